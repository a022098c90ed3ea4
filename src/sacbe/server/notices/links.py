"""The links in notices: to the table, to the confirmation of an address, and to the end of such messages.

The last two need no login: they are signed with a secret of this database, each for one channel and one purpose. What
they do happens only when the page that they open is told so; a program that follows every link ends nothing.
"""

import base64
import hashlib
import hmac
from typing import Final

SECRET: Final = "notices"
_MAC_BYTES: Final = 16


class Links:
    """The links of a server that people reach at an address."""

    def __init__(self, base: str, secret: bytes) -> None:
        self._base = base.rstrip("/")
        self._secret = secret

    @property
    def home(self) -> str:
        return f"{self._base}/"

    def table(self, table: str) -> str:
        return f"{self._base}/table/{table}"

    def confirm(self, channel: str) -> str:
        # Behind the #, it never reaches a log or another site.
        return f"{self._base}/notices/confirm#{self.token('confirm', channel)}"

    def stop(self, channel: str) -> str:
        return f"{self._base}/notices/stop#{self.token('stop', channel)}"

    def stop_by_post(self, channel: str) -> str:
        """Where a mail program ends them with one request (RFC 8058)."""
        return f"{self._base}/api/notices/stop/{self.token('stop', channel)}"

    def token(self, purpose: str, channel: str) -> str:
        return f"{channel}.{self._mac(purpose, channel)}"

    def channel_of(self, purpose: str, token: str) -> str | None:
        """The channel that a token is for; None if we have not made it."""
        channel, _, mac = token.partition(".")
        return channel if hmac.compare_digest(mac, self._mac(purpose, channel)) else None

    def _mac(self, purpose: str, channel: str) -> str:
        made = hmac.digest(self._secret, f"{purpose}:{channel}".encode(), hashlib.sha256)[:_MAC_BYTES]
        return base64.urlsafe_b64encode(made).rstrip(b"=").decode()
