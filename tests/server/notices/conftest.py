"""Receivers for each test, and a server for all of them that may send to this machine."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Server

for _package in ("http_ece", "py_vapid", "aiosmtplib", "aiosmtpd"):
    pytest.importorskip(_package, reason="the extra `notices` is not installed")

from tests.server.notices.receivers import MailBox, Receiver  # noqa: E402


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture(scope="session")
def box() -> Iterator[MailBox]:
    with MailBox().open() as opened:
        yield opened


@pytest.fixture(scope="session")
def inside(box: MailBox) -> Iterator[Server]:
    """A server whose notices may go to this machine, its mail to the box."""
    mail = ["--smtp-url", box.address, "--smtp-from", "games@example.org"]
    with tempfile.TemporaryDirectory(prefix="sacbe-notices-") as directory:
        made = Server(Path(directory), "--webhooks-inside", *mail).start()
        try:
            yield made
        finally:
            made.close()
