"""Push messages of a browser: encrypted for it alone (RFC 8291), and signed by this server's own key (VAPID, RFC 8292).

The two standards come from `http_ece` and `py_vapid`, of which pywebpush consists; its own requests would go past the
checks of `outward`.
"""

import base64
import binascii
import json
from typing import Any, Final

from sacbe.server.notices.letters import Written
from sacbe.server.notices.outward import Address, Outward, parse
from sacbe.server.notices.sorting import Pace
from sacbe.server.notices.ways import Fate, HandOver, Result, deliver
from sacbe.server.store.channels import ChannelRow

SECRET: Final = "push"
"""The private key is made from this secret of the database: all servers have the same."""
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many points the curve P-256 has."""
KEPT_SECONDS: Final = 2 * 86_400
"""So long a push service keeps a message for a browser that is away."""
MOST_TEXT: Final = 900
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16


class Push:
    """The way to browsers."""

    name = "push"
    pace = Pace(60_000, 5)
    at_once = 32

    def __init__(self, secret: bytes, contact: str, outward: Outward) -> None:
        from cryptography.hazmat.primitives import serialization
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import Vapid02

        private = ec.derive_private_key(int.from_bytes(secret, "big") % (ORDER - 1) + 1, ec.SECP256R1())
        point = private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public_key = written_bytes(point)
        """What a browser needs to subscribe."""
        self._vapid: Any = Vapid02(private)
        self._contact = contact
        self._outward = outward

    async def send(self, written: Written, channel: ChannelRow, hand_over: HandOver) -> Result:
        try:
            address = parse(channel.address, self._outward.inside)
        except ValueError:
            return Result(Fate.REFUSED)
        body = encrypted(_document(written), channel.keys)
        headers = {
            **self._signed(address),
            "ttl": str(KEPT_SECONDS),
            "urgency": "high" if written.urgent else "normal",
            "topic": written.id,
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
        }
        return await deliver(self._outward, address, headers, body)

    def _signed(self, address: Address) -> dict[str, str]:
        headers: dict[str, str] = self._vapid.sign({"sub": self._contact, "aud": address.origin})
        return headers


def _document(written: Written) -> bytes:
    """What the page's service worker shows."""
    return json.dumps(
        {
            "id": written.id,
            "title": written.title[:120],
            "body": written.text[:MOST_TEXT],
            "link": written.link,
            "stop": written.stop,
            "lang": written.language,
            "turns": written.turns,
        },
        ensure_ascii=False,
    ).encode()


def encrypted(document: bytes, keys: str) -> bytes:
    """A document for the browser that gave these keys."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    given = json.loads(keys)
    made: bytes = http_ece.encrypt(
        document,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=read_bytes(given["p256dh"]),
        auth_secret=read_bytes(given["auth"]),
        version="aes128gcm",
    )
    return made


def are_keys(p256dh: str, auth: str) -> bool:
    """Are these what a browser gives: a point on the curve, and 16 bytes?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = read_bytes(p256dh), read_bytes(auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except (ValueError, binascii.Error):
        return False
    return len(point) == POINT_BYTES and len(secret) == AUTH_BYTES


def written_bytes(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read_bytes(written: str) -> bytes:
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
