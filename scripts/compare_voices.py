"""All that a game says, before and after a change of the code: what is meant to stay has to be equal byte by byte.

    python scripts/compare_voices.py --write /tmp/before.json      play, listen, store what was heard as hashes
    python scripts/compare_voices.py --against /tmp/before.json    listen again; say what differs and where first
    python scripts/compare_voices.py --show "tikal/terms" "two-players 150"    what is said there, to compare by eye

Every game is played at each of its tables (all options and numbers of players) with decisions that reach rare kinds of
actions, and every whole record is played again. At each step that is looked at, every seat and a spectator is asked. A
section is a game and what it is asked for; a place in it is the name of a game that was played and a step of it. Say
`--show` in both trees (with PYTHONPATH) to see what has changed. The exit code is 1 if anything differs.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import product
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.pictures import picture
from sacbe.engine.registry import game_class, house_games
from sacbe.terminal.game import saying_of, table_of, text_of
from sacbe.terminal.scores import parts_of

ROOT: Final = Path(__file__).resolve().parent.parent
HIDDEN: Final = -2
"""The action in news of an action that the reader does not learn."""
NAMES: Final = ["Ana", "Ben", "Cleo", "Dan"]
GAMES_AT_A_TABLE: Final = {"silver_gold": 3, "tikal": 1, "tzolkin": 5}
LOOKED_AT: Final = {"silver_gold": 12, "tikal": 30, "tzolkin": 12}
"""One of so many steps of each game is looked at."""
RARE: Final = ("raise", "free", "save", "skip", "ahead", "up", "guard", "exchange", "path")

Heard = tuple[str, str, object]
"""A section, a place in it, and what is said there."""
Step = tuple[Position, int, int]
"""A position, who acts in it (CHANCE too) and what is done."""


# Ways through games


def tables(name: str) -> Iterator[Game]:
    """The game with all its options."""
    options = game_class(name).table_options
    for values in product(*(option.values for option in options)):
        yield sacbe.load(name, **{option.name: value for option, value in zip(options, values, strict=True)})


def chosen(pos: Position, seat: int, random: Rng) -> int:
    """A kind of action first, then one of that kind, so that rare kinds come about."""
    legal = pos.legal(seat)
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(pos.game.name(action).split()[0], []).append(action)
    among = sorted(kinds)
    rare = [kind for kind in among if kind in RARE]
    if rare and random.below(4) == 0:
        among = rare
    choices = kinds[among[random.below(len(among))]]
    return choices[random.below(len(choices))]


def enriched(pos: Position, random: Rng) -> Position:
    """A game of Tzolk'in in which all have so much, and workers so far on, that they can build what they like."""
    document = pos.to_json()
    for seat, player in enumerate(document["players"]):
        player.update(corn=40, wood=12, stone=12, gold=12, skull=2)
        player["technologies"].update(architecture=random.below(4), extraction=3, theology=random.below(4))
        player["temples"]["chaac"] = 5 if seat else 6
        for name, space in (("tikal", 7), ("uxmal", 7), ("chichen", 5)):
            wheel = document["wheels"][name]
            wheel[max(at for at in range(space) if wheel[at] is None)] = "ABCD"[seat]
    return pos.game.position(document)


def played(game: Game, seed: int) -> Iterator[Step]:
    """A game step by step."""
    random = rng("voices", repr(game), seed)
    pos = game.start()
    is_rich = game.id == "tzolkin" and seed % 5 != 0
    while not pos.is_over:
        if is_rich and pos.number == 1:
            pos, is_rich = enriched(pos, random), False
        if pos.turn == CHANCE:
            seat, action = CHANCE, pos.draw(random)
        else:
            seat = pos.pending[random.below(len(pos.pending))]
            action = chosen(pos, seat, random)
        yield pos, seat, action
        pos = pushed(pos, seat, action)


def replayed(record: sacbe.Record) -> Iterator[Step]:
    """A record step by step, without what was taken back."""
    pos = record.game.start()
    for entry in record.standing():
        yield pos, entry.seat, entry.action
        pos = pushed(pos, entry.seat, entry.action)


def pushed(pos: Position, seat: int, action: int) -> Position:
    twin = pos.copy()
    twin.push(action, None if seat == CHANCE else seat)
    return twin


# What is said


def said_of_actions(game: Game, label: str) -> Iterator[Heard]:
    for action in range(game.actions):
        name = game.name(action)
        yield f"{game.id}/names", f"{label} {action}", name
        yield f"{game.id}/deeds", f"{label} {action}", game.deed(action)


