"""Positions and records draw themselves in notebooks; a game that nobody has drawn is shown as text."""

from xml.etree import ElementTree

import pytest

import sacbe


@pytest.mark.parametrize("name", sacbe.games())
def test_a_position_and_a_record_draw_themselves(name: str) -> None:
    record = sacbe.play(sacbe.load(name), ["random"] * sacbe.load(name).players, seed=1)
    for drawn in (record.position._repr_svg_(), record._repr_svg_()):
        assert drawn is not None
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
