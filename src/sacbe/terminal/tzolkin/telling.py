"""Tzolk'in told in sentences, for screen readers and for a close look: the turn, the wheels, the players, the tiles."""

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tzolkin.components import (
    BUILDING_COST,
    BUILDING_IDS,
    FOOD_DAYS,
    GODS,
    GOODS,
    LAST,
    LEADER_BONUS,
    NUMBERED,
    TOP,
    TRACK_NAMES,
)
from sacbe.terminal.tzolkin.spaces import space_told
from sacbe.terminal.tzolkin.words import (
    GOD_TITLES,
    LEVELS_TOLD,
    WHEEL_TITLES,
    age,
    building_kind,
    building_told,
    capital,
    cost_told,
    food_day_told,
    goods_told,
    in_points,
    listed,
    many,
    monument_kind,
    monument_told,
    place_told,
    step_good,
    step_points,
    subject,
    viewer,
    wealth_told,
    workers_of,
)


def has_told(player: Json) -> str:
    return goods_told({good: int(player[good]) for good in GOODS}) or "no goods"


# The whole table


def tell(view: Json, names: list[str]) -> list[str]:
    """The main screen as short sentences; in the middle of a turn only what has changed by it."""
    if view["phase"] == "over":
        return ["The game is over."]
    if view["phase"] == "keep":
        return [*tell_hand(view), "Type buildings, monuments or wheels to see what lies open."]
    lines = [_tell_turn(view, names)]
    seat: int | None = view["seat"]
    if seat is None:
        return lines + [tell_player(view, names, other) for other in range(len(names))]
    lines.append(_tell_own(view))
    asked = view["asked"]["what"] if view["asked"] is not None else ""
    if view["turn"] != seat or asked != "turn" or view["mode"] != "undecided":
        return lines
    lines.append(_tell_workers(view, seat))
    others = [tell_player(view, names, other) for other in range(len(names)) if other != seat]
    return [*lines, *others]


def _tell_turn(view: Json, names: list[str]) -> str:
    turn: int | None = view["turn"]
    whose = ""
    if turn is not None and turn >= 0:
        whose = f" {capital(_whose(view, names, turn))} turn."
    return f"Day {view['day']}, {food_day_told(view)}.{whose}"


def _whose(view: Json, names: list[str], seat: int) -> str:
    return "your" if seat == view["seat"] else f"{names[seat]}'s"


def _tell_own(view: Json) -> str:
    player = viewer(view)
    hand = f"{player['in_hand']} of {many(player['workers'], 'worker')} in hand"
    return f"You have {has_told(player)}; {hand}. Feeding will cost {player['meal_bill']} corn."


def _tell_workers(view: Json, seat: int) -> str:
    standing = workers_of(view, seat)
    return f"Your workers stand on {listed(standing, 'and')}." if standing else "No worker of yours is on a wheel."


def tell_player(view: Json, names: list[str], seat: int) -> str:
    """A player in one sentence."""
    player: Json = view["players"][seat]
    standing = listed(workers_of(view, seat), "and")
    where = f"; workers on {standing}" if standing else ""
    hand = f"{player['in_hand']} of {many(player['workers'], 'worker')} in hand"
    return f"{letter(seat)} {names[seat]}: {in_points(player['score'])}; {has_told(player)}; {hand}{where}."


def tell_hand(view: Json) -> list[str]:
    kept: list[str] = [] if view["seat"] is None else view["players"][view["seat"]]["wealth"]
    if view["phase"] != "keep":
        if view["seat"] is None:
            return ["A spectator has no wealth tiles."]
        return [f"{tile}: {wealth_told(tile)}." for tile in kept] or ["No wealth tiles lie before you."]
    lines = ["Keep two of these wealth tiles."]
    return lines + [f"{tile}: {wealth_told(tile)}{', kept' if tile in kept else ''}." for tile in view["hand"]]


# Wheels, jungle, calendar


def tell_wheels(view: Json, names: list[str]) -> list[str]:
    """Every wheel: who stands where, what the next worker would pay, what the spaces give."""
    lines: list[str] = []
    for wheel in range(len(WHEEL_TITLES)):
        lines += tell_wheel(view, names, wheel)
    return lines


