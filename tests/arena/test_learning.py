"""What `sacbe learn` rests on: what is written down of games, and how a network is fitted to it."""

from dataclasses import replace

import numpy as np
import pytest
from librt.vecs import vec

import sacbe
from sacbe.arena.learning import (
    BATCH,
    HELD_BACK,
    LATER,
    Course,
    Lessons,
    Network,
    Notebook,
    committee,
    fit,
    learn_round,
    mixed,
    play_round,
)
from sacbe.bots.bot import Sight
from sacbe.bots.learning import Lesson, school_of
from sacbe.bots.levels import make_bot
from sacbe.bots.tzolkin.learned import FEATURES, Learned, look
from sacbe.engine.chance import rng
from sacbe.engine.errors import OptionError
from sacbe.games.tzolkin.game import TzolkinPosition
from sacbe.games.tzolkin.numbering import DONE

LESSONS = Lessons("tzolkin", "strong:2", seed=5, round=0)


def turns_of_a_game(players: int, seed: int) -> list[tuple[TzolkinPosition, int, Lesson]]:
    """Every position of a game between greedy bots in which a seat ends its turn."""
    found = []
    game = sacbe.load("tzolkin", players=players)
    for before in sacbe.play(game, ["greedy"] * players, seed=seed).positions():
        if before.turn is None or before.turn == sacbe.CHANCE:
            continue
        assert isinstance(before, TzolkinPosition)
        lesson = school_of("tzolkin").lesson(before, before.turn, DONE)
        if lesson is not None and DONE in before.legal():
            found.append((before.copy(), before.turn, lesson))
    return found


def book_of(seen: np.ndarray, missed: np.ndarray) -> Notebook:
    """Games of a single turn whose scores are what the evaluation misses, as it says 0 and is unsure by 2."""
    count = len(seen)
    held = np.arange(count) % HELD_BACK == 0
    return Notebook(seen, np.zeros(count), np.full(count, 2.0), 2.0 * missed, np.ones(count, np.bool_), held)


# What is written down


def test_every_turn_of_every_seat_is_a_lesson() -> None:
    courses = LESSONS.begin()(3)[1]
    assert len(courses) == 3
    for course in courses:
        assert 20 <= len(course.turns) <= 27
        assert all(len(lesson.seen) == FEATURES for lesson in course.turns)
        days = [lesson.unsure for lesson in course.turns]
        assert days == sorted(days, reverse=True), "the nearer the end, the surer the evaluation"
    assert len({course.score for course in courses}) > 1


def test_only_the_end_of_a_turn_is_a_lesson() -> None:
    pos = sacbe.load("tzolkin", players=2).start()
    while pos.turn == sacbe.CHANCE:
        pos.push(pos.outcomes()[0][0])
    assert school_of("tzolkin").lesson(pos, 0, DONE) is None, "wealth tiles are chosen before the first turn"
    for before, seat, _ in turns_of_a_game(2, seed=3)[:5]:
        other = next((action for action in before.legal() if action != DONE), None)
        assert other is None or school_of("tzolkin").lesson(before, seat, other) is None


def test_what_is_seen_does_not_depend_on_what_was_seen_before() -> None:
    (first, seat, lesson), (second, other, _) = turns_of_a_game(4, seed=2)[20:22]
    seen = vec[float]([9.0] * FEATURES)
    look(second.state, other, 1.0, seen)
    look(first.state, seat, lesson.worth, seen)
    assert [*seen] == lesson.seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_numbers_that_are_seen_are_small(players: int) -> None:
    rows = np.array([lesson.seen for _, _, lesson in turns_of_a_game(players, seed=1)])
    assert np.abs(rows).max() < 6
    assert (rows != 0).any(axis=0).sum() > FEATURES / 2, "most numbers matter at some time"


def test_a_round_is_the_same_whatever_the_processes_and_differs_with_seed_and_round() -> None:
    told: list[int] = []
    once = play_round(LESSONS, 4, 1, lambda: told.append(1))
    assert len(told) == 4
    assert play_round(LESSONS, 4, 2, lambda: None) == once
    for other in (replace(LESSONS, seed=6), replace(LESSONS, round=1)):
        assert play_round(other, 1, 1, lambda: None) != once[:1]


def test_players_differ_from_each_other_and_from_round_to_round_by_their_network() -> None:
    school = school_of("tzolkin")
    numbers = tuple(Network.fresh(FEATURES, school.hidden, np.random.default_rng(1)).numbers())
    assert play_round(replace(LESSONS, numbers=numbers), 1, 1, lambda: None) != play_round(LESSONS, 1, 1, lambda: None)


def test_a_notebook_keeps_the_turns_of_a_seat_together_and_holds_games_back() -> None:
    turns = [Lesson([float(n)], float(n), 2.0) for n in range(5)]
    games = [[Course(turns[:2], 7.0), Course([], 3.0), Course(turns[2:], 9.0)]] + [[Course(turns[:1], 1.0)]] * HELD_BACK
    book = Notebook.of(games)
    assert book.seen[:5, 0].tolist() == book.worth[:5].tolist() == [0, 1, 2, 3, 4]
    assert book.score[:5].tolist() == [7, 7, 9, 9, 9]
    assert book.last[:5].tolist() == [False, True, False, False, True]
    assert book.held_back.tolist() == [False] * (HELD_BACK + 3) + [True, False]
    assert book.missed(book.score)[:2].tolist() == [3.5, 3.0]


