"""The screen of Tzolk'in: the wheels, and below them what the moment is about.

It is put together of blocks. With 18 lines of 80 columns there are the wheels and one block: the players, or what the
question needs (tiles to keep, buildings, temples, technologies). With 34 lines of 100 columns everything fits. What
stands in colour always stands there in signs too.
"""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter
from sacbe.games.tzolkin.components import (
    CHICHEN_ITZA,
    GODS,
    LAST,
    LEADER_BONUS,
    NUMBERED,
    TOP,
    TRACK_NAMES,
)
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal.tzolkin.describing import placed_view
from sacbe.terminal.tzolkin.spaces import space_signs
from sacbe.terminal.tzolkin.words import (
    GOD_TITLES,
    WHEEL_TITLES,
    building_kind,
    building_short,
    capital,
    cost_signs,
    food_day_told,
    good_sign,
    goods_told,
    many,
    monument_kind,
    monument_short,
    step_good,
    step_points,
    viewer,
    wealth_told,
    worker_sign,
)

Line = list[tuple[str, str]]

WIDTH: Final = 80
WIDE: Final = 100
_BUILDINGS_WIDE: Final = 57  # columns of the buildings where the monuments stand beside them

SIGNS: Final = [
    "2 A     a worker of A on space 2;  2 #  a dummy worker;  2 ·  nobody",
    "2 ○3c   the next worker placed on this wheel comes here and costs 3 corn",
    "5c×1    5 corn with a corn tile, 1 tile can be seen;  2w×3  2 wood, 3 tiles",
    "8c*     8 corn, no tile needed (agriculture 2)",
    "1s 1c   1 stone and 1 corn; w is wood, g gold, k a skull",
    "res→2 up, 3c→step, corn→build, 1c→any   what is paid, and what it is for",
    "build 2/M   one or two buildings, or a monument",
    "8 Ku+   offer a skull for 8 points, a step on Kukulcan, a resource of choice",
    "full    a skull lies there already;  any  any action of the wheel",
    "back    the two unnumbered places, on which dummies ride back to 0",
    "2s AB   a temple step worth 2 points with A and B on it, a stone on goods days",
    "6/2     points for whoever stands highest after age 1 and after age 2",
    "✓       you can pay for it;  dim: not possible for you now",
]


# Lines


def cut(text: str, columns: int) -> str:
    return text if len(text) <= columns else text[: columns - 1] + "…"


def width_of(line: Line) -> int:
    return sum(len(text) for _, text in line)


def padded(line: Line, columns: int) -> Line:
    """A line brought to a width: filled up, or cut."""
    made: Line = []
    left = columns
    for style, text in line:
        made.append((style, text[:left]))
        left -= len(text[:left])
    return [*made, ("", " " * left)] if left else made


def seat_style(seat: int) -> str:
    return f"player-{letter(seat)}"


def _head(text: str) -> Line:
    return [("strong", text)]


# The whole screen


def draw(view: Json, names: list[str], actions: list[int], room: int) -> list[Line]:
    """The main screen in 80 columns, with actions shown as if done."""
    return draw_wide(view, names, actions, room, WIDTH)


def draw_wide(view: Json, names: list[str], actions: list[int], room: int, width: int) -> list[Line]:
    """The same for a window of any width from 80 columns on."""
    width = WIDE if width >= WIDE else WIDTH
    marked = [WORDS.name(action) for action in actions]
    table = placed_view(view, actions)
    top = [_header(view, names, width)]
    own = [_own(table)] if view["seat"] is not None and view["phase"] != "keep" else []
    wheels = draw_wheels(table, width, marked)
    short = [line for number, line in enumerate(wheels) if number % 2 == 0]
    lines = [*top, *own, *wheels]
    if len(lines) > room:
        lines = [*top, *own, *short]
    if len(lines) > room:
        return [*top, *own][: max(room, 0)]
    calendar = [_calendar(table, names)]
    blocks: list[list[Line]] = []
    used = len(lines)
    for block in _blocks(table, names, width, marked):
        if used + len(block) <= room:
            blocks.append(block)
            used += len(block)
    if used < room:
        lines[len(top) + len(own) : len(top) + len(own)] = calendar
    return [*lines, *[line for block in blocks for line in block]]


