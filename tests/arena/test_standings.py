"""What results add up to: shares, means and their intervals, ratings, times."""

import math

import pytest

from sacbe.arena.intervals import independent_games, mean_interval, share_interval, student, wilson
from sacbe.arena.ratings import Rating, rate
from sacbe.arena.shown import shown_names
from sacbe.arena.standings import Standings
from sacbe.arena.tournament import TABLES, GameResult, Tournament
from sacbe.arena.turn_times import Clock, Times

PLAN = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=1)


def result(index: int, scores: list[float], places: list[int]) -> GameResult:
    times = [Times(), Times()]
    times[0].add(0.5)
    times[1].add(0.25)
    return GameResult(index, scores, places, 10, times, times)


RESULTS = [
    result(0, [10, 8], [1, 2]),  # greedy sits first
    result(1, [7, 9], [2, 1]),  # greedy sits second, as the seats rotate
    result(2, [6, 6], [1, 1]),
    result(3, [5, 4], [1, 2]),
]


def test_bots_are_followed_through_their_seats() -> None:
    standings = Standings(PLAN, RESULTS)
    greedy, random = (standing.count for standing in standings.bots)
    assert (standings.games, standings.deals, standings.par) == (4, 2, 0.5)
    assert greedy.games == random.games == 4
    assert greedy.win_share == (1 + 1 + 0.5 + 0) / 4
    assert random.win_share == (0 + 0 + 0.5 + 1) / 4
    assert greedy.mean == (10 + 9 + 6 + 4) / 4
    assert greedy.margin == (2 + 2 + 0 - 1) / 4
    assert greedy.mean_winning == (10 + 9 + 6) / 3
    assert greedy.win_interval == share_interval([[1, 1], [0.5, 0]])
    assert greedy.mean_interval == mean_interval([[10, 9], [6, 4]])
    assert greedy.winning_interval == mean_interval([[10, 9], [6]])
    assert (greedy.deals, greedy.tables) == (2, 4)


def test_seats_and_meetings_are_counted_on_their_own() -> None:
    standings = Standings(PLAN, RESULTS)
    assert [seat.win_share for seat in standings.seats] == [2.5 / 4, 1.5 / 4]
    assert len(standings.meetings) == 1, "with two players both ways round are the same table"
    assert standings.title(standings.meetings[0].lineup) == "1 greedy, 1 random"
    four = Tournament("silver_gold", {"players": 4}, ("greedy", "random"), seed=1)
    assert [Standings(four, []).title(meeting.lineup) for meeting in Standings(four, []).meetings] == [
        "1 greedy, 3 random",
        "1 random, 3 greedy",
    ]


def test_times_follow_the_bot() -> None:
    standings = Standings(PLAN, RESULTS)
    assert standings.bots[0].turn.total == 0.5 + 0.25 + 0.5 + 0.25
    assert standings.bots[0].turn.longest == 0.5


def test_nobody_wins_nothing_is_said_of_winning() -> None:
    standings = Standings(PLAN, [result(0, [10, 8], [1, 2])])
    assert standings.bots[1].count.mean_winning is None
    assert standings.bots[0].count.mean_interval is None, "one deal says nothing of the spread"


FOUR = Tournament("silver_gold", {"players": 4}, ("greedy", "random"), seed=1)


def game_of_four(index: int, winner: str) -> GameResult:
    """A game that the first seat of a bot wins."""
    seats = [FOUR.bots[bot] for bot in FOUR.seats_of(index)]
    places = [1 if seat == seats.index(winner) else 2 for seat in range(4)]
    return GameResult(index, [10.0 - place for place in places], places, 1, [Times()] * 4, [Times()] * 4)


