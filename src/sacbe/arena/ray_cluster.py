"""Tournaments on many machines: games as tasks on a Ray cluster.

Every machine of the cluster needs sacbe. Plans and results travel as JSON. If a machine is lost, Ray plays its game
again on another.
"""

import json
import logging
import socket
from collections.abc import Generator, Sequence
from typing import Any, Final

from sacbe.arena.tournament import GameResult, Tournament
from sacbe.engine.errors import OptionError, SacbeError

REACH: Final = 5.0
"""Seconds to wait for an answer."""


def play_on_ray(plan: Tournament, indexes: Sequence[int], address: str) -> Generator[GameResult, None, None]:
    """The results of these games, as they are finished. `address` is that of a running cluster, or `auto`."""
    try:
        import ray
    except ImportError:
        raise SacbeError("--ray needs the package ray; install it with: pip install 'sacbe[ray]'") from None
    _reach(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = str(error).strip().partition("\n")[0]
        raise OptionError("ray", f"no Ray cluster answers at {address}: {reason}") from None
    try:
        # A game is one task for one processor. Tasks are spread, so that no machine waits while others have a queue.
        task = ray.remote(num_cpus=1, scheduling_strategy="SPREAD")(play_task)
        width = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left = iter(indexes)
        running = [task.remote(json.dumps(plan.to_json()), index) for _, index in zip(range(width), left, strict=False)]
        while running:
            done, running = ray.wait(running)
            running += [task.remote(json.dumps(plan.to_json()), index) for _, index in zip(done, left, strict=False)]
            for answer in done:
                yield _result(ray.get(answer), plan.players)
    except ray.exceptions.RayError as error:
        last = str(error).strip().rpartition("\n")[2]
        raise SacbeError(f"a machine of the Ray cluster could not play (is sacbe installed there?): {last}") from None
    finally:
        ray.shutdown()


def _reach(address: str) -> None:
    """Check that somebody listens at this address; Ray itself would try for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address == "auto":
        return
    if not colon or not port.isascii() or not port.isdecimal():
        raise OptionError("ray", f"write the address as HOST:PORT or auto, not {address!r}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=REACH).close()
    except (OSError, OverflowError):
        raise OptionError("ray", f"no Ray cluster answers at {address}") from None


def _result(answer: str, players: int) -> GameResult:
    data: dict[str, Any] = json.loads(answer)
    if "mistake" in data:
        raise SacbeError(data["mistake"])
    return GameResult.from_json(data, players)


# On a machine of the cluster


def play_task(plan: str, index: int) -> str:
    """Play one game of a plan. Returns the result or an error's sentence, and the machine that played."""
    import ray

    node = ray.get_runtime_context().get_node_id()
    try:
        return json.dumps({"node": node, **Tournament.from_json(json.loads(plan)).begin()(index).to_json()})
    except SacbeError as error:
        return json.dumps({"node": node, "mistake": str(error)})
