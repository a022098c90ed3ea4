"""The results file of a tournament: the plan on the first line, then a line for each game, written when it is over.

The plan of a sealed file holds only a commitment to the seed, so that no bot can learn there what will be dealt. The
seed is in a file beside it that only its owner may read. When all games are played, the seed is written to the last
line, and anybody can check it against the commitment.
"""

import hashlib
import json
import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from sacbe.arena.resumable import ResumableFile, whole
from sacbe.arena.tournament import GameResult, Tournament
from sacbe.bots.clock import WALL
from sacbe.engine.errors import SacbeError

VERSION: Final = 1
SALT: Final = 16
"""How many random bytes are hashed with the seed: without them, a small seed could be guessed."""
COMMITMENT: Final = "seed_commitment"
REVEALED: Final = "revealed"


class Results:
    """The finished games, in a file or only in memory. Reading leaves the file unchanged."""

    def __init__(
        self,
        plan: Tournament,
        path: Path | None = None,
        *,
        only_look: bool = False,
        sealed: bool = False,
        also: Mapping[str, Any] | None = None,
    ) -> None:
        """`also` is what the plan of the file says beside the tournament, such as the test that it is played for."""
        self.plan = plan
        self.games: dict[int, GameResult] = {}
        self.revealed = False
        self._lines: ResumableFile | None = None
        self._salt = ""
        if path is None:
            return
        lines = _lines(path)
        found = _plan_of(lines)
        wanted = {"sacbe tournament": VERSION, **plan.to_json(), **(also or {})}
        if found is not None and COMMITMENT in found:
            self._salt = str(_secret(path, lines)["salt"])
            self.revealed = not secret_path(path).exists()
        elif found is None and sealed:
            self._salt = secrets.token_hex(SALT)
        if self._salt:
            del wanted["seed"]
            wanted[COMMITMENT] = commitment(plan.seed, self._salt)
        if found is not None:
            _compare(path, found, wanted)
        for result in lines.pieces(lambda data: _game(data, plan.players), "the result of a game"):
            if result is not None:
                self.games[result.index] = result
        if not only_look:
            if found is None and self._salt:
                _keep_secret(path, {"seed": plan.seed, "salt": self._salt})
            lines.begin(wanted)
            self._lines = lines

    def add(self, result: GameResult) -> None:
        self.games[result.index] = result
        if self._lines is not None:
            self._lines.add(result.to_json())

    def reveal(self) -> None:
        """All games are played: write the seed to the file."""
        if self._lines is None or not self._salt or self.revealed:
            return
        self._lines.add({REVEALED: {"seed": self.plan.seed, "salt": self._salt}})
        secret_path(self._lines.path).unlink(missing_ok=True)
        self.revealed = True

    def missing(self, games: int) -> list[int]:
        return [index for index in range(games) if index not in self.games]

    def in_order(self, games: int) -> list[GameResult]:
        return [self.games[index] for index in range(games) if index in self.games]

    def close(self) -> None:
        if self._lines is not None:
            self._lines.close()
            self._lines = None


def commitment(seed: int, salt: str) -> str:
    """What binds a plan to a seed without showing it."""
    return hashlib.sha256(f"sacbe tournament/{salt}/{seed}".encode()).hexdigest()


def secret_path(path: Path) -> Path:
    """Where the seed of a sealed results file is kept until all games are played."""
    return path.with_name(path.name + ".seed")


def read_plan(path: Path) -> dict[str, Any] | None:
    """The plan in the file, with the seed; None if nothing was begun there."""
    lines = _lines(path)
    plan = _plan_of(lines)
    if plan is not None and COMMITMENT in plan:
        plan["seed"] = whole(_secret(path, lines)["seed"], most=None)
    return plan


def _secret(path: Path, lines: ResumableFile) -> dict[str, Any]:
    """Seed and salt, from the last line or from the secret file."""
    for found in lines.pieces(lambda data: data.get(REVEALED), "the result of a game"):
        if isinstance(found, dict):
            return found
    try:
        secret = json.loads(secret_path(path).read_text(encoding="utf-8"))
        whole(secret["seed"], most=None)
    except (OSError, ValueError, KeyError, TypeError):
        raise SacbeError(f"{secret_path(path)} with the seed is missing or damaged; {path} cannot go on") from None
    return {"seed": secret["seed"], "salt": secret["salt"]}


def _keep_secret(path: Path, secret: dict[str, Any]) -> None:
    place = secret_path(path)
    try:
        place.unlink(missing_ok=True)
        with os.fdopen(os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(secret, file)
    except OSError as error:
        raise SacbeError(f"cannot write {place}: {error.strerror}") from None


def _game(data: dict[str, Any], players: int) -> GameResult | None:
    return None if REVEALED in data else GameResult.from_json(data, players)


def _lines(path: Path) -> ResumableFile:
    return ResumableFile(path, "the results file of a tournament", '{"sacbe tournament":')


def _plan_of(lines: ResumableFile) -> dict[str, Any] | None:
    plan = lines.plan()
    if plan is not None:
        try:
            if COMMITMENT not in plan:
                whole(plan.get("seed"), most=None)
        except ValueError:
            raise SacbeError(f"{lines.path} is not the results file of a tournament") from None
        plan.setdefault("watch", WALL)
    return plan


def _compare(path: Path, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if found.get(name) != value:
            what = "its seed is another" if name == COMMITMENT else f"{name}: {found.get(name)!r}, not {value!r}"
            raise SacbeError(
                f"{path} holds another tournament ({what}); give the same words again, or choose another file"
            )
