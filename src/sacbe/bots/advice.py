"""A search's opinion of a decision, for people: the best ways to play the turn, and how the played one compares.

The search is a bot's, and starts from what the seat may know. With a budget in simulations, the same seed gives the
same advice on every machine.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from sacbe.bots.bot import Bot, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels, make_bot
from sacbe.bots.thinking import Comparing, Search, Stop, Unsearched, Verdict, think
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import CHANCE, Game, Position

BOT: Final = "expert"
BUDGET: Final = Budget(seconds=0.5)
HALVES: Final = 0.1
"""A turn counts half as much for each tenth that it costs: of the chance to win, or of the points of who is ahead."""
MISTAKE: Final = 0.05
"""A turn that costs so much is called a mistake: of the chance to win, or of the points of who is ahead."""


@runtime_checkable
class Searcher(Bot, Protocol):
    """A bot whose search others may look at."""

    def search(self, sight: Sight) -> Search:
        """The search for the turn that is due, or Unsearched."""
        ...


@dataclass(frozen=True)
class Played:
    """The search's opinion of a turn as it was played."""

    verdict: Verdict
    at_most: bool
    """It was not among the ways that the search lists, so it is worth no more than the worst of them."""


@dataclass(frozen=True)
class Advice:
    """What a seat can do now and what that is worth, the best first."""

    seat: int
    ways: list[Verdict]
    played: Played | None = None

    @property
    def best(self) -> Verdict:
        return self.ways[0]

    @property
    def lost_points(self) -> float:
        """How many points the seat's turn cost it, compared with the best one."""
        return 0.0 if self.played is None else points_behind(self.best, self.played.verdict, self.seat)

    @property
    def lost_wins(self) -> float:
        """How much of its chance to win the turn cost."""
        return 0.0 if self.played is None else wins_behind(self.best, self.played.verdict, self.seat)

    @property
    def lost_share(self) -> float:
        """What the turn cost, as a share: of the chance to win, or of the points of who is ahead, whichever is more.

        Points count too, so that the turns of a game that is decided already are still worth playing well.
        """
        return max(self.lost_wins, self.lost_points / max(1.0, *self.best.scores))

    @property
    def grade(self) -> float:
        """What the turn counts for accuracy: 100 if nothing better was found, half as much for each tenth it cost."""
        return float(100 * 0.5 ** (self.lost_share / HALVES))

    @property
    def is_mistake(self) -> bool:
        return self.lost_share >= MISTAKE


def points_behind(best: Verdict, other: Verdict, seat: int) -> float:
    return max(0.0, best.scores[seat] - other.scores[seat])


def wins_behind(best: Verdict, other: Verdict, seat: int) -> float:
    return max(0.0, best.wins[seat] - other.wins[seat])


class Adviser:
    """A bot's search that gives advice to people."""

    def __init__(self, game: Game, bot: str = BOT, budget: Budget | None = None, seed: int = 0) -> None:
        self.game = game
        self.seed = seed
        self.bot, colon, spending = bot.partition(":")
        self.budget = budget or (Budget.parse(spending) if colon else BUDGET)
        self._make(rng(seed))
        if not _can_judge(self.bot, game):
            raise OptionError("bot", f"{self.bot!r} does not search, so it cannot judge turns; {_who_can(game)}")

    def _make(self, random: Rng) -> Bot:
        return make_bot(self.bot, self.game, random)

    def advise(
        self, pos: Position, seat: int, label: object = 0, played: Sequence[int] = (), stop: Stop | None = None
    ) -> Advice | None:
        """What the seat should do, and what its own turn was worth; None if the search does not judge this decision.

        `label` names the decision: with the same seed and label the search draws the same futures.
        """
        random = rng("advice", self.seed, seat, label)
        sight = Sight(pos, seat)
        ways = self._ways(sight, random, played, stop)
        if not ways:
            return None
        return Advice(seat, ways, self._played(pos, seat, random, ways, played, stop) if played else None)

    def _ways(self, sight: Sight, random: Rng, played: Sequence[int], stop: Stop | None) -> list[Verdict]:
        bot = self._make(random)
        assert isinstance(bot, Searcher)
        try:
            search = bot.search(sight)
        except Unsearched:
            return []
        if played and isinstance(search, Comparing):
            search.consider(list(played))
        think(search, self.budget, stop)
        return [verdict for verdict in search.verdicts() if verdict.actions and verdict.actions[0] in sight.legal]

    def _played(
        self, pos: Position, seat: int, random: Rng, ways: list[Verdict], played: Sequence[int], stop: Stop | None
    ) -> Played:
        """The played turn, if the search lists it; else judged from the last decision that left a choice."""
        found = alike(Sight(pos, seat).imagine(random), seat, ways, played)
        if found is not None:
            return _as_played(played, found)
        last, begun = _last_choice(pos, seat, played)
        if begun:
            sight = Sight(last, seat)
            rest = played[begun:]
            ends = self._ways(sight, random, rest, stop)
            found = alike(sight.imagine(random), seat, ends, rest)
            if found is not None:
                return _as_played(played, found)
            ways = ends or ways
        return _as_played(played, min(ways, key=lambda way: way.scores[seat]), at_most=True)


