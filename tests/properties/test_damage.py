"""Damaged data gives a clear error that names the place, never another one; and what is accepted can be played."""

import json
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.properties.damage import GARBAGE, damaged, damaged_text, nested
from tests.properties.tables import IDS, TABLES

import sacbe
from sacbe.engine.chance import rng
from sacbe.engine.game import Position
from sacbe.engine.options import read_all
from sacbe.testing.tables import Table, some_positions, step

MUTATIONS = 1500
at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)


def play_on(table: Table, pos: Position, seed: int) -> None:
    """An accepted position must behave like any other, to the end."""
    random = rng("play on", seed)
    table.check(pos)
    assert table.game.position(pos.to_json()).key() == pos.key()
    actions = 0
    while not pos.is_over:
        step(pos, random)
        actions += 1
        assert actions <= table.game.longest
        if random.below(30) == 0:
            table.check(pos)
            assert table.game.position(pos.to_json()).key() == pos.key()
    table.check(pos)
    assert pos.scores() == [sum(parts.values()) for parts in pos.breakdown()]


@at_every_table
def test_a_damaged_position_is_refused_with_its_place_or_can_be_played(table: Table) -> None:
    random = rng("damage", str(table))
    documents = [pos.to_json() for pos in some_positions(table, "damage", games=30, each=4)]
    refused = 0
    mutations = table.tries(MUTATIONS)
    for number in range(mutations):
        data = documents[random.below(len(documents))]
        what, bad = damaged(data, random, documents[random.below(len(documents))])
        try:
            pos = table.game.position(bad)
        except sacbe.InvalidPosition as error:
            refused += 1
            assert error.reason
            assert error.place or not isinstance(bad, dict), what
            assert str(error) == f"{error.place or 'position'}: {error.reason}"
            assert len(str(error)) < 500
        except Exception as error:  # every other error is what this test looks for
            raise AssertionError(f"{what}: {error!r}") from error
        else:
            play_on(table, pos, number)
    assert refused > mutations // 2


@at_every_table
def test_a_damaged_position_text_is_refused_or_can_be_played(table: Table) -> None:
    random = rng("damaged text", str(table))
    texts = [json.dumps(pos.to_json()) for pos in some_positions(table, "damaged text", games=6, each=3)]
    for number in range(table.tries(400)):
        what, bad = damaged_text(texts[random.below(len(texts))], random)
        data = bad.encode("utf-8", "surrogatepass") if number % 2 else bad
        try:
            pos = table.game.position(data)
        except sacbe.InvalidPosition as error:
            assert error.reason
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        else:
            play_on(table, pos, number)


@at_every_table
@pytest.mark.parametrize("text", ["", "{", "nul", "[]", "NaN", '{"game": NaN}', "[" * 100_000, b"\xff\xfe", "1" * 5000])
def test_text_that_is_no_document_is_refused(table: Table, text: str | bytes) -> None:
    with pytest.raises(sacbe.InvalidPosition):
        table.game.position(text)


@at_every_table
def test_a_name_that_stands_twice_in_a_position_text_is_refused(table: Table) -> None:
    text = json.dumps(table.game.start().to_json())
    with pytest.raises(sacbe.InvalidPosition, match="twice"):
        table.game.position('{"game": "other", ' + text[1:])


@at_every_table
def test_a_position_of_another_table_is_refused_at_the_option_that_differs(table: Table) -> None:
    data = table.game.start().to_json()
    for name, value in table.game.options.items():
        for other in (*GARBAGE, not value, 1 if value is True else 0):
            if type(other) is type(value) and other == value:
                continue
            with pytest.raises(sacbe.InvalidPosition) as caught:
                table.game.position({**data, "options": {**data["options"], name: other}})
            assert caught.value.place == f"options.{name}"


# Records


