"""What every turn of a game was worth: the chances before it, better ways to play it, the costliest turns.

Here a turn is what a seat decides in one go. A reveal or another seat's decision ends it, since the player then knows
more. Each turn is judged by what its player could know at that time. docs/analysis.md describes the JSON.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sacbe.bots.advice import Advice, Adviser
from sacbe.bots.thinking import Verdict
from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.parts import whole
from sacbe.engine.records import Entry, Record

TOLD: Final = 4
"""How many ways to play a turn are listed, the best first."""
COSTLIEST: Final = 5


@dataclass
class Turn:
    """What a seat decided in one go."""

    before: Position
    at: int
    """How many log entries came before it, undone ones included."""
    number: int
    seat: int
    open_phase: bool
    nth: int
    """How many turns of the same seat came before it."""
    actions: list[int] = field(default_factory=list)
    had_choice: bool = False
    last: int = -1
    """The index of the log entry with its last action."""


@dataclass(frozen=True)
class Judged:
    """A turn and the search's opinion of it."""

    turn: Turn
    advice: Advice


def turns_of(record: Record) -> list[Turn]:
    """The finished turns of a record in which there was something to choose, as they began."""
    return whole(find_turns(record))


def find_turns(record: Record) -> Generator[None, None, list[Turn]]:
    """The same in steps: it pauses after every action."""
    made: list[Turn] = []
    under_way: dict[int, Turn] = {}
    pos = record.position.game.start()
    counts = [0] * record.game.players
    for at, entry in enumerate(record.entries):
        if not entry.standing:
            continue
        if entry.seat == CHANCE:
            under_way.clear()
            pos.push(entry.action)
            continue
        turn = under_way.get(entry.seat)
        if turn is None or not _goes_on(turn, pos, entry):
            turn = Turn(pos.copy(), at, pos.number, entry.seat, entry.open_phase, counts[entry.seat])
            counts[entry.seat] += 1
            made.append(turn)
        if not entry.open_phase:
            under_way.clear()
        under_way[entry.seat] = turn
        turn.had_choice = turn.had_choice or len(pos.legal(entry.seat)) > 1
        turn.actions.append(entry.action)
        turn.last = at
        pos.push(entry.action, entry.seat)
        yield
    unfinished = [turn for turn in under_way.values() if turn.seat in pos.pending and turn.number == pos.number]
    return [turn for turn in made if turn.had_choice and not any(turn is other for other in unfinished)]


def _goes_on(turn: Turn, pos: Position, entry: Entry) -> bool:
    return turn.number == pos.number and turn.open_phase == entry.open_phase


class Analysis:
    """A record, the adviser who judges it, and the verdicts so far."""

    def __init__(self, record: Record, adviser: Adviser, seats: Sequence[int] | None = None) -> None:
        self.record = record
        self.adviser = adviser
        self.due = [turn for turn in turns_of(record) if seats is None or turn.seat in seats]
        self.judged: list[Judged] = []
        self.unjudged = 0
        """How many turns this bot's search cannot judge."""

    def run(self) -> Iterator[Turn]:
        """Judge the turns one by one."""
        for turn in self.due:
            advice = self.adviser.advise(turn.before, turn.seat, turn.nth, turn.actions)
            if advice is None:
                self.unjudged += 1
            else:
                self.judged.append(Judged(turn, advice))
            yield turn

    def costliest(self, most: int = COSTLIEST) -> list[Judged]:
        """The turns that cost most of the chance to win, in whole percents; where these are equal, most points."""
        costly = [one for one in self.judged if one.advice.lost_points >= 0.05 or one.advice.lost_wins >= 0.005]
        return sorted(costly, key=_cost, reverse=True)[:most]

    def accuracy(self, seat: int) -> float | None:
        """The mean of what the turns of a seat count, from 0 to 100; None where none was judged."""
        grades = [one.advice.grade for one in self.judged if one.turn.seat == seat]
        return sum(grades) / len(grades) if grades else None

    def mistakes(self, seat: int) -> int:
        return sum(one.advice.is_mistake for one in self.judged if one.turn.seat == seat)

    def course(self) -> list[tuple[int, list[float]]]:
        """The chances of all seats, by turn number.

        A seat about to play expects its best turn, but not the others' answer to it. So each number is the mean of what
        every seat expected at its latest turn.
        """
        latest: dict[int, list[float]] = {}
        course: dict[int, list[float]] = {}
        for one in self.judged:
            latest[one.turn.seat] = one.advice.best.wins
            course[one.turn.number] = [sum(each) / len(each) for each in zip(*latest.values(), strict=True)]
        return list(course.items())

    def to_json(self) -> dict[str, Any]:
        record = self.record
        pos = record.position
        order = {id(one): index for index, one in enumerate(self.judged)}
        return {
            "game": record.game.id,
            "rules": record.game.rules,
            "options": record.game.options,
            "names": record.names,
            "over": pos.is_over,
            "scores": pos.scores(),
            "places": pos.ranking() if pos.is_over else None,
            "bot": self.adviser.bot,
            "budget": str(self.adviser.budget),
            "seed": self.adviser.seed,
            "turns": [_turn_json(record.game, one) for one in self.judged],
            "costliest": [order[id(one)] for one in self.costliest()],
            "course": [{"number": number, "wins": _rounded(wins)} for number, wins in self.course()],
            "accuracy": [self._accuracy_json(seat) for seat in range(record.game.players)],
            "unjudged": self.unjudged,
        }

    def _accuracy_json(self, seat: int) -> dict[str, Any]:
        found = self.accuracy(seat)
        return {"accuracy": None if found is None else round(found, 1), "mistakes": self.mistakes(seat)}


def _cost(one: Judged) -> tuple[float, float]:
    return (round(one.advice.lost_wins, 2), one.advice.lost_points)


def advice_json(game: Game, advice: Advice) -> dict[str, Any]:
    """Advice as the page gets it, for hints and for played turns."""
    return {
        "seat": advice.seat,
        "scores": _rounded(advice.best.scores),
        "wins": _rounded(advice.best.wins),
        "best": [_verdict_json(game, way) for way in advice.ways[:TOLD]],
    }


def _turn_json(game: Game, one: Judged) -> dict[str, Any]:
    advice = one.advice
    assert advice.played is not None
    return {
        "at": one.turn.at,
        "number": one.turn.number,
        **advice_json(game, advice),
        "played": {**_verdict_json(game, advice.played.verdict), "at_most": advice.played.at_most},
        "lost": {"points": round(advice.lost_points, 3), "wins": round(advice.lost_wins, 4)},
        "grade": round(advice.grade, 1),
        "mistake": advice.is_mistake,
    }


def _verdict_json(game: Game, verdict: Verdict) -> dict[str, Any]:
    return {
        "actions": [game.name(action) for action in verdict.actions],
        "visits": verdict.visits,
        "scores": _rounded(verdict.scores),
        "wins": _rounded(verdict.wins),
    }


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
