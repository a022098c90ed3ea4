"""The results of a tournament: per bot, per line-up and per seat.

Shares of wins are per seat, so par is the same for every bot in every line-up. Their intervals come from games and
deals, since a bot's several seats in one game are not independent games.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum

from sacbe.arena.intervals import Interval, mean_interval, share_interval
from sacbe.arena.ratings import Rating, rate
from sacbe.arena.shown import shown_names
from sacbe.arena.tournament import GameResult, Lineup, Tournament
from sacbe.arena.turn_times import Times


@dataclass
class Count:
    """Games seen from some of their seats, by deal. A win shared by k counts as 1/k."""

    won: dict[int, dict[int, float]] = field(default_factory=dict)
    """By deal and game, these seats' share of the win."""
    scores: dict[int, list[float]] = field(default_factory=dict)
    margins: dict[int, list[float]] = field(default_factory=dict)
    winning: dict[int, list[float]] = field(default_factory=dict)
    players: int = 0

    def add(self, deal: int, result: GameResult, seat: int) -> None:
        score = result.scores[seat]
        part = 1 / result.places.count(1) if result.places[seat] == 1 else 0.0
        others = result.scores[:seat] + result.scores[seat + 1 :]
        games = self.won.setdefault(deal, {})
        games[result.index] = games.get(result.index, 0.0) + part
        self.scores.setdefault(deal, []).append(score)
        self.margins.setdefault(deal, []).append(score - max(others))
        self.players = len(result.scores)
        if part:
            self.winning.setdefault(deal, []).append(score)

    @property
    def games(self) -> int:
        """Games counted once for each seat: three seats in one game are three games."""
        return sum(map(len, self.scores.values()))

    @property
    def tables(self) -> int:
        """The games themselves, whatever the number of these seats in each."""
        return sum(map(len, self.won.values()))

    @property
    def deals(self) -> int:
        return len(self.won)

    @property
    def win_share(self) -> float:
        """The share of wins of a seat."""
        return fsum(fsum(games.values()) for games in self.won.values()) / self.games

    @property
    def win_interval(self) -> Interval:
        """The interval of a seat's share, scaled from that of the games that any of these seats won."""
        if self.games == self.players * self.tables:
            return self.win_share, self.win_share  # with all seats, every game is won
        low, high = share_interval([list(games.values()) for games in self.won.values()])
        return low * self.tables / self.games, high * self.tables / self.games

    @property
    def mean(self) -> float:
        return fsum(map(fsum, self.scores.values())) / self.games

    @property
    def mean_interval(self) -> Interval | None:
        return mean_interval(list(self.scores.values()))

    @property
    def margin(self) -> float:
        """Points ahead of the best opponent, or behind."""
        return fsum(map(fsum, self.margins.values())) / self.games

    @property
    def margin_interval(self) -> Interval | None:
        return mean_interval(list(self.margins.values()))

    @property
    def mean_winning(self) -> float | None:
        """The mean of the scores that won; None if none did."""
        won = [score for deal in self.winning.values() for score in deal]
        return fsum(won) / len(won) if won else None

    @property
    def winning_interval(self) -> Interval | None:
        return mean_interval(list(self.winning.values()))


@dataclass
class Standing:
    """One bot in all its games, counted by seat: three seats in one game are three games."""

    bot: str
    shown: str
    """Its name for tables: a program without its folders."""
    count: Count
    rating: Rating
    decision: Times
    turn: Times


@dataclass
class Meeting:
    """One line-up, and the results of each of its bots."""

    lineup: Lineup
    counts: dict[int, Count]

    @property
    def games(self) -> int:
        return self.counts[self.lineup[0]].tables

    @property
    def deals(self) -> int:
        return self.counts[self.lineup[0]].deals


class Standings:
    """All standings, from results in the order of their index."""

    def __init__(self, plan: Tournament, results: Sequence[GameResult]) -> None:
        self.plan = plan
        self.results = results
        self.games = len(results)
        self.deals = len({plan.deal_of(result.index) for result in results})
        self.decisions = sum(result.decisions for result in results)
        self.par = 1 / plan.players
        self.shown = shown_names(plan.bots)
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
        columns = zip(plan.bots, self.shown, counts, ratings, decision_times, turn_times, strict=True)
        self.bots = [Standing(*column) for column in columns]

    def title(self, lineup: Lineup) -> str:
        """A line-up for people: `1 expert, 3 strong`."""
        return ", ".join(f"{lineup.count(bot)} {self.shown[bot]}" for bot in dict.fromkeys(lineup))
