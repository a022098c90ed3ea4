"""The games in OpenSpiel, registered from outside its tree when this module is imported.

    import pyspiel, sacbe.envs.openspiel
    game = pyspiel.load_game("sacbe_tikal(players=3,auction=True)")

Chance is explicit: its outcomes are numbered from 0, apart from the players' actions. Seats that choose at the same
time are asked one after another, and see each other's choices only when all have chosen. The mini games begin a few
decisions before the end of a game, so that their whole tree can be walked through.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.notation import letter
from sacbe.engine.observation import Field
from sacbe.engine.registry import game_class, games, load
from sacbe.engine.rewards import rewards
from sacbe.envs.arrays import observation_array
from sacbe.envs.minis import MINIS, Mini

UTILITY = {
    "placement": pyspiel.GameType.Utility.ZERO_SUM,
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
    "win": pyspiel.GameType.Utility.CONSTANT_SUM,
}
BOUNDS = {"placement": (-1.0, 1.0, 0.0), "score": (-1000.0, 1000.0, None), "win": (0.0, 1.0, 1.0)}
"""The least and the greatest utility, and the sum of all seats' where it is always the same."""
OPEN = ("tikal",)
"""Games in which nobody knows anything that others do not."""


class SacbeSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options, from its start or, for a mini game, from a position near the end.

    OpenSpiel makes one by calling a class with the parameters, so every registered name has a subclass.
    """

    name: ClassVar[str]
    id: ClassVar[str]
    mini: ClassVar[Mini | None]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.parameters(), **(params or {})}
        reward = str(given.pop("reward"))
        if reward not in UTILITY:
            raise ValueError(f"reward must be one of {', '.join(UTILITY)}, not {reward}")
        game = load(self.id, **(given if self.mini is None else self.mini.options))
        least, most, total = BOUNDS[reward]
        self.game = game
        self.reward = reward
        self.longest = game.longest if self.mini is None else self.mini.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=game.decisions,
            max_chance_outcomes=game.actions - game.decisions,
            num_players=game.players,
            min_utility=least,
            max_utility=most,
            utility_sum=total,
            max_game_length=self.longest,
        )
        super().__init__(self.type_of(reward), info, params or {})

    @classmethod
    def parameters(cls) -> dict[str, Any]:
        """The parameters that OpenSpiel may set, with their defaults."""
        options = {} if cls.mini is not None else {o.name: o.default for o in game_class(cls.id).table_options}
        return {**options, "reward": "placement"}

    @classmethod
    def type_of(cls, reward: str) -> pyspiel.GameType:
        """What OpenSpiel wants to know about the game."""
        information = pyspiel.GameType.Information
        title = game_class(cls.id).title
        secret = cls.id not in OPEN if cls.mini is None else cls.mini.secret
        return pyspiel.GameType(
            short_name=cls.name,
            long_name=title if cls.mini is None else f"{title}, the end",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
            utility=UTILITY[reward],
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=4,
            min_num_players=2,
            provides_information_state_string=True,
            provides_information_state_tensor=cls.mini is not None,
            provides_observation_string=True,
            provides_observation_tensor=True,
            provides_factored_observation_string=True,
            parameter_specification=cls.parameters(),
            default_loadable=True,
        )

    def first_position(self) -> Position:
        return self.game.start() if self.mini is None else self.game.position(self.mini.position)

    def new_initial_state(self) -> "SacbeSpielState":
        return SacbeSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "SacbeObserver | None":
        if params:
            raise ValueError(f"observers of {self.game.id} take no parameters, so not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return SacbeObserver(self, kind)


class Seen:
    """What happened so far: who did what, from whom it is concealed for ever, and whether seats chose at once."""

    def __init__(self, pos: Position, events: list[tuple[int, int, int, bool]]) -> None:
        self.pos = pos
        self.events = events

    def __deepcopy__(self, memo: object) -> "Seen":
        return Seen(self.pos.copy(), list(self.events))

    def __reduce__(self) -> tuple[object, ...]:
        """How OpenSpiel saves a state: the position as its document."""
        game = self.pos.game
        return (_read_again, (game.id, dict(game.options), self.pos.to_json(), self.events))

    def apply(self, action: int, seat: int) -> None:
        pos = self.pos
        hidden = 0
        if seat == CHANCE:
            hidden = sum(1 << other for other in range(pos.game.players) if pos.conceals(action, other))
        self.events.append((seat, action, hidden, pos.simultaneous))
        pos.apply(action, seat)

    def told(self, player: int) -> list[tuple[int, int | None]]:
        """The events as a seat knows them; None for what it does not. CHANCE is a spectator.

        What others choose in a phase that is still open is left out: even its number would tell something.
        """
        open_from = len(self.events)
        if self.pos.simultaneous:
            while open_from and self.events[open_from - 1][3]:
                open_from -= 1
        known: list[tuple[int, int | None]] = []
        for i, (seat, action, hidden, _) in enumerate(self.events):
            if i >= open_from and seat != player:
                continue
            concealed = bool(hidden) if player == CHANCE else bool(hidden >> player & 1)
            known.append((seat, None if concealed else action))
        return known

    def own_secrets(self, player: int) -> list[tuple[int, int]]:
        """What the seat knows and a spectator does not: tiles dealt to it, and its choices in an open phase."""
        public = self.told(CHANCE)
        own = self.told(player)
        dealt = [
            (seat, action)
            for (seat, action), (_, shown) in zip(own, public, strict=False)
            if action is not None and shown is None
        ]
        chosen = [(seat, action) for seat, action in own[len(public) :] if action is not None]
        return dealt + chosen


def _read_again(
    game: str, options: dict[str, object], document: Json, events: list[tuple[int, int, int, bool]]
) -> Seen:
    return Seen(load(game, **options).position(document), events)


class SacbeSpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the events that led to it."""

    def __init__(self, game: SacbeSpielGame) -> None:
        super().__init__(game)
        self._decisions = game.game.decisions
        self._reward = game.reward
        self._seen = Seen(game.first_position(), [])

    @property
    def position(self) -> Position:
        """The position of the engine; look, but do not push."""
        return self._seen.pos

    @property
    def seen(self) -> Seen:
        """What happened so far, and who knows it."""
        return self._seen

    def current_player(self) -> int:
        turn = self._seen.pos.turn
        if turn is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if turn == CHANCE else turn

    def _legal_actions(self, player: int) -> list[int]:
        return self._seen.pos.legal(player) if player == self._seen.pos.turn else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self._seen.pos.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action - self._decisions, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        turn = self._seen.pos.turn
        if turn == CHANCE:
            self._seen.apply(action + self._decisions, CHANCE)
        elif turn is not None:
            self._seen.apply(action, turn)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._seen.pos.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.name(action + self._decisions)
        return f"{letter(player)} {game.name(action)}"

    def is_terminal(self) -> bool:
        return self._seen.pos.is_over

    def returns(self) -> list[float]:
        return rewards(self._seen.pos, self._reward)

    def __str__(self) -> str:
        return _sentence(self._seen.pos.game, [(seat, action) for seat, action, _, _ in self._seen.events])


