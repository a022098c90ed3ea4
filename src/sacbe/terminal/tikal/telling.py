"""Tikal told in sentences, for screen readers and for a close look: the turn, the fields, the players, the supplies."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.engine.notation import letter, seat_of
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import ACTION_POINTS, DIRECTIONS
from sacbe.terminal.tikal.drawing import turned
from sacbe.terminal.tikal.map import FIELD_NUMBER, explored, reach
from sacbe.terminal.tikal.words import (
    capital,
    in_points,
    in_stones,
    listed,
    pieces_told,
    temples_of,
    tile_told,
    treasures_told,
    who,
)

_DIRECTIONS_IN_WORDS: Final = ("north", "north-east", "south-east", "south", "south-west", "north-west")


# The whole table


def tell(view: Json, names: list[str]) -> list[str]:
    """The main screen as short sentences. In the middle of a turn only what has changed by it; map tells the rest."""
    lines = [*_tell_turn(view, names)]
    seat: int | None = view["seat"]
    midway = view["phase"] == "spend" and view["action_points"] < ACTION_POINTS
    if midway and seat is not None and view["turn"] == seat:
        return [*lines, _tell_pieces(view, seat), "Type map for the whole board."]
    lines += tell_fields(view)
    lines += [_tell_player(view, names, other) for other in range(len(names))]
    return [*lines, _tell_letters(view)]


def _tell_turn(view: Json, names: list[str]) -> list[str]:
    if view["phase"] == "over":
        return ["The game is over."]
    seat: int | None = view["turn"]
    if seat is None or seat < 0:
        return [f"Turn {view['number']}."]
    whose = "your" if seat == view["seat"] else f"{names[seat]}'s"
    kind = {None: "turn", "volcano": "scoring turn", "final": "turn of the final scoring"}[view["scoring"]]
    lines = [f"Turn {view['number']}, {whose} {kind}."]
    if view["scoring"] is not None:
        order = ", ".join(names[other] for other in view["scoring_order"])
        lines.append(f"Scoring order: {order}; {view['scoring_turns_done']} have scored.")
    if view["phase"] == "place":
        lines += tell_tiles(view)[:1]
    if view["auction"] is not None and view["phase"] in ("bid", "choose"):
        lines += _tell_auction(view, names)
    if view["phase"] == "spend":
        lines.append(f"{in_points(view['action_points'])} left.")
    return lines


def _tell_auction(view: Json, names: list[str]) -> list[str]:
    auction: Json = view["auction"]
    lines = [f"On offer: {'; '.join(_tile_with_stones(tile) for tile in auction['offer'])}."]
    if view["phase"] == "bid":
        bid = (
            "Nobody has bid yet"
            if auction["bidder"] is None
            else f"{names[auction['bidder']]} has bid {auction['bid']}"
        )
        still = ", ".join(names[seat] for seat in auction["in_auction"])
        lines.append(f"{bid}. Still in: {still}.")
        done = [names[seat] for seat in range(len(names)) if seat not in auction["in_round"]]
        if done:
            lines.append(f"Had their turn this round: {', '.join(done)}.")
    return lines


def _tile_with_stones(tile: Json) -> str:
    return f"{tile['id']}, {tile_told(tile)}, {_stones_told(tile['stones'])}"


def _stones_told(stones: list[int]) -> str:
    told = [f"{DIRECTIONS[side]} {number}" for side, number in enumerate(stones) if number]
    return f"stones {', '.join(told)}" if told else "no stones"


def tell_tiles(view: Json) -> list[str]:
    tile: Json | None = view["tile"]
    if tile is not None:
        lines = [f"Your tile: {_tile_with_stones(tile)} as r0; r1 turns it clockwise by one side."]
        return lines + [f"r{rotation}: {_stones_told(turned(tile, rotation))}." for rotation in range(1, SIDES)]
    if view["auction"] is None or not view["auction"]["offer"]:
        return ["There is no tile to look at now."]
    return [f"{_tile_with_stones(shown)}." for shown in view["auction"]["offer"]]


def tell_fields(view: Json) -> list[str]:
    """The board, a line for each explored field."""
    return [f"{shown['field']} {_tell_field(view, shown)}" for shown in view["fields"]]


def _tell_field(view: Json, shown: Json) -> str:
    """A field in one go: what it is, where ways lead, who stands there."""
    field = FIELD_NUMBER[shown["field"]]
    fields = explored(view)
    ways: list[str] = []
    loose: list[str] = []
    for side in range(SIDES):
        other = int(NEIGHBOUR[field * SIDES + side])
        if other >= 0 and shown["ways"][side]:
            ways.append(f"{FIELD_NAMES[other]} {shown['ways'][side]}")
        elif other >= 0 and other not in fields and shown["stones"][side]:
            loose.append(f"{shown['stones'][side]} towards {FIELD_NAMES[other]}")
    told = [_ground_told(shown)]
    if shown["terrain"] != "volcano":
        told.append(f"ways to {', '.join(ways)}" if ways else "no ways")
    if loose:
        told.append(f"stones {', '.join(loose)}")
    standing = pieces_told(shown)
    if standing:
        told.append(f"pieces {', '.join(standing)}")
    return "; ".join(told) + "."


def _ground_told(shown: Json) -> str:
    terrain: str = shown["terrain"]
    if terrain == "temple":
        holder: int | None = shown["scored_by"]
        told = f"temple {shown['value']}"
        if shown["guard"] is not None:
            return f"{told}, guard of {letter(shown['guard'])}"
        return told if holder is None else f"{told}, scored by {letter(holder)}"
    if terrain == "treasure":
        left: int = shown["tokens"]
        terrain = f"treasure site with {left} left" if left else "treasure site, empty"
    return terrain if shown["camp"] is None else f"{terrain}, camp of {letter(shown['camp'])}"


def _tell_pieces(view: Json, seat: int) -> str:
    """Where a player's pieces stand, in one sentence."""
    told: list[str] = []
    for shown in view["fields"]:
        members = int(shown["members"][seat])
        leader = seat in shown["leaders"]
        if members or leader:
            here = [f"{members}"] if members else []
            told.append(f"{shown['field']} {' and '.join([*here, 'leader'] if leader else here)}")
    player: Json = view["players"][seat]
    reserve = f"{player['reserve']} in reserve"
    if player["leader"] == "reserve":
        reserve += " and the leader"
    return f"Your pieces: {', '.join(told)}; {reserve}." if told else f"Your pieces: {reserve}."


