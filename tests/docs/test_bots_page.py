"""The maker of docs/bots.md: what it says of the games is true of them, and games of other bots are not told."""

import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from scripts import bots_fingerprint, bots_page_games
from scripts.bots_page_bars import BARS, MET, MISSED, NOT_PLAYED, UNSURE, Bar, Reading, bars_table, points, verdict
from scripts.bots_page_games import (
    Measured,
    Note,
    OtherBots,
    Turns,
    Wanted,
    games_file,
    label_of,
    measure,
    note_play,
    options_of,
    plans,
    read_notes,
    variants,
    whole_rotations_in,
)
from scripts.bots_page_tables import section, when_and_where
from scripts.make_bots_page import head, main

from sacbe.arena.judged_turns import Judgement
from sacbe.arena.results import Results
from sacbe.arena.standings import Standings
from sacbe.arena.strength_by_time import rise
from sacbe.arena.tournament import LADDER, MIXED, GameResult, Tournament
from sacbe.arena.tuning import terms
from sacbe.arena.turn_times import Times
from sacbe.bots.budget import Budget
from sacbe.bots.levels import make_bot, usual_budget
from sacbe.engine.registry import games

SOURCE = Path(__file__).parents[2] / "src" / "sacbe"
KEPT = SOURCE.parents[1] / "docs" / "bots" / "games"
TODAY = {game: f"the bots of {game} today" for game in games()}


