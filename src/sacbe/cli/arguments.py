"""Arguments that several commands share, checked before long work starts: seeds, files, spans of time."""

import os
import secrets
from errno import EACCES, EISDIR, ENOENT
from pathlib import Path
from typing import Final

from sacbe.bots.environment_variables import SEED, hide_from_programs, hide_memory
from sacbe.engine.errors import OptionError, SacbeError

UNITS: Final = {"m": 60, "h": 3_600, "d": 86_400, "w": 604_800}
SEED_BITS: Final = 53
"""How long a fresh seed is: too long for a bot to guess, and still an exact whole number in any JSON reader."""


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
