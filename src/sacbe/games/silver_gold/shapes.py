"""What programs get of Silver & Gold as JSON: the view of a seat, the terms of an action, the news of it.

docs/silver_gold.md and docs/deeds.md say what the fields mean. The page's types are made from these.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["deal", "keep", "fill", "start", "reveal", "mark", "take", "draw", "over"]
Colour = Literal["grey", "green", "orange", "purple"]

# The view


class Held(TypedDict):
    """A map before a player."""

    id: str
    marked: list[str]
    free: int


class Player(TypedDict):
    seat: int
    maps: list[Held | None]
    completed: list[str]
    coins: int
    trophies: list[int]
    palms: list[int]
    score: int
    parts: dict[str, int]


class View(TypedDict):
    seat: int | None
    phase: Phase
    turn: int | None
    pending: list[int]
    number: int
    round: int
    card: int
    start_player: int | None
    pattern: str | None
    reveals: list[str]
    cards: dict[str, int]
    deck: int
    display: list[str]
    display_palms: int
    trophies_left: list[int]
    players: list[Player]
    hand: list[str]
    owed: int
    ranking: list[int] | None


# Terms


class Gain(TypedDict, total=False):
    crosses: int
    coins: int
    palm: int
    points: int


class Completes(TypedDict):
    id: str
    points: int
    seals: int


class Seal(TypedDict):
    colour: Colour
    points: int


class Chart(TypedDict):
    """What a map shows."""

    id: str
    colour: Colour
    points: int
    crosses: int
    coins: int
    palms: int
    seal: Seal | None


class Terms(TypedDict):
    ends_turn: bool
    reveals: bool
    gain: NotRequired[Gain]
    completes: NotRequired[Completes]
    trophy: NotRequired[int]
    extra: NotRequired[int]
    map: NotRequired[Chart]
    deck: NotRequired[int]


# News


class Dealt(TypedDict):
    event: Literal["dealt"]
    id: str


class Kept(TypedDict):
    event: Literal["kept"]
    seat: int
    ids: list[str]


class Marked(TypedDict):
    event: Literal["marked"]
    seat: int
    map: int
    id: str
    fields: list[str]


class Points(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    why: Literal["coins", "palm", "trophy", "seals"]


class MapPoints(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    why: Literal["map"]
    id: str


class Taken(TypedDict):
    event: Literal["taken"]
    seat: int
    map: int
    id: str


class Shown(TypedDict):
    event: Literal["shown"]
    id: str


class StartPlayer(TypedDict):
    event: Literal["start-player"]
    seat: int


class RoundBegun(TypedDict):
    event: Literal["round"]
    round: int


class GameOver(TypedDict):
    event: Literal["game-over"]
    ranking: list[int]
    scores: list[int]


News = Dealt | Kept | Marked | Points | MapPoints | Taken | Shown | StartPlayer | RoundBegun | GameOver
