"""The `sacbe` command and what all its commands share: how errors end, and what Ctrl-C does."""

import os
import sys

from cyclopts import App, CycloptsError
from rich.console import Console

import sacbe
from sacbe.engine.errors import SacbeError

app = App(
    name="sacbe",
    help="One open table for euro board games: play, simulate, replay, measure.",
    version=f"sacbe {sacbe.__version__} ({'compiled' if sacbe.compiled else 'interpreted'})",
    version_flags=["--version"],
)

# Each command lives in its own module and is imported only when it is called.
app.command("sacbe.cli.play:play")
app.command("sacbe.cli.sim:sim")
app.command("sacbe.cli.replay:replay")
app.command("sacbe.cli.rules:rules")
app.command("sacbe.cli.bench:bench")


def main() -> None:
    """Run the command line; a mistake of the caller is one sentence and exit code 2."""
    errors = Console(stderr=True, highlight=False)
    try:
        code = app(exit_on_error=False, print_error=False, result_action="return_value")
    except (SacbeError, CycloptsError) as error:
        errors.print(f"sacbe: {error}", markup=False, soft_wrap=True)
        sys.exit(2)
    except KeyboardInterrupt:
        errors.print("")
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
