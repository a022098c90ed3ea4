"""What a seat may know as numbers (SG 2.1, 3.5, 4.1), for learners: `view` without words.

Left out, because they do not matter for what comes: the order of the cards revealed, which maps lie completed beyond
their colours and seals, the order in which palm boxes and trophies were won, and the running number of the card.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.engine.observation import (
    CHOICE,
    ONES,
    OWN,
    SPREAD,
    Field,
    Observation,
    is_new,
    one_at,
    unused,
    within,
    write_new_set,
    write_zeros,
)
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import count
from sacbe.games.silver_gold.position import KEEP, MARK, NONE, PHASES, State

MOST_OWED: Final = 16
"""More extra fields than any marking can ask for: nobody has so many crosses on two maps."""
MOST_POINTS: Final = 300
"""Higher scores are shown as this."""

TABLE_FIELDS: Final = (
    Field("phase", (len(PHASES),), 0, 1, f"One of: {', '.join(PHASES)}."),
    Field("rounds_done", (), 0, box.ROUNDS, "Rounds finished (SG 3.4)."),
    Field("card", (), 0, box.CARDS_A_ROUND, "Expedition cards revealed this round."),
    Field("trophy", (), 0, box.TROPHIES, "The highest trophy left; 0 if none is (SG 6.1)."),
    Field(
        "pattern", (box.PATTERNS,), 0, 1, "The pattern to mark now: I2, I3, V3, T4, L4 or O4; none outside the marking."
    ),
    Field("deck", (), 0, box.MAPS, "How many maps lie in the deck."),
    Field("display_palms", (), 0, box.DISPLAY, "Palms on the display (SG 5.3)."),
    Field("revealed", (box.PATTERNS,), 0, 2, "How many cards of each pattern were revealed this round (SG 3.5)."),
    Field("owed", (), 0, MOST_OWED, "Extra fields that crosses still ask for (SG 5.1).", OWN),
    unused(1),
    Field("display", (box.MAPS,), 0, 1, "Which maps lie on the display, in the order of the actions that take them."),
    unused(1),
    Field(
        "unseen", (box.MAPS,), 0, 1, "Which maps this seat sees nowhere; after the set-up, exactly those in the deck."
    ),
    unused(1),
    Field("hand", (box.MAPS,), 0, 1, "The opening hand, until all have kept (SG 2.1).", OWN),
    unused(1),
    Field("free", (2, 4, 4), 0, 1, "Fields still free on the own first and second map, row by row.", OWN),
    Field("crosses", (2, 4, 4), 0, 1, "Free fields that show a cross.", OWN),
    Field("coins_to_win", (2, 4, 4), 0, 1, "Free fields that show a coin.", OWN),
    Field("palms_to_win", (2, 4, 4), 0, 1, "Free fields that show a palm.", OWN),
)
SEAT_FIELDS: Final = (
    Field("pending", (), 0, 1, "1 if this seat has something to decide now."),
    Field("starts", (), 0, 1, "1 for the start player (SG 3.3)."),
    Field("score", (), 0, MOST_POINTS, f"Points so far (SG 7), at most {MOST_POINTS} shown."),
    Field("coins", (), 0, box.COIN_BOXES, "Coin boxes crossed off (SG 5.2)."),
    Field("trophies", (), 0, box.COIN_ROWS, "Trophies won."),
    Field("palm_boxes", (), 0, box.PALM_BOXES, "Palm boxes filled (SG 5.3)."),
    Field("map_points", (2,), 0, 14, "What the first and the second map are worth completed; 0 for none or hidden."),
    Field("completed", (len(box.COLOURS),), 0, 12, f"Maps set aside by colour: {', '.join(box.COLOURS)}."),
    Field("seals", (len(box.COLOURS),), 0, 3, "Seals on maps set aside, by the colour they name (SG 7.6)."),
    Field(
        "map_seal", (2, len(box.COLOURS)), 0, 1, "The colour that the seal of the first and of the second map names."
    ),
    Field(
        "fields",
        (2, 4, 4),
        0,
        4,
        "Each field of the first and the second map: 0 marked or no field, 1 free and plain, 2 cross, 3 coin, 4 palm. "
        "Others' marks show when all have marked (SG 4.1).",
        kind=CHOICE,
    ),
)


def _words(kind: vec[i64]) -> list[int]:
    """For each eight maps and each selection of them: how many of each kind, as a word, at 256 eight + selection."""
    words: list[int] = []
    for eight in range(0, box.MAPS, 8):
        for chosen in range(256):
            held = [m for m in range(eight, min(eight + 8, box.MAPS)) if chosen >> (m - eight) & 1]
            words.append(sum([65536 ** int(kind[m]) for m in held if kind[m] >= 0]))
    return words


_COLOUR_WORDS: Final[vec[i64]] = vec[i64](_words(box.COLOUR))
_SEAL_WORDS: Final[vec[i64]] = vec[i64](_words(box.SEAL))
_COLOUR_POINTS: Final[vec[i64]] = vec[i64](
    [max(box.POINTS[m] for m in range(box.MAPS) if box.COLOUR[m] == colour) for colour in range(len(box.COLOURS))]
)
_SEAL_POINTS: Final[vec[i64]] = vec[i64](list(box.SEAL_VALUE))

_SYMBOLS: Final[vec[i64]] = vec[i64](
    [
        sum(
            (1 + (box.CROSSES[m] >> f & 1) + 2 * (box.COINS[m] >> f & 1) + 3 * (box.PALMS[m] >> f & 1))
            << (16 * (f % 4))
            for f in range(4 * row, 4 * row + 4)
            if box.FIELDS[m] >> f & 1
        )
        for m in range(box.MAPS)
        for row in range(4)
    ]
)
"""What row r of map m shows, as a word of the field `fields`, at 4 m + r."""
_MAP_WORDS: Final = 12
_OWN_WORDS: Final = _MAP_WORDS + 4 * 8
_SEAT_WORDS: Final = 14
_TABLE_NOTES: Final = 6
"""What lies on the display, what is unseen, the hand, the own two maps, and for which card all are marking."""
_NOT_MARKING: Final = -1
_TWO_NUMBERS: Final = 0xFFFFFFFF
"""The bits of the first two numbers of a word."""


def layout(players: int) -> Observation:
    """The observation of a table of so many."""
    return Observation(TABLE_FIELDS, SEAT_FIELDS, players, _TABLE_NOTES + _SEAT_WORDS * players)


def observe(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """Write the observation of a seat; -1 is a spectator. What stands there already by the notes is left.

    While all mark for a card, others see of a seat what they saw before (SG 4.1), so the notes keep these blocks.
    """
    marking: i64 = _NOT_MARKING
    owed: i64 = 0
    if state.phase == MARK:
        marking = state.round << 8 | state.card
        if seat >= 0:
            owed = state.players[seat].owed << 32
    if is_new(notes, note + 5, marking) or marking == _NOT_MARKING:
        _write_table(state, seat, out, at, notes, note)
        if note >= 0 and marking != _NOT_MARKING:
            _keep_blocks(state, notes, note + _TABLE_NOTES)
    out[at + 6] = out[at + 6] & _TWO_NUMBERS | owed
    at += 7
    at += 2 * _MAP_WORDS
    _write_own(state, seat, out, at, notes, note + 2)
    at += _OWN_WORDS
    note += _TABLE_NOTES
    seats: i64 = len(state.players)
    looking: i64 = max(seat, 0)
    step: i64 = 0
    while step < seats:
        other: i64 = looking + step
        if other >= seats:
            other -= seats
        if note >= 0 and marking != _NOT_MARKING and other != seat:
            _write_kept(state, other, out, at, notes, note + other * _SEAT_WORDS)
        else:
            _write_seat(state, other, other == seat, out, at)
        at += _SEAT_WORDS
        step += 1


def _write_table(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """What is due, how far the game is, and what lies on the table: all that stays as it is while all mark."""
    phase = state.phase
    out[at] = one_at(phase)
    out[at + 1] = one_at(phase - 4)
    out[at + 2] = one_at(phase - 8) | state.round << 16 | state.card << 32 | state.trophy << 48
    pattern: i64 = NONE
    if phase == MARK:
        pattern = state.pattern
    out[at + 3] = one_at(pattern)
    palms = count(state.display & box.PALM_MAPS)
    out[at + 4] = one_at(pattern - 4) | count(state.deck) << 32 | palms << 48
    _write_revealed(state, out, at + 5)
    at += 7
    write_new_set(out, at, state.display, _MAP_WORDS, notes, note)
    write_new_set(out, at + _MAP_WORDS, _unseen(state, seat), _MAP_WORDS, notes, note + 1)


def _write_own(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The hand and the two maps of the seat that looks."""
    if seat < 0:
        write_new_set(out, at, 0, _MAP_WORDS, notes, note)
        _write_map(NONE, 0, out, at + _MAP_WORDS, notes, note + 1)
        _write_map(NONE, 0, out, at + _MAP_WORDS + 4, notes, note + 2)
        return
    own = state.players[seat]
    write_new_set(out, at, own.hand, _MAP_WORDS, notes, note)
    _write_map(own.map1, own.marks1, out, at + _MAP_WORDS, notes, note + 1)
    _write_map(own.map2, own.marks2, out, at + _MAP_WORDS + 4, notes, note + 2)


