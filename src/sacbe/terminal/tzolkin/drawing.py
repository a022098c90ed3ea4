"""The screen of Tzolk'in: the wheels, and below them what matters now.

It is made of blocks. With 18 lines of 80 columns, there are the wheels and one block: the players, or what the
question needs (tiles to keep, buildings, temples, technologies). With 34 lines of 100 columns, everything fits.
Whatever a colour says, a sign says too.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tzolkin.components import CHICHEN_ITZA, GODS, LAST, LEADER_BONUS, NUMBERED, TOP, TRACK_NAMES
from sacbe.games.tzolkin.things import THINGS
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal.drawing import WIDTH, Line, cut, padded, seat_style, width
from sacbe.terminal.table import Table
from sacbe.terminal.tzolkin.telling import (
    SIGNS,
    cost_signs,
    food_told,
    goods_told,
    space_signs,
    step_good,
    step_points,
    tile_does,
    tile_short,
    wheel_told,
)

_WIDE: Final = 100
_BUILDINGS_WIDE: Final = 57  # columns of the buildings where the monuments stand beside them
_COLUMNS: Final = (7, 5, 5, 6, 5, 6, 5, 5, 5, 3, 3, 3, 3, 2, 2)
"""Columns of the numbers of a player."""


def draw(table: Table, room: int, width: int) -> list[Line]:
    """The main screen, with actions shown as if done, in 80 columns or in 100."""
    width = _WIDE if width >= _WIDE else WIDTH
    view = table.view
    top = [_header(table, width)]
    own = [_own(table)] if table.seat is not None and view["phase"] != "keep" else []
    wheels = draw_wheels(table, width)
    short = [line for number, line in enumerate(wheels) if number % 2 == 0]
    lines = [*top, *own, *wheels]
    if len(lines) > room:
        lines = [*top, *own, *short]
    if len(lines) > room:
        return [*top, *own][: max(room, 0)]
    blocks: list[list[Line]] = []
    used = len(lines)
    for block in _blocks(table, width):
        if used + len(block) <= room:
            blocks.append(block)
            used += len(block)
    if used < room:
        lines[len(top) + len(own) : len(top) + len(own)] = [_calendar(table)]
    return [*lines, *[line for block in blocks for line in block]]


def _blocks(table: Table, width: int) -> list[list[Line]]:
    """What can stand below the wheels, the most needed first."""
    view, wide = table.view, width >= _WIDE
    players, temples = draw_players(table), draw_temples(table)
    technologies = draw_technologies(table, width)
    room = _BUILDINGS_WIDE if wide else WIDTH
    buildings, monuments = draw_buildings(table, room), draw_monuments(table, width - room if wide else WIDTH)
    tiles = [_beside(buildings, monuments)] if wide else [buildings, monuments]
    if view["phase"] == "keep":
        return [draw_hand(table), *tiles, temples, technologies, players]
    asked: str = view["asked"]["what"] if view["asked"] is not None else ""
    if asked in ("up", "down", "pray"):
        return [temples, players, *tiles, technologies]
    if asked == "track":
        return [technologies, players, temples, *tiles]
    if asked in ("build", "use", "discount"):
        return [tiles[0] if wide else tiles[0][1:], players, temples, *tiles[1:], technologies]
    return [players, temples, technologies, *tiles] if wide else [players, temples, *tiles, technologies]


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    rows = max(len(left), len(right))
    left = left + [[] for _ in range(rows - len(left))]
    right = right + [[] for _ in range(rows - len(right))]
    return [[*padded(one, _BUILDINGS_WIDE), *other] for one, other in zip(left, right, strict=True)]


# The lines at the top


def _header(table: Table, columns: int) -> Line:
    left = f" Tzolk'in   {table.t('day', day=table.view['day'])}/26 · {food_told(table)}"
    right = f"{_state(table)} "
    return [("strong bar", left + cut(right, columns - len(left) - 1).rjust(columns - len(left)))]


def _state(table: Table) -> str:
    view = table.view
    if view["phase"] in ("over", "keep"):
        return table.t(f"screen-{view['phase']}")
    seat: int | None = view["turn"]
    if seat is None or seat < 0:
        return ""
    mode = "day" if view["phase"] == "day" else view["mode"]
    doing = table.t(f"screen-{mode}") if mode in ("day", "placing", "picking") else ""
    return " · ".join(part for part in (cut(table.names[seat], 14), doing) if part)


def _own(table: Table) -> Line:
    """The viewer's goods, workers and meal, whatever else the screen shows."""
    player = table.ahead["players"][table.seat or 0]
    hand = table.t("workers-in-hand", hand=player["in_hand"], all=player["workers"])
    meal = f"{table.t('screen-meal')} {player['meal_bill']}c"
    goods = goods_told(table, player)
    return [("", " "), ("strong", goods), ("", cut(f" · {hand} · {meal}", WIDTH - 1 - len(goods)))]


