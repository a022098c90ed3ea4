"""Receivers for each test, and servers that may send to them."""

from collections.abc import Callable, Iterator

import pytest
from tests.server.serving import Server, serve

__all__ = ["serve"]

for _package in ("http_ece", "py_vapid", "aiosmtplib", "aiosmtpd"):
    pytest.importorskip(_package, reason="the extra `notices` is not installed")


@pytest.fixture
def receiver() -> Iterator["Receiver"]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def inside(serve: Callable[..., Server]) -> Server:
    """A server whose notices may go to this machine."""
    return serve("--webhooks-inside")


from tests.server.notices.receivers import Receiver  # noqa: E402
