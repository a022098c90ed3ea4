"""Reads a record, follows it action by action, and shows what one seat knew of it."""

import tempfile
from pathlib import Path

import sacbe


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.sacbe"
        game = sacbe.load("silver_gold", players=3)
        sacbe.play(game, ["greedy", "random", "random"], seed=11).write(path)

        record = sacbe.Record.read(path)
        print(f"{record.result}; {record.verify()} draws are those of the seed")
        for number, pos in enumerate(record.positions()):
            if number % 40 == 0:
                print(f"after {number} actions: {pos.scores()}")
        print(record.view(1).text()[:600])


if __name__ == "__main__":
    main()
