"""Tests of what must hold for every game, for use on your own: `pip install 'sacbe[testing]'`.

    import pytest
    import sacbe
    from sacbe.testing import PROPERTIES, Property, Table

    @pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__)
    def test_that(holds: Property) -> None:
        holds(Table(sacbe.load("cenote", players=3)))

Our own games are tested in the same way.
"""

import pytest

# Before they are imported, so that a failure shows what was compared.
pytest.register_assert_rewrite(
    *(f"{__name__}.{module}" for module in ("bots", "contract", "learners", "simultaneous", "views", "whole_games"))
)

from sacbe.testing import bots, contract, learners, simultaneous, views, whole_games  # noqa: E402
from sacbe.testing.tables import Property, Table  # noqa: E402

PROPERTIES: list[Property] = [
    *contract.PROPERTIES,
    *views.PROPERTIES,
    *whole_games.PROPERTIES,
    *simultaneous.PROPERTIES,
    *learners.PROPERTIES,
    *bots.PROPERTIES,
]

__all__ = ["PROPERTIES", "Property", "Table"]