def _blocks(view: Json, names: list[str], width: int, marked: list[str]) -> list[list[Line]]:
    """What can stand below the wheels, the most needed first."""
    players = draw_players(view, names)
    temples = draw_temples(view)
    technologies = draw_technologies(view, width)
    buildings, monuments = draw_buildings(view, marked), draw_monuments(view, marked)
    if width >= WIDE:
        tiles = [_beside(buildings, monuments)]
    else:
        tiles = [buildings, monuments]
    if view["phase"] == "keep":
        return [draw_hand(view), *tiles, temples, technologies, players]
    asked: str = view["asked"]["what"] if view["asked"] is not None else ""
    if asked in ("up", "down", "pray"):
        return [temples, players, *tiles, technologies]
    if asked == "track":
        return [technologies, players, temples, *tiles]
    if asked in ("build", "use", "discount"):
        return [_without_head(tiles[0], width), players, temples, *tiles[1:], technologies]
    return [players, temples, technologies, *tiles] if width >= WIDE else [players, temples, *tiles, technologies]


def _without_head(block: list[Line], width: int) -> list[Line]:
    """Six buildings and the wheels fill an ordinary screen, so there they do without their heading."""
    return block if width >= WIDE else block[1:]


def _beside(left: list[Line], right: list[Line]) -> list[Line]:
    rows = max(len(left), len(right))
    left = left + [[] for _ in range(rows - len(left))]
    right = right + [[] for _ in range(rows - len(right))]
    return [[*padded(one, _BUILDINGS_WIDE), *other] for one, other in zip(left, right, strict=True)]


# The lines at the top


def _header(view: Json, names: list[str], width: int) -> Line:
    left = f" Tzolk'in   day {view['day']} of 26, {food_day_told(view)}"
    right = f"{_state(view, names)} "
    return [("strong bar", left + cut(right, width - len(left) - 1).rjust(width - len(left)))]


def _state(view: Json, names: list[str]) -> str:
    if view["phase"] == "over":
        return "the game is over"
    if view["phase"] == "keep":
        return "starting wealth"
    seat: int | None = view["turn"]
    if seat is None or seat < 0:
        return f"turn {view['number']}"
    whose = "your turn" if seat == view["seat"] else f"{cut(names[seat], 14)}'s turn"
    doing = {"placing": ", placing", "picking": ", picking up", "pitied": ", placing"}.get(view["mode"], "")
    return f"{whose}{', the calendar' if view['phase'] == 'day' else doing}"


def _own(view: Json) -> Line:
    """The viewer's goods, workers and meal, whatever else the screen shows."""
    player = viewer(view)
    goods = goods_told({good: int(player[good]) for good in ("corn", "wood", "stone", "gold", "skull")}) or "no goods"
    hand = f"{player['in_hand']} of {player['workers']} in hand"
    return [("", " You: "), ("strong", goods), ("", f" · {hand} · meal {player['meal_bill']} corn")]


def _calendar(view: Json, names: list[str]) -> Line:
    """The first-player space, the token, the corn of the calendar, and the skulls left."""
    standing: int | None = view["first_space"]
    cost = view["first_space_cost"]
    line: Line = [("strong", "First space ")]
    if standing is not None:
        line.append((seat_style(standing), letter(standing)))
    else:
        line.append(("", f"○{cost}c"))
    line.append(("", f" +{view['calendar_corn']} corn"))
    token: int | None = view["first_player"]
    if token is not None:
        line += [("", " · first player "), (seat_style(token), letter(token))]
    blocked = " · one day only" if view["double_advance_blocked"] else ""
    return [*line, ("", f" · {many(view['skulls_in_bank'], 'skull')} left{blocked}")]


# Wheels


def draw_wheels(view: Json, width: int, marked: list[str]) -> list[Line]:
    """Two lines a wheel: who stands where, and what each space gives the viewer."""
    lines: list[Line] = []
    for wheel in range(len(WHEEL_TITLES)):
        lines += _wheel(view, wheel, width, marked)
    return lines


def _columns(wheel: int, width: int) -> tuple[int, list[int]]:
    """The width of the name and of every space."""
    title = 14 if width >= WIDE else 10
    if wheel == CHICHEN_ITZA:
        return title, [7 if width >= WIDE else 6] * 9 + [7, 6]
    if width >= WIDE:
        return title, [9, 11, 13, 13, 13, 13, 7, 7]
    return title, [7, 8, 9, 11, 11, 11, 7, 6]


