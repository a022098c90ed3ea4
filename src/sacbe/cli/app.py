"""The `sacbe` command, and what all its commands share: errors, Ctrl-C and closed pipes."""

import os
import sys

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

import sacbe
from sacbe.engine.errors import SacbeError

COMMANDS = (
    *("play", "serve", "tables", "people", "doctor", "backup"),
    *("sim", "tournament", "test", "ratings", "tune", "learn", "replay", "analyse", "rules", "bench"),
    *("completion", "licences"),
)
MISTAKE = 2
INTERRUPTED = 130

app = App(
    name="sacbe",
    help="One open table for euro board games: play, simulate, replay, measure.",
    version=f"sacbe {sacbe.__version__} ({'compiled' if sacbe.compiled else 'interpreted'})",
    version_flags=["--version"],
    default_parameter=Parameter(negative=(), show_default=False),
)

# Each command lives in its own module and is imported only when it is called.
for _name in COMMANDS:
    app.command(f"sacbe.cli.{_name}:{_name}", name=_name)


def know_all_commands() -> None:
    """Import every command: their list shows the first sentence of each."""
    for name in COMMANDS:
        app[name]


def main() -> None:
    """Run the command line. A caller's mistake is answered with one sentence and exit code 2."""
    sys.exit(_run(sys.argv[1:]))


def _run(words: list[str]) -> int:
    errors = Console(stderr=True, highlight=False)
    if not words or words[0].startswith("-"):
        know_all_commands()
    try:
        code = app(words, exit_on_error=False, print_error=False, result_action="return_value")
        if not words:
            from sacbe.cli.welcome import offer_to_play

            code = offer_to_play()
        sys.stdout.flush()
    except (SacbeError, CycloptsError) as error:
        errors.print(f"sacbe: {error}", markup=False, soft_wrap=True)
        return MISTAKE
    except KeyboardInterrupt:
        errors.print("")
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has stopped. Without this, Python would complain when it flushes the rest at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return code if isinstance(code, int) else 0
