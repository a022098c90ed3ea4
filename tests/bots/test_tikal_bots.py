"""The bots of Tikal: legal, honest, repeatable, stoppable, careful with their points, and stronger than chance."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from threading import Timer
from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.bots.patience import quickest

import sacbe
from sacbe.arena.match import play
from sacbe.bots import clock
from sacbe.bots.bot import Sight, Thinker
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.thinking import Search, Stop, think
from sacbe.bots.tikal import weights
from sacbe.bots.tikal.beam import Beam, Plan, step_back
from sacbe.bots.tikal.bids import MOST_BID, AuctionSearch, bid_limit, offers
from sacbe.bots.tikal.levels import BID_WIDTH, LADDER, LEVELS, PlanningTikal
from sacbe.bots.tikal.plans import NEVER, whole_turns
from sacbe.bots.tikal.reach import FAR, REACH, Reach
from sacbe.bots.tikal.search import FEWEST, WIDENING, Settings, Stage, TurnSearch, chances
from sacbe.bots.tikal.weights import TERMS, WEIGHTS
from sacbe.bots.tikal.worth import Evaluator, evaluators
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.engine.records import Record
from sacbe.games.tikal.actions import BIDS, END, PASS, SPENDS, apply
from sacbe.games.tikal.board import FIELDS, walk_costs
from sacbe.games.tikal.components import LEADER_STRENGTH
from sacbe.games.tikal.game import TikalPosition
from sacbe.games.tikal.position import BID, CHOOSE, NONE, PLACE, RESERVE, SPEND, TREASURE_DUG, State, weight
from sacbe.games.tikal.spending import CAMP_PLACES, CAMPS_AT, GUARDS_AT, STEPS, UNCOVERS

SEARCHING = ("strong", "expert")
FEW = Budget(simulations=3)
ANSWERED = 2.0 if sacbe.compiled else 20.0
"""Seconds within which a bot that is stopped has answered."""
IN_TIME = 0.32 if sacbe.compiled else 1.5
"""Seconds of the processor that a budget of 0.3 s may come to."""


def budget_of(name: str) -> Budget | None:
    return FEW if name in SEARCHING else None


@pytest.fixture(scope="module")
def basic() -> Record:
    """A basic game between casual bots, whose positions the tests look at."""
    return play(sacbe.load("tikal", players=4), ["casual"] * 4, seed=11)


@pytest.fixture(scope="module")
def auction() -> Record:
    """An auction game between casual bots."""
    return play(sacbe.load("tikal", players=3, auction=True), ["casual"] * 3, seed=12)


def decisions(record: Record, every: int, phase: int | None = None) -> Iterator[tuple[Position, State, int]]:
    """Some positions in which a seat has a choice to make, and the seat."""
    asked = 0
    for pos in record.positions():
        seat = pos.turn
        if seat is None or seat < 0 or len(pos.legal(seat)) < 2:
            continue
        assert isinstance(pos, TikalPosition)
        if phase is None or pos.state.phase == phase:
            asked += 1
            if asked % every == 0:
                yield pos, pos.state, seat


def judges_of(state: State) -> list[Evaluator]:
    return evaluators(len(state.players), WEIGHTS)


def search_of(pos: Position, seat: int) -> TurnSearch:
    search = PlanningTikal(rng("search"), LEVELS["strong"], WEIGHTS).search(Sight(pos, seat))
    assert isinstance(search, TurnSearch)
    return search


def auction_search_of(pos: Position, seat: int) -> AuctionSearch:
    search = PlanningTikal(rng("search"), LEVELS["strong"], WEIGHTS).search(Sight(pos, seat))
    assert isinstance(search, AuctionSearch)
    return search


@pytest.mark.parametrize("name", LADDER.bots)
def test_every_bot_plays_what_is_legal(name: str, basic: Record, auction: Record) -> None:
    for record, every in ((basic, 97), (auction, 113)):
        for number, (pos, _, seat) in enumerate(decisions(record, every)):
            bot = make_bot(name, pos.game, rng("legal", number), budget_of(name))
            now = pos.copy()
            random = rng("treasures", number)
            while now.turn == seat and now.number == pos.number:
                action = bot.choose(Sight(now, seat))
                assert action in now.legal(seat), f"{name} chose {now.game.name(action)}"
                now.push(action, seat)
                while isinstance(now, TikalPosition) and now.state.phase == TREASURE_DUG:
                    now.push(now.draw(random))


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_by_far(players: int) -> None:
    game = sacbe.load("tikal", players=players)
    scores = play(game, ["greedy"] + ["random"] * (players - 1), seed=players).position.scores()
    assert scores[0] > max(scores[1:]) + 30


def test_strong_beats_novice() -> None:
    """One strong bot that looks a little ahead scores more than three novices do on average."""
    game = sacbe.load("tikal", players=4)
    scores = play(game, ["strong:4", "novice", "novice", "novice"], seed=3).position.scores()
    assert scores[0] > sum(scores[1:]) / 3


@pytest.mark.parametrize("name", LADDER.bots)
def test_the_same_generator_gives_the_same_choice(name: str, basic: Record) -> None:
    for number, (pos, _, seat) in enumerate(decisions(basic, 149)):
        bots = [make_bot(name, pos.game, rng("again", number), budget_of(name)) for _ in range(2)]
        first, second = (bot.choose(Sight(pos, seat)) for bot in bots)
        assert first == second


def test_a_bot_asked_in_the_middle_of_a_turn_needs_no_memory(basic: Record) -> None:
    middle = [(pos, seat) for pos, state, seat in decisions(basic, 1, SPEND) if state.points in (3, 6)]
    for number, (pos, seat) in enumerate(middle[:: len(middle) // 4]):
        bot = make_bot("strong", pos.game, rng("middle", number), FEW)
        assert bot.choose(Sight(pos, seat)) in pos.legal(seat)


def test_a_plan_is_dropped_when_the_position_is_another(basic: Record) -> None:
    (one, _, seat), (other, _, next_seat) = list(decisions(basic, 10, PLACE))[:2]
    bot = make_bot("greedy", one.game, rng("plan"))
    fresh = make_bot("greedy", one.game, rng("plan"))
    bot.choose(Sight(one, seat))
    assert bot.choose(Sight(other, next_seat)) == fresh.choose(Sight(other, next_seat))


def test_a_search_has_an_answer_before_it_grows_and_tells_its_verdicts(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 20, PLACE))
    search = search_of(pos, seat)
    assert search.turn()[0] in pos.legal(seat)
    search.grow(8)
    assert search.turn()[0] in pos.legal(seat)
    verdicts = search.verdicts()
    assert verdicts[0].actions == search.turn()
    assert sum(verdict.visits for verdict in verdicts) == 8 - (len(search.begun) - 1)  # planning a place counts as one
    for verdict in verdicts:
        assert len(verdict.scores) == len(verdict.wins) == 4
        assert sum(verdict.wins) == pytest.approx(1.0)
        assert verdict.actions[0] in pos.legal(seat)


def test_how_a_search_is_portioned_does_not_matter(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 30, PLACE))
    whole, portioned = search_of(pos, seat), search_of(pos, seat)
    whole.grow(9)
    for _ in range(3):
        portioned.grow(3)
    assert whole.verdicts() == portioned.verdicts()


def test_later_stages_have_better_quick_turns(basic: Record) -> None:
    """A stage holds from its round on; a wider beam judges more positions, and the round counts by its weight."""
    _, state, seat = next(decisions(basic, 20, PLACE))
    narrow, wide = Stage(0, 1, 1.0), Stage(1, 9, 4.0)
    plain = TurnSearch(state, seat, WEIGHTS, rng("stages"), Settings(4, 1, 2, [narrow], 0.0, 0.0, 0.0))
    staged = TurnSearch(state, seat, WEIGHTS, rng("stages"), Settings(4, 1, 2, [narrow, wide], 0.0, 0.0, 0.0))
    plain.grow(4)
    staged.grow(2 + 2 * 9)
    first, second = plain.candidates[0], staged.candidates[0]
    assert first.path == second.path and first.visits == second.visits == 2
    assert first.values[1] == second.values[1] and first.values[2] != second.values[2]
    assert (first.weight, second.weight) == (2.0, 5.0)
    assert staged.work > plain.work


def test_a_round_with_wider_quick_turns_counts_for_more(basic: Record) -> None:
    """So that all simulations take about as long, and the clock can be kept."""
    _, state, seat = next(decisions(basic, 20, PLACE))
    settings = Settings(4, 1, 2, [Stage(0, 1, 1.0), Stage(1, 9, 4.0)], 0.0, 0.0, 0.0)
    search = TurnSearch(state, seat, WEIGHTS, rng("counted"), settings)
    search.grow(2)
    assert [candidate.visits for candidate in search.active] == [1, 1]
    search.grow(9)
    assert [candidate.visits for candidate in search.active] == [2, 1]
    search.grow(1)
    assert [candidate.visits for candidate in search.active] == [2, 2]
    search.grow(8)
    assert sum(candidate.visits for candidate in search.active) == 4, "the last one has not been paid for yet"


def test_the_others_are_another_kind_of_people_from_round_to_round(basic: Record) -> None:
    """In each round they are the same for all candidates; nobody is shaken when where it led is judged."""
    _, state, seat = next(decisions(basic, 20, PLACE))
    plain, shaken = (
        TurnSearch(state, seat, WEIGHTS, rng("others"), Settings(4, 1, 2, [Stage(0, 1, 1.0)], 0.0, 0.0, shaken))
        for shaken in (0.0, 1.0)
    )
    for search in (plain, shaken):
        search.grow(40)
        assert all(list(judge.weights) == list(WEIGHTS) for judge in search.judges)
    assert [each.values for each in plain.candidates] != [each.values for each in shaken.candidates]
    met: list[list[list[float]]] = []
    for _ in range(2):
        shaken._shake_others(rng("a round"))
        met.append([list(judge.weights) for judge in shaken.judges])
    assert met[0] == met[1]
    assert met[0][seat] == list(WEIGHTS)
    others = [weights for other, weights in enumerate(met[0]) if other != seat]
    assert len({tuple(weights) for weights in others}) == 3
    assert all(
        weight > 0 and weight != usual for weights in others for weight, usual in zip(weights, WEIGHTS, strict=True)
    )


def test_ways_change_when_the_last_member_comes_in_or_a_camp_is_set_up(basic: Record) -> None:
    """What a position is worth at the end of a turn is what it is worth to somebody who has not seen the turn."""
    checked = {"member": 0, "camp": 0}
    for pos, state, seat in decisions(basic, 6, SPEND):
        begun = state.copy()
        player = begun.players[seat]
        player.reserve = min(player.reserve, 1)
        if player.leader >= 0:
            begun.strengths[player.leader] -= weight(seat, LEADER_STRENGTH)
            player.leader = RESERVE
        for action in pos.legal(seat):
            number = action - SPENDS
            if number < CAMP_PLACES:
                kind = "member"
            elif CAMPS_AT <= number < GUARDS_AT:
                kind = "camp"
            else:
                continue
            after = begun.copy()
            apply(after, seat, action)
            seen, fresh = judges_of(begun)[seat], judges_of(after)[seat]
            seen.prepare(begun)
            fresh.prepare(after)
            assert seen.worth(after) == pytest.approx(fresh.worth(after))
            checked[kind] += 1
    assert min(checked.values()) > 5, checked


def widening_search(pos: Position, seat: int) -> TurnSearch:
    level = replace(LEVELS["expert"], width=2, places=2, candidates=4)
    search = PlanningTikal(rng("widening"), level, WEIGHTS).search(Sight(pos, seat))
    assert isinstance(search, TurnSearch)
    return search


def test_with_more_simulations_beams_become_wider(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 30, PLACE))
    search = widening_search(pos, seat)
    search.grow(20)
    assert max(search.widths) == 2, "the first rounds come first"
    widest = [max(search.widths)]
    while search.round < 10:
        search.grow(5)
        widest.append(max(search.widths))
    assert widest == sorted(widest) and widest[-1] >= 2 * WIDENING**2
    strong = search_of(pos, seat)
    strong.grow(60)
    assert max(strong.widths) == LEVELS["strong"].width, "strong does not widen"


def test_a_challenger_that_stays_has_been_through_every_round(basic: Record) -> None:
    stayed = 0
    for pos, _, seat in list(decisions(basic, 30, PLACE))[:3]:
        search = widening_search(pos, seat)
        first = len(search.candidates)
        while search.round < 10:
            search.grow(1)
            if search.at == 0:
                assert {candidate.visits for candidate in search.active} == {search.round}
            assert search.turn() in [candidate.path for candidate in search.active]
        assert len(search.active) <= FEWEST
        stayed += len(search.candidates) - first
    assert stayed, "no wider beam found anything better"


def test_how_a_search_that_widens_is_portioned_does_not_matter(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 30, PLACE))
    whole, portioned = widening_search(pos, seat), widening_search(pos, seat)
    whole.grow(90)
    for _ in range(30):
        portioned.grow(3)
    assert max(whole.widths) > 2
    assert whole.verdicts() == portioned.verdicts()


def test_a_turn_that_is_asked_about_is_told_of_when_beams_are_wide(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 30, PLACE))
    search = widening_search(pos, seat)
    asked = [search.turn()[0], END]
    search.consider(asked)
    search.grow(90)
    told = next(verdict for verdict in search.verdicts() if verdict.actions == asked)
    assert told.visits >= search.round
    assert len(search.active) <= FEWEST + 1


def test_what_is_met_again_in_another_order_is_not_missed(basic: Record) -> None:
    """A beam that looks at everything as often as it comes up finds the same."""
    for _, state, seat in decisions(basic, 25, SPEND):
        beams: list[Beam] = []
        for remembers in (True, False):
            root = Plan(state.copy(), None, NONE, NEVER, 0)
            beam = Beam(root, judges_of(state)[seat], 6, 4, 0.0)
            assert beam.met is not None
            if not remembers:
                beam.met = None
            while not beam.done():
                beam.advance(5)
            beams.append(beam)
        kept, all_over = beams
        assert [plan.worth for plan in kept.ends] == [plan.worth for plan in all_over.ends]
        assert [plan.path() for plan in kept.ends] == [plan.path() for plan in all_over.ends]


def test_a_step_back_takes_a_step_back(basic: Record) -> None:
    """TK 5.3: a way costs the same in both directions."""
    for pos, state, seat in decisions(basic, 25, SPEND):
        for action in pos.legal(seat):
            number = action - SPENDS
            if STEPS <= number < UNCOVERS:
                there = state.copy()
                apply(there, seat, action)
                apply(there, seat, SPENDS + step_back(number))
                there.points = state.points
                assert there.key() == state.key()
                assert list(there.strengths) == list(state.strengths)


def test_a_bot_that_is_stopped_answers_at_once(basic: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it has found by then, long before its seconds are over and before everything is found."""
    pos, _, seat = next(decisions(basic, 25, PLACE))
    bot = make_bot("expert:30s", pos.game, rng("stop"))
    assert isinstance(bot, Thinker)
    searches: list[Search] = []
    timer = Timer(0.1 if sacbe.compiled else 3.0, bot.stop)

    def thinking(search: Search, budget: Budget, stop: Stop | None = None, since: float | None = None) -> int:
        while not any(verdict.visits for verdict in search.verdicts()):
            search.grow(1)  # the stop may come at once where the machine is busy: then something has been found, too
        if not searches:
            timer.start()
        searches.append(search)
        return think(search, budget, stop, since)

    monkeypatch.setattr("sacbe.bots.ladder.think", thinking)
    since = perf_counter()
    action = bot.choose(Sight(pos, seat))
    assert perf_counter() - since < ANSWERED, "it did not hear the stop"
    assert sum(verdict.visits for verdict in searches[-1].verdicts()) > 0, "it had no time to think"
    assert not searches[-1].done(), "there was nothing to stop"
    assert action == searches[-1].turn()[0]
    timer.join()


