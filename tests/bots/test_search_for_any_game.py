"""The search for any game: on tiny games whose right answer is known, and on our own against random."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

import sacbe
from sacbe.arena.match import play
from sacbe.bots.advice import Adviser, hint
from sacbe.bots.any_game.search import TreeSearch
from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels, make_bot
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.options import Option

# Tiny games: a position is the list of what was done so far


class Told(Position):
    """What was done so far, with the seat that did it; a subclass says what follows from that."""

    def __init__(self, game: Game, done: Sequence[int] = ()) -> None:
        super().__init__(game)
        self.done = [*done]

    @property
    def turn(self) -> int | None:
        raise NotImplementedError

    def legal(self, seat: int | None = None) -> list[int]:
        return [0, 1]

    def apply(self, action: int, seat: int) -> None:
        self.done.append(action)

    def copy(self) -> "Told":
        return type(self)(self.game, self.done)

    def scores(self) -> list[float]:
        return [0.0] * self.game.players

    def view(self, seat: int | None) -> Json:
        return {"done": [*self.done]}

    def to_json(self) -> Json:
        return {"done": [*self.done]}


class Tiny(Game):
    id = "tiny"
    title = "Tiny"
    table_options: ClassVar[tuple[Option, ...]] = (Option("players", (2, 3), "how many play"),)
    made_of: ClassVar[type[Told]]

    def __init__(self, options: dict[str, object]) -> None:
        super().__init__(actions=8, decisions=4, options=options)

    @property
    def longest(self) -> int:
        return 10

    def start(self) -> Position:
        return self.made_of(self)

    def position(self, data: object) -> Position:
        raise NotImplementedError

    def name(self, action: object) -> str:
        return f"do {action}"


def searched(made_of: type[Told], seat: int, simulations: int = 2000, players: int = 2) -> TreeSearch:
    """The search of the first decision of a tiny game."""
    kind = type("Kind", (Tiny,), {"made_of": made_of})
    pos = kind({"players": players}).start()
    search = TreeSearch(Sight(pos, seat).imagine(rng("tiny")), seat, rng("search"))
    search.grow(simulations)
    return search


def wins(search: TreeSearch, seat: int) -> dict[int, float]:
    """How likely the seat wins by each first action."""
    return {verdict.actions[0]: verdict.wins[seat] for verdict in search.verdicts()}


class Lottery(Told):
    """Action 0 wins four times in five, action 1 once in five."""

    @property
    def turn(self) -> int | None:
        return (0, CHANCE, None)[len(self.done)]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(4, 4), (5, 1)]

    def scores(self) -> list[float]:
        won = len(self.done) > 1 and (self.done[1] == 4) == (self.done[0] == 0)
        return [1.0, 0.0] if won else [0.0, 1.0]


def test_chance_counts_by_its_weights() -> None:
    search = searched(Lottery, 0)
    assert search.turn() == [0]
    assert search.verdicts()[0].wins[0] == pytest.approx(0.8, abs=0.05)


class Egoists(Told):
    """A gives the choice to B or to C; B takes a point for itself where it can, and C hands it to A."""

    @property
    def turn(self) -> int | None:
        return None if len(self.done) == 2 else 1 + self.done[0] if self.done else 0

    def scores(self) -> list[float]:
        if len(self.done) < 2:
            return [0.0, 0.0, 0.0]
        if self.done[0] == 0:
            return [0.0, 1.0, 0.0] if self.done[1] else [1.0, 0.0, 0.0]
        return [1.0, 0.0, 0.0]


def test_every_seat_is_expected_to_choose_for_itself() -> None:
    search = searched(Egoists, 0, players=3)
    assert search.turn()[0] == 1
    assert wins(search, 0)[1] == 1.0


class Pennies(Told):
    """Both choose at once, and A wins if they chose alike."""

    @property
    def turn(self) -> int | None:
        return None if len(self.done) == 2 else len(self.done)

    @property
    def simultaneous(self) -> bool:
        return True

    def scores(self) -> list[float]:
        if len(self.done) < 2:
            return [0.0, 0.0]
        alike = self.done[0] == self.done[1]
        return [float(alike), float(not alike)]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_chooses_at_the_same_time_does_not_see_what_the_other_one_chooses(seat: int) -> None:
    """Whoever saw it would always win, and whoever was seen would always lose."""
    search = searched(Pennies, seat) if seat == 0 else searched_after(Pennies, [0], seat)
    total = sum(verdict.wins[seat] * verdict.visits for verdict in search.verdicts())
    assert 0.3 < total / sum(verdict.visits for verdict in search.verdicts()) < 0.7


class Hidden(Pennies):
    """The same, and what A has chosen is imagined anew by B."""

    def imagine(self, seat: int, random: Rng) -> Position:
        if seat == 1 and self.done:
            return Hidden(self.game, [int(random.below(2))])
        return self.copy()

    def view(self, seat: int | None) -> Json:
        return {"done": len(self.done)}


def searched_after(made_of: type[Told], done: list[int], seat: int) -> TreeSearch:
    kind = type("Kind", (Tiny,), {"made_of": Hidden})
    pos = Hidden(kind({}), done)
    search = TreeSearch(Sight(pos, seat).imagine(rng("tiny")), seat, rng("search"))
    search.grow(2000)
    return search


class Card(Told):
    """A card is dealt to B, whom it lets win if it is 5; A may bet on 4 or on 5, or (2) take a sure half."""

    @property
    def turn(self) -> int | None:
        return (CHANCE, 0, None)[len(self.done)]

    def legal(self, seat: int | None = None) -> list[int]:
        return [0, 1, 2]

    def outcomes(self) -> list[tuple[int, int]]:
        return [(4, 1), (5, 1)]

    def conceals(self, action: int, seat: int) -> bool:
        return seat == 0

    def scores(self) -> list[float]:
        if len(self.done) < 2:
            return [0.0, 0.0]
        if self.done[1] == 2:
            return [0.9, 0.8]
        right = self.done[1] == self.done[0] - 4
        return [float(right), float(not right)]


def test_nobody_plans_with_a_card_that_they_will_never_see() -> None:
    """In a plan that begins with the deal, a bet is right half of the time: a sure win is better."""
    kind = type("Kind", (Tiny,), {"made_of": Card})
    search = TreeSearch(kind({}).start(), 0, rng("search"))
    search.grow(2000)
    (unknown,) = search.root.branches.values()
    best = max(unknown.branches, key=lambda action: unknown.branches[action].visits)
    assert best == 2


def test_a_turn_that_was_asked_about_is_told_of() -> None:
    kind = type("Kind", (Tiny,), {"made_of": Lottery})
    search = TreeSearch(kind({}).start(), 0, rng("search"))
    search.consider([1])
    search.grow(2000)
    best, asked = search.verdicts()
    assert best.actions == [0] and asked.actions == [1]
    assert asked.visits >= 500 and asked.wins[0] == pytest.approx(0.2, abs=0.05)


def test_a_judge_may_cut_games_short() -> None:
    asked: list[Position] = []

    def judge(pos: Position) -> list[float]:
        asked.append(pos)
        return [1.0, 0.0]

    pos = sacbe.load("tikal", players=2).start()
    random = rng("opening")
    while pos.turn == CHANCE:
        pos.push(pos.draw(random))
    search = TreeSearch(pos, pos.pending[0], random, judge, 3)
    search.grow(20)
    assert len(asked) == 20
    assert all(verdict.scores == [1.0, 0.0] and verdict.wins == [1.0, 0.0] for verdict in search.verdicts())


# Our own games


def decision(name: str, seed: int, steps: int) -> tuple[Position, int]:
    """One in the middle of a game by random, at which there is a choice."""
    pos = sacbe.load(name).start()
    random = rng("decision", name, seed)
    while True:
        if pos.turn == CHANCE:
            pos.push(pos.draw(random))
            continue
        seat = pos.pending[0]
        choices = pos.legal(seat)
        if steps <= 0 and len(choices) > 1:
            return pos, seat
        pos.push(choices[random.below(len(choices))], seat)
        steps -= 1


@pytest.mark.parametrize("game", sacbe.games())
def test_there_is_a_turn_before_the_first_simulation_and_it_can_be_played(game: str) -> None:
    pos, seat = decision(game, 1, 12)
    bot = make_bot("search", pos.game, rng("turn"))
    search = getattr(bot, "search")(Sight(pos, seat))  # noqa: B009 - the protocol of bots does not promise it
    assert search.turn()[0] in pos.legal(seat)
    search.grow(60 if sacbe.compiled else 8)
    after = pos.copy()
    for action in search.turn():
        after.push(action, seat)


@pytest.mark.parametrize("game", sacbe.games())
def test_hints_can_be_had_of_it(game: str) -> None:
    pos, seat = decision(game, 2, 15)
    found = hint(pos, seat, Adviser(pos.game, "search", Budget(simulations=60 if sacbe.compiled else 8)))
    assert found is not None
    assert all(way.actions[0] in pos.legal(seat) for way in found.ways)
    assert found.lost_points == 0


@pytest.mark.parametrize("game", sacbe.games())
def test_it_beats_random(game: str) -> None:
    """docs/bots.md tells of more games, and with the time that it usually has."""
    table = sacbe.load(game, players=2)
    for seed in range(6):
        names = ["search:60", "random"] if seed % 2 else ["random", "search:60"]
        places = play(table, names, seed=seed).position.ranking()
        assert places[names.index("search:60")] == 1 and places.count(1) == 1, f"seed {seed}"


def test_it_gives_a_game_without_bots_its_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type("Kind", (Tiny,), {"made_of": Lottery})
    monkeypatch.setattr("sacbe.bots.levels.game_class", lambda _: kind)
    assert levels("tiny") == ("random", "search", "novice", "casual", "strong", "expert")
    game = kind({})
    pos = game.start()
    assert make_bot("expert:300", game, rng("expert")).choose(Sight(pos, 0)) == 0
    found = hint(pos, 0, Adviser(game, budget=Budget(simulations=300)))
    assert found is not None and found.best.actions == [0]
