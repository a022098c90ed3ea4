"""The events of an OpenSpiel game and who knows them, and other histories that a seat cannot tell from the real one.

OpenSpiel keeps only the list of actions. Here each action also has its seat, the seats from which it is concealed for
ever, and whether it was simultaneous.
"""

from collections import defaultdict
from typing import Final

from sacbe.engine.chance import Rng, sample
from sacbe.engine.errors import SacbeError
from sacbe.engine.game import CHANCE, Game, Json, Position

Event = tuple[int, int, int, bool]
"""Seat, action, the seats (as bits) from which it is concealed for ever, and whether seats chose at the same time."""
TRIES: Final = 10_000
"""The most histories to draw until one fits: far more than our games ever need."""


class Seen:
    """A position, and all events that led to it."""

    def __init__(self, first: Position, pos: Position | None = None, events: list[Event] | None = None) -> None:
        self.first = first
        self.pos = first.copy() if pos is None else pos
        self.events: list[Event] = [] if events is None else events

    def __deepcopy__(self, memo: object) -> "Seen":
        return Seen(self.first, self.pos.copy(), list(self.events))

    def apply(self, action: int, seat: int) -> None:
        pos = self.pos
        hidden = 0
        if seat == CHANCE:
            hidden = sum(1 << other for other in range(pos.game.players) if pos.conceals(action, other))
        self.events.append((seat, action, hidden, pos.simultaneous))
        pos.apply(action, seat)

    def _open_from(self) -> int:
        """Where the simultaneous phase began, if one is open."""
        at = len(self.events)
        if self.pos.simultaneous:
            while at and self.events[at - 1][3]:
                at -= 1
        return at

    def told(self, player: int) -> list[tuple[int, int | None]]:
        """The events as a seat knows them, with None for what it does not know. CHANCE is a spectator.

        The others' choices in an open phase are left out, since even their number would tell something.
        """
        open_from = self._open_from()
        known: list[tuple[int, int | None]] = []
        for i, (seat, action, hidden, _) in enumerate(self.events):
            if i >= open_from and seat != player:
                continue
            concealed = bool(hidden) if player == CHANCE else bool(hidden >> player & 1)
            known.append((seat, None if concealed else action))
        return known

    def own_secrets(self, player: int) -> list[tuple[int, int]]:
        """What the seat knows but a spectator does not: tiles dealt to it, and its choices in an open phase."""
        public = self.told(CHANCE)
        own = self.told(player)
        dealt = [
            (seat, action)
            for (seat, action), (_, shown) in zip(own, public, strict=False)
            if action is not None and shown is None
        ]
        chosen = [(seat, action) for seat, action in own[len(public) :] if action is not None]
        return dealt + chosen

    def imagined(self, player: int, random: Rng) -> list[tuple[int, int]]:
        """A history that the seat cannot tell from this one: everything concealed from it is drawn again.

        It depends only on what the seat knows and on the generator.
        """
        for _ in range(TRIES):
            found = _Retelling(self, player, random).tell()
            if found is not None:
                return found
        raise SacbeError("no other history was found that this seat cannot tell from the real one")


class _Retelling:
    """One try to draw the history again."""

    def __init__(self, seen: Seen, player: int, random: Rng) -> None:
        self._seen = seen
        self._player = player
        self._random = random
        self._pos = seen.first.copy()
        self._told: list[tuple[int, int]] = []

    def tell(self) -> list[tuple[int, int]] | None:
        seen = self._seen
        open_from = seen._open_from()
        dealt = self._dealt(open_from)
        for seat, action, hidden, _ in seen.events[:open_from]:
            if hidden >> self._player & 1:
                drawn = self._draw(dealt[hidden])
                if drawn is None:
                    return None
                self._apply(CHANCE, drawn)
            elif self._pos.explain(action, seat) is not None:
                return None
            else:
                self._apply(seat, action)
        self._choose([action for seat, action, _, _ in seen.events[open_from:] if seat == self._player])
        if self._pos.pending != seen.pos.pending or self._pos.view(self._player) != seen.pos.view(self._player):
            return None
        return self._told

    def _apply(self, seat: int, action: int) -> None:
        self._told.append((seat, action))
        self._pos.apply(action, seat)

    def _dealt(self, open_from: int) -> dict[int, list[int | None]]:
        """By the seats that never learn them: what secret draws have to be, in random order; None for anything.

        Whatever a seat has shown since then must have been dealt to it.
        """
        game = self._seen.pos.game
        draws: dict[int, int] = defaultdict(int)
        shown: dict[int, list[Json]] = defaultdict(list)
        for seat, action, hidden, at_once in self._seen.events[:open_from]:
            if hidden >> self._player & 1:
                draws[hidden] += 1
            elif at_once:
                shown[seat].append(_with_what(game, action))
        outcomes = {str(_with_what(game, outcome)): outcome for outcome in range(game.decisions, game.actions)}
        dealt: dict[int, list[int | None]] = {}
        for hidden, times in draws.items():
            owners = [seat for seat in range(game.players) if not hidden >> seat & 1]
            known = [outcomes[str(thing)] for seat in owners for thing in shown[seat] if str(thing) in outcomes]
            hand: list[int | None] = [*known, *[None] * (times - len(known))]
            dealt[hidden] = [hand.pop(self._random.below(len(hand))) for _ in range(times)]
        self._claimed = {drawn for hand in dealt.values() for drawn in hand if drawn is not None}
        return dealt

    def _draw(self, hand: list[int | None]) -> int | None:
        """The next draw of a hand; None if it is impossible."""
        due = hand.pop()
        outcomes = self._pos.outcomes()
        if due is not None:
            return due if any(due == outcome for outcome, _ in outcomes) else None
        free = [(outcome, weight) for outcome, weight in outcomes if outcome not in self._claimed]
        return sample(free, self._random) if free else None

    def _choose(self, own: list[int]) -> None:
        """The open phase: the seat acts as it did, others who are done act at random, the rest do nothing."""
        pos, still = self._pos, self._seen.pos.pending
        while pos.simultaneous:
            seat = pos.turn
            assert seat is not None
            if seat == self._player and own:
                self._apply(seat, own.pop(0))
            elif seat in still:
                return
            else:
                self._apply(seat, int(pos.pick(self._random)))


def _with_what(game: Game, action: int) -> Json:
    """The fields of an action's deed, without `do`."""
    return {field: value for field, value in game.deed(action).items() if field not in ("do", "what")}
