"""`sacbe play` in the browser: the server of `sacbe serve`, for this machine only, with its page opened."""

import json
import os
import sys
import webbrowser
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from rich.console import Console

import sacbe
from sacbe.cli.serve import open_store
from sacbe.engine.errors import OptionError
from sacbe.server.limits import Limits
from sacbe.terminal import saves

HOST: Final = "127.0.0.1"
ALONE: Final = Limits(own_machine=100, longest_thought=60, most_simulations=100_000)
"""Players on their own machine take nothing away from anybody, so they may have much."""
PAGE: Final = Path(sacbe.__file__).parent / "server" / "static" / "index.html"


def has_page() -> bool:
    """Was the page built into this installation?"""
    return PAGE.is_file()


def play_page(port: int, browser: bool) -> int:
    """Serve until Ctrl-C. If a server of this player is running already, only open its page."""
    if _is_open(port):
        _show(port, browser, "Sacbe is open already")
        return 0
    with closing(open_store(None, saves.home())) as database:
        from sacbe.server.app import Settings
        from sacbe.server.bots_at_work import default_processes
        from sacbe.server.running import run, take_port

        try:
            taken = take_port(HOST, port)
        except OptionError:
            taken = take_port(HOST, 0)  # somebody else has the port: any other will do
        number = int(taken.getsockname()[1])
        settings = Settings(processes=default_processes(), version=sacbe.__version__, limits=ALONE)
        run(settings, database, taken, lambda: _show(number, browser, "Sacbe is open"))
    return 0


def _is_open(port: int) -> bool:
    """Does a Sacbe server answer at this port?"""
    try:
        with urlopen(f"http://{HOST}:{port}/api/health", timeout=1) as answer:
            said: object = json.load(answer).get("status")
            return said == "ok"
    except (URLError, OSError, ValueError, AttributeError):
        return False


def _show(port: int, browser: bool, says: str) -> None:
    link = f"http://localhost:{port}/"
    console = Console(highlight=False)
    console.print(f"{says} at {link}", soft_wrap=True)
    if browser and _has_screen() and webbrowser.open(link):
        console.print("Your browser shows the table. Stop with Ctrl-C; nothing is lost.", soft_wrap=True)
    else:
        console.print("Open it in a browser on this machine. Stop with Ctrl-C; nothing is lost.", soft_wrap=True)
    console.print("To play in this terminal instead: sacbe play --text tikal", soft_wrap=True)


def _has_screen() -> bool:
    """Is there a screen to open a browser on? Without one, Python would start a browser in this terminal."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
