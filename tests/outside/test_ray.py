"""A tournament on a real Ray cluster of two nodes gives what one process gives."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from sacbe.arena import ray_cluster
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.engine.errors import OptionError, SacbeError

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

PLAN = Tournament("silver_gold", {"players": 2}, ("greedy", "random"), seed=5)
GAMES = range(24)
ROUNDS = 6
PATIENCE = 180.0

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("default")]
"""A cluster takes its time, and Ray's own code is not free of warnings."""


@pytest.fixture(scope="module")
def cluster() -> Iterator["Cluster"]:
    """Two nodes on this machine, each with a scheduler, an object store and worker processes of its own."""
    source = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", source)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        from ray.cluster_utils import Cluster

        size = {"num_cpus": 1, "object_store_memory": 80_000_000}
        made = Cluster(initialize_head=True, head_node_args={**size, "include_dashboard": False})
        made.add_node(**size)
        made.wait_for_nodes()
        yield made
        made.shutdown()


def _steady(results: list[GameResult]) -> list[tuple[int, list[float], list[int], int]]:
    """Results without what the clock decides."""
    return sorted((result.index, result.scores, result.places, result.decisions) for result in results)


def test_two_nodes_play_what_one_process_plays(cluster: "Cluster", monkeypatch: pytest.MonkeyPatch) -> None:
    nodes: set[str] = set()
    read = ray_cluster._result

    def noted(answer: str, players: int) -> GameResult:
        nodes.add(json.loads(answer)["node"])
        return read(answer, players)

    monkeypatch.setattr(ray_cluster, "_result", noted)
    near = _steady(list(PLAN.play(GAMES)))
    for _ in range(ROUNDS):  # on a busy machine one node may have played everything before the other is ready
        assert _steady(list(ray_cluster.play_on_ray(PLAN, GAMES, cluster.address))) == near
        if len(nodes) == 2:
            break
    assert len(nodes) == 2, "both nodes have played"
    wrong = Tournament("silver_gold", {"players": 2}, ("random", "nobody"), seed=5)
    with pytest.raises(SacbeError, match="there is no bot 'nobody'"):
        list(ray_cluster.play_on_ray(wrong, GAMES, cluster.address))
    import ray

    assert not ray.is_initialized(), "we have left the cluster"


def test_the_command_tells_the_same_of_games_on_the_cluster(cluster: "Cluster") -> None:
    near = _told(_tournament())
    assert near["games"] == len(GAMES)
    assert _told(_tournament("--ray", cluster.address)) == near
    nowhere = _tournament("--ray", "127.0.0.1:1")
    assert (nowhere.returncode, nowhere.stdout) == (2, ""), "without the cluster nothing is played here instead"
    assert nowhere.stderr == "sacbe: option 'ray': no Ray cluster answers at 127.0.0.1:1\n"


def _tournament(*more: str) -> "subprocess.CompletedProcess[str]":
    """`sacbe tournament` with the plan, in a process of its own."""
    words = ["silver_gold", "--bots", "greedy,random", "--games", str(len(GAMES)), "--seed", "5"]
    command = [sys.executable, "-m", "sacbe", "tournament", *words, "--option", "players=2", "--json", *more]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def _told(done: "subprocess.CompletedProcess[str]") -> dict[str, Any]:
    """The JSON of a tournament without what the clock decides."""
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    for result in told["results"]:
        for name in ("decision_seconds", "turn_seconds"):
            assert result.pop(name)["count"] > 0
    return told


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "here:there", "127.0.0.1:99999", "ray://127.0.0.1:1"])
def test_an_address_without_a_cluster_is_one_sentence(address: str) -> None:
    with pytest.raises(OptionError, match="option 'ray'"):
        list(ray_cluster.play_on_ray(PLAN, GAMES, address))
