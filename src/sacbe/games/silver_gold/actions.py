"""What may be done and what it does: keeping, marking, taking, and the draws between them (SG 2-6).

`check` is the one place where the rules say no: it answers 0 or the number of a refusal (see `refusals`). `legal` lists
what `check` lets pass, `apply` carries out. Players' actions come first in the numbering, then chance's.
"""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.chance import Rng
from sacbe.engine.sets import list_set, nth
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold import position as table
from sacbe.games.silver_gold import refusals as no
from sacbe.games.silver_gold.components import MAPS, PATTERNS, SHAPES
from sacbe.games.silver_gold.position import Player, State

# Marks come first: slot * SHAPES + shape.
KEEPS: Final = 2 * SHAPES  # + map
TAKES: Final = KEEPS + MAPS  # + map
TAKE_DECK: Final = TAKES + MAPS
DECISIONS: Final = TAKE_DECK + 1
MAP_DRAWN: Final = DECISIONS  # + map
CARD_DRAWN: Final = MAP_DRAWN + MAPS  # + pattern
START_DRAWN: Final = CARD_DRAWN + PATTERNS  # + seat
ACTIONS: Final = START_DRAWN + 4

# The action numbers as objects (Any, not int), so that listing the legal ones makes no new integers when compiled.
_NUMBERS: Final[list[Any]] = list(range(ACTIONS))


MOST_CHOICES: Final = 128
"""More than anyone can ever choose from: on two maps 16 fields and 48 placements each."""
_LISTED: Final[vec[i64]] = vec[i64]([0] * MOST_CHOICES)
"""Room in which `legal` lists, before it makes a list of it at once."""


# Who decides


def chance_due(state: State) -> bool:
    phase = state.phase
    return phase != table.MARK and phase != table.KEEP and phase != table.TAKE and phase != table.OVER


def is_pending(state: State, seat: i64) -> bool:
    """May this seat decide something now?"""
    return (state.waiting >> seat & 1) == 1


def owes_marks(player: Player) -> bool:
    """Has the player something to mark for this card? With no free field left there is nothing (SG 4.4, 5.1)."""
    if player.ready and not player.owed:
        return False
    return has_free_field(player)


def has_free_field(player: Player) -> bool:
    if player.map1 != table.NONE and player.marks1 != box.FIELDS[player.map1]:
        return True
    return player.map2 != table.NONE and player.marks2 != box.FIELDS[player.map2]


def find_waiting(state: State) -> None:
    """Work out who has to decide in the phase that begins, or in a position that was read."""
    phase = state.phase
    if phase == table.TAKE:
        state.waiting = box.SEAT_BIT[state.settling_seat()]
        return
    state.waiting = 0
    seat: i64 = 0
    for player in state.players:
        if (phase == table.MARK and owes_marks(player)) or (phase == table.KEEP and player.map2 == table.NONE):
            state.waiting |= box.SEAT_BIT[seat]
        seat += 1


def find_turn(state: State) -> None:
    """The seat asked first: from the start player clockwise while marking, from seat A before there is one."""
    if state.phase == table.MARK:
        state.turn = box.FIRST_OF[16 * state.starter + state.waiting]
    else:
        state.turn = box.FIRST_OF[state.waiting]


# What is allowed


def check(state: State, seat: i64, action: i64) -> i64:
    """0 if the seat may do this action of the game now, else the number of the refusal. Seat -1 is chance."""
    phase = state.phase
    if phase == table.OVER:
        return no.GAME_OVER
    if seat == table.NONE:
        return _check_draw(state, action)
    if seat < 0 or seat >= len(state.players):
        return no.NO_SUCH_SEAT
    if action >= DECISIONS:
        return _now(state, no.DRAWN_NOT_CHOSEN)
    if phase == table.MARK:
        return _check_mark(state, seat, action)
    if phase == table.KEEP:
        return _check_keep(state, seat, action)
    if phase == table.TAKE:
        return _check_take(state, seat, action)
    return _now(state, no.DRAW_DUE_FIRST)


def _now(state: State, number: i64) -> i64:
    """A refusal with the clause of what is due: of dealing, filling the display or taking maps, else its own."""
    phase = state.phase
    if phase == table.DEAL or phase == table.KEEP:
        return number + no.WHILE_DEALING
    if phase == table.FILL:
        return number + (no.WHILE_LAYING_OUT if state.pattern == table.NONE else no.WHILE_FILLING_UP)
    if phase == table.TAKE or phase == table.DRAW:
        return number + no.WHILE_TAKING
    return number + no.WHILE_STARTING if phase == table.START else number


