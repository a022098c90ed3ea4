"""Tzolk'in in the text client: what is asked, what can be typed, which pages there are.

What the client needs of a game is the protocol `GameText` in `sacbe.terminal.game`; this module is it, and offers
orders and questions besides. Pictures come from `drawing`, sentences from `telling`, what actions would do
from `describing`, news from `news`, orders from `orders`.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import BUILDING_IDS, CHICHEN_ITZA, MONUMENT_IDS, RESOURCES, WHEEL_NAMES
from sacbe.games.tzolkin.steps.kinds import MAY_STOP, OR_MONUMENT, WITH_CORN
from sacbe.terminal.tzolkin.describing import describe, describe_order
from sacbe.terminal.tzolkin.drawing import (
    SIGNS,
    WIDTH,
    Line,
    draw,
    draw_buildings,
    draw_hand,
    draw_jungle,
    draw_monuments,
    draw_players,
    draw_technologies,
    draw_temple_pay,
    draw_wheels,
    draw_wide,
)
from sacbe.terminal.tzolkin.news import continues, news
from sacbe.terminal.tzolkin.orders import expand
from sacbe.terminal.tzolkin.spaces import harvest_corn, harvest_ways, harvest_wood
from sacbe.terminal.tzolkin.telling import (
    outlook,
    tell,
    tell_age2,
    tell_buildings,
    tell_calendar,
    tell_hand,
    tell_jungle,
    tell_monuments,
    tell_player,
    tell_seat,
    tell_technologies,
    tell_temples,
    tell_wheel,
    tell_wheels,
)
from sacbe.terminal.tzolkin.things import THINGS
from sacbe.terminal.tzolkin.words import (
    WHEEL_TITLES,
    building_kind,
    building_told,
    capital,
    level_price,
    listed,
    many,
    monument_kind,
    monument_told,
    place_told,
    viewer,
)

__all__ = [
    "THINGS",
    "answer", "continues", "describe", "describe_order", "draw", "draw_wide", "expand", "look", "news", "outlook",
    "page", "pages", "points", "question", "questions", "tell", "tell_answer", "tell_page", "tell_seat", "typing",
]  # fmt: skip


# What is asked


def question(view: Json) -> str:
    """What the seat has to decide now, with something it could type."""
    seat: int | None = view["seat"]
    if seat is None or seat not in view["pending"]:
        return ""
    if view["phase"] == "keep":
        kept: list[str] = view["players"][seat]["wealth"]
        left = [tile for tile in view["hand"] if tile not in kept]
        return f"Keep {'one more' if kept else 'two'} of your wealth tiles. Type a name, such as {left[0]}."
    if view["phase"] == "day":
        return "How far does the calendar advance? Type 1 for one day or 2 for two days."
    asked: Json = view["asked"]
    if asked["what"] == "turn":
        return _question_turn(view, seat)
    return _QUESTIONS[asked["what"]](view, asked["numbers"])


def _question_turn(view: Json, seat: int) -> str:
    player = viewer(view)
    on_wheels = _own_space(view, seat)
    if view["mode"] == "placing":
        cost = _cheapest(view)
        again = player["in_hand"] and cost is not None and cost <= player["corn"]
        more = f"Place another, such as {_example_place(view)}, or end" if again else "Type done to end"
        return f"{more} your turn{' with done' if again else ''}."
    if view["mode"] == "pitied":
        return "Type done to end your turn."
    if view["mode"] == "picking":
        return f"Pick up another, such as {on_wheels}, or type done." if on_wheels else "Type done to end your turn."
    cost = _cheapest(view)
    can_place = player["in_hand"] and cost is not None and cost <= player["corn"]
    ways: list[str] = []
    if can_place:
        ways.append(f"place workers ({_example_place(view)})")
    if on_wheels:
        ways.append(f"pick them up ({on_wheels})")
    god = next((god for god, step in player["temples"].items() if step), "")
    if player["corn"] <= 2 and god:
        ways.append(f"beg for corn (beg {god})")
    if not ways:
        ways.append(f"place one worker by the pity of the gods (place {_cheapest_place(view)})")
    return f"{capital(listed(ways, 'or'))}."


def _costs(view: Json) -> dict[str, int]:
    """What placing costs, by where."""
    costs = {shown["wheel"]: shown["next_cost"] for shown in view["wheels"]} | {"first": view["first_space_cost"]}
    return {place: int(cost) for place, cost in costs.items() if cost is not None}


def _cheapest_place(view: Json) -> str:
    costs = _costs(view)
    return min(costs, key=lambda place: costs[place])


def _cheapest(view: Json) -> int | None:
    return min(_costs(view).values(), default=None)


def _example_place(view: Json) -> str:
    """Somewhere to place on that can be paid; the first-player space is named only if no wheel can."""
    corn = int(viewer(view)["corn"])
    payable = [place for place, cost in _costs(view).items() if cost <= corn]
    return f"place {payable[0]}" if payable else "place first"


def _own_space(view: Json, seat: int) -> str:
    """The own worker furthest on, as something to type."""
    found = [
        (space, f"pick {shown['wheel']} {space}")
        for shown in view["wheels"]
        for space, worker in enumerate(shown["workers"])
        if worker == seat
    ]
    return max(found)[1] if found else ""


def _ask_act(view: Json, numbers: list[int]) -> str:
    where = place_told(numbers[0], numbers[1])
    possible: list[int] = view["wheels"][numbers[0]]["possible"]
    fitting = [action for action in possible if action <= numbers[1]]
    example = f"act {max(fitting)}, " if fitting else ""
    if numbers[0] == CHICHEN_ITZA and viewer(view)["technologies"]["theology"]:
        example += "ahead, "
    return f"Which action does the worker from {where} do? Type {example}act nothing, or moves for a list."


def _ask_slot(view: Json, numbers: list[int]) -> str:
    free = next((slot for slot in range(9, 0, -1) if slot not in view["skulls_offered"]), 1)
    return f"Which action of Chichen Itza? Type act {free} or another free one."


def _ask_harvest(view: Json, numbers: list[int]) -> str:
    player = viewer(view)
    ways = [f"{way} for {_crop(player, numbers[0], way)}" for way in harvest_ways(view, player, numbers[0])]
    return f"What do you harvest at {place_told(0, numbers[0])}? Type {listed(ways, 'or')}."


def _crop(player: Json, group: int, way: str) -> str:
    crop = f"{harvest_wood(player, group)} wood" if way == "wood" else f"{harvest_corn(player, group)} corn"
    return f"{crop} and angry gods" if way == "burn" else crop


def _ask_track(view: Json, numbers: list[int]) -> str:
    player = viewer(view)
    if not numbers[1]:
        return "Which technology advances for free? Type one, such as agriculture."
    costs = ", ".join(f"{kind} {level_price(int(level))}" for kind, level in player["technologies"].items())
    stop = ", or done" if numbers[2] else ""
    return f"Which technology advances? Resources needed: {costs}. Type one{stop}."


def _ask_pay(view: Json, numbers: list[int]) -> str:
    player = viewer(view)
    has = [good for good in RESOURCES if player[good]]
    return f"Pay {many(numbers[0], 'resource')}. Type {listed([f'pay {good}' for good in has], 'or')}."


def _ask_gain(view: Json, numbers: list[int]) -> str:
    return f"Take {many(numbers[0], 'resource')} of your choice. Type wood, stone or gold."


def _ask_up(view: Json, numbers: list[int]) -> str:
    steps = "two steps up, on different temples" if numbers[0] == 2 and numbers[1] else f"{many(numbers[0], 'step')} up"
    return f"You go {steps}. Type chaac, quetzalcoatl or kukulcan."


def _ask_down(view: Json, numbers: list[int]) -> str:
    return "The gods are angry. On which temple do you go a step down? Type down chaac or another."


def _ask_build(view: Json, numbers: list[int]) -> str:
    flags = numbers[1]
    key = "payable_with_corn" if flags & WITH_CORN else "payable"
    can = [shown["id"] for shown in view["buildings"] if shown.get(key)]
    if flags & OR_MONUMENT:
        can += [shown["id"] for shown in view["monuments"] if shown.get("payable")]
    paid = " for corn" if flags & WITH_CORN else ""
    stop = ", or done" if flags & MAY_STOP else ""
    if not can:
        return "You can pay for no more. Type done."
    return f"What do you build{paid}? You can pay {listed(can, 'and')}. Type build {can[0]}{stop}.".replace(
        "build M", "raise M"
    )


def _ask_use(view: Json, numbers: list[int]) -> str:
    return "Use architecture for this building, or for a second one later? Type use or later."


def _ask_discount(view: Json, numbers: list[int]) -> str:
    if any(frame["what"] == "build" and frame["numbers"][1] & WITH_CORN for frame in view["stack"]):
        return "Architecture makes it 2 corn cheaper. Type free corn, or skip to pay it all."
    cost = next((tile["cost"] for tile in view["buildings"] if BUILDING_IDS.index(tile["id"]) == numbers[0]), [0, 0, 0])
    goods = [f"free {good}" for i, good in enumerate(RESOURCES) if cost[i]]
    return f"Which resource of the cost do you leave out? Type {listed(goods, 'or')}, or skip to pay it all."


def _ask_market(view: Json, numbers: list[int]) -> str:
    return "The market: wood 2 corn, stone 3, gold 4. Type buy or sell, such as buy 2 stone, and done."


def _ask_any(view: Json, numbers: list[int]) -> str:
    skip = ", or skip" if numbers[0] else ""
    return f"Which action do you do for 1 corn? Type a wheel and a number, such as do yaxchilan 3{skip}."


def _ask_pray(view: Json, numbers: list[int]) -> str:
    player = viewer(view)
    has = [f"pay {good}" for good in RESOURCES if player[good]]
    return f"Theology: pay a resource for a step up? Type {listed(has, 'or')}, or skip."


_QUESTIONS: Final = {
    "act": _ask_act, "any slot": _ask_slot, "harvest": _ask_harvest, "track": _ask_track, "pay": _ask_pay,
    "gain": _ask_gain, "up": _ask_up, "down": _ask_down, "build": _ask_build, "use": _ask_use,
    "discount": _ask_discount, "market": _ask_market, "any action": _ask_any, "pray": _ask_pray,
}  # fmt: skip


# What can be typed


def typing() -> list[str]:
    """The game's own lines of the help page."""
    return [
        "place palenque     a worker on a wheel; place palenque tikal, place first",
        "pick yaxchilan 3   a worker from its space; pick yaxchilan 3 act 2",
        "act 2, act nothing the action of the worker (also: 2); ahead: theology",
        "harvest corn       or wood, burn, bare (also: corn)",
        "study theology     a technology level;  pay wood, pay 2 wood 1 stone",
        "up chaac           a temple step;  down chaac;  gain gold;  beg chaac",
        "build a1-07        a building;  raise m03  a monument (also: a1-07, m03)",
        "use, later         use architecture now or later;  free wood, skip",
        "buy 2 gold, sell wood   at the market;  do tikal 4  any action",
        "keep w03           a wealth tile (also: w03)",
        "done               end your turn, or stop;  1, 2  days of the calendar",
        "Words can be shortened: pl pal, pi yax 3, bui a1-07.",
    ]


