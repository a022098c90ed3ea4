"""One file, as CleanRL has it: masked PPO by self-play over a batch, with the learner's view as input.

Every seat of every game is played by the same network, so all decisions are learned from. Needs torch beside
sacbe[envs]:

    python examples/learning/ppo_batch.py --steps 200000
"""

import argparse

import numpy as np
import torch
from torch import nn

import sacbe.envs
from sacbe.envs.learner_view import LearnerView

PLAYERS, GAMES, ROLLOUT, EPOCHS, MINIBATCHES = 2, 64, 64, 3, 4
CLIP, ENTROPY, VALUE, RATE = 0.2, 0.01, 0.5, 3e-4


class Player(nn.Module):  # type: ignore[misc]
    """A policy and a value from one observation."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU())
        self.policy = nn.Linear(256, actions)
        self.value = nn.Linear(256, 1)

    def forward(self, seen: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(seen)
        logits = self.policy(body).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(body).squeeze(-1)


def against_random(player: Player, view: LearnerView, games: int, seed: int) -> tuple[float, float]:
    """The share of games won (a tie is half a win) and the mean score, from seat A and seat B in turn."""
    table = sacbe.envs.batch("silver_gold", games, players=PLAYERS, seed=seed, restart=False)
    own = np.arange(games) % PLAYERS
    while not table.done.all():
        actions = table.sample()
        rows = np.flatnonzero(table.to_play == own)
        if len(rows):
            with torch.no_grad():
                choice, _ = player(
                    torch.as_tensor(view(table.observations[rows])), torch.as_tensor(table.masks[rows] == 1)
                )
            actions[rows] = choice.sample().numpy()
        table.step(actions)
    places = table.places[np.arange(games), own]
    tied = (table.places == 1).sum(axis=1) > 1
    won = np.where(places == 1, np.where(tied, 0.5, 1.0), 0.0)
    return float(won.mean()), float(table.scores[np.arange(games), own].mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=200_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=300, help="games to judge by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    table = sacbe.envs.batch("silver_gold", GAMES, players=PLAYERS, seed=given.seed)
    view = LearnerView(table.observation)
    player = Player(view.size, table.actions)
    adam = torch.optim.Adam(player.parameters(), lr=RATE)
    print("untrained: won {:.0%}, {:.1f} points".format(*against_random(player, view, given.games, 10**6)))
    for _ in range(max(1, given.steps // (GAMES * ROLLOUT))):
        learn(table, view, player, adam)
    print("trained: won {:.0%}, {:.1f} points".format(*against_random(player, view, given.games, 10**6)))


def learn(table: sacbe.envs.GameBatch, view: LearnerView, player: Player, adam: torch.optim.Optimizer) -> None:
    """One rollout and what is learned from it."""
    seen = torch.zeros(ROLLOUT, GAMES, view.size)
    masks = torch.zeros(ROLLOUT, GAMES, table.actions, dtype=torch.bool)
    actions = torch.zeros(ROLLOUT, GAMES, dtype=torch.long)
    chances, values = torch.zeros(ROLLOUT, GAMES), torch.zeros(ROLLOUT, GAMES)
    seats = torch.zeros(ROLLOUT, GAMES, dtype=torch.long)
    ends: list[tuple[np.ndarray, np.ndarray]] = []
    for step in range(ROLLOUT):
        seen[step] = torch.as_tensor(view(table.observations))
        masks[step] = torch.as_tensor(table.masks == 1)
        seats[step] = torch.as_tensor(table.to_play.copy())
        with torch.no_grad():
            choice, values[step] = player(seen[step], masks[step])
        actions[step] = choice.sample()
        chances[step] = choice.log_prob(actions[step])
        table.step(actions[step].numpy())
        ends.append((table.done.astype(bool), table.rewards.copy()))
    worth = returns(player, view, table, seats, values, ends)
    gains = worth - values
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    flat = [each.reshape(-1, *each.shape[2:]) for each in (seen, masks, actions, chances, worth, gains)]
    for _ in range(EPOCHS):
        for some in torch.randperm(ROLLOUT * GAMES).chunk(MINIBATCHES):
            x, mask, action, chance, target, gain = (each[some] for each in flat)
            choice, value = player(x, mask)
            ratio = (choice.log_prob(action) - chance).exp()
            policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = policy + VALUE * (value - target).pow(2).mean() - ENTROPY * choice.entropy().mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            adam.step()


def returns(
    player: Player,
    view: LearnerView,
    table: sacbe.envs.GameBatch,
    seats: torch.Tensor,
    values: torch.Tensor,
    ends: list[tuple[np.ndarray, np.ndarray]],
) -> torch.Tensor:
    """What each decision was worth to its seat: the end of its game, or the value where the seat decides next."""
    worth = torch.zeros_like(values)
    known = torch.zeros(GAMES, PLAYERS)  # what is known of each seat's end from the steps that follow
    with torch.no_grad():
        _, last = player(torch.as_tensor(view(table.observations)), torch.ones(GAMES, table.actions, dtype=torch.bool))
    turn = torch.as_tensor(table.to_play.copy())
    for seat in range(PLAYERS):
        known[:, seat] = torch.where(turn == seat, last, -last / (PLAYERS - 1))
    for step in reversed(range(ROLLOUT)):
        over, rewards = ends[step]
        known[over] = torch.as_tensor(rewards[over], dtype=torch.float32)
        rows = torch.arange(GAMES)
        worth[step] = known[rows, seats[step]]
        known[rows, seats[step]] = 0.95 * known[rows, seats[step]] + 0.05 * values[step]
    return worth


if __name__ == "__main__":
    main()
