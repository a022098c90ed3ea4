"""The environment variables that a bot gets: what programs need to run, and none of the host's secrets.

Environment variables often hold passwords, tokens and keys, and every program that is started inherits them all. So
bots get only the variables listed here, and those that the host names in `SACBE_BOT_ENVIRONMENT`.
docs/bot-protocol.md says what else bots can see.
"""

import ctypes
import os
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

PR_SET_DUMPABLE: Final = 4
HIDDEN: Final = "SACBE_HIDDEN"
"""Files and folders that no program may find, separated by the system's path separator."""
SEED: Final = "SACBE_SEED"
"""The seed of a command. No bot gets it, whatever the host names."""
ENCLOSURE: Final = Path(__file__).with_name("enclosure.py")
TRIED: Final = 20.0
"""Seconds to find out whether the system can enclose a program."""

MORE: Final = "SACBE_BOT_ENVIRONMENT"
"""Names of further variables for bots, separated by spaces or commas."""

FOR_BOTS: Final = {
    "programs, libraries, files": "PATH HOME USER LOGNAME SHELL PWD TMPDIR TEMP TMP LD_LIBRARY_PATH DYLD_LIBRARY_PATH "
    "DYLD_FALLBACK_LIBRARY_PATH XDG_CACHE_HOME VIRTUAL_ENV CONDA_PREFIX",
    "language and time": "LANG LANGUAGE LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME TZ TZDIR",
    "Python": "PYTHONHOME PYTHONPATH PYTHONUSERBASE PYTHONNOUSERSITE PYTHONSAFEPATH PYTHONPYCACHEPREFIX "
    "PYTHONDONTWRITEBYTECODE PYTHONHASHSEED PYTHONIOENCODING PYTHONUTF8 PYTHONUNBUFFERED PYTHONWARNINGS PYTHONOPTIMIZE "
    "PYTHONFAULTHANDLER SACBE_INTERPRETED",
    "how many processors": "OMP_NUM_THREADS OPENBLAS_NUM_THREADS MKL_NUM_THREADS NUMEXPR_NUM_THREADS "
    "CUDA_VISIBLE_DEVICES",
    "Windows": "SYSTEMROOT SYSTEMDRIVE WINDIR COMSPEC PATHEXT USERNAME USERPROFILE APPDATA LOCALAPPDATA PROGRAMDATA "
    "PROGRAMFILES NUMBER_OF_PROCESSORS PROCESSOR_ARCHITECTURE",
}
"""The variables that every bot gets, by purpose."""
ALLOWED: Final = frozenset(" ".join(FOR_BOTS.values()).split())


def bot_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that a bot gets."""
    more = set(environment.get(MORE, "").replace(",", " ").split()) - {SEED, HIDDEN}
    return {name: value for name, value in environment.items() if name.upper() in ALLOWED or name in more}


def hide_memory() -> None:
    """On Linux, keep other processes of this user from reading our memory, our first environment and our open files.

    The superuser and our parent process still can. Other systems have no such switch.
    """
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)


def hide_from_programs(*paths: Path) -> None:
    """Hide these from all programs started from now on, here or in our workers, if the system has namespaces."""
    known = [path for path in os.environ.get(HIDDEN, "").split(os.pathsep) if path]
    os.environ[HIDDEN] = os.pathsep.join([*known, *(str(path.resolve()) for path in paths)])


@cache
def can_enclose() -> bool:
    """Can a program have a user namespace of its own? On Linux it usually can."""
    if sys.platform != "linux":
        return False
    try:
        done = subprocess.run(enclosed(["true"]), capture_output=True, timeout=TRIED, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def enclosed(command: list[str]) -> list[str]:
    """The command, run in an enclosure."""
    return [sys.executable, "-I", "-S", str(ENCLOSURE), *command]
