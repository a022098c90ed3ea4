"""The bots of Tzolk'in: legal, honest, repeatable, stoppable, and stronger than chance."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import exp
from threading import Timer
from time import perf_counter

import pytest
from tests.bots.patience import quickest

import sacbe
from sacbe.arena.match import play
from sacbe.bots import clock
from sacbe.bots.advice import Adviser, hint
from sacbe.bots.bot import Sight, Thinker
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.thinking import Search, Stop, think
from sacbe.bots.tzolkin import weights
from sacbe.bots.tzolkin.choices import ChoiceSearch
from sacbe.bots.tzolkin.levels import LADDER, LEVELS, PlanningTzolkin, read_learned, taught
from sacbe.bots.tzolkin.plans import whole_turns
from sacbe.bots.tzolkin.search import (
    CONTENDERS,
    HALVED_AFTER,
    SHAKEN,
    WORLD_BEAM,
    WORLDS,
    Settings,
    Table,
    TurnSearch,
    shuffled,
)
from sacbe.bots.tzolkin.weights import TERMS, WEIGHTS
from sacbe.bots.tzolkin.worth import Evaluator
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.engine.records import Record
from sacbe.games.tzolkin.actions import apply
from sacbe.games.tzolkin.game import TzolkinPosition
from sacbe.games.tzolkin.numbering import DONE
from sacbe.games.tzolkin.position import DAY, KEEP, OVER, TURN, State

SEARCHING = ("strong", "expert")
FEW = Budget(simulations=3)
ANSWERED = 2.0 if sacbe.compiled else 20.0
"""Seconds within which a bot that is stopped has answered."""
IN_TIME = 0.31 if sacbe.compiled else 1.5
"""Seconds of the processor that a budget of 0.3 s may come to."""


def budget_of(name: str) -> Budget | None:
    return FEW if name in SEARCHING else None


@pytest.fixture(scope="module")
def game_by_greedy() -> Record:
    """A game between four greedy bots, whose positions the tests look at."""
    return play(sacbe.load("tzolkin", players=4), ["greedy"] * 4, seed=11)


def decisions(record: Record, every: int) -> Iterator[Position]:
    """Some positions in which a seat has a choice to make."""
    asked = 0
    for pos in record.positions():
        seat = pos.turn
        if seat is not None and seat >= 0 and len(pos.legal(seat)) > 1:
            asked += 1
            if asked % every == 0:
                yield pos


@pytest.mark.parametrize("name", LADDER.bots)
def test_every_bot_plays_what_is_legal(name: str, game_by_greedy: Record) -> None:
    for number, pos in enumerate(decisions(game_by_greedy, 41)):
        seat = pos.turn
        assert seat is not None
        bot = make_bot(name, pos.game, rng("legal", number), budget_of(name))
        now = pos.copy()
        while now.turn == seat and now.number == pos.number:
            action = bot.choose(Sight(now, seat))
            assert action in now.legal(seat), f"{name} chose {now.game.name(action)}"
            now.push(action, seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random_by_far(players: int) -> None:
    game = sacbe.load("tzolkin", players=players)
    for seed in range(2):
        scores = play(game, ["greedy"] + ["random"] * (players - 1), seed=seed).position.scores()
        assert scores[0] > max(scores[1:]) + 20, f"seed {seed}: {scores}"


@pytest.mark.parametrize("name", LADDER.bots)
def test_the_same_generator_gives_the_same_choice(name: str, game_by_greedy: Record) -> None:
    for number, pos in enumerate(decisions(game_by_greedy, 97)):
        seat = pos.turn
        assert seat is not None
        bots = [make_bot(name, pos.game, rng("again", number), budget_of(name)) for _ in range(2)]
        first, second = (bot.choose(Sight(pos, seat)) for bot in bots)
        assert first == second


def _dealt() -> TzolkinPosition:
    """All have four wealth tiles in hand."""
    dealt = sacbe.load("tzolkin", players=4).start()
    random = rng("deal", 5)
    while dealt.turn == sacbe.CHANCE:
        dealt.push(dealt.draw(random))
    assert isinstance(dealt, TzolkinPosition) and dealt.state.phase == KEEP
    return dealt


def test_there_is_advice_which_wealth_tiles_to_keep() -> None:
    """TZ 2.5: two of four; once one is kept, three are left to choose from."""
    dealt = _dealt()
    adviser = Adviser(dealt.game, budget=Budget(simulations=12))
    advice = hint(dealt, 1, adviser)
    assert advice is not None
    assert len({frozenset(way.actions) for way in advice.ways}) == 6
    assert all(len(way.actions) == 2 for way in advice.ways)
    assert all(sum(way.wins) == pytest.approx(1.0) for way in advice.ways)
    assert dealt.game.name(advice.best.actions[0]).startswith("keep W")
    dealt.push(advice.best.actions[0], 1)
    rest = hint(dealt, 1, adviser)
    assert rest is not None and [len(way.actions) for way in rest.ways] == [1, 1, 1]


class Counting(PlanningTzolkin):
    """Counts how often it has to think."""

    thought = 0

    def plan(self, world: Position, seat: int, begun: float) -> list[int]:
        self.thought += 1
        return super().plan(world, seat, begun)


def test_a_plan_for_the_tiles_stands_whatever_the_others_keep() -> None:
    dealt = _dealt()
    bot = Counting(rng("tiles"), replace(LEVELS["strong"], budget=FEW), WEIGHTS)
    dealt.push(bot.choose(Sight(dealt, 2)), 2)
    for tile in dealt.legal(0)[:2]:
        dealt.push(tile, 0)
    dealt.push(bot.choose(Sight(dealt, 2)), 2)
    assert bot.thought == 1 and 2 not in dealt.pending


def test_one_day_and_two_are_compared_by_the_turns_that_follow(game_by_greedy: Record) -> None:
    """TZ 7.3."""
    choices = [pos for pos in game_by_greedy.positions() if isinstance(pos, TzolkinPosition) and pos.state.phase == DAY]
    assert choices
    for pos in choices[:2]:
        assert pos.turn is not None
        search = PlanningTzolkin(rng("day"), LEVELS["expert"], WEIGHTS).search(Sight(pos, pos.turn))
        assert isinstance(search, ChoiceSearch)
        search.grow(20)
        verdicts = search.verdicts()
        assert verdicts[0].actions == search.turn()
        assert {verdict.actions[0] for verdict in verdicts} == set(pos.legal(pos.turn))
        assert sum(verdict.visits for verdict in verdicts) == 20


def test_a_bot_asked_in_the_middle_of_a_turn_needs_no_memory(game_by_greedy: Record) -> None:
    middle = [pos for pos in decisions(game_by_greedy, 1) if _in_the_middle(pos)]
    for number, pos in enumerate(middle[:: max(len(middle) // 6, 1)]):
        seat = pos.turn
        assert seat is not None
        bot = make_bot("strong", pos.game, rng("middle", number), FEW)
        assert bot.choose(Sight(pos, seat)) in pos.legal(seat)


def _in_the_middle(pos: Position) -> bool:
    assert isinstance(pos, TzolkinPosition)
    return pos.state.phase == TURN and pos.state.depth > 1


def _begins_a_turn(pos: Position) -> bool:
    assert isinstance(pos, TzolkinPosition)
    return pos.state.phase == TURN and pos.state.depth <= 1


def test_a_plan_is_dropped_when_the_position_is_another(game_by_greedy: Record) -> None:
    one, other = [pos for pos in decisions(game_by_greedy, 60) if not _in_the_middle(pos)][:2]
    bot = make_bot("greedy", one.game, rng("plan"))
    fresh = make_bot("greedy", one.game, rng("plan"))
    assert one.turn is not None and other.turn is not None
    bot.choose(Sight(one, one.turn))
    assert bot.choose(Sight(other, other.turn)) == fresh.choose(Sight(other, other.turn))


def test_a_search_has_an_answer_before_it_grows_and_tells_its_verdicts(game_by_greedy: Record) -> None:
    pos = next(pos for pos in decisions(game_by_greedy, 30) if _begins_a_turn(pos))
    seat = pos.turn
    assert seat is not None
    search = _search(pos, seat)
    assert search.turn()[0] in pos.legal(seat)
    search.grow(20)
    assert search.turn()[0] in pos.legal(seat)
    verdicts = search.verdicts()
    assert verdicts[0].actions == search.turn()
    assert sum(verdict.visits for verdict in verdicts) == 20
    for verdict in verdicts:
        assert len(verdict.scores) == len(verdict.wins) == 4
        assert sum(verdict.wins) == pytest.approx(1.0)
        after = pos.copy()
        for action in verdict.actions:
            after.push(action, seat)
        assert after.turn != seat or after.number != pos.number


def test_how_a_search_is_portioned_does_not_matter(game_by_greedy: Record) -> None:
    pos = next(pos for pos in decisions(game_by_greedy, 50) if _begins_a_turn(pos))
    assert pos.turn is not None
    whole, portioned = _search(pos, pos.turn), _search(pos, pos.turn)
    whole.grow(24)
    for _ in range(8):
        portioned.grow(3)
    assert whole.verdicts() == portioned.verdicts()


def test_further_ahead_the_others_do_what_is_expected_of_them(game_by_greedy: Record) -> None:
    """If the seat plays by the evaluation, too, everything comes as expected: as if the others answered."""
    for pos in [pos for pos in decisions(game_by_greedy, 20) if _begins_a_turn(pos)][:4]:
        assert isinstance(pos, TzolkinPosition)
        state = pos.state
        answered, expected = state.copy(), state.copy()
        table = Table(4, state.seat, WEIGHTS, shuffled(rng("order")), 6)
        one, other = table.twin(), table.twin()
        other.expect(state)
        for _ in range(2):
            for world, others in ((answered, one), (expected, other)):
                for action in [*whole_turns(world, others.judge, 6, 1)[0].path(), DONE]:
                    apply(world, others.seat, action)
                others.go_on(world, others is one)
            assert expected.key() == answered.key()
            assert expected.seat == table.seat and expected.day > state.day


def test_what_is_expected_gives_way_to_what_is_possible(game_by_greedy: Record) -> None:
    """The seat does something else than expected: the others take legal turns all the same, to the end of the game."""
    pos = next(pos for pos in decisions(game_by_greedy, 25) if _begins_a_turn(pos))
    assert isinstance(pos, TzolkinPosition)
    world = pos.state.copy()
    table = Table(4, world.seat, WEIGHTS, shuffled(rng("order")), 3)
    table.expect(world)
    rounds = 0
    while world.phase != OVER:
        for action in [*whole_turns(world, table.judge, 3, 3)[-1].path(), DONE]:
            apply(world, table.seat, action)
        table.go_on(world, False)
        rounds += 1
    assert rounds > 10
    assert len(table.expected) > 4 * rounds // 2


def test_searches_foresee_the_turns_of_everybody(game_by_greedy: Record) -> None:
    """As far as somebody goes on; all of them are legal turns, and the position that they began with stays as it is."""
    pos = next(pos for pos in decisions(game_by_greedy, 40) if _begins_a_turn(pos))
    assert isinstance(pos, TzolkinPosition)
    state = pos.state
    table = Table(4, state.seat, WEIGHTS, shuffled(rng("order")), 3)
    own = [*whole_turns(state, table.judge, 3, 1)[0].path(), DONE]
    before = state.key()
    table.foresee(state, own)
    assert table.expected == {int(state.day * 4 + state.seat): own}
    world = state.copy()
    known = [1]
    for _ in range(3):
        for action in [*whole_turns(world, table.judge, 3, 1)[0].path(), DONE]:
            apply(world, table.seat, action)
        table.go_on(world, False)
        known.append(len(table.expected))
    assert known == sorted(known) and known[-1] > 8 and {key % 4 for key in table.expected} == {0, 1, 2, 3}
    assert state.key() == before


def test_a_step_of_a_search_foresees_one_turn_at_most(game_by_greedy: Record) -> None:
    """So that a search can be stopped in time: foreseeing a round of turns would be a long step."""
    pos = next(pos for pos in decisions(game_by_greedy, 40) if _begins_a_turn(pos))
    assert pos.turn is not None
    search = _search(pos, pos.turn)
    while not search.table.foreseen:
        search.grow(1)
    known = [len(search.table.expected)]
    while search.worlds < 1:
        search.grow(1)
        known.append(len(search.table.expected))
    assert known[-2] > 8
    assert max(after - before for before, after in pairwise(known[:-1])) == 1


def test_turns_are_compared_in_many_worlds(game_by_greedy: Record) -> None:
    """Late in the game, where beams end soon: what counts is the mean of all worlds, and portions do not matter."""
    late = [pos for pos in decisions(game_by_greedy, 1) if _begins_a_turn(pos) and pos.view(None)["day"] >= 25]
    pos = late[0]
    assert pos.turn is not None
    whole, portioned = _search(pos, pos.turn), _search(pos, pos.turn)
    seen: list[tuple[int, int]] = []
    totals: list[list[float]] = []
    grown = 0
    while not portioned.done():
        portioned.grow(3)
        grown += 3
        if (now := (int(portioned.beam), int(portioned.worlds))) not in seen:
            seen.append(now)
            totals.append([*portioned.totals])
    whole.grow(grown)
    assert seen == sorted(seen) and seen[-1] == (WORLD_BEAM, WORLDS)
    assert 1 < len(portioned.contenders) <= CONTENDERS
    assert not any(totals[seen.index((WORLD_BEAM, 0))])
    means = [total / WORLDS - lag / (WORLDS + 1) for total, lag in zip(portioned.totals, portioned.lags, strict=True)]
    assert means == [portioned.values[root] for root in portioned.contenders]
    assert portioned.values[int(portioned.chosen)] == max(means)
    assert whole.verdicts() == portioned.verdicts()
    assert whole.turn() == portioned.turn()


def test_every_contender_keeps_lines_of_its_own(game_by_greedy: Record) -> None:
    pos = next(pos for pos in decisions(game_by_greedy, 40) if _begins_a_turn(pos))
    assert pos.turn is not None
    search = _search(pos, pos.turn)
    while not search.worlds:
        search.grow(1)
    known = {root for root in range(len(search.roots)) if search.known >> root & 1}
    assert set(search.contenders) <= known and set(search.leaders) <= known
    assert len(known) == CONTENDERS


def test_after_some_worlds_the_better_half_goes_on(game_by_greedy: Record) -> None:
    """And what somebody asked about, however bad it is; what those that dropped out were worth is still known."""
    pos = next(pos for pos in decisions(game_by_greedy, 1) if _begins_a_turn(pos) and pos.view(None)["day"] >= 20)
    assert isinstance(pos, TzolkinPosition) and pos.turn is not None
    search = _search(pos, pos.turn)
    worst = whole_turns(pos.state, Evaluator(pos.turn, WEIGHTS), 60, 60)[-1]
    search.consider([*worst.path(), DONE])
    sizes: dict[int, int] = {}
    while search.worlds <= HALVED_AFTER[-1]:
        sizes[int(search.worlds)] = len(search.contenders)
        before = {root: search.values[root] for root in range(len(search.roots)) if search.dropped >> root & 1}
        search.grow(1)
        assert {root: search.values[root] for root in before} == before
    first, second = HALVED_AFTER
    half = (sizes[first - 1] + 1) // 2
    assert sizes[first] in (half, half + 1) and sizes[second] < sizes[first]
    assert int(search.asked) in search.contenders
    assert int(search.dropped).bit_count() + len(search.contenders) == sizes[1]
    assert max(search.values[root] for root in before) <= search.values[int(search.chosen)]


def test_in_another_world_only_the_others_and_chance_are_different() -> None:
    table = Table(4, 1, WEIGHTS, shuffled(rng("order")), 3)
    other = table.another_world(rng("world"))
    assert list(other.judge.weights) == list(WEIGHTS)
    for judge in other.judges:
        if judge.seat != 1:
            shaken = [new / old for new, old in zip(judge.weights, WEIGHTS, strict=True) if old]
            assert len(set(shaken)) == len(shaken)
            assert all(exp(-3 * SHAKEN) <= share <= exp(3 * SHAKEN) for share in shaken)
    assert sorted(other.order) == sorted(table.order) and list(other.order) != list(table.order)


def _search(pos: Position, seat: int) -> TurnSearch:
    search = PlanningTzolkin(rng("search"), LEVELS["expert"], WEIGHTS).search(Sight(pos, seat))
    assert isinstance(search, TurnSearch)
    return search


def test_a_turn_takes_no_more_time_than_it_may(game_by_greedy: Record) -> None:
    """At the decision with the most ways to go on, and for the tiles, which six searches look at."""
    widest = max(decisions(game_by_greedy, 1), key=lambda pos: len(pos.legal(pos.turn)))
    for pos in (widest, _dealt()):
        assert 0.2 < quickest(partial(_answer_time, pos), IN_TIME) < IN_TIME


def _answer_time(pos: Position) -> float:
    """Seconds that a bot with 0.3 of them takes to decide here."""
    seat = pos.turn
    assert seat is not None
    bot = make_bot("expert:0.3s", pos.game, rng("clock"))
    with clock.using(clock.PROCESSOR):
        begun = clock.seconds()
        bot.choose(Sight(pos, seat))
        return clock.seconds() - begun


@pytest.mark.parametrize("tiles", [False, True], ids=["turn", "tiles"])
def test_it_does_not_matter_how_simulations_are_portioned_out(game_by_greedy: Record, tiles: bool) -> None:
    """Not when foreseeing a turn of somebody takes more of them than were asked for, either."""
    pos = _dealt() if tiles else next(pos for pos in decisions(game_by_greedy, 30) if _begins_a_turn(pos))
    assert pos.turn is not None
    found = []
    for portions in ([3000], [1] * 3000, [700, 2, 2298]):
        search = PlanningTzolkin(rng("portions"), LEVELS["expert"], WEIGHTS).search(Sight(pos, pos.turn))
        for portion in portions:
            search.grow(portion)
        found.append([(way.actions, way.visits, way.scores) for way in search.verdicts()])
    assert found[0] == found[1] == found[2]
    assert sum(visits for _, visits, _ in found[0]) < 3000, "some were spent on turns of the others"


@pytest.mark.parametrize("tiles", [False, True], ids=["turn", "tiles"])
def test_a_decision_ends_before_its_seconds_do(
    game_by_greedy: Record, monkeypatch: pytest.MonkeyPatch, tiles: bool
) -> None:
    """A choice between one day and two may follow on a turn at once (TZ 7.3): a turn leaves some time for it."""
    pos = _dealt() if tiles else next(pos for pos in decisions(game_by_greedy, 30) if _begins_a_turn(pos))
    assert pos.turn is not None
    given: list[Budget] = []

    def thinking(search: Search, budget: Budget, stop: Stop | None = None, since: float | None = None) -> int:
        given.append(budget)
        return think(search, Budget(simulations=1))

    monkeypatch.setattr("sacbe.bots.ladder.think", thinking)
    make_bot("expert:10s", pos.game, rng("seconds")).choose(Sight(pos, pos.turn))
    (budget,) = given
    assert budget.simulations is None and budget.seconds is not None
    assert 9 < budget.seconds < 10 if tiles else 8 < budget.seconds < 9


def test_the_levels_have_a_clock_of_their_own() -> None:
    assert {name: budget.seconds for name, budget in LADDER.budgets.items()} == {
        "strong": 0.5,
        "expert": 1.8,
        "expert-1": 1.8,
    }


def test_a_bot_that_is_stopped_answers_at_once(game_by_greedy: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it has found by then, long before its seconds are over and before everything is found."""
    pos = next(pos for pos in decisions(game_by_greedy, 30) if _begins_a_turn(pos))
    assert pos.turn is not None
    bot = make_bot("expert:30s", pos.game, rng("stop"))
    assert isinstance(bot, PlanningTzolkin) and isinstance(bot, Thinker)
    searches: list[TurnSearch | ChoiceSearch] = []
    timer = Timer(0.1, bot.stop)
    begin = bot._search

    def begun(state: State, seat: int, settings: Settings) -> TurnSearch | ChoiceSearch:
        searches.append(begin(state, seat, settings))
        searches[0].grow(1)  # where the machine is busy the stop may come before the search is grown again
        timer.start()
        return searches[0]

    monkeypatch.setattr(bot, "_search", begun)
    since = perf_counter()
    action = bot.choose(Sight(pos, pos.turn))
    assert perf_counter() - since < ANSWERED, "it did not hear the stop"
    (search,) = searches
    assert sum(verdict.visits for verdict in search.verdicts()) > 0, "it had no time to think"
    assert not search.done(), "there was nothing to stop"
    assert action == search.turn()[0] and action in pos.legal(pos.turn)


