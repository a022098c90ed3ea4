"""What callgrind watches: so many random games of one kind; prints how many actions the players took."""

import json
import sys

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.playout import play_games
from sacbe.engine.registry import load


def main() -> None:
    assert sacbe.compiled, "only the compiled engine is counted"
    game = load(sys.argv[1], **json.loads(sys.argv[2]))
    print(play_games(game, rng("count"), int(sys.argv[3])))


if __name__ == "__main__":
    main()