def test_seats_of_one_game_are_one_game_not_three() -> None:
    # Three deals of one greedy against three random: greedy wins 9 of the 12 games, three of each deal.
    games = [
        game_of_four(8 * deal + game, "random" if game == 0 else "greedy") for deal in range(3) for game in range(4)
    ]
    alone, three = Standings(FOUR, games).meetings[0].counts.values()
    assert (alone.games, alone.tables, alone.deals) == (12, 12, 3)
    assert (three.games, three.tables, three.deals) == (36, 12, 3)
    assert three.win_share == 3 / 36
    low, high = wilson(3, 12)
    assert three.win_interval == pytest.approx((low / 3, high / 3)), "as sure as three wins in twelve games"
    assert alone.win_interval == pytest.approx((1 - high, 1 - low)), "what one has not won the others have"


def test_against_oneself_a_share_is_no_question() -> None:
    plan = Tournament("silver_gold", {"players": 2}, ("greedy",), 1, "self")
    count = Standings(plan, [result(index, [10, 8], [1, 2]) for index in range(3)]).bots[0].count
    assert (count.win_share, count.win_interval) == (0.5, (0.5, 0.5))


@pytest.mark.parametrize("tables", TABLES)
def test_par_is_what_a_seat_of_every_bot_would_have_if_all_were_equal(tables: str) -> None:
    """Every seat wins a game in turn, over all line-ups: then no bot has more than another."""
    plan = Tournament("silver_gold", {"players": 4}, ("greedy", "random", "novice"), 1, tables)
    games = []
    for turn in range(4):
        for seating in range(len(plan.seatings)):
            places = [1 if seat == turn else 2 for seat in range(4)]
            scores = [10.0 - place for place in places]
            games.append(
                GameResult(turn * len(plan.seatings) + seating, scores, places, 1, [Times()] * 4, [Times()] * 4)
            )
    standings = Standings(plan, games)
    for standing in standings.bots:
        assert standing.count.win_share == pytest.approx(standings.par), standing.bot


def test_programs_are_shown_without_their_folders() -> None:
    names = ("expert:0.5s", "./bots/mine:0.5s", "exec:/usr/bin/python3 /home/me/mine.py -q")
    assert shown_names(names) == ["expert:0.5s", "mine:0.5s", "python3 mine.py -q"]
    assert shown_names(("./old/mine", "./new/mine", "greedy")) == ["./old/mine", "./new/mine", "greedy"]
    plan = Tournament("silver_gold", {"players": 2}, ("greedy", "/a/very/long/way/to/mine"), seed=1)
    standings = Standings(plan, RESULTS)
    assert standings.title((0, 1)) == "1 greedy, 1 mine"
    assert [standing.shown for standing in standings.bots] == ["greedy", "mine"]


# Intervals


def test_deals_that_differ_as_luck_makes_them_are_worth_all_their_games() -> None:
    alike = [[1, 1, 1, 0], [1, 0, 1, 1], [0, 1, 1, 1]]
    assert independent_games(alike) == 12
    assert share_interval(alike) == wilson(9, 12)


def test_deals_that_differ_more_are_worth_fewer_games() -> None:
    # Wins of 4, 4, 1 and 3: squares of 1, 1, 4 and 0 from their mean, times 4/3, is 8. Luck makes 16 * 3/16 = 3.
    apart = [[1, 1, 1, 1], [1, 1, 1, 1], [0, 0, 1, 0], [1, 1, 0, 1]]
    assert independent_games(apart) == pytest.approx(16 / (8 / 3))
    low, high = share_interval(apart)
    plain_low, plain_high = wilson(12, 16)
    assert low < plain_low and high > plain_high


def test_games_are_never_worth_less_than_their_deals() -> None:
    assert independent_games([[1, 1, 1, 1], [0, 0, 0, 0]]) == 2
    assert independent_games([[1] * 4, [0] * 4, [1] * 4]) == 3
    assert independent_games([[1, 0, 1, 1]]) == 1, "one deal tells nothing of others"


@pytest.mark.parametrize("won", [0, 1])
def test_shares_of_all_and_nothing_have_an_interval(won: int) -> None:
    low, high = share_interval([[won] * 4] * 3)
    assert (low, high) == wilson(12 * won, 12)
    assert 0 <= low < high <= 1


