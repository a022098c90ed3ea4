"""How a record is written and read: tags, turns, undo, comments, and every error at its line and column."""

from pathlib import Path

import pytest

import sacbe
from sacbe.engine.chance import Dealer, commitment, rng, seed_bytes
from sacbe.engine.records import UNDO, UNKNOWN, Record

SAMPLE = """\
[Game "silver_gold"]
[Rules "1"]
[Options "players=2 start_player=seat-1 open_discard=no"]
[Seat 1 "Ana"]
[Seat 2 "Bogdan"]
[Event "An evening"]

; By candle light.
0. {map P01}, {map O02}, {map G05}, {map S04}, {map P02}, {map O01}, {map G11}, {map S11},
   (A keep P01), A undo, A keep G05, B keep G11, A keep S04, B keep S11, {map P03}, {map P04},
   {map P05}, {map P06} ; nothing but purple
1. {card O4}, (A mark 1 b1-c1-b2-c2), A undo, A mark 2 a1-b1-a2-b2, A mark 1 d2, ; both crosses
   A mark 1 d1
result *
"""


def test_the_sample_is_written_as_it_was_read() -> None:
    assert Record.parse(SAMPLE).text() == SAMPLE


def test_what_the_sample_says() -> None:
    record = Record.parse(SAMPLE)
    assert record.names == ["Ana", "Bogdan"]
    assert record.game.options == {"players": 2, "start_player": "seat-1", "open_discard": False}
    assert record.tags == {"Event": "An evening"}
    assert record.comment == "By candle light."
    assert [entry.comment for entry in record.entries if entry.comment] == ["nothing but purple", "both crosses"]
    undone = [record.game.name(entry.action) for entry in record.entries if not entry.standing and entry.action != UNDO]
    assert undone == ["keep P01", "mark 1 b1-c1-b2-c2"]
    assert [entry.seat for entry in record.entries if entry.action == UNDO] == [0, 0]
    assert record.position.pending == (1,)
    assert record.position.view(0)["players"][0]["maps"][1]["marked"] == ["a1", "b1", "a2", "b2"]


def test_positions_begins_with_the_start_and_ends_with_the_present() -> None:
    record = Record.parse(SAMPLE)
    positions = list(record.positions())
    assert len(positions) == len(record.standing()) + 1 == 21
    assert positions[0].key() == record.game.start().key()
    assert positions[-1].key() == record.position.key() == record.replay().key()
    positions[-1].push(positions[-1].legal()[0])
    assert record.position.key() == record.replay().key(), "the positions are copies"


# Layout


@pytest.mark.parametrize(
    "text",
    [
        SAMPLE.replace("\n", "\r\n"),
        "\ufeff" + SAMPLE,
        "\n\n" + SAMPLE + "\n\n",
        SAMPLE.replace(" mark", "   mark").replace(" 1 ", "  1\t").replace("[Seat  1\t", "[Seat 1 "),
        SAMPLE.replace(", ", " , ").replace("{", "{ ").replace("}", "\t}"),
        SAMPLE.replace("keep", "KEEP").replace("mark 1 b1", "Mark 1 B1"),
        SAMPLE.replace("A undo,", "A undo,\n;\n\n;  \n"),
        SAMPLE.removesuffix("\n"),
        SAMPLE.replace("0. ", "0.\n").replace("result *", "result  *   "),
        SAMPLE.replace("\n1. ", "\n\n1. "),
    ],
    ids=["crlf", "bom", "empty lines", "spaces", "spaces about commas and braces", "capitals", "empty comments",
         "no last line end", "line breaks", "empty line between turns"],
)  # fmt: skip
def test_layout_is_free_and_is_put_in_order_when_written(text: str) -> None:
    assert Record.parse(text).text() == SAMPLE


