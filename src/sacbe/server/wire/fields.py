"""What single fields may hold: names, seats, actions, tokens, options."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta

Json = dict[str, Any]

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name as people write it; text, never markup.")]
Title = Annotated[str, Meta(max_length=80, description="What the table is called; may be empty.")]
Seat = Annotated[int, Meta(ge=0, le=3, description="A seat, counted from 0: A is 0.")]
Count = Annotated[int, Meta(ge=0, le=1_000_000, description="A number of steps, as the reader counts them.")]
RequestId = Annotated[
    str,
    Meta(
        pattern=r"^[A-Za-z0-9_-]{8,64}$",
        description="Chosen by the client, new for each request; the same id again does nothing a second time.",
    ),
]
Level = Annotated[str, Meta(pattern=r"^[a-z0-9_.:-]{1,40}$", description="A bot, such as `strong` or `expert:0.5s`.")]
Nonce = Annotated[
    str, Meta(pattern=r"^([0-9a-f]{2}){0,64}$", description="What the seat adds to the deal, hexadecimal.")
]
Token = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$", description="256 bits that open a seat or a session.")]
Move = (
    Annotated[int, Meta(ge=0, le=1_000_000, description="An action by its number, as `legal` gives it.")]
    | Annotated[str, Meta(min_length=1, max_length=120, description="An action in notation.")]
)
Moves = Annotated[list[Move], Meta(min_length=1, max_length=200)]
OptionValue = Annotated[int, Meta(ge=-1000, le=1000)] | bool | Annotated[str, Meta(max_length=40)]
Options = Annotated[
    dict[Annotated[str, Meta(max_length=40)], OptionValue],
    Meta(max_length=20, description="Options of the game by name; what is left out has its default."),
]
Ticket = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{48}$", description="What a promised deal is claimed with.")]
RecordText = Annotated[str, Meta(min_length=1, max_length=400_000, description="A record as text.")]

SeatKind = Literal["human", "open", "bot"]
TableStatus = Literal["open", "running", "finished", "ended", "archived"]

PAGE_MOST: Final = 100
"""How many tables or steps one answer holds at most."""
