"""Actions as typed data: deeds tell actions apart, terms come true, news add up, and docs/deeds.md has every kind."""

import json
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from scripts.make_deed_tables import page
from tests.properties.tables import IDS, RECORDED, TABLES

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.engine.records import Record
from sacbe.engine.vocabulary import Vocabulary
from sacbe.testing.tables import Table, reach, viewers

PAGE = Path(__file__).parents[2] / "docs" / "deeds.md"
at_every_table = pytest.mark.parametrize("table", TABLES, ids=IDS)
HIDDEN = -2

GOODS = ("corn", "wood", "stone", "gold", "skull")
COUNTED = {
    "silver_gold": ("coins",),
    "tikal": (),
    "tzolkin": (*GOODS, "workers", "corn_tiles", "wood_tiles"),
}
"""What a player has by number, and by the same name in terms and in views."""


# Playing


RARE = ("raise", "free", "save", "skip", "ahead", "up", "guard", "exchange", "path")
SPREE = ("pick tikal", "act 4", "raise", "pick chichen", "act 3")
"""What leads to monuments and offerings in Tzolk'in."""


def varied(pos: Position, seat: int, random: Rng) -> int:
    """A kind of deed first, then one of that kind: so that rare kinds come about."""
    game, legal = pos.game, pos.legal(seat)
    kinds = sorted({game.deed(action)["do"] for action in legal})
    rare = [kind for kind in kinds if kind in RARE]
    spree = [action for action in legal if game.name(action).startswith(SPREE)]
    way = random.below(4)
    if way == 0 and spree:
        return spree[random.below(len(spree))]
    if way == 1 and rare:
        kinds = rare
    kind = kinds[random.below(len(kinds))]
    choices = [action for action in legal if game.deed(action)["do"] == kind]
    return choices[random.below(len(choices))]


def begun(table: Table, random: Rng, plain: bool) -> Position:
    """A new game; in most of Tzolk'in all have so much, and workers so far on, that they can build what they like."""
    pos = table.game.start()
    if plain or table.game.id != "tzolkin" or random.below(4) == 0:
        return pos
    while pos.number == 0:
        pos.push(pos.draw(random) if pos.turn == CHANCE else varied(pos, pos.turn or 0, random))
    document = pos.to_json()
    for seat, player in enumerate(document["players"]):
        player.update(corn=40, wood=12, stone=12, gold=12, skull=2)
        player["technologies"].update(architecture=random.below(4), extraction=3, theology=random.below(4))
        player["temples"]["chaac"] = 5 if seat else 6
        for name, space in (("tikal", 7), ("uxmal", 7), ("chichen", 5)):
            wheel = document["wheels"][name]
            wheel[max(at for at in range(space) if wheel[at] is None)] = "ABCD"[seat]
    return table.game.position(document)


def decisions(table: Table, label: str, seed: int, plain: bool = False) -> Iterator[tuple[Position, int, int]]:
    """A game step by step: the position, who acts (CHANCE too) and what will be done next."""
    random = rng("deeds", label, str(table), seed)
    pos = begun(table, random, plain)
    while not pos.is_over:
        if pos.turn == CHANCE:
            seat, action = CHANCE, pos.draw(random)
        else:
            seat = pos.pending[random.below(len(pos.pending))]
            action = varied(pos, seat, random)
        yield pos, seat, action
        pos.push(action, None if seat == CHANCE else seat)


def shown(pos: Position, viewer: int) -> Json:
    return pos.view(None if viewer == CHANCE else viewer)


def pushed(pos: Position, seat: int, action: int) -> Position:
    twin = pos.copy()
    twin.push(action, None if seat == CHANCE else seat)
    return twin


def is_json(data: object) -> bool:
    return bool(json.loads(json.dumps(data, allow_nan=False)) == data)


# Deeds


@pytest.mark.parametrize("name", sacbe.games())
def test_every_action_has_a_deed_of_its_own(name: str) -> None:
    game = sacbe.load(name, players=4)
    made = [game.deed(action) for action in range(game.actions)]
    assert all(is_json(deed) and re.fullmatch("[a-z]+(-[a-z]+)*", deed["do"]) for deed in made)
    assert len({json.dumps(deed, sort_keys=True) for deed in made}) == game.actions
    for action in (-1, game.actions):
        with pytest.raises(sacbe.MalformedAction):
            game.deed(action)


@pytest.mark.parametrize("name", sacbe.games())
def test_a_deed_that_was_handed_out_can_be_changed_by_its_owner(name: str) -> None:
    game = sacbe.load(name, players=2)
    for action in range(0, game.actions, 7):
        game.deed(action)["do"] = "spoilt"
        assert game.deed(action)["do"] != "spoilt"