def test_whole_turns_come_best_first_and_can_be_played(basic: Record) -> None:
    """The plans share arrays with the position they begin at, so they must leave it as it was."""
    for pos, state, seat in decisions(basic, 15, PLACE):
        before = pos.key()
        plans = whole_turns(state, judges_of(state), seat, 3, 6, 2)
        assert pos.key() == before
        assert all(better.worth > worse.worth for better, worse in pairwise(plans))
        for plan in plans:
            after = pos.copy()
            for action in plan.path():
                after.push(action, seat)
                if isinstance(after, TikalPosition) and after.state.phase == TREASURE_DUG:
                    after.push(after.draw(rng("dug")))
            assert isinstance(after, TikalPosition)
            assert after.state.points == plan.state.points
            assert list(after.state.strengths) == list(plan.state.strengths)


def test_a_bid_is_less_than_what_it_gains(auction: Record) -> None:
    for _, state, seat in decisions(auction, 12, BID):
        judges = judges_of(state)
        _, worths = offers(state, judges, seat, 1)
        limit = bid_limit(state, judges, seat, 1)
        assert 0 <= limit <= MOST_BID
        assert limit <= max(worths) - min(worths)


@pytest.mark.parametrize(
    ("bots", "debts"),
    [
        (["greedy", "novice"], False),
        (["novice", "novice", "greedy"], True),
        (["novice"] * 4, False),
        (["expert:4", "strong:3", "casual", "greedy"], True),
    ],
    ids=["two", "three with debts", "four", "four levels with debts"],
)
def test_nobody_bids_themselves_out_of_the_game(bots: list[str], debts: bool) -> None:
    """TK 9.1, 9.3, 9.11: in a whole game each bid gains more than it costs, and after paying there are points left."""
    game = sacbe.load("tikal", players=len(bots), auction=True, debt_bids=debts)
    before: TikalPosition | None = None
    bids = 0
    for pos in play(game, bots, seed=len(bots)).positions():
        assert isinstance(pos, TikalPosition)
        assert min(pos.scores()) > 0
        if before is not None and before.state.phase == BID and pos.state.bid > before.state.bid:
            bid, seat = pos.state.bid, before.state.seat
            assert bid == before.state.bid + 1, "more is never needed"
            assert bid <= bid_limit(before.state, judges_of(before.state), seat, BID_WIDTH) <= MOST_BID
            assert bid < before.scores()[seat]
            bids += 1
        before = pos.copy() if pos.state.phase == BID else None
    assert bids or len(bots) == 2


