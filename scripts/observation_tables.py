"""Writes docs/observations.md out of the fields that the games declare; with --check it only says if that is due."""

import sys
from pathlib import Path

import sacbe
from sacbe.engine.game import Game
from sacbe.engine.observation import Field, Observation
from sacbe.engine.registry import house_games
from sacbe.envs.learner_view import LearnerView

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
PLAYERS = (2, 3, 4)

HEAD = """\
# Observations

An observation is what one seat may know of a position, as a row of 16-bit whole numbers. Learners read it from
[batches](batches.md) and [environments](environments.md), and anybody from a position:

```python run
import sacbe

game = sacbe.load("silver_gold", players=3)
pos = game.start()
out = game.observation.blank()
pos.observe(0, out)  # what seat A may know; sacbe.CHANCE looks as a spectator
numbers = game.observation.read(out)
assert len(numbers) == game.observation.size
assert numbers[game.observation.offset("trophy")] == 6
assert numbers[game.observation.offset("coins", 1)] == 0  # of the next seat to the left
```

- **Only what may be known.** An observation is a function of `pos.view(seat)`: positions that a seat cannot tell apart
  give it equal observations. Fields for the own seat alone are 0 for a spectator.
- **From the own chair.** First come the fields of the whole table, then a block of fields for each seat: the own seat
  first, then the others clockwise. A spectator sees the blocks from seat A on. The fields of the table stand at the
  same places for any number of players.
- **Bounds are kept.** Every number lies from `low` to `high` of its field; tests play games to see that. 0 stands for
  what is absent or not shown. `game.observation.low()` and `high()` list the bounds of all numbers.
- **Packed.** Four numbers are written at a time as one 64-bit word, so `out` has a quarter as many words. Zeros fill a
  word after some fields. `np.asarray(memoryview(out)).view(np.int16)` is the plain row, without copying.

Offsets are those of the first number, and shapes are row by row. A field whose meaning lists names has one number for
each, in that order; "one of" means a single 1. What a game leaves out stands at the top of its `observation.py`.

## The learner's view

Networks want floats. `sacbe.envs.learner_view.LearnerView` makes them of the same numbers:

```python run
import sacbe.envs
from sacbe.envs.learner_view import LearnerView

games = sacbe.envs.batch("tikal", 16, players=2)
view = LearnerView(games.observation)
floats = view(games.observations)  # (16, view.size) float32
board = view.named(floats)["board"]  # (16, 20, 8, 5): 20 planes of the map
seats = view.seats(floats)  # (16, 2, view.seat_size): the own seat first
```

- An amount is a share of its greatest value, so from 0 to 1, and from -1 where it can be negative.
- Bits stay bits, and what says "one of" stays a single 1. Where a number stands for one thing or another (`owned` in
  Tikal, `fields` in Silver & Gold), it becomes a plane for each.
- Boards are planes: the last axis of `board` comes first, each plane with a greatest value of its own.
- The blocks come in the order of the tables below, without the zeros that fill words. `view.blocks` lists name, place,
  shape and meaning of each.

## The tables

This page is written by `scripts/observation_tables.py` out of what the games declare.
"""


def page() -> str:
    return "\n".join([HEAD, *(_chapter(sacbe.load(name, players=4)) for name in house_games())])


def _chapter(game: Game) -> str:
    layout = game.observation
    sizes = ", ".join(f"{sacbe.load(game.id, players=players).observation.size} for {players}" for players in PLAYERS)
    views = [(players, LearnerView(sacbe.load(game.id, players=players).observation).size) for players in PLAYERS]
    floats = ", ".join(f"{size} for {players}" for players, size in views)
    lines = [
        f"## {game.title}",
        "",
        f"Numbers in all, by players: {sizes}. Players' actions: {game.decisions}, the length of a mask. "
        f"Floats in the learner's view: {floats}.",
        "",
        *_table(layout, layout.table, 0),
        "",
        f"Then {layout.seat_size} numbers for each seat. Those of the seat k places to the left begin at "
        f"{layout.seats_at} + {layout.seat_size} k; the own seat is k = 0. Offsets count from there.",
        "",
        *_table(layout, layout.each_seat, layout.seats_at),
        "",
    ]
    return "\n".join(lines)


def _table(layout: Observation, fields: tuple[Field, ...], begin: int) -> list[str]:
    rows = ["| offset | field | shape | range | seen by | meaning |", "|---|---|---|---|---|---|"]
    for field in fields:
        if field.used:
            at = layout.offset(field.name) - begin
            shape = " x ".join(str(length) for length in field.shape) or "1"
            span = f"{field.low} to {field.high}"
            rows.append(f"| {at} | `{field.name}` | {shape} | {span} | {field.seen_by} | {field.meaning} |")
    return rows


def main() -> int:
    if "--check" in sys.argv[1:]:
        if PAGE.read_text(encoding="utf-8") != page():
            print("docs/observations.md is not up to date: run scripts/observation_tables.py", file=sys.stderr)
            return 1
        return 0
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.name} written")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
