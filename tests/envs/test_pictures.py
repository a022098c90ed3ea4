"""Every table can be drawn: whole and well-formed pictures, every piece once, nothing from outside, names escaped."""

import random
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from importlib import import_module

import pytest

import sacbe
from sacbe.engine.game import Json, Position
from sacbe.pictures.drawing import PLAYER_COLOURS, PLAYER_SHAPES, cut, element, marker, player_name, text, wrapped

SVG = "{http://www.w3.org/2000/svg}"
Piece = tuple[str, ...]

Table = tuple[str, dict[str, object], int]


def table(name: str, apart: int, **options: object) -> Table:
    return (name, options, apart)


TABLES = [
    *(table("silver_gold", 9, players=players) for players in (2, 3, 4)),
    table("silver_gold", 9, players=2, open_discard=True),
    *(table("tikal", 23, players=players, auction=auction) for auction in (False, True) for players in (2, 3, 4)),
    *(table("tzolkin", 23, players=players) for players in (2, 3, 4)),
]
"""Game, options, and how many steps lie between two positions that are drawn."""


def draw(name: str, view: Json) -> str:
    picture: str = import_module(f"sacbe.pictures.{name}").draw(view)
    return picture


def step(pos: Position, rng: random.Random) -> None:
    if pos.turn == sacbe.CHANCE:
        actions, weights = zip(*pos.outcomes(), strict=True)
        pos.push(rng.choices(actions, weights)[0])
    else:
        seat = rng.choice(pos.pending)
        pos.push(rng.choice(pos.legal(seat)), seat)


def views(name: str, options: dict[str, object], apart: int) -> Iterator[Json]:
    """Views of a random game from its start to its end: of spectators and of every seat by turns."""
    rng = random.Random(f"{name} {options}")
    game = sacbe.load(name, **options)
    pos = game.start()
    seats: list[int | None] = [None, *range(game.players)]
    steps = 0
    while True:
        # The set-up is short and has phases of its own, so all of it is drawn.
        if steps % apart == 0 or steps < 40 or pos.is_over:
            yield pos.view(seats[steps % len(seats)])
        if pos.is_over:
            return
        step(pos, rng)
        steps += 1


def pieces(root: ET.Element, *attributes: str) -> Counter[Piece]:
    """What the pieces of a picture say of themselves, and how often."""
    found = (shape for shape in root.iter() if shape.get("data-piece") is not None)
    return Counter(tuple(shape.get(f"data-{name}", "") for name in ("piece", *attributes)) for shape in found)


def check_document(picture: str) -> ET.Element:
    assert picture.startswith("<svg "), "a picture is a whole document"
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    left, top, width, height = (float(part) for part in root.attrib["viewBox"].split())
    assert (left, top) == (0, 0)
    assert (float(root.attrib["width"]), float(root.attrib["height"])) == (width, height)
    assert [child.tag for child in root][:2] == [f"{SVG}title", f"{SVG}desc"]
    assert all(child.text for child in root[:2]), "title and description say something"
    return root


def check_nothing_from_outside(picture: str, root: ET.Element) -> None:
    assert picture.count("http") == 1, "no address but that of the format"
    assert "url(" not in picture
    for shape in root.iter():
        assert shape.tag.removeprefix(SVG) not in ("script", "style", "image", "use", "a", "foreignObject")
        assert not [name for name in shape.attrib if "href" in name or name.startswith("on")]
        assert shape.get("font-family", "serif") in ("serif", "sans-serif")


def silver_gold_pieces(view: Json) -> Counter[Piece]:
    return Counter(
        ("mark", str(player["seat"]), held["id"], field)
        for player in view["players"]
        for held in player["maps"]
        if held is not None
        for field in held["marked"]
    )


def tikal_pieces(view: Json) -> Counter[Piece]:
    found: Counter[Piece] = Counter()
    for shown in view["fields"]:
        field: str = shown["field"]
        found.update(("members", str(seat), field, str(many)) for seat, many in enumerate(shown["members"]) if many)
        found.update(("leader", str(seat), field, "1") for seat in shown["leaders"])
        for kind in ("camp", "guard"):
            if shown.get(kind) is not None:
                found[kind, str(shown[kind]), field, ""] += 1
    return found