def _check_draw(state: State, action: i64) -> i64:
    phase = state.phase
    if phase == table.MARK or phase == table.KEEP or phase == table.TAKE:
        return _now(state, no.NO_DRAW_DUE)
    if action < MAP_DRAWN:
        return _now(state, no.DRAW_DUE_FIRST)
    if phase == table.REVEAL:
        if action < CARD_DRAWN or action >= START_DRAWN:
            return no.EXPEDITION_CARD_DUE
        return 0 if cards_left(state) >> (4 * (action - CARD_DRAWN)) & 15 else no.CARD_USED_UP
    if phase == table.START:
        if action < START_DRAWN or action >= START_DRAWN + len(state.players):
            return no.START_PLAYER_DUE
        return 0
    if action >= CARD_DRAWN:
        return _now(state, no.MAP_DUE)
    return 0 if state.deck >> (action - MAP_DRAWN) & 1 else no.NOT_IN_DECK


def _check_keep(state: State, seat: i64, action: i64) -> i64:
    player = state.players[seat]
    if player.map2 != table.NONE:
        return no.KEPT_TWO
    if action < KEEPS or action >= TAKES:
        return no.KEEP_DUE
    kept = action - KEEPS
    if not player.hand >> kept & 1:
        return no.NOT_DEALT
    return no.KEPT_ALREADY if player.map1 == kept else 0


def _check_mark(state: State, seat: i64, action: i64) -> i64:
    player = state.players[seat]
    if not state.waiting >> seat & 1:
        return no.MARKED_ALREADY if player.ready else no.NO_FREE_FIELD
    if action >= KEEPS:
        return no.MARK_DUE
    if action < box.SHAPES:
        shape, held, marks = action, player.map1, player.marks1
    else:
        shape, held, marks = action - box.SHAPES, player.map2, player.marks2
    pattern = box.SHAPE_PATTERN[shape]
    if pattern != box.SINGLE:
        if player.ready:
            return no.EXTRA_IS_ONE_FIELD
        if pattern != state.pattern:
            return no.OTHER_PATTERN
    if held == table.NONE:
        return no.NO_MAP_THERE
    mask = box.SHAPE_MASK[shape]
    if mask & ~box.FIELDS[held]:
        return no.OFF_THE_MAP
    return no.MARKED_TWICE if mask & marks else 0


def _check_take(state: State, seat: i64, action: i64) -> i64:
    if state.settling_seat() != seat:
        return no.NOT_YOUR_SETTLING
    if action == TAKE_DECK:
        return 0 if state.deck else no.DECK_EMPTY
    if action < TAKES:
        return no.TAKE_DUE
    return 0 if state.display >> (action - TAKES) & 1 else no.NOT_ON_DISPLAY


def cards_left(state: State) -> i64:
    """How many copies of each pattern this round has not shown yet, packed four bits a pattern."""
    left: i64 = box.ALL_CARDS
    shown = state.reveals
    while shown:
        left -= box.ONE_CARD[(shown & 15) - 1]
        shown >>= 4
    return left


def legal(state: State, seat: i64) -> list[int]:
    """What the seat may do now, in ascending order."""
    choices = list_into(state, seat, _LISTED, 0)
    return cast(list[int], [_NUMBERS[action] for action in _LISTED[:choices]])


def pick(state: State, seat: i64, random: Rng) -> i64:
    """One of them, each equally likely."""
    return _LISTED[random.below(list_into(state, seat, _LISTED, 0))]


def list_into(state: State, seat: i64, found: vec[i64], at: i64) -> i64:
    """The same, written from `found[at]` on; the place after the last."""
    if not state.waiting >> seat & 1:
        return at
    player = state.players[seat]
    if state.phase == table.MARK:
        return _list_marks(state, player, found, at)
    if state.phase == table.KEEP:
        choices = player.hand
        if player.map1 != table.NONE:
            choices &= ~box.BIT[player.map1]
        return list_set(found, at, KEEPS, choices)
    at = list_set(found, at, TAKES, state.display)
    if state.deck:
        found[at] = TAKE_DECK
        at += 1
    return at


def _list_marks(state: State, player: Player, found: vec[i64], at: i64) -> i64:
    """Single fields (SG 4.4, 5.1), and the placements of the pattern until one of them or a field is marked for it."""
    pattern: i64 = table.NONE
    if not player.ready:
        pattern = state.pattern
    if player.map1 != table.NONE:
        at = _list_map(box.FIELDS[player.map1] & ~player.marks1, pattern, 0, found, at)
    if player.map2 != table.NONE:
        at = _list_map(box.FIELDS[player.map2] & ~player.marks2, pattern, SHAPES, found, at)
    return at


