"""Training a small network to correct an evaluation, by self-play.

Bots that look ahead play games. Every seat's weights are varied at random, so that the games differ. After each turn we
note what the seat saw and how the evaluation judged it, and in the end what the seat scored. A network is fitted to the
errors of the evaluation. Then bots with this network play the next round of games, and a new one is fitted.

A seat's final score depends much on later luck. So a network first learns from the scores alone, and then, several
times, from a mixture of the score and of its own opinion after the seat's next turns. That is less noisy and predicts
the scores of other games better.

`sacbe.bots.learning` says what a game's bots must provide.
"""

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sacbe.arena.processes import spread
from sacbe.bots.bot import Bot, Sight
from sacbe.bots.learning import Lesson, school_of
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.game import Game
from sacbe.engine.records import Record
from sacbe.engine.registry import load

SHAKE: Final = 0.25
"""About how far the players' weights are varied, as a share of their size."""
PLAYERS: Final = (4, 4, 4, 3, 2)
"""The numbers of players, game by game."""
HELD_BACK: Final = 9
"""One of this many games is held back from learning: it shows how good the network is at games it does not know.

It shares no factor with the length of PLAYERS, so that every number of players is among the games held back.
"""

Rows = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True)
class Course:
    """A game as one seat played it: its turns and its final score."""

    turns: list[Lesson]
    score: float = 0.0


# The games


@dataclass(frozen=True)
class Lessons:
    """A round of games to learn from, as work for `spread`."""

    game: str
    bot: str
    seed: int
    round: int
    numbers: tuple[float, ...] = ()
    """The network that the players already have."""

    def begin(self) -> Callable[[int], tuple[int, list[Course]]]:
        tables = {players: load(self.game, players=players) for players in set(PLAYERS)}
        return lambda number: (number, self.play(tables[PLAYERS[number % len(PLAYERS)]], number))

    def play(self, game: Game, number: int) -> list[Course]:
        """One game, seat by seat."""
        school = school_of(self.game)
        label = f"sacbe learn/{self.seed}/{self.round}/{number}"
        bots: list[Bot] = []
        for seat in range(game.players):
            random = rng(label, "weights", seat)
            shaken = [weight * (1 + SHAKE * random.about_normal()) for weight in school.weights()]
            bots.append(school.pupil(self.bot, shaken, self.numbers)(rng(label, seat), None))
        dealer = Dealer(seed_bytes(int.from_bytes(hashlib.sha256(label.encode()).digest(), "big")))
        record = Record(game, [self.bot] * game.players)
        record.deal(dealer)
        courses = [Course([]) for _ in bots]
        while not record.position.is_over:
            pos = record.position
            turn = pos.turn
            assert turn is not None and turn >= 0
            action = bots[turn].choose(Sight(pos, turn))
            lesson = school.lesson(pos, turn, action)
            if lesson is not None:
                courses[turn].turns.append(lesson)
            record.push(action, turn)
            record.deal(dealer)
        return [
            replace(course, score=float(score)) for course, score in zip(courses, record.position.scores(), strict=True)
        ]


@dataclass
class Notebook:
    """The notes of some games: a row for each turn, the turns of a seat one after another."""

    seen: Rows
    worth: Rows
    unsure: Rows
    score: Rows
    """The seat's final score."""
    last: npt.NDArray[np.bool_]
    """Was it the last turn of the seat?"""
    held_back: npt.NDArray[np.bool_]

    @classmethod
    def of(cls, games: Sequence[Sequence[Course]]) -> "Notebook":
        """The games in order, some of them held back."""
        kept = [(number, course) for number, game in enumerate(games) for course in game if course.turns]
        turns = [lesson for _, course in kept for lesson in course.turns]
        lengths = [len(course.turns) for _, course in kept]
        last = np.zeros(len(turns), dtype=np.bool_)
        last[np.cumsum(lengths) - 1] = True
        return cls(
            np.array([lesson.seen for lesson in turns], dtype=np.float32),
            np.array([lesson.worth for lesson in turns]),
            np.array([lesson.unsure for lesson in turns]),
            np.repeat([course.score for _, course in kept], lengths),
            last,
            np.repeat([number % HELD_BACK == HELD_BACK - 1 for number, _ in kept], lengths),
        )

    def missed(self, expected: Rows) -> Rows:
        """How far the evaluation is below what is expected, in units of its uncertainty."""
        return np.asarray((expected - self.worth) / self.unsure)

    def error(self, said: Rows) -> float:
        """The root mean square error against the scores of the games held back."""
        wrong = (said - self.score)[self.held_back]
        return float(np.sqrt(np.mean(wrong * wrong)))


# The network

EPOCHS: Final = 6
"""How often a network sees every turn before its targets are mixed again."""
MEMBERS: Final = 4
"""The size of the last round's committee. Its networks err differently, which a search cannot exploit as easily."""
MIXTURES: Final = 6
"""How often the targets are mixed."""
LATER: Final = 0.8
"""How much of a turn's target comes from later turns; the rest is the network's opinion after the next one."""
STEP: Final = 0.003
"""How far the network's numbers move in the first steps; in the last ones hardly at all."""
BATCH: Final = 256
DECAY: Final = 1e-4
"""How much the numbers shrink with each step, as a share of their size and in units of the step."""