def _wheel(view: Json, wheel: int, width: int, marked: list[str]) -> list[Line]:
    shown: Json = view["wheels"][wheel]
    title, cells = _columns(wheel, width)
    label = WHEEL_TITLES[wheel] if len(WHEEL_TITLES[wheel]) < title else WHEEL_TITLES[wheel].split()[0]
    above: Line = [("strong", label.ljust(title))]
    below: Line = [("dim", _back(shown, wheel).ljust(title))]
    player = viewer(view)
    for space in range(int(LAST[wheel]) + 1):
        above += _standing(view, wheel, space, cells[space], marked)
        below.append(_giving(view, player, wheel, space, cells[space]))
    return [above, below]


def _back(shown: Json, wheel: int) -> str:
    """Dummies on the unnumbered positions (TZ 2.6), which come back to space 0."""
    behind = [worker_sign(worker) for worker in shown["workers"][int(LAST[wheel]) + 1 :]]
    return f" back {''.join(behind)}" if "#" in behind else ""


def _standing(view: Json, wheel: int, space: int, columns: int, marked: list[str]) -> Line:
    shown: Json = view["wheels"][wheel]
    worker: int | str | None = shown["workers"][space]
    picked = f"pick {shown['wheel']} {space}" in marked
    style = "dim" if worker is None or isinstance(worker, str) else seat_style(worker)
    sign = worker_sign(worker)
    if worker is None and space == shown["next_space"]:
        style, sign = "", f"○{space + int(view['placed'])}c"
    line: Line = [("dim", f"{space} "), (f"{style} bar" if picked else style, sign)]
    return [*line, ("", " " * (columns - width_of(line)))]


def _giving(view: Json, player: Json, wheel: int, space: int, columns: int) -> tuple[str, str]:
    if space == 0:
        return ("dim", "-".ljust(columns))
    if space > NUMBERED[wheel]:
        return ("", "any".ljust(columns))
    style = "" if space in view["wheels"][wheel]["possible"] else "dim"
    return (style, space_signs(view, player, wheel, space).ljust(columns))


# Blocks


def draw_players(view: Json, names: list[str]) -> list[Line]:
    """One line a player: points, goods, workers, meal, days, technologies, buildings and monuments."""
    lines = [_head("Players        points corn wood stone gold skull hand meal days ag ex ar th B M")]
    for player in view["players"]:
        seat: int = player["seat"]
        mark = "▸" if seat == view["turn"] else " "
        levels = "".join(f"{player['technologies'][track]:>3}" for track in TRACK_NAMES)
        hand = f"{player['in_hand']}/{player['workers']}"
        numbers = (
            f"{player['score']:>7g}{player['corn']:>5}{player['wood']:>5}{player['stone']:>6}{player['gold']:>5}"
            f"{player['skull']:>6}{hand:>5}{player['meal_bill']:>5}{2 if player['light'] else 1:>5}{levels}"
            f"{len(player['buildings']):>2}{len(player['monuments']):>2}"
        )
        own = "strong" if seat == view["seat"] else ""
        lines.append([("new", mark), (seat_style(seat), letter(seat)), (own, f" {cut(names[seat], 11):<11}{numbers}")])
    return lines


def draw_temples(view: Json) -> list[Line]:
    """One line a temple: the points of its steps from the bottom, their goods, and who stands there."""
    signs = "s stone, g gold, w wood, k skull on goods days"
    lines: list[Line] = [[("strong", "Temples"), ("dim", f"   bonus, steps by points; {signs}")]]
    for god, shown in enumerate(view["temples"]):
        bonus = f"{LEADER_BONUS[2 * god]}/{LEADER_BONUS[2 * god + 1]}"
        line: Line = [("temple", f"{GOD_TITLES[god]:<13}"), ("dim", f"{bonus:<4}")]
        for step in range(int(TOP[god]) + 1):
            good = step_good(god, step)
            points = f"{step_points(god, step)}{good_sign(good) if good >= 0 else ''}"
            seats = [seat for seat, at in enumerate(shown["steps"]) if at == step]
            gap = " " if seats and len(points) + len(seats) < 6 else ""
            cell: Line = [("dim" if not seats else "", points), ("", gap)]
            cell += [(seat_style(seat), letter(seat)) for seat in seats]
            line += padded(cell, 7)
        lines.append(line)
    return lines


_LEVEL_SIGNS: Final = (
    ("harvest +1c", "fish +1c, no tile", "harvest +2c", "temple step"),
    ("wood +1", "stone +1", "gold +1", "2 resources"),
    ("1c/building", "2 pts/building", "1 resource less", "3 points"),
    ("1 further", "resource→step", "skull +1", "1 skull"),
)


