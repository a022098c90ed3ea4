"""What the text client shows of Silver & Gold: screens that fit, gains that are true, news that keep secrets."""

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest

import sacbe
from sacbe.engine.chance import rng, seed_bytes
from sacbe.engine.game import Json
from sacbe.terminal import silver_gold as silver_gold_text
from sacbe.terminal.client import Client
from sacbe.terminal.game import GameText
from sacbe.terminal.news import Tidings
from sacbe.terminal.seats import Seat, note_seats, parse_seats
from sacbe.terminal.terminal import HEIGHT, WIDTH, Line, Terminal, as_string

TEXT: GameText = silver_gold_text  # mypy checks here that the module has the protocol's shape


# Screens


class Screen(Terminal):
    """A terminal of 80 by 24 that keeps every screenful."""

    def __init__(self, lines: list[str]) -> None:
        self.sink = io.StringIO()
        super().__init__(source=io.StringIO("".join(f"{line}\n" for line in lines)), sink=self.sink)
        self.is_tty = True
        self.full_screen = True

    def clear(self) -> None:
        self.sink.write("\f")

    def hide_all(self) -> None:
        self.clear()

    @property
    def height(self) -> int:
        return HEIGHT

    def screens(self) -> list[list[str]]:
        return [part.removesuffix("\n").split("\n") for part in self.sink.getvalue().split("\f")[1:]]


@pytest.mark.parametrize("seats", ["human,greedy", "human,greedy,greedy,greedy", "Ana=human,Bea=human,random"])
def test_every_screenful_of_a_game_fits_80_by_24(tmp_path: Path, seats: str) -> None:
    asked = ["", "a1", "more", "b2", "1", "no", "why", "scores", "", "look B", "", "log", "", "", "undo", ""]
    terminal = Screen([*asked, "rules", *[""] * 12, *["moves", *[""] * 5, "moves", "1!", ""] * 200])
    players = parse_seats(seats, "silver_gold")
    record = _new_record(players, 3)
    with suppress(EOFError):
        Client(record, players, terminal, tmp_path / "game.txt").run()
    assert record.position.number > 20
    for screen in terminal.screens():
        assert len(screen) <= HEIGHT, "\n".join(screen)
        assert max(len(line) for line in screen) <= WIDTH, "\n".join(screen)


def _new_record(players: list[Seat], seed: int) -> sacbe.Record:
    record = sacbe.Record(sacbe.load("silver_gold", players=len(players)), [player.name for player in players])
    record.seed = seed_bytes(seed)
    note_seats(record, players)
    return record


def _width(line: Line) -> int:
    return len(as_string(line))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawn_table_fits_in_every_phase(players: int) -> None:
    names = ["Bartholomew Longname", "greedy B", "random", "Wilhelmina"][:players]
    phases: set[str] = set()
    random = rng("screens", players)
    for seed in range(2):
        game = sacbe.load("silver_gold", players=players, open_discard=seed == 1)
        record = sacbe.play(game, ["greedy", *["random"] * (players - 1)], seed=seed)
        for pos in record.positions():
            for seat in (0, players - 1, None):
                view = pos.view(seat)
                phases.add(view["phase"])
                legal = pos.legal(seat) if seat is not None and seat in pos.pending else []
                shown_as_done = [legal[random.below(len(legal))]] if legal else []
                for shown in (TEXT.draw(view, names, shown_as_done, 18), TEXT.draw(view, names, [], 13)):
                    assert len(shown) <= 18
                    assert max(_width(line) for line in shown) <= WIDTH
                look = TEXT.look(view, names, players - 1)
                assert len(look) <= HEIGHT - 2
                assert max(_width(line) for line in look) <= WIDTH
    assert phases == {"deal", "keep", "fill", "start", "reveal", "mark", "take", "draw", "over"}


def test_the_revealed_cards_lie_open_only_where_the_table_agreed() -> None:
    for open_discard in (False, True):
        game = sacbe.load("silver_gold", players=2, open_discard=open_discard)
        record = sacbe.play(game, ["random", "random"], seed=1)
        pos = next(pos for pos in record.positions() if pos.number == 5 and pos.turn == 0)
        view = pos.view(0)
        drawn = "\n".join(as_string(line) for line in TEXT.draw(view, ["A", "B"], [], 18))
        assert (" ".join(view["reveals"]) in drawn) is open_discard
        assert any("Revealed this round" in line for line in TEXT.tell(view, ["A", "B"])) is open_discard


# What is said


def test_what_an_action_would_bring_is_what_it_brings() -> None:
    game = sacbe.load("silver_gold", players=2)
    checked = 0
    for seed in range(6):
        record = sacbe.play(game, ["greedy", "random"], seed=seed)
        entries = record.standing()
        for entry, pos in zip(entries, record.positions(), strict=False):
            if pos.view(None)["phase"] != "mark":
                continue
            before: Json = pos.view(entry.seat)
            gains = TEXT.describe(pos, before, entry.action)[1]
            was: Json = before["players"][entry.seat]
            alone = pos.copy()
            alone.push(entry.action, entry.seat)
            now: Json = alone.view(entry.seat)["players"][entry.seat]
            coins = now["coins"] - was["coins"]
            assert ("coin" in gains) == (coins > 0)
            assert coins < 2 or f"{coins} coins" in gains
            palms = now["palms"][len(was["palms"]) :]
            assert ("palm" in gains) == bool(palms)
            assert not palms or f"palm {palms[0]}" in gains
            if len(now["completed"]) > len(was["completed"]):
                more = sum(now["parts"][part] - was["parts"][part] for part in ("maps", "seals"))
                assert f"{more} points" in gains
            checked += 1
    assert checked > 300


@pytest.mark.parametrize("players", [2, 4])
def test_completions_and_trophies_are_announced_to_everyone(players: int) -> None:
    game = sacbe.load("silver_gold", players=players)
    record = sacbe.play(game, ["greedy"] * players, seed=8)
    final = record.position.view(None)["players"]
    for seat in (0, None):
        told = [sentence for _, sentence in Tidings(record, TEXT, seat).lines()]
        for player in final:
            who = "You" if player["seat"] == seat else record.names[player["seat"]]
            verb = "complete" if who == "You" else "completes"
            for map_id in player["completed"]:
                assert any(sentence.startswith(f"{who} {verb} {map_id},") for sentence in told)
        trophies = sorted(trophy for player in final for trophy in player["trophies"])
        announced = [re.search(r"the trophy worth (\d)", sentence) for sentence in told]
        assert sorted(int(found[1]) for found in announced if found) == trophies


def test_the_news_tell_a_marking_only_when_all_have_marked() -> None:
    game = sacbe.load("silver_gold", players=3)
    whole = sacbe.play(game, ["random"] * 3, seed=2)
    record = sacbe.Record(game, whole.names)
    tidings = Tidings(record, TEXT, 0)
    heard = 0
    for entry in whole.standing()[:120]:
        was_open = record.position.simultaneous
        record.push(entry.action, None if entry.seat == sacbe.CHANCE else entry.seat)
        lines = tidings.lines()
        if was_open and record.position.simultaneous:
            assert len(lines) == heard
        heard = len(lines)
    assert heard > 40
