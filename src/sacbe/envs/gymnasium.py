"""The games as Gymnasium environments: one seat learns, bots, programs or policies play the others.

    env = gymnasium.make("sacbe/Tikal-v0", players=3, bots=("greedy", "random"))

The ids are registered when this module is imported; where nobody imports it, as in a process that a vector has started,
`sacbe.envs.gymnasium:sacbe/Tikal-v0` does that first. `env.unwrapped.action_masks()` is what sb3-contrib's
MaskablePPO asks for; the mask is in `info["action_mask"]` too.
"""

from collections.abc import Sequence
from typing import Any

try:
    import gymnasium
except ImportError as error:
    raise ImportError("sacbe.envs.gymnasium needs Gymnasium: pip install 'sacbe[envs]'") from error

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.errors import OptionError, Refusal
from sacbe.engine.game import Game
from sacbe.engine.registry import game_class, games
from sacbe.engine.rewards import check_reward, rewards
from sacbe.envs.errors import NoGameYet, WrongOption
from sacbe.envs.loading import find_game
from sacbe.envs.rendering import MODES, check_mode, render
from sacbe.envs.rivals import Rival, Rivals
from sacbe.envs.table import Array, Table, observation_box


def _camel(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def _ids() -> dict[str, dict[str, object]]:
    """An id for each game, and one more for each of its variants that is on or off: `TikalAuction`."""
    found: dict[str, dict[str, object]] = {}
    for game in games():
        found[f"sacbe/{_camel(game)}-v0"] = {"game": game}
        for option in game_class(game).table_options:
            if option.variant and option.values == (False, True):
                found[f"sacbe/{_camel(game)}{_camel(option.name)}-v0"] = {"game": game, option.name: True}
    return found


IDS = _ids()
"""The environments by id."""
ILLEGAL = ("lose", "raise")


class SacbeGymEnv(gymnasium.Env[Array, np.int64]):
    """One seat of one game. A step is a decision of this seat; then the bots play until it has to decide again.

    `bots`: one rival for all other seats, or one for each of them, clockwise from the own seat. A rival is a name
    (`greedy`), a program (`./my_bot`, `exec:...`), an object with `choose(sight)`, a function of observation and mask,
    a maskable model or policy of sb3-contrib, or `Snapshots` of the learner. `seat`: 0 for A and so
    on, or None for another one in every game. `reward`: "placement", "score" or "win", paid when the game ends.
    `illegal`: what an action that is not allowed does: "lose" ends the game with -1, "raise" raises IllegalAction and
    changes nothing. `max_steps`: own decisions after which the game is cut short; by default the bound that the game
    declares.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium reads it from the class

    def __init__(
        self,
        game: str | Game,
        *,
        bots: Rival | Sequence[Rival] = "random",
        seat: int | None = None,
        reward: str = "placement",
        illegal: str = "lose",
        max_steps: int | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        try:
            self.game = find_game(game, options)
            self._rivals = Rivals(self.game, bots)
            self.reward = check_reward(reward)
        except OptionError as wrong:
            raise WrongOption(wrong.option, wrong.reason) from None
        if seat is not None and not 0 <= seat < self.game.players:
            raise WrongOption("seat", f"must be from 0 to {self.game.players - 1}, or None for any, not {seat}")
        if illegal not in ILLEGAL:
            raise WrongOption("illegal", f"must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        if max_steps is not None and max_steps < 1:
            raise WrongOption("max_steps", f"must be at least 1, not {max_steps}")
        self.seat = 0 if seat is None else seat
        self.render_mode = check_mode(render_mode)
        self.max_steps = self.game.longest if max_steps is None else max_steps
        self.observation_space = observation_box(self.game)
        self.action_space = gymnasium.spaces.Discrete(self.game.decisions)
        self._any_seat = seat is None
        self._raises = illegal == "raise"
        self._table = Table(self.game)
        self._running = False
        self._taken = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game; the same seed deals the same and makes the bots choose the same."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**63))
        if self._any_seat:
            self.seat = int(self.np_random.integers(self.game.players))
        self._rivals.sit_down(self.seat, deal)
        self._running = True
        self._taken = 0
        self._table.reset(deal)
        self._play_on()
        return self._table.observation(self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """A decision of the own seat, and what the others do until its next one."""
        if not self._running:
            raise NoGameYet("no game is under way: reset begins one")
        refusal = self._table.refusal(int(action), self.seat)
        if refusal is not None and not self._raises:
            return self._lose(refusal)
        self._table.act(int(action), self.seat)
        self._taken += 1
        self._play_on()
        pos = self._table.pos
        earned = rewards(pos, self.reward)[self.seat]
        cut = not pos.is_over and self._taken >= self.max_steps
        self._running = not pos.is_over and not cut
        return self._table.observation(self.seat), earned, pos.is_over, cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the own seat may do now."""
        return self._table.mask(self.seat).astype(np.bool_)

    def _play_on(self) -> None:
        pos = self._table.pos
        while not pos.is_over and self.seat not in pos.pending:
            seat = pos.pending[0]
            self._table.act(self._rivals.choose(pos, seat), seat)

    def _lose(self, refusal: Refusal) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        self._running = False
        return self._table.observation(self.seat), -1.0, True, False, {**self._info(), "illegal": refusal}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat, "action_mask": self._table.mask(self.seat), "scores": list(self._table.pos.scores())}

    def set_bots(self, bots: Rival | Sequence[Rival]) -> None:
        """Other rivals from the next game on; in vectors, `vector.env_method("set_bots", ...)`."""
        new = Rivals(self.game, bots)
        self._rivals.close()
        self._rivals = new
        self._running = False

    def render(self) -> Any:  # noqa: ANN401 - as Gymnasium has it
        """The table as a spectator sees it, in the mode asked for."""
        return render(self._table.pos, self.render_mode)

    def close(self) -> None:
        """End the programs that play."""
        self._rivals.close()


for _name, _settings in IDS.items():
    gymnasium.register(id=_name, entry_point="sacbe.envs.gymnasium:SacbeGymEnv", kwargs=dict(_settings))
