"""Which bots there are: ours per game, those of other packages, and what a wrong name is told."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, environment

import sacbe
from sacbe.bots import any_game
from sacbe.bots.any_game.random import RandomBot
from sacbe.bots.bot import Bot, Sight, no_budget
from sacbe.bots.budget import Budget
from sacbe.bots.levels import bots, check_bot, levels, make_bot
from sacbe.engine.chance import Rng, rng
from sacbe.engine.errors import OptionError, SacbeError

PACKAGE = '''
"""Two bots of another package."""

class Last:
    """Takes the last of its legal actions."""

    def __init__(self, budget):
        self.budget = budget

    def choose(self, sight):
        return sight.legal[-1]


def make_last(random, budget):
    return Last(budget)


class Faulty:
    def __init__(self, answer):
        self.answer = answer

    def choose(self, sight):
        return self.answer()


def make_raising(random, budget):
    return Faulty(lambda: 1 // 0)


def make_silent(random, budget):
    return Faulty(lambda: None)


def make_wild(random, budget):
    return Faulty(lambda: 10**6)


def make_number(random, budget):
    return 7


def make_trouble(random, budget):
    raise RuntimeError("no licence")
'''
ENTRY_POINTS = """[sacbe.bots]
silver_gold.last = ends:make_last
any.lost = ends:nobody
tikal.greedy = ends:make_last
nothing = ends:make_last
tikal.raising = ends:make_raising
tikal.silent = ends:make_silent
tikal.wild = ends:make_wild
tikal.number = ends:make_number
tikal.trouble = ends:make_trouble
"""


@pytest.fixture
def other_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A small distribution installed by pip where Python looks."""
    source, target = tmp_path / "source", tmp_path / "target"
    info = source / "ends-1.0.dist-info"
    info.mkdir(parents=True)
    (source / "ends.py").write_text(PACKAGE, encoding="utf-8")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ends\nVersion: 1.0\n", encoding="utf-8")
    (info / "WHEEL").write_text("Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    (info / "RECORD").write_text(
        "".join(f"{file.relative_to(source).as_posix()},,\n" for file in sorted(source.rglob("*")) if file.is_file())
        + "ends-1.0.dist-info/RECORD,,\n"
    )
    wheel = tmp_path / "ends-1.0-py3-none-any.whl"
    subprocess.run([sys.executable, "-m", "zipfile", "-c", str(wheel), "ends.py", info.name], cwd=source, check=True)
    words = ["install", "--quiet", "--no-deps", "--no-index", "--no-compile", "--target", str(target), str(wheel)]
    subprocess.run([sys.executable, "-m", "pip", "--disable-pip-version-check", *words], check=True)
    monkeypatch.syspath_prepend(str(target))
    yield target
    sys.modules.pop("ends", None)


@pytest.mark.parametrize("game", sacbe.games())
def test_every_game_has_the_yardsticks_and_makes_all_its_bots(game: str) -> None:
    names = levels(game)
    assert names[0] == "random"
    assert "greedy" in names
    assert len(set(names)) == len(names)
    for name in names:
        made: Bot = make_bot(name, sacbe.load(game), rng(1))
        assert callable(made.choose)


@pytest.mark.parametrize("game", sacbe.games())
def test_players_are_told_of_every_bot_and_which_take_a_budget(game: str) -> None:
    page = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    searching: list[str] = []
    for name in levels(game):
        assert f"`{name}`" in page
        with suppress(OptionError):
            make_bot(name, sacbe.load(game), rng(1), Budget(1))
            searching.append(name)
    *names, last = (f"`{name}`" for name in searching)
    assert f"{', '.join(names)} and {last} look ahead" in page


