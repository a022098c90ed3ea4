"""`sacbe tune`: it finds what helps, the same command gives the same weights, and a stopped run goes on."""

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from types import ModuleType

import pytest
from tests.cli.conftest import Command

from sacbe.arena.tuning import (
    METHODS,
    Tuning,
    TuningLog,
    read_table,
    seatings,
    table_text,
    take_step,
    terms,
    tuned_maker,
)
from sacbe.arena.tuning_surface import Shaken, slopes, sureness
from sacbe.bots.bot import Bot, Maker, Sight
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot
from sacbe.bots.silver_gold import levels
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError, SacbeError


class Moody:
    """Plays like greedy as often as the first weight says, else at random; the second weight does nothing."""

    def __init__(self, random: Rng, weights: Sequence[float]) -> None:
        self._random = random
        self._care = weights[0]

    def choose(self, sight: Sight) -> int:
        name = "greedy" if self._random.unit() < self._care else "random"
        return make_bot(name, sight.game, self._random).choose(sight)


def tuned(name: str, weights: Sequence[float]) -> Maker:
    def made(random: Rng, budget: Budget | None) -> Bot:
        return Moody(random, weights)

    if name != "moody":
        raise OptionError("bot", f"{name!r} has no weights")
    return made


@pytest.fixture(autouse=True)
def moody(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    module = ModuleType("sacbe.bots.silver_gold.weights")
    vars(module)["weights"] = lambda: [("care", 0.4, "how often it thinks"), ("colour", 1.0, "nothing at all")]
    monkeypatch.setitem(sys.modules, "sacbe.bots.silver_gold.weights", module)
    monkeypatch.setattr(levels.LADDER, "tuned", tuned)
    yield


def tuning(seed: int = 1, games: int = 8, method: str = "spsa", bot: str = "moody") -> Tuning:
    return Tuning("silver_gold", {"players": 2}, bot, seed, games, method)


def run(plan: Tuning, steps: int, path: Path | None = None) -> TuningLog:
    with closing(TuningLog(plan, path)) as log:
        while len(log.steps) < steps:
            log.add(take_step(plan, len(log.steps), log.weights, 1))
    return log


@pytest.mark.parametrize("method", METHODS)
def test_a_weight_that_helps_rises(method: str) -> None:
    assert run(tuning(games=16, method=method), 6).weights[0] > 0.42


@pytest.mark.parametrize("method", ["spsa", "surface"])
def test_the_same_seed_gives_the_same_weights_and_another_others(method: str) -> None:
    assert run(tuning(method=method), 2).weights == run(tuning(method=method), 2).weights
    assert run(tuning(method=method), 2).weights != run(tuning(seed=2, method=method), 2).weights


def test_a_surface_finds_what_each_weight_does() -> None:
    """Four weights, one good, one bad, two without effect; luck of three points a seat."""
    random = rng("surface")
    seats: list[tuple[list[float], float]] = []
    for _ in range(400):
        moves = [2 * (random.unit() + random.unit() + random.unit()) - 3 for _ in range(4)]
        seats.append((moves, 1.5 * moves[0] - 0.8 * moves[1] + 6 * (random.unit() - 0.5) * 1.7))
    found, errors = slopes(seats)
    for slope, error, true in zip(found, errors, (1.5, -0.8, 0, 0), strict=True):
        assert abs(slope - true) < 3 * error < 0.8
    assert sureness(10) > 0.98 and sureness(-10) < -0.98 and abs(sureness(0.3)) < 0.09


def test_the_seats_of_a_shaken_game_are_compared_with_their_table() -> None:
    work = Shaken(tuning(), 0, [0.4, 1.0], [0.1, 0.25])
    number, seats = work.begin()(5)
    assert number == 5 and len(seats) == 2
    for column in zip(*((*moves, lead) for moves, lead in seats), strict=True):
        assert sum(column) == pytest.approx(0)
    assert work.begin()(5) == (number, seats)


def test_a_stopped_run_goes_on_to_the_same_weights(tmp_path: Path) -> None:
    whole = run(tuning(), 3).weights
    file = tmp_path / "log.jsonl"
    run(tuning(), 2, file)
    with file.open("a") as torn:
        torn.write('{"step": 2, "le')
    assert run(tuning(), 3, file).weights == whole
    assert [json.loads(line)["step"] for line in file.read_text().splitlines()[1:]] == [0, 1, 2]


def test_a_log_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "log.jsonl"
    run(tuning(), 1, file)
    with pytest.raises(SacbeError, match="is the log of another tuning: its seed differs"):
        TuningLog(tuning(seed=2), file)
    for text in ("hello\n", "hello", "[1]\n"):
        file.write_text(text)
        with pytest.raises(SacbeError, match="is not the log of a tuning"):
            TuningLog(tuning(), file)
        assert file.read_text() == text


@pytest.mark.parametrize("weights", [[0.4], "0.4", None, [0.4, "much"], [0.4, float("inf")]])
def test_a_damaged_step_is_named(tmp_path: Path, weights: object) -> None:
    file = tmp_path / "log.jsonl"
    run(tuning(), 1, file)
    whole = file.read_text()
    file.write_text(whole + json.dumps({"step": 1, "lead": 0.0, "error": 0.0, "weights": weights}) + "\n")
    with pytest.raises(SacbeError, match="line 3: this is not a step of a tuning"):
        TuningLog(tuning(), file)


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, [(0, 1), (1, 0)]),
        (3, [(0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0)]),
        (4, [(0, 1, 0, 1), (1, 0, 1, 0)]),
    ],
)
def test_both_sides_sit_everywhere(players: int, expected: list[tuple[int, ...]]) -> None:
    assert seatings(players) == expected


