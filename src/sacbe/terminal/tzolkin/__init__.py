"""Tzolk'in in the terminal: its questions, its pages, and the table in sentences."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.tzolkin.components import (
    BUILDING_COST,
    BUILDING_IDS,
    FOOD_DAYS,
    GODS,
    LAST,
    LEADER_BONUS,
    MONUMENT_IDS,
    NUMBERED,
    TOP,
    TRACK_NAMES,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.things import THINGS
from sacbe.terminal.drawing import WIDTH, Line, plain, titled
from sacbe.terminal.table import Table
from sacbe.terminal.tzolkin.drawing import (
    draw,
    draw_buildings,
    draw_hand,
    draw_monuments,
    draw_players,
    draw_technologies,
    draw_temples,
    draw_wheels,
)
from sacbe.terminal.tzolkin.orders import expand
from sacbe.terminal.tzolkin.telling import (
    cost_told,
    food_told,
    goods_told,
    space_told,
    step_good,
    step_points,
    tile_does,
    tile_name,
    wheel_told,
    workers_of,
)
from sacbe.words import Args

__all__ = [
    "PAGES", "QUESTIONS", "RETOLD", "THINGS", "draw", "expand", "look", "outlook", "page", "question", "tell",
    "tell_answer", "tell_page", "tell_seat",
]  # fmt: skip

PAGES: Final = (
    "wheels", "temples", "technologies", "buildings", "monuments", "jungle", "calendar", "players", "wealth", "age2",
    "signs",
)  # fmt: skip
QUESTIONS: Final = ("look",)
RETOLD: Final = {
    "keep": "kept", "act": "action", "ahead": "action", "do": "action", "harvest": "harvest-tile",
    "study": "technology", "up": "temple", "down": "temple", "pay": "goods", "gain": "goods", "buy": "goods",
    "sell": "goods", "raise": "monument", "advance": "calendar",
}  # fmt: skip
_EXAMPLES: Final = 4
"""How many examples a question gives."""


# What is asked


def question(table: Table) -> str:
    """The seat's decision, with examples of what to type: one action for each verb."""
    if table.seat is None or table.seat not in table.view["pending"]:
        return ""
    pos = table.position
    names = [pos.game.name(action) for action in pos.legal(table.seat)]
    firsts = {name.split()[0]: name for name in reversed(names)}
    several = list(reversed(firsts.values())) if len(firsts) > 1 else names
    return f"{_asked(table, names)} {table.t('ask-type', names=table.listed(several[:_EXAMPLES], 'list-or'))}"


def _asked(table: Table, names: list[str]) -> str:
    view = table.view
    if view["phase"] in ("keep", "day"):
        return (
            f"{table.t('ask-keep' if view['phase'] == 'keep' else 'ask-day')}{'.' if view['phase'] == 'keep' else ''}"
        )
    what, numbers = view["asked"]["what"], view["asked"]["numbers"]
    if what == "turn":
        mode = view["mode"] if view["mode"] != "undecided" else "turn"
        what = "must-place" if mode == "turn" and not any(name.startswith("pick") for name in names) else mode
    told = table.t(f"ask-{what.replace(' ', '-')}", number=numbers[0], more=numbers[0], placed=view["placed"])
    return told if told.endswith("?") else f"{told}."


# Pages


def page(table: Table, name: str) -> list[Line]:
    drawn: list[Line] = []
    if name == "wheels":
        drawn = draw_wheels(table, WIDTH)
    elif name == "temples":
        drawn = draw_temples(table)
    elif name == "technologies":
        drawn = draw_technologies(table, WIDTH)
    elif name == "buildings":
        drawn = draw_buildings(table, WIDTH)
    elif name == "monuments":
        drawn = draw_monuments(table, WIDTH)
    elif name == "players":
        drawn = draw_players(table)
    elif name == "wealth" and table.view["phase"] == "keep":
        return draw_hand(table)
    return [*drawn, [], *plain(tell_page(table, name))] if drawn else plain(tell_page(table, name))


def tell_page(table: Table, name: str) -> list[str]:
    told = {
        "wheels": _wheels_told, "temples": _temples_told, "technologies": _technologies_told,
        "buildings": _buildings_told, "monuments": _monuments_told, "jungle": _jungle_told,
        "calendar": _calendar_told, "players": _players_told, "wealth": _wealth_told, "age2": _age2_told,
    }.get(name)  # fmt: skip
    return told(table) if told is not None else table.t("screen-signs").splitlines()


def look(table: Table, seat: int) -> list[Line]:
    """Everything in front of a player."""
    return titled(tell_seat(table, seat))