def test_a_game_that_says_nothing_has_the_plain_answers() -> None:
    game = sacbe.load("tikal", players=2)
    game.vocabulary = Vocabulary()
    assert Game.deed(game, 0) == {"do": "action"}
    pos = game.start()
    assert Position.terms(pos, 0) == {}
    assert Game.news(game, pos, pos, 0, 0, None) == []


# Terms


def sample(table: Table) -> Iterator[tuple[Position, int, list[int]]]:
    """Positions of some games with a seat to decide and some of its legal actions."""
    random = rng("terms", str(table))
    for seed in range(table.tries(8)):
        for pos, seat, action in decisions(table, "terms", seed):
            if seat != CHANCE and random.below(2 if table.has_secrets and table.volume == 1 else 5) == 0:
                legal = pos.legal(seat)
                yield pos, seat, [action, *(legal[random.below(len(legal))] for _ in range(3))]


@at_every_table
def test_terms_come_true(table: Table) -> None:
    game = table.game
    tried = 0
    for pos, seat, actions in sample(table):
        before = pos.view(seat)
        key = pos.key()
        for action in actions:
            told = pos.terms(action, seat)
            assert is_json(told)
            twin = pushed(pos, seat, action)
            check_end(pos, twin, seat, before["phase"], told, game.name(action))
            check_amounts(game, before, twin.view(seat), told, action)
            tried += 1
        assert pos.key() == key, "terms leave the position as it is"
    assert tried > 100


def check_end(pos: Position, twin: Position, seat: int, phase: str, told: Json, name: str) -> None:
    """`reveals`: a draw is due, or what was hidden from the others lies open; `ends_turn`: another turn comes next."""
    opened = pos.simultaneous and not twin.simultaneous
    assert told["reveals"] == (twin.turn == CHANCE or opened), name
    if pos.simultaneous:
        passed = opened or seat not in twin.pending
    else:
        random = rng("draws")
        after = twin.copy()
        while after.turn == CHANCE:
            after.push(after.draw(random))
        days = not after.is_over and after.game.deed(after.legal()[0])["do"] == "advance"
        another = (after.number != pos.number and phase != "choose") or (days and phase != "day")
        passed = after.turn != seat or another
    assert told["ends_turn"] == passed, name


def net(told: Json, what: str) -> float:
    """How much more of something the terms promise."""
    change: float = told.get("gain", {}).get(what, 0) - told.get("cost", {}).get(what, 0)
    return change


def check_amounts(game: Game, before: Json, after: Json, told: Json, action: int) -> None:
    """What is promised is what comes, in everything that is counted."""
    seat = before["seat"]
    was, now = before["players"][seat], after["players"][seat]
    name = game.name(action)
    dealt = before["phase"] == "keep"  # what wealth tiles show is taken when all have kept
    for what in () if dealt else COUNTED[game.id]:
        assert now[what] - was[what] == net(told, what), (name, what)
    settled = game.id == "silver_gold" and before["phase"] != after["phase"]
    if not settled:
        assert now["score"] - was["score"] == net(told, "points"), name
    check_more = {"silver_gold": check_marks, "tikal": check_board, "tzolkin": check_progress}[game.id]
    check_more(game, before, after, told, action)


def check_marks(game: Game, before: Json, after: Json, told: Json, action: int) -> None:
    was, now = before["players"][before["seat"]], after["players"][before["seat"]]
    deed = game.deed(action)
    palm = told.get("gain", {}).get("palm")
    assert now["palms"][len(was["palms"]) :] == ([] if palm is None else [palm])
    if deed["do"] == "mark":
        held = was["maps"][deed["map"] - 1]
        assert ("completes" in told) == (held["free"] == len(deed["fields"]))
        if before["phase"] == after["phase"]:
            free = sum(chart["free"] for chart in now["maps"] if chart is not None)
            assert min(after["owed"], free) == told.get("extra", 0)
        if "completes" in told:
            check_completed(was, now, held["id"], told["completes"])
        if "trophy" in told and len(now["trophies"]) > len(was["trophies"]):
            assert now["trophies"][-1] <= told["trophy"]
    elif deed["do"] != "take-deck":
        assert told["map"]["id"] == deed["id"]