def test_what_cannot_be_tuned_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OptionError, match="must be one of spsa, coordinate, surface, not 'luck'"):
        tuning(method="luck").load()
    with pytest.raises(OptionError, match="'greedy' has no weights"):
        tuning(bot="greedy").load()
    with pytest.raises(OptionError, match="option 'budget'"):
        tuned_maker("silver_gold", "moody:soon", [1, 1])
    vars(sys.modules["sacbe.bots.silver_gold.weights"]).pop("weights")
    with pytest.raises(OptionError, match="Silver & Gold has no weights to tune"):
        terms("silver_gold")


def test_the_table_can_be_pasted() -> None:
    text = table_text("silver_gold", [0.512345, 2], "sacbe tune silver_gold --seed 1")
    comment, *table = text.splitlines()
    assert comment == "# sacbe tune silver_gold --seed 1"
    rows = eval("\n".join(table))
    assert rows == [("care", 0.5123, "how often it thinks"), ("colour", 2.0, "nothing at all")]


def test_the_command_tunes_writes_and_shows(command: Command, tmp_path: Path) -> None:
    words = ("tune", "silver_gold", "--bot", "moody", "--steps", "2", "--games", "4", "--seed", "1", "--processes", "1")
    file = tmp_path / "tuned.txt"
    shown = command(*words, "--option", "players=2", "--write", str(file))
    assert (shown.code, shown.err) == (0, "")
    assert "care" in shown.out and "how often it thinks" in shown.out
    options = "--bot moody --steps 2 --games 4 --method spsa --seed 1 --option players=2"
    assert file.read_text().splitlines()[0] == f"# sacbe tune silver_gold {options}"
    assert command(*words[:4], "--steps", "0").err == "sacbe: option 'steps': must be at least 1, not 0\n"


def test_a_bot_gets_the_budget_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    def noting(name: str, weights: Sequence[float]) -> Maker:
        def made(random: Rng, budget: Budget | None) -> Bot:
            given.append(budget)
            return Moody(random, weights)

        return made

    monkeypatch.setattr(levels.LADDER, "tuned", noting)
    tuned_maker("silver_gold", "moody:20", [1, 1])(rng(1), None)
    assert given == [Budget(simulations=20)]


def test_a_tuning_may_begin_with_other_weights(tmp_path: Path, command: Command) -> None:
    spoilt = tmp_path / "spoilt.txt"
    spoilt.write_text(table_text("silver_gold", [0.05, 1.0], "by hand"), encoding="utf-8")
    tuned_to = tmp_path / "tuned.txt"
    words = ["tune", "silver_gold", "--bot", "moody", "--method", "coordinate", "--steps", "1", "--games", "16"]
    words += ["--option", "players=2", "--seed", "4", "--processes", "1", "--start", str(spoilt)]
    done = command(*words, "--write", str(tuned_to))
    assert done.code == 0
    told = tuned_to.read_text(encoding="utf-8").splitlines()[0]
    assert f"--start {spoilt}" in told, "the command can be given again from where it was given"
    assert read_table("silver_gold", spoilt) == (0.05, 1.0)
    care = next(line for line in done.out.splitlines() if line.startswith("care"))
    assert care.split()[1] == "0.05", "it began with the file's weight, not with the game's 0.4"


def test_a_file_without_the_weights_of_the_game_is_refused(tmp_path: Path, command: Command) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text('[("corn", 1.0, "food")]', encoding="utf-8")
    done = command("tune", "silver_gold", "--bot", "moody", "--start", str(wrong))
    assert done.code == 2
    assert "does not have the weights of Silver & Gold" in done.err