def tzolkin_pieces(view: Json) -> Counter[Piece]:
    found: Counter[Piece] = Counter()
    for wheel in view["wheels"]:
        for space, worker in enumerate(wheel["workers"]):
            if worker is not None:
                found["worker", str(worker), wheel["wheel"], str(space), "", ""] += 1
    if view["first_space"] is not None:
        found["worker", str(view["first_space"]), "first", "0", "", ""] += 1
    for player in view["players"]:
        found.update(("temple", str(player["seat"]), "", "", god, "") for god in player["temples"])
        found.update(("technology", str(player["seat"]), "", "", "", track) for track in player["technologies"])
    return found


def check_silver_gold(view: Json, root: ET.Element) -> None:
    assert pieces(root, "seat", "map", "field") == silver_gold_pieces(view)
    held = [held["id"] for player in view["players"] for held in player["maps"] if held is not None]
    hand = view["hand"] if view["phase"] in ("deal", "keep") else []
    shown = Counter(shape.attrib["data-treasure-map"] for shape in root.iter() if "data-treasure-map" in shape.attrib)
    assert shown == Counter([*held, *(hand or view["display"])])
    patterns = [shape.attrib["data-pattern"] for shape in root.iter() if "data-pattern" in shape.attrib]
    assert patterns == ([] if view["pattern"] is None else [view["pattern"]])
    coins = sum("data-coin" in shape.attrib for shape in root.iter())
    assert coins == sum(player["coins"] for player in view["players"])


def check_tikal(view: Json, root: ET.Element) -> None:
    assert pieces(root, "seat", "at", "count") == tikal_pieces(view)
    fields = [shape.attrib["data-field"] for shape in root.iter() if "data-field" in shape.attrib]
    assert len(fields) == len(set(fields)) == 40
    temples = [shape.attrib["data-temple"] for shape in root.iter() if "data-temple" in shape.attrib]
    assert temples == [str(shown["value"]) for shown in view["fields"] if shown["terrain"] == "temple"]
    treasures = Counter(shape.attrib["data-treasure"] for shape in root.iter() if "data-treasure" in shape.attrib)
    owned: Counter[str] = Counter()
    for player in view["players"]:
        owned.update(player["treasures"])
    del treasures["hidden"]
    assert treasures == owned
    tiles = [shape.attrib["data-tile"] for shape in root.iter() if "data-tile" in shape.attrib]
    offer = [] if view["auction"] is None else view["auction"]["offer"]
    assert Counter(tiles) == Counter(tile["id"] for tile in [view["tile"], *offer] if tile is not None)


def check_tzolkin(view: Json, root: ET.Element) -> None:
    assert pieces(root, "seat", "wheel", "space", "god", "track") == tzolkin_pieces(view)
    tiles = Counter(shape.attrib["data-tile"] for shape in root.iter() if "data-tile" in shape.attrib)
    for good in ("corn", "wood"):
        assert tiles[good] == sum(group[f"{good}_tiles"] for group in view["jungle"])
    for kind in ("building", "monument"):
        shown = [shape.attrib[f"data-{kind}"] for shape in root.iter() if f"data-{kind}" in shape.attrib]
        assert shown == [tile["id"] for tile in view[f"{kind}s"]]
    wealth = [shape.attrib["data-wealth"] for shape in root.iter() if "data-wealth" in shape.attrib]
    assert wealth == view["hand"]
    offered = [int(shape.attrib["data-offered"]) for shape in root.iter() if "data-offered" in shape.attrib]
    assert offered == view["skulls_offered"]
    built = Counter(shape.attrib["data-built"] for shape in root.iter() if "data-built" in shape.attrib)
    assert built == Counter(name for player in view["players"] for name in [*player["buildings"], *player["monuments"]])


