"""What the server keeps from bots of other packages, which think in processes of the same user.

A process inherits environment and words of the command line, and Linux shows both of any process to others of the
same user, its memory too. So before a bot starts, the server drops what only it needs, and asks to be shown to nobody.
What such a bot can still reach, as any program of this user can, stands in docs/bot-protocol.md.
"""

import os
import sys
from pathlib import Path
from typing import Final

from sacbe.bots.environment_variables import MORE, bot_environment, hide_memory

OUR_OWN: Final = frozenset(
    # What the server reads while it runs, and no secret.
    f"{MORE} SACBE_HOME FORWARDED_ALLOW_IPS SSL_CERT_FILE SSL_CERT_DIR "
    # The desktop, for `sacbe play`, which opens a browser.
    "DISPLAY WAYLAND_DISPLAY XAUTHORITY DBUS_SESSION_BUS_ADDRESS DESKTOP_SESSION BROWSER "
    # How PostgreSQL is reached; a password in PGPASSWORD has become a part of the database's address.
    "PGHOST PGHOSTADDR PGPORT PGDATABASE PGUSER PGPASSFILE PGSERVICE PGSERVICEFILE PGOPTIONS PGAPPNAME PGSSLMODE "
    "PGSSLROOTCERT PGSSLCERT PGSSLKEY PGSSLCRL PGREQUIREAUTH PGCHANNELBINDING PGGSSENCMODE PGKRBSRVNAME "
    "PGCONNECT_TIMEOUT PGCLIENTENCODING PGTARGETSESSIONATTRS PGSSLNEGOTIATION".split()
)
DESKTOPS: Final = ("XDG_", "KDE_", "GNOME_", "WSL")
"""How variables of desktops begin."""


def seal_server() -> None:
    """Call it when everything has been read from environment and command line, and before anything is started."""
    kept = {name for name in os.environ if name in OUR_OWN or name.startswith(DESKTOPS)}
    _keep_only(kept | bot_environment(os.environ).keys())
    del sys.argv[1:]
    hide_memory()


def seal_thinker() -> None:
    """In a process where bots will think, before any of them is imported."""
    _keep_only(set(bot_environment(os.environ)))
    del sys.argv[1:]
    sys.path[:] = [str(Path(folder).absolute()) for folder in sys.path]
    os.chdir(Path.cwd().anchor)
    hide_memory()


def _keep_only(names: set[str]) -> None:
    for name in list(os.environ):
        if name not in names:
            del os.environ[name]