def test_comments_belong_to_the_entry_before_them() -> None:
    text = SAMPLE.replace("{map P01},", "{map P01} ; one\n , ; two\n ; three\n")
    text = text.replace("1. {card O4}", "1. ; four\n {card O4}").replace(
        "result *", "; five ; and a half\nresult * ; six\n; seven"
    )
    record = Record.parse(text)
    assert record.entries[0].comment == "one two three"
    assert record.entries[-1].comment == "five ; and a half six seven"
    fill = next(entry for entry in record.entries if entry.comment.startswith("nothing"))
    assert fill.comment == "nothing but purple four"
    assert Record.parse(record.text()).text() == record.text()


def test_a_comment_in_an_empty_game_belongs_to_the_game() -> None:
    record = sacbe.Record(sacbe.load("silver_gold"))
    record.comment = "nobody came"
    text = record.text()
    assert text.endswith("\n\n; nobody came\nresult *\n")
    assert Record.parse(text).comment == "nobody came"


@pytest.mark.parametrize(
    "name",
    ["", "Ana", 'Ana "the map" P.', "back\\slash", "\\", '"', "Władysław Żółć", "安娜", "🗺", "[Seat 2]",
     "; not a comment", "{map P01}", "two  spaces", " about ", "result *", "?"],
)  # fmt: skip
def test_any_name_reads_back_as_it_was(name: str) -> None:
    record = Record(sacbe.load("silver_gold", players=2), [name, "Bogdan"])
    record.tags["Note"] = name
    again = Record.parse(record.text())
    assert again.names == [name, "Bogdan"]
    assert again.tags["Note"] == name
    assert again.text() == record.text()


def test_what_would_break_a_line_is_written_as_a_space() -> None:
    record = Record(sacbe.load("silver_gold", players=2), ["Ana\nMaria", "x\u2028\x00y\ud800"])
    record.push(record.position.outcomes()[0][0])
    record.entries[0].comment = "one\n\ntwo\x85three"
    again = Record.parse(record.text())
    assert again.names == ["Ana Maria", "x y?"]
    assert again.entries[0].comment == "one two three"


def test_long_turns_are_broken_before_a_hundred_columns() -> None:
    for line in sacbe.play(sacbe.load("silver_gold"), ["random"] * 4, seed=1).text().splitlines():
        assert len(line) <= 100


# Errors. The sign ¦ stands where the error must be.