def test_only_bots_that_search_take_a_budget() -> None:
    game = sacbe.load("tzolkin", players=2)
    for name in LADDER.bots:
        if name in SEARCHING:
            make_bot(f"{name}:5", game, rng(0))
        else:
            with pytest.raises(OptionError, match="takes no budget"):
                make_bot(f"{name}:5", game, rng(0))


def test_every_weight_has_its_name_and_place() -> None:
    places = {name: value for name, value in vars(weights).items() if name.isupper() and isinstance(value, int)}
    assert {name: at for at, (name, _, _) in enumerate(TERMS)} == places
    assert [weight for _, weight, _ in weights.weights()] == list(WEIGHTS)
    assert all(meaning for _, _, meaning in TERMS)


def test_other_weights_make_another_player(game_by_greedy: Record) -> None:
    """A bot to which only points already made count plays differently somewhere."""
    nothing = LADDER.tuned("greedy", [0.0] * len(TERMS))
    differs = False
    for pos in decisions(game_by_greedy, 29):
        assert pos.turn is not None
        sight = Sight(pos, pos.turn)
        differs = differs or nothing(rng(1), None).choose(sight) != make_bot("greedy", pos.game, rng(1)).choose(sight)
    assert differs


def test_whole_turns_come_best_first_and_can_be_played(game_by_greedy: Record) -> None:
    pos = next(pos for pos in decisions(game_by_greedy, 45) if _begins_a_turn(pos))
    assert isinstance(pos, TzolkinPosition) and pos.turn is not None
    plans = whole_turns(pos.state, Evaluator(pos.turn, WEIGHTS), 12, 8)
    assert all(better.worth > worse.worth for better, worse in pairwise(plans))
    for plan in plans:
        after = pos.copy()
        for action in plan.path():
            after.push(action, pos.turn)
        assert after.key() == plan.state.key()


def test_strong_beats_novice() -> None:
    """One strong bot that looks a little ahead scores more than three novices do on average."""
    game = sacbe.load("tzolkin", players=4)
    scores = play(game, ["strong:12", "novice", "novice", "novice"], seed=3).position.scores()
    assert scores[0] > sum(scores[1:]) / 3


def test_what_was_learned_wins() -> None:
    """Two that look ahead with the network of the package and two without it: those who have it score more."""
    game = sacbe.load("tzolkin", players=4)
    weights = [weight for _, weight, _ in TERMS]
    makers = [taught("strong", weights, numbers) for numbers in ([], [*read_learned()])]
    leads: list[float] = []
    for deal in range(6 if sacbe.compiled else 1):
        sides = [(seat + deal) % 2 for seat in range(4)]
        bots = [makers[side](rng("learned", deal, seat), Budget(simulations=30)) for seat, side in enumerate(sides)]
        scores = play(game, bots, seed=deal).position.scores()
        leads.append(sum(score if side else -score for score, side in zip(scores, sides, strict=True)) / 2)
    assert sum(leads) > 0, leads
