"""Observations: within their bounds, a function of the view, and complete but for what is listed here as left out."""

import json
from collections.abc import Callable
from itertools import chain, islice
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8
from tests.properties.tables import IDS, TABLES

import sacbe
from sacbe.bots.bot import Sight
from sacbe.bots.levels import make_bot
from sacbe.engine.chance import rng
from sacbe.engine.game import CHANCE, Json, Position
from sacbe.engine.observation import OWN, Field, Observation
from sacbe.envs.arrays import observation_array
from sacbe.games.silver_gold.components import COLOUR, COLOURS, MAP_IDS, SEAL
from sacbe.games.tzolkin.components import BUILDING_IDS, BUILDING_KIND
from sacbe.testing.tables import Table, seats, some_positions, viewers, walk

at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def look(pos: Position, viewer: int) -> bytes:
    out = pos.game.observation.blank()
    pos.observe(viewer, out)
    return observation_array(out).tobytes()


def numbers(pos: Position, viewer: int) -> list[int]:
    out = pos.game.observation.blank()
    pos.observe(viewer, out)
    return pos.game.observation.read(out)


def greedy_walk(table: Table, seed: int) -> list[Position]:
    """Every tenth position of a game between bots that play to win, where numbers grow larger."""
    random = rng("greedy walk", str(table), seed)
    bots = [make_bot("greedy", table.game, rng("greedy walk", seed, seat)) for seat in range(table.game.players)]
    pos = table.game.start()
    kept = [pos.copy()]
    taken = 0
    while not pos.is_over:
        turn = pos.turn
        assert turn is not None
        if turn == CHANCE:
            pos.push(pos.draw(random))
        else:
            pos.push(bots[turn].choose(Sight(pos, turn)), turn)
        taken += 1
        if taken % 10 == 0 or pos.is_over:
            kept.append(pos.copy())
    return kept


@at_every_table
def test_every_number_stays_within_its_declared_bounds(table: Table) -> None:
    layout = table.game.observation
    low, high, names = np.array(layout.low()), np.array(layout.high()), layout.names()
    out = layout.blank()
    shown = observation_array(out)
    walks = chain.from_iterable(walk(table, seed) for seed in range(table.tries(10)))
    contests = greedy_walk(table, 0) if table.game.players == 4 else []
    for pos in chain(islice(walks, 0, None, 3), contests):
        for viewer in viewers(pos):
            pos.observe(viewer, out)
            outside = np.flatnonzero((shown < low) | (shown > high))
            assert not outside.size, [(names[i], int(shown[i])) for i in outside]


@at_every_table
def test_what_only_the_own_seat_may_see_is_zero_for_a_spectator(table: Table) -> None:
    layout = table.game.observation
    own = [field for field in layout.table if field.seen_by == OWN]
    assert own or not table.has_secrets
    for pos in some_positions(table, "own", games=4, each=4):
        seen = numbers(pos, CHANCE)
        for field in own:
            at = layout.offset(field.name)
            assert not any(seen[at : at + field.size]), field.name


# What the observation leaves out of the view, because it does not matter for what comes or follows from the rest


def _shorter_silver_gold(view: Json) -> Json:
    """Without: running number, order of reveals, how points came about, names of maps, a pattern nobody marks now."""
    for player in view["players"]:
        done = [MAP_IDS.index(name) for name in player.pop("completed")]
        player["colours"] = sorted(COLOURS[COLOUR[m]] for m in done)
        player["seals"] = sorted(int(SEAL[m]) for m in done if SEAL[m] >= 0)
        player["trophies"], player["palms"] = len(player["trophies"]), len(player["palms"])
        del player["parts"]
        for held in filter(None, player["maps"]):
            marked = held.pop("marked")
            drawn = MAP_IDS.index(held.pop("id"))
            held["seal"], held["colour"] = int(SEAL[drawn]), int(COLOUR[drawn])
            held["free"] = _symbols(drawn, marked)
    if view["phase"] != "mark":
        del view["pattern"]
    view["reveals"] = sorted(view["reveals"])
    del view["number"]
    return view


def _symbols(drawn: int, marked: list[str]) -> list[str]:
    from sacbe.games.silver_gold.components import MAP_ROWS

    signs = {"abcd"[x] + str(y + 1): sign for y, row in enumerate(MAP_ROWS[drawn]) for x, sign in enumerate(row)}
    return [f"{name}{sign}" for name, sign in sorted(signs.items()) if sign != "." and name not in marked]


def _shorter_tikal(view: Json) -> Json:
    """Without: running number, names of tiles laid, how points came about, what a scoring would bring."""
    for player in view["players"]:
        del player["parts"], player["would_score"]
    for field in view["fields"]:
        del field["tile"]
    for name in ("number", "tiles_left"):
        del view[name]
    if view["tile"]:
        del view["tile"]["id"]
    return view


def _shorter_tzolkin(view: Json) -> Json:
    """Without: running number, how points came about, wealth once kept, names of buildings, deep frames."""
    kinds = dict(zip(BUILDING_IDS, (int(kind) for kind in BUILDING_KIND), strict=True))
    for player in view["players"]:
        del player["parts"], player["wealth"], player["monuments_worth"]
        player["buildings"] = sorted(kinds[name] for name in player["buildings"])
    for temple in view["temples"]:
        del temple["points_now"], temple["goods_now"]
    view["stack"] = [len(view["stack"]), *view["stack"][-4:]]
    del view["number"]
    return view