def _tell_player(view: Json, names: list[str], seat: int) -> str:
    player: Json = view["players"][seat]
    would: dict[str, int] = player["would_score"]
    reserve = f"reserve {player['reserve']}{' and the leader' if player['leader'] == 'reserve' else ''}"
    left = f"camps left {player['camps_left']}, guards left {player['guards_left']}"
    treasures = f"treasures: {treasures_told(player['treasures'])}"
    now = f"would score {would['temples'] + would['treasures']}"
    return f"{letter(seat)} {names[seat]}: {in_points(player['score'])}, {now}; {reserve}; {left}; {treasures}."


def _tell_letters(view: Json) -> str:
    left = [f"{kind} {sum(kinds.values())}" for kind, kinds in view["tiles_left"].items() if kinds]
    return f"Tiles left: {', '.join(left) or 'none'}."


def tell_supplies(view: Json) -> list[str]:
    lines: list[str] = []
    for kind, kinds in view["tiles_left"].items():
        if kinds:
            shown = ", ".join(f"{many} {tile}" if many > 1 else tile for tile, many in kinds.items())
            lines.append(f"{kind} tiles left: {shown}.")
    levels = ", ".join(f"{level}: {many or 'none'}" for level, many in view["levels_left"].items())
    treasures = ", ".join(f"{kind} {many}" for kind, many in view["treasures_left"].items() if many)
    done = view["scorings_done"]
    return [
        *(lines or ["No tiles are left."]),
        f"Level tokens left by number: {levels}.",
        f"Treasures nobody has dug: {treasures or 'none'}.",
        f"Scoring rounds finished: {done} of 4.",
    ]


# Looking closely