@pytest.mark.parametrize("debts", [False, True])
def test_the_last_point_is_never_bid(auction: Record, debts: bool) -> None:
    asked = 0
    for pos, _, seat in decisions(auction, 1, BID):
        bot = make_bot("greedy", pos.game, rng("poor"))
        if asked == 3 or bot.choose(Sight(pos, seat)) == PASS:
            continue
        asked += 1
        poor = pos.copy()
        assert isinstance(poor, TikalPosition)
        poor.state.debt_bids = debts
        poor.state.players[seat].bids += points_of(pos, seat) - 1
        poor.state.bid = 0
        assert make_bot("greedy", pos.game, rng("poor")).choose(Sight(poor, seat)) == PASS
    assert asked == 3


def points_of(pos: Position, seat: int) -> int:
    return int(pos.scores()[seat])


def test_bids_and_choices_are_judged_as_the_bots_make_them(auction: Record) -> None:
    for phase, every in ((BID, 17), (CHOOSE, 9)):
        for pos, _, seat in decisions(auction, every, phase):
            search = auction_search_of(pos, seat)
            chosen = make_bot("greedy", pos.game, rng("judged")).choose(Sight(pos, seat))
            assert search.done() and search.turn()[0] == chosen
            verdicts = search.verdicts()
            assert all(better.scores[seat] >= worse.scores[seat] for better, worse in pairwise(verdicts))
            assert all(sum(verdict.wins) == pytest.approx(1.0) for verdict in verdicts)


