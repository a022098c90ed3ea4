"""The commands of the online table need packages that the rest of Sacbe does without."""

from collections.abc import Iterator
from contextlib import contextmanager

from sacbe.engine.errors import OptionError


@contextmanager
def needs_server_packages(command: str) -> Iterator[None]:
    """Around the imports of the server: says how to get what is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise OptionError(
            command, f"a package of the server is missing, which pip install sacbe brings ({error.name})"
        ) from None