def tell_seat(view: Json, names: list[str], seat: int) -> list[str]:
    player: Json = view["players"][seat]
    guards = [shown["field"] for shown in view["fields"] if shown.get("guard") == seat]
    places = [f"{shown['field']} {shown['members'][seat]}" for shown in view["fields"] if shown["members"][seat]]
    leader: str = player["leader"]
    where = {"reserve": "in reserve", "gone": "has left the game"}.get(leader, f"on {leader}")
    return [
        f"{letter(seat)} {names[seat]}: {in_points(player['score'])}.",
        f"Members: {', '.join(places) or 'none on the board'}; {player['reserve']} in reserve. Leader: {where}.",
        f"Camps: {listed(list(player['camps']), 'and') or 'none'}; {player['camps_left']} left. "
        f"Guards: {listed(guards, 'and') or 'none'}; {player['guards_left']} left.",
        f"Treasures: {treasures_told(player['treasures'])}.",
        f"Would score now: {would_score(view, seat)}.",
    ]


def would_score(view: Json, seat: int) -> str:
    would: dict[str, int] = view["players"][seat]["would_score"]
    temples = [f"{field} {value}" for field, value in temples_of(view, seat)]
    detail = f"temples {', '.join(temples)}; " if temples else ""
    return f"{would['temples'] + would['treasures']} ({detail}treasures {would['treasures']})"


def tell_closely(view: Json, names: list[str], place: str) -> list[str]:
    """A field with everything about it: edges, strengths, what may still be done there this turn."""
    field = FIELD_NUMBER[place]
    fields = explored(view)
    shown = fields.get(field)
    if shown is None:
        return [place, "It is not explored.", *_edges_told(view, field)]
    lines = [f"{place}: {_ground_told(shown)}", *_edges_told(view, field)]
    lines += [f"{names[seat_of(told[0])]}: {told[2:]}." for told in pieces_told(shown)]
    if shown["terrain"] == "temple":
        lines.append(_strengths_told(view, names, shown))
        level = int(shown["value"]) + 1
        left = view["levels_left"].get(str(level), 0)
        if shown["guard"] is None:
            lines.append(
                f"Level tokens with a {level}: {left} left. Uncovered this turn: {shown['uncovered_this_turn']}."
            )
    elif shown["terrain"] == "treasure":
        lines.append(f"Dug this turn: {shown['dug_this_turn']}.")
    return lines


def _edges_told(view: Json, field: int) -> list[str]:
    fields = explored(view)
    shown = fields.get(field)
    lines: list[str] = []
    for side in range(SIDES):
        other = int(NEIGHBOUR[field * SIDES + side])
        beyond = fields.get(other)
        if other < 0 or (shown is None and beyond is None):
            continue
        stones = 0 if shown is None else int(shown["stones"][side])
        stones += 0 if beyond is None else int(beyond["stones"][(side + 3) % SIDES])
        where = f"{capital(_DIRECTIONS_IN_WORDS[side])}, {FIELD_NAMES[other]}"
        if beyond is not None:
            where += f", {_ground_told(beyond)}"
        if shown is None or beyond is None:
            lines.append(f"{where}: {in_stones(stones) if stones else 'no stones'} so far.")
        elif shown["ways"][side]:
            lines.append(f"{where}: a step costs {shown['ways'][side]}.")
        else:
            lines.append(f"{where}: no way.")
    return lines


def _strengths_told(view: Json, names: list[str], shown: Json) -> str:
    """TK 6.1: who is how strong on a temple, and who would score it."""
    strong = [f"{names[seat]} {strength}" for seat, strength in enumerate(shown["strength"]) if strength]
    holder: int | None = shown["scored_by"]
    if holder is None:
        result = "nobody would score it" if not strong else "a tie, nobody would score it"
    else:
        result = f"{who(view, names, holder)} would score {shown['value']}"
    why = " by the guard" if shown["guard"] is not None else ""
    return f"Strength: {', '.join(strong) or 'none'}; {result}{why}."


def tell_reach(view: Json, start: str) -> list[str]:
    """TK 5.3: where the points left would carry a piece, the nearest first."""
    reached = reach(view)
    if view["phase"] != "spend" or view["turn"] != view["seat"]:
        return ["Reach", "You have no points to walk with now."]
    if start and start not in reached:
        return ["Reach", f"You have no piece on {start}." if start in FIELD_NUMBER else f"There is no field {start!r}."]
    lines = [f"Reach with {in_points(view['action_points'])}"]
    for place, ends in reached.items():
        if start in ("", place):
            nearest = sorted(ends.items(), key=lambda end: end[1])
            shown = ", ".join(f"{end} {price}" for end, price in nearest)
            lines.append(f"From {place}: {shown or 'nowhere'}.")
    return lines if len(lines) > 1 else [*lines, "You have no pieces on the board."]
