"""OpenSpiel's own suites on our games: simulations, its API test, full trees of the mini games, playthroughs."""

import json
import unittest
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough
from open_spiel.python.observation import make_observation

import sacbe
from sacbe.engine.game import CHANCE
from sacbe.envs.minis import MINIS
from sacbe.envs.openspiel import MINI_NAMES, NAMES

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
TABLES = [
    *NAMES,
    "sacbe_silver_gold(players=2)",
    "sacbe_tikal(players=2,auction=True)",
    "sacbe_tzolkin(players=3,reward=score)",
    "sacbe_tzolkin(players=2,reward=win)",
    *MINI_NAMES,
]


def run(case: type[unittest.TestCase]) -> None:
    """Run a test case of OpenSpiel's: every failure in it is one of ours."""
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun > 0
    assert not result.skipped
    assert not [text for _, text in result.failures + result.errors]


@pytest.mark.parametrize("name", TABLES)
def test_random_simulations(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", ["sacbe_silver_gold(players=2)", "sacbe_tikal", *MINI_NAMES])
def test_simulations_with_serialized_states(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


class PartOfTheTree(api_test.EnforceAPIOnPartialTreeBase):
    """OpenSpiel samples states near the root, where our games are still dealt; here are some of a whole game too."""

    __test__ = False  # only its subclasses, one for each game, are run
    game_name: str
    some_states: list[Any]

    @classmethod
    def setUpClass(cls) -> None:
        super().setUpClass()  # type: ignore[no-untyped-call]
        cls.some_states += [state.clone() for state in walk(cls.game_name, 3)][::5]


@pytest.mark.parametrize("name", [*NAMES, *MINI_NAMES])
def test_the_api_test_on_part_of_the_tree(name: str) -> None:
    made = type(f"Partial_{name}", (PartOfTheTree,), {})
    made.game_name, made.game = name, pyspiel.load_game(name)  # type: ignore[attr-defined]
    run(made)


@pytest.mark.parametrize("mini", MINIS, ids=lambda mini: str(mini.game))
def test_the_api_test_on_the_whole_tree(mini: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401
    name = f"sacbe_mini_{mini.game}"
    game = pyspiel.load_game(name)
    nodes, counts, told = counted(game.new_initial_state())
    assert nodes == mini.nodes
    monkeypatch.setitem(api_test.TOTAL_NUM_STATES, name, counts)
    monkeypatch.setitem(api_test.PERFECT_RECALL_NUM_STATES, name, told)
    made = type(f"Full_{name}", (api_test.EnforceAPIOnFullTreeBase,), {})
    made.game_name, made.game = name, game  # type: ignore[attr-defined]
    run(made)


def counted(root: Any) -> tuple[int, tuple[int, int, int], int]:  # noqa: ANN401 - a state of pyspiel
    """Nodes of the tree; chance, decision and final nodes; and what deciding seats can tell apart."""
    chance = playing = final = 0
    told: set[tuple[str, int]] = set()
    states = [root]
    while states:
        state = states.pop()
        if state.is_terminal():
            final += 1
            continue
        if state.is_chance_node():
            chance += 1
        else:
            playing += 1
            told.add((state.information_state_string(), state.current_player()))
        states += [state.child(action) for action in state.legal_actions()]
    return chance + playing + final, (chance, playing, final), len(told)


@pytest.mark.parametrize("path", sorted(PLAYTHROUGHS.glob("*.txt")), ids=lambda path: str(path.stem))
def test_playthroughs_are_as_they_were(path: Path) -> None:
    """scripts/make_playthroughs.py writes them anew when the rules or the observations change on purpose."""
    flags.FLAGS.mark_as_parsed()
    expected, found = generate_playthrough.replay(str(path))
    assert found == expected


def test_every_mini_game_has_a_playthrough() -> None:
    assert {path.stem for path in PLAYTHROUGHS.glob("*.txt")} >= set(MINI_NAMES)


def walk(name: str, seed: int) -> Iterator[Any]:
    """The states of a random game."""
    chooser = np.random.default_rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chooser.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(chooser.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("name", ["sacbe_silver_gold(players=3)", "sacbe_tikal(players=2)", "sacbe_tzolkin(players=3)"])
def test_it_is_the_game_of_the_engine(name: str) -> None:
    state = list(walk(name, 4))[-1]
    game = state.get_game().game
    pos = game.start()
    for action in state.history():
        pos.push(action + game.decisions if pos.turn == CHANCE else action)
    assert pos.is_over
    assert pos.key() == state.position.key()
    assert sum(state.returns()) == pytest.approx(0)


def seen(state: Any, player: int) -> str:  # noqa: ANN401 - a state of pyspiel
    """What a seat observes, but for who is still choosing: that is open to all."""
    return " ".join(word for word in state.observation_string(player).split() if ".pending=" not in word)


@pytest.mark.parametrize("name", ["sacbe_silver_gold(players=3)", "sacbe_tzolkin(players=3)"])
def test_observers_tell_nobody_anothers_secrets(name: str) -> None:
    """TZ 2.5, SG 2.1: while seats choose in secret, others see only that they have not all chosen."""
    choosing = [state.clone() for state in walk(name, 7) if state.position.simultaneous][:12]
    assert choosing
    secret = False
    for state in choosing:
        player = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        if not all(child.position.simultaneous for child in after):
            continue
        for other in range(3):
            told = {(seen(child, other), child.information_state_string(other)) for child in after}
            assert (len(told) > 1) == (other == player and len(after) > 1)
            secret |= len(after) > 1
    assert secret


def test_public_and_private_observers_share_what_there_is() -> None:
    game = pyspiel.load_game("sacbe_tzolkin(players=2)")
    nobody, own = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody))
    private = make_observation(game, pyspiel.IIGObservationType(False, False, own))
    keep = next(state for state in walk("sacbe_tzolkin(players=2)", 1) if state.position.simultaneous)
    assert " hand=" not in public.string_from(keep, 0)
    assert private.string_from(keep, 0).count("wealth") == 4
    assert private.string_from(keep, 0) != private.string_from(keep, 1)
    public.set_from(keep, 0)
    assert public.dict["hand"].sum() == 0


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(sacbe.OptionError, match="players"):
        pyspiel.load_game("sacbe_tikal(players=7)")
    with pytest.raises(ValueError, match="reward"):
        pyspiel.load_game("sacbe_tikal(reward=gold)")


def test_the_files_of_the_mini_games_are_positions() -> None:
    for mini in MINIS:
        game = sacbe.load(mini.game, **mini.options)
        assert json.loads(json.dumps(game.position(mini.position).to_json())) == mini.position