# The network


def test_slopes_are_what_small_changes_show() -> None:
    random = np.random.default_rng(2)
    network = Network.fresh(4, 3, random)
    seen, wanted = random.normal(size=(9, 4)), random.normal(size=9)

    def error() -> float:
        return float(np.mean((network.says(seen) - wanted) ** 2))

    for layer, slope in zip(network.layers, network.slopes(seen, wanted), strict=True):
        for at in np.ndindex(layer.shape):
            layer[at] += 1e-6
            more = error()
            layer[at] -= 2e-6
            less = error()
            layer[at] += 1e-6
            assert slope[at] == pytest.approx((more - less) / 2e-6, abs=1e-5)


def test_a_network_finds_what_is_missed_and_the_same_seed_finds_the_same() -> None:
    random = np.random.default_rng(3)
    seen = random.normal(size=(20 * BATCH, 3))
    missed = np.abs(seen[:, 0]) - seen[:, 1] * (seen[:, 2] > 0)
    book = book_of(seen, missed)
    network = fit(book, 16, 1)
    before = book.error(np.full(len(seen), float(np.mean(book.score))))
    assert book.error(network.says(seen) * 2.0) < before / 3
    assert fit(book, 16, 1).numbers() == network.numbers()
    assert fit(book, 16, 2).numbers() != network.numbers()


def test_a_committee_says_what_its_members_say_on_average() -> None:
    random = np.random.default_rng(6)
    members = [Network.fresh(5, 3, random) for _ in range(3)]
    members[1].second_bias += 0.7
    seen = random.normal(size=(8, 5))
    said = np.mean([member.says(seen) for member in members], axis=0)
    assert committee(members).says(seen) == pytest.approx(said)


def test_what_is_held_back_is_not_learned() -> None:
    random = np.random.default_rng(4)
    book = book_of(random.normal(size=(4 * BATCH, 3)), random.normal(size=4 * BATCH))
    network = fit(book, 4, 1)
    book.score[book.held_back] += 100.0
    assert fit(book, 4, 1).numbers() == network.numbers()


def test_what_is_expected_of_a_turn_mixes_the_score_with_what_is_said_later() -> None:
    book = book_of(np.zeros((4, 1)), np.array([5.0, 5.0, 5.0, 1.0]))
    book.last[:2] = False
    said = np.array([100.0, 20.0, 30.0, 40.0])
    third = 10.0  # the last turns of both seats: what was scored, whatever is said
    second = (1 - LATER) * 30.0 + LATER * third
    first = (1 - LATER) * 20.0 + LATER * second
    assert mixed(book, said).tolist() == pytest.approx([first, second, third, 2.0])


@pytest.mark.parametrize("players", [2, 4])
def test_bots_hear_from_a_network_what_was_fitted(players: int) -> None:
    """The same numbers say the same in the search, which is compiled, and where they were learned."""
    network = Network.fresh(FEATURES, 8, np.random.default_rng(5))
    network.first_bias += 0.1
    network.second_bias += 0.3
    learned = Learned(vec[float]([float(number) for layer in network.layers for number in layer.ravel()]))
    for pos, seat, lesson in turns_of_a_game(players, seed=4):
        said = float(network.says(np.array([lesson.seen]))[0]) * lesson.unsure
        assert learned.missed(pos.state, seat, lesson.worth) == pytest.approx(said, abs=1e-9)


@pytest.mark.long
def test_a_round_tells_how_far_off_scores_are() -> None:
    games = play_round(LESSONS, 2 * HELD_BACK, 2, lambda: None)
    one, two = (learn_round("tzolkin", games, 1, members) for members in (1, 2))
    school = school_of("tzolkin")
    assert len(two.numbers) == 2 * (len(one.numbers) - 1) + 1
    assert school.fits(one.numbers) and school.fits(two.numbers) and not school.fits(two.numbers[1:])
    result = one
    assert result.turns > 20 * 2 * 2 * HELD_BACK
    assert 0 < result.after < 60 and 0 < result.before < 60


# Who learns


@pytest.mark.parametrize("game", ["silver_gold", "tikal"])
def test_games_whose_bots_do_not_learn_say_so(game: str) -> None:
    with pytest.raises(OptionError, match="do not learn"):
        school_of(game)


@pytest.mark.parametrize("bot", ["greedy", "novice", "nobody", "strong:0"])
def test_only_bots_that_look_ahead_have_a_network(bot: str) -> None:
    school = school_of("tzolkin")
    with pytest.raises(OptionError):
        school.pupil(bot, school.weights(), [])


def test_expert_has_the_network_of_the_package_and_strong_has_none() -> None:
    from sacbe.bots.tzolkin.levels import read_learned

    school = school_of("tzolkin")
    numbers = [*read_learned()]
    assert school.fits(numbers)
    with_it = without = 0
    for pos, seat, _ in turns_of_a_game(3, seed=6)[10:40]:
        for name, own in (("expert:40", numbers), ("strong:40", [])):
            chosen = make_bot(name, pos.game, rng(1)).choose(Sight(pos, seat))
            assert school.pupil(name, school.weights(), own)(rng(1), None).choose(Sight(pos, seat)) == chosen
            other = school.pupil(name, school.weights(), [] if own else numbers)(rng(1), None).choose(Sight(pos, seat))
            with_it += bool(own) and other != chosen
            without += not own and other != chosen
    assert with_it and without, "it makes a difference"
