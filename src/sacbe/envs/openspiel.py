"""The games in OpenSpiel, registered from outside its tree when this module is imported.

    import pyspiel, sacbe.envs.openspiel
    game = pyspiel.load_game("sacbe_tikal(players=3,auction=True)")

Chance is explicit: its outcomes are numbered from 0, apart from the players' actions. Seats that choose at the same
time are asked one after another, and see each other's choices only when all have chosen. The mini games begin a few
decisions before the end of a game, so that their whole tree can be walked through.
"""

from collections.abc import Callable
from functools import lru_cache
from json import dumps
from typing import Any, ClassVar

try:
    import pyspiel
except ImportError as error:
    raise ImportError("sacbe.envs.openspiel needs OpenSpiel: pip install 'sacbe[envs]'") from error

from sacbe.engine.chance import rng
from sacbe.engine.errors import IllegalAction, InvalidPosition, OptionError
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.notation import letter
from sacbe.engine.registry import game_class, games
from sacbe.engine.rewards import rewards
from sacbe.envs.loading import find_game
from sacbe.envs.minis import MINIS, Mini
from sacbe.envs.spiel_events import Seen
from sacbe.envs.spiel_observer import SacbeObserver, sentence

UTILITY = {
    "placement": pyspiel.GameType.Utility.ZERO_SUM,
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
    "win": pyspiel.GameType.Utility.CONSTANT_SUM,
}
BOUNDS = {"placement": (-1.0, 1.0, 0.0), "score": (-1000.0, 1000.0, None), "win": (0.0, 1.0, 1.0)}
"""The least and the greatest utility, and the sum of all seats' where it is always the same."""


class SpielRefusal(IllegalAction, pyspiel.SpielError):  # type: ignore[misc]
    """An action that the rules do not allow: an error of ours and of OpenSpiel's."""


class SpielOptionError(OptionError, pyspiel.SpielError):  # type: ignore[misc]
    """A parameter that does not exist or has a value it cannot have."""


class SpielDataError(InvalidPosition, pyspiel.SpielError):  # type: ignore[misc]
    """Data from which no state can be made."""


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
            raise SpielOptionError("reward", f"must be one of {', '.join(UTILITY)}, not {reward!r}")
        try:
            game = find_game(self.id, given if self.mini is None else dict(self.mini.options))
        except OptionError as wrong:
            raise SpielOptionError(wrong.option, wrong.reason) from None
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
        kind = game_class(cls.id)
        title = kind.title
        secret = not kind.open if cls.mini is None else cls.mini.secret
        counts = kind.player_counts()
        return pyspiel.GameType(
            short_name=cls.name,
            long_name=title if cls.mini is None else f"{title}, the end",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=information.IMPERFECT_INFORMATION if secret else information.PERFECT_INFORMATION,
            utility=UTILITY[reward],
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=max(counts),
            min_num_players=min(counts),
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

    def new_initial_state(self, data: Json | str | None = None) -> "SacbeSpielState":
        """A state at the start, or at a position given as its document (`state.to_struct().to_dict()`)."""
        if data is None:
            return SacbeSpielState(self, self.first_position())
        try:
            return SacbeSpielState(self, self.game.position(data))
        except InvalidPosition as wrong:
            raise SpielDataError(wrong.place, wrong.reason) from None

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> "SacbeObserver | None":
        if params:
            raise SpielOptionError("observer", f"observers of {self.game.id} take no parameters, so not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        return SacbeObserver(self, kind)


class SacbeSpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and the events that led to it."""

    def __init__(self, game: SacbeSpielGame, first: Position) -> None:
        super().__init__(game)
        self._decisions = game.game.decisions
        self._reward = game.reward
        self._seen = Seen(first)

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
        pos = self._seen.pos
        turn = pos.turn
        number = action + self._decisions if turn == CHANCE else action
        refusal = pos.explain(number, turn)
        if refusal is not None:
            raise SpielRefusal(*refusal)
        if turn is not None:
            self._seen.apply(number, turn)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self._seen.pos.game
        if player == pyspiel.PlayerId.CHANCE:
            return game.name(action + self._decisions)
        return f"{letter(player)} {game.name(action)}"

    def is_terminal(self) -> bool:
        return self._seen.pos.is_over

    def returns(self) -> list[float]:
        return rewards(self._seen.pos, self._reward)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SacbeSpielState":
        """A state that the player cannot tell from this one, everything concealed drawn anew: what IS-MCTS asks for.

        `sampler` gives numbers from 0 to 1, as OpenSpiel has it; one of them seeds our generator.
        """
        history = self._seen.imagined(player, rng("resample", sampler()))
        state = SacbeSpielState(self.get_game(), self._seen.first)
        for seat, action in history:
            state.apply_action(action - self._decisions if seat == CHANCE else action)
        return state

    # What OpenSpiel 2 calls structs: our documents, deeds and views

    def _to_struct(self) -> Json:
        return self._seen.pos.to_json()

    def _to_observation_struct(self, player: int) -> Json:
        return self._seen.pos.view(player)

    def _action_to_struct(self, player: int, action: int) -> Json:
        return self._seen.pos.game.deed(action + self._decisions if player == pyspiel.PlayerId.CHANCE else action)

    def _struct_to_actions(self, deed: Json) -> list[int]:
        number = _numbers(self._seen.pos.game).get(_written(deed))
        if number is None:
            raise SpielRefusal("", f"{dumps(deed)} is no action of this game")
        return [number - self._decisions if number >= self._decisions else number]

    def __str__(self) -> str:
        return sentence(self._seen.pos.game, [(seat, action) for seat, action, _, _ in self._seen.events])


@lru_cache(maxsize=16)
def _numbers(game: Game) -> dict[str, int]:
    """The number of every deed."""
    return {_written(game.deed(action)): action for action in range(game.actions)}


def _written(deed: Json) -> str:
    return dumps(deed, sort_keys=True)


def _register(name: str, game: str, mini: Mini | None) -> None:
    made: type[SacbeSpielGame] = type(name, (SacbeSpielGame,), {"name": name, "id": game, "mini": mini})
    pyspiel.register_game(made.type_of("placement"), made)


NAMES = tuple(f"sacbe_{game}" for game in games())
MINI_NAMES = tuple(f"sacbe_mini_{mini.game}" for mini in MINIS)
for _game, _name in zip(games(), NAMES, strict=True):
    _register(_name, _game, None)
for _mini, _name in zip(MINIS, MINI_NAMES, strict=True):
    _register(_name, _mini.game, _mini)
