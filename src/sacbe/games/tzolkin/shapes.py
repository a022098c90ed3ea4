"""What programs get of Tzolk'in as JSON: the view of a seat, the terms of an action, the news of it.

docs/tzolkin.md and docs/deeds.md say what the fields mean. The page's types are made from these.
"""

from typing import Literal, NotRequired, TypedDict

Phase = Literal[
    "start", "buildings", "monuments", "deal", "dummies", "keep", "turn", "refill", "new age", "day", "over"
]
Mode = Literal["undecided", "placing", "picking", "pitied"]
Worker = int | Literal["dummy"] | None

# The view


class Entry(TypedDict):
    """An entry of the decision stack: a choice with its numbers, or a row of effects under way."""

    what: str
    numbers: NotRequired[list[int]]
    of: NotRequired[str]
    done: NotRequired[int]


class Gained(TypedDict, total=False):
    """What becomes more: goods, steps on temples, workers, points."""

    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    chaac: int
    quetzalcoatl: int
    kukulcan: int
    workers: int
    points: int


class Asked(TypedDict):
    what: str
    number: int


class Gives(Gained, total=False):
    harvest: dict[str, Gained]
    then: list[Asked]


class Wheel(TypedDict):
    wheel: str
    workers: list[Worker]
    last_space: int
    next_space: int | None
    next_cost: int | None
    possible: list[int]
    gives: list[Gives]


class Group(TypedDict):
    space: int
    corn_tiles: int
    wood_tiles: int
    corn_visible: int


class Building(TypedDict):
    id: str
    cost: list[int]
    corn_cost: int
    payable: NotRequired[bool]
    payable_with_corn: NotRequired[bool]


class Monument(TypedDict):
    id: str
    cost: list[int]
    payable: NotRequired[bool]
    worth_now: NotRequired[int]


class Temple(TypedDict):
    god: str
    steps: list[int]
    points_now: list[int]
    goods_now: list[dict[str, int]]


class Player(TypedDict):
    seat: int
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    workers: int
    in_hand: int
    light: bool
    temples: dict[str, int]
    technologies: dict[str, int]
    buildings: list[str]
    monuments: list[str]
    monuments_worth: int
    corn_tiles: int
    wood_tiles: int
    workers_fed: int
    corn_less_per_worker: int
    meal_bill: int
    wealth: list[str]
    score: float
    parts: dict[str, float]


class OpenView(TypedDict):
    """What everybody sees alike; the players' wealth tiles aside, which may be hidden."""

    phase: Phase
    turn: int | None
    pending: list[int]
    number: int
    mode: Mode
    placed: int
    asked: Entry | None
    stack: list[Entry]
    day: int
    food_day: bool
    food_days_done: int
    days_to_food: int
    first_player: int | None
    first_space: Worker
    calendar_corn: int
    double_advance_blocked: bool
    skulls_in_bank: int
    skulls_offered: list[int]
    first_space_cost: int | None
    jungle: list[Group]
    buildings_in_stack: int
    age2_buildings: list[str]
    temples: list[Temple]
    players: list[Player]
    ranking: list[int] | None


class OwnView(TypedDict):
    """What is another thing for every seat."""

    seat: int | None
    wheels: list[Wheel]
    buildings: list[Building]
    monuments: list[Monument]
    hand: list[str]
    players: NotRequired[list[Player]]


class View(OpenView):
    seat: int | None
    wheels: list[Wheel]
    buildings: list[Building]
    monuments: list[Monument]
    hand: list[str]


# Terms


class Cost(TypedDict, total=False):
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    points: float


class Gain(TypedDict, total=False):
    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    corn_tiles: int
    wood_tiles: int
    workers: int
    points: float


class Effect(TypedDict):
    """What a tile does."""

    what: str
    good: NotRequired[str]
    god: NotRequired[str]
    technology: NotRequired[str]
    number: NotRequired[int]


class PossibleAction(TypedDict):
    action: int
    corn: int


class FoodDay(TypedDict):
    workers: int
    corn: int
    unfed: int


class WorkerPushed(TypedDict):
    seat: int
    wheel: str
    space: int


