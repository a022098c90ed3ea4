"""docs/records.md keeps its word: its examples are real, and its definitions are enough to check a deal by hand."""

import hashlib
import itertools
import re
from pathlib import Path

import pytest

import sacbe
from sacbe.engine.record_text import FREE_TAGS
from sacbe.engine.records import Record
from sacbe.games.silver_gold import components as silver_gold
from sacbe.games.tikal import components as tikal
from sacbe.games.tzolkin import components as tzolkin

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


def draw_rows(game: sacbe.Game) -> list[list[str]]:
    """The table of a game's draws as it must stand on the page: verb, numbers, order."""
    rows = []
    for verb, group in itertools.groupby(
        range(game.decisions, game.actions), key=lambda action: _parted(game, action)[0]
    ):
        drawn = list(group)
        order = _in_runs([_parted(game, action)[1] for action in drawn])
        rows.append([f"`{verb} ...`", f"{drawn[0]} to {drawn[-1]}", order])
    return rows


def _parted(game: sacbe.Game, action: int) -> tuple[str, str]:
    verb, _, what = game.name(action).partition(" ")
    return verb, what


def _in_runs(words: list[str]) -> str:
    """`P01, P02, P03, O01` as `P01 to P03, O01`: a run counts its names from 1."""
    runs: list[list[str]] = []
    for word in words:
        start, digits = re.fullmatch(r"(.*?)(\d*)", word).groups()  # type: ignore[union-attr]
        nth = f"{len(runs[-1]) + 1:0{len(digits)}}" if runs else ""
        if digits and runs and digits == nth and runs[-1][0] == start + f"{1:0{len(digits)}}":
            runs[-1].append(word)
        else:
            runs.append([word])
    return ", ".join(run[0] if len(run) == 1 else f"{run[0]} to {run[-1]}" for run in runs)


@pytest.mark.parametrize("name", sacbe.games())
def test_the_draws_of_a_game_are_those_of_the_code(name: str) -> None:
    game = sacbe.load(name)
    section = PAGE.split(f"### The draws of {game.title}\n")[1].split("\n###")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line.startswith("| `")
    ]
    assert [row[:3] for row in rows] == draw_rows(game)


def weights_on_the_page(name: str, verb: str) -> str:
    section = PAGE.split(f"### The draws of {sacbe.load(name).title}\n")[1].split("\n###")[0]
    return (
        next(line for line in section.splitlines() if line.startswith(f"| `{verb} ")).strip("|").split("|")[-1].strip()
    )


def test_the_weights_of_the_draws_are_those_of_the_code() -> None:
    cards = [int(number) for number in re.findall(r"\d+", weights_on_the_page("silver_gold", "card"))]
    assert cards == [*silver_gold.PATTERN_COPIES, silver_gold.CARDS]
    assert silver_gold.CARDS_A_ROUND == silver_gold.CARDS - 1
    assert weights_on_the_page("tikal", "treasure") == f"copies left of {tikal.COPIES} each"
    shown = ", ".join(str(tzolkin.MONUMENTS_SHOWN[players]) for players in (2, 3)) + f" or {tzolkin.MONUMENTS_SHOWN[4]}"
    assert f"3. **Monuments.** {shown} of them with 2, 3 or 4 players." in PAGE
    assert f"round whose day is {tzolkin.FOOD_DAYS[1]} or more" in " ".join(PAGE.split())
    assert (silver_gold.HAND, silver_gold.DISPLAY, tzolkin.DEALT, tzolkin.DISPLAY) == (4, 4, 4, 6)


def test_the_verifier_uses_no_number_that_the_page_does_not_state() -> None:
    fair = " ".join(PAGE.split("## Fair deals")[1].split())
    source = (ROOT / "examples/verify/games.mjs").read_text(encoding="utf-8")
    for constant, sentence in {
        "CARDS_A_ROUND = 7;": "A round is seven cards of eight",
        "ON_DISPLAY = 4;": "Four maps from the deck",
        "COPIES = 3;": "copies left of 3 each",
        "BUILDINGS_SHOWN = 6;": "Six of the first age",
        "MONUMENTS_SHOWN = { 2: 4, 3: 5, 4: 6 };": "4, 5 or 6 of them with 2, 3 or 4 players",
        "SECOND_FOOD_DAY = 13;": "whose day is 13 or more",
    }.items():
        assert constant in source
        assert sentence in fair
    assert len(re.findall(r"^const [A-Z_0-9]+ = (?:\d|\{)", source, re.MULTILINE)) == 6, (
        "every constant is in this list"
    )


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
