"""Arguments that several commands share, checked before long work starts: seeds, files, spans of time."""

import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from sacbe.bots.entrants import is_program
from sacbe.bots.environment_variables import SEED, hide_from_programs, hide_memory
from sacbe.engine.errors import OptionError, SacbeError

UNITS: Final = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
SEED_BITS: Final = 53
"""How long a fresh seed is: too long for a bot to guess, and still an exact whole number in any JSON reader."""


@Parameter(name="*")
@dataclass(frozen=True)
class BotGames:
    """How games between bots are played.

    Parameters
    ----------
    seed
        A whole number. The same seed gives the same deals, whatever --processes. Default: a fresh one. Where programs
        play, use --seed-file or the variable SACBE_SEED, since any program can read a command line.
    seed_file
        Read the seed from this file.
    option
        A table option as name=value, such as start_player=seat-1; can be repeated.
    isolated
        Run every Python bot in a process of its own, where it sees only imagined positions.
    processes
        How many processes; default: one for each processor.
    """

    seed: int | None = None
    seed_file: Path | None = None
    option: list[str] = field(default_factory=list)
    isolated: bool = False
    processes: Annotated[int | None, Parameter(name=("--processes", "--jobs"))] = None

    def has_strangers(self, bots: Iterable[str]) -> bool:
        """Do programs play, or Python bots in processes of their own?"""
        return self.isolated or any(map(is_program, bots))

    def settle_seed(self, bots: Iterable[str]) -> int | None:
        """The seed that was given, hidden from strangers; None if none was given."""
        return settle_secret_seed(self.seed, self.seed_file, strangers=self.has_strangers(bots))


def settle_seed(seed: int | None) -> int:
    """The given seed, or a fresh one."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if seed < 0:
        raise OptionError("seed", f"must be 0 or more, not {seed}")
    return seed


def settle_secret_seed(seed: int | None, file: Path | None, *, strangers: bool) -> int | None:
    """The seed from the command line, a file or the variable SACBE_SEED; None if none is given.

    Where strangers play (programs, or Python bots in processes of their own), it is nowhere that they could read it.
    """
    given = os.environ.pop(SEED, None)
    if file is not None:
        given = _read_seed(file)
    if seed is not None and (file is not None or given is not None):
        raise OptionError("seed", "give it once: here, in a file or in SACBE_SEED")
    if seed is not None and strangers:
        raise OptionError(
            "seed",
            "programs could read it in the command line: put it into a file (--seed-file) or into SACBE_SEED",
        )
    if strangers:
        hide_memory()
        if file is not None:
            hide_from_programs(file)
    if given is None:
        return None if seed is None else settle_seed(seed)
    if not given.strip().isascii() or not given.strip().isdecimal():
        raise OptionError("seed", "must be a whole number of 0 or more")
    return int(given)


def _read_seed(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError("seed-file", f"cannot read {file}: {error}") from None


def check_writable(path: Path) -> None:
    """SacbeError if the file could not be written. Nothing is created."""
    place = path if path.exists() else path.resolve().parent
    trouble = 0
    if path.is_dir():
        trouble = EISDIR
    elif not place.exists():
        trouble = ENOENT
    elif not os.access(place, os.W_OK):
        trouble = EACCES
    if trouble:
        raise SacbeError(f"cannot write {path}: {os.strerror(trouble)}")


def settle_span(option: str, text: str) -> int:
    """The seconds of a span such as `90m`, `12h`, `7d` or `2w`."""
    number, unit = text[:-1], text[-1:]
    if unit not in UNITS or not number.isascii() or not number.isdigit() or not 0 < int(number) < 100_000:
        raise OptionError(option, f"write it as 90m, 12h, 7d or 2w, not {text!r}")
    return int(number) * UNITS[unit]


def span_told(ms: int) -> str:
    """A span as it would be typed, in the largest unit below weeks."""
    seconds = max(0, ms) // 1000
    unit = next((unit for unit in ("d", "h") if seconds >= UNITS[unit]), "m")
    return f"{seconds // UNITS[unit]}{unit}"
