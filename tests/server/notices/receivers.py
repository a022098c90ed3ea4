"""What notices arrive at: a webhook, a push service with a browser behind it, and a mail server, all real."""

import base64
import email
import json
import os
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, TypeVar

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from tests.server.serving import PATIENCE_SECONDS, Json

T = TypeVar("T")


@dataclass
class Heard:
    """One request."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float = field(default_factory=time.time)

    @property
    def json(self) -> Json:
        found: Json = json.loads(self.body)
        return found


class Receiver:
    """A web server that takes whatever is posted to it."""

    def __init__(self) -> None:
        self.heard: list[Heard] = []
        self.answers: list[int] = []
        """The statuses of the next answers; then 204."""
        self.slow = 0.0
        """How many seconds it takes to answer, after it has noted the request."""
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                status = receiver.answers.pop(0) if receiver.answers else 204
                if status < 300:
                    receiver.heard.append(Heard(self.path, headers, body))
                time.sleep(receiver.slow)
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", f"{receiver.url}/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    def ids(self) -> list[str]:
        """The ids of the messages in plain JSON."""
        return [each.headers["idempotency-key"] for each in self.heard]

    def told(self, kind: str = "turn") -> list[Json]:
        """Everything of a kind that was told in plain JSON."""
        return [notice for each in self.heard for notice in each.json["notices"] if notice["kind"] == kind]


class Browser:
    """A browser that has subscribed at a push service: only it can read what comes."""

    def __init__(self, receiver: Receiver, name: str) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self._receiver = receiver
        self._path = f"/push/{name}"
        self.endpoint = receiver.url + self._path

    @property
    def keys(self) -> Json:
        point = self._private.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return {"p256dh": _base64(point), "auth": _base64(self._auth)}

    def shown(self, server_key: str) -> dict[str, Json]:
        """What is on its screen: one notice for each tag, whatever came. Each was signed by the server's own key."""
        found: dict[str, Json] = {}
        for each in self._receiver.heard:
            if each.path == self._path:
                authorization = each.headers["authorization"]
                assert Vapid02.verify(authorization)
                assert authorization.endswith(f"k={server_key}")
                text = http_ece.decrypt(each.body, private_key=self._private, auth_secret=self._auth)
                document = json.loads(text)
                assert each.headers["topic"] == document["id"]
                found[document["id"]] = document
        return found


def _base64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class MailBox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        box = self

        class Handler:
            async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: ANN401
                box.mails.append(email.message_from_bytes(envelope.content))
                return "250 taken"

        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self._controller = Controller(Handler(), hostname="127.0.0.1", port=port)
        self.address = f"smtp://127.0.0.1:{port}"

    @contextmanager
    def open(self) -> Iterator["MailBox"]:
        self._controller.start()
        try:
            yield self
        finally:
            self._controller.stop()

    def to(self, address: str) -> list["Mail"]:
        """What has come for an address: of two with the same id one, as mail boxes do."""
        found = {str(mail["message-id"]): mail for mail in self.mails if mail["to"] == address}
        return [Mail(mail) for mail in found.values()]


class Mail:
    """One e-mail."""

    def __init__(self, message: Message) -> None:
        self.message = message
        body = message.get_payload(decode=True)
        assert isinstance(body, bytes)
        self.text = body.decode()

    def link(self, page: str) -> str:
        """The token of a link in it."""
        found = re.search(rf"/notices/{page}#(\S+)", self.text)
        assert found is not None, self.text
        return found[1]


def wait_for(found: Callable[[], T], seconds: float = PATIENCE_SECONDS) -> T:
    """What is there, once something is."""
    end = time.monotonic() + seconds
    while True:
        now = found()
        if now or time.monotonic() > end:
            return now
        time.sleep(0.02)
