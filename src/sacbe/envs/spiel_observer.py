"""OpenSpiel observers: what a seat observes of a state, as a tensor and in words."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sacbe.engine.game import CHANCE, Game, Position
from sacbe.engine.notation import letter
from sacbe.engine.observation import Field
from sacbe.envs.arrays import observation_array

if TYPE_CHECKING:
    from sacbe.envs.openspiel import SacbeSpielGame, SacbeSpielState


class SacbeObserver:
    """What a seat observes: the table now, or with perfect recall everything that it saw happen.

    The tensor has the numbers of docs/observations.md in the same places, including those that are always 0.
    """

    def __init__(self, game: "SacbeSpielGame", kind: pyspiel.IIGObservationType) -> None:
        self._game = game
        self._kind = kind
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.dict: dict[str, NDArray[np.float32]] = {}
        if kind.perfect_recall:
            self._size = game.game.players + 2 * game.longest if game.mini else 0
        elif kind.public_info:
            self._size = game.game.observation.size
        else:
            self._size = 0
        self.tensor: NDArray[np.float32] | None = np.zeros(self._size, np.float32) if self._size else None
        if self.tensor is not None:
            self._name_pieces(self.tensor)
            self._numbers = game.game.observation.blank()
            self._numbers_seen = observation_array(self._numbers)

    def _name_pieces(self, tensor: NDArray[np.float32]) -> None:
        """Name the pieces of the tensor, without gaps: OpenSpiel puts it together from them, in order."""
        players = self._game.game.players
        if self._kind.perfect_recall:
            self.dict["player"] = tensor[:players]
            self.dict["events"] = tensor[players:].reshape(-1, 2)
            return
        layout, at = self._game.game.observation, 0
        for seat in range(-1, layout.players):
            for field in layout.table if seat < 0 else layout.each_seat:
                name = field.name if seat < 0 else f"{seat}.{field.name}"
                piece = tensor[at : at + field.size].reshape(field.shape or (1,))
                self.dict[name if field.used else f"unused from {at}"] = piece
                at += field.size

    def set_from(self, state: "SacbeSpielState", player: int) -> None:
        """Update `tensor` and `dict` to what the seat observes now."""
        if self.tensor is None:
            return
        if not self._kind.perfect_recall:
            state.position.observe(player if self._private else CHANCE, self._numbers)
            self.tensor[:] = self._numbers_seen
            return
        self.tensor.fill(0)
        self.tensor[player] = 1
        at = self._game.game.players
        for seat, action in state.seen.told(player):
            self.tensor[at] = seat + 2
            self.tensor[at + 1] = 0 if action is None else action + 1
            at += 2

    def string_from(self, state: "SacbeSpielState", player: int) -> str:
        """What the seat observes, in words."""
        if not self._kind.public_info:
            return sentence(self._game.game, state.seen.own_secrets(player)) if self._private else ""
        if self._kind.perfect_recall:
            known = state.seen.told(player if self._private else CHANCE)
            return f"{letter(player)}: {sentence(self._game.game, known)}"
        return self._table(state.position, player if self._private else CHANCE)

    def _table(self, pos: Position, seat: int) -> str:
        """All nonzero fields of the observation, by name."""
        layout = self._game.game.observation
        out = layout.blank()
        pos.observe(seat, out)
        values = layout.read(out)
        words = [letter(seat) if seat != CHANCE else "all"]
        for block in range(-1, layout.players):
            for field in _used(layout.table if block < 0 else layout.each_seat):
                at = layout.offset(field.name, max(block, 0))
                numbers = values[at : at + field.size]
                if any(numbers):
                    name = field.name if block < 0 else f"{block}.{field.name}"
                    words.append(f"{name}={_written(numbers)}")
        return " ".join(words)


def sentence(game: Game, events: Sequence[tuple[int, int | None]]) -> str:
    """What happened, in the notation of the game."""
    words: list[str] = []
    for seat, action in events:
        name = "?" if action is None else game.name(action)
        words.append(f"{{{name}}}" if seat == CHANCE else f"{letter(seat)} {name}")
    return ", ".join(words)


def _used(fields: Sequence[Field]) -> list[Field]:
    return [field for field in fields if field.used]


def _written(numbers: list[int]) -> str:
    """Numbers in short: without separators if all are digits, else with commas."""
    return "".join(map(str, numbers)) if all(0 <= n <= 9 for n in numbers) else ",".join(map(str, numbers))