def followed(name: str, steps: Iterator[Step]) -> Iterator[Heard]:
    """What is said on the way through a game."""
    opening: Position | None = None  # where the simultaneous phase began that is still open
    for number, (pos, seat, action) in enumerate(steps):
        place = f"{name} {number}"
        random = rng("look", place)
        after = pushed(pos, seat, action)
        is_looked_at = random.below(LOOKED_AT[pos.game.id]) == 0 or after.is_over
        if is_looked_at:
            yield from said_in(pos, place, random)
            yield from told_after(pos, after, seat, action, place)
        if pos.simultaneous and opening is None:
            opening = pos
        if opening is not None and not after.simultaneous:
            yield from told_after(opening, after, seat, action, f"{place} phase")
            opening = None
        if after.is_over:
            yield from said_in(after, f"{name} {number + 1}", random)


def said_in(pos: Position, place: str, random: Rng) -> Iterator[Heard]:
    game = pos.game
    yield f"{game.id}/documents", place, pos.to_json()
    yield f"{game.id}/points", place, [list(pos.scores()), pos.ranking(), [dict(part) for part in pos.breakdown()]]
    yield f"{game.id}/choices", place, [pos.turn, pos.pending, pos.number, pos.legal(), pos.outcomes()]
    yield f"{game.id}/refusals", place, refusals(pos, random)
    yield f"{game.id}/readings", place, readings(pos, random)
    for seat in pos.pending:
        yield f"{game.id}/terms", f"{place} {seat}", [[action, terms(pos, seat, action)] for action in asked(pos, seat)]
    for reader in (None, *range(game.players)):
        view = pos.view(reader)
        yield f"{game.id}/views", f"{place} {reader}", view
        yield f"{game.id}/observations", f"{place} {reader}", observed(pos, reader)
        yield from written(pos, view, f"{place} {reader}")


