"""What programs get of Tikal as JSON: the view of a seat, the terms of an action, the news of it.

docs/tikal.md and docs/deeds.md say what the fields mean. The page's types are made from these.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal["start", "draw", "offer", "bid", "choose", "place", "spend", "treasure", "over"]
Terrain = Literal["unexplored", "base camp", "temple", "jungle", "treasure", "volcano"]
Scoring = Literal["volcano", "final"]

# The view


class Tile(TypedDict):
    """A tile as it is printed, its stones by edge, clockwise from the north."""

    id: str
    terrain: Terrain
    value: int
    masks: int
    stones: list[int]


class Field(TypedDict):
    """An explored field; those of temples and treasure sites have more."""

    field: str
    terrain: Terrain
    tile: str | None
    stones: list[int]
    ways: list[int]
    members: list[int]
    leaders: list[int]
    camp: int | None
    value: NotRequired[int]
    guard: NotRequired[int | None]
    strength: NotRequired[list[int]]
    scored_by: NotRequired[int | None]
    uncovered_this_turn: NotRequired[int]
    tokens: NotRequired[int]
    dug_this_turn: NotRequired[int]


class WouldScore(TypedDict):
    temples: int
    treasures: int


class Player(TypedDict):
    seat: int
    reserve: int
    leader: str
    camps_left: int
    camps: list[str]
    guards_left: int
    treasures: dict[str, int]
    score: int
    parts: dict[str, int]
    would_score: WouldScore


class Auction(TypedDict):
    offer: list[Tile]
    opener: int | None
    bid: int
    bidder: int | None
    in_auction: list[int]
    in_round: list[int]
    highest_bid: int | None
    tiles_to_come: int


class View(TypedDict):
    seat: int | None
    phase: Phase
    turn: int | None
    pending: list[int]
    number: int
    action_points: int
    tile: Tile | None
    scoring: Scoring | None
    scoring_order: list[int]
    scoring_turns_done: int
    scorings_done: int
    fields: list[Field]
    players: list[Player]
    tiles_left: dict[str, dict[str, int]]
    top_letter: str | None
    levels_left: dict[str, int]
    treasures_left: dict[str, int]
    auction: Auction | None
    ranking: list[int] | None


# Terms


class Cost(TypedDict, total=False):
    action_points: int
    points: int


class Gain(TypedDict, total=False):
    action_points: int
    points: int
    treasures: int


class Change(TypedDict, total=False):
    """Numbers of the table, now and then."""

    reserve: list[int]
    value: list[int]
    tokens: list[int]
    would_score: list[int]
    camps_left: list[int]
    guards_left: list[int]


_From = TypedDict("_From", {"from": NotRequired[str]})


class Terms(_From):
    ends_turn: bool
    reveals: bool
    cost: NotRequired[Cost]
    gain: NotRequired[Gain]
    change: NotRequired[Change]
    to: NotRequired[str]
    scored_by: NotRequired[dict[str, int | None]]
    value: NotRequired[int]
    leave: NotRequired[int]
    tile: NotRequired[Tile]
    links: NotRequired[dict[str, int]]
    open: NotRequired[list[str]]
    unused: NotRequired[int]
    temples: NotRequired[dict[str, int]]
    treasures: NotRequired[int]
    left_if_won: NotRequired[int]
    winner: NotRequired[int]
    scoring: NotRequired[Literal["volcano"]]


# News


class Placed(TypedDict):
    event: Literal["placed"]
    seat: int
    field: str
    id: str


class Brought(TypedDict):
    event: Literal["brought"]
    seat: int
    to: str


Sent = TypedDict("Sent", {"event": Literal["sent"], "seat": int, "from": str, "to": str})


class Uncovered(TypedDict):
    event: Literal["uncovered"]
    seat: int
    field: str
    value: int


class Left(TypedDict):
    event: Literal["left"]
    seat: int
    field: str
    members: int
    leader: bool


class TreasureDug(TypedDict):
    event: Literal["treasure"]
    seat: int
    id: str
    held: int


class TemplePoints(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    why: Literal["temple"]
    field: str


class TreasurePoints(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    why: Literal["treasure"]
    id: str
    held: int


class BidPaid(TypedDict):
    event: Literal["points"]
    seat: int
    points: int
    why: Literal["bid"]


class ScoringBegun(TypedDict):
    event: Literal["scoring"]
    scoring: Scoring
    order: list[int]


class ScoringOver(TypedDict):
    event: Literal["scoring-over"]
    scoring: Scoring


class AuctionBegun(TypedDict):
    event: Literal["auction"]
    opener: int
    seats: list[int]


class AuctionWon(TypedDict):
    event: Literal["auction-won"]
    seat: int
    points: int


class LastTile(TypedDict):
    event: Literal["last-tile"]
    seat: int
    id: str


class GameOver(TypedDict):
    event: Literal["game-over"]
    ranking: list[int]
    scores: list[int]


News = (
    Placed
    | Brought
    | Sent
    | Uncovered
    | Left
    | TreasureDug
    | TemplePoints
    | TreasurePoints
    | BidPaid
    | ScoringBegun
    | ScoringOver
    | AuctionBegun
    | AuctionWon
    | LastTile
    | GameOver
)
