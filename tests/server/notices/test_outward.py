"""No address that a visitor names leads into the network that the server stands in."""

import asyncio
import socket

import pytest

from sacbe.server.notices import outward
from sacbe.server.notices.outward import Address, Forbidden, Outward, Unreachable, is_for_everybody, is_near, parse

PRIVATE = [
    "127.0.0.1",
    "127.8.8.8",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "100.64.0.1",
    "169.254.169.254",
    "168.63.129.16",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd00:ec2::254",
    "::ffff:10.0.0.1",
    "::ffff:127.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::",
    "ff02::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_a_private_network_is_for_nobody(address: str) -> None:
    assert not is_for_everybody(address)


@pytest.mark.parametrize("address", ["162.159.128.233", "8.8.8.8", "2606:4700::6810:84e5", "::ffff:8.8.8.8"])
def test_an_address_of_the_open_network_is_for_everybody(address: str) -> None:
    assert is_for_everybody(address)


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://example.org:22/",
        "https://user@example.org/",
        "https:///nothing",
        "https://exa mple.org/",
        "https://example.org/\r\nHost: other",
        "file:///etc/passwd",
        "gopher://example.org/",
        "https://[::1]/",
        "https://10.0.0.1/",
        "https://169.254.169.254/latest/meta-data",
    ],
)
def test_by_its_looks_alone_an_address_can_be_wrong(address: str) -> None:
    with pytest.raises((ValueError, Forbidden)):
        parse(address, inside=False)


@pytest.mark.parametrize("host", ["localhost", "2130706433", "0x7f.1", "127.1", "[::ffff:127.0.0.1]"])
def test_whatever_a_name_leads_to_is_looked_at_before_anything_is_sent(host: str) -> None:
    async def ask() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            listening.setblocking(False)
            port = listening.getsockname()[1]
            with pytest.raises(Unreachable):
                await Outward().post(Address("http", host.strip("[]"), port, "/"), {}, b"")
            with pytest.raises(BlockingIOError):
                listening.accept()

    asyncio.run(ask())


def test_a_name_that_changes_its_mind_is_of_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is made to the address that was looked at; nobody resolves the name a second time."""
    asked: list[str] = []
    reached: list[str] = []

    async def connect(host: str, *rest: object, **more: object) -> None:
        reached.append(host)
        raise OSError

    async def ask() -> None:
        async def resolve(host: str, *rest: object, **more: object) -> list[object]:
            asked.append(host)
            place = "8.8.8.8" if len(asked) == 1 else "127.0.0.1"
            return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (place, 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolve)
        monkeypatch.setattr(asyncio, "open_connection", connect)
        monkeypatch.setattr(outward, "is_near", lambda *place: False)
        with pytest.raises(Unreachable):
            await Outward().post(Address("https", "rebind.example", 443, "/"), {}, b"")

    asyncio.run(ask())
    assert (asked, reached) == (["rebind.example"], ["8.8.8.8"])


def test_this_machine_is_near_itself() -> None:
    assert is_near(socket.AF_INET, "127.0.0.1", 80)
