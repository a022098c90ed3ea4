"""The names of entrants in tables: programs without their folders."""

import re
from collections import Counter
from collections.abc import Sequence

from sacbe.bots.entrants import EXEC, is_program


def shown_names(entrants: Sequence[str]) -> list[str]:
    """Short names: programs without their folders, unless two of them would then have the same name."""
    short = [_without_folders(entrant) if is_program(entrant) else entrant for entrant in entrants]
    times = Counter(short)
    return [name if times[name] == 1 else entrant for name, entrant in zip(short, entrants, strict=True)]


def _without_folders(entrant: str) -> str:
    """`./bots/mine:0.5s` is `mine:0.5s`, `exec:/usr/bin/python3 /home/me/mine.py -q` is `python3 mine.py -q`."""
    return re.sub(r"[^\s'\"]*/", "", entrant.removeprefix(EXEC)) or entrant
