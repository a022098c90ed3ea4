"""`sacbe replay`: what it shows, what it keeps from a seat, what it verifies, and where it says a record is wrong."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Command

import sacbe
from sacbe.engine.game import CHANCE

RECORDS = Path(__file__).parents[2] / "records"


@pytest.fixture
def record() -> sacbe.Record:
    made = sacbe.play(sacbe.load("silver_gold", players=3), ["greedy", "random", "random"], seed=3)
    made.names[:] = ["Ana", "Ben", "Cleo"]
    made.tags["Event"] = "A rainy Sunday"
    return made


@pytest.fixture
def file(record: sacbe.Record, tmp_path: Path) -> Path:
    path = tmp_path / "game.sacbe"
    record.write(path)
    return path


def test_the_summary_has_tags_players_points_and_places(command: Command, record: sacbe.Record, file: Path) -> None:
    shown = command("replay", str(file))
    assert shown.code == 0
    assert "Silver & Gold" in shown.out
    assert "Event: A rainy Sunday" in shown.out
    for seat, (parts, place) in enumerate(zip(record.position.breakdown(), record.position.ranking(), strict=True)):
        row = next(line for line in shown.out.splitlines() if line.startswith(f" {'ABC'[seat]} {record.names[seat]}"))
        assert row.split()[2:] == [*map(str, parts.values()), str(sum(parts.values())), str(place)]


def test_an_unfinished_game_says_who_decides(command: Command, record: sacbe.Record, tmp_path: Path) -> None:
    begun = sacbe.Record(record.game)
    for entry in record.entries[:12]:
        begun.push(entry.action, None if entry.seat == CHANCE else entry.seat)
    begun.write(tmp_path / "begun.sacbe")
    shown = command("replay", str(tmp_path / "begun.sacbe"))
    assert "The game goes on in turn 0; to decide: A, B, C." in shown.out
    assert "the deals cannot be checked until the seed is revealed" in shown.out


def test_any_moment_can_be_drawn(command: Command, record: sacbe.Record, file: Path) -> None:
    shown = command("replay", str(file), "--at", "60")
    assert f"After 60 of {len(record.entries)} entries; the last was " in shown.out
    assert "round 2 of 4" in shown.out
    for seat, name in enumerate(record.names):
        assert f" {'ABC'[seat]} {name}: " in shown.out
    plain = command("replay", str(file), "--at", "60", "--seat", "A", "--plain")
    assert "│" not in plain.out
    assert "1. Map " in plain.out


def test_undone_entries_are_shown_as_they_were(command: Command, tmp_path: Path) -> None:
    game = sacbe.load("silver_gold", players=2)
    whole = sacbe.play(game, ["random", "random"], seed=4)
    begun = sacbe.Record(game)
    for entry in whole.entries[:8]:
        begun.push(entry.action)
    keep = begun.position.legal(0)
    begun.push(keep[0], 0)
    begun.undo(0)
    begun.push(keep[1], 0)
    begun.write(tmp_path / "undone.sacbe")
    positions = [json.loads(_at(command, tmp_path / "undone.sacbe", n))["position"] for n in (8, 9, 10, 11)]
    kept = [position["players"][0]["maps"][0] for position in positions]
    assert [None if held is None else held["id"] for held in kept] == [
        None,
        game.name(keep[0]).split()[1],
        None,
        game.name(keep[1]).split()[1],
    ]
    assert "the last was an undo, by A" in command("replay", str(tmp_path / "undone.sacbe"), "--at", "10").out
    assert "1 of them undo" in command("replay", str(tmp_path / "undone.sacbe")).out


def _at(command: Command, file: Path, at: int) -> str:
    return command("replay", str(file), "--at", str(at), "--json").out


def test_a_seat_is_shown_the_record_it_may_know(command: Command, record: sacbe.Record, file: Path) -> None:
    assert command("replay", str(file), "--seat", "b").out == record.view(1).text()
    assert command("replay", str(file), "--seat", "-").out == record.view(None).text()


def test_a_seat_is_not_told_what_another_just_marked(command: Command, record: sacbe.Record, file: Path) -> None:
    positions = list(record.positions())
    at = next(
        index + 1
        for index, entry in enumerate(record.entries)
        if entry.seat == 2 and entry.number and positions[index + 1].simultaneous
    )
    marked = record.game.name(record.entries[at - 1].action)
    assert f"the last was {marked}, by C" in command("replay", str(file), "--at", str(at), "--seat", "C").out
    hidden = command("replay", str(file), "--at", str(at), "--seat", "B").out
    assert ", by C" not in hidden
    seen = json.loads(command("replay", str(file), "--at", str(at), "--seat", "B", "--json").out)
    assert seen["view"] == positions[at].view(1)
    assert "position" not in seen


def test_a_card_dealt_to_another_is_called_hidden(command: Command, file: Path) -> None:
    assert "the last was hidden, by chance" in command("replay", str(file), "--at", "2", "--seat", "B").out


def test_json_has_everything_the_summary_has(command: Command, record: sacbe.Record, file: Path) -> None:
    shown = json.loads(command("replay", str(file), "--verify", "--json").out)
    assert shown["names"] == record.names
    assert shown["tags"] == record.tags
    assert shown["scores"] == record.position.scores()
    assert shown["places"] == record.position.ranking()
    assert shown["breakdown"] == record.position.breakdown()
    assert shown["entries"] == len(record.entries)
    assert shown["verified"] == record.draws()
    assert shown["trouble"] is None


def test_a_fair_deal_verifies(command: Command, record: sacbe.Record, file: Path) -> None:
    shown = command("replay", str(file), "--verify")
    assert shown.code == 0
    assert f"Verified: all {record.draws()} draws are those of the seed." in shown.out


def test_a_deal_without_nonces_proves_nothing_about_the_seed(command: Command, file: Path) -> None:
    shown = command("replay", str(file), "--verify")
    assert "whoever dealt may have chosen the seed to their liking, as in any game of your own" in _one_line(shown.out)
    assert "fair" not in shown.out


def test_a_deal_with_nonces_is_fair_to_whoever_was_shown_its_commitment(command: Command) -> None:
    file = RECORDS / "silver_gold" / "four-players.sacbe"
    commitment = sacbe.Record.read(file).commitment or ""
    alone = command("replay", str(file), "--verify")
    assert alone.code == 0
    assert "before the nonces were given. Compare its commitment with the one that you saw" in _one_line(alone.out)
    assert commitment in alone.out
    known = command("replay", str(file), "--commitment", commitment.upper())
    assert "You were shown the commitment before the game, so the seed was fixed before the nonces." in _one_line(
        known.out
    )
    assert "C 00ff" in _one_line(known.out)
    wrong = command("replay", str(file), "--verify", "--commitment", "0" * 64)
    assert wrong.code == 1
    assert "the commitment in the record is not the one that you were shown" in wrong.err
    assert command("replay", str(file), "--commitment", "12").code == 2
    data = json.loads(command("replay", str(file), "--verify", "--json").out)
    assert data["commitment"] == commitment
    assert data["nonces"][1:3] == ["", "00ff"]


def _one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("tag", "sentence"),
    [
        ("Seed", "the seed is not the one that was committed to"),
        ("Seed-Commitment", "the seed is not the one that was committed to"),
    ],
)
def test_a_changed_seed_does_not_verify(command: Command, file: Path, tag: str, sentence: str) -> None:
    lines = file.read_text().splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith(f"[{tag} "))
    lines[at] = f'[{tag} "{"ab" * 32}"]'
    file.write_text("\n".join(lines) + "\n")
    shown = command("replay", str(file), "--verify")
    assert shown.code == 1
    assert shown.err == f"sacbe: {file}: {sentence}\n"


def test_a_deal_that_is_not_the_seeds_is_named(command: Command, record: sacbe.Record, tmp_path: Path) -> None:
    unfair = sacbe.play(record.game, ["random", "random", "random"], seed=8)
    unfair.seed = record.seed
    unfair.commitment = record.commitment
    unfair.write(tmp_path / "unfair.sacbe")
    shown = command("replay", str(tmp_path / "unfair.sacbe"), "--verify")
    assert shown.code == 1
    assert "draw 1 (turn 0) is map " in shown.err
    as_data = command("replay", str(tmp_path / "unfair.sacbe"), "--verify", "--json")
    assert as_data.code == 1
    assert json.loads(as_data.out)["verified"] is None
    assert "draw 1" in json.loads(as_data.out)["trouble"]


def test_a_record_without_its_seed_does_not_verify(command: Command, record: sacbe.Record, tmp_path: Path) -> None:
    record.seed = None
    record.write(tmp_path / "secret.sacbe")
    shown = command("replay", str(tmp_path / "secret.sacbe"), "--verify")
    assert shown.code == 1
    assert "does not reveal its seed" in shown.err


def test_what_one_seat_saw_is_summed_up_but_not_replayed(
    command: Command, record: sacbe.Record, tmp_path: Path
) -> None:
    record.view(1).write(tmp_path / "seen.sacbe")
    path = str(tmp_path / "seen.sacbe")
    shown = command("replay", path)
    assert shown.code == 0
    assert "8 of them hidden, as seat B saw them" in shown.out
    assert f"result {record.result}" in shown.out
    assert json.loads(command("replay", path, "--json").out)["seen_by"] == "B"
    for words in (["--at", "3"], ["--seat", "A"]):
        refused = command("replay", path, *words)
        assert refused.code == 2
        assert "this record is what seat B saw" in refused.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--at", "9999"], "option 'at': must be from 0 to "),
        (["--at", "-1"], "option 'at': must be from 0 to "),
        (["--seat", "D"], "option 'seat': must be one of A, B, C, or - for a spectator, not 'D'"),
        (["--seat", "AB"], "option 'seat'"),
    ],
)
def test_a_wrong_moment_or_seat_is_refused(command: Command, file: Path, words: list[str], sentence: str) -> None:
    shown = command("replay", str(file), *words)
    assert shown.code == 2
    assert sentence in shown.err


def test_a_damaged_record_is_named_with_file_line_and_column(command: Command, file: Path) -> None:
    lines = file.read_text().splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("1. "))
    lines[at] = lines[at].replace("1. {", "1. {x", 1)
    file.write_text("\n".join(lines) + "\n")
    shown = command("replay", str(file))
    assert shown.code == 2
    assert shown.err.startswith(f"sacbe: {file}: line {at + 1}, column 4: ")
    assert len(shown.err.splitlines()) == 1
