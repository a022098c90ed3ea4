"""The bots of Silver & Gold: legal, repeatable, honest, in time, and as strong as their names say."""

import threading
import time
from functools import partial
from itertools import pairwise
from statistics import fmean

import pytest
from librt.vecs import vec
from tests.bots.patience import quickest

import sacbe
from sacbe.bots import clock
from sacbe.bots.bot import Bot, Sight, Thinker
from sacbe.bots.budget import Budget
from sacbe.bots.levels import levels, make_bot
from sacbe.bots.silver_gold import weights as named
from sacbe.bots.silver_gold.levels import LADDER, TableSilverGold, tables_for
from sacbe.bots.silver_gold.planner import cards_to_come, map_points
from sacbe.bots.silver_gold.search import STAGES, WAYS_TOLD, Stage, TurnSearch, judged
from sacbe.bots.silver_gold.weights import FRESH, LAYERS, PRICED, PRICES, TERMS, WEIGHTS, weights
from sacbe.bots.silver_gold.worth import GRAINS, SURE, Tables, entry
from sacbe.bots.thinking import Search
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.engine.game import CHANCE, Position
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import apply
from sacbe.games.silver_gold.game import SilverGoldPosition
from sacbe.games.silver_gold.position import State
from sacbe.games.silver_gold.scoring import breakdown, scores

NAMES = ("novice", "casual", "strong", "expert")
FEW = Budget(simulations=80)
ANSWERED = 2.0 if sacbe.compiled else 20.0
"""Seconds within which a bot that is stopped has answered."""
IN_TIME = 0.31 if sacbe.compiled else 1.0
"""Seconds of the processor that a budget of 0.3 s may come to."""


def budget_of(name: str) -> Budget | None:
    return FEW if name in ("strong", "expert") else None


def bot_for(name: str, pos: Position, label: object) -> Bot:
    return make_bot(name, pos.game, rng("bot", label), budget_of(name))


def finish(pos: Position, bots: list[Bot], seed: object) -> None:
    """Play to the end, every action checked by the rules."""
    random = rng("deal", seed)
    while not pos.is_over:
        seat = pos.turn
        assert seat is not None
        pos.push(pos.draw(random) if seat == CHANCE else bots[seat].choose(Sight(pos, seat)), seat)


def decisions(players: int, seed: int) -> list[tuple[SilverGoldPosition, int]]:
    """Every decision of a game played by the table, as the seats meet them."""
    pos = sacbe.load("silver_gold", players=players).start()
    random = rng("decisions", seed)
    bots = [bot_for("casual", pos, (seed, seat)) for seat in range(players)]
    met: list[tuple[SilverGoldPosition, int]] = []
    while not pos.is_over:
        seat = pos.turn
        assert seat is not None
        if seat == CHANCE:
            pos.push(pos.draw(random))
            continue
        copy = pos.copy()
        assert isinstance(copy, SilverGoldPosition)
        met.append((copy, seat))
        pos.push(bots[seat].choose(Sight(pos, seat)), seat)
    return met


def test_the_yardsticks_come_first_then_the_levels() -> None:
    assert levels("silver_gold") == ("random", "search", "greedy", *NAMES)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_legal(name: str, players: int) -> None:
    pos = sacbe.load("silver_gold", players=players).start()
    finish(pos, [bot_for(name, pos, seat) for seat in range(players)], name)
    assert min(pos.scores()) > 40


@pytest.mark.parametrize("name", NAMES)
def test_the_same_generator_gives_the_same_choice(name: str) -> None:
    for number, (pos, seat) in enumerate(decisions(3, 1)[::9]):
        sight = Sight(pos, seat)
        assert bot_for(name, pos, number).choose(sight) == bot_for(name, pos, number).choose(sight)


def test_a_bot_without_memory_goes_on_in_the_middle_of_a_turn() -> None:
    middles = 0
    for number, (pos, seat) in enumerate(decisions(2, 3)):
        if pos.view(seat)["owed"]:
            middles += 1
            sight = Sight(pos, seat)
            assert bot_for("expert", pos, number).choose(sight) in sight.legal
    assert middles > 2