def test_a_bid_that_is_too_high_costs_what_it_is_too_high(auction: Record) -> None:
    pos, state, seat = next(decisions(auction, 5, BID))
    search = auction_search_of(pos, seat)
    least, most = (BIDS + int(state.bid), BIDS + int(state.bid) + 5)
    search.consider([most])
    search.consider([least])
    scores = {verdict.actions[0]: verdict.scores[seat] for verdict in search.verdicts()}
    assert scores[least] - scores[most] == pytest.approx(5.0)


def test_a_turn_with_a_chosen_tile_is_judged_too(auction: Record) -> None:
    pos, state, seat = next(decisions(auction, 5, CHOOSE))
    search = auction_search_of(pos, seat)
    best = search.verdicts()[0]
    assert best.actions[-1] == END
    worse = [*best.actions[:2], END]  # no point is spent
    search.consider(worse)
    scores = {tuple(verdict.actions): verdict.scores[seat] for verdict in search.verdicts()}
    assert scores[tuple(worse)] < best.scores[seat]
    assert state.phase == CHOOSE


def test_the_clock_holds_for_a_whole_turn(basic: Record) -> None:
    """However often a treasure makes it think anew."""
    for pos, _, seat in list(decisions(basic, 1, PLACE))[-6::5]:
        assert 0.2 < quickest(partial(_turn_time, pos, seat), IN_TIME) < IN_TIME