def tell_answer(table: Table, name: str, words: str) -> list[str]:
    wanted = words.lower()
    wheels = [number for number, wheel in enumerate(WHEEL_NAMES) if len(wanted) > 2 and wheel.startswith(wanted[:7])]
    if len(wheels) == 1:
        return _wheel_told(table, wheels[0])
    tile = words.upper()
    if tile in BUILDING_IDS or tile in MONUMENT_IDS:
        return [tile_name(table, tile), f"{tile_does(table, tile)}."]
    return []


# The table in sentences


def tell(table: Table) -> list[str]:
    """The main screen as short sentences; in mid-turn only what has changed."""
    view, seat = table.view, table.seat
    if view["phase"] == "over":
        return [f"{table.t('screen-over').capitalize()}."]
    if view["phase"] == "keep":
        return _wealth_told(table)
    turn: int | None = view["turn"]
    name = table.names[turn] if turn is not None and turn >= 0 else ""
    lines = [table.t("told-day", day=view["day"], food=food_told(table), name=name, person="yes" if name else "no")]
    if seat is None:
        return lines + _players_told(table)
    lines += tell_seat(table, seat)[:3]
    asked = view["asked"]["what"] if view["asked"] is not None else ""
    if turn != seat or asked != "turn" or view["mode"] != "undecided":
        return lines
    return [*lines, *[_player_told(table, other) for other in range(len(table.names)) if other != seat]]


def _players_told(table: Table) -> list[str]:
    return [_player_told(table, seat) for seat in range(len(table.names))]


def _player_told(table: Table, seat: int) -> str:
    """A player in one line."""
    return " ".join(tell_seat(table, seat)[:3])


def tell_seat(table: Table, seat: int) -> list[str]:
    """A player with everything in front of them."""
    player: Json = table.view["players"][seat]
    levels = ", ".join(f"{table.t(f'technology-{kind}')} {player['technologies'][kind]}" for kind in TRACK_NAMES)
    steps = ", ".join(
        f"{table.t(f'god-{god}')} {step_points(number, int(player['temples'][god]))}" for number, god in enumerate(GODS)
    )
    tiles = table.saying.amounts({tile: player[tile] for tile in ("corn_tiles", "wood_tiles")})
    lines = [
        table.t("told-player", points=player["score"], name=table.lettered(seat)),
        table.t("told-goods", goods=goods_told(table, player), tiles=tiles or "-"),
        table.t("told-workers", hand=player["in_hand"], all=player["workers"], places=workers_of(table, seat))
        + f" {table.t('told-bill', corn=player['meal_bill'])}",
        f"{table.t('light' if player['light'] else 'dark')}.",
        f"{table.t('technologies')}: {levels}.",
        table.t("told-steps", steps=steps),
    ]
    built = [*player["buildings"], *player["monuments"]]
    lines += [f"{tile_name(table, tile)}: {tile_does(table, tile)}.".capitalize() for tile in built]
    return lines + [f"{tile}: {tile_does(table, tile)}." for tile in player["wealth"]]


def _wealth_told(table: Table) -> list[str]:
    """TZ 2.5: the tiles to keep two of, later those that were kept."""
    kept: list[str] = [] if table.seat is None else table.player()["wealth"]
    hand: list[str] = table.view["hand"] if table.view["phase"] == "keep" else kept
    marks = {tile: f" ({table.t('told-kept')})" for tile in kept if table.view["phase"] == "keep"}
    return [f"{tile}: {tile_does(table, tile)}{marks.get(tile, '')}." for tile in hand] or ["-"]


def _wheels_told(table: Table) -> list[str]:
    """Every wheel: who stands where, what the next worker would pay, what the spaces give."""
    return [line for wheel in range(len(WHEEL_NAMES)) for line in _wheel_told(table, wheel)]


def _wheel_told(table: Table, wheel: int) -> list[str]:
    shown: Json = table.view["wheels"][wheel]
    standing = [
        f"{table.t('told-dummy') if isinstance(worker, str) else table.names[worker]} {space}"
        for space, worker in enumerate(shown["workers"][: int(LAST[wheel]) + 1])
        if worker is not None
    ]
    full = "yes" if shown["next_cost"] is None else "no"
    price = {"full": full, "space": shown["next_space"] or 0, "corn": shown["next_cost"] or 0}
    lines = [table.t("told-wheel", wheel=wheel_told(table, wheel), standing=", ".join(standing) or "-", **price)]
    for action in range(1, int(NUMBERED[wheel]) + 1):
        cannot = "" if action in shown["possible"] else f" ({table.t('told-impossible')})"
        lines.append(f"  {action}: {space_told(table, wheel, action)}{cannot}.")
    return [*lines, f"  {NUMBERED[wheel] + 1}: {table.t('space-any')}."]


def _jungle_told(table: Table) -> list[str]:
    groups = [(shown["space"], shown["corn_visible"], shown["wood_tiles"]) for shown in table.view["jungle"]]
    return [f"{table.t('jungle-group', space=space, corn=corn, wood=wood)}." for space, corn, wood in groups]


