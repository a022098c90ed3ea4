"""Advice and analysis: whole turns, judged only from what a player could know, always alike, blunders found."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from tests.docs.pages import ROOT

import sacbe
from sacbe.bots import levels as levels_module
from sacbe.bots.advice import Advice, Adviser, Played, alike, hint, turn_text
from sacbe.bots.analysis import Analysis, Judged, Turn, advice_json, turns_of
from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.silver_gold.levels import TableSilverGold
from sacbe.bots.thinking import Comparing, Stop, Unsearched, Verdict
from sacbe.bots.tikal.levels import PlanningTikal
from sacbe.bots.tikal.search import TurnSearch
from sacbe.engine.chance import Dealer, Rng, rng, seed_bytes
from sacbe.engine.errors import OptionError, RecordError
from sacbe.engine.game import CHANCE, Position
from sacbe.engine.records import Record

RECORDS = sorted(path for path in (ROOT / "records").rglob("*.sacbe") if not path.name.startswith("seen-by"))
FEW = Budget(simulations=60)
LATE = 26
BLUNDER = 26


def cut(record: Record, entries: int) -> Record:
    """A record as it was when it had so many entries, none of them undone."""
    begun = Record(record.game, record.names)
    for entry in record.entries[:entries]:
        begun.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    return begun


def read(name: str) -> Record:
    return Record.read(ROOT / "records" / name)


def late_turns(record: Record, seats: tuple[int, ...] = (0, 1)) -> list[Turn]:
    return [turn for turn in turns_of(record) if turn.number >= LATE and turn.seat in seats]


# Turns


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_turns_are_what_was_done_from_where_they_began(path: Path) -> None:
    record = Record.read(path)
    turns = turns_of(record)
    assert turns
    for turn in turns:
        pos = turn.before.copy()
        assert pos.number == turn.number
        for action in turn.actions:
            assert turn.seat in pos.pending, "only its own seat decides within a turn"
            pos.push(action, turn.seat)
        assert record.entries[turn.at].action == turn.actions[0]
    chosen = sum(len(turn.actions) for turn in turns)
    assert chosen <= sum(1 for entry in record.standing() if entry.seat != CHANCE)
    for seat in range(record.game.players):
        numbers = [turn.number for turn in turns if turn.seat == seat]
        assert numbers == sorted(numbers)


def test_a_reveal_ends_a_turn_and_another_seat_in_a_simultaneous_phase_does_not() -> None:
    tikal = read("tikal/two-players.sacbe")
    first, second = (turn for turn in turns_of(tikal) if turn.number == 1)
    assert turn_text(tikal.game, first.actions).endswith("step b4 n, dig b3")
    assert turn_text(tikal.game, second.actions) == "step a5 ne, step b4 n, step b3 s, end"
    game = sacbe.load("silver_gold", players=2)
    record = Record(game)
    record.deal(Dealer(seed_bytes(1)))
    for seat in (0, 1, 0, 1):
        record.push(record.position.legal(seat)[0], seat)
    assert [(turn.seat, len(turn.actions)) for turn in turns_of(record)] == [(0, 2), (1, 2)]


def test_what_was_undone_is_not_judged() -> None:
    record = read("silver_gold/second-thoughts.sacbe")
    second = {turn.seat: turn for turn in turns_of(record) if turn.number == 2 and turn.open_phase}
    assert turn_text(record.game, second[1].actions) == "mark 1 b1-c1-c2"


def test_a_turn_under_way_waits() -> None:
    whole = read("silver_gold/two-players.sacbe")
    long = next(turn for turn in turns_of(whole) if turn.open_phase and turn.number and len(turn.actions) > 1)
    begun = cut(whole, long.at + 1)
    assert begun.entries[-1].action == long.actions[0]
    assert [turn.at for turn in turns_of(begun)] == [turn.at for turn in turns_of(whole) if turn.at < long.at]


def test_a_record_seen_from_a_seat_says_that_it_cannot_be_judged() -> None:
    with pytest.raises(RecordError, match="only the whole record"):
        turns_of(read("silver_gold/seen-by-one-seat.sacbe"))


# Judging


@cache
def blundered() -> tuple[Record, list[int]]:
    """A game between bots in which A once marks as badly as can be."""
    game = sacbe.load("silver_gold", players=2)
    record = Record(game)
    dealer = Dealer(seed_bytes(10))
    bots = [make_bot("greedy", game, rng("blunder", seat)) for seat in range(2)]
    worst: list[int] = []
    rest: list[int] = []
    while not record.position.is_over:
        record.deal(dealer)
        pos = record.position
        if pos.is_over:
            break
        seat = pos.pending[0]
        sight = Sight(pos, seat)
        if seat == 0 and pos.number == BLUNDER and pos.simultaneous and not worst:
            judge = make_bot("strong", game, rng(0))
            assert isinstance(judge, TableSilverGold)
            worst = [*judge.search(sight).ways[-1].actions]
            rest = [*worst]
        record.push(rest.pop(0) if seat == 0 and rest else bots[seat].choose(sight), seat)
    return record, worst


def judged(record: Record, seed: int = 0, seats: tuple[int, ...] = (0,)) -> Analysis:
    analysis = Analysis(record, Adviser(record.game, "strong", FEW, seed), seats)
    analysis.due = [turn for turn in analysis.due if turn.number >= LATE]
    for _ in analysis.run():
        pass
    return analysis


@cache
def analysed() -> Analysis:
    return judged(blundered()[0])


@pytest.mark.parametrize(
    ("points", "wins", "grade"), [(0.0, 0.0, 100), (0.0, 0.1, 50), (10.0, 0.0, 50), (10.0, 0.2, 25)]
)
def test_each_tenth_halves_what_a_turn_counts(points: float, wins: float, grade: float) -> None:
    best = Verdict([1], 9, [100.0, 80.0], [0.6, 0.4])
    played = Verdict([2], 9, [100.0 - points, 80.0], [0.6 - wins, 0.4 + wins])
    advice = Advice(0, [best, played], Played(played, at_most=False))
    assert advice.grade == pytest.approx(grade)
    assert advice.is_mistake == (grade < 100)


def test_a_blunder_is_the_costliest_turn() -> None:
    analysis = analysed()
    assert len(analysis.judged) >= 3
    costliest = analysis.costliest()[0]
    assert costliest.turn.number == BLUNDER
    assert costliest.turn.actions == blundered()[1]
    assert costliest.advice.lost_points > 5 and costliest.advice.lost_wins > 0.1
    best = costliest.advice.best
    assert best.actions != costliest.turn.actions
    pos = costliest.turn.before.copy()
    for action in best.actions:
        pos.push(action, 0)


def test_the_best_turn_costs_nothing() -> None:
    one = analysed().judged[0]
    advice = analysed().adviser.advise(one.turn.before, 0, one.turn.nth, one.advice.best.actions)
    assert advice is not None and advice.played is not None
    assert advice.lost_points < 0.5
    assert not advice.played.at_most


def test_the_same_seed_gives_the_same_analysis_and_another_one_does_not() -> None:
    record, _ = blundered()
    assert judged(record).to_json() == analysed().to_json()
    assert judged(record, seed=1).to_json() != analysed().to_json()


def test_what_is_unseen_changes_nothing() -> None:
    """The opening hands and the marks of the others are the secrets of Silver & Gold."""
    record = read("silver_gold/two-players.sacbe")
    adviser = Adviser(record.game, "strong", Budget(simulations=12))
    keep = next(turn for turn in turns_of(record) if turn.number == 0)
    marks = [turn for turn in late_turns(record) if turn.open_phase and len(turn.before.pending) == 1]
    assert marks, "others have marked already"
    for turn in (keep, *marks[:2]):
        worlds = [turn.before.imagine(turn.seat, rng("world", turn.at, number)) for number in range(4)]
        other = next(world for world in worlds if world.key() != turn.before.key())
        found = [adviser.advise(pos, turn.seat, turn.nth, turn.actions) for pos in (turn.before, other)]
        assert found[0] is not None
        assert found[0] == found[1]


def test_a_search_tells_of_the_turn_it_is_asked_about() -> None:
    turn = max(late_turns(blundered()[0]), key=lambda turn: len(turn.before.legal(turn.seat)))
    bot = make_bot("strong", turn.before.game, rng(0))
    assert isinstance(bot, TableSilverGold)
    search = bot.search(Sight(turn.before, turn.seat))
    last = search.ways[-1]
    assert last not in search.running
    assert isinstance(search, Comparing)
    search.consider(last.actions)
    search.grow(400)
    verdicts = search.verdicts()
    assert verdicts[-1].actions == last.actions
    assert verdicts[-1].visits >= 8
    assert verdicts[-1].scores[turn.seat] < verdicts[0].scores[turn.seat]


def test_a_search_tells_of_a_turn_in_the_order_it_was_asked_about() -> None:
    turn = turns_of(read("silver_gold/two-players.sacbe"))[0]
    assert len(turn.actions) == 2
    for asked in (turn.actions, turn.actions[::-1]):
        bot = make_bot("strong", turn.before.game, rng(0))
        assert isinstance(bot, TableSilverGold)
        search = bot.search(Sight(turn.before, turn.seat))
        search.consider(asked)
        assert search.asked is not None and search.asked.actions == asked
        assert sum(1 for way in search.running if sorted(way.actions) == sorted(asked)) == 1


def test_what_comes_to_the_same_is_the_same_turn() -> None:
    """Two steps of the first Tikal turn, by two pieces on the same field, in another order."""
    turn = turns_of(read("tikal/two-players.sacbe"))[0]
    placed, one, two, *rest = turn.actions
    assert one == two, "two pieces are brought"
    far, near, dig = rest
    ways = [verdict([placed, one, far, two, near, dig]), verdict([placed, one, far, near, two, dig])]
    assert alike(turn.before, turn.seat, ways[1:], turn.actions) is ways[1]
    assert alike(turn.before, turn.seat, ways, [placed, one, far]) is ways[0], "a way may go on"
    assert alike(turn.before, turn.seat, [verdict([placed, one])], turn.actions) is not None, "so may what was played"
    assert alike(turn.before, turn.seat, [verdict([placed, far])], turn.actions) is None


def verdict(actions: list[int], score: float = 0.0) -> Verdict:
    return Verdict(actions, 1, [score, 0.0], [0.5, 0.5])


class Forgetful(Adviser):
    """Tells only of given ways, by how many actions of the turn are still to come."""

    told: ClassVar[dict[int, list[Verdict]]] = {}

    def _ways(self, sight: Sight, random: Rng, played: Sequence[int], stop: Stop | None) -> list[Verdict]:
        return self.told[len(played)]


def test_a_turn_that_the_search_does_not_list_is_looked_at_from_its_last_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn = turns_of(read("tikal/two-players.sacbe"))[1]
    rest = turn.actions[-2:]  # after the last step there is nothing left but to end the turn
    best, other = verdict([turn.before.legal(turn.seat)[0]], 9.0), verdict([rest[1]], 4.0)
    adviser = Forgetful(turn.before.game, "strong")
    monkeypatch.setattr(Forgetful, "told", {len(turn.actions): [best], 2: [other, verdict(rest, 3.0)]})
    advice = adviser.advise(turn.before, turn.seat, 0, turn.actions)
    assert advice is not None and advice.played == Played(verdict(turn.actions, 3.0), False)
    assert advice.lost_points == 6.0
    monkeypatch.setattr(Forgetful, "told", {len(turn.actions): [best], 2: [other]})
    advice = adviser.advise(turn.before, turn.seat, 0, turn.actions)
    assert advice is not None and advice.played == Played(verdict(turn.actions, 4.0), True)
    monkeypatch.setattr(Forgetful, "told", {len(turn.actions): []})
    assert adviser.advise(turn.before, turn.seat, 0, turn.actions) is None


def bids(record: Record) -> list[Turn]:
    names = ("bid", "pass", "choose")
    return [turn for turn in turns_of(record) if record.game.name(turn.actions[0]).startswith(names)]


def test_what_a_bot_makes_without_a_search_is_counted_as_not_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    def unsearched(bot: PlanningTikal, sight: Sight) -> TurnSearch:
        raise Unsearched

    monkeypatch.setattr(PlanningTikal, "search", unsearched)
    record = read("tikal/auction-two-players.sacbe")
    analysis = Analysis(record, Adviser(record.game, "strong", Budget(simulations=1)))
    analysis.due = bids(record)[:3]
    assert len(list(analysis.run())) == 3
    assert analysis.unjudged == 3 and not analysis.judged


def test_bids_are_judged() -> None:
    record = read("tikal/auction-two-players.sacbe")
    analysis = Analysis(record, Adviser(record.game, "strong", Budget(simulations=1)))
    analysis.due = bids(record)[:6]
    assert len(list(analysis.run())) == len(analysis.judged) == 6
    for one in analysis.judged:
        played = one.advice.played
        assert played is not None and not played.at_most
        assert played.verdict.actions == one.turn.actions


def test_a_cost_is_never_below_nothing() -> None:
    for one in analysed().judged:
        assert one.advice.lost_points >= 0 and one.advice.lost_wins >= 0


def test_points_decide_where_no_win_is_lost() -> None:
    best = Verdict([0], 1, [50.0, 10.0], [1.0, 0.0])

    def one(score: float, wins: float) -> Judged:
        turn = Turn(analysed().judged[0].turn.before, 0, 1, 0, False, 0, [1])
        played = Verdict([1], 1, [score, 10.0], [wins, 1 - wins])
        return Judged(turn, Advice(0, [best, played], Played(played, False)))

    analysis = Analysis(blundered()[0], analysed().adviser)
    analysis.judged = [one(50.0, 1.0), one(45.0, 1.0), one(49.0, 0.9), one(40.0, 0.999)]
    assert [analysis.judged.index(each) for each in analysis.costliest()] == [2, 3, 1]


def test_the_chances_are_the_mean_of_what_every_seat_saw_when_it_played_last() -> None:
    def one(number: int, seat: int, wins: float) -> Judged:
        best = Verdict([0], 1, [50.0, 10.0], [wins, 1 - wins])
        return Judged(Turn(analysed().judged[0].turn.before, 0, number, seat, False, 0, [0]), Advice(seat, [best]))

    analysis = Analysis(blundered()[0], analysed().adviser)
    analysis.judged = [one(1, 0, 0.75), one(2, 1, 0.25), one(3, 0, 1.0), one(3, 1, 0.5)]
    assert analysis.course() == [(1, [0.75, 0.25]), (2, [0.5, 0.5]), (3, [0.75, 0.25])]


# For people and for pages


def test_a_hint_says_what_is_best_in_the_middle_of_a_turn_too() -> None:
    record, _ = blundered()
    long = next(turn for turn in reversed(turns_of(record)) if turn.open_phase and len(turn.actions) > 1)
    pos = long.before.copy()
    pos.push(long.actions[0], long.seat)
    adviser = Adviser(record.game, "strong", Budget(simulations=12))
    for at in (long.before, pos):
        advice = hint(at, long.seat, adviser)
        assert advice is not None
        assert advice.best.actions[0] in at.legal(long.seat)


def test_there_is_no_hint_where_there_is_no_choice() -> None:
    game = sacbe.load("silver_gold", players=2)
    adviser = Adviser(game, "strong", FEW)
    start: Position = game.start()
    assert start.turn == CHANCE
    assert hint(start, 0, adviser) is None
    assert hint(blundered()[0].position, 0, adviser) is None


def test_the_json_has_every_field_that_the_page_reads() -> None:
    analysis = analysed()
    data = analysis.to_json()
    assert set(data) == {
        "game", "rules", "options", "names", "over", "scores", "places", "bot", "budget", "seed", "turns", "costliest",
        "course", "accuracy", "unjudged",
    }  # fmt: skip
    assert data["budget"] == "60" and data["bot"] == "strong" and data["unjudged"] == 0
    for turn, one in zip(data["turns"], analysis.judged, strict=True):
        assert set(turn) == {"at", "number", "seat", "scores", "wins", "best", "played", "lost", "grade", "mistake"}
        assert sum(turn["wins"]) == pytest.approx(1, abs=0.001)
        assert 1 <= len(turn["best"]) <= 4
        for way in (*turn["best"], turn["played"]):
            assert {"actions", "visits", "scores", "wins"} <= set(way)
            assert len(way["scores"]) == len(way["wins"]) == 2
        assert turn["played"]["actions"] == [analysis.record.game.name(action) for action in one.turn.actions]
        assert set(turn["lost"]) == {"points", "wins"}
        assert turn["best"] == advice_json(analysis.record.game, one.advice)["best"]
    assert data["turns"][data["costliest"][0]]["number"] == BLUNDER
    assert [row["number"] for row in data["course"]] == [26, 27, 28]
    grades = [turn["grade"] for turn in data["turns"] if turn["seat"] == 0]
    assert data["accuracy"][0]["accuracy"] == pytest.approx(sum(grades) / len(grades), abs=0.1)
    assert data["accuracy"][0]["mistakes"] == sum(turn["mistake"] for turn in data["turns"] if turn["seat"] == 0)


def test_the_page_describes_every_field() -> None:
    page = (ROOT / "docs" / "analysis.md").read_text(encoding="utf-8")
    data = analysed().to_json()
    for fields in (data, data["turns"][0], data["turns"][0]["played"], data["turns"][0]["lost"], data["course"][0]):
        for name in fields:
            assert f"`{name}`" in page, f"{name} is not described"


# Who can judge


@pytest.mark.parametrize("name", ["random", "greedy", "novice", "casual"])
@pytest.mark.parametrize("game", sacbe.games())
def test_a_bot_that_does_not_search_cannot_judge(game: str, name: str) -> None:
    """Novice and casual have a search within reach, but do not decide by it."""
    with pytest.raises(OptionError, match=rf"'{name}' does not search.*these can: search, strong, expert"):
        Adviser(sacbe.load(game), name)


def test_a_game_without_bots_of_its_own_is_judged_by_those_of_any_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels_module, "shelf", lambda *_: None)
    with pytest.raises(OptionError, match="these can: search, novice, casual, strong, expert"):
        Adviser(sacbe.load("silver_gold"), "random")
    assert Adviser(sacbe.load("silver_gold")).bot == "expert"


def test_a_budget_may_stand_in_the_name() -> None:
    game = sacbe.load("silver_gold")
    assert Adviser(game, "strong:40").budget == Budget(simulations=40)
    assert Adviser(game, "strong:40", Budget(simulations=7)).budget == Budget(simulations=7)
