"""A second process that measures the same engine run from its Python source, whenever it is asked to.

It reads requests from its input, one JSON object a line, answers each with a line, and ends when its input does.
"""

import json
import os
import subprocess
import sys
from types import TracebackType

import sacbe
from sacbe.bench.cases import Case
from sacbe.bench.measures import random_play
from sacbe.engine.errors import SacbeError
from sacbe.engine.registry import load


class InterpretedWorker:
    """The process, seen from the one that asks."""

    def __enter__(self) -> "InterpretedWorker":
        # In a session of its own, it does not hear Ctrl-C but ends with its input.
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "sacbe.bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "SACBE_INTERPRETED": "1"},
            start_new_session=True,
        )
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._process.kill()
        self._process.communicate()

    def random_play(self, case: Case, seconds: float, label: int) -> float:
        assert self._process.stdin is not None and self._process.stdout is not None
        request = {"game": case.game, "options": case.options, "seconds": seconds, "label": label}
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise SacbeError("the process that measures the interpreted engine has ended")
        return float(json.loads(answer)["rate"])


def main() -> None:
    assert not sacbe.compiled, "SACBE_INTERPRETED is set"
    for line in sys.stdin:
        request = json.loads(line)
        game = load(request["game"], **request["options"])
        rate = random_play(game, request["seconds"], request["label"])
        print(json.dumps({"rate": rate}), flush=True)


if __name__ == "__main__":
    main()