WRONG_TAGS = [
    ('[Game "silver_gold"]', "¦[Game silver_gold]", "a tag is written"),
    ('[Game "silver_gold"]', '¦[game "silver_gold"]', "a tag is written"),
    ('[Game "silver_gold"]', '¦[Game "silver_gold"', "a tag is written"),
    ('[Game "silver_gold"]', '¦[Game "silver"gold"]', "a tag is written"),
    ('[Game "silver_gold"]', '¦[Game "silver\\gold"]', "a tag is written"),
    ('[Game "silver_gold"]', '[Game "¦silver"]', "there is no game 'silver'"),
    ('[Game "silver_gold"]\n', "", "the tag Game is missing"),
    ('[Rules "1"]', '[Rules "¦2"]', "only version 1 of the rules is known"),
    ('[Rules "1"]', '[Rules "¦one"]', "only version 1 of the rules is known"),
    ('[Rules "1"]\n', "", "the tag Rules is missing"),
    ("players=2 ", "¦players=5 ", "option 'players': must be one of 4, 3, 2, not '5'"),
    ("players=2 ", "¦players=2 players=3 ", "option 'players': is given twice"),
    ("players=2 ", "¦players ", "option 'players': is written name=value"),
    ("players=2 ", "¦colour=red ", "option 'colour': there is no such option"),
    ("open_discard=no", "open_discard=maybe", "option 'open_discard': must be one of no, yes"),
    ('[Seat 2 "Bogdan"]\n', "", "the tag Seat 2 is missing"),
    ('[Seat 2 "Bogdan"]', '[¦Seat 1 "Bogdan"]', "the tag Seat 1 stands there twice"),
    ('[Seat 2 "Bogdan"]', '[Seat 2 "Bogdan"]\n[¦Seat 3 "Célia"]', "there is no tag Seat 3"),
    ('[Seat 2 "Bogdan"]', '¦[Seat 02 "Bogdan"]', "a tag is written"),
    ('[Event "', '[¦Colour "', "there is no tag Colour"),
    ('[Event "An evening"]\n\n', '[Event "An evening"]\n', "tags come first, then an empty line, then the turns"),
    ('[Event "An evening"]', '[Seen-By "¦C"]', "Seen-By is a seat letter, or - for a spectator"),
    ('[Event "An evening"]', '[Seen-By "¦a"]', "Seen-By is a seat letter"),
    ('[Event "An evening"]', '[Seed "¦07"]', "Seed is written as 64 hexadecimal digits"),
    ('[Event "An evening"]', f'[Seed "¦{"0" * 63}g"]', "Seed is written as 64 hexadecimal digits"),
    ('[Event "An evening"]', f'[Seed-Commitment "¦{"A" * 64}"]', "Seed-Commitment is written as 64"),
    ('[Event "An evening"]', '[Nonce 1 "¦abc"]', "Nonce 1 is written as pairs of hexadecimal digits"),
    ('[Event "An evening"]', '[¦Nonce 2 "ab"]', "there is no tag Nonce 2"),
    ('[Event "An evening"]', '[Nonce 1 "ab"]\n[Nonce 2 ""]\n[¦Nonce 3 ""]', "there is no tag Nonce 3"),
]
WRONG_TURNS = [
    ("0. {", "¦{", "a turn begins with its number and a point"),
    ("0. {", "¦0 {", "a turn begins with its number and a point"),
    ("0. {", "¦0000000. {", "a turn begins with its number and a point"),
    ("0. {map P01}", "1. ¦{map P01}", "belongs to turn 0, not 1"),
    ("{map P01}, {", "{map P01}\n¦0. {", "turn 0 goes on, so a comma is enough"),
    ("{map P01}, ", "{map P01} ¦", "a turn begins with its number and a point"),
    ("{map P01}, ", "{map P01}, ¦, ", "an entry begins with a seat letter, or a brace for chance"),
    ("{map P01}", "{map P01¦", "a closing brace is missing"),
    ("{map P01}", "¦map P01}", "an entry begins with a seat letter, or a brace for chance"),
    ("{map P01}", "¦{}", "an action is missing"),
    ("{map P01}", "¦{map P13}", "cannot read 'map P13': no action is written like this"),
    ("{map P02}", "¦{map P01}", "map P01 is no longer in the deck (SG 2.2)"),
    ("{map P02}", "¦{card L4}", "a treasure map is due, not card L4 (SG 2.1)"),
    ("{map P02}", "¦A keep P01", "chance draws now, so 'keep P01' cannot come here"),
    ("{map P02}", "{map (P02)}", "a closing brace is missing"),
    ("A keep G05", "¦A keep G06", "that map is not one of the four dealt to A (SG 2.1)"),
    ("A keep G05", "¦C keep G05", "an entry begins with a seat letter"),
    ("A keep G05", "¦Akeep G05", "an entry begins with a seat letter"),
    ("A keep G05", "¦a keep G05", "an entry begins with a seat letter"),
    ("A keep G05", "¦A  ", "an action is missing"),
    ("A keep G05", "¦{map G06}", "no draw is due now, so 'map G06' cannot come here"),
    ("A keep G05", "¦A ?", "a ? may only stand in a record with the tag Seen-By"),
    ("A keep G05, B", "¦A keep G05 B", "cannot read 'keep G05 B keep G11'"),
    ("(A keep P01)", "(A keep P01¦", "a closing parenthesis is missing"),
    ("(A keep P01)", "A keep P01", "takes back an action that is not marked as undone"),
    ("A undo, A keep", "¦(A undo), A keep", "an undo is not itself marked as undone"),
    ("A undo, A keep", "¦B undo, A keep", "B has done nothing that could be taken back"),
    ("{map P03}, {", "{map P03}, ¦B undo, {", "what came after depends on it"),
    ("{map P06} ; nothing", "{map P06} ; nothing\n1. ¦{undo}\n", "belongs to turn 0, not 1"),
    ("A mark 1 d2", "¦A mark 1 a4", "every marked field must lie on the map (SG 4.2)"),
    ("A mark 1 d1", "¦(A mark 1 d1)", "is marked as undone, but no undo takes it back"),
    ("result *\n", "¦", "the result is missing; an unfinished game ends with: result *"),
    ("result *", "¦results *", "a turn begins with its number and a point"),
    ("result *", "¦result A 1 (1), B 0 (2)", "the game says: result *"),
    ("result *", "¦result", "the game says: result *"),
    ("result *", "result *\n¦2. {card I2}", "nothing may follow the result"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), WRONG_TAGS + WRONG_TURNS)