@pytest.fixture(autouse=True)
def today(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fingerprints without playing: the maker of the page compares them and asks no more of them."""
    monkeypatch.setattr(bots_page_games, "fingerprint", lambda game, *names: TODAY[game])


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    return folder


def wanted_of(kept: Path, *chosen: str, play: bool = False) -> Wanted:
    return Wanted(4, 2, 20, 1, 1, 1.0, 1, kept, chosen, play)


def result(plan: Tournament, index: int) -> GameResult:
    """A game that the best bot at the table wins; ten points between the places."""
    seats = plan.seats_of(index)
    order = sorted(range(len(seats)), key=lambda seat: (seats[seat], seat))
    places = [1 + order.index(seat) for seat in range(len(seats))]
    times = []
    for _ in seats:
        times.append(Times())
        times[-1].add(0.125)
    return GameResult(index, [100.0 + index - 10 * place for place in places], places, 1, times, times)


def standings_of(plan: Tournament, count: int) -> Standings:
    return Standings(plan, [result(plan, index) for index in range(count)])


def everything(game: str) -> Measured:
    """A game of which two deals of all tables were played."""
    wanted = wanted_of(Path("nowhere"))
    found = Measured(game)
    for label, (plan, _) in plans(wanted, game).items():
        found.tables[label] = standings_of(plan, 2 * len(plan.seatings))
    if game == "silver_gold":
        judgements = [Judgement(0.25, 0.0, (0.0, 0.0), 0.0), Judgement(4, 0.5, (0.25, 0.75), 0.1)]
        found.turns = Turns(20, 80, judgements, 0.1, (0.05, 0.15))
    else:
        names = ("expert:0.25s", "expert:0.5s", "expert:1s", "expert:2s", "expert:4s")
        plan = Tournament(game, options_of(game, players=4), names, 1, MIXED)
        found.rise = rise(plan, [result(plan, index) for index in range(2 * len(plan.seatings))])
    return found


def keep(kept: Path, game: str, label: str, bots: str, count: int = 8) -> None:
    """Games in a file, with a note of who played them."""
    plan, _ = plans(wanted_of(kept), game)[label]
    file = Results(plan, kept / f"{game}-{label}.jsonl")
    for index in range(count):
        file.add(result(plan, index))
    file.close()
    path = kept / f"{game}-bots.json"
    notes = json.loads(path.read_text()) if path.exists() else {}
    path.write_text(json.dumps({**notes, f"{game}-{label}": bots}))


# Who played


@pytest.mark.parametrize("game", games())
@pytest.mark.usefixtures("real_fingerprints")
def test_the_games_that_the_page_tells_of_were_played_by_the_bots_of_today(game: str) -> None:
    """If it fails, bots decide otherwise than they did: play the page's games again (`scripts/make_bots_page.py`)."""
    notes = read_notes(KEPT, game)
    assert notes
    for label, note in notes.items():
        assert note.bots == bots_page_games.players(game, label), label


@pytest.fixture
def real_fingerprints(today: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots_page_games, "fingerprint", bots_fingerprint.fingerprint)


@pytest.fixture
def few_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    """A single moment of Tzolk'in, so that a fingerprint is quick."""
    monkeypatch.setattr(bots_fingerprint, "MOMENTS", {"tzolkin": {"two-players": (112, 156)}})
    monkeypatch.setattr(bots_fingerprint, "SIMULATIONS", {"tzolkin": (2, 2)})


def fresh_fingerprint() -> str:
    return bots_fingerprint.fingerprint.__wrapped__("tzolkin")


@pytest.mark.usefixtures("few_moments")
def test_a_fingerprint_changes_with_a_decision_of_any_level(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fresh_fingerprint()
    assert fresh_fingerprint() == before
    make = make_bot
    monkeypatch.setattr(
        bots_fingerprint,
        "make_bot",
        lambda name, game, *rest: make("random" if name == "novice" else name, game, *rest),
    )
    assert fresh_fingerprint() != before


@pytest.mark.usefixtures("few_moments")
def test_a_fingerprint_changes_with_a_weight_or_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fresh_fingerprint()
    (name, weight, meaning), *others = terms("tzolkin")
    with monkeypatch.context() as changed:
        changed.setattr(bots_fingerprint, "terms", lambda _: [(name, weight + 0.001, meaning), *others])
        assert fresh_fingerprint() != before
    with monkeypatch.context() as changed:
        changed.setattr(bots_fingerprint, "terms", lambda _: [(name, weight, "in other words"), *others])
        assert fresh_fingerprint() == before
    with monkeypatch.context() as changed:
        usual = usual_budget
        longer = {"expert": Budget(seconds=1.9, simulations=20000)}
        changed.setattr(bots_fingerprint, "usual_budget", lambda bot, game: longer.get(bot) or usual(bot, game))
        assert fresh_fingerprint() != before


@pytest.mark.usefixtures("few_moments")
def test_a_fingerprint_changes_with_what_was_learned_not_with_how(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = fresh_fingerprint()
    network = json.loads((SOURCE / "bots" / "tzolkin" / "learned.json").read_text(encoding="utf-8"))
    monkeypatch.setattr(bots_fingerprint, "shelf", lambda *_: SimpleNamespace(__file__=f"{tmp_path}/__init__.py"))
    (tmp_path / "learned.json").write_text(json.dumps(network | {"command": "by heart"}), encoding="utf-8")
    assert fresh_fingerprint() == before
    network["numbers"][7] += 0.1
    (tmp_path / "learned.json").write_text(json.dumps(network), encoding="utf-8")
    assert fresh_fingerprint() != before


def test_games_of_other_bots_are_refused(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wanted = wanted_of(kept, "tikal")
    path = games_file(wanted, "tikal", "tikal-self")
    note_play(wanted, "tikal", "tikal-self", 8)
    path.write_text("played\n", encoding="utf-8")
    assert games_file(wanted, "tikal", "tikal-self") == path
    monkeypatch.setitem(TODAY, "tikal", "others")
    with pytest.raises(OtherBots, match="played by other bots than those of today"):
        games_file(wanted, "tikal", "tikal-self")


def test_games_without_a_note_are_refused(kept: Path) -> None:
    (kept / "tikal-self.jsonl").write_text("played\n", encoding="utf-8")
    with pytest.raises(OtherBots):
        games_file(wanted_of(kept), "tikal", "tikal-self")


def test_a_note_tells_days_and_machine_and_old_notes_are_read(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (kept / "tikal-bots.json").write_text(json.dumps({"tikal-old": "0123456789abcdef"}), encoding="utf-8")
    monkeypatch.setattr(bots_page_games, "machine", lambda: "an abacus")
    for asked in (8, 16):
        note_play(wanted_of(kept), "tikal", "tikal-new", asked)
    notes = read_notes(kept, "tikal")
    assert notes["tikal-old"] == Note("0123456789abcdef")
    new = notes["tikal-new"]
    assert (new.machines, new.asked, len(new.days)) == (("an abacus, 1 game at a time",), 16, 1)
    monkeypatch.setattr(bots_page_games, "machine", lambda: "another")
    note_play(wanted_of(kept), "tikal", "tikal-new", 16)
    assert len(read_notes(kept, "tikal")["tikal-new"].machines) == 2, "games of both lie in the file"


def test_the_page_says_when_and_where_and_what_is_not_known() -> None:
    found = Measured("tikal")
    found.notes = {"a": Note("x", ("2026-11-18",), ("an abacus",)), "b": Note("x", ("2026-11-20",), ("an abacus",))}
    assert when_and_where(found) == "Played from 2026-11-18 to 2026-11-20. Machine: an abacus.\n"
    found.notes["c"] = Note("x")
    assert "For 1 of 3 files day or machine was not noted" in when_and_where(found)


# What is written


def test_one_game_is_never_written_over_the_others(kept: Path, tmp_path: Path) -> None:
    keep(kept, "tikal", "four-players-self", TODAY["tikal"])
    page = tmp_path / "page" / "bots.md"
    page.parent.mkdir()
    before = sorted(kept.iterdir())
    words = ["--results", str(kept), "--page", str(page), "--as-it-stands", "--game", "silver_gold"]
    assert main(words) == 0
    text = page.read_text(encoding="utf-8")
    headings = [line for line in text.splitlines() if line.startswith("## ")]
    assert headings == ["## The bars", "## Silver & Gold", "## Tikal", "## Tzolk'in"]
    assert "`expert` against itself, 8 games of 8 deals" in text.partition("## Tikal")[2]
    assert sorted(kept.iterdir()) == before, "nothing was played, so nothing is begun"


def test_games_of_other_bots_are_left_out_unless_that_game_was_asked_for(
    kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(kept, "tikal", "four-players-self", "of another bot")
    page = tmp_path / "bots.md"
    words = ["--results", str(kept), "--page", str(page), "--as-it-stands"]
    assert main([*words, "--game", "tzolkin"]) == 0
    text = page.read_text(encoding="utf-8").partition("## Tikal")[2].partition("## Tzolk'in")[0]
    assert "against itself: not told, for these games were played by other bots than those of today" in text
    assert "left out tikal-four-players-self" in capsys.readouterr().err
    assert main([*words, "--game", "tikal"]) == 2
    assert "played by other bots" in capsys.readouterr().err


def test_games_count_once_a_line_up_has_sat_in_all_seats() -> None:
    """Of one deal with five line-ups of four, ten games are two line-ups in every rotation and a rest."""
    bots = ("greedy", "novice", "casual", "random", "novice:1")
    plan = Tournament("silver_gold", options_of("silver_gold", players=4), bots, 1, MIXED)
    for played, counted in ((0, 0), (3, 0), (4, 4), (10, 8), (20, 20), (23, 20)):

        def missing(count: int, played: int = played) -> list[int]:
            return list(range(played, count))

        found = SimpleNamespace(plan=plan, games=range(played), missing=missing)
        assert whole_rotations_in(cast(Any, found)) == counted


def test_a_ladder_that_was_stopped_says_what_its_line_ups_played(kept: Path) -> None:
    """Five line-ups sit in four rotations each; of the second deal only the first has."""
    keep(kept, "tzolkin", "four-players-ladder", TODAY["tzolkin"], count=22)
    found = measure(wanted_of(kept), "tzolkin")
    found.notes["tzolkin-four-players-ladder"] = Note("x", asked=800)
    text = section(wanted_of(kept), found, kept)
    assert "| 1 expert against 3 strong | 8 games of 2 deals | 100.0% |" in text
    assert "| 1 casual against 3 novice | 4 games of 1 deal | 100.0% |" in text
    assert "800 games were asked for; the run was stopped, and 20 of them make whole rotations." in text
    assert "The best bot against itself: not played yet" in text


def test_a_line_up_that_has_not_sat_yet_is_not_counted(kept: Path) -> None:
    keep(kept, "tzolkin", "four-players-ladder", TODAY["tzolkin"], count=4)
    found = measure(wanted_of(kept), "tzolkin")
    assert "| 1 strong against 3 casual | not yet |" in section(wanted_of(kept), found, kept)
    said = {bar.what: verdict(bar, bar.read(found)) for bar in BARS if bar.game == "tzolkin"}
    steps = [word for what, word in said.items() if "the lower end above" in what]
    assert steps == [UNSURE, NOT_PLAYED, NOT_PLAYED, NOT_PLAYED], "four games of one deal are worth one"


def test_lower_steps_are_read_where_more_games_were_played(kept: Path) -> None:
    keep(kept, "tzolkin", "four-players-ladder", TODAY["tzolkin"], count=16)
    keep(kept, "tzolkin", "four-players-lower", TODAY["tzolkin"], count=24)
    found = measure(wanted_of(kept), "tzolkin")
    readings = [bar.read(found) for bar in BARS if bar.game == "tzolkin" and "the lower end above" in bar.what]
    assert [reading and reading.base for reading in readings] == [
        "4 games of 1 deal",
        "8 games of 2 deals",
        "8 games of 2 deals",
        "8 games of 2 deals",
    ]
    text = section(wanted_of(kept), found, kept)
    assert "Its lower steps, which take next to no time, with more games:\n\n| table |" in text


def test_a_run_that_wants_fewer_games_tells_all_there_are(kept: Path) -> None:
    keep(kept, "tzolkin", "two-players-self", TODAY["tzolkin"], count=9)
    plan, _ = plans(wanted_of(kept), "tzolkin")["two-players-self"]
    found = bots_page_games.played(wanted_of(kept, "tzolkin", play=True), plan, 2, "tzolkin-two-players-self")
    assert found is not None and found.games == 9


def test_what_is_missing_is_played_and_noted(kept: Path) -> None:
    plan = Tournament("silver_gold", options_of("silver_gold", players=2), ("greedy", "random"), 1, LADDER)
    wanted = wanted_of(kept, "silver_gold", play=True)
    for games_wanted in (2, 4):
        found = bots_page_games.played(wanted, plan, games_wanted, "silver_gold-few")
        assert found is not None and found.games == games_wanted
        assert read_notes(kept, "silver_gold")["silver_gold-few"].asked == games_wanted
    lines = (kept / "silver_gold-few.jsonl").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["game"] for line in lines[1:]] == [0, 1, 2, 3]


def test_the_curve_of_a_run_that_was_stopped_does_not_claim_every_choice(tmp_path: Path) -> None:
    whole = everything("tzolkin")
    text = section(wanted_of(tmp_path), whole, tmp_path / "plots")
    assert "40 games of 2 deals, each line-up in every rotation of its seats" in text
    assert "stopped within a deal" not in text
    assert "Where the most and the least time sit at one table, the most is" in text
    names = ("expert:0.25s", "expert:0.5s", "expert:1s", "expert:2s", "expert:4s")
    plan = Tournament("tzolkin", options_of("tzolkin", players=4), names, 1, MIXED)
    whole.rise = rise(plan, [result(plan, index) for index in range(28)])
    text = section(wanted_of(tmp_path), whole, tmp_path / "plots")
    assert "The run was stopped within a deal, so not all budgets have sat equally often." in text


def test_auctions_say_that_bids_are_turns(tmp_path: Path) -> None:
    text = section(wanted_of(tmp_path), everything("tikal"), tmp_path / "plots")
    basic, _, auction = text.partition("### Four players, auction")
    assert "Each bid counts as a turn here" in auction.partition("### Two players")[0]
    assert "Each bid" not in basic


# The bars

STEP = Bar("tikal", "a step", lambda _: None, points, least=0.4, above=0.3)
MEAN = Bar("tikal", "a mean", lambda _: None, points, least=65)
SLOPE = Bar("tikal", "a slope", lambda _: None, points, least=0, above=0)
LONGEST = Bar("tikal", "a time", lambda _: None, points, most=2)


@pytest.mark.parametrize(
    ("bar", "value", "interval", "said"),
    [
        (STEP, 0.5, (0.31, 0.7), MET),
        (STEP, 0.4, (0.31, 0.5), MET),
        (STEP, 0.5, (0.3, 0.7), UNSURE),
        (STEP, 0.39, (0.35, 0.43), MISSED),
        (MEAN, 70, (65, 75), MET),
        (MEAN, 70, (64.9, 75), UNSURE),
        (MEAN, 70, None, UNSURE),
        (MEAN, 64.9, (60, 70), MISSED),
        (SLOPE, 0.5, (0.1, 0.9), MET),
        (SLOPE, 0, (0, 0), UNSURE),
        (SLOPE, -0.1, (-0.5, 0.3), MISSED),
        (LONGEST, 2, (2, 2), MET),
        (LONGEST, 2.001, (2.001, 2.001), MISSED),
    ],
)
def test_verdicts(bar: Bar, value: float, interval: tuple[float, float] | None, said: str) -> None:
    assert verdict(bar, Reading(value, interval, "")) == said
    assert verdict(bar, None) == NOT_PLAYED


@pytest.mark.parametrize("game", games())
def test_every_bar_finds_what_it_is_measured_by(game: str) -> None:
    measured = everything(game)
    bars = [bar for bar in BARS if bar.game == game]
    assert bars
    for bar in bars:
        assert bar.read(measured) is not None, bar.what
        assert verdict(bar, bar.read(Measured(game))) == NOT_PLAYED


def test_every_step_of_every_ladder_has_a_bar() -> None:
    for game in games():
        for variant in variants(game):
            for meeting in getattr(everything(game).tables.get(f"{label_of(variant)}-ladder"), "meetings", []):
                plan, _ = plans(wanted_of(Path()), game)[f"{label_of(variant)}-ladder"]
                one, other = (plan.bots[bot] for bot in meeting.lineup[:2])
                words = f"{variant}: 1 {one} wins at least 40 % against 3 {other}, the lower end above 30 %"
                assert words in [bar.what for bar in BARS if bar.game == game]


def test_the_table_tells_how_far_the_winners_are_from_bar_and_marks() -> None:
    measured = everything("tzolkin")
    plan, _ = plans(wanted_of(Path()), "tzolkin")["four-players-self"]
    measured.tables["four-players-self"] = standings_of(plan, 4)  # winners with 90, 91, 92 and 93
    text = bars_table([measured])
    row = next(line for line in text.splitlines() if "winners at least 80" in line)
    assert "91.5 (89.4 to 93.6), 4 games of 4 deals; 11.5 above the bar; 9.5 below 101 (winners of tournaments)" in row
    assert row.endswith("| met |")
    assert f"{sum(bar.game == 'tzolkin' for bar in BARS)} bars: " in text


def test_a_longest_turn_is_taken_from_all_tables() -> None:
    rows = _with_a_turn_of(1.831)
    assert "1.831 s, longest of" in rows[0] and rows[0].endswith("| met |")
    assert "31 ms over" in rows[1] and rows[1].endswith("| **missed** |")


def test_a_turn_that_is_late_by_less_than_can_be_shown_is_late() -> None:
    rows = _with_a_turn_of(1.8004)
    assert rows[0].endswith("| met |") and rows[1].endswith("| **missed** |")


def _with_a_turn_of(seconds: float) -> list[str]:
    """What the table of bars says of the longest turn where one took so long."""
    measured = everything("tzolkin")
    slow = Times()
    slow.add(seconds)
    measured.tables["two-players-self"].bots[0].turn.join(slow)
    return [line for line in bars_table([measured]).splitlines() if "expert's longest turn" in line]


def test_a_bot_that_bids_itself_out_of_the_game_is_found() -> None:
    measured = everything("tikal")
    bar = next(bar for bar in BARS if "bid itself out" in bar.what)
    reading = bar.read(measured)
    assert verdict(bar, reading) == MET
    plan, _ = plans(wanted_of(Path()), "tikal")["four-players-auction-self"]
    poor = result(plan, 0)
    poor.scores[3] = 0.0
    measured.tables["four-players-auction-self"] = Standings(plan, [poor])
    assert verdict(bar, bar.read(measured)) == MISSED


def test_the_head_leads_to_how_sure_it_is(tmp_path: Path) -> None:
    assert "(arena.md#how-sure-it-is)" in head(wanted_of(tmp_path))
    arena = SOURCE.parents[1] / "docs" / "arena.md"
    assert "\n## How sure it is\n" in arena.read_text(encoding="utf-8")
