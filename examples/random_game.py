"""A random game of Silver & Gold by hand: every decision and every draw is an action that we push ourselves."""

import sacbe
from sacbe.engine.chance import rng, sample


def main() -> None:
    game = sacbe.load("silver_gold", players=2)
    random = rng("my first game")
    pos = game.start()
    turn = pos.number
    while not pos.is_over:
        if pos.turn == sacbe.CHANCE:
            action = sample(pos.outcomes(), random)
        else:
            choices = pos.legal()
            action = choices[random.below(len(choices))]
        pos.push(action)
        if pos.number != turn:
            turn = pos.number
            print(f"turn {turn} begins with {pos.scores()} points")
    print(f"scores {pos.scores()}, places {pos.ranking()}")
    for parts in pos.breakdown():
        print(parts)


if __name__ == "__main__":
    main()