def test_an_error_has_its_line_and_column(old: str, new: str, reason: str) -> None:
    assert SAMPLE.count(old) >= 1
    marked = SAMPLE.replace(old, new, 1)
    text = marked.replace("¦", "")
    with pytest.raises(sacbe.RecordError) as caught:
        Record.parse(text)
    error = caught.value
    assert reason in error.reason
    assert str(error) == f"line {error.line}, column {error.column}: {error.reason}"
    if "¦" in marked:
        before = marked[: marked.index("¦")]
        assert (error.line, error.column) == (before.count("\n") + 1, len(before) - before.rfind("\n"))


@pytest.mark.parametrize("text", ["", "\n", "   ", "Dear Ana,\nhow are you?", "\x00", "; a comment"])
def test_a_text_without_tags_is_no_record(text: str) -> None:
    with pytest.raises(sacbe.RecordError, match="tags come first"):
        Record.parse(text)


def test_a_finished_game_states_the_right_result() -> None:
    record = sacbe.play(sacbe.load("silver_gold", players=2), ["random", "random"], seed=3)
    line = record.text().splitlines()[-1]
    scores, places = record.position.scores(), record.position.ranking()
    assert line == f"result A {scores[0]} ({places[0]}), B {scores[1]} ({places[1]})"
    wrong = record.text().replace(line, line.replace(f"A {scores[0]}", f"A {scores[0] + 1}"))
    with pytest.raises(sacbe.RecordError, match="the game says: result A"):
        Record.parse(wrong)
    with pytest.raises(sacbe.RecordError, match="the game is over"):
        Record.parse(record.text().replace("\nresult", ", A mark 1 a1\nresult"))


# Files


def test_a_file_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "evening.sacbe"
    Record.parse(SAMPLE).write(file)
    assert file.read_bytes() == SAMPLE.encode()
    assert Record.read(file).text() == SAMPLE
    assert Record.read(str(file)).text() == SAMPLE
    assert list(tmp_path.iterdir()) == [file]


def test_a_file_that_cannot_be_read_says_so(tmp_path: Path) -> None:
    with pytest.raises(sacbe.RecordError, match=r"cannot read .*nothing\.sacbe: No such file"):
        Record.read(tmp_path / "nothing.sacbe")
    with pytest.raises(sacbe.RecordError, match="cannot read"):
        Record.read(tmp_path)


def test_a_file_that_is_not_text_says_where(tmp_path: Path) -> None:
    file = tmp_path / "latin.sacbe"
    file.write_bytes(SAMPLE.replace("Bogdan", "Célia").encode("latin-1"))
    with pytest.raises(sacbe.RecordError) as caught:
        Record.read(file)
    assert (caught.value.line, caught.value.column) == (5, 11)
    assert caught.value.reason == "is not UTF-8 text"


# Seen from one seat


def test_a_seat_sees_its_own_hand_and_what_all_could_see() -> None:
    text = " ".join(Record.parse(SAMPLE).view(0).text().split())
    assert '[Seen-By "A"]' in text
    assert "0. {map P01}, {map O02}, {map G05}, {map S04}, {?}, {?}, {?}, {?}, (A keep P01), A undo," in text
    assert "A keep G05, A keep S04, B keep G11, B keep S11, {map P03}" in text, "who was quicker is not told"
    assert "1. {card O4}, (A mark 1 b1-c1-b2-c2), A undo, A mark 2 a1-b1-a2-b2, A mark 1 d2, ; both" in text


