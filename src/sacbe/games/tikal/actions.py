"""What may be done and what it does: the action space, who may do what now, and the order of turns (TK 3, 7, 8).

`check` is the one place where the rules say no: it answers 0 or the number of a refusal (see `refusals`). Placing and
spending points have their own modules, and so has bidding.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.sets import DE_BRUIJN, ONLY, count, list_set, nth
from sacbe.games.tikal import auction, spending
from sacbe.games.tikal import components as box
from sacbe.games.tikal import position as table
from sacbe.games.tikal import refusals as no
from sacbe.games.tikal.board import FIELDS, SIDES
from sacbe.games.tikal.components import HIGHEST_BID, KINDS, TILES
from sacbe.games.tikal.placing import check_place, list_places, place
from sacbe.games.tikal.position import State
from sacbe.games.tikal.scoring import score_turn
from sacbe.games.tikal.spending import SPENDINGS

CHOOSES: Final = 0  # + tile
PLACES: Final = CHOOSES + TILES  # + 6 field + rotation
SPENDS: Final = PLACES + FIELDS * SIDES  # + what `spending` numbers
BIDS: Final = SPENDS + SPENDINGS  # + bid - 1
PASS: Final = BIDS + HIGHEST_BID
END: Final = PASS + 1
DECISIONS: Final = END + 1
TILE_DRAWN: Final = DECISIONS  # + tile
TREASURE_DRAWN: Final = TILE_DRAWN + TILES  # + kind
START_DRAWN: Final = TREASURE_DRAWN + KINDS  # + seat
ACTIONS: Final = START_DRAWN + 4

# The action numbers as objects, so that listing the legal ones makes no new integers.
_NUMBERS: Final[list[object]] = list(range(ACTIONS))


def chance_due(state: State) -> bool:
    phase = state.phase
    return phase <= table.OFFER or phase == table.TREASURE_DUG


# What is allowed


def check(state: State, seat: i64, action: i64) -> i64:
    """0 if the seat may do this now, else the number of the refusal. Seat -1 is chance."""
    if action < 0 or action >= ACTIONS:
        return no.NO_SUCH_ACTION
    if state.phase == table.OVER:
        return no.GAME_OVER
    if seat == table.NONE:
        return _check_draw(state, action)
    if seat < 0 or seat >= len(state.players):
        return no.NO_SUCH_SEAT
    if action >= DECISIONS:
        return no.DRAWN_NOT_CHOSEN
    if chance_due(state):
        return no.DRAW_DUE_FIRST
    if seat != state.seat:
        return no.NOT_YOUR_TURN
    return _check_decision(state, seat, action)


def _check_decision(state: State, seat: i64, action: i64) -> i64:
    phase = state.phase
    if phase == table.SPEND:
        if action == END:
            return 0
        if action >= SPENDS and action < BIDS:
            return spending.check(state, seat, action - SPENDS)
        if action >= PLACES and action < SPENDS:
            return no.SCORING_FIRST if state.scoring else no.NOTHING_TO_PLACE
        return no.NO_AUCTION
    if phase == table.PLACE:
        if action < PLACES or action >= SPENDS:
            return no.PLACE_FIRST
        return check_place(state, (action - PLACES) // SIDES, (action - PLACES) % SIDES)
    if phase == table.BID:
        if action == PASS:
            return 0
        if action < BIDS or action > PASS:
            return no.BID_DUE
        return auction.check_bid(state, seat, action - BIDS + 1)
    if action >= PLACES:
        return no.CHOOSE_DUE
    return 0 if state.offer >> action & 1 else no.NOT_ON_OFFER


def _check_draw(state: State, action: i64) -> i64:
    if not chance_due(state):
        return no.NO_DRAW_DUE
    if action < DECISIONS:
        return no.DRAW_DUE_FIRST
    phase = state.phase
    if phase == table.START:
        if action < START_DRAWN or action >= START_DRAWN + len(state.players):
            return no.START_PLAYER_DUE
        return 0
    if phase == table.TREASURE_DUG:
        if action < TREASURE_DRAWN or action >= START_DRAWN:
            return no.TREASURE_DUE
        return 0 if unseen(state, action - TREASURE_DRAWN) else no.TREASURE_GONE
    if action >= TREASURE_DRAWN:
        return no.TILE_DUE
    if not state.stack >> (action - TILE_DRAWN) & 1:
        return no.TILE_GONE
    return 0 if top_tiles(state) >> (action - TILE_DRAWN) & 1 else no.OTHER_LETTER


def top_tiles(state: State) -> i64:
    """TK 2.1: the tiles that may lie on top of the stack: what is left of the first letter."""
    letter: i64 = 0
    while True:
        left = state.stack & box.LETTER_TILES[letter]
        if left or letter == 6:
            return left
        letter += 1


def unseen(state: State, kind: i64) -> i64:
    """TK 2.2: how many treasures of a kind nobody has dug yet."""
    left: i64 = box.COPIES
    for player in state.players:
        left -= player.held(kind)
    return left


def legal(state: State) -> list[int]:
    """What the seat to decide may do now, in ascending order."""
    choices = list_choices(state)
    return cast(list[int], [_NUMBERS[action] for action in state.choices[:choices]])


def list_choices(state: State) -> i64:
    """Write what the seat to decide may do now into `state.choices`, ascending; how many there are."""
    if not len(state.choices):
        state.choices = vec[i64]([0] * table.MOST_CHOICES)
    return list_into(state, state.choices, 0)


def list_into(state: State, found: vec[i64], at: i64) -> i64:
    """The same, written from `found[at]` on; the place after the last."""
    phase = state.phase
    if phase == table.PLACE:
        return list_places(found, at, PLACES, state)
    if phase == table.CHOOSE:
        return list_set(found, at, CHOOSES, state.offer)
    if phase == table.SPEND:
        at = spending.list_spendings(found, at, SPENDS, state, state.seat)
        found[at] = END
        return at + 1
    if phase == table.BID:
        bid: i64 = state.bid
        highest = auction.highest_bid(state, state.seat)
        while bid < highest:
            found[at] = BIDS + bid
            at += 1
            bid += 1
        found[at] = PASS
        return at + 1
    return at


def outcomes(state: State) -> list[tuple[int, int]]:
    """What chance may draw now, with weights over what is unseen."""
    found: list[tuple[int, int]] = []
    number: i64 = 0
    if state.phase == table.START:
        while number < len(state.players):
            found.append((START_DRAWN + number, 1))
            number += 1
    elif state.phase == table.TREASURE_DUG:
        while number < box.KINDS:
            weight = unseen(state, number)
            if weight:
                found.append((TREASURE_DRAWN + number, weight))
            number += 1
    elif chance_due(state):
        top = top_tiles(state)
        while number < box.TILES:
            if top >> number & 1:
                found.append((TILE_DRAWN + number, 1))
            number += 1
    return found


def draw(state: State, random: Rng) -> int:
    """One of the outcomes, by weight, without listing them."""
    number: i64 = 0
    if state.phase == table.START:
        return START_DRAWN + random.below(len(state.players))
    if state.phase == table.TREASURE_DUG:
        total: i64 = 0
        while number < box.KINDS:
            total += unseen(state, number)
            number += 1
        left = random.below(total)
        number = 0
        while True:
            left -= unseen(state, number)
            if left < 0:
                return TREASURE_DRAWN + number
            number += 1
    top = top_tiles(state)
    return TILE_DRAWN + nth(top, random.below(count(top)))


# What it does


def apply(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked action."""
    phase = state.phase
    if phase == table.SPEND:
        if action == END:
            end_turn(state)
        else:
            spending.spend(state, seat, action - SPENDS)
    elif phase == table.PLACE:
        place(state, (action - PLACES) // SIDES, (action - PLACES) % SIDES)
        _begin_spending(state)
    elif phase == table.DRAW:
        tile = action - TILE_DRAWN
        state.stack &= ~box.BIT[tile]
        _take_tile(state, tile)
    elif phase == table.TREASURE_DUG:
        spending.receive(state.players[state.seat], action - TREASURE_DRAWN)
        state.phase = table.SPEND
    elif phase == table.BID:
        if action == PASS:
            auction.make_pass(state, seat)
        else:
            auction.make_bid(state, seat, action - BIDS + 1)
        _maybe_take_only_tile(state)
    elif phase == table.CHOOSE:
        _choose(state, action - CHOOSES)
    elif phase == table.OFFER:
        tile = action - TILE_DRAWN
        state.stack &= ~box.BIT[tile]
        state.offer |= box.BIT[tile]
        if count(state.offer) == len(state.players):
            auction.begin_auction(state)
    elif phase == table.START:
        begin(state, action - START_DRAWN)


def begin(state: State, starter: i64) -> None:
    """TK 2.3, 9.2: the start player takes the first turn, or opens the first auction."""
    if state.auction:
        auction.begin_round(state, starter)
    else:
        _begin_draw(state, starter)


def _begin_draw(state: State, seat: i64) -> None:
    state.seat = seat
    state.number += 1
    state.phase = table.DRAW


def _maybe_take_only_tile(state: State) -> None:
    """TK 9.6: the last tile of a round leaves nothing to choose."""
    if state.phase == table.CHOOSE and count(state.offer) == 1:
        _choose(state, ONLY[state.offer * DE_BRUIJN >> 58 & 63])


def _choose(state: State, tile: i64) -> None:
    state.offer &= ~box.BIT[tile]
    _take_tile(state, tile)


def _take_tile(state: State, tile: i64) -> None:
    """TK 3.1, 9.8: a volcano brings a scoring round before it is placed."""
    state.hand = tile
    if box.TILE_TERRAIN[tile] == box.VOLCANO:
        seats: i64 = len(state.players)
        order: i64 = 0
        step: i64 = 0
        while step < seats:
            order |= ((state.seat + step) % seats) << (4 * step)
            step += 1
        _begin_scoring(state, table.VOLCANO_SCORING, order)
    else:
        state.phase = table.PLACE


def _begin_spending(state: State) -> None:
    """TK 3.2: ten action points."""
    state.points = box.ACTION_POINTS
    state.phase = table.SPEND


def _begin_scoring(state: State, kind: i64, order: i64) -> None:
    state.scoring = kind
    state.order = order
    state.turn_at = 0
    _begin_scoring_turn(state)


def _begin_scoring_turn(state: State) -> None:
    """TK 7.1, 7.2: ten action points without a tile."""
    state.seat = state.order >> (4 * state.turn_at) & 15
    state.number += 1
    _begin_spending(state)


def end_turn(state: State) -> None:
    """TK 3.2, 7.4: unused points are lost, the limits of a turn start afresh; in a scoring round the player scores."""
    state.points = 0
    left = state.worked
    state.worked = 0
    while left:
        bit = left & -left
        left ^= bit
        state.used[ONLY[bit * DE_BRUIJN >> 58 & 63]] = 0
    if state.scoring == table.NO_SCORING:
        _next_turn(state)
        return
    score_turn(state, state.seat)
    state.turn_at += 1
    if state.turn_at < len(state.players):
        _begin_scoring_turn(state)
        return
    final: bool = state.scoring == table.FINAL_SCORING
    state.seat = state.order & 15
    state.scoring = table.NO_SCORING
    state.order = 0
    state.turn_at = 0
    state.scored += 1
    if final:
        state.phase = table.OVER
    else:
        # TK 7.3: now the volcano is placed, and a normal turn follows.
        state.number += 1
        state.phase = table.PLACE


def _next_turn(state: State) -> None:
    """Who goes on: clockwise, the next auction, or the final scoring round (TK 8.1, 9.9)."""
    seat = state.seat
    seats: i64 = len(state.players)
    if not state.stack and not state.offer:
        order: i64 = 0
        if state.auction:
            order = auction.final_order(state)
        else:
            step: i64 = 0
            while step < seats:
                order |= ((seat + 1 + step) % seats) << (4 * step)
                step += 1
        _begin_scoring(state, table.FINAL_SCORING, order)
    elif state.auction:
        auction.after_turn(state, seat)
        _maybe_take_only_tile(state)
    else:
        _begin_draw(state, (seat + 1) % seats)