def draw_technologies(view: Json, width: int) -> list[Line]:
    """One line a track: what the levels do, and who has reached which."""
    cells = [26, 26, 24] if width >= WIDE else [14, 20, 18]
    head = "Technologies"
    lines: list[Line] = [
        [("strong", head), ("dim", "  a level costs 1, 2, 3 resources, a bonus beyond level 3 costs 1")]
    ]
    for track, kind in enumerate(TRACK_NAMES):
        line: Line = [("", f"{capital(kind):<13}")]
        for level in range(1, 4):
            cell: Line = [("strong", f"{level} "), ("", _LEVEL_SIGNS[track][level - 1])]
            if width >= WIDE:
                reached = [p["seat"] for p in view["players"] if p["technologies"][kind] == level]
                cell.append(("", " "))
                cell += [(seat_style(seat), letter(seat)) for seat in reached]
            line += padded(cell, cells[level - 1] - (4 if width >= WIDE else 0))
        lines.append([*line, ("dim", "+ "), ("", _LEVEL_SIGNS[track][3])])
    return lines


def draw_buildings(view: Json, marked: list[str]) -> list[Line]:
    """One line a building on display: kind, cost, what it does, and whether the viewer can pay."""
    stack = view["buildings_in_stack"]
    lines: list[Line] = [[("strong", "Buildings"), ("dim", f"  {stack} more in the stack of this age")]]
    for shown in view["buildings"]:
        style = "bar" if f"build {shown['id']}" in marked else "" if shown.get("payable") else "dim"
        mark = "✓" if shown.get("payable") else " "
        text = (
            f"{shown['id']} {building_kind(shown['id']):<5} {cost_signs(shown['cost']):<9}{building_short(shown['id'])}"
        )
        lines.append([("new", mark), (style, text)])
    return lines


def draw_monuments(view: Json, marked: list[str]) -> list[Line]:
    """One line a monument: kind, cost, what it is worth to the viewer now, and how it scores."""
    lines: list[Line] = [[("strong", "Monuments"), ("dim", "  points now, and for what")]]
    players = len(view["players"])
    for shown in view["monuments"]:
        payable = bool(shown.get("payable"))
        style = "bar" if f"raise {shown['id']}" in marked else "" if payable else "dim"
        worth = f"{shown.get('worth_now', ''):>3} "
        text = f"{shown['id']} {monument_kind(shown['id']):<5} {cost_signs(shown['cost']):<9}{worth}"
        lines.append([("new", "✓" if payable else " "), (style, text + monument_short(shown["id"], players))])
    return lines


def draw_hand(view: Json) -> list[Line]:
    """TZ 2.5: the wealth tiles dealt to the viewer; a sign before those already kept."""
    kept: list[str] = [] if view["seat"] is None else view["players"][view["seat"]]["wealth"]
    lines = [_head("Your starting wealth: keep two of these four")]
    for tile in view["hand"]:
        lines.append([("new", "✓" if tile in kept else " "), ("strong", tile), ("", f" {wealth_told(tile)}")])
    return lines


def draw_jungle(view: Json) -> list[Line]:
    """The four groups of harvest tiles."""
    lines = [_head("Jungle")]
    for shown in view["jungle"]:
        wood = f"{many(shown['wood_tiles'], 'wood tile')}, " if shown["space"] > 2 else ""
        corn = f"{many(shown['corn_tiles'], 'corn tile')}, {shown['corn_visible']} to be seen"
        lines.append([("", f" Palenque {shown['space']}: {wood}{corn}")])
    return lines


def draw_temple_pay(view: Json, names: list[str]) -> list[Line]:
    """What every temple would pay everyone now."""
    lines = [*draw_temples(view), [], _head("If the food day were now, goods or points")]
    for seat, player in enumerate(names):
        points = sum(int(shown["points_now"][seat]) for shown in view["temples"])
        goods: dict[str, int] = {}
        for shown in view["temples"]:
            for good, number in shown["goods_now"][seat].items():
                goods[good] = goods.get(good, 0) + int(number)
        each = ", ".join(f"{GOD_TITLES[g]} {view['temples'][g]['points_now'][seat]}" for g in range(len(GODS)))
        told = f" {goods_told(goods) or 'no goods'}; {points} points ({each})"
        lines.append([(seat_style(seat), f" {letter(seat)}"), ("", f" {cut(player, 11):<11}{told}")])
    return lines
