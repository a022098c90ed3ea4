"""Cuts the records of short lessons out of games in `records/`: what was played up to a moment, then what is taught.

`python scripts/cut_lessons.py` writes them; a lesson that is not named here was played by hand. What the learner does
need not be what was played in that game, and in braces stands what chance is to draw.
"""

from pathlib import Path
from typing import Final, NamedTuple

from sacbe.engine.game import CHANCE
from sacbe.engine.records import Record

ROOT: Final = Path(__file__).resolve().parent.parent


class Cut(NamedTuple):
    """So many entries of a game, and what is done after them, each by whoever has to decide or as `B: done`."""

    game: str
    lesson: str
    source: str
    entries: int
    then: str


CUTS: Final = (
    Cut("tikal", "guards", "exchange", 143, "guard a2"),
    Cut("tikal", "exchange", "walled-in-tile", 125, "exchange B jaguar quetzal"),
    Cut("tikal", "path", "shared-win", 345, "path base camp1"),
    Cut("tikal", "treasures", "walled-in-tile", 53, "dig c5; {treasure flute}; dig c5; {treasure flute}"),
    Cut("silver_gold", "cross", "open-discard", 51, "A: mark 2 c1-c2; A: mark 1 d3; A: mark 1 d2"),
    Cut("silver_gold", "trophy", "open-discard", 65, "A: mark 1 b2-b3-b4"),
    Cut("silver_gold", "seal", "four-players", 72, "C: mark 1 c2-d2-d3"),
    Cut("tzolkin", "beg", "two-players", 76, "beg quetzalcoatl; place chichen; done"),
    Cut(
        "tzolkin",
        "food",
        "shared-win",
        121,
        "pick palenque 1; act 1; done; C: place palenque; done; place tikal; place chichen; done",
    ),
    Cut("tzolkin", "market", "two-players", 140, "pick uxmal 3; act 2; sell wood; sell stone; done; done"),
    Cut("tzolkin", "burn", "four-players", 94, "pick palenque 5; act 5; harvest burn; down chaac"),
    Cut("tzolkin", "two-days", "two-players", 190, "place first; done; two days"),
    Cut("tzolkin", "skulls", "two-players", 221, "pick chichen 3; act 3"),
    Cut("tzolkin", "temples", "skipped-food-day", 76, "pick tikal 5; act 5; pay wood; up chaac; up kukulcan"),
    Cut("tzolkin", "workers", "pity", 208, "pick uxmal 3; act 3"),
    Cut("tzolkin", "any-action", "skipped-food-day", 91, "pick palenque 6; act 5; harvest wood"),
    Cut("tzolkin", "theology", "four-players", 155, "pick chichen 1; ahead"),
    Cut("tzolkin", "dummies", "tie-decided-by-workers", 61, "place tikal"),
)


def main() -> None:
    for cut in CUTS:
        record = made(cut)
        record.write(ROOT / "src" / "sacbe" / "games" / cut.game / "lessons" / f"{cut.lesson}.sacbe")


def made(cut: Cut) -> Record:
    whole = Record.read(ROOT / "records" / cut.game / f"{cut.source}.sacbe")
    record = Record(whole.game, [f"Player {letter}" for letter in "ABCD"[: whole.game.players]])
    for entry in whole.standing()[: cut.entries]:
        record.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    for text in cut.then.split("; "):
        do(record, text)
    record.tags["Note"] = f"for the lesson: from {cut.source}, after {cut.entries} entries"
    return record


def do(record: Record, text: str) -> None:
    pos = record.position
    if text.startswith("{"):
        drawn = {record.game.name(action): action for action, _ in pos.outcomes()}
        record.push(drawn[text[1:-1]])
        return
    name, colon, words = text.partition(": ")
    seat = "ABCD".index(name) if colon else pos.turn
    assert seat is not None
    record.push(record.game.parse(words if colon else text, pos, seat), seat)


if __name__ == "__main__":
    main()