def test_bots_of_a_game_are_imported_only_when_asked_for() -> None:
    program = (
        "import sys, sacbe; from sacbe.bots.levels import levels; levels('silver_gold'); "
        "assert 'sacbe.bots.silver_gold.levels' in sys.modules; assert 'sacbe.bots.tikal.levels' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program], env=environment(), check=True)


def test_a_name_may_carry_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Budget | None] = []

    def patient(random: Rng, budget: Budget | None) -> Bot:
        given.append(budget)
        return RandomBot(random)

    monkeypatch.setitem(any_game.YARDSTICKS, "patient", patient)
    game = sacbe.load("silver_gold")
    for name in ("patient", "patient:0.5s", "patient:200"):
        make_bot(name, game, rng(1))
    make_bot("patient", game, rng(1), Budget(seconds=3))
    make_bot("patient:0.5s", game, rng(1), Budget(seconds=3))
    assert given == [None, Budget(0.5), Budget(None, 200), Budget(3), Budget(0.5)]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nobody", "there is no bot 'nobody' for Silver & Gold; there are random, "),
        ("", "there is no bot ''"),
        ("nobody:2s", "there is no bot 'nobody'"),
        ("random:2s", "'random:2s': this bot does not search, so it takes no budget"),
        ("greedy:fast", "'greedy:fast': write it as 0.5s, 250ms or 200 (simulations), not 'fast'"),
        ("greedy:", "'greedy:': write it as"),
    ],
)
def test_a_wrong_name_or_budget_is_one_sentence(name: str, sentence: str) -> None:
    with pytest.raises(OptionError) as caught:
        make_bot(name, sacbe.load("silver_gold"), rng(1))
    assert sentence in str(caught.value)


def test_a_bot_without_a_search_takes_no_budget() -> None:
    maker = no_budget(RandomBot)
    assert isinstance(maker(rng(1), None), RandomBot)
    with pytest.raises(OptionError, match="takes no budget"):
        maker(rng(1), Budget(1))


def test_an_installed_package_adds_its_bots(other_package: Path) -> None:
    assert bots("silver_gold") == (*levels("silver_gold"), "last", "lost")
    assert "last" not in bots("tzolkin") and "lost" in bots("tzolkin")
    game = sacbe.load("silver_gold", players=2)
    record = sacbe.play(game, ["last", "last"], seed=1)
    assert record.position.is_over
    made = make_bot("last:250ms", game, rng(1))
    assert vars(made)["budget"] == Budget(seconds=0.25)


def test_a_package_cannot_take_the_name_of_one_of_our_bots(other_package: Path) -> None:
    made = make_bot("greedy", sacbe.load("tikal"), rng(1))
    assert type(made).__module__.startswith("sacbe.bots")
    assert bots("tikal").count("greedy") == 1


def test_a_broken_package_is_one_sentence(other_package: Path) -> None:
    with pytest.raises(OptionError, match="'lost' cannot be imported from ends:nobody: "):
        make_bot("lost", sacbe.load("silver_gold"), rng(1))


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("raising", r"^the bot raising failed with ZeroDivisionError: .* \(ends.py, line \d+\)$"),
        ("silent", r"^the bot silent failed with TypeError: "),
        ("wild", r"^the bot wild chose what it may not: "),
        ("number", r"'number': its maker gives int, which has no method choose$"),
        ("trouble", r"'trouble': cannot be made: RuntimeError: no licence$"),
    ],
)
def test_a_bot_of_a_package_that_fails_is_one_sentence(other_package: Path, name: str, sentence: str) -> None:
    with pytest.raises(SacbeError, match=sentence) as caught:
        sacbe.play(sacbe.load("tikal", players=2), ["random", name], seed=1)
    assert "\n" not in str(caught.value)


def test_who_brings_an_object_sees_what_it_raised() -> None:
    class Broken:
        def choose(self, sight: Sight) -> int:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sacbe.play(sacbe.load("tikal", players=2), ["random", Broken()], seed=1)


def test_a_bot_sees_only_its_sight() -> None:
    game = sacbe.load("silver_gold", players=2)
    pos = game.start()
    while pos.turn == sacbe.CHANCE:
        pos.push(pos.draw(rng("sight")))
    sight = Sight(pos, 1)
    assert (sight.legal, sight.view, sight.game) == (pos.legal(1), pos.view(1), game)


def test_a_bot_of_a_package_can_be_asked_for_without_importing_it(other_package: Path) -> None:
    game = sacbe.load("silver_gold")
    check_bot("last", game)
    check_bot("last:2s", game)
    assert "ends" not in sys.modules
    for name, sentence in {
        "first": "there is no bot 'first'",
        "last:soon": "'last:soon': ",
        "greedy:1s": "'greedy:1s': ",
    }.items():
        with pytest.raises(OptionError, match=sentence):
            check_bot(name, game)