def check_completed(was: Json, now: Json, name: str, completes: Json) -> None:
    """A completed map waits until its owner settles; then it brings at least what was promised for it alone."""
    assert completes["id"] == name
    if name in now["completed"]:
        assert now["parts"]["maps"] >= was["parts"]["maps"] + completes["points"]
        assert now["parts"]["seals"] >= was["parts"]["seals"] + completes["seals"]
    else:
        assert [held["free"] for held in now["maps"] if held is not None and held["id"] == name] == [0]


def field(view: Json, name: str) -> Json:
    return next((shown for shown in view["fields"] if shown["field"] == name), {})


def check_board(game: Game, before: Json, after: Json, told: Json, action: int) -> None:
    seat = before["seat"]
    deed = game.deed(action)
    if not told["ends_turn"]:
        assert after["action_points"] - before["action_points"] == net(told, "action_points")
    for what, (old, new) in told.get("change", {}).items():
        if what in ("value", "tokens"):
            assert (field(before, deed["field"])[what], field(after, deed["field"])[what]) == (old, new)
        elif what == "would_score":
            assert [view["players"][seat][what]["treasures"] for view in (before, after)] == [old, new]
        else:
            assert (before["players"][seat][what], after["players"][seat][what]) == (old, new)
    if deed["do"] == "step":
        ends = [deed["from"], deed["to"]]
        owners = {end: (field(before, end).get("scored_by"), field(after, end).get("scored_by")) for end in ends}
        changed = {end: new for end, (old, new) in owners.items() if old != new}
        assert told.get("scored_by", {}) == changed
    elif deed["do"] == "place":
        ways = zip(around(deed["field"]), field(after, deed["field"])["ways"], strict=True)
        assert told["links"] == {name: cost for name, cost in ways if cost}
    elif deed["do"] == "guard":
        leader = before["players"][seat]["leader"] == deed["field"]
        assert told["leave"] == field(before, deed["field"])["members"][seat] + leader - 1
    elif deed["do"] in ("bring", "path"):
        assert strength(after, told["to"], seat) > strength(before, told["to"], seat)
    if "winner" in told:
        assert after["phase"] != "bid"
        assert after["turn"] == told["winner"]


def around(name: str) -> list[str | None]:
    """The neighbours of a field of Tikal from the north clockwise, told from the deeds of steps."""
    steps = {deed["way"]: deed["to"] for deed in tikal_steps() if deed["from"] == name}
    return [steps[way] for way in ("n", "ne", "se", "s", "sw", "nw")]


@cache
def tikal_steps() -> list[Json]:
    game = sacbe.load("tikal", players=2)
    return [deed for deed in map(game.deed, range(game.actions)) if deed["do"] == "step"]


def strength(view: Json, name: str, seat: int) -> int:
    at = field(view, name)
    members: int = at["members"][seat]
    return members + (seat in at["leaders"])


def check_progress(game: Game, before: Json, after: Json, told: Json, action: int) -> None:
    was, now = before["players"][before["seat"]], after["players"][before["seat"]]
    for what in ("temples", "technologies"):
        moved = {name: [was[what][name], now[what][name]] for name in was[what] if was[what][name] != now[what][name]}
        if before["phase"] != "keep":
            assert told.get(what, {}) == moved, game.name(action)
    if before["phase"] == "keep" and told["reveals"]:
        for effect in told["effects"]:
            if effect["what"] == "gain":
                assert now[effect["good"]] - was[effect["good"]] >= effect["number"]
    if before["phase"] == "turn":
        assert told.get("light", was["light"]) == now["light"]
        asked = after["asked"]["what"] if after["asked"] is not None and not told["ends_turn"] else "turn"
        assert told.get("then", "turn") == asked
    if "space" in told and game.deed(action)["do"] == "place":
        wheel = next(shown for shown in after["wheels"] if shown["wheel"] == game.deed(action)["wheel"])
        assert wheel["workers"][told["space"]] == before["seat"]
        assert (told.get("pity") is True) == (after["mode"] == "pitied")
        assert "pity" in told or net(told, "corn") == -(told["space"] + told["workers"])
    for choice in told.get("actions", []):
        assert choice["corn"] <= was["corn"]


def test_terms_may_cost_quarters_of_a_point() -> None:
    """TZ 10.1: the last meal is missed in the same breath in which goods become quarters of points."""
    table = next(table for table in TABLES if table.game.id == "tzolkin" and table.game.players == 2)
    pos = reach(table, seed=8, steps=242)
    (seat,) = pos.pending
    costs = [pos.terms(action, seat).get("cost", {}) for action in pos.legal(seat)]
    assert 6.75 in [cost.get("points") for cost in costs]