def _keep_blocks(state: State, notes: vec[i64], note: i64) -> None:
    """Note the block of each seat as others see it while all are marking."""
    seat: i64 = 0
    seats: i64 = len(state.players)
    while seat < seats:
        _write_seat(state, seat, False, notes, note + seat * _SEAT_WORDS)
        seat += 1


def _write_kept(state: State, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The block of a seat as it was noted, but for whether it still has to decide."""
    out[at] = notes[note] & ~1 | (state.waiting >> seat & 1)
    end: i64 = at + _SEAT_WORDS
    while True:
        at += 1
        note += 1
        if at == end:
            return
        out[at] = notes[note]


def _write_revealed(state: State, out: vec[i64], at: i64) -> None:
    first: i64 = 0
    second: i64 = 0
    reveals = state.reveals
    while reveals:
        pattern = (reveals & 15) - 1
        first += one_at(pattern)
        second += one_at(pattern - 4)
        reveals >>= 4
    out[at] = first
    out[at + 1] = second


def _unseen(state: State, seat: i64) -> i64:
    """What this seat sees neither on the display nor before anybody nor in its own hand."""
    seen = state.display
    other: i64 = 0
    for player in state.players:
        seen |= player.done
        if other == seat:
            seen |= player.hand
        if other == seat or state.phase != KEEP:
            if player.map1 != NONE:
                seen |= box.BIT[player.map1]
            if player.map2 != NONE:
                seen |= box.BIT[player.map2]
        other += 1
    return box.ALL_MAPS & ~seen


def _write_map(held: i64, marks: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
    """The free fields of a map, and those with a cross, a coin, a palm: planes that lie eight words apart."""
    if not is_new(notes, note, (held + 1) | marks << 8):
        return
    free: i64 = 0
    crosses: i64 = 0
    coins: i64 = 0
    palms: i64 = 0
    if held != NONE:
        free = box.FIELDS[held] & ~marks
        crosses = box.CROSSES[held] & free
        coins = box.COINS[held] & free
        palms = box.PALMS[held] & free
    end: i64 = at + 4
    while at < end:
        out[at] = (free & 15) * SPREAD & ONES
        out[at + 8] = (crosses & 15) * SPREAD & ONES
        out[at + 16] = (coins & 15) * SPREAD & ONES
        out[at + 24] = (palms & 15) * SPREAD & ONES
        free >>= 4
        crosses >>= 4
        coins >>= 4
        palms >>= 4
        at += 1


def _write_seat(state: State, seat: i64, own: bool, out: vec[i64], at: i64) -> None:
    """The block of a seat as the seat that looks sees it."""
    player = state.players[seat]
    hidden = state.phase == MARK and not own
    unseen = state.phase == KEEP and not own
    coins = player.seen_coins if hidden else player.coins
    palms = player.seen_palms if hidden else player.palms
    map1: i64 = NONE
    map2: i64 = NONE
    if not unseen:
        map1 = player.map1
        map2 = player.map2
    points = coins + _sum(player.trophies) + _sum(palms) + _write_completed(player.done, out, at + 2)
    starts: i64 = 1 if seat == state.starter else 0
    out[at] = (state.waiting >> seat & 1) | starts << 16 | within(points, 0, MOST_POINTS) << 32 | coins << 48
    word = _filled(player.trophies) | _filled(palms) << 16
    if map1 != NONE:
        word |= box.POINTS[map1] << 32
        out[at + 4] = one_at(box.SEAL[map1])
    else:
        out[at + 4] = 0
    if map2 != NONE:
        word |= box.POINTS[map2] << 48
        out[at + 5] = one_at(box.SEAL[map2])
    else:
        out[at + 5] = 0
    out[at + 1] = word
    _write_fields(map1, player.seen_marks1 if hidden else player.marks1, out, at + 6)
    _write_fields(map2, player.seen_marks2 if hidden else player.marks2, out, at + 10)


def _write_completed(done: i64, out: vec[i64], at: i64) -> i64:
    """Completed maps and seals by colour; the points they bring (SG 7.5, 7.6)."""
    if not done:
        out[at] = 0
        out[at + 1] = 0
        return 0
    completed: i64 = 0
    seals: i64 = 0
    points: i64 = 0
    colour: i64 = 0
    first: i64 = 0
    while done:
        eight = done & 255
        if eight:
            completed += _COLOUR_WORDS[first + eight]
            seals += _SEAL_WORDS[first + eight]
        done >>= 8
        first += 256
    while colour < 4:
        maps = completed >> (16 * colour) & 15
        if maps:
            points += maps * (_COLOUR_POINTS[colour] + (seals >> (16 * colour) & 15) * _SEAL_POINTS[colour])
        colour += 1
    out[at] = completed
    out[at + 1] = seals
    return points


def _write_fields(held: i64, marks: i64, out: vec[i64], at: i64) -> None:
    if held == NONE:
        write_zeros(out, at, 4)
        return
    free = box.FIELDS[held] & ~marks
    shown: i64 = 4 * held
    end: i64 = at + 4
    while at < end:
        out[at] = _SYMBOLS[shown] & ((free & 15) * SPREAD & ONES) * 7  # all bits of a symbol where a field is free
        free >>= 4
        shown += 1
        at += 1


def _filled(row: i64) -> i64:
    """How many boxes of a packed row are filled."""
    filled: i64 = 0
    while row:
        row >>= 4
        filled += 1
    return filled


def _sum(row: i64) -> i64:
    total: i64 = 0
    while row:
        total += row & 15
        row >>= 4
    return total