def tell_wheel(view: Json, names: list[str], wheel: int) -> list[str]:
    shown: Json = view["wheels"][wheel]
    last = int(LAST[wheel])
    standing = [
        f"{'a dummy' if isinstance(worker, str) else names[worker]} on {space}"
        for space, worker in enumerate(shown["workers"][: last + 1])
        if worker is not None
    ]
    behind = [at for at in (1, 2) if shown["workers"][last + at] is not None]
    if behind:
        standing.append(f"{'two dummies' if len(behind) == 2 else 'a dummy'} behind {last}")
    price = shown["next_cost"]
    space = shown["next_space"]
    next_one = "full" if price is None else f"the next worker goes to {space} for {price} corn"
    lines = [f"{WHEEL_TITLES[wheel]}: {', '.join(standing) or 'nobody'}; {next_one}."]
    player = viewer(view)
    for action in range(1, int(NUMBERED[wheel]) + 1):
        cannot = "" if action in shown["possible"] else " (not possible now)"
        lines.append(f"  {action}: {space_told(view, player, wheel, action)}{cannot}.")
    above = f"{NUMBERED[wheel] + 1}" if wheel == 4 else f"{NUMBERED[wheel] + 1} and {last}"
    return [*lines, f"  {above}: any action of the wheel."]


def tell_jungle(view: Json) -> list[str]:
    lines: list[str] = []
    for shown in view["jungle"]:
        wood = f"{many(shown['wood_tiles'], 'wood tile')}, " if shown["space"] > 2 else ""
        corn = f"{many(shown['corn_tiles'], 'corn tile')}, {shown['corn_visible']} to be seen"
        lines.append(f"{place_told(0, shown['space'])}: {wood}{corn}.")
    return lines


def tell_calendar(view: Json, names: list[str]) -> list[str]:
    """The day, the food days, what feeding costs everyone, the first-player space."""
    days = ", ".join(f"{day} for {'goods' if i % 2 == 0 else 'points'}" for i, day in enumerate(FOOD_DAYS))
    lines = [
        f"Day {view['day']}, age {age(view)}: {food_day_told(view)}. Food days are {days}.",
        f"On the calendar lie {view['calendar_corn']} corn, for whoever takes the first-player space.",
    ]
    standing: int | None = view["first_space"]
    if standing is None:
        lines.append(f"The first-player space is free; a worker there costs {view['first_space_cost']} corn.")
    else:
        lines.append(f"{capital(_whose(view, names, standing))} worker stands on the first-player space.")
    token: int | None = view["first_player"]
    if token is not None:
        lines.append(f"{subject(view, names, token)} {'are' if token == view['seat'] else 'is'} first player.")
    for seat, player in enumerate(view["players"]):
        bill, corn = int(player["meal_bill"]), int(player["corn"])
        days_left = "may still advance two days" if player["light"] else "advances one day only"
        lines.append(
            f"{letter(seat)} {names[seat]} needs {bill} corn for {many(player['workers'], 'worker')} and has {corn}; "
            f"{days_left}."
        )
    if view["double_advance_blocked"]:
        lines.append("Two days are not possible now: they would push off a worker that one day would not.")
    return lines


# Temples and technologies


def tell_temples(view: Json, names: list[str]) -> list[str]:
    lines: list[str] = []
    for god, shown in enumerate(view["temples"]):
        first, second = LEADER_BONUS[2 * god], LEADER_BONUS[2 * god + 1]
        lines.append(f"{GOD_TITLES[god]}; the highest gets {first} points after age 1, {second} after age 2.")
        steps = []
        for step in range(int(TOP[god]) + 1):
            good = step_good(god, step)
            steps.append(f"{step_points(god, step)}{f' with {GOODS[good]}' if good >= 0 else ''}")
        lines.append(f"  Points of its steps from the bottom: {', '.join(steps)}.")
        for seat, step in enumerate(shown["steps"]):
            goods = goods_told(shown["goods_now"][seat]) or "no goods"
            now = in_points(int(shown["points_now"][seat]))
            lines.append(f"  {names[seat]} on {step_points(god, step)}: would get {goods}, or {now}.")
    return lines