def _calendar_told(table: Table) -> list[str]:
    """The day, the food days, what feeding costs everyone, the first-player space."""
    view = table.view
    days = ", ".join(str(day) for day in FOOD_DAYS)
    lines = [f"{table.t('day', day=view['day'])}. {food_told(table)} ({days})."]
    lines.append(f"{table.t('calendar-corn', corn=view['calendar_corn'])}.")
    standing: int | None = view["first_space"]
    who = f"{view['first_space_cost']}c" if standing is None else table.names[standing]
    lines.append(f"{table.t('first-space')}: {who}.")
    token: int | None = view["first_player"]
    lines += [] if token is None else [f"{table.t('news-first-player', name=table.names[token])}."]
    for seat, player in enumerate(view["players"]):
        bill = table.t("bill", corn=player["meal_bill"], have=player["corn"])
        lines.append(f"{table.lettered(seat)}: {bill}. {table.t('light' if player['light'] else 'dark')}.")
    return [*lines, table.t("told-one-day")] if view["double_advance_blocked"] else lines


def _temples_told(table: Table) -> list[str]:
    lines: list[str] = []
    for god, shown in enumerate(table.view["temples"]):
        bonus = f"{LEADER_BONUS[2 * god]}, {LEADER_BONUS[2 * god + 1]}"
        lines.append(table.t("told-temple", god=table.t(f"god-{GODS[god]}"), bonus=bonus))
        steps = [str(step_points(god, step)) for step in range(int(TOP[god]) + 1)]
        for step in range(len(steps)):
            if good := step_good(god, step):
                steps[step] += f" ({table.t(f'thing-{good}')})"
        lines.append(f"  {table.t('told-temple-steps', steps=', '.join(steps))}")
        for seat, step in enumerate(shown["steps"]):
            pays: Args = {
                "goods": goods_told(table, shown["goods_now"][seat]),
                "points": int(shown["points_now"][seat]),
            }
            at = step_points(god, step)
            lines.append(f"  {table.t('told-temple-pays', name=table.names[seat], at=at, **pays)}")
    return lines


def _technologies_told(table: Table) -> list[str]:
    lines: list[str] = []
    for kind in TRACK_NAMES:
        reached = [f"{table.names[player['seat']]} {player['technologies'][kind]}" for player in table.view["players"]]
        lines.append(f"{table.t(f'technology-{kind}')}: {', '.join(reached)}.")
        lines += [f"  {level}: {table.t(f'level-{kind}-{level}')}." for level in range(1, 4)]
        lines.append(f"  {table.t('beyond')}: {table.t(f'level-{kind}-4')}.")
    return lines


def _buildings_told(table: Table) -> list[str]:
    lines: list[str] = []
    for shown in table.view["buildings"]:
        cost = f"{cost_told(table, shown['cost'])} ({table.saying.amounts({'corn': shown['corn_cost']})})"
        lines.append(_tablet_told(table, shown["id"], cost, bool(shown.get("payable"))))
    return [*lines, table.t("told-stack", left=table.view["buildings_in_stack"])]


def _tablet_told(table: Table, tile: str, cost: str, payable: bool) -> str:
    told = table.t("tablet", name=tile_name(table, tile), cost=cost, effect=tile_does(table, tile))
    can = f" {table.t('told-payable')}" if payable else ""
    return f"{told[0].upper()}{told[1:]}.{can}"


def _age2_told(table: Table) -> list[str]:
    """All buildings of age 2, which anyone may know."""
    at = {tile: 3 * BUILDING_IDS.index(tile) for tile in table.view["age2_buildings"]}
    costs = {tile: [int(BUILDING_COST[start + i]) for i in range(3)] for tile, start in at.items()}
    return [_tablet_told(table, tile, cost_told(table, cost), False) for tile, cost in costs.items()]


def _monuments_told(table: Table) -> list[str]:
    lines: list[str] = []
    for shown in table.view["monuments"]:
        told = _tablet_told(table, shown["id"], cost_told(table, shown["cost"]), bool(shown.get("payable")))
        now = f" {table.t('worth-now', points=shown['worth_now'])}." if "worth_now" in shown else ""
        lines.append(f"{told}{now}")
    return lines or ["-"]


def outlook(table: Table) -> list[str]:
    """What the temples would pay everyone now, and what the monuments are worth."""
    lines: list[str] = []
    for seat, player in enumerate(table.view["players"]):
        temples = sum(int(shown["points_now"][seat]) for shown in table.view["temples"])
        worth = player["monuments_worth"]
        lines.append(table.t("told-outlook", name=table.names[seat], temples=temples, monuments=worth))
    return lines