def _calendar(table: Table) -> Line:
    """The first-player space, the token, the corn of the calendar, and the skulls left."""
    view = table.ahead
    standing: int | None = view["first_space"]
    line: Line = [("strong", f"{table.t('first-space')} ")]
    line.append(("", f"○{view['first_space_cost']}c") if standing is None else (seat_style(standing), letter(standing)))
    line.append(("", f" +{view['calendar_corn']}c"))
    token: int | None = view["first_player"]
    if token is not None:
        line += [("", f" · {table.t('is-first')} "), (seat_style(token), letter(token))]
    blocked = " · 1" if view["double_advance_blocked"] else ""
    return padded([*line, ("", f" · {view['skulls_in_bank']}k{blocked}")], WIDTH)


# Wheels


def draw_wheels(table: Table, width: int) -> list[Line]:
    """Two lines a wheel: who stands where, and what each space gives the viewer."""
    marked = [WORDS.name(action) for action in table.actions]
    return [line for wheel in range(len(table.view["wheels"])) for line in _wheel(table, wheel, width, marked)]


def _columns(wheel: int, width: int) -> tuple[int, list[int]]:
    """The width of the name and of every space."""
    title = 14 if width >= _WIDE else 10
    if wheel == CHICHEN_ITZA:
        return title, [7 if width >= _WIDE else 6] * 9 + [7, 6]
    if width >= _WIDE:
        return title, [9, 11, 13, 13, 13, 13, 7, 7]
    return title, [7, 8, 9, 11, 11, 11, 7, 6]


def _wheel(table: Table, wheel: int, width: int, marked: list[str]) -> list[Line]:
    title, cells = _columns(wheel, width)
    name = wheel_told(table, wheel)
    above: Line = [("strong", (name if len(name) < title else name.split()[0]).ljust(title))]
    below: Line = [("dim", _back(table, wheel).ljust(title))]
    for space in range(int(LAST[wheel]) + 1):
        above += _standing(table, wheel, space, cells[space], marked)
        below.append(_giving(table, wheel, space, cells[space]))
    return [above, below]


def _back(table: Table, wheel: int) -> str:
    """Dummies on the unnumbered positions (TZ 2.6), which come back to space 0."""
    behind = [_sign(worker) for worker in table.view["wheels"][wheel]["workers"][int(LAST[wheel]) + 1 :]]
    return f" ↺ {''.join(behind)}" if "#" in behind else ""


def _sign(worker: int | str | None) -> str:
    return "·" if worker is None else "#" if isinstance(worker, str) else letter(worker)


def _standing(table: Table, wheel: int, space: int, columns: int, marked: list[str]) -> Line:
    shown: Json = table.ahead["wheels"][wheel]
    picked = f"pick {shown['wheel']} {space}" in marked
    worker = table.view["wheels"][wheel]["workers"][space] if picked else shown["workers"][space]
    style = "dim" if worker is None or isinstance(worker, str) else seat_style(worker)
    sign = _sign(worker)
    if worker is None and space == shown["next_space"] and shown["next_cost"] is not None:
        style, sign = "", f"○{shown['next_cost']}c"
    line: Line = [("dim", f"{space} "), (f"{style} bar" if picked else style, sign)]
    return [*line, ("", " " * (columns - width(line)))]


def _giving(table: Table, wheel: int, space: int, columns: int) -> tuple[str, str]:
    if space == 0:
        return ("dim", "-".ljust(columns))
    if space > NUMBERED[wheel]:
        return ("", cut(table.t("screen-any"), columns - 1).ljust(columns))
    style = "" if space in table.view["wheels"][wheel]["possible"] else "dim"
    return (style, cut(space_signs(table, wheel, space), columns - 1).ljust(columns))


# Blocks


def draw_players(table: Table) -> list[Line]:
    """One line a player: points, goods, workers, meal, days, technologies, buildings and monuments."""
    heads = table.t("screen-columns").split()
    cells = zip(heads, _COLUMNS, strict=True)
    titles = "".join(f"{head[: wide - 1] if wide > 2 else head[:1]:>{wide}}" for head, wide in cells)
    lines: list[Line] = [[("strong", f"{'':13}{titles}")]]
    for player in table.view["players"]:
        seat: int = player["seat"]
        mark = "▸" if seat == table.view["turn"] else " "
        numbers = [
            player["score"], *[player[good] for good in SIGNS], f"{player['in_hand']}/{player['workers']}",
            player["meal_bill"], 2 if player["light"] else 1, *[player["technologies"][kind] for kind in TRACK_NAMES],
            len(player["buildings"]), len(player["monuments"]),
        ]  # fmt: skip
        row = "".join(
            f"{f'{number:g}' if isinstance(number, float) else number:>{wide}}"
            for number, wide in zip(numbers, _COLUMNS, strict=True)
        )
        own = "strong" if seat == table.seat else ""
        name = f" {cut(table.names[seat], 9):<10}"
        lines.append([("new", mark), (seat_style(seat), letter(seat)), (own, f"{name}{row}")])
    return lines


