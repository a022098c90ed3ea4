"""What the games of a tournament add up to: per bot, per meeting and per seat."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum

from sacbe.arena.clocks import Times
from sacbe.arena.intervals import Interval, mean_interval, wilson
from sacbe.arena.ratings import Rating, rate
from sacbe.arena.tournament import GameResult, Lineup, Tournament


@dataclass
class Count:
    """Games seen from some of their seats. A win shared by k counts as the k-th part of one."""

    wins: list[float] = field(default_factory=list)
    scores: dict[int, list[float]] = field(default_factory=dict)
    """By deal, as are the margins: games of one deal hang together."""
    margins: dict[int, list[float]] = field(default_factory=dict)
    winning: list[float] = field(default_factory=list)

    def add(self, deal: int, result: GameResult, seat: int) -> None:
        score = result.scores[seat]
        won = result.places[seat] == 1
        others = result.scores[:seat] + result.scores[seat + 1 :]
        self.wins.append(1 / result.places.count(1) if won else 0.0)
        self.scores.setdefault(deal, []).append(score)
        self.margins.setdefault(deal, []).append(score - max(others))
        if won:
            self.winning.append(score)

    @property
    def games(self) -> int:
        return len(self.wins)

    @property
    def win_share(self) -> float:
        return fsum(self.wins) / self.games

    @property
    def win_interval(self) -> Interval:
        return wilson(fsum(self.wins), self.games)

    @property
    def mean(self) -> float:
        return fsum(map(fsum, self.scores.values())) / self.games

    @property
    def mean_interval(self) -> Interval | None:
        return mean_interval(list(self.scores.values()))

    @property
    def margin(self) -> float:
        """Points ahead of the best of the others, or behind."""
        return fsum(map(fsum, self.margins.values())) / self.games

    @property
    def margin_interval(self) -> Interval | None:
        return mean_interval(list(self.margins.values()))

    @property
    def mean_winning(self) -> float | None:
        """The mean of the scores that won; None if none did."""
        return fsum(self.winning) / len(self.winning) if self.winning else None


@dataclass
class Standing:
    """One bot in all its games, counted by seat: a bot that sits three times in a game has played three."""

    bot: str
    count: Count
    rating: Rating
    decision: Times
    turn: Times


@dataclass
class Meeting:
    """One line-up: how each bot of it fared."""

    lineup: Lineup
    counts: dict[int, Count]


class Standings:
    """Everything, from results in the order of their index."""

    def __init__(self, plan: Tournament, results: Sequence[GameResult]) -> None:
        self.plan = plan
        self.results = results
        self.games = len(results)
        self.deals = len({plan.deal_of(result.index) for result in results})
        self.decisions = sum(result.decisions for result in results)
        self.par = 1 / plan.players
        self.seats = [Count() for _ in range(plan.players)]
        self.meetings: list[Meeting] = []
        counts = [Count() for _ in plan.bots]
        decision_times = [Times() for _ in plan.bots]
        turn_times = [Times() for _ in plan.bots]
        meetings: dict[Lineup, Meeting] = {}
        for lineup, _ in plan.seatings:
            meetings.setdefault(
                lineup, Meeting(lineup, {bot: Count() for bot in sorted(set(lineup), key=lineup.index)})
            )
        for result in results:
            deal, meeting = plan.deal_of(result.index), meetings[plan.lineup_of(result.index)]
            for seat, bot in enumerate(plan.seats_of(result.index)):
                for count in (counts[bot], self.seats[seat], meeting.counts[bot]):
                    count.add(deal, result, seat)
                decision_times[bot].join(result.decision_times[seat])
                turn_times[bot].join(result.turn_times[seat])
        ratings = rate(len(plan.bots), [(plan.seats_of(result.index), result.places) for result in results])
        self.meetings = list(meetings.values())
        columns = zip(plan.bots, counts, ratings, decision_times, turn_times, strict=True)
        self.bots = [Standing(*column) for column in columns]

    def title(self, lineup: Lineup) -> str:
        """A line-up for people: `1 expert, 3 strong`."""
        return ", ".join(f"{lineup.count(bot)} {self.plan.bots[bot]}" for bot in dict.fromkeys(lineup))
