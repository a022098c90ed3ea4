"""What an action of the viewer would cost and bring, before it is done; and the same for several typed as one."""

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from sacbe.engine.game import Json, Position
from sacbe.engine.notation import letter
from sacbe.games.tzolkin.building import CORN_DISCOUNT
from sacbe.games.tzolkin.components import (
    BUILDING_IDS,
    CHICHEN_ITZA,
    FOOD_DAYS,
    GODS,
    GOODS,
    LAST,
    MARKET,
    NUMBERED,
    PALENQUE,
    RESOURCES,
    TRACK_NAMES,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.numbering import SAVE_IT
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal.tzolkin.spaces import any_from, space_told, way_told
from sacbe.terminal.tzolkin.words import (
    ORDINALS,
    advance_told,
    building_told,
    cost_told,
    goods_told,
    level_price,
    listed,
    many,
    monument_told,
    place_told,
    step_told,
    viewer,
    wealth_told,
    wheel_number,
    with_corn,
    workers_pushed,
)

LATER: Final = "later"
"""What is typed to save the architecture technologies: `save` asks the client where the game is kept."""


def shown_name(action: int) -> str:
    """What a person types for an action."""
    return LATER if action == SAVE_IT else WORDS.name(action)


def describe(pos: Position, view: Json, action: int) -> tuple[str, str]:
    """What an action of the viewer is, and what it would cost and bring."""
    return (shown_name(action), _effect(view, action))


def _effect(view: Json, action: int) -> str:
    words = WORDS.name(action).split()
    told = _DESCRIBED.get(words[0])
    return told(view, viewer(view), words) if told is not None else ""


def describe_order(pos: Position, view: Json, actions: list[int]) -> tuple[str, str]:
    """The same for all that was typed at once."""
    what, gains = describe(pos, view, actions[0])
    if len(actions) == 1:
        return (what, gains)
    verbs = {WORDS.name(action).split()[0] for action in actions}
    if verbs == {"place"}:
        return _several_places(view, actions)
    if verbs <= {"buy", "sell"}:
        return _several_trades(view, actions)
    told = [gains]
    for before, action in pairwise(actions):
        view = _seen_after(view, before)
        told.append(_effect(view, action))
    if WORDS.name(actions[0]).startswith("pick") and WORDS.name(actions[1]).startswith(("act", "ahead")):
        told[0] = ""
    return (", ".join(shown_name(action) for action in actions), "; ".join(text for text in told if text))


# The choices at the start


def _keep(view: Json, player: Json, words: list[str]) -> str:
    return wealth_told(words[1])


def _beg(view: Json, player: Json, words: list[str]) -> str:
    corn = int(player["corn"])
    instead = f"3 corn instead of {corn}" if corn else "3 corn"
    return f"{instead}, {step_told(view, player, GODS.index(words[1]), -1)}"


# Placing and picking up


def _target(view: Json, target: str) -> tuple[str, int, int]:
    """Where a worker would go, and what the space and the place in the row of workers cost."""
    placed = int(view["placed"])
    if target == "first":
        return ("the first-player space", 0, placed)
    wheel = wheel_number(target)
    space = int(view["wheels"][wheel]["next_space"])
    return (place_told(wheel, space), space, placed)


def _place(view: Json, player: Json, words: list[str]) -> str:
    if words[1] != "first" and view["wheels"][wheel_number(words[1])]["next_space"] is None:
        return ""
    where, space, more = _target(view, words[1])
    corn = int(player["corn"])
    if space + more > corn:
        return f"on {where}, by the pity of the gods, for all your corn ({corn}); your turn ends with it"
    parts = [f"{space} for the space"] if space and more else []
    if more and space:
        parts.append(f"{more} for your {ORDINALS[more]} worker")
    price = f"{space + more} corn" if space + more else "free"
    detail = f" ({', '.join(parts)})" if parts else ""
    told = f"on {where}, {price}{detail}, {corn - space - more} corn left"
    return told + (_first_told(view) if words[1] == "first" else "")


def _first_told(view: Json) -> str:
    corn = int(view["calendar_corn"])
    gain = f"; {corn} corn from the calendar when your turn ends" if corn else ""
    passes = view["first_player"] == view["seat"]
    return gain + ("; the first player will be the one on your left" if passes else "; you will be first player")


def _pick(view: Json, player: Json, words: list[str]) -> str:
    wheel, space = wheel_number(words[1]), int(words[2])
    if not space:
        return "the worker comes home and does nothing"
    if any_from(wheel, space):
        return "any action of the wheel"
    down = ", or a lower action for 1 corn a step" if space > 1 else ""
    here = space_told(view, player, wheel, space)
    cannot = "" if space in view["wheels"][wheel]["possible"] else " (not possible now)"
    return f"action {space}: {here}{cannot}{down}"


def _asked(view: Json) -> tuple[str, list[int]]:
    """What the frame on top of the stack waits for, with its numbers."""
    asked: Json | None = view["asked"]
    return ("", [0, 0, 0]) if asked is None else (asked["what"], asked["numbers"])


def _act(view: Json, player: Json, words: list[str]) -> str:
    what, numbers = _asked(view)
    if words[1] == "nothing":
        return "the worker comes home and does nothing"
    action = int(words[1])
    wheel, space = (numbers[0], numbers[1]) if what == "act" else (CHICHEN_ITZA, 10)
    if action > NUMBERED[wheel]:
        return ""
    told = space_told(view, player, wheel, action)
    steps = 0 if any_from(wheel, space) else space - action
    return f"{steps} corn for {many(steps, 'step')} down; {told}" if steps > 0 else told


def _ahead(view: Json, player: Json, words: list[str]) -> str:
    _, numbers = _asked(view)
    if numbers[1] >= NUMBERED[CHICHEN_ITZA]:
        return "any free action of Chichen Itza"
    return f"action {numbers[1] + 1}: {space_told(view, player, CHICHEN_ITZA, numbers[1] + 1)}"


def _harvest(view: Json, player: Json, words: list[str]) -> str:
    what, numbers = _asked(view)
    return way_told(view, player, numbers[0], words[1]) if what == "harvest" else ""


def _do(view: Json, player: Json, words: list[str]) -> str:
    return f"1 corn; {space_told(view, player, wheel_number(words[1]), int(words[2]))}"


# Goods, temples, technologies


def _study(view: Json, player: Json, words: list[str]) -> str:
    what, numbers = _asked(view)
    track = TRACK_NAMES.index(words[1])
    free = what == "track" and not numbers[1]
    price = "free" if free else many(level_price(int(player["technologies"][words[1]])), "resource")
    return f"{price}; {advance_told(player, track)}"


def _pay(view: Json, player: Json, words: list[str]) -> str:
    what, numbers = _asked(view)
    left = int(player[words[1]]) - 1
    more = f", then {numbers[0] - 1} more to pay" if what == "pay" and numbers[0] > 1 else ""
    gain = " for a step up on any temple" if what == "pray" else ""
    return f"1 {words[1]}{gain}, {left or 'no'} {words[1]} left{more}"


def _gain(view: Json, player: Json, words: list[str]) -> str:
    return f"1 {words[1]}, {int(player[words[1]]) + 1} then"


def _up(view: Json, player: Json, words: list[str]) -> str:
    return step_told(view, player, GODS.index(words[1]), 1)


def _down(view: Json, player: Json, words: list[str]) -> str:
    return step_told(view, player, GODS.index(words[1]), -1)


def _trade(view: Json, player: Json, words: list[str]) -> str:
    corn, rate = int(player["corn"]), int(MARKET[GOODS.index(words[1])])
    after = corn - rate if words[0] == "buy" else corn + rate
    return f"{'for' if words[0] == 'buy' else 'brings'} {rate} corn, {after} corn then"


# Building


def _architecture(player: Json, in_corn: bool) -> list[str]:
    """TZ 6.3: what the technology adds to a building."""
    level = int(player["technologies"]["architecture"])
    less = f"{CORN_DISCOUNT} corn less" if in_corn else "1 resource less"
    return [["1 corn"], ["1 corn", "2 points"], ["1 corn", "2 points", less]][level - 1] if level else []


def _building(view: Json, building: str) -> Json | None:
    return next((shown for shown in view["buildings"] if shown["id"] == building), None)


def _build(view: Json, player: Json, words: list[str]) -> str:
    shown = _building(view, words[1])
    if shown is None:
        return ""
    in_corn = with_corn(view)
    price = f"{shown['corn_cost']} corn" if in_corn else cost_told(shown["cost"])
    extra = listed(_architecture(player, in_corn), "and")
    more = f"; by architecture {extra}" if extra else ""
    return f"{price}; {building_told(words[1])}{more}"


def _raise(view: Json, player: Json, words: list[str]) -> str:
    shown = next((shown for shown in view["monuments"] if shown["id"] == words[1]), None)
    if shown is None:
        return ""
    scored = monument_told(words[1], len(view["players"]))
    return f"{cost_told(shown['cost'])}; {scored}, {shown['worth_now']} as things stand"


def _free(view: Json, player: Json, words: list[str]) -> str:
    _, numbers = _asked(view)
    if words[1] == "corn":
        return f"{CORN_DISCOUNT} corn less"
    shown = view["buildings"]
    cost = next((list(tile["cost"]) for tile in shown if BUILDING_IDS.index(tile["id"]) == numbers[0]), None)
    if cost is None or not cost[RESOURCES.index(words[1])]:
        return ""
    cost[RESOURCES.index(words[1])] -= 1
    return f"you pay {cost_told(cost)}"


def _use(view: Json, player: Json, words: list[str]) -> str:
    return f"{listed(_architecture(player, with_corn(view)), 'and')} with this building"


def _save(view: Json, player: Json, words: list[str]) -> str:
    return "architecture serves your second building, not this one; lost if you build no second"


def _skip(view: Json, player: Json, words: list[str]) -> str:
    what, _ = _asked(view)
    return {"pray": "no step", "discount": "pay the whole cost", "any action": "no action, 1 corn saved"}.get(what, "")


# Ends


def _done(view: Json, player: Json, words: list[str]) -> str:
    what, _ = _asked(view)
    if what != "turn":
        return {"build": "build no more", "track": "advance no more", "market": "leave the market"}.get(what, "")
    told = ["end your turn"]
    if view["first_space"] == view["seat"] and view["calendar_corn"]:
        told.append(f"take {view['calendar_corn']} corn from the calendar")
    if len(view["buildings"]) < 6 and view["buildings_in_stack"]:
        told.append("new buildings are turned up")
    bill = int(player["meal_bill"])
    if view["food_day"] and bill:
        told.append(f"food day: you need {bill} corn and have {player['corn']}")
    return ", ".join(told)


def _days(view: Json, player: Json, words: list[str]) -> str:
    days = 1 if words[0] == "one" else 2
    day = int(view["day"]) + days
    told = [f"to day {day}"]
    if days == 2:
        told.append("your board turns dark side up")
    done = int(view["food_days_done"])
    if done < 4 and int(view["day"]) < FOOD_DAYS[done] <= day:
        told.append("the next round is a food day")
    falling = _falling(view)
    if falling:
        told.append(f"home without an action: {', '.join(falling)}")
    return ", ".join(told)


def _falling(view: Json) -> list[str]:
    """Players' workers on last spaces, who go home when the calendar advances (TZ 8.2)."""
    return [
        f"{letter(worker['seat'])} on {place_told(wheel_number(worker['wheel']), worker['space'])}"
        for worker in workers_pushed(view)
    ]


_DESCRIBED: Final[dict[str, Callable[[Json, Json, list[str]], str]]] = {
    "keep": _keep, "beg": _beg, "place": _place, "pick": _pick, "act": _act, "ahead": _ahead, "harvest": _harvest,
    "do": _do, "study": _study, "pay": _pay, "gain": _gain, "up": _up, "down": _down, "buy": _trade, "sell": _trade,
    "build": _build, "raise": _raise, "free": _free, "use": _use, "save": _save, "skip": _skip, "done": _done,
    "one": _days, "two": _days,
}  # fmt: skip


# Several at once


def _seen_after(view: Json, action: int) -> Json:
    """The view with an action done, as far as the description of the next one needs it."""
    words = WORDS.name(action).split()
    if words[0] == "place":
        return _placed_on(view, words[1])
    if words[0] == "pick":
        return {**view, "asked": {"what": "act", "numbers": [wheel_number(words[1]), int(words[2]), 0]}}
    what, numbers = _asked(view)
    if words[0] == "act" and what == "act" and numbers[0] == PALENQUE and words[1] not in ("nothing", "1"):
        return {**view, "asked": {"what": "harvest", "numbers": [int(words[1]), 0, 0]}}
    if words[0] in ("pay", "gain"):
        change = -1 if words[0] == "pay" else 1
        view = _changed(view, words[1], change)
        if what == words[0] and numbers[0] > 1:
            return {**view, "asked": {"what": what, "numbers": [numbers[0] - 1, *numbers[1:]]}}
    return view


def _changed(view: Json, good: str, change: int) -> Json:
    """The view with other goods before the viewer."""
    own: Json = viewer(view)
    players = [{**player, good: int(own[good]) + change} if player is own else player for player in view["players"]]
    return {**view, "players": players}


def _placed_on(view: Json, target: str) -> Json:
    """The view with one more worker of the viewer placed and paid for."""
    if target != "first" and view["wheels"][wheel_number(target)]["next_space"] is None:
        return view
    _, space, more = _target(view, target)
    view = _changed(_changed(view, "corn", -(space + more)), "in_hand", -1)
    if target == "first":
        return {**view, "placed": more + 1, "first_space": view["seat"]}
    wheels: list[Json] = []
    for number, shown in enumerate(view["wheels"]):
        if WHEEL_NAMES[number] == target:
            workers = list(shown["workers"])
            workers[space] = view["seat"]
            free = [at for at in range(int(LAST[number]) + 1) if workers[at] is None]
            shown = {**shown, "workers": workers, "next_space": free[0] if free else None}
        wheels.append(shown)
    return {**view, "placed": more + 1, "wheels": wheels}


def placed_view(view: Json, actions: list[int]) -> Json:
    """The view with the workers shown where they would be placed; other actions change nothing on the wheels."""
    for action in actions:
        words = WORDS.name(action).split()
        if words[0] == "place":
            view = _placed_on(view, words[1])
    return view


def placing_told(view: Json, actions: list[int]) -> tuple[list[str], int]:
    """Where workers would go one after another, and what that costs altogether (TZ 4.3)."""
    places: list[str] = []
    price = 0
    for action in actions:
        target = WORDS.name(action).split()[1]
        if target != "first" and view["wheels"][wheel_number(target)]["next_space"] is None:
            continue
        where, space, more = _target(view, target)
        places.append(where)
        price += space + more
        view = _placed_on(view, target)
    return (places, price)


def _several_places(view: Json, actions: list[int]) -> tuple[str, str]:
    places, price = placing_told(view, actions)
    corn = int(viewer(view)["corn"])
    what = f"place {many(len(actions), 'worker')} on {listed(places, 'and')}"
    first = any(WORDS.name(action) == "place first" for action in actions)
    gain = _first_told(view) if first else ""
    return (what, f"{price} corn altogether, {corn - price} corn left{gain}")


def _several_trades(view: Json, actions: list[int]) -> tuple[str, str]:
    change = 0
    moved: dict[str, dict[str, int]] = {"buy": {}, "sell": {}}
    for action in actions:
        verb, good = WORDS.name(action).split()
        rate = int(MARKET[GOODS.index(good)])
        change += -rate if verb == "buy" else rate
        moved[verb][good] = moved[verb].get(good, 0) + 1
    what = [f"{verb} {goods_told(goods)}" for verb, goods in moved.items() if goods]
    corn = int(viewer(view)["corn"])
    told = f"for {-change} corn" if change < 0 else f"brings {change} corn"
    return (listed(what, "and"), f"{told}, {corn + change} corn then")
