"""docs/records.md keeps its word: its examples are real, and its definitions are enough to check a deal by hand."""

import hashlib
import re
from pathlib import Path

import pytest

import sacbe
from sacbe.engine.record_text import FREE_TAGS
from sacbe.engine.records import Record

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/records.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
EXAMPLE = next(text for _, text in BLOCKS if text.startswith("[Game"))


def test_the_example_is_a_record_as_we_write_it() -> None:
    assert Record.parse(EXAMPLE).text() == EXAMPLE


def test_the_error_shown_is_the_error_given() -> None:
    shown = next(text for _, text in BLOCKS if text.startswith("line "))
    with pytest.raises(sacbe.RecordError) as caught:
        Record.parse(EXAMPLE.replace("A keep G05", "A keep G06"))
    assert f"{caught.value}\n" == shown


def test_the_python_shown_runs(capsys: pytest.CaptureFixture[str]) -> None:
    code = next(text for kind, text in BLOCKS if kind == "python")
    exec(compile(code, "docs/records.md", "exec"), {})
    assert '[Seen-By "B"]' in capsys.readouterr().out


def test_every_tag_is_described() -> None:
    described = set(re.findall(r"`([A-Z][A-Za-z-]+)(?: \d)?`", PAGE.split("## Tags")[1].split("## ")[0]))
    assert described == {"Game", "Rules", "Options", "Seat", "Nonce", "Seed", "Seed-Commitment", "Seen-By", *FREE_TAGS}


def test_the_numbers_of_the_draws_are_right() -> None:
    game = sacbe.load("silver_gold")
    rows = re.findall(r"\| `(\w+) \.\.\.` \| (\d+) to (\d+) \| (.*) \|", PAGE)
    numbers = [number for _, first, last, _ in rows for number in range(int(first), int(last) + 1)]
    assert numbers == list(range(game.decisions, game.actions))
    for verb, first, last, order in rows:
        names = [game.name(action).removeprefix(f"{verb} ") for action in range(int(first), int(last) + 1)]
        runs = order.split(", ")
        assert (names[0], names[-1]) == (runs[0].split(" to ")[0], runs[-1].split(" to ")[-1])
        assert [name for name in names if name in re.findall(r"\w+", order)] == re.findall(r"\b[A-Z]\w*", order)


# A dealer made from the page alone: it reads the text of a record and knows nothing of the engine.

MAPS = [
    f"{colour}{n:02}" for colour, n_maps in (("P", 12), ("O", 12), ("G", 12), ("S", 11)) for n in range(1, n_maps + 1)
]
CARDS = {"I2": 1, "I3": 2, "V3": 2, "T4": 1, "L4": 1, "O4": 1}


def draw(key: bytes, index: int, outcomes: list[tuple[str, int]]) -> str:
    total = sum(weight for _, weight in outcomes)
    attempt = 0
    while True:
        text = key + index.to_bytes(8, "big") + attempt.to_bytes(8, "big")
        word = int.from_bytes(hashlib.sha256(text).digest()[:8], "big")
        if word < 2**64 - 2**64 % total:
            break
        attempt += 1
    number = word % total
    for name, weight in outcomes:
        number -= weight
        if number < 0:
            return name
    raise AssertionError


@pytest.mark.parametrize("name", ["two-players", "three-players", "four-players"])
def test_a_deal_can_be_checked_from_the_text_alone(name: str) -> None:
    text = (ROOT / f"records/silver_gold/{name}.sacbe").read_text(encoding="utf-8")
    tags = dict(re.findall(r'^\[([^"]+) "(.*)"\]$', text, re.MULTILINE))
    seed = bytes.fromhex(tags["Seed"])
    assert hashlib.sha256(seed).hexdigest() == tags["Seed-Commitment"]
    nonces = [bytes.fromhex(value) for tag, value in tags.items() if tag.startswith("Nonce")]
    key = hashlib.sha256(b"sacbe deal 1" + b"".join(len(p).to_bytes(8, "big") + p for p in [seed, *nonces])).digest()
    players = sum(1 for tag in tags if tag.startswith("Seat "))
    deck, cards = set(MAPS), dict(CARDS)
    dealt: list[str] = []
    drawn = re.findall(r"\{(\w+) (\w+)\}|[A-D] keep (\w+)", text)
    index = 0
    for verb, what, kept in drawn:
        if kept:
            dealt.remove(kept)
            if len(dealt) == 2 * players:
                deck |= set(dealt)
                dealt = []
            continue
        if verb == "map":
            assert what == draw(key, index, [(name, 1) for name in MAPS if name in deck])
            deck.remove(what)
            if index < 4 * players:
                dealt.append(what)
        elif verb == "start":
            assert what == draw(key, index, [(seat, 1) for seat in "ABCD"[:players]])
        else:
            assert what == draw(key, index, [(name, left) for name, left in cards.items() if left])
            cards[what] -= 1
            if sum(cards.values()) == 1:
                cards = dict(CARDS)
        index += 1
    assert index > 50