CHECKS = {"silver_gold": check_silver_gold, "tikal": check_tikal, "tzolkin": check_tzolkin}


@pytest.mark.parametrize(("name", "options", "apart"), TABLES)
def test_a_picture_shows_every_piece_of_its_view_once(name: str, options: dict[str, object], apart: int) -> None:
    drawn = 0
    for view in views(name, options, apart):
        picture = draw(name, view)
        root = check_document(picture)
        check_nothing_from_outside(picture, root)
        CHECKS[name](view, root)
        drawn += 1
    assert drawn > 40


@pytest.mark.parametrize("name", CHECKS)
def test_drawing_the_same_view_twice_gives_the_same_picture_and_leaves_the_view_alone(name: str) -> None:
    pos = sacbe.load(name, players=3).start()
    rng = random.Random(5)
    for _ in range(80):
        step(pos, rng)
    view = pos.view(1)
    assert draw(name, view) == draw(name, view)
    assert view == pos.view(1)


@pytest.mark.parametrize("name", CHECKS)
def test_names_are_escaped(name: str) -> None:
    view = sacbe.load(name, players=2).start().view(None)
    called = '<b> & "Zoë"'
    view["players"][0]["name"] = called
    picture = draw(name, view)
    root = ET.fromstring(picture)
    assert "<b>" not in picture
    assert called in [shape.text for shape in root.iter(f"{SVG}text")]
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert description.text is not None
    assert called in description.text


@pytest.mark.parametrize("name", CHECKS)
def test_a_long_name_is_cut(name: str) -> None:
    view = sacbe.load(name, players=2).start().view(None)
    called = "Maximiliana " * 12
    view["players"][0]["name"] = called
    view["pending"] = [0]
    written = [shape.text or "" for shape in ET.fromstring(draw(name, view)).iter(f"{SVG}text")]
    assert [words for words in written if words.startswith("Maximiliana")], "the name is begun"
    assert not [words for words in written if called.strip() in words], "but not written to its end"


@pytest.mark.parametrize("name", CHECKS)
def test_the_end_names_the_winner(name: str) -> None:
    pos = sacbe.load(name, players=2).start()
    rng = random.Random(8)
    while not pos.is_over:
        step(pos, rng)
    winners = [f"Player {'AB'[seat]}" for seat, place in enumerate(pos.ranking()) if place == 1]
    description = ET.fromstring(draw(name, pos.view(None))).find(f"{SVG}desc")
    assert description is not None
    assert description.text is not None
    assert description.text.endswith(f"{' and '.join(winners)} {'win' if len(winners) > 1 else 'wins'}.")


def test_players_differ_by_colour_shape_and_letter() -> None:
    signs = [ET.fromstring(marker(seat, 0, 0, 10)) for seat in range(4)]
    letters = [next(sign.iter("text")).text for sign in signs]
    assert letters == ["A", "B", "C", "D"]
    outlines = {(sign[0].tag, sign[0].get("points", "")) for sign in signs}
    assert len(outlines) == len(set(PLAYER_SHAPES)) == 4
    assert [sign[0].attrib["fill"] for sign in signs] == list(PLAYER_COLOURS)
    assert len(set(PLAYER_COLOURS)) == 4


def test_what_comes_from_outside_is_escaped_in_texts_and_attributes() -> None:
    assert ET.fromstring(text(0, 0, "a < b & 'c'")).text == "a < b & 'c'"
    assert ET.fromstring(element("g", data_note="\"<'&>")).attrib["data-note"] == "\"<'&>"


def test_a_player_without_a_name_is_called_by_the_seat() -> None:
    assert player_name({"seat": 2}) == "Player C"
    assert player_name({"seat": 2, "name": "Ana"}) == "Ana"


def test_words_are_cut_and_wrapped_to_their_room() -> None:
    assert cut("short", 10, 100) == "short"
    assert cut("much too long for this", 10, 60).endswith("…")
    lines = wrapped("one two three four five", 10, 60)
    assert len(lines) > 1
    assert " ".join(lines) == "one two three four five"
