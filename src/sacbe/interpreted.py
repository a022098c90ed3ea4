"""Runs the compiled packages from their Python source instead, for debuggers, coverage and comparison.

Set SACBE_INTERPRETED=1 before the first import of sacbe.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

COMPILED = ("sacbe.engine.", "sacbe.games.", "sacbe.bots.", "sacbe.server.")


class _SourceFinder(MetaPathFinder):
    """Finds a module's .py file where a compiled one lies beside it."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(COMPILED):
            return None
        for folder in path:
            file = Path(folder, fullname.rpartition(".")[2] + ".py")
            if file.is_file():
                return spec_from_file_location(fullname, file)
        return None


if os.environ.get("SACBE_INTERPRETED"):
    sys.meta_path.insert(0, _SourceFinder())