def _sentence(game: Game, events: Sequence[tuple[int, int | None]]) -> str:
    words: list[str] = []
    for seat, action in events:
        name = "?" if action is None else game.name(action)
        words.append(f"{{{name}}}" if seat == CHANCE else f"{letter(seat)} {name}")
    return ", ".join(words)


class SacbeObserver:
    """What a seat observes: the table now, or with perfect recall all that it saw happen."""

    def __init__(self, game: SacbeSpielGame, kind: pyspiel.IIGObservationType) -> None:
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
        layout = self._game.game.observation
        if self._kind.perfect_recall:
            self.dict["player"] = tensor[: self._game.game.players]
            self.dict["events"] = tensor[self._game.game.players :].reshape(-1, 2)
            return
        for seat in range(-1, layout.players):
            for field in _used(layout.table if seat < 0 else layout.each_seat):
                name = field.name if seat < 0 else f"{seat}.{field.name}"
                at = layout.offset(field.name, max(seat, 0))
                self.dict[name] = tensor[at : at + field.size].reshape(field.shape or (1,))

    def set_from(self, state: SacbeSpielState, player: int) -> None:
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

    def string_from(self, state: SacbeSpielState, player: int) -> str:
        """What the seat observes, in words."""
        if not self._kind.public_info:
            return _sentence(self._game.game, state.seen.own_secrets(player)) if self._private else ""
        if self._kind.perfect_recall:
            known = state.seen.told(player if self._private else CHANCE)
            return f"{letter(player)}: {_sentence(self._game.game, known)}"
        return self._table(state.position, player if self._private else CHANCE)

    def _table(self, pos: Position, seat: int) -> str:
        """All fields of the observation that are not zero, by name."""
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


def _used(fields: Sequence[Field]) -> list[Field]:
    return [field for field in fields if field.used]


def _written(numbers: list[int]) -> str:
    """Numbers in short: digits in a row where all are digits, else with commas."""
    return "".join(map(str, numbers)) if all(0 <= n <= 9 for n in numbers) else ",".join(map(str, numbers))


def _register(name: str, game: str, mini: Mini | None) -> None:
    made: type[SacbeSpielGame] = type(name, (SacbeSpielGame,), {"name": name, "id": game, "mini": mini})
    pyspiel.register_game(made.type_of("placement"), made)


NAMES = tuple(f"sacbe_{game}" for game in games())
MINI_NAMES = tuple(f"sacbe_mini_{mini.game}" for mini in MINIS)
for _game, _name in zip(games(), NAMES, strict=True):
    _register(_name, _game, None)
for _mini, _name in zip(MINIS, MINI_NAMES, strict=True):
    _register(_name, _mini.game, _mini)