def asked(pos: Position, seat: int) -> list[int]:
    """Legal actions of a seat, some of each kind."""
    kinds: dict[str, list[int]] = {}
    for action in pos.legal(seat):
        kinds.setdefault(pos.game.name(action).split()[0], []).append(action)
    return [action for found in kinds.values() for action in found[:: len(found) // 8 + 1]]


def terms(pos: Position, seat: int, action: int) -> Json:
    return pos.terms(action, seat)


def news(before: Position, after: Position, reader: int | None, seat: int, action: int) -> list[Json]:
    return before.game.news(before, after, seat, action, reader)


def told_after(before: Position, after: Position, seat: int, action: int, place: str) -> Iterator[Heard]:
    game = before.game
    saying = saying_of(game, NAMES[: game.players])
    for reader in (None, *range(game.players)):
        viewer = CHANCE if reader is None else reader
        hidden = (before.simultaneous and seat != viewer) or (seat == CHANCE and before.conceals(action, viewer))
        known = HIDDEN if hidden else action
        events = news(before, after, reader, seat, known)
        yield f"{game.id}/news", f"{place} {reader}", events
        yield f"{game.id}/text news", f"{place} {reader}", [saying.told(event) for event in events]


def refusals(pos: Position, random: Rng) -> list[object]:
    """What is said of some actions, legal or not, for every seat and for chance."""
    game = pos.game
    said: list[object] = []
    for seat in (*range(game.players), CHANCE, None):
        for _ in range(25):
            action = random.below(game.actions)
            refusal = pos.explain(action, seat)
            said.append(None if refusal is None else [action, *refusal, refusal[1].message, refusal[1].args])
    return said


def readings(pos: Position, random: Rng) -> list[object]:
    """What typed texts are read as, right ones and nearly right ones."""
    game = pos.game
    seat = pos.pending[0] if pos.pending else None
    legal = pos.legal(seat)
    read: list[object] = []
    for number in range(16):
        among = legal if number < 6 and legal else range(game.actions)
        words = game.name(among[random.below(len(among))]).split()
        word = game.name(random.below(game.actions)).split()[-1]
        mangled = (words, [*words, word], words[:-1], [*words[:-1], word], ["do", *words], [words[0].upper(), word])
        typed = " ".join(mangled[random.below(len(mangled))])
        try:
            read.append([typed, game.parse(typed, pos, seat)])
        except sacbe.SacbeError as error:
            read.append([typed, type(error).__name__, str(error)])
    return read


def observed(pos: Position, reader: int | None) -> list[int]:
    out = vec[i64]([0] * pos.game.observation.words)
    pos.observe(CHANCE if reader is None else reader, out)
    return [int(word) for word in out]


def written(pos: Position, view: Json, place: str) -> Iterator[Heard]:
    """The terminal's screens and sentences, and the picture."""
    game, reader = pos.game, view["seat"]
    text: Any = text_of(game)
    table = table_of(pos, reader, NAMES[: game.players])
    told = [text.tell(table), parts_of(table), text.question(table)]
    told += [text.outlook(table)] if hasattr(text, "outlook") else []
    told += [text.tell_page(table, page) for page in text.PAGES]
    told += [text.tell_seat(table, seat) for seat in range(game.players)]
    yield f"{game.id}/text sentences", place, told
    drawn = [text.draw(table, room, columns) for room, columns in ((14, 80), (18, 80), (40, 80), (40, 130))]
    drawn += [text.look(table, seat) for seat in range(game.players)]
    drawn += [text.page(table, page) for page in text.PAGES]
    yield f"{game.id}/text screens", place, drawn
    if reader is None:
        yield f"{game.id}/pictures", place, picture(pos)
    if reader in pos.pending:
        described = [table.saying.terms(pos.terms(action, reader)) for action in asked(pos, reader)]
        yield f"{game.id}/text describing", place, described


# Listening


def ways(name: str) -> Iterator[tuple[str, Iterator[Step]]]:
    """The games that are gone through, each with its name."""
    for path in sorted((ROOT / "records" / name).glob("*.sacbe")):
        record = sacbe.Record.read(path)
        if record.seen_by is None:
            yield path.stem, replayed(record)
    for game in tables(name):
        label = "-".join(str(value) for value in game.options.values())
        for seed in range(GAMES_AT_A_TABLE[name]):
            yield f"{label}-{seed}", played(game, seed)


def heard(name: str, only: str = "") -> Iterator[Heard]:
    """All that is said of one game; or only on the way with this name."""
    if not only:
        for players in (2, 4):
            yield from said_of_actions(sacbe.load(name, players=players), str(players))
    for label, steps in ways(name):
        if only in ("", label):
            yield from followed(label, steps)


def canonical(said: object) -> str:
    return json.dumps(said, sort_keys=True, separators=(",", ":"))


def listened() -> dict[str, dict[str, str]]:
    """Section by section, the hash of what is said at each place."""
    found: dict[str, dict[str, str]] = {}
    for name in house_games():
        for section, place, said in heard(name):
            found.setdefault(section, {})[place] = sha256(canonical(said).encode()).hexdigest()[:16]
    return found


def differences(before: dict[str, dict[str, str]], now: dict[str, dict[str, str]]) -> int:
    """Say section by section what differs; how many sections do."""
    wrong = 0
    for section in sorted(before.keys() | now.keys()):
        was, sounds = before.get(section, {}), now.get(section, {})
        places = [*was, *(place for place in sounds if place not in was)]
        other = [place for place in places if was.get(place) != sounds.get(place)]
        wrong += bool(other)
        print(f"{section}: {len(places)} places, " + (f"{len(other)} differ, first {other[0]!r}" if other else "equal"))
    return wrong


def show(section: str, place: str) -> int:
    name = section.partition("/")[0]
    label = place.split(maxsplit=1)[0] if section.partition("/")[2] not in ("names", "deeds") else ""
    for found, where, said in heard(name, label):
        if found == section and (where == place or where.startswith(f"{place} ")):
            print(f"{where}: {json.dumps(said, indent=1, sort_keys=True)}")
    return 0


def main() -> int:
    asked_for = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked_for.add_argument("--write", type=Path, metavar="FILE")
    asked_for.add_argument("--against", type=Path, metavar="FILE")
    asked_for.add_argument("--show", nargs=2, metavar=("SECTION", "PLACE"))
    given = asked_for.parse_args()
    if given.show:
        return show(*given.show)
    now = listened()
    if given.write:
        given.write.write_text(json.dumps(now), encoding="utf-8")
    if given.against:
        return 1 if differences(json.loads(given.against.read_text(encoding="utf-8")), now) else 0
    for section, places in sorted(now.items()):
        whole = sha256(canonical(places).encode()).hexdigest()[:16]
        print(f"{section}: {len(places)} places, {whole}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
