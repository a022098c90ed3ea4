"""One person on several devices."""

from typing import Annotated

from msgspec import Meta, Struct

from sacbe.server.wire.fields import Token

Label = Annotated[str, Meta(max_length=40, description="What the device is called in the list.")]
Code = Annotated[str, Meta(min_length=16, max_length=40, description="A recovery code, however it was written down.")]


class OpenDevice(Struct, forbid_unknown_fields=True):
    """Become one more device of the person whose link it is."""

    token: Token
    label: Label = ""


class Recover(Struct, forbid_unknown_fields=True):
    """The same by a recovery code."""

    code: Code
    label: Label = ""


class Opened(Struct):
    """Who one is now. A program gets the token; a browser has it as a cookie, and gets none here."""

    name: str
    token: str


class LinkMade(Struct):
    """What opens one more device, once: the link to the page is `/open#TOKEN`. `until` is when it is good no more."""

    token: str
    until: int


class Codes(Struct):
    """Recovery codes, shown this once. Each is good once."""

    codes: list[str]


class DeviceInfo(Struct):
    """A device of a person. The first has no label; `here` is the one that asks."""

    id: str
    label: str
    made: int
    here: bool


class Devices(Struct):
    """All devices, and how many recovery codes are good."""

    devices: list[DeviceInfo]
    codes: int


class SeatKept(Struct):
    """A seat that somebody holds."""

    table: str
    seat: int


class Everything(Struct):
    """All that the server has of somebody, beside what they did at their tables: the records of those have that."""

    name: str
    created: int
    seen: int
    language: str
    zone: str
    addresses: list[str]
    made: list[str]
    seats: list[SeatKept]