def test_an_act_that_the_terms_of_a_pick_offer_is_legal_and_the_others_are_not() -> None:
    offered = 0
    for table in TABLES:
        if table.game.id != "tzolkin":
            continue
        for pos, seat, action in decisions(table, "picks", 1):
            deed = table.game.deed(action)
            if deed["do"] == "pick":
                told = pos.terms(action, seat)
                legal = [table.game.deed(choice) for choice in pushed(pos, seat, action).legal(seat)]
                assert [choice["action"] for choice in told["actions"]] == [
                    d["action"] for d in legal if d["do"] == "act"
                ]
                assert ("ahead" in told) == ({"do": "ahead"} in legal)
                offered += len(told["actions"])
    assert offered > 50


# News


def points(events: list[Json], seat: int) -> float:
    total: float = sum(event["points"] for event in events if event["event"] == "points" and event["seat"] == seat)
    return total


def goods(events: list[Json], seat: int, good: str) -> int:
    """How much more of a good the news of Tzolk'in tell of."""
    total = 0
    for event in events:
        if event.get("seat") == seat:
            if event["event"] in ("goods", "temple-goods"):
                total += event["goods"].get(good, 0)
            elif event["event"] == "calendar-corn" and good == "corn":
                total += event["corn"]
            elif event["event"] == "fed" and good == "corn":
                total -= event["corn"]
    return total


def check_news(before: Json, after: Json, events: list[Json]) -> None:
    """What the events say agrees with what the views show."""
    assert is_json(events)
    for was, now in zip(before["players"], after["players"], strict=True):
        assert points(events, now["seat"]) == now["score"] - was["score"], events
        if before["game"] == "tzolkin" and after["phase"] != "over":
            for good in GOODS:
                assert goods(events, now["seat"], good) == now[good] - was[good], (good, events)
    for event in events:
        if event["event"] == "placed" and "wheel" in event:
            wheel = next(wheel for wheel in after["wheels"] if wheel["wheel"] == event["wheel"])
            assert wheel["workers"][event["space"]] == event["seat"]
        elif event["event"] == "placed":
            assert field(after, event["field"])["tile"] == event["id"]
        elif event["event"] == "uncovered":
            assert field(after, event["field"])["value"] == event["value"]
        elif event["event"] in ("brought", "sent"):
            assert strength(after, event["to"], event["seat"]) > strength(before, event["to"], event["seat"])
    over = [event for event in events if event["event"] == "game-over"]
    assert len(over) == (after["phase"] == "over")
    assert all(event["ranking"] == after["ranking"] for event in over)


@cache
def played(table: Table) -> tuple[dict[str, set[str]], set[str]]:
    """Whole games, the news checked action by action: which events were told with which fields, and which terms."""
    told: dict[str, set[str]] = {}
    met: set[str] = set()
    for seed in range(table.tries(4)):
        for step, (pos, seat, action) in enumerate(decisions(table, "news", seed)):
            follow(pos, seat, action, step, told, met)
    return told, met


def follow(pos: Position, seat: int, action: int, step: int, told: dict[str, set[str]], met: set[str]) -> None:
    """Check the news of an action, seen by who acts, every third time by anybody."""
    game, seers = pos.game, viewers(pos)
    viewer = seers[step % len(seers)] if seat == CHANCE or step % 3 == 0 else seat
    twin = pushed(pos, seat, action)
    before, after = shown(pos, viewer), shown(twin, viewer)
    hidden = (pos.simultaneous and seat != viewer) or (seat == CHANCE and pos.conceals(action, viewer))
    events = game.news(pos, twin, seat, HIDDEN if hidden else action, None if viewer == CHANCE else viewer)
    check_news(before, after, events)
    for event in events:
        told.setdefault(kind(event), set()).update(fields(event))
    if viewer == seat != CHANCE:
        met |= terms_told(pos.terms(action, seat))


@at_every_table
def test_the_news_of_a_game_add_up_to_its_scores(table: Table) -> None:
    told, met = played(table)
    assert "game-over" in told
    assert met


@at_every_table
def test_what_was_hidden_is_told_when_it_comes_to_light(table: Table) -> None:
    """Positions before and after a whole simultaneous phase, as a viewer meets them who does not act in it."""
    if not table.has_secrets:
        return
    told = 0
    for pos, seat, action in islice(decisions(table, "phases", 3, plain=True), 150):
        if pos.simultaneous and len(pos.pending) == table.game.players:
            opening = pos.copy()
        twin = pushed(pos, seat, action)
        if pos.simultaneous and not twin.simultaneous:
            for viewer in viewers(pos):
                events = table.game.news(opening, twin, seat, action, None if viewer == CHANCE else viewer)
                check_news(shown(opening, viewer), shown(twin, viewer), events)
                kinds = {event["event"] for event in events}
                assert kinds & {"kept", "marked"}
                told += 1
    assert told >= table.game.players + 1