def _list_map(free: i64, pattern: i64, first: i64, found: vec[i64], at: i64) -> i64:
    """The markings of one map, whose actions begin with `first`."""
    at = list_set(found, at, first, free)
    if pattern != table.NONE:
        at = list_set(found, at, first + box.FIRST_SHAPE[pattern], _room(pattern, free))
    return at


def _room(pattern: i64, free: i64) -> i64:
    """The placements of a pattern that lie on free fields, as a set."""
    return box.ROOM[512 * pattern + (free & 255)] & box.ROOM[512 * pattern + 256 + (free >> 8)]


def outcomes(state: State) -> list[tuple[int, int]]:
    """What chance may draw now, with weights over what is unseen."""
    phase = state.phase
    found: list[tuple[int, int]] = []
    number: i64 = 0
    if phase == table.REVEAL:
        cards = cards_left(state)
        while cards:
            if cards & 15:
                found.append((CARD_DRAWN + number, cards & 15))
            cards >>= 4
            number += 1
    elif phase == table.START:
        while number < len(state.players):
            found.append((START_DRAWN + number, 1))
            number += 1
    elif chance_due(state):
        while number < box.MAPS:
            if state.deck >> number & 1:
                found.append((MAP_DRAWN + number, 1))
            number += 1
    return found


def draw(state: State, random: Rng) -> int:
    """One of the outcomes, by weight, without listing them."""
    phase = state.phase
    if phase == table.REVEAL:
        left = random.below(box.CARDS - state.card)
        cards = cards_left(state)
        pattern: i64 = 0
        while left >= cards & 15:
            left -= cards & 15
            cards >>= 4
            pattern += 1
        return CARD_DRAWN + pattern
    if phase == table.START:
        return START_DRAWN + random.below(len(state.players))
    return MAP_DRAWN + nth(state.deck, random.below(count(state.deck)))


# What it does


def apply(state: State, seat: i64, action: i64) -> None:
    """Carry out a checked action, then see who decides next."""
    _carry_out(state, seat, action)
    find_turn(state)


def _carry_out(state: State, seat: i64, action: i64) -> None:
    phase = state.phase
    if phase == table.MARK:
        player = state.players[seat]
        if action < box.SHAPES:
            mark(state, player, 0, box.SHAPE_MASK[action])
        else:
            mark(state, player, 1, box.SHAPE_MASK[action - box.SHAPES])
        if not owes_marks(player):
            player.owed = 0  # what no field is left for is lost (SG 5.1)
            state.waiting &= ~box.SEAT_BIT[seat]
            maybe_close_marking(state)
    elif phase == table.KEEP:
        _keep(state, seat, action - KEEPS)
    elif phase == table.TAKE:
        if action == TAKE_DECK:
            state.phase = table.DRAW
            state.waiting = 0
        else:
            taken = action - TAKES
            state.display &= ~box.BIT[taken]
            _receive(state, taken)
    elif phase == table.REVEAL:
        _reveal(state, action - CARD_DRAWN)
    elif phase == table.START:
        state.starter = action - START_DRAWN
        state.phase = table.REVEAL
    else:
        drawn = action - MAP_DRAWN
        state.deck &= ~box.BIT[drawn]
        if phase == table.DEAL:
            _deal(state, drawn)
        elif phase == table.DRAW:
            _receive(state, drawn)
        else:
            state.display |= box.BIT[drawn]
            maybe_fill(state)


def _deal(state: State, drawn: i64) -> None:
    """SG 2.1: four maps to each player, one after another."""
    dealt: i64 = 0
    for player in state.players:
        if count(player.hand) < box.HAND:
            player.hand |= box.BIT[drawn]
            dealt = count(player.hand)
            break
    if dealt == box.HAND and count(state.players[len(state.players) - 1].hand) == box.HAND:
        state.phase = table.KEEP
        find_waiting(state)


def _keep(state: State, seat: i64, kept: i64) -> None:
    """SG 2.1: two are kept, two return; SG 2.2: what returned joins the deck once all have kept."""
    player = state.players[seat]
    if player.map1 == table.NONE:
        player.map1 = kept
        return
    player.map2 = kept
    state.waiting &= ~box.SEAT_BIT[seat]
    if state.waiting:
        return
    for other in state.players:
        state.deck |= other.hand & ~box.BIT[other.map1] & ~box.BIT[other.map2]
        other.hand = 0
    state.phase = table.FILL


def maybe_fill(state: State) -> None:
    """SG 6.3, 6.4: the display goes back to four while the deck lasts; then play goes on."""
    if state.deck and count(state.display) < box.DISPLAY:
        state.phase = table.FILL
    elif state.pattern != table.NONE:
        state.settled += 1
        settle(state)
    elif state.starter == table.NONE:
        state.phase = table.START
    else:
        state.phase = table.REVEAL