SHORTER: dict[str, Callable[[Json], Json]] = {
    "silver_gold": _shorter_silver_gold,
    "tikal": _shorter_tikal,
    "tzolkin": _shorter_tzolkin,
}


@at_every_table
def test_views_that_differ_in_anything_else_have_different_observations(table: Table) -> None:
    seen: dict[tuple[int, bytes], str] = {}
    for seed in range(table.tries(3)):
        for step, pos in enumerate(walk(table, seed)):
            for viewer in (0,) if step % 4 else (0, table.game.players - 1, CHANCE):
                shorter = SHORTER[table.game.id](pos.view(None if viewer == CHANCE else viewer))
                text = json.dumps(shorter, sort_keys=True)
                assert seen.setdefault((viewer, look(pos, viewer)), text) == text


# What the numbers say, against the view


def _seat_numbers(pos: Position, viewer: int, name: str) -> list[int]:
    """One number of every seat, in table order."""
    layout, seen, count = pos.game.observation, numbers(pos, viewer), pos.game.players
    return [seen[layout.offset(name, (seat - viewer) % count)] for seat in range(count)]


SAID: dict[str, dict[str, Callable[[Json], Any]]] = {
    "silver_gold": {
        "score": lambda player: player["score"],
        "coins": lambda player: player["coins"],
        "palm_boxes": lambda player: len(player["palms"]),
    },
    "tikal": {
        "score": lambda player: player["score"],
        "reserve": lambda player: player["reserve"],
        "guards_left": lambda player: player["guards_left"],
    },
    "tzolkin": {
        "score": lambda player: 4 * player["score"],
        "goods": lambda player: player["corn"],
        "meal_bill": lambda player: player["meal_bill"],
        "in_hand": lambda player: player["in_hand"],
    },
}


@at_every_table
def test_blocks_of_seats_begin_with_the_own_and_go_on_clockwise(table: Table) -> None:
    for pos in some_positions(table, "blocks", games=4, each=5):
        for viewer in seats(pos):
            for name, told in SAID[table.game.id].items():
                players = pos.view(viewer)["players"]
                assert _seat_numbers(pos, viewer, name) == [told(player) for player in players], name


@at_every_table
def test_who_may_decide_is_shown(table: Table) -> None:
    name = "turn" if table.game.id == "tikal" else "pending"
    for pos in some_positions(table, "deciders", games=4, each=8):
        for viewer in seats(pos):
            assert _seat_numbers(pos, viewer, name) == [int(seat in pos.pending) for seat in seats(pos)]


# The layout


@at_every_table
def test_fields_follow_one_another_without_gaps(table: Table) -> None:
    layout = table.game.observation
    at = 0
    for field in layout.table:
        assert not field.used or layout.offset(field.name) == at
        at += field.size
    assert at == layout.seats_at
    for seat in range(table.game.players):
        for field in layout.each_seat:
            assert not field.used or layout.offset(field.name, seat) == at
            at += field.size
    assert at == layout.size == 4 * layout.words == len(layout.low()) == len(layout.high()) == len(layout.names())
    for field in (*layout.table, *layout.each_seat):
        assert field.low <= 0 <= field.high, "0 stands for what is not shown"
        assert field.meaning.endswith(".")


def test_the_first_fields_are_the_same_for_any_number_of_players() -> None:
    for name in sacbe.games():
        two, four = (sacbe.load(name, players=players).observation for players in (2, 4))
        assert four.names()[: two.size] == two.names()


def test_an_observation_is_written_where_it_is_asked_for() -> None:
    game = sacbe.load("tikal", players=2)
    layout = game.observation
    rows = layout.blank(3)
    game.start().observe(0, rows, layout.words)
    assert not any(layout.read(rows, 0)) and not any(layout.read(rows, 2 * layout.words))
    assert layout.read(rows, layout.words) == numbers(game.start(), 0)
    for at in (-1, 2 * layout.words + 1, 1 << 70):
        with pytest.raises(ValueError, match="no room"):
            game.start().observe(0, rows, at)
    with pytest.raises(ValueError, match="no room"):
        game.start().mask(0, vec[u8]([0]), 0)


def test_any_other_seat_sees_what_a_spectator_sees() -> None:
    for table in TABLES:
        for pos in islice(some_positions(table, "others", games=1, each=3), 3):
            assert look(pos, 7) == look(pos, 1 << 80) == look(pos, CHANCE)


def test_plain_numbers_make_a_round_trip() -> None:
    layout = Observation([Field("low", (3,), -9, 9, "Some."), Field("x", (2,), 0, 9, "More.")], [], 2)
    assert (layout.size, layout.words) == (8, 2), "filled up to whole words"
    words: vec[i64] = layout.blank()
    plain = [-1, 2, -32768, -3, 32767, 0, 0, 0]
    layout.write(plain, words)
    assert layout.read(words) == plain == observation_array(words).tolist()
    with pytest.raises(ValueError, match="has 8 numbers, not 1"):
        layout.write([1], words)


def test_a_layout_says_what_it_does_not_have() -> None:
    layout = sacbe.load("tikal", players=2).observation
    with pytest.raises(ValueError, match="there is no field 'corn'"):
        layout.offset("corn")
    with pytest.raises(ValueError, match="of seat 2"):
        layout.offset("score", 2)
    with pytest.raises(ValueError, match="of seat 1"):
        layout.offset("stack", 1)
    with pytest.raises(ValueError, match="two fields are called 'a'"):
        Observation([Field("a", (), 0, 1, "One."), Field("a", (), 0, 1, "Two.")])