@dataclass
class Network:
    """One hidden layer of rectified units, and one unit that adds them up."""

    first: Rows
    first_bias: Rows
    second: Rows
    second_bias: Rows
    moments: list[tuple[Rows, Rows]] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def fresh(cls, features: int, hidden: int, random: np.random.Generator) -> "Network":
        first = random.normal(0.0, (2.0 / features) ** 0.5, (features, hidden))
        return cls(first, np.zeros(hidden), random.normal(0.0, hidden**-0.5, hidden), np.zeros(1))

    @property
    def layers(self) -> list[Rows]:
        return [self.first, self.first_bias, self.second, self.second_bias]

    def numbers(self) -> list[float]:
        """All numbers in a row: the first layer feature by feature, its biases, the second layer, its bias."""
        return [float(f"{number:.5g}") for layer in self.layers for number in layer.ravel()]

    def says(self, seen: Rows) -> Rows:
        return np.asarray(np.maximum(seen @ self.first + self.first_bias, 0.0) @ self.second + self.second_bias)

    def slopes(self, seen: Rows, wanted: Rows) -> list[Rows]:
        """The gradient of the mean square error over these rows."""
        sums = seen @ self.first + self.first_bias
        units = np.maximum(sums, 0.0)
        wrong = (units @ self.second + self.second_bias - wanted) * (2.0 / len(wanted))
        back = np.outer(wrong, self.second) * (sums > 0)
        return [seen.T @ back, back.sum(0), units.T @ wrong, wrong.sum(keepdims=True)]

    def learn(self, seen: Rows, wanted: Rows, step: float) -> None:
        """Move all numbers a little towards the targets: Adam with weight decay."""
        if not self.moments:
            self.moments = [(np.zeros_like(layer), np.zeros_like(layer)) for layer in self.layers]
        self.steps += 1
        for layer, slope, (mean, square) in zip(self.layers, self.slopes(seen, wanted), self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            move = (mean / (1 - 0.9**self.steps)) / (np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8)
            layer -= step * (move + DECAY * layer)


def fit(book: Notebook, hidden: int, seed: int) -> Network:
    """A network fitted to the errors of the evaluation."""
    random = np.random.default_rng(seed)
    network = Network.fresh(book.seen.shape[1], hidden, random)
    rows = np.flatnonzero(~book.held_back)
    wanted = book.missed(book.score)
    network.second_bias[0] = wanted[rows].mean()
    batch = min(BATCH, len(rows))
    steps = MIXTURES * EPOCHS * (len(rows) // batch)
    for mixture in range(MIXTURES):
        if mixture:
            wanted = book.missed(mixed(book, book.worth + network.says(book.seen) * book.unsure))
        for _ in range(EPOCHS):
            order = random.permutation(rows)
            for at in range(0, len(rows) - batch + 1, batch):
                chosen = order[at : at + batch]
                step = STEP * 0.5 * (1 + np.cos(np.pi * network.steps / steps))
                network.learn(book.seen[chosen], wanted[chosen], step)
    return network


def mixed(book: Notebook, said: Rows) -> Rows:
    """The target of each turn: after a seat's last turn its score, before that a mixture."""
    found = np.empty(len(said))
    after = 0.0  # the target of the following turn
    for at in range(len(said) - 1, -1, -1):
        after = book.score[at] if book.last[at] else (1 - LATER) * said[at + 1] + LATER * after
        found[at] = after
    return found


def committee(members: Sequence[Network]) -> Network:
    """A network that gives the mean of these networks' opinions."""
    return Network(
        np.concatenate([member.first for member in members], axis=1),
        np.concatenate([member.first_bias for member in members]),
        np.concatenate([member.second for member in members]) / len(members),
        np.mean([member.second_bias for member in members], axis=0),
    )


# A round


@dataclass(frozen=True)
class Round:
    """The result of a round: the network, the turns of all games, and its error on the games held back.

    `before` is the error of the evaluation alone, without its mean error for each day.
    """

    numbers: list[float]
    turns: int
    before: float
    after: float


def play_round(lessons: Lessons, games: int, processes: int, tell: Callable[[], None]) -> list[list[Course]]:
    """The games of a round in order. `tell` is called after each."""
    found: dict[int, list[Course]] = {}
    for number, courses in spread(lessons, range(games), processes, 4):
        found[number] = courses
        tell()
    return [found[number] for number in range(games)]


def learn_round(game: str, games: Sequence[Sequence[Course]], seed: int, members: int = 1) -> Round:
    """A network fitted to these games, or a committee of several with different starts."""
    book = Notebook.of(games)
    hidden = school_of(game).hidden
    network = committee([fit(book, hidden, seed + member) for member in range(members)])
    flat = np.empty(len(book.worth))
    for unsure in np.unique(book.unsure):
        day = book.unsure == unsure
        flat[day] = book.worth[day] + np.mean((book.score - book.worth)[day])
    said = book.worth + network.says(book.seen) * book.unsure
    return Round(network.numbers(), len(book.worth), book.error(flat), book.error(said))