def _reveal(state: State, pattern: i64) -> None:
    """SG 3.1: the next expedition card is turned up and everyone marks."""
    state.reveals |= (pattern + 1) << (4 * state.card)
    state.card += 1
    state.pattern = pattern
    state.phase = table.MARK
    find_waiting(state)
    maybe_close_marking(state)


def mark(state: State, player: Player, slot: i64, mask: i64) -> None:
    """SG 4.2, 4.3: cross off the fields; their symbols work at once, on extra fields too (SG 5.4)."""
    if slot == 0:
        held = player.map1
        player.marks1 |= mask
    else:
        held = player.map2
        player.marks2 |= mask
    if player.ready:
        player.owed -= 1
    else:
        player.ready = 1
    if mask & box.CROSSES[held]:
        player.owed += box.POP[mask & box.CROSSES[held]]  # SG 5.1
    if mask & box.COINS[held]:
        player.coins = min(player.coins + box.POP[mask & box.COINS[held]], box.COIN_BOXES)  # SG 5.2
    if mask & box.PALMS[held]:
        _write_palm(player, 1 + count(state.display & box.PALM_MAPS))


def _write_palm(player: Player, points: i64) -> None:
    """SG 5.3: into the next palm box, if one is free."""
    at: i64 = 0
    while at < box.PALM_BOXES:
        if not player.palms >> (4 * at) & 15:
            player.palms |= points << (4 * at)
            return
        at += 1


def maybe_close_marking(state: State) -> None:
    """SG 3.2: once all have marked, completions are settled from the start player on."""
    if state.waiting:
        return
    for player in state.players:
        player.owed = 0
        player.ready = 0
        player.show()
    state.settled = 0
    settle(state)


def settle(state: State) -> None:
    """SG 6.6 for one player after another: trophies, set aside, take (not after the last card, SG 6.5)."""
    seats: i64 = len(state.players)
    last_card: bool = state.round == box.ROUNDS - 1 and state.card == box.CARDS_A_ROUND
    while state.settled < seats:
        player = state.players[state.settling_seat()]
        _settle_trophies(state, player)
        completed = _set_aside(player)
        if completed and not last_card:
            available: i64 = count(state.display) + count(state.deck)
            state.to_take = min(completed, available)
            if state.to_take:
                state.phase = table.TAKE
                find_waiting(state)
                return
        state.settled += 1
    _end_card(state)


def _settle_trophies(state: State, player: Player) -> None:
    """SG 6.1: each completed coin row takes the highest trophy left."""
    while player.rows < player.coins // box.COINS_A_ROW:
        if state.trophy:
            player.trophies |= state.trophy << (4 * player.rows)
            state.trophy -= 1
        player.rows += 1


def _set_aside(player: Player) -> i64:
    """SG 6.2: completed maps leave their slots; how many did."""
    completed: i64 = 0
    if player.map1 != table.NONE and player.marks1 == box.FIELDS[player.map1]:
        player.done |= box.BIT[player.map1]
        player.map1 = table.NONE
        player.marks1 = 0
        completed += 1
    if player.map2 != table.NONE and player.marks2 == box.FIELDS[player.map2]:
        player.done |= box.BIT[player.map2]
        player.map2 = table.NONE
        player.marks2 = 0
        completed += 1
    if completed:
        player.show()
    return completed


def _receive(state: State, taken: i64) -> None:
    """SG 6.2, 6.3: the new map goes into the first empty slot; the display is refilled when the player has finished."""
    player = state.players[state.settling_seat()]
    if player.map1 == table.NONE:
        player.map1 = taken
    else:
        player.map2 = taken
    state.to_take -= 1
    state.waiting = 0
    if state.to_take:
        state.phase = table.TAKE
        find_waiting(state)
    else:
        maybe_fill(state)


def _end_card(state: State) -> None:
    """SG 3.3, 3.4: the start player passes on; after the seventh card the round ends and all eight are shuffled."""
    state.starter = (state.starter + 1) % len(state.players)
    state.pattern = table.NONE
    state.settled = 0
    if state.card == box.CARDS_A_ROUND:
        state.round += 1
        state.card = 0
        state.reveals = 0
    state.phase = table.OVER if state.round == box.ROUNDS else table.REVEAL


def count(bits: i64) -> i64:
    """How many bits are set."""
    total: i64 = 0
    while bits:
        total += box.POP[bits & 0xFFFF]
        bits >>= 16
    return total