def pages() -> dict[str, str]:
    """Further commands of this game, each with what it shows."""
    return {
        "wheels": "the five wheels and what every space gives you",
        "temples": "steps, who stands where, what they would pay",
        "technologies": "the four tracks and what their levels do",
        "buildings": "the buildings on display",
        "monuments": "the monuments, and what they are worth to you",
        "jungle": "the harvest tiles left",
        "calendar": "food days, feeding, the first-player space",
        "players": "everyone's goods, workers and tiles",
        "wealth": "your starting wealth tiles",
        "age2": "all buildings of age 2",
        "signs": "what the signs on the screen mean",
    }


def page(name: str, view: Json, names: list[str]) -> list[Line]:
    if name == "wheels":
        return [*draw_wheels(view, WIDTH, []), [], *_lines(tell_wheels(view, names))]
    if name == "temples":
        return draw_temple_pay(view, names)
    if name == "technologies":
        return [*draw_technologies(view, WIDTH), [], *_lines(tell_technologies(view, names))]
    if name == "buildings":
        return [*draw_buildings(view, []), [], *_lines(tell_buildings(view))]
    if name == "monuments":
        return [*draw_monuments(view, []), [], *_lines(tell_monuments(view))]
    if name == "jungle":
        return draw_jungle(view)
    if name == "players":
        looks = [line for seat in range(len(names)) for line in [[], *look(view, names, seat)]]
        return [*draw_players(view, names), *looks]
    if name == "wealth" and view["phase"] == "keep":
        return draw_hand(view)
    return _lines(tell_page(name, view, names))