def _turn_time(pos: Position, seat: int) -> float:
    """Seconds that a bot with 0.3 of them for a turn thinks from here to the end of its turn."""
    bot = make_bot("expert:0.3s", pos.game, rng("clock"))
    random = rng("treasures")
    now = pos.copy()
    spent = 0.0
    with clock.using(clock.PROCESSOR):
        while now.turn == seat and now.number == pos.number:
            begun = clock.seconds()
            action = bot.choose(Sight(now, seat))
            spent += clock.seconds() - begun
            now.push(action, seat)
            while isinstance(now, TikalPosition) and now.state.phase == TREASURE_DUG:
                now.push(now.draw(random))
    return spent


def test_levels_have_a_deadline() -> None:
    assert {name: budget.seconds for name, budget in LADDER.budgets.items()} == {
        "strong": 0.5,
        "expert": 1.8,
        "expert-1": 1.8,
    }


def test_reach_tells_what_a_walk_costs(basic: Record) -> None:
    """TK 5.3: from the nearest of several fields, with one point more from a camp."""
    reach = Reach()
    for _, state, _ in decisions(basic, 40, SPEND):
        reach.prepare(state)
        goals = state.temples | state.sites
        starts = [field for field in range(FIELDS) if state.explored >> field & 1][::3]
        costs = {field: walk_costs(list(state.ways), field) for field in starts}
        for before in (0, 1):
            out = vec[i64]([-1] * FIELDS)
            reach.fill(out, 0, goals, sum(2**field for field in starts), before)
            for goal in range(FIELDS):
                if goals >> goal & 1:
                    known = [costs[start][goal] + before for start in starts if costs[start][goal] >= 0]
                    nearest = min(known, default=FAR)
                    assert out[goal] == (nearest if nearest < REACH else FAR)


def test_who_is_ahead_is_more_likely_to_win_and_the_more_so_near_the_end() -> None:
    early, late = chances([60.0, 50.0, 50.0], 0), chances([60.0, 50.0, 50.0], 4)
    assert late[0] > early[0] > early[1] == early[2] > late[1]
    assert sum(early) == pytest.approx(1.0)


def test_only_bots_that_search_take_a_budget() -> None:
    game = sacbe.load("tikal", players=2)
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


def test_other_weights_make_another_player(basic: Record) -> None:
    """A bot to which only points already made count plays differently somewhere."""
    nothing = LADDER.tuned("greedy", [0.0] * len(TERMS))
    differs = False
    for pos, _, seat in decisions(basic, 60):
        sight = Sight(pos, seat)
        differs = differs or nothing(rng(1), None).choose(sight) != make_bot("greedy", pos.game, rng(1)).choose(sight)
    assert differs
