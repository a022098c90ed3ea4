"""The games as PettingZoo environments: seats take turns (AEC), or all act at once where the rules say so (parallel).

    env = sacbe.envs.pettingzoo.env("tzolkin", players=4)

Agents are `player_0` for seat A and so on; `agents` begins with whoever begins the game. An observation is what the
seat may know and the mask of what it may do; docs/environments.md is the card of every environment.
"""

from typing import Any

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ImportError as error:
    raise ImportError("sacbe.envs.pettingzoo needs PettingZoo: pip install 'sacbe[envs]'") from error

import numpy as np
from numpy.typing import NDArray

from sacbe.engine.errors import OptionError, Refusal, say
from sacbe.engine.game import Game
from sacbe.engine.rewards import check_reward, rewards
from sacbe.envs.errors import NoGameYet, RefusedAction, WrongOption
from sacbe.envs.loading import find_game
from sacbe.envs.rendering import MODES, check_mode, render
from sacbe.envs.table import Array, Masked, Table, masked_space, observation_box

VERSION = 0
Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Array | Masked], dict[str, float], dict[str, bool], dict[str, bool], Infos]
MASKS = ("observation", "info")
ILLEGAL = ("lose", "raise")


def env(
    game: str | Game,
    *,
    reward: str = "placement",
    mask: str = "observation",
    max_steps: int | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> "SacbeEnv":
    """A game in which seats take turns.

    `reward`: what the end is worth: "placement", "score" or "win". `mask`: where the mask of legal actions is put, in
    the observation (a dictionary) or in `info` (the observation is then the plain array). `max_steps`: decisions after
    which the game is cut short; by default the bound that the game declares, which no game reaches. `max_cycles`: the
    same as PettingZoo's own games have it, in rounds of as many decisions as there are seats.
    """
    made = _found(game, reward, options)
    most = max_steps if max_cycles is None else _cycles(max_steps, max_cycles) * made.players
    return SacbeEnv(made, reward, mask, most, render_mode)


raw_env = env


def parallel_env(
    game: str | Game = "silver_gold",
    *,
    reward: str = "placement",
    illegal: str = "lose",
    mask: str = "observation",
    max_steps: int | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> "SacbeParallelEnv":
    """A game in which all seats act at the same time. The last action is waiting, for seats with nothing to decide.

    `illegal`: what an action that is not allowed does. PettingZoo's tools sample without masks here, so by default
    whoever tried one loses: the game ends, that agent gets -1 and `info["illegal"]`, the others get 0. "raise" raises
    IllegalAction, and nothing changes. `max_cycles`: steps after which the game is cut short, as PettingZoo's own games
    have it; `max_steps` counts decisions of seats.
    """
    made = _found(game, reward, options)
    cycles = None if max_cycles is None else _cycles(max_steps, max_cycles)
    return SacbeParallelEnv(made, reward, illegal, mask, max_steps, cycles, render_mode)


def _found(game: str | Game, reward: str, options: dict[str, object]) -> Game:
    """The game; WrongOption where it is asked for something that is not there."""
    try:
        check_reward(reward)
        return find_game(game, options)
    except OptionError as wrong:
        raise WrongOption(wrong.option, wrong.reason) from None


def _cycles(max_steps: int | None, max_cycles: int) -> int:
    if max_steps is not None:
        raise WrongOption("max_cycles", "goes instead of max_steps, not beside it")
    if max_cycles < 1:
        raise WrongOption("max_cycles", f"must be at least 1, not {max_cycles}")
    return max_cycles


def _agents(game: Game) -> list[str]:
    return [f"player_{seat}" for seat in range(game.players)]


def _in_info(mask: str) -> bool:
    if mask not in MASKS:
        raise WrongOption("mask", f"must be one of {', '.join(MASKS)}, not {mask!r}")
    return mask == "info"


def _bound(game: Game, max_steps: int | None) -> int:
    if max_steps is not None and max_steps < 1:
        raise WrongOption("max_steps", f"must be at least 1, not {max_steps}")
    return game.longest if max_steps is None else max_steps


def _metadata(name: str, *, is_parallel: bool) -> dict[str, Any]:
    return {"name": name, "render_modes": list(MODES), "render_fps": 2, "is_parallelizable": is_parallel}


class SacbeEnv(AECEnv[str, Any, Any]):
    """One game, one seat at a time."""

    def __init__(self, game: Game, reward: str, mask: str, max_steps: int | None, render_mode: str | None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.game = game
        self.reward = reward
        self.render_mode = check_mode(render_mode)
        self.max_steps = _bound(game, max_steps)
        self._mask_in_info = _in_info(mask)
        self.metadata = _metadata(f"{game.id}_v{VERSION}", is_parallel=False)
        self.possible_agents = _agents(game)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._table = Table(game)
        self._deals = np.random.default_rng()
        self._running = False
        self._begun = False
        space = observation_box(game) if self._mask_in_info else masked_space(game, game.decisions)
        self._observation_space: spaces.Space[Any] = space
        self.action_spaces = {agent: spaces.Discrete(game.decisions) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed deals the same."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self._table.reset(int(self._deals.integers(2**63)))
        first = self._table.pos.turn or 0
        self.agents = self.possible_agents[first:] + self.possible_agents[:first]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._running = self._begun = True
        self._select()

    def step(self, action: int | None) -> None:
        """The action of `agent_selection`; IllegalAction names clause and reason, and nothing changes."""
        if not self._begun:
            raise NoGameYet("no game is under way: reset begins one")
        if not self._running:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{self.agent_selection} has to choose an action, not None")
        table = self._table
        table.act(int(action), self._seats[self.agent_selection])
        if table.pos.is_over or table.taken >= self.max_steps:
            self._finish()
        else:
            self._select()

    def _select(self) -> None:
        seat = self._table.pos.turn
        assert seat is not None, "chance is settled and the game goes on"
        self.agent_selection = self.possible_agents[seat]
        if self._mask_in_info:
            self.infos[self.agent_selection]["action_mask"] = self._table.mask(seat)

    def _finish(self) -> None:
        self._running = False
        pos = self._table.pos
        ended = self.terminations if pos.is_over else self.truncations
        for agent, reward in zip(self.possible_agents, rewards(pos, self.reward), strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            if self._mask_in_info:
                self.infos[agent]["action_mask"] = self._table.mask(self._seats[agent])
        self.agent_selection = self.agents[0]

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last decision, terminated, truncated and info of `agent_selection`."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def observe(self, agent: str) -> Array | Masked:
        """What the seat may know and, unless masks go to `info`, what it may do now."""
        seat = self._seats[agent]
        return self._table.observation(seat) if self._mask_in_info else self._table.masked(seat)

    def render(self) -> Any:  # noqa: ANN401 - a text, a picture or an array, as PettingZoo has it
        """The table as a spectator sees it, in the mode asked for."""
        return render(self._table.pos, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"{self.game.id}_v{VERSION}"


class SacbeParallelEnv(ParallelEnv[str, Any, Any]):
    """One game in which every seat acts in every step; whoever has nothing to decide waits."""

    def __init__(
        self,
        game: Game,
        reward: str,
        illegal: str,
        mask: str,
        max_steps: int | None,
        max_cycles: int | None,
        render_mode: str | None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise WrongOption("illegal", f"must be one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self._raises = illegal == "raise"
        self.game = game
        self.reward = reward
        self.render_mode = check_mode(render_mode)
        self.max_steps = _bound(game, max_steps)
        self.max_cycles = self.max_steps if max_cycles is None else max_cycles
        self._mask_in_info = _in_info(mask)
        self._cycles = 0
        self.wait = game.decisions
        """The action of a seat that has nothing to decide."""
        self.metadata = _metadata(f"{game.id}_parallel_v{VERSION}", is_parallel=True)
        self.possible_agents = _agents(game)
        self.agents: list[str] = []
        self._table = Table(game, game.decisions + 1)
        self._deals = np.random.default_rng()
        space: spaces.Space[Any] = observation_box(game)
        if not self._mask_in_info:
            space = masked_space(game, game.decisions + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(game.decisions + 1) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Infos]:
        """A new game; the same seed deals the same."""
        if seed is not None:
            self._deals = np.random.default_rng(seed)
        self._table.reset(int(self._deals.integers(2**63)))
        self.agents = list(self.possible_agents)
        self._cycles = 0
        infos: Infos = {agent: {} for agent in self.agents}
        return self._observations(infos), infos

    def step(self, actions: dict[str, int]) -> Stepped:
        """One action of every agent, checked before anything is done."""
        table = self._table
        deciding = self._deciding()
        refused = self._refused(actions, deciding)
        if refused:
            return self._lost(refused)
        for seat in deciding:
            table.act(int(actions[self.possible_agents[seat]]), seat)
        pos = table.pos
        earned = dict(zip(self.agents, rewards(pos, self.reward), strict=True))
        infos: Infos = {agent: {} for agent in self.agents}
        self._cycles += 1
        late = table.taken >= self.max_steps or self._cycles >= self.max_cycles
        return self._after(earned, infos, over=pos.is_over, cut=late and not pos.is_over)

    def _after(self, earned: dict[str, float], infos: Infos, *, over: bool, cut: bool) -> Stepped:
        terminated, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return self._observations(infos), earned, terminated, truncated, infos

    def _lost(self, refused: dict[str, Refusal]) -> Stepped:
        agent, (clause, reason) = next(iter(refused.items()))
        if self._raises:
            raise RefusedAction(clause, f"{agent}: {reason}")
        infos = {agent: {"illegal": refused[agent]} if agent in refused else {} for agent in self.agents}
        earned = {agent: -1.0 if agent in refused else 0.0 for agent in self.agents}
        return self._after(earned, infos, over=True, cut=False)

    def _deciding(self) -> tuple[int, ...]:
        """The seats that act in this step: all that are asked where seats choose at the same time, else the first."""
        pos = self._table.pos
        return pos.pending if pos.simultaneous else pos.pending[:1]

    def _refused(self, actions: dict[str, int], deciding: tuple[int, ...]) -> dict[str, Refusal]:
        """Who chose what is not allowed, with clause and reason."""
        if not self.agents:
            raise NoGameYet("no game is under way: reset begins one")
        refused: dict[str, Refusal] = {}
        for seat, agent in enumerate(self.possible_agents):
            if agent not in actions:
                raise ValueError(f"{agent} has no action in this step")
            action = int(actions[agent])
            refusal: Refusal | None = None
            if seat in deciding:
                refusal = self._table.refusal(action, seat)
            elif action != self.wait:
                refusal = ("", say("who has nothing to decide can only wait", "can-only-wait"))
            if refusal is not None:
                refused[agent] = refusal
        return refused

    def _observations(self, infos: Infos) -> dict[str, Array | Masked]:
        seen = {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}
        if not self._mask_in_info:
            return dict(seen)
        for agent in infos:
            infos[agent]["action_mask"] = seen[agent]["action_mask"]
        return {agent: masked["observation"] for agent, masked in seen.items()}

    def _observe(self, seat: int) -> Masked:
        seen = self._table.masked(seat)
        if not self._table.pos.is_over and seat not in self._deciding():
            mask: NDArray[np.int8] = seen["action_mask"]
            mask[:] = 0
            mask[self.wait] = 1
        return seen

    def render(self) -> Any:  # noqa: ANN401 - a text, a picture or an array, as PettingZoo has it
        """The table as a spectator sees it, in the mode asked for."""
        return render(self._table.pos, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return f"{self.game.id}_parallel_v{VERSION}"
