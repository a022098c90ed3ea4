"""Tunes the weights of an evaluation by self-play, with the same deals for both sides of every comparison.

Each step plays games with different weights at one table and moves the weights accordingly. There are three methods:

- `spsa` varies all weights at once, for half of the seats one way and for the others the opposite way, and follows the
better side: good for many weights.
- `surface` varies the weights of every seat independently, and fits each seat's success to how its weights differ from
the others': every game tells about every weight, so it needs the fewest games
  (`sacbe.arena.tuning_surface`).
- `coordinate` tries one weight after another against the current weights, and keeps a change that wins clearly: slower,
but easier to follow.

A step depends only on the seed, its number and the weights before it. So a log can be continued, and with a budget in
simulations the same command gives the same weights.
"""

import ast
import hashlib
import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from sacbe.arena.match import play
from sacbe.arena.processes import spread
from sacbe.arena.resumable import ResumableFile, real, row, whole
from sacbe.bots.bot import Bot, Maker
from sacbe.bots.budget import Budget
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError, SacbeError
from sacbe.engine.game import Game
from sacbe.engine.options import Value
from sacbe.engine.registry import game_class, load

SPSA: Final = "spsa"
COORDINATE: Final = "coordinate"
SURFACE: Final = "surface"
METHODS: Final = (SPSA, COORDINATE, SURFACE)
SHAKE: Final = 0.15
"""How far from its current value a weight is tried, as a share of its first size."""
LEAST_SIZE: Final = 0.2
"""The assumed size of a weight near 0, in points."""
FADING: Final = 0.101
"""Shakes shrink with this power of the step."""
SURE: Final = 1.0
"""How many standard errors a single change must win by to be kept."""

Term = tuple[str, float, str]
"""A weight with its name and what it means."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned and how: everything but the number of steps."""

    game: str
    options: dict[str, Value]
    bot: str
    seed: int
    games: int
    method: str = SPSA
    start: tuple[float, ...] = ()
    """The weights to begin with; if empty, the game's own."""

    @property
    def first_weights(self) -> list[float]:
        return list(self.start) or [weight for _, weight, _ in terms(self.game)]

    def load(self) -> Game:
        game = load(self.game, **self.options)
        if self.method not in METHODS:
            raise OptionError("method", f"must be one of {', '.join(METHODS)}, not {self.method!r}")
        if self.games < 1:
            raise OptionError("games", f"must be at least 1, not {self.games}")
        tuned_maker(self.game, self.bot, self.first_weights)(rng(0), None)
        return game

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "method": self.method,
            "weights": self.first_weights,
        }


@dataclass(frozen=True)
class Step:
    """The result of a step: the lead in points, its standard error, and the new weights.

    The lead is that of the first side over the second, or the gain that a surface predicts.
    """

    number: int
    lead: float
    error: float
    weights: list[float]

    def to_json(self) -> dict[str, Any]:
        return {"step": self.number, "lead": self.lead, "error": self.error, "weights": self.weights}

    @classmethod
    def from_json(cls, data: dict[str, Any], weights: int) -> "Step":
        """ValueError or LookupError if this is not a step with this many weights."""
        found = [real(weight) for weight in row(data["weights"], weights)]
        return cls(whole(data["step"]), real(data["lead"]), real(data["error"]), found)


def terms(game: str) -> list[Term]:
    """The current weights of a game's evaluation."""
    try:
        found: list[Term] = import_module(f"sacbe.bots.{game}.weights").weights()
    except (ModuleNotFoundError, AttributeError):
        raise OptionError("game", f"{game_class(game).title} has no weights to tune") from None
    return found


def tuned_maker(game: str, bot: str, weights: Sequence[float]) -> Maker:
    """The maker of a bot with other weights. The name may have a budget."""
    name, colon, spending = bot.partition(":")
    try:
        make: Maker = import_module(f"sacbe.bots.{game}.levels").LADDER.tuned(name, list(weights))
    except KeyError:
        raise OptionError("bot", f"{name!r} does not play by weights that can be tuned") from None
    budget = Budget.parse(spending) if colon else None
    return lambda random, _: make(random, budget)


# One step: a duel between two weight sets


@dataclass(frozen=True)
class Duel:
    """Two weight sets at one table, deal by deal, as work for `spread`."""

    tuning: Tuning
    step: int
    sides: tuple[list[float], list[float]]

    def begin(self) -> Callable[[int], tuple[int, float]]:
        game = load(self.tuning.game, **self.tuning.options)
        makers = [tuned_maker(self.tuning.game, self.tuning.bot, weights) for weights in self.sides]
        return lambda deal: (deal, self.lead(game, makers, deal))

    def lead(self, game: Game, makers: Sequence[Maker], deal: int) -> float:
        """How many points a seat of the first side leads a seat of the second by, over all seatings of one deal."""
        label = f"sacbe tune/{self.tuning.seed}/{self.step}/{deal}"
        seed = int.from_bytes(hashlib.sha256(label.encode()).digest(), "big")
        leads: list[float] = []
        for seats in seatings(game.players):
            bots: list[Bot] = [makers[side](rng(label, seat), None) for seat, side in enumerate(seats)]
            scores = play(game, bots, seed).position.scores()
            means = [fmean(score for score, side in zip(scores, seats, strict=True) if side == s) for s in (0, 1)]
            leads.append(means[0] - means[1])
        return fmean(leads)