@cache
def texts_of(table: Table) -> list[str]:
    texts = []
    for seed in range(3):
        record = sacbe.play(table.game, ["random"] * table.game.players, seed=seed)
        record.tags["Note"] = 'a "quoted" name \\ and ✗'
        record.nonces = [bytes([seat]) for seat in range(table.game.players)]
        record.entries[-1].comment = "the last one"
        texts += [record.text(), record.view(0).text()]
    unfinished = sacbe.Record(table.game)
    random = rng("unfinished", str(table))
    for _ in range(60):
        action, seat = step(unfinished.position.copy(), random)
        unfinished.push(action, None if seat < 0 else seat)
        if unfinished.position.simultaneous and seat >= 0 and random.below(3) == 0:
            unfinished.undo(seat)
    return [*texts, unfinished.text(), unfinished.view(None).text()]


@at_every_table
def test_a_damaged_record_is_refused_with_line_and_column_or_reads_as_a_whole_game(table: Table) -> None:
    random = rng("damaged record", str(table))
    texts = texts_of(table)
    refused = 0
    mutations = table.tries(400)
    for _ in range(mutations):
        what, bad = damaged_text(texts[random.below(len(texts))], random)
        try:
            record = sacbe.Record.parse(bad)
        except sacbe.RecordError as error:
            refused += 1
            lines = bad.replace("\r\n", "\n").split("\n")
            assert 1 <= error.line <= len(lines), what
            assert 1 <= error.column <= len(lines[error.line - 1]) + 1, what
            assert str(error) == f"line {error.line}, column {error.column}: {error.reason}"
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        else:
            text = record.text()
            assert sacbe.Record.parse(text).text() == text, what
            if record.seen_by is None:
                assert record.replay().key() == record.position.key()
    assert refused > mutations // 2


@at_every_table
@given(data=st.data())
def test_any_text_at_all_is_refused_as_a_record(table: Table, data: st.DataObject) -> None:
    head = texts_of(table)[-1].partition("\n\n")[0] if data.draw(st.booleans()) else ""
    signs = st.one_of(st.text(), st.text('[]"{}(),;.0123456789 ABCDkeepmarkundo?*result\n'))
    with pytest.raises(sacbe.RecordError) as caught:
        sacbe.Record.parse(f"{head}\n\n{data.draw(signs)}\nnothing more")
    assert caught.value.line


@at_every_table
def test_a_damaged_record_file_is_refused_at_its_place(table: Table, tmp_path: Path) -> None:
    random = rng("damaged file", str(table))
    whole = texts_of(table)[0].encode()
    file = tmp_path / "damaged.sacbe"
    for _ in range(table.tries(60)):
        spot = random.below(len(whole))
        file.write_bytes(whole[:spot] + bytes([whole[spot] ^ (1 + random.below(255))]) + whole[spot + 1 :])
        try:
            sacbe.Record.read(file).text()
        except sacbe.RecordError as error:
            assert error.line >= 1
            assert error.column >= 1


# Options


@at_every_table
def test_a_damaged_option_is_refused_by_name(table: Table) -> None:
    given_options: dict[str, object] = dict(table.game.options)
    for option in table.game.table_options:
        for value in (*GARBAGE, nested(3000)):
            options = {**given_options, option.name: value}
            try:
                made = sacbe.load(table.game.id, **options)
            except sacbe.OptionError as error:
                assert error.option == option.name
                assert len(str(error)) < 300
            else:
                assert any(type(value) is type(allowed) and value == allowed for allowed in option.values)
                assert made.options[option.name] == value
    with pytest.raises(sacbe.OptionError) as caught:
        sacbe.load(table.game.id, colour="red")
    assert caught.value.option == "colour"


@at_every_table
@given(text=st.one_of(st.text(), st.text("players=234 start_playerseat-1opendiscardyesno")))
def test_options_as_text_are_read_or_refused(table: Table, text: str) -> None:
    try:
        values = read_all(table.game.table_options, text)
    except sacbe.OptionError as error:
        assert error.reason
    else:
        assert sacbe.load(table.game.id, **values).options == values


@pytest.mark.parametrize("name", ["", "Silver_Gold", "silver gold", "../silver_gold", "x" * 1000, "os"])
def test_an_unknown_game_is_refused(name: str) -> None:
    with pytest.raises(sacbe.OptionError) as caught:
        sacbe.load(name)
    assert caught.value.option == "game"