def draw_temples(table: Table) -> list[Line]:
    """One line a temple: the points of its steps from the bottom, their goods, and who stands there."""
    lines: list[Line] = [[("strong", table.t("temples")), ("dim", cut(f"  {table.t('screen-temples')}", 66))]]
    for god, shown in enumerate(table.view["temples"]):
        bonus = f"{LEADER_BONUS[2 * god]}/{LEADER_BONUS[2 * god + 1]}"
        line: Line = [("temple", f"{table.t(f'god-{GODS[god]}'):<13}"), ("dim", f"{bonus:<4}")]
        for step in range(int(TOP[god]) + 1):
            good = step_good(god, step)
            points = f"{step_points(god, step)}{SIGNS[good] if good else ''}"
            seats = [seat for seat, at in enumerate(shown["steps"]) if at == step]
            gap = " " if seats and len(points) + len(seats) < 6 else ""
            cell: Line = [("dim" if not seats else "", points), ("", gap)]
            cell += [(seat_style(seat), letter(seat)) for seat in seats]
            line += padded(cell, 7)
        lines.append(line)
    return lines


def draw_technologies(table: Table, width: int) -> list[Line]:
    """One line a track: what the levels do, and who has reached which."""
    cells = [22, 22, 20] if width >= _WIDE else [16, 18, 18]
    head = table.t("technologies")
    lines: list[Line] = [[("strong", head), ("dim", cut(f"  {table.t('screen-technologies')}", WIDTH - len(head)))]]
    for kind in TRACK_NAMES:
        line: Line = [("", f"{cut(table.t(f'technology-{kind}'), 12):<13}")]
        for level in range(1, 4):
            cell: Line = [("strong", f"{level} "), ("", table.t(f"short-{kind}-{level}"))]
            if width >= _WIDE:
                reached = [p["seat"] for p in table.view["players"] if p["technologies"][kind] == level]
                cell += [("", " "), *[(seat_style(seat), letter(seat)) for seat in reached]]
            line += padded(cell, cells[level - 1])
        lines.append(padded([*line, ("dim", "+ "), ("", table.t(f"short-{kind}-4"))], width))
    return lines


def draw_buildings(table: Table, room: int) -> list[Line]:
    """One line a building on display: kind, cost, what it does, and whether the viewer can pay."""
    marked = [WORDS.name(action) for action in table.actions]
    stack = table.t("told-stack", left=table.view["buildings_in_stack"])
    lines: list[Line] = [[("strong", table.t("buildings")), ("dim", f"  {stack}")]]
    for shown in table.view["buildings"]:
        style = "bar" if f"build {shown['id']}" in marked else "" if shown.get("payable") else "dim"
        text = f"{_tile(table, shown)} {tile_short(table, shown['id'])}"
        lines.append([("new", "✓" if shown.get("payable") else " "), (style, cut(text, room - 2))])
    return lines


def _tile(table: Table, shown: Json) -> str:
    kind = table.t(f"sort-{THINGS[shown['id']]['kind']}")
    return f"{shown['id']} {cut(kind, 7):<8}{cost_signs(shown['cost']):<8}"


def draw_monuments(table: Table, room: int) -> list[Line]:
    """One line a monument: kind, cost, what it is worth to the viewer now, and how it scores."""
    marked = [WORDS.name(action) for action in table.actions]
    lines: list[Line] = [[("strong", table.t("monuments"))]]
    for shown in table.view["monuments"]:
        payable = bool(shown.get("payable"))
        style = "bar" if f"raise {shown['id']}" in marked else "" if payable else "dim"
        text = f"{_tile(table, shown)} {shown.get('worth_now', ''):>2} {tile_does(table, shown['id'])}"
        lines.append([("new", "✓" if payable else " "), (style, cut(text, room - 2))])
    return lines


def draw_hand(table: Table) -> list[Line]:
    """TZ 2.5: the wealth tiles dealt to the viewer; a sign before those already kept."""
    kept: list[str] = [] if table.seat is None else table.ahead["players"][table.seat]["wealth"]
    lines: list[Line] = [[("strong", table.t("ask-keep"))]]
    for tile in table.view["hand"]:
        mark = "✓" if tile in kept else " "
        lines.append([("new", mark), ("strong", tile), ("", f" {cut(tile_does(table, tile), WIDTH - 6)}")])
    return lines