def test_thinking_happens_once_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cross gives an extra field: the plan made with the pattern holds for it."""
    replayed = 0
    for number, (pos, seat) in enumerate(decisions(2, 4)):
        bot = bot_for("strong", pos, number)
        assert isinstance(bot, TableSilverGold)
        pos.push(bot.choose(Sight(pos, seat)), seat)
        if bot._rest:
            replayed += 1
            planned = bot._rest[0]
            monkeypatch.setattr(bot, "_search", no_search)
            assert bot.choose(Sight(pos, seat)) == planned
    assert replayed > 5


def no_search(state: object, seat: int) -> object:
    raise AssertionError("thought twice")


def test_a_plan_is_forgotten_when_the_turn_went_another_way() -> None:
    pos = sacbe.load("silver_gold", players=2).start()
    random = rng("another way")
    while pos.turn == CHANCE:
        pos.push(pos.draw(random))
    bot = bot_for("expert", pos, 0)
    kept = bot.choose(Sight(pos, 0))
    other = next(action for action in reversed(pos.legal(0)) if action != kept)
    pos.push(other, 0)
    assert bot.choose(Sight(pos, 0)) in pos.legal(0)


def test_a_bot_that_is_stopped_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it has found by then, long before its seconds are over and before everything is found."""
    pos, seat = max(decisions(4, 5), key=lambda met: len(met[0].legal(met[1])))
    bot = make_bot("expert:30s", pos.game, rng("stop"))
    assert isinstance(bot, TableSilverGold) and isinstance(bot, Thinker)
    searches: list[TurnSearch] = []
    timer = threading.Timer(0.1, bot.stop)
    begin = bot._search

    def begun(state: State, seat: int) -> TurnSearch:
        searches.append(begin(state, seat))
        searches[0].grow(1)  # where the machine is busy the stop may come before the search is grown again
        timer.start()
        return searches[0]

    monkeypatch.setattr(bot, "_search", begun)
    since = time.perf_counter()
    action = bot.choose(Sight(pos, seat))
    assert time.perf_counter() - since < ANSWERED, "it did not hear the stop"
    (search,) = searches
    assert search.futures > 0, "it had no time to think"
    assert not search.done(), "there was nothing to stop"
    assert action == search.turn()[0] and action in pos.legal(seat)


def test_a_whole_turn_stays_within_its_seconds() -> None:
    """Listing the ways, extra fields and all, counts into the time."""
    tables = tables_for(tuple(WEIGHTS))
    for held in range(box.MAPS):
        tables.learn(held)
    widest = sorted(decisions(4, 10), key=lambda met: -len(met[0].legal(met[1])))[:3]
    spent = [quickest(partial(_turn_time, pos, seat), IN_TIME) for pos, seat in widest]
    assert 0.25 < max(spent) < IN_TIME


def _turn_time(start: SilverGoldPosition, seat: int) -> float:
    """Seconds that a bot with 0.3 of them for a turn takes from here to its end."""
    pos = start.copy()
    bot = make_bot("expert:0.3s", pos.game, rng("clock"))
    phase = pos.state.phase
    with clock.using(clock.PROCESSOR):
        begun = clock.seconds()
        while seat in pos.pending and pos.state.phase == phase:
            pos.push(bot.choose(Sight(pos, seat)), seat)
        return clock.seconds() - begun


def test_every_level_that_searches_has_its_seconds() -> None:
    assert {name: budget.seconds for name, budget in LADDER.budgets.items()} == {
        "strong": 0.5,
        "expert": 1.8,
        "expert-1": 1.8,
    }


def test_a_search_has_an_answer_before_it_begins_and_tells_what_it_found() -> None:
    pos, seat = decisions(4, 6)[70]
    bot = bot_for("expert", pos, 0)
    assert isinstance(bot, TableSilverGold)
    search: Search = bot.search(Sight(pos, seat))
    assert search.turn()[0] in pos.legal(seat)
    search.grow(200)
    verdicts = search.verdicts()
    assert 1 <= len(verdicts) <= WAYS_TOLD
    assert verdicts[0].actions[0] == search.turn()[0]
    for verdict in verdicts:
        assert verdict.actions[0] in pos.legal(seat)
        assert sum(verdict.wins) == pytest.approx(1)
        assert all(score > now for score, now in zip(verdict.scores, pos.scores(), strict=True))
    assert all(one.scores[seat] >= other.scores[seat] for one, other in pairwise(verdicts))


def test_how_simulations_are_portioned_does_not_matter() -> None:
    pos, seat = decisions(3, 7)[40]
    plans: list[list[int]] = []
    for portion in (1, 7, 300):
        bot = bot_for("expert", pos, 0)
        assert isinstance(bot, TableSilverGold)
        search = bot.search(Sight(pos, seat))
        done = 0
        while done < 300:
            search.grow(min(portion, 300 - done))
            done += portion
        plans.append(search.turn())
    assert plans[0] == plans[1] == plans[2]


def test_futures_are_played_with_more_and_more_care() -> None:
    """Each stage compares anew what is left, and what was found before counts as much as some of its futures."""
    seen: list[Stage] = []
    for pos, seat in decisions(4, 6)[8::9]:
        bot = bot_for("expert", pos, 0)
        assert isinstance(bot, TableSilverGold)
        search = bot.search(Sight(pos, seat))
        seen = [search.stage]
        while not search.done() and search.futures < STAGES[-1].begins + 8:
            search.grow(1)
            if search.stage is not seen[-1]:
                seen.append(search.stage)
                assert search.futures == search.stage.begins
                assert all(way.belief == search.stage.belief and not way.results for way in search.running)
        if search.futures > STAGES[-1].begins:
            break
    assert seen == STAGES
    assert [stage.keen for stage in seen] == sorted(stage.keen for stage in seen)