def test_the_fields_marked_in_the_open_are_those_that_were_marked() -> None:
    table = next(table for table in TABLES if table.game.id == "silver_gold")
    done: dict[int, list[tuple[int, str]]] = {}
    checked = 0
    for pos, seat, action in decisions(table, "marks", 2):
        if pos.view(None)["phase"] != "mark":
            continue
        if not done:
            before = pos.copy()
        deed = table.game.deed(action)
        done.setdefault(seat, []).extend((deed["map"], name) for name in deed["fields"])
        twin = pushed(pos, seat, action)
        if not twin.simultaneous:
            events = table.game.news(before, twin, seat, action, None)
            for who, marks in done.items():
                told = [event for event in events if event["event"] == "marked" and event["seat"] == who]
                assert sorted((event["map"], name) for event in told for name in event["fields"]) == sorted(marks)
                checked += 1
            done = {}
    assert checked > 20


# The page


def rows(title: str, part: str) -> dict[str, set[str]]:
    """The rows of a table of the page: what is explained, and its fields."""
    text = PAGE.read_text(encoding="utf-8")
    chapter = text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    section = chapter.partition(f"\n### {part}\n")[2].partition("\n### ")[0]
    found: dict[str, set[str]] = {}
    for line in section.splitlines():
        if line.startswith("| `"):
            cells = [cell.strip() for cell in line[1:-1].split("|")]
            assert len(cells) == 3 and cells[2], line
            name = " ".join(re.findall("`([^`]+)`", cells[0]))
            assert name not in found, f"{name} stands twice in {title}, {part}"
            found[name] = set(re.findall("`([^`]+)`", cells[1]))
    assert found, f"the page has nothing on {title}, {part}"
    return found


def kind(data: Json) -> str:
    """What a deed or event is called on the page."""
    words = [data.get("do") or data["event"], *(data[word] for word in ("what", "why") if word in data)]
    return " ".join(words)


def fields(data: Json) -> set[str]:
    return set(data) - {"do", "event", "what", "why"}


def terms_told(told: Json) -> set[str]:
    parts = {f"{part} {what}" for part in ("cost", "gain", "change") for what in told.get(part, {})}
    return parts | set(told) - {"cost", "gain", "change"}


def test_the_tables_of_deeds_are_those_of_the_vocabularies() -> None:
    """scripts/make_deed_tables.py writes them anew."""
    text = PAGE.read_text(encoding="utf-8")
    assert page(text) == text


@pytest.mark.parametrize("name", sacbe.games())
def test_the_page_has_every_deed_with_its_fields(name: str) -> None:
    game = sacbe.load(name, players=4)
    made: dict[str, set[str]] = {}
    for deed in map(game.deed, range(game.actions)):
        assert made.setdefault(kind(deed), fields(deed)) == fields(deed), "a kind always has the same fields"
    assert rows(game.title, "Deeds") == made


RECORDS = {
    "tzolkin/skull-shortage": ("done", "draw"),
    "tzolkin/pity": ("place",),
    "tikal/all-guards-used": ("guard",),
}
"""Records in which something rare happens, and by which deeds."""


def moments(record: Record, deeds: tuple[str, ...]) -> Iterator[tuple[Position, int, int]]:
    """The steps of a record that are such deeds."""
    pos = record.game.start()
    for entry in record.entries:
        if entry.standing:
            if record.game.deed(entry.action)["do"] in deeds:
                yield pos, entry.seat, entry.action
            pos.push(entry.action, None if entry.seat == CHANCE else entry.seat)


@pytest.mark.parametrize("name", sacbe.games())
def test_the_page_has_everything_that_terms_and_news_tell(name: str) -> None:
    told: dict[str, set[str]] = {}
    met: set[str] = set()
    for events, terms in (played(table) for table in TABLES if table.game.id == name):
        met |= terms
        for event, parts in events.items():
            told.setdefault(event, set()).update(parts)
    for title, deeds in RECORDS.items():
        if title.startswith(name):
            for pos, seat, action in moments(RECORDED[title], deeds):
                follow(pos, seat, action, 1, told, met)
    title = sacbe.load(name).title
    assert rows(title, "News") == told
    assert set(rows(title, "Terms")) == met