def test_another_seat_sees_nothing_of_an_open_phase() -> None:
    text = " ".join(Record.parse(SAMPLE).view(1).text().split())
    assert "0. {?}, {?}, {?}, {?}, {map P02}, {map O01}, {map G11}, {map S11}, B keep G11, A keep G05," in text
    assert text.endswith("1. {card O4} result *")
    assert "undo" not in text
    assert "crosses" not in text


def test_a_comment_on_a_hidden_draw_is_hidden_too() -> None:
    record = Record.parse(SAMPLE.replace("{map P01},", "{map P01}, ; a fine map\n"))
    assert "a fine map" in record.view(0).text()
    assert "a fine map" not in record.view(1).text()
    assert "a fine map" not in record.view(None).text()


def test_a_spectator_sees_no_hand() -> None:
    record = Record.parse(SAMPLE)
    seen = record.view(None)
    assert '[Seen-By "-"]' in seen.text()
    assert [entry.action for entry in seen.entries[:8]] == [UNKNOWN] * 8


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_seen_record_reads_back_but_cannot_be_replayed(seat: int | None) -> None:
    text = Record.parse(SAMPLE).view(seat).text()
    seen = Record.parse(text)
    assert seen.text() == text
    assert seen.result == "*"
    for use in (seen.replay, seen.verify, lambda: list(seen.positions()), lambda: seen.position, lambda: seen.view(0)):
        with pytest.raises(sacbe.RecordError):
            use()


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("{?}, {", "{? ?}, {", "cannot read '? ?'"),
        ("A undo", "B undo", "B has done nothing that could be taken back"),
        ("(A keep P01)", "A keep P01", "takes back an action that is not marked as undone"),
        ("A undo, A keep", "A keep", "is marked as undone, but no undo takes it back"),
        ("result *", "result of the game", "a result is *, or points and place of every seat"),
        ("result *", "result A 1, B 2", "a result is *, or points and place of every seat"),
    ],
)
def test_a_seen_record_is_read_strictly_too(old: str, new: str, reason: str) -> None:
    text = Record.parse(SAMPLE).view(0).text()
    assert old in text
    with pytest.raises(sacbe.RecordError) as caught:
        Record.parse(text.replace(old, new, 1))
    assert reason in caught.value.reason
    assert caught.value.line


def test_the_seed_is_shown_to_a_seat_only_when_the_game_is_over() -> None:
    record = sacbe.play(sacbe.load("silver_gold", players=2), ["random", "random"], seed=3)
    assert record.view(0).seed == record.seed
    running = Record(record.game, record.names)
    running.seed, running.commitment = record.seed, record.commitment
    running.nonces = [b"a", b"b"]
    for entry in record.entries[:40]:
        running.push(entry.action, entry.seat)
    seen = running.view(0)
    assert seen.seed is None
    assert (seen.commitment, seen.nonces) == (record.commitment, [b"a", b"b"])
    assert "Seed " not in seen.text()


# Undo


def test_undo_takes_back_the_latest_action_of_the_seat_alone() -> None:
    record = Record.parse(SAMPLE)
    game = record.game
    taken = record.undo(0)
    assert game.name(taken.action) == "mark 1 d1"
    assert game.name(record.undo(0).action) == "mark 1 d2"
    assert record.text().splitlines()[-3:] == [
        "1. {card O4}, (A mark 1 b1-c1-b2-c2), A undo, A mark 2 a1-b1-a2-b2, (A mark 1 d2), ; both crosses",
        "   (A mark 1 d1), A undo, A undo",
        "result *",
    ]
    assert Record.parse(record.text()).position.key() == record.position.key()
    record.push(game.parse("mark 1 a2", record.position, 0), 0)
    assert record.position.pending == (1,)