def test_no_share_interval_is_narrower_than_wilsons() -> None:
    for pattern in range(256):
        games = [float(pattern >> place & 1) for place in range(8)]
        low, high = share_interval([games[:2], games[2:4], games[4:]])
        plain_low, plain_high = wilson(sum(games), 8)
        assert 0 <= low <= plain_low and plain_high <= high <= 1, games


def test_the_interval_of_single_values_is_students() -> None:
    # 2, 4, 6, 8: mean 5, standard deviation 2.582, t with 3 degrees of freedom 3.182.
    found = mean_interval([[2], [4], [6], [8]])
    assert found is not None
    reach = 3.182 * math.sqrt(20 / 3) / 2
    assert found == pytest.approx((5 - reach, 5 + reach))


def test_values_of_a_deal_that_cancel_out_narrow_the_interval() -> None:
    apart = mean_interval([[0], [10], [0], [10]])
    together = mean_interval([[0, 10], [0, 10]])
    assert apart is not None and together == (5, 5)
    assert apart[1] - apart[0] > 10


@pytest.mark.parametrize(("freedom", "value"), [(1, 12.706), (4, 2.776), (5, 2.571), (10, 2.228), (100, 1.984)])
def test_students_quantile(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.002)


# Ratings


def test_who_wins_is_rated_higher_and_doubt_shrinks() -> None:
    winner, loser = rate(2, [((0, 1), (1, 2))] * 20)
    assert winner.skill > 25 > loser.skill
    assert winner.doubt < 25 / 3
    assert winner.at_least == winner.skill - 3 * winner.doubt


def test_a_bot_in_many_seats_has_one_rating() -> None:
    one, three = rate(2, [((0, 1, 1, 1), (1, 2, 3, 4)), ((1, 1, 0, 1), (2, 3, 1, 4))] * 10)
    assert one.skill > three.skill


def test_playing_against_oneself_tells_nothing() -> None:
    assert rate(1, [((0, 0), (1, 2))] * 5) == [Rating(25, 25 / 3)]


def test_equals_stay_equal() -> None:
    one, other = rate(2, [((0, 1), (1, 1))] * 10)
    assert one.skill == pytest.approx(other.skill)


# Clocks


def test_percentiles_are_within_six_percent() -> None:
    times = Times()
    for hundredth in range(1, 101):
        times.add(hundredth / 100)
    assert times.mean == pytest.approx(0.505)
    assert times.within(0.95) == pytest.approx(0.95, rel=0.06)
    assert times.within(1) == times.longest == 1
    assert Times().within(0.95) == Times().mean == 0


def test_a_percentile_is_never_beyond_the_longest() -> None:
    times = Times()
    for _ in range(20):
        times.add(1.79)
    assert times.within(0.95) == 1.79


def test_heaps_of_times_can_be_joined_and_written() -> None:
    one, other, both = Times(), Times(), Times()
    for number, seconds in enumerate((0.001, 0.5, 0.00002, 3.0)):
        (one if number % 2 else other).add(seconds)
        both.add(seconds)
    one.join(other)
    assert one.to_json() == both.to_json()
    assert Times.from_json(both.to_json()).to_json() == both.to_json()
    assert Times.from_json(both.to_json()).count == 4


def test_a_turn_is_what_a_seat_decides_in_one_go() -> None:
    clock = Clock(2)
    for seat, number, seconds in ((0, 1, 1.0), (0, 1, 2.0), (1, 1, 4.0), (0, 1, 8.0), (0, 2, 16.0)):
        clock.note(seat, number, seconds)
    clock.finish()
    assert (clock.turns[0].count, clock.turns[0].total, clock.turns[0].longest) == (3, 27.0, 16.0)
    assert (clock.turns[1].count, clock.decisions[0].count) == (1, 4)
