"""Which addresses count as one visitor."""

import pytest

from sacbe.server.addresses import is_local, place_of


@pytest.mark.parametrize(
    ("address", "place"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("127.0.0.2", "127.0.0.2"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("a name", "a name"),
        ("", ""),
    ],
)
def test_an_address_belongs_to_a_place(address: str, place: str) -> None:
    assert place_of(address) == place


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_loopback_is_this_machine(address: str) -> None:
    assert is_local(address)


@pytest.mark.parametrize("address", ["203.0.113.9", "2001:db8::1", "", "localhost"])
def test_all_else_is_not(address: str) -> None:
    assert not is_local(address)