def _lines(told: list[str]) -> list[Line]:
    return [[("", f" {line}")] for line in told]


def tell_page(name: str, view: Json, names: list[str]) -> list[str]:
    if name == "wheels":
        return tell_wheels(view, names)
    if name == "temples":
        return tell_temples(view, names)
    if name == "technologies":
        return tell_technologies(view, names)
    if name == "buildings":
        return tell_buildings(view)
    if name == "monuments":
        return tell_monuments(view)
    if name == "jungle":
        return tell_jungle(view)
    if name == "calendar":
        return tell_calendar(view, names)
    if name == "players":
        return [tell_player(view, names, seat) for seat in range(len(names))]
    if name == "wealth":
        return tell_hand(view)
    if name == "age2":
        return tell_age2(view)
    return SIGNS


# Asking


def look(view: Json, names: list[str], seat: int) -> list[Line]:
    """What lies before a player."""
    told = tell_seat(view, names, seat)
    return [[("strong bar", f" {told[0]}".ljust(WIDTH)[:WIDTH])], *_lines(told[1:])]


def questions() -> dict[str, str]:
    """Commands with a word after them."""
    return {"look": "a player: look B; a wheel: look tikal; a tile: look a1-07, look m03"}


def answer(name: str, words: str, view: Json, names: list[str]) -> list[Line]:
    told = tell_answer(name, words, view, names)
    if not told:
        return []
    return [[("strong bar", f" {told[0]}".ljust(WIDTH)[:WIDTH])], *_lines(told[1:])]


def tell_answer(name: str, words: str, view: Json, names: list[str]) -> list[str]:
    wanted = words.lower()
    wheels = [number for number, wheel in enumerate(WHEEL_NAMES) if len(wanted) > 2 and wheel.startswith(wanted)]
    if len(wheels) == 1 or wanted == "chichen itza":
        return tell_wheel(view, names, wheels[0] if wheels else len(WHEEL_TITLES) - 1)
    tile = words.upper()
    if tile in BUILDING_IDS:
        return [f"{tile}, {building_kind(tile)}: {building_told(tile)}."]
    if tile in MONUMENT_IDS:
        return [f"{tile}, {monument_kind(tile)}: {monument_told(tile, len(names))}."]
    return []


def points(view: Json) -> list[dict[str, float]]:
    """Per seat, where the points come from."""
    return [dict(player["parts"]) for player in view["players"]]