def test_turns_are_judged_by_what_they_come_to() -> None:
    """With the last card no future is left to imagine: a turn is worth the points that it ends with."""
    pos, seat = next((pos, seat) for pos, seat in decisions(2, 8) if cards_to_come(pos.state) == 0)
    bot = bot_for("expert", pos, 0)
    assert isinstance(bot, TableSilverGold)
    search = bot.search(Sight(pos, seat))
    turns = [search.ways[0].actions, search.ways[-1].actions]
    found = judged(bot.planner, pos.state, seat, turns, 3, rng("judge"))
    for turn, points in zip(turns, found, strict=True):
        world = search.state.copy()
        for action in turn:
            apply(world, 0, action)
        assert points == pytest.approx(scores(world)[0])
    assert found[0] > found[1]


def test_only_bots_that_search_take_a_budget() -> None:
    game = sacbe.load("silver_gold")
    for name in ("greedy", "novice", "casual"):
        with pytest.raises(OptionError):
            make_bot(f"{name}:5", game, rng(0))
    for name in ("strong", "expert"):
        make_bot(f"{name}:5", game, rng(0))


def test_every_weight_has_a_name_and_a_meaning() -> None:
    assert weights() == TERMS
    for number, (name, weight, meaning) in enumerate(TERMS):
        assert getattr(named, name) == number
        assert weight >= 0 and meaning
    assert len(WEIGHTS) == len(TERMS)
    assert len(PRICES) == box.PATTERNS * PRICED and len(FRESH) == LAYERS


def test_other_weights_make_another_player() -> None:
    careless = [0.0 if name in ("COIN", "PALM", "SEAL_HOPE", "EXTRA") else weight for name, weight, _ in TERMS]
    other = LADDER.tuned("strong", careless)
    differs = 0
    for number, (pos, seat) in enumerate(decisions(2, 8)):
        sight = Sight(pos, seat)
        differs += other(rng(number), FEW).choose(sight) != make_bot("strong", pos.game, rng(number), FEW).choose(sight)
    assert differs


# The table


def test_a_last_field_with_one_card_to_come_is_worth_the_map_less_the_price() -> None:
    """S10, all but one plain field marked: any card completes it for 8 points, and the other map never bids as much."""
    tables = Tables(vec[float]([3.0 if name == "SPREAD" else weight for name, weight, _ in TERMS]), PRICES, FRESH)
    held = box.MAP_IDS.index("S10")
    tables.learn(held)
    copies = [int(box.PATTERN_COPIES[pattern]) for pattern in range(box.PATTERNS)]
    price = sum(n * float(tables.prices[pattern * LAYERS]) for pattern, n in enumerate(copies)) / sum(copies)
    at = entry(held, 1)
    assert tables.worth[at] == 0
    assert float(tables.worth[at + 1]) == pytest.approx(8 * GRAINS - price, abs=1)
    assert tables.chance[at + 1] == SURE


@pytest.mark.parametrize("name", ["S01", "S09", "G05"])
def test_more_cards_to_come_are_never_worse(name: str) -> None:
    tables = Tables(WEIGHTS, PRICES, FRESH)
    held = box.MAP_IDS.index(name)
    tables.learn(held)
    fields = int(box.FIELDS[held])
    for free in range(1, fields + 1):
        if free & ~fields == 0:
            at = entry(held, free)
            worths = [int(tables.worth[at + left]) for left in range(LAYERS)]
            assert worths == sorted(worths) and worths[0] == 0
            assert all(0 <= int(tables.chance[at + left]) <= SURE for left in range(LAYERS))


def test_the_points_of_maps_are_those_of_the_rules() -> None:
    for pos, seat in decisions(2, 9)[::10]:
        player = pos.state.players[seat]
        points = breakdown(player)
        assert map_points(player.done) == points["maps"] + points["seals"]
        assert 0 <= cards_to_come(pos.state) <= 28


# Strength


def test_expert_is_far_above_greedy() -> None:
    """Three games each way: the gap is about thirty points, its error in six games about four."""
    gaps: list[float] = []
    for number in range(6):
        pos = sacbe.load("silver_gold", players=2).start()
        names = ["expert", "greedy"] if number % 2 else ["greedy", "expert"]
        finish(pos, [bot_for(name, pos, number) for name in names], ("strength", number // 2))
        gaps.append(pos.scores()[names.index("expert")] - pos.scores()[names.index("greedy")])
    assert fmean(gaps) > 12
