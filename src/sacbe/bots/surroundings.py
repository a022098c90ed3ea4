"""What a bot finds in its environment: what programs need to start and to compute, and none of the host's secrets.

Passwords, tokens and keys often stand in environment variables, and whatever is started inherits all of them. So bots
get the variables that are listed here, and those that the host names in `SACBE_BOT_ENVIRONMENT`. docs/bot-protocol.md
says what bots can see besides.
"""

from collections.abc import Mapping
from typing import Final

MORE: Final = "SACBE_BOT_ENVIRONMENT"
"""Names of further variables for bots, parted by spaces or commas."""

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
"""The variables that every bot gets, by what they are for."""
ALLOWED: Final = frozenset(" ".join(FOR_BOTS.values()).split())


def bot_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment that a bot gets."""
    more = set(environment.get(MORE, "").replace(",", " ").split())
    return {name: value for name, value in environment.items() if name.upper() in ALLOWED or name in more}