def tell_technologies(view: Json, names: list[str]) -> list[str]:
    lines: list[str] = []
    for track, kind in enumerate(TRACK_NAMES):
        reached = [f"{names[player['seat']]} {player['technologies'][kind]}" for player in view["players"]]
        lines.append(f"{capital(kind)}: {', '.join(reached)}.")
        lines += [f"  Level {level}: {told}." for level, told in enumerate(LEVELS_TOLD[track][:3], 1)]
        lines.append(f"  Beyond level 3, for 1 resource: {LEVELS_TOLD[track][3]}.")
    return lines


# Buildings and monuments


def tell_buildings(view: Json) -> list[str]:
    lines: list[str] = []
    for shown in view["buildings"]:
        can = ", you can pay it" if shown.get("payable") else ""
        price = f"{cost_told(shown['cost'])}, at Uxmal {shown['corn_cost']} corn"
        lines.append(f"{shown['id']}, {building_kind(shown['id'])}: {building_told(shown['id'])}. Cost {price}{can}.")
    left = view["buildings_in_stack"]
    return [*(lines or ["No building is on display."]), f"{left or 'No'} more in the stack of this age."]


def tell_age2(view: Json) -> list[str]:
    """All buildings of age 2, which anyone may know."""
    return [
        f"{building}, {building_kind(building)}: {building_told(building)}. Cost {cost_told(_cost(building))}."
        for building in view["age2_buildings"]
    ]


def _cost(building: str) -> list[int]:
    at = 3 * BUILDING_IDS.index(building)
    return [int(BUILDING_COST[at + i]) for i in range(3)]


def tell_monuments(view: Json) -> list[str]:
    players = len(view["players"])
    lines: list[str] = []
    for shown in view["monuments"]:
        can = ", you can pay it" if shown.get("payable") else ""
        now = f" Worth {shown['worth_now']} to you now." if "worth_now" in shown else ""
        told = f"{shown['id']}, {monument_kind(shown['id'])}: {monument_told(shown['id'], players)}."
        lines.append(f"{told}{now} Cost {cost_told(shown['cost'])}{can}.")
    return lines or ["No monument is left."]


# Looking closely


def tell_seat(view: Json, names: list[str], seat: int) -> list[str]:
    """A player with everything that lies before them."""
    player: Json = view["players"][seat]
    levels = ", ".join(f"{kind} {level}" for kind, level in player["technologies"].items())
    steps = ", ".join(f"{GOD_TITLES[g]} {step_points(g, int(player['temples'][GODS[g]]))}" for g in range(len(GODS)))
    standing = listed(workers_of(view, seat), "and") or "no wheel"
    fed = f", {many(player['workers_fed'], 'worker')} fed by farms" if player["workers_fed"] else ""
    cheaper = f", each {player['corn_less_per_worker']} corn cheaper" if player["corn_less_per_worker"] else ""
    days = "light side up, may advance two days" if player["light"] else "dark side up"
    lines = [
        f"{letter(seat)} {names[seat]}: {in_points(player['score'])}.",
        f"Goods: {has_told(player)}. Harvest tiles: {player['corn_tiles']} corn, {player['wood_tiles']} wood.",
        f"Workers: {player['in_hand']} of {player['workers']} in hand, on {standing}. "
        f"Feeding costs {player['meal_bill']} corn{fed}{cheaper}. Board {days}.",
        f"Technologies: {levels}.",
        f"Temples, by the points of the step: {steps}.",
    ]
    lines += [f"Building {building}: {building_told(building)}." for building in player["buildings"]]
    lines += [f"Monument {m}: {monument_told(m, len(names))}." for m in player["monuments"]]
    if player["monuments"]:
        lines.append(f"Monuments worth {player['monuments_worth']} as things stand.")
    return lines + [f"Wealth {tile}: {wealth_told(tile)}." for tile in player["wealth"]]


def outlook(view: Json, names: list[str]) -> list[str]:
    """What the temples would pay everyone now, and what monuments and goods would be worth at the end."""
    lines: list[str] = []
    for seat in range(len(names)):
        player: Json = view["players"][seat]
        temples = sum(int(shown["points_now"][seat]) for shown in view["temples"])
        corn = int(player["corn"]) + sum(int(player[GOODS[good]]) * (good + 1) for good in (1, 2, 3))
        left = corn / 4 + 3 * int(player["skull"])
        lines.append(
            f"{letter(seat)} as things stand: temples {temples}, monuments {player['monuments_worth']}, "
            f"goods left {left:g}."
        )
    return lines
