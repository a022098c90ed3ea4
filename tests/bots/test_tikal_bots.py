"""The bots of Tikal: legal, honest, repeatable, stoppable, careful with their points, and stronger than chance."""

from collections.abc import Iterator
from itertools import pairwise
from threading import Timer

import pytest

import sacbe
from sacbe.arena.match import play
from sacbe.bots import tikal_weights
from sacbe.bots.bot import Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.tikal import BOTS, EXPERT, STRONG, PlanningTikal, tuned
from sacbe.bots.tikal_bids_plans import MOST_BID, bid_limit, offers
from sacbe.bots.tikal_plans import whole_turns
from sacbe.bots.tikal_search import TurnSearch
from sacbe.bots.tikal_weights import TERMS, WEIGHTS
from sacbe.bots.tikal_worth import Evaluator
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Position
from sacbe.engine.records import Record
from sacbe.games.tikal.actions import BIDS, PASS
from sacbe.games.tikal.game import TikalPosition
from sacbe.games.tikal.position import BID, PLACE, SPEND, TREASURE_DUG, State

SEARCHING = ("strong", "expert")
FEW = Budget(simulations=3)


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
    return [Evaluator(seat, WEIGHTS) for seat in range(len(state.players))]


def search_of(pos: Position, seat: int) -> TurnSearch:
    return PlanningTikal(rng("search"), STRONG, WEIGHTS).search(Sight(pos, seat))


@pytest.mark.parametrize("name", BOTS)
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


@pytest.mark.parametrize("name", BOTS)
def test_the_same_generator_gives_the_same_choice(name: str, basic: Record) -> None:
    for number, (pos, _, seat) in enumerate(decisions(basic, 149)):
        bots = [make_bot(name, pos.game, rng("again", number), budget_of(name)) for _ in range(2)]
        first, second = (bot.choose(Sight(pos, seat)) for bot in bots)
        assert first == second


@pytest.mark.parametrize("name", BOTS)
def test_what_is_unseen_does_not_change_the_choice(name: str, basic: Record) -> None:
    """TK 2.1, 2.2: nobody knows the order of tiles and treasures, so every imagined world is the same to a bot."""
    for number, (pos, _, seat) in enumerate(decisions(basic, 199)):
        worlds = [pos.imagine(seat, rng("world", number, draw)) for draw in range(3)]
        bots = [make_bot(name, pos.game, rng("unseen"), budget_of(name)) for _ in worlds]
        assert len({bot.choose(Sight(world, seat)) for bot, world in zip(bots, worlds, strict=True)}) == 1


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
    assert search.best() in pos.legal(seat)
    search.grow(8)
    assert search.best() in pos.legal(seat)
    verdicts = search.verdicts()
    assert verdicts[0].actions == search.turn()
    assert sum(verdict.visits for verdict in verdicts) == 8
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


def test_a_bot_that_is_stopped_answers_at_once(basic: Record) -> None:
    pos, _, seat = next(decisions(basic, 25, PLACE))
    bot = PlanningTikal(rng("stop"), EXPERT, WEIGHTS)
    timer = Timer(0.02, bot.stop)
    timer.start()
    assert bot.choose(Sight(pos, seat)) in pos.legal(seat)
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


def test_nobody_bids_without_points(auction: Record) -> None:
    pos, state, seat = next(decisions(auction, 5, BID))
    poor = pos.copy()
    assert isinstance(poor, TikalPosition)
    poor.state.players[seat].bids += points_of(pos, seat) - 1
    chosen = make_bot("greedy", pos.game, rng("poor")).choose(Sight(poor, seat))
    assert chosen in (PASS, BIDS) and chosen in poor.legal(seat)
    assert state.phase == BID


def points_of(pos: Position, seat: int) -> int:
    return int(pos.scores()[seat])


def test_only_bots_that_search_take_a_budget() -> None:
    game = sacbe.load("tikal", players=2)
    for name in BOTS:
        if name in SEARCHING:
            make_bot(f"{name}:5", game, rng(0))
        else:
            with pytest.raises(OptionError, match="takes no budget"):
                make_bot(f"{name}:5", game, rng(0))


def test_every_weight_has_its_name_and_place() -> None:
    places = {name: value for name, value in vars(tikal_weights).items() if name.isupper() and isinstance(value, int)}
    assert {name: at for at, (name, _, _) in enumerate(TERMS)} == places
    assert [weight for _, weight, _ in tikal_weights.weights()] == list(WEIGHTS)
    assert all(meaning for _, _, meaning in TERMS)


def test_other_weights_make_another_player(basic: Record) -> None:
    """A bot to which only points already made count plays differently somewhere."""
    nothing = tuned("greedy", [0.0] * len(TERMS))
    differs = False
    for pos, _, seat in decisions(basic, 60):
        sight = Sight(pos, seat)
        differs = differs or nothing(rng(1), None).choose(sight) != make_bot("greedy", pos.game, rng(1)).choose(sight)
    assert differs
