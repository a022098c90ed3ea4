"""What a seat may know (SG 2.1, 3.5, 4.1), and worlds that it cannot tell apart.

Hidden are only: the others' opening hands and what they keep of them until all have chosen, the maps they returned, and
the others' marks while anyone is still marking. Everything else lies open.
"""

from sacbe.engine.chance import Rng
from sacbe.games.silver_gold import components as box
from sacbe.games.silver_gold.actions import (
    apply,
    count,
    is_pending,
    legal,
    owes_marks,
)
from sacbe.games.silver_gold.components import field_names
from sacbe.games.silver_gold.position import DEAL, KEEP, MARK, NONE, OVER, PHASES, REVEAL, Player, State, boxes
from sacbe.games.silver_gold.scoring import breakdown, ranking
from sacbe.games.silver_gold.shapes import Held, View
from sacbe.games.silver_gold.shapes import Player as Seated


def map_names(maps: int) -> list[str]:
    """The ids of a set of maps."""
    return [box.MAP_IDS[m] for m in range(box.MAPS) if maps >> m & 1]


def reveals(state: State) -> list[str]:
    """This round's expedition cards in the order they were revealed."""
    return [box.PATTERN_IDS[pattern - 1] for pattern in boxes(state.reveals)]


def turn_number(state: State) -> int:
    """The number of the expedition card in play or due next, 1 to 28; 0 in the set-up; 28 when all is over."""
    due = 1 if state.phase == REVEAL else 0
    return int(state.round * box.CARDS_A_ROUND + state.card) + due


def view(state: State, seat: int | None) -> View:
    """What the seat may know; None is a spectator."""
    over = state.phase == OVER
    pending = [s for s in range(len(state.players)) if is_pending(state, s)]
    me = state.players[seat] if seat is not None else None
    return {
        "seat": seat,
        "phase": PHASES[state.phase],
        "turn": None if over else int(state.turn),
        "pending": pending,
        "number": turn_number(state),
        "round": min(int(state.round) + 1, 4),
        "card": int(state.card),
        "start_player": None if state.starter == NONE else int(state.starter),
        "pattern": None if state.pattern == NONE else box.PATTERN_IDS[state.pattern],
        "reveals": reveals(state),
        "cards": {name: int(box.PATTERN_COPIES[i]) for i, name in enumerate(box.PATTERN_IDS)},
        "deck": _deck_size(state),
        "display": map_names(state.display),
        "display_palms": int(count(state.display & box.PALM_MAPS)),
        "trophies_left": list(range(int(state.trophy), 0, -1)),
        "players": [_player(state, other, seat) for other in range(len(state.players))],
        "hand": map_names(me.hand) if me is not None else [],
        "owed": int(me.owed) if me is not None and state.phase == MARK else 0,
        "ranking": ranking(state) if over else None,
    }


def _deck_size(state: State) -> int:
    """Cards in the deck as they lie there: dealt hands are out of it, whatever is in them."""
    return int(count(state.deck))


def as_seen(state: State, seat: int, viewer: int | None) -> Player:
    """What lies before a seat as the viewer sees it: without others' maps while all keep, or marks while all mark."""
    player = state.players[seat]
    if seat == viewer or (state.phase != KEEP and state.phase != MARK):
        return player
    twin = player.copy()
    if state.phase == MARK:
        twin.take_back()
    else:
        twin.map1 = NONE
        twin.map2 = NONE
    return twin


def _player(state: State, seat: int, viewer: int | None) -> Seated:
    player = as_seen(state, seat, viewer)
    points = breakdown(player)
    return {
        "seat": seat,
        "maps": [_map(player.map1, player.marks1), _map(player.map2, player.marks2)],
        "completed": map_names(player.done),
        "coins": int(player.coins),
        "trophies": boxes(player.trophies),
        "palms": boxes(player.palms),
        "score": sum(points.values()),
        "parts": points,
    }


def _map(held: int, marks: int) -> Held | None:
    if held == NONE:
        return None
    return {"id": box.MAP_IDS[held], "marked": field_names(marks), "free": int(box.POP[box.FIELDS[held] & ~marks])}


def conceals(state: State, seat: int) -> bool:
    """SG 2.1: a map dealt to another's opening hand stays unknown, also when it was returned."""
    if state.phase != DEAL:
        return False
    for dealt_to, player in enumerate(state.players):
        if count(player.hand) < box.HAND:
            return dealt_to != seat
    return False


def imagine(state: State, seat: int, random: Rng) -> State:
    """A state the seat cannot tell from this one; what it does not know is drawn anew."""
    world = state.copy()
    if world.phase == DEAL or world.phase == KEEP:
        _deal_anew(world, seat, random)
    elif world.phase == MARK:
        _mark_anew(world, seat, random)
    return world


def _deal_anew(world: State, seat: int, random: Rng) -> None:
    sizes = [int(count(player.hand)) for player in world.players]
    kept = [player.map2 != NONE for player in world.players]
    for other, player in enumerate(world.players):
        if other != seat:
            world.deck |= player.hand
            player.hand = 0
            player.map1 = NONE
            player.map2 = NONE
    for other, player in enumerate(world.players):
        if other == seat:
            continue
        hand = [_draw(world, random) for _ in range(sizes[other])]
        for drawn in hand:
            player.hand |= box.BIT[drawn]
        if kept[other]:
            player.map1 = hand[0]
            player.map2 = hand[1]


def _draw(world: State, random: Rng) -> int:
    in_deck = [m for m in range(box.MAPS) if world.deck >> m & 1]
    drawn = in_deck[random.below(len(in_deck))]
    world.deck &= ~box.BIT[drawn]
    return drawn


def _mark_anew(world: State, seat: int, random: Rng) -> None:
    """The others' markings: taken back where they are still at it, replaced by any legal ones where they are done."""
    finished = [not owes_marks(player) for player in world.players]
    for other, player in enumerate(world.players):
        if other != seat and player.ready:
            player.take_back()
            if finished[other]:
                _mark_at_random(world, other, player, random)


def _mark_at_random(world: State, seat: int, player: Player, random: Rng) -> None:
    # The seat that imagines, or somebody else, is still to mark, so this cannot close the phase.
    world.waiting |= box.SEAT_BIT[seat]
    while owes_marks(player):
        choices = legal(world, seat)
        apply(world, seat, choices[random.below(len(choices))])