class Details(TypedDict, total=False):
    space: int
    workers: int
    workers_so_far: int
    pity: Literal[True]
    calendar_corn: int
    first_player: int
    actions: list[PossibleAction]
    ahead: int
    wheel: str
    steps_down: int
    action: int
    level: int | Literal["bonus"]
    price: dict[str, int]
    effects: list[Effect]
    worth_now: int
    lost: Literal[True]
    new_buildings: int
    food_day: FoodDay | bool
    day: int
    home: list[WorkerPushed]
    cost: Cost
    gain: Gain
    temples: dict[str, list[int]]
    technologies: dict[str, list[int]]
    light: bool
    then: str


class Terms(Details):
    ends_turn: bool
    reveals: bool


# News


class Dealt(TypedDict):
    event: Literal["dealt"]
    id: str


class DummyPlaced(TypedDict):
    event: Literal["dummy"]
    wheel: str
    space: int


class Kept(TypedDict):
    event: Literal["kept"]
    seat: int
    ids: list[str]


class Placed(TypedDict):
    event: Literal["placed"]
    seat: int
    wheel: str
    space: int


class ActionDone(TypedDict):
    event: Literal["action"]
    seat: int
    wheel: str
    action: int


class GoodsChanged(TypedDict):
    event: Literal["goods"]
    seat: int
    goods: dict[str, int]


StepMade = TypedDict("StepMade", {"event": Literal["temple"], "seat": int, "god": str, "from": int, "to": int})


class LevelReached(TypedDict):
    event: Literal["technology"]
    seat: int
    technology: str
    level: int


class HarvestTile(TypedDict):
    event: Literal["harvest-tile"]
    seat: int
    tile: str


class TileBuilt(TypedDict):
    event: Literal["building", "monument"]
    seat: int
    id: str


class WorkerGained(TypedDict):
    event: Literal["worker"]
    seat: int
    workers: int


class BoardTurned(TypedDict):
    event: Literal["board"]
    seat: int
    light: bool


class Points(TypedDict):
    event: Literal["points"]
    seat: int
    points: float
    why: Literal["skulls", "buildings", "technologies", "hunger", "goods"]


class TemplePoints(TypedDict):
    event: Literal["points"]
    seat: int
    points: float
    why: Literal["temple"]
    god: str


class MonumentPoints(TypedDict):
    event: Literal["points"]
    seat: int
    points: float
    why: Literal["monument"]
    id: str


class CalendarCorn(TypedDict):
    event: Literal["calendar-corn"]
    seat: int
    corn: int


class CalendarCornAdded(TypedDict):
    event: Literal["calendar-corn-added"]
    corn: int


class FoodDayCame(TypedDict):
    event: Literal["food-day"]
    number: int


class Fed(TypedDict):
    event: Literal["fed"]
    seat: int
    workers: int
    corn: int
    unfed: int


class NewAge(TypedDict):
    event: Literal["new-age"]


class TempleGoods(TypedDict):
    event: Literal["temple-goods"]
    seat: int
    god: str
    goods: dict[str, int]


class SkullsShort(TypedDict):
    event: Literal["skulls-short"]
    wanted: int


class FirstPlayer(TypedDict):
    event: Literal["first-player"]
    seat: int
    by: int


class CalendarTurned(TypedDict):
    event: Literal["calendar"]
    days: int
    day: int


class PushedOff(WorkerPushed):
    event: Literal["pushed-off"]


class FoodDayDue(TypedDict):
    event: Literal["food-day-due"]
    number: int
    gives: Literal["goods", "points"]


class GameOver(TypedDict):
    event: Literal["game-over"]
    ranking: list[int]
    scores: list[float]


News = (
    Dealt
    | DummyPlaced
    | Kept
    | Placed
    | ActionDone
    | GoodsChanged
    | StepMade
    | LevelReached
    | HarvestTile
    | TileBuilt
    | WorkerGained
    | BoardTurned
    | Points
    | TemplePoints
    | MonumentPoints
    | CalendarCorn
    | CalendarCornAdded
    | FoodDayCame
    | Fed
    | NewAge
    | TempleGoods
    | SkullsShort
    | FirstPlayer
    | CalendarTurned
    | PushedOff
    | FoodDayDue
    | GameOver
)
