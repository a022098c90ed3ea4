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
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
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


@pytest.mark.parametrize("name", [*NAMES, *(pytest.param(name, marks=pytest.mark.long) for name in MINI_NAMES)])
def test_the_api_test_on_part_of_the_tree(name: str) -> None:
    made = type(f"Partial_{name}", (PartOfTheTree,), {})
    made.game_name, made.game = name, pyspiel.load_game(name)  # type: ignore[attr-defined]
    run(made)


@pytest.mark.long
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


# What searches need


SECRETIVE = ["sacbe_silver_gold(players=2)", "sacbe_silver_gold(players=3)", "sacbe_tzolkin(players=3)"]


def resampled(state: Any, player: int, seed: int) -> Any:  # noqa: ANN401 - states of pyspiel
    return state.resample_from_infostate(player, pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0))


@pytest.mark.parametrize("name", SECRETIVE)
def test_a_resampled_state_is_one_that_the_seat_cannot_tell_from_the_real_one(name: str) -> None:
    states = [state.clone() for state in walk(name, 11) if not state.is_chance_node() and not state.is_terminal()]
    other = 0
    for state in [*states[:12], *states[12::29]]:
        player = state.current_player()
        for seed in range(3):
            twin = resampled(state, player, seed)
            assert twin.current_player() == player and twin.legal_actions() == state.legal_actions()
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            again = replayed(twin)
            assert again.position.key() == twin.position.key(), "its history leads to it"
            other += twin.history() != state.history()
    assert other > 20, "what is concealed is drawn anew"


def replayed(state: Any) -> Any:  # noqa: ANN401 - states of pyspiel
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    return again


@pytest.mark.parametrize("name", SECRETIVE)
def test_what_is_resampled_follows_from_what_the_seat_knows(name: str) -> None:
    """Two worlds that the seat cannot tell apart are told anew in the same words."""
    state = next(s.clone() for s in walk(name, 5) if s.position.simultaneous and s.current_player() == 1)
    for seed in range(4):
        world = resampled(state, 1, seed)
        assert world.history() != state.history()
        assert resampled(world, 1, 77).history() == resampled(state, 1, 77).history()


@pytest.mark.parametrize("name", SECRETIVE)
def test_is_mcts_plays(name: str) -> None:
    game = pyspiel.load_game(name)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        uct_c=2.0,
        max_simulations=12,
        random_state=np.random.RandomState(2),
        allow_inconsistent_action_sets=True,
    )
    states = [state.clone() for state in walk(name, 3) if not state.is_terminal() and not state.is_chance_node()]
    for state in (states[0], states[len(states) // 2], states[-1]):
        assert bot.step(state) in state.legal_actions()


# Data in and out


@pytest.mark.parametrize("name", [*NAMES, "sacbe_tikal(players=2,auction=True)"])
def test_structs_are_our_documents_views_and_deeds(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in [state.clone() for state in walk(name, 8)][:-1:9]:
        assert state.to_struct().to_dict() == state.position.to_json()
        again = game.new_initial_state(state.to_struct().to_dict())
        assert again.position.key() == state.position.key()
        assert again.legal_actions() == state.legal_actions()
        for player in range(game.num_players()):
            assert state.to_observation_struct(player).to_dict() == state.position.view(player)
        for action in state.legal_actions():
            struct = state.action_to_struct(action)
            assert state.struct_to_actions(struct) == [action]
            assert state.validate_action_struct(struct).ok()
        begun = again.clone()
        begun.apply_action_struct(struct)
        assert begun.position.key() == state.child(action).position.key()


@pytest.mark.parametrize("name", [*NAMES, "sacbe_silver_gold(players=2)"])
def test_tensors_are_those_of_the_page(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.observation_tensor_size() == game.new_initial_state().position.game.observation.size
    for state in [state.clone() for state in walk(name, 8)][:-1:50]:
        layout = state.position.game.observation
        out = layout.blank()
        for player in range(game.num_players()):
            state.position.observe(player, out)
            assert state.observation_tensor(player) == layout.read(out)


def test_trajectories_are_recorded() -> None:
    name = "sacbe_mini_tzolkin"
    game = pyspiel.load_game(name)
    tables = {}
    for state in every_state(game.new_initial_state()):
        legal = state.legal_actions()
        tables[state.information_state_string()] = [(action, 1 / len(legal)) for action in legal]
    policies = [pyspiel.TabularPolicy(tables)] * game.num_players()
    recorded = pyspiel.record_batched_trajectories(
        game, policies, {key: i for i, key in enumerate(tables)}, 4, False, 1, -1
    )
    assert len(recorded.actions) == len(recorded.rewards) == 4
    assert all(sum(rewards) == pytest.approx(0) for rewards in recorded.rewards)


def every_state(root: Any) -> Iterator[Any]:  # noqa: ANN401 - states of pyspiel
    """The states of a tree in which a seat decides."""
    if root.is_terminal():
        return
    if not root.is_chance_node():
        yield root
    for action in root.legal_actions():
        yield from every_state(root.child(action))


# Errors


def test_errors_are_ours_and_openspiels() -> None:
    state = pyspiel.load_game("sacbe_tikal(players=2)").new_initial_state()
    before = state.position.key()
    with pytest.raises(pyspiel.SpielError) as raised:
        state.apply_action(99_999)
    assert isinstance(raised.value, sacbe.IllegalAction)
    assert state.position.key() == before
    with pytest.raises(pyspiel.SpielError, match="players"):
        pyspiel.load_game("sacbe_tikal(players=7)")
    with pytest.raises(pyspiel.SpielError, match="no action of this game"):
        state.struct_to_actions(pyspiel.load_game("tic_tac_toe").new_initial_state().action_to_struct(0, 4))
    with pytest.raises(pyspiel.SpielError, match="game"):
        state.get_game().new_initial_state({"game": "chess"})
