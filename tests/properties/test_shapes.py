"""What games hand out as JSON has just the shape that their module `shapes` says: nothing missing, nothing more."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from scripts.make_typescript import shapes_of
from tests.properties.tables import IDS, TABLES

from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE
from sacbe.testing.tables import Table, at_random, some_positions

HEAD = {"game", "rules", "options"}
UNKNOWN = -1


def faults(data: object, shape: Any, place: str) -> Iterator[str]:  # noqa: ANN401
    """Where data is not of a shape."""
    origin, args = get_origin(shape), get_args(shape)
    if origin is Literal:
        if data not in args:
            yield f"{place}: {data!r} is none of {args}"
    elif origin in (UnionType, Union):
        tried = [list(faults(data, each, place)) for each in args]
        if all(tried):
            yield min(tried, key=len)[0]
    elif is_typeddict(shape):
        yield from faults_of_object(data, shape, place)
    elif origin is list:
        if not isinstance(data, list):
            yield f"{place}: {data!r} is no list"
            return
        for at, each in enumerate(data):
            yield from faults(each, args[0], f"{place}[{at}]")
    elif origin is dict:
        if not isinstance(data, dict):
            yield f"{place}: {data!r} is no object"
            return
        for name, each in data.items():
            yield from faults(name, args[0], f"{place}, a name")
            yield from faults(each, args[1], f"{place}.{name}")
    else:
        kinds = {None: (NoneType,), float: (int, float)}.get(shape, (shape,))
        if type(data) not in kinds:
            yield f"{place}: {data!r} is no {shape}"


def faults_of_object(data: object, shape: Any, place: str) -> Iterator[str]:  # noqa: ANN401
    if not isinstance(data, dict):
        yield f"{place}: {data!r} is no object"
        return
    fields = get_type_hints(shape)
    missing, more = shape.__required_keys__ - data.keys(), data.keys() - fields.keys()
    if missing or more:
        yield f"{place}: without {sorted(missing)}, with {sorted(more)}"
    for name in data.keys() & fields.keys():
        yield from faults(data[name], fields[name], f"{place}.{name}")


@pytest.mark.parametrize("table", TABLES, ids=IDS)
def test_views_terms_and_news_have_their_shape(table: Table) -> None:
    game = table.game
    shapes = shapes_of(type(game))
    told = 0
    for number, pos in enumerate(some_positions(table, "shapes", games=12, each=10)):
        random = rng("shapes", str(table), number)
        for reader in (None, *range(game.players)):
            view = {name: value for name, value in pos.view(reader).items() if name not in HEAD}
            assert list(faults(view, shapes.View, "view")) == []
        for seat in pos.pending:
            for action in pos.legal(seat)[:: 1 + len(pos.legal(seat)) // 12]:
                assert list(faults(pos.terms(action, seat), shapes.Terms, game.name(action))) == []
        if pos.is_over:
            continue
        seat = CHANCE if pos.turn == CHANCE else pos.pending[0]
        action = pos.draw(random) if seat == CHANCE else at_random(pos, seat, random)
        after = pos.copy()
        after.push(action, None if seat == CHANCE else seat)
        for event in game.news(pos, after, seat, UNKNOWN if pos.simultaneous else action, None):
            assert list(faults(event, shapes.News, game.name(action))) == []
            told += 1
    assert told


def test_what_has_another_shape_is_found() -> None:
    shapes = shapes_of(type(TABLES[0].game))
    assert shapes.__name__.endswith("silver_gold.shapes")
    event = {"event": "taken", "seat": 0, "map": 1, "id": "O10"}
    assert list(faults(event, shapes.News, "news")) == []
    for wrong in ({"event": "given"}, {"seat": "A"}, {"more": 1}):
        assert list(faults({**event, **wrong}, shapes.News, "news")) != []
    del event["id"]
    assert list(faults(event, shapes.News, "news")) != []
