"""Being told elsewhere: by which channels, of what, and when not."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

WayName = Literal["push", "mail", "discord", "json"]
KindName = Annotated[str, Meta(pattern=r"^[a-z_]{1,20}$", description="A kind of notice, as `kinds` lists them.")]
Kinds = Annotated[list[KindName], Meta(max_length=20, description="Of what the channel tells.")]
Minute = Annotated[int, Meta(ge=0, le=1_439, description="A time of the day, in minutes after midnight.")]
Base64 = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,100}$", description="As browsers write it: base64url.")]
Target = Annotated[
    str, Meta(min_length=3, max_length=1_000, description="An e-mail address, or where a request is to go.")
]
Signed = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{16}\.[A-Za-z0-9_-]{22}$", description="What a link in a notice ends with.")
]


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser gives for its messages to be encrypted with."""

    p256dh: Base64
    auth: Base64


class NewChannel(Struct, forbid_unknown_fields=True):
    """A way to be told. The same one again takes the place of the first."""

    way: WayName
    address: Target
    kinds: Kinds
    keys: PushKeys | None = None
    """Of a browser, for push messages."""


class ChannelKinds(Struct, forbid_unknown_fields=True):
    """Of what a channel is to tell."""

    kinds: Kinds


class ChannelInfo(Struct):
    """A way to be told. Of an address that lets its bearer write somewhere, only the server's name is shown.

    `confirmed`: only then is anything sent but the question whether the address is yours. `trouble` says why nothing is
    sent any more (`gone`, `refused`, `away`), and is empty as long as it works; choosing kinds or a trial ends it.
    """

    id: str
    way: str
    address: str
    kinds: list[str]
    confirmed: bool
    trouble: str


class Habits(Struct, forbid_unknown_fields=True):
    """In which language somebody reads, by which clock they live, and from when until when nothing is sent."""

    language: Annotated[str, Meta(pattern=r"^[a-z]{2,3}$", description="A language, such as `pl`.")] = "en"
    zone: Annotated[
        str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,50}$", description="A time zone, such as `Europe/Warsaw`.")
    ] = "UTC"
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None


class NoticesHere(Struct):
    """Which ways and kinds of notices there are, the key to subscribe a browser with, and what the asker has."""

    ways: list[str]
    push_key: str | None
    kinds: list[str]
    channels: list[ChannelInfo]
    habits: Habits


class NoticeLink(Struct, forbid_unknown_fields=True):
    """What the link of a notice ends with, behind the #."""

    token: Signed
