"""The game on docs/adding-a-game.md is a whole package: installed, it is played in every way that our own games are.

`tests/browser/test_plain_table.py` plays it in Chromium.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT, blocks, environment, files, install_files, type_errors

PAGE = ROOT / "docs" / "adding-a-game.md"
QUICK = "2_ or 3_2 or legal_and_explain or imagined_worlds_look or every_name or mask or names or secret"
"""Those of the package's own tests that take a moment only."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it was written, in `source`, and installed, in `site`."""
    made = tmp_path_factory.mktemp("cenote")
    install_files(PAGE, made)
    return made


def run(folder: Path, *words: str, typed: str = "", code: int = 0) -> str:
    """What a program prints that runs where the package is installed."""
    places = environment(folder / "site")
    done = subprocess.run(
        [sys.executable, *words],
        input=typed,
        cwd=folder / "source",
        env={**places, "SACBE_HOME": str(folder / "home")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == code, done.stderr[-2000:] + done.stdout[-2000:]
    return done.stdout


def sacbe(folder: Path, *words: str, typed: str = "") -> str:
    return run(folder, "-m", "sacbe", *words, typed=typed)


def test_the_page_shows_a_whole_package() -> None:
    shown = files(PAGE)
    python = {name: text for name, text in shown.items() if name.startswith("cenote/") and name.endswith(".py")}
    assert {"pyproject.toml", "cenote/rules.md", "cenote/game.py", "cenote/words/en.ftl", "tests/test_cenote.py"} < set(
        shown
    )
    assert sum(len(text.splitlines()) for text in python.values()) < 400, "it should stay small"
    assert not [name for name in shown if name.endswith((".js", ".ts", ".svelte"))], "a package needs no JavaScript"


def test_its_types_are_strict(folder: Path) -> None:
    assert type_errors(folder / "source" / "cenote", folder / "source" / "tests" / "test_cenote.py") == ""


def test_its_quick_tests_pass(folder: Path) -> None:
    assert "passed" in run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", QUICK, "tests")


@pytest.mark.long
def test_all_its_tests_pass(folder: Path) -> None:
    told = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    assert re.search(r"\d{3} passed", told)


def test_every_refusal_names_a_clause_that_the_rules_have(folder: Path) -> None:
    cited = set(re.findall(r'"CE (\d\.\d)"', files(PAGE)["cenote/refusals.py"]))
    assert cited
    for clause in cited:
        assert f"CE {clause}" in sacbe(folder, "rules", "cenote", clause)


def test_every_message_of_its_words_says_something_there_is(folder: Path) -> None:
    words = files(PAGE)["cenote/words/en.ftl"]
    code = "".join(text for name, text in files(PAGE).items() if name.endswith(".py"))
    for name in re.findall(r"^([\w-]+) =", words, re.MULTILINE):
        if name.startswith("refusal-"):
            assert f'"{name.removeprefix("refusal-")}"' in code
        elif name.startswith(("cenote-view-", "cenote-part-", "cenote-phase-")):
            assert f'"{name.rpartition("-")[2]}"' in code, name


def test_it_is_one_of_the_games(folder: Path) -> None:
    assert json.loads(run(folder, "-c", "import json, sacbe; print(json.dumps(sacbe.games()))"))[0] == "cenote"


def test_the_program_on_the_page_plays_it(folder: Path) -> None:
    (code,) = [code for code in blocks(PAGE, "python") if "sacbe.play" in code]
    told = run(folder, "-c", code)
    assert '[Game "cenote"]' in told
    (folder / "game.sacbe").write_text(told, encoding="utf-8")
    shown = sacbe(folder, "replay", str(folder / "game.sacbe"), "--at", "14")
    assert "jade beside the well" in shown.lower()
    assert "all choose" in shown


def test_it_is_simulated_and_played_in_a_tournament(folder: Path) -> None:
    told = json.loads(sacbe(folder, "sim", "cenote", "--seats", "random,random", "--games", "50", "--json"))
    assert told["games"] == 50
    kept = str(folder / "cenote.jsonl")
    names = ["--bots", "search:10,random", "--games", "8", "--results", kept]
    assert "search:10" in sacbe(folder, "tournament", "cenote", *names)


def test_it_is_played_in_the_terminal_from_start_to_end(folder: Path) -> None:
    # The list of choices is never longer than five, so the first one is always there.
    typed = "moves\n1!\n\n" * 30
    shown = sacbe(folder, "play", "--text", "cenote", "--seats", "Ana=human,random", "--seed", "3", typed=typed)
    assert "jade beside the well" in shown.lower(), "its own words name what lies on the table"
    assert "Which card do you throw into the well?" in shown
    assert "random throws" in shown
    assert "The game is over." in shown


def test_a_refusal_in_the_terminal_gives_its_clause(folder: Path) -> None:
    shown = sacbe(
        folder,
        "play",
        "--text",
        "cenote",
        "--seats",
        "human,random",
        "--seed",
        "3",
        typed="lay 1\nlay 2\nlay 3\nquit\n",
    )
    assert "does not hold that card (CE 2.2)" in shown


def test_it_passes_the_suites_of_pettingzoo_gymnasium_and_openspiel(folder: Path) -> None:
    (code,) = [code for code in blocks(PAGE, "python") if "api_test" in code]
    assert "Passed API test" in run(folder, "-c", code)
    others = """
import gymnasium, numpy, pyspiel
from gymnasium.utils.env_checker import check_env
import sacbe.envs.gymnasium, sacbe.envs.openspiel
from sacbe.envs import batch

check_env(gymnasium.make("sacbe/Cenote-v0", players=3).unwrapped)
pyspiel.random_sim_test(pyspiel.load_game("sacbe_cenote(players=2)"), 2, False, False)
rows = batch("cenote", 16, players=2, seed=1)
for _ in range(50):
    rows.step(rows.sample())
print(rows.observations.shape[0], len(numpy.unique(rows.observations)))
"""
    rows, different = run(folder, "-c", others).split()[-2:]
    assert rows == "16"
    assert int(different) > 5, "an observation made from views says something"


@pytest.mark.long
def test_it_is_measured(folder: Path) -> None:
    assert "Cenote" in sacbe(folder, "bench", "engine", "--seconds", "1")
