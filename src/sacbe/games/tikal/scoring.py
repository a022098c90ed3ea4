"""Majorities, temples and treasures (TK 6), and what a scoring turn adds (TK 7.1)."""

from mypy_extensions import i64

from sacbe.engine.game import places
from sacbe.engine.sets import DE_BRUIJN, ONLY
from sacbe.games.tikal.components import KINDS, SET_POINTS
from sacbe.games.tikal.position import NONE, Player, State


def strength(state: State, seat: i64, field: i64) -> i64:
    """TK 6.1: members count 1, the leader 3."""
    return state.strengths[field] >> (8 * seat) & 255


def majority(state: State, field: i64) -> i64:
    """TK 6.1: the seat that is strictly stronger than every other on a temple, or -1."""
    best: i64 = 0
    leading: i64 = NONE
    seat: i64 = 0
    strengths = state.strengths[field]
    while strengths:
        own = strengths & 255
        if own > best:
            best = own
            leading = seat
        elif own == best:
            leading = NONE
        strengths >>= 8
        seat += 1
    return leading


def owner(state: State, field: i64) -> i64:
    """Who would score a temple now: the guard's owner, else the majority (TK 6.1)."""
    guard = state.guard[field]
    return guard if guard != NONE else majority(state, field)


def temple_points(state: State, seat: i64) -> i64:
    """TK 6.2: the values of all temples that the seat would score."""
    total: i64 = 0
    player = state.players[seat]
    left = state.temples & player.stands() | player.guarded
    while left:
        bit = left & -left
        left ^= bit
        field = ONLY[bit * DE_BRUIJN >> 58 & 63]
        if owner(state, field) == seat:
            total += state.value[field]
    return total


def treasure_points(player: Player) -> i64:
    """TK 6.3: singles 1, pairs 3, trios 6."""
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        total += SET_POINTS[player.held(kind)]
        kind += 1
    return total


def score_turn(state: State, seat: i64) -> None:
    """TK 7.1: only the seat whose scoring turn ends scores."""
    player = state.players[seat]
    player.temple_points += temple_points(state, seat)
    player.treasure_points += treasure_points(player)


def points(state: State, seat: i64) -> i64:
    """Where the score marker stands; totals go on beyond the printed track (TK 7.5)."""
    player = state.players[seat]
    return state.starting_points + player.temple_points + player.treasure_points - player.bids


def scores(state: State) -> list[int]:
    return [points(state, seat) for seat in range(len(state.players))]


def breakdown(state: State, player: Player) -> dict[str, int]:
    return {
        "start": state.starting_points,
        "temples": player.temple_points,
        "treasures": player.treasure_points,
        "bids": -player.bids,
    }


def ranking(state: State) -> list[int]:
    """TK 8.1: most points win, ties are shared."""
    return places([(score,) for score in scores(state)])