def seatings(players: int) -> list[tuple[int, ...]]:
    """The sides alternating around the table, in every rotation and with the sides exchanged."""
    pattern = tuple(seat % 2 for seat in range(players))
    turned = [pattern[shift:] + pattern[:shift] for shift in range(players)]
    swapped = [tuple(1 - side for side in seats) for seats in turned]
    return list(dict.fromkeys(turned + swapped))


def fight(tuning: Tuning, step: int, sides: tuple[list[float], list[float]], processes: int) -> tuple[float, float]:
    """The lead of the first side over the second, and its standard error."""
    each = len(seatings(load(tuning.game, **tuning.options).players))
    deals = max(2, round(tuning.games / each))
    leads = dict(spread(Duel(tuning, step, sides), range(deals), processes))
    ordered = [leads[deal] for deal in range(deals)]
    return fmean(ordered), stdev(ordered) / math.sqrt(deals)


# The ways to move


def take_step(tuning: Tuning, number: int, weights: list[float], processes: int) -> Step:
    """The step of this number, from these weights."""
    sizes = [max(abs(weight), LEAST_SIZE) for weight in tuning.first_weights]
    random = rng("sacbe tune", tuning.seed, tuning.method, number)
    if tuning.method == SURFACE:
        try:
            from sacbe.arena.tuning_surface import surface_step  # numpy, which only this method needs
        except ModuleNotFoundError:
            raise SacbeError("surfaces need the package numpy; install it with: pip install 'sacbe[arena]'") from None
        return surface_step(tuning, number, weights, sizes, processes)
    if tuning.method == SPSA:
        return _spsa(tuning, number, weights, sizes, random, processes)
    return _coordinate(tuning, number, weights, sizes, processes)


def _spsa(tuning: Tuning, number: int, weights: list[float], sizes: list[float], random: Rng, processes: int) -> Step:
    shake = SHAKE / (number + 1) ** FADING
    moves = [shake * size * (1 if random.below(2) else -1) for size in sizes]
    plus = [weight + move for weight, move in zip(weights, moves, strict=True)]
    minus = [weight - move for weight, move in zip(weights, moves, strict=True)]
    lead, error = fight(tuning, number, (plus, minus), processes)
    # As far as the result is certain, and never farther than was tried.
    pull = math.tanh(lead / (2 * error)) / math.sqrt(number + 4) if error else 0.0
    after = [round(weight + pull * move, 6) for weight, move in zip(weights, moves, strict=True)]
    return Step(number, lead, error, after)


def _coordinate(tuning: Tuning, number: int, weights: list[float], sizes: list[float], processes: int) -> Step:
    """Every weight gets two steps in a row: up, then down. The variations shrink with each round of all weights."""
    turn, way = divmod(number, 2)
    place = turn % len(weights)
    round_number = turn // len(weights)
    move = 2 * SHAKE * sizes[place] / (round_number + 1) ** 0.5
    changed = [*weights]
    changed[place] = round(changed[place] + (move if way == 0 else -move), 6)
    lead, error = fight(tuning, number, (changed, weights), processes)
    return Step(number, lead, error, changed if lead > SURE * error and lead > 0 else weights)


# The log


class TuningLog:
    """The finished steps, in a file or only in memory: the plan on the first line, then a step on each line."""

    def __init__(self, tuning: Tuning, path: Path | None = None) -> None:
        self.tuning = tuning
        self.steps: list[Step] = []
        self._lines: ResumableFile | None = None
        if path is not None:
            self._lines = ResumableFile(path, "the log of a tuning", '{"game":')
            self._go_on(self._lines)

    @property
    def weights(self) -> list[float]:
        """The weights after the steps so far."""
        return list(self.steps[-1].weights) if self.steps else self.tuning.first_weights

    def add(self, step: Step) -> None:
        self.steps.append(step)
        if self._lines is not None:
            self._lines.add(step.to_json())

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()

    def _go_on(self, lines: ResumableFile) -> None:
        plan = self.tuning.to_json()
        begun = lines.plan()
        if begun is not None and begun != plan:
            changed = [name for name in plan if begun.get(name) != plan[name]] or list(plan)
            path = lines.path
            raise SacbeError(f"{path} is the log of another tuning: its {changed[0]} differs; choose another file")
        wanted = len(self.tuning.first_weights)
        self.steps = lines.pieces(lambda data: Step.from_json(data, wanted), "a step of a tuning")
        lines.begin(plan)


def table_text(game: str, weights: Sequence[float], command: str) -> str:
    """The tuned weights as rows for the table in `bots/<game>/weights.py`, and the command that made them."""
    rows = [
        f"    ({json.dumps(name)}, {float(f'{weight:.4g}')!r}, {json.dumps(meaning, ensure_ascii=False)}),"
        for (name, _, meaning), weight in zip(terms(game), weights, strict=True)
    ]
    return "\n".join([f"# {command}", "[", *rows, "]", ""])


def read_table(game: str, path: Path) -> tuple[float, ...]:
    """The weights in a file that `table_text` wrote. It must name exactly the game's weights, in their order."""
    try:
        rows = ast.literal_eval(path.read_text(encoding="utf-8"))
        found = [(str(name), float(weight)) for name, weight, _ in rows]
    except OSError as error:
        raise SacbeError(f"cannot read {path}: {error.strerror}") from None
    except (ValueError, TypeError, SyntaxError):
        raise SacbeError(f"{path} has no rows of weights, such as --write writes them") from None
    names = [name for name, _, _ in terms(game)]
    if [name for name, _ in found] != names:
        raise SacbeError(f"{path} does not have the weights of {game_class(game).title} in their order")
    return tuple(weight for _, weight in found)