def _can_judge(name: str, game: Game) -> bool:
    """Does the bot decide by a search that others may look at? Such a bot takes a budget."""
    try:
        return isinstance(make_bot(name, game, rng(0), BUDGET), Searcher)
    except OptionError:
        return False


def _who_can(game: Game) -> str:
    able = [name for name in levels(game.id) if _can_judge(name, game)]
    return f"these can: {', '.join(able)}"


def _as_played(played: Sequence[int], verdict: Verdict, at_most: bool = False) -> Played:
    return Played(Verdict([*played], verdict.visits, verdict.scores, verdict.wins), at_most)


def _last_choice(pos: Position, seat: int, played: Sequence[int]) -> tuple[Position, int]:
    """The last decision of a turn in which there was a choice, and how many actions came before it."""
    at = pos.copy()
    last, begun = pos, 0
    for number, action in enumerate(played):
        if len(at.legal(seat)) > 1:
            last, begun = at.copy(), number
        at.push(action, seat)
    return last, begun


def alike(world: Position, seat: int, ways: list[Verdict], played: Sequence[int]) -> Verdict | None:
    """The best way that begins as played, or reaches the same position; else one that the played turn began with.

    A way may be longer than the played actions, which end at a reveal; and they may be longer than the way, which ends
    with its phase.
    """
    for way in ways:
        if way.actions[: len(played)] == list(played):
            return way
    end = _keys(world, seat, played)[-1]
    for way in ways:
        if end in _keys(world, seat, way.actions):
            return way
    for way in ways:
        if list(played[: len(way.actions)]) == way.actions:
            return way
    return None


def _keys(world: Position, seat: int, actions: Sequence[int]) -> list[object]:
    """The positions that a turn leads to, action by action, until chance or somebody else decides."""
    at = world.copy()
    keys: list[object] = []
    for action in actions:
        if seat not in at.pending or at.explain(action, seat) is not None:
            break
        at.push(action, seat)
        keys.append(at.key())
    return keys


def hint(pos: Position, seat: int, adviser: Adviser, stop: Stop | None = None) -> Advice | None:
    """What a seat should do now, even in mid-turn; None if there is no choice or the search has no opinion."""
    if pos.turn == CHANCE or len(pos.legal(seat)) < 2:
        return None
    return adviser.advise(pos, seat, label="hint", stop=stop)


def turn_text(game: Game, actions: Sequence[int]) -> str:
    """A whole turn in notation."""
    return ", ".join(game.name(action) for action in actions)


def cost_text(best: Verdict, other: Verdict, seat: int) -> str:
    """How much worse another turn is for a seat than the best one."""
    points, wins = points_behind(best, other, seat), wins_behind(best, other, seat)
    if points < 0.05 and wins < 0.005:
        return "about as good"
    return f"{points:.1f} points less, {wins:.0%} fewer wins"
