"""Many games of one kind stepped together in compiled code: observations, masks, rewards and turns as packed rows.

Row g of every array belongs to game g. Each game has a generator of its own, so it depends only on the seed, its index
and its own actions, not on other games. A row can be saved, copied, restored and imagined, as a search needs it.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import IllegalAction
from sacbe.engine.game import CHANCE, NOBODY, Game, Position
from sacbe.engine.observation import FRESH, write_zeros
from sacbe.engine.rewards import check_reward, worth

MOST: Final = 1 << 20


@final
class Saved:
    """Everything about a row: its position, its generators, and the result of its last game."""

    def __init__(self, pos: Position, random: Rng, chooser: Rng, length: int, ending: list[list[float]]) -> None:
        self.pos = pos
        self.random = random
        self.chooser = chooser
        self.length = length
        self.ending = ending
        """Rewards, scores and places, if the last step ended a game; else empty."""

    def __reduce__(self) -> tuple[object, ...]:
        return (Saved, (self.pos, self.random, self.chooser, self.length, self.ending))

    def __deepcopy__(self, memo: object) -> "Saved":
        ending = [list(each) for each in self.ending]
        return Saved(self.pos.copy(), self.random.copy(), self.chooser.copy(), self.length, ending)


@final
class Batch:
    """`size` games of one kind. Read the arrays, choose an action for each game, `step`, and read again.

    - observations: what the seat to play may know, four numbers to a word, `words` words a game (0 if not `observed`)
    - masks: 1 for each action it may take, `decisions` bytes a game
    - to_play: that seat; CHANCE where a draw is due and chance is explicit, NOBODY where the game is over and stays so
    - rewards, scores, places: of every seat, `players` numbers a game; zeros unless the last step ended a game
    - done: 1 where the last step ended a game. Where games restart, the other arrays show the new game.
    - length: decisions taken in each game so far; where `done` is 1, in the game that ended
    - chosen: what a step is to do, for `some` rows in their order or for `every` one
    - legal: what the seat to play may do, ascending, `room` numbers a game, the first `choices` of which count

    `restart`: a game that ends starts again in the same step. `explicit`: draws are actions, chosen by the caller.
    `skips`: actions without a choice are done at once.
    """

    def __init__(
        self, game: Game, size: int, reward: str, observed: bool, restart: bool, explicit: bool, skips: bool
    ) -> None:
        if not 0 < size <= MOST:
            raise ValueError(f"a batch has from 1 to {MOST} games, not {size}")
        self.game = game
        self.size = size
        self.reward = check_reward(reward)
        self.restart = restart
        self.explicit = explicit
        self.skips = skips
        self.players: i64 = game.players
        self.decisions: i64 = game.decisions
        self.words: i64 = game.observation.words if observed else 0
        self.memory: i64 = game.observation.memory if observed else 0
        self.observations = vec[i64]([0] * (size * (game.observation.words if observed else 0)))
        self.shown = vec[i64]([FRESH] * (size * (game.observation.memory if observed else 0)))
        self.masks = vec[u8]([0] * (size * game.decisions))
        self.rewards = vec[float]([0.0] * (size * game.players))
        self.scores = vec[float]([0.0] * (size * game.players))
        self.places = vec[i64]([0] * (size * game.players))
        self.to_play = vec[i64]([0] * size)
        self.done = vec[u8]([0] * size)
        self.length = vec[i64]([0] * size)
        self.chosen = vec[i64]([0] * size)
        self.every = vec[i64](list(range(size)))
        self.some = vec[i64]([0] * size)
        self.room: i64 = game.most_choices
        self.legal = vec[i64]([0] * (size * game.most_choices))
        self.choices = vec[i64]([0] * size)
        self.positions: list[Position] = []
        self.randoms: list[Rng] = []
        self.choosers: list[Rng] = []

    # From the beginning

    def begin(self, seed: int, rows: Sequence[int], first: int) -> None:
        """Start these games with new generators. The same seed deals the same.

        `first` is the number of row 0, if this is a part of a larger batch.
        """
        for row in rows:
            start = self.game.start()
            random = rng("batch", seed, first + row)
            chooser = rng("batch", seed, first + row, "sample")
            if row == len(self.positions):
                self.positions.append(start)
                self.randoms.append(random)
                self.choosers.append(chooser)
            self.randoms[row] = random
            self.choosers[row] = chooser
            self._put(row, start)

    def again(self, rows: Sequence[int]) -> None:
        """Start these games again, with the generators they have."""
        for row in rows:
            self._put(row, self.game.start())

    # Steps

    def take(self, actions: list[int], rows: list[int] | None) -> None:
        """Note what the next step is to do, in these rows or in every one."""
        at: i64 = 0
        count: i64 = len(actions)
        while at < count:
            action: i64 = actions[at]
            self.chosen[at] = action
            at += 1
        if rows is None:
            return
        at = 0
        while at < count:
            row: i64 = rows[at]
            self.some[at] = row
            at += 1

    def check(self, everywhere: bool, count: i64) -> None:
        """IllegalAction if one of the chosen actions is not allowed in its game."""
        rows = self.every if everywhere else self.some
        chosen = self.chosen
        decisions = self.decisions
        masks = self.masks
        at: i64 = 0
        while at < count:
            action = chosen[at]
            row = rows[at]
            if action < 0 or action >= decisions or not masks[row * decisions + action]:
                self._refuse(row, action)
            at += 1

    def _refuse(self, row: i64, action: i64) -> None:
        """IllegalAction, unless chance may draw this, or the game is over and ignores it."""
        who: int = self.to_play[row]
        if who == NOBODY:
            return
        refusal = self.positions[row].explain(int(action), who)
        if refusal is not None:
            raise IllegalAction(refusal[0], f"game {row}: {refusal[1]}")
        if who != CHANCE:
            raise ValueError(f"game {row}: action {action} is legal but not in its mask")

    def move(self, everywhere: bool, first: i64, end: i64) -> None:
        """Carry out these of the chosen actions, which were checked."""
        rows = self.every if everywhere else self.some
        chosen = self.chosen
        at = first
        while at < end:
            self._move(rows[at], chosen[at])
            at += 1

    def _move(self, row: i64, action: i64) -> None:
        who = self.to_play[row]
        if who == NOBODY:  # a game that is over and stays so ignores its action
            self._clear_rewards(row)
            return
        self._clear_result(row)
        pos = self.positions[row]
        pos.apply(int(action), int(who))
        if who != CHANCE:
            self.length[row] += 1
        self._advance(row)
        self._show(row)

    def sample(self) -> None:
        """Choose a random legal action for every game, each equally likely; `chosen` has them."""
        row: i64 = 0
        while row < self.size:
            choices = self.choices[row]
            if choices:
                self.chosen[row] = self.legal[row * self.room + self.choosers[row].below(choices)]
            else:
                self.chosen[row] = self._drawn(row)
            row += 1

    def _drawn(self, row: i64) -> i64:
        """A random draw where one is due; -1 where the game is over."""
        return self.positions[row].draw(self.choosers[row]) if self.to_play[row] == CHANCE else -1

    def play(self, steps: int, rows: Sequence[int]) -> None:
        """This many steps of random actions, as in `sample`. Only the state after the last step is written."""
        for row in rows:
            self._play(row, steps)

    def _play(self, row: i64, steps: i64) -> None:
        # One game after another, not all games step by step: so a game stays in the cache while it is played.
        chooser = self.choosers[row]
        taken: i64 = 0
        while taken < steps and self.to_play[row] != NOBODY:
            pos = self.positions[row]
            who = pos.decider()
            if who == NOBODY:
                break
            self._clear_result(row)
            if who == CHANCE:
                pos.apply(pos.draw(chooser), CHANCE)
            else:
                choices = pos.legal()
                pos.apply(choices[chooser.below(len(choices))], int(who))
                self.length[row] += 1
            self._advance(row)
            taken += 1
        if taken:
            self._show(row)

    def _advance(self, row: i64) -> None:
        """Go on to the next choice or to the end, and into a new game if games restart."""
        pos = self.positions[row]
        random = self.randoms[row]
        while True:
            who = pos.decider()
            if who == NOBODY:
                self._finish(row, pos)
                if not self.restart:
                    return
                pos = self.game.start()
                self.positions[row] = pos
                self._wipe(row)
            elif who == CHANCE:
                if self.explicit:
                    return
                pos.apply(pos.draw(random), CHANCE)
            elif self.skips and not self.done[row]:
                choices = pos.legal()
                if len(choices) > 1:
                    return
                pos.apply(choices[0], who)
                self.length[row] += 1
            else:
                return

    def _clear_result(self, row: i64) -> None:
        """Clear the result of the last game, if the last step ended one."""
        if not self.done[row]:
            return
        self.length[row] = 0
        self.done[row] = 0
        self._clear_rewards(row)
        at: i64 = row * self.players
        end: i64 = at + self.players
        while at < end:
            self.scores[at] = 0.0
            self.places[at] = 0
            at += 1

    def _clear_rewards(self, row: i64) -> None:
        """Rewards are paid once."""
        at: i64 = row * self.players
        end: i64 = at + self.players
        while at < end:
            self.rewards[at] = 0.0
            at += 1

    def _finish(self, row: i64, pos: Position) -> None:
        scores, ranking = pos.scores(), pos.ranking()
        self._note(row, worth(self.reward, scores, ranking), [float(score) for score in scores], ranking)

    def _note(self, row: i64, earned: list[float], scores: list[float], places: list[int]) -> None:
        at: i64 = row * self.players
        seat: i64 = 0
        while seat < self.players:
            self.rewards[at + seat] = earned[seat]
            self.scores[at + seat] = scores[seat]
            self.places[at + seat] = places[seat]
            seat += 1
        self.done[row] = 1

    def _show(self, row: i64) -> None:
        """Write what the seat to play sees and which actions it has."""
        pos = self.positions[row]
        who = pos.decider()
        self.to_play[row] = who
        self._mark(row, pos, who)
        if self.words:
            seat: i64 = max(who, CHANCE)
            if self.memory:
                pos.rewrite_observation(seat, self.observations, row * self.words, self.shown, row * self.memory)
            else:
                pos.write_observation(seat, self.observations, row * self.words)

    def _mark(self, row: i64, pos: Position, who: i64) -> None:
        """List what may be done, and take the marks of what could be done before off the mask."""
        masks = self.masks
        legal = self.legal
        mask: i64 = row * self.decisions
        first: i64 = row * self.room
        at = first
        end: i64 = first + self.choices[row]
        while at < end:
            masks[mask + legal[at]] = 0
            at += 1
        choices: i64 = 0
        if who >= 0:
            choices = pos.list_legal(legal, first)
        self.choices[row] = choices
        at = first
        end = first + choices
        while at < end:
            masks[mask + legal[at]] = 1
            at += 1

    def _wipe(self, row: i64) -> None:
        """Another position stands here, so nothing of the observation holds."""
        if not self.memory:
            return
        write_zeros(self.observations, row * self.words, self.words)
        at: i64 = row * self.memory
        end: i64 = at + self.memory
        while at < end:
            self.shown[at] = FRESH
            at += 1

    # Positions in and out

    def _put(self, row: i64, pos: Position) -> None:
        """Set a row to this position, which nobody else holds."""
        self._clear_result(row)
        self.length[row] = 0
        self.positions[row] = pos
        self._wipe(row)
        self._advance(row)
        self._show(row)

    def put(self, rows: Sequence[int], positions: Sequence[Position]) -> None:
        """Set rows to these positions."""
        at: int = 0
        for row in rows:
            self._put(row, positions[at].copy())
            at += 1

    def copy(self, sources: Sequence[int], targets: Sequence[int], same_chance: bool) -> None:
        """Set each target to its source's state. With `same_chance`, it will also draw the same."""
        saved = self.save(sources)
        at: int = 0
        for row in targets:
            self._restore(row, saved[at], same_chance)
            at += 1

    def save(self, rows: Sequence[int]) -> list[Saved]:
        """What `restore` needs."""
        return [self._saved(row) for row in rows]

    def _saved(self, row: i64) -> Saved:
        ending: list[list[float]] = []
        if self.done[row]:
            first = int(row * self.players)
            seats = range(first, first + int(self.players))
            ending.append([self.rewards[at] for at in seats])
            ending.append([self.scores[at] for at in seats])
            ending.append([float(self.places[at]) for at in seats])
        pos, random, chooser = self.positions[row], self.randoms[row], self.choosers[row]
        return Saved(pos.copy(), random.copy(), chooser.copy(), int(self.length[row]), ending)

    def restore(self, rows: Sequence[int], saved: Sequence[Saved]) -> None:
        """Set each row to what was saved, with its generators."""
        at: int = 0
        for row in rows:
            self._restore(row, saved[at], True)
            at += 1

    def _restore(self, row: i64, saved: Saved, same_chance: bool) -> None:
        if same_chance:
            self.randoms[row] = saved.random.copy()
            self.choosers[row] = saved.chooser.copy()
        self._clear_result(row)
        self.positions[row] = saved.pos.copy()
        self._wipe(row)
        if saved.ending:
            earned, scores, places = saved.ending
            self._note(row, earned, scores, [int(place) for place in places])
        self.length[row] = saved.length
        self._show(row)

    def imagine(self, rows: Sequence[int], seats: Sequence[int]) -> None:
        """Set each row to a position that the seat cannot tell from its own, with everything unknown drawn again."""
        at: int = 0
        for row in rows:
            self.positions[row] = self.positions[row].imagine(seats[at], self.randoms[row])
            self._wipe(row)
            self._show(row)
            at += 1

    def legal_lists(self) -> "tuple[vec[i64], vec[i64]]":
        """All legal actions in one list, game by game, and where each game's begin (and the last one's end)."""
        starts = vec[i64]([0] * (self.size + 1))
        total: i64 = 0
        row: i64 = 0
        while row < self.size:
            total += self.choices[row]
            row += 1
            starts[row] = total
        actions = vec[i64]([0] * int(total))
        row = 0
        while row < self.size:
            at = starts[row]
            source: i64 = row * self.room
            row += 1
            while at < starts[row]:
                actions[at] = self.legal[source]
                source += 1
                at += 1
        return actions, starts
