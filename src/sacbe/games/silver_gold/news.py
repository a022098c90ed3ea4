"""What an action led to, as typed events in their order, as one viewer learns of it; docs/deeds.md lists them.

Everything is read off what the viewer sees before and after, so several markings that come to light at once are told
like one.
"""

from typing import Literal

from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.components import field_names
from sacbe.games.silver_gold.position import DEAL, KEEP, NONE, OVER, Player, State, boxes
from sacbe.games.silver_gold.scoring import ranking, scores, seal_points
from sacbe.games.silver_gold.shapes import News, Points
from sacbe.games.silver_gold.view import as_seen, map_names


def news(before: State, after: State, viewer: int | None) -> list[News]:
    """What happened beyond the action itself."""
    told: list[News] = []
    if viewer is not None:
        dealt = after.players[viewer].hand & ~before.players[viewer].hand
        told += [{"event": "dealt", "id": name} for name in map_names(dealt)]
    order = settling_order(before)
    if before.phase == KEEP and after.phase != KEEP:
        told += [{"event": "kept", "seat": seat, "ids": held(kept)} for seat, kept in enumerate(after.players)]
    changes = [(seat, as_seen(before, seat, viewer), as_seen(after, seat, viewer)) for seat in order]
    for seat, was, now in changes:
        told += _marked(seat, was, now)
    for seat, was, now in changes:
        told += _settled(seat, was, now)
    if before.phase not in (DEAL, KEEP):
        for seat, was, now in changes:
            told += _taken(seat, was, now)
    told += [{"event": "shown", "id": name} for name in map_names(after.display & ~before.display)]
    if before.starter not in (NONE, after.starter):
        told.append({"event": "start-player", "seat": int(after.starter)})
    over = after.phase == OVER
    if after.round > before.round and not over:
        told.append({"event": "round", "round": int(after.round) + 1})
    if over and before.phase != OVER:
        told.append({"event": "game-over", "ranking": ranking(after), "scores": scores(after)})
    return told


def settling_order(state: State) -> list[int]:
    """The seats from the start player clockwise, from A while there is none (SG 6)."""
    seats = len(state.players)
    first = max(int(state.starter), 0)
    return [(first + step) % seats for step in range(seats)]


def held(player: Player) -> list[str]:
    """The maps before a player."""
    return [box.MAP_IDS[each] for each in (player.map1, player.map2) if each != NONE]


def _points(seat: int, points: int, why: Literal["coins", "palm", "trophy", "seals"]) -> Points:
    return {"event": "points", "seat": seat, "points": points, "why": why}


def _marked(seat: int, was: Player, now: Player) -> list[News]:
    """The fields marked, those of maps set aside since among them, and what their symbols brought (SG 4, 5)."""
    told: list[News] = []
    slots = ((was.map1, was.marks1, now.map1, now.marks1), (was.map2, was.marks2, now.map2, now.marks2))
    for slot, (number, marks, there, marks_there) in enumerate(slots, start=1):
        if number == NONE:
            continue
        marked = box.FIELDS[number] if now.done >> number & 1 else marks_there if there == number else 0
        new = field_names(marked & ~marks)
        if new:
            told.append({"event": "marked", "seat": seat, "map": slot, "id": box.MAP_IDS[number], "fields": new})
    if now.coins > was.coins:
        told.append(_points(seat, int(now.coins - was.coins), "coins"))
    return told + [_points(seat, palm, "palm") for palm in boxes(now.palms)[len(boxes(was.palms)) :]]


def _settled(seat: int, was: Player, now: Player) -> list[News]:
    """SG 6.6: trophies, then completed maps with their points and what they add to the seals."""
    trophies = boxes(now.trophies)[len(boxes(was.trophies)) :]
    told: list[News] = [_points(seat, trophy, "trophy") for trophy in trophies]
    for number in range(box.MAPS):
        if (now.done & ~was.done) >> number & 1:
            points = int(box.POINTS[number])
            told.append({"event": "points", "seat": seat, "points": points, "why": "map", "id": box.MAP_IDS[number]})
    by_seals = seal_points(now.done) - seal_points(was.done)
    return [*told, _points(seat, by_seals, "seals")] if by_seals else told


def _taken(seat: int, was: Player, now: Player) -> list[News]:
    """SG 6.2: new maps before a player, from the display or the deck."""
    return [
        {"event": "taken", "seat": seat, "map": slot, "id": box.MAP_IDS[number]}
        for slot, number in enumerate((now.map1, now.map2), start=1)
        if number not in (NONE, was.map1, was.map2)
    ]