def test_who_may_take_back_what() -> None:
    record = Record.parse(SAMPLE)
    assert record.explain_undo(0) is None
    refusal = record.explain_undo(1)
    assert refusal is not None
    assert "everyone has decided" in refusal[1]
    empty = Record(record.game)
    refusal = empty.explain_undo(0)
    assert refusal is not None
    assert refusal[1] == "A has done nothing that could be taken back"
    with pytest.raises(sacbe.IllegalAction, match="has done nothing"):
        empty.undo(0)


def test_a_refused_push_or_undo_leaves_the_record_as_it_was() -> None:
    record = Record.parse(SAMPLE)
    with pytest.raises(sacbe.IllegalAction):
        record.push(0, 0)
    with pytest.raises(sacbe.IllegalAction):
        record.undo(-1)
    assert record.text() == SAMPLE


def test_a_name_for_every_seat() -> None:
    with pytest.raises(sacbe.RecordError, match="2 players need 2 names, not 1"):
        Record(sacbe.load("silver_gold", players=2), ["Ana"])


# Fair deals


def dealt(nonces: list[bytes]) -> Record:
    game = sacbe.load("silver_gold", players=2)
    record = Record(game)
    record.seed, record.nonces = seed_bytes(11), nonces
    record.commitment = commitment(record.seed)
    dealer = Dealer(record.seed, nonces)
    random = rng("dealt")
    while not record.position.is_over:
        record.deal(dealer)
        if record.position.pending:
            seat = record.position.pending[0]
            choices = record.position.legal(seat)
            record.push(choices[random.below(len(choices))], seat)
    return record


@pytest.mark.parametrize("nonces", [[], [b"ana", b"bogdan"]])
def test_a_record_with_its_seed_verifies(nonces: list[bytes]) -> None:
    record = dealt(nonces)
    again = Record.parse(record.text())
    assert again.nonces == nonces
    assert again.verify() == record.draws() > 40


def test_another_seed_or_commitment_does_not_verify() -> None:
    record = dealt([])
    record.seed = seed_bytes(12)
    with pytest.raises(sacbe.RecordError, match="the seed is not the one that was committed to"):
        record.verify()
    record.commitment = commitment(record.seed)
    with pytest.raises(sacbe.RecordError, match=r"draw 1 \(turn 0\) is map .*, but the seed gives map "):
        record.verify()


def test_another_nonce_does_not_verify() -> None:
    record = dealt([b"ana", b"bogdan"])
    record.nonces[1] = b"bogdana"
    with pytest.raises(sacbe.RecordError, match="but the seed gives"):
        record.verify()


def test_a_changed_draw_does_not_verify() -> None:
    record = dealt([])
    changed = Record(record.game)
    changed.seed, changed.commitment = record.seed, record.commitment
    for entry in record.entries:
        pos = changed.position
        if entry.seat >= 0 or pos.number < 1:
            changed.push(entry.action, entry.seat)
            continue
        dealt_now, others = entry.action, [action for action, _ in pos.outcomes() if action != entry.action]
        changed.push(others[0])
        break
    with pytest.raises(sacbe.RecordError) as caught:
        Record.parse(changed.text()).verify()
    draw = changed.draws()
    wrong, right = record.game.name(others[0]), record.game.name(dealt_now)
    assert caught.value.reason == f"draw {draw} (turn 1) is {wrong}, but the seed gives {right}"


def test_without_seed_or_commitment_there_is_nothing_to_verify() -> None:
    record = dealt([])
    record.commitment = None
    with pytest.raises(sacbe.RecordError, match="no Seed-Commitment"):
        record.verify()
    record.seed = None
    with pytest.raises(sacbe.RecordError, match="does not reveal its seed"):
        record.verify()


def test_a_draw_that_was_undone_still_counts() -> None:
    record = Record(sacbe.load("silver_gold", players=2))
    record.seed = seed_bytes(5)
    record.commitment = commitment(record.seed)
    dealer = Dealer(record.seed)
    record.push(dealer.choose(0, record.position.outcomes()))
    record.undo(-1)
    record.deal(dealer)
    assert record.text().count("{undo}") == 1
    assert Record.parse(record.text()).verify() == record.draws() == 9
