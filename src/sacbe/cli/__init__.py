"""The command line: one file per command. Errors are one sentence and exit code 2."""

from sacbe.cli.app import main

__all__ = ["main"]
