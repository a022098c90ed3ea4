"""What must hold in every position of Tikal, told from its document, view and draws alone."""

from collections import Counter

from sacbe.engine.game import Json, Position
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR, SIDES
from sacbe.games.tikal.components import LEVEL_TOKENS, TEMPLE, TERRAINS, TILE_IDS, TILE_TERRAIN, TILE_VALUE, TREASURE

KIND = {name: TERRAINS[int(TILE_TERRAIN[tile])] for tile, name in enumerate(TILE_IDS)}
VALUE = {name: int(TILE_VALUE[tile]) for tile, name in enumerate(TILE_IDS)}
MASKS = {name: VALUE[name] for name in TILE_IDS if KIND[name] == TERRAINS[TREASURE]}
PRINTED_TEMPLES = {"a4": 1, "b5": 1}
PIECES = 19  # eighteen members and the leader


def check(pos: Position) -> None:
    """Nothing is lost, nothing is doubled, nothing overflows."""
    document, view = pos.to_json(), pos.view(None)
    _check_tiles(pos, document, view)
    _check_levels(document, view)
    _check_treasures(document, view)
    for seat in range(pos.game.players):
        _check_pieces(document, view, seat)
        _check_points(pos, document, view, seat)
    camps = [field for player in document["players"] for field in player["camps"]]
    assert len(set(camps)) == len(camps), "two camps on one field"
    assert 0 <= document["action_points"] <= 10
    assert 0 <= document["scorings_done"] <= 4
    assert (document["scorings_done"] == 4) == pos.is_over


def _check_tiles(pos: Position, document: Json, view: Json) -> None:
    """Each of the 36 tiles is in one place; the letters come in their order (TK 2.1)."""
    placed = [entry["tile"] for entry in document["fields"] if entry["tile"]]
    seen = [*placed, *filter(None, [document["tile"]]), *(document["auction"] or {"offer": []})["offer"]]
    assert len(set(seen)) == len(seen), f"twice on the table: {seen}"
    left = sorted(set(TILE_IDS) - set(seen))
    counted = {letter: sum(kinds.values()) for letter, kinds in view["tiles_left"].items()}
    assert counted == {letter: sum(name[0] == letter for name in left) for letter in "ABCDEFG"}
    assert len(seen) + sum(counted.values()) == 36, "tiles are lost or doubled"
    drawn = [pos.game.name(action).split() for action, _ in pos.outcomes()]
    if drawn and drawn[0][0] == "tile":
        assert [name for _, name in drawn] == [name for name in left if name[0] == left[0][0]]
    assert len({entry["field"] for entry in document["fields"]}) == len(placed) + 4


def _check_levels(document: Json, view: Json) -> None:
    """TK 1.3: every level token lies in the supply or on a temple, on top of all lower ones that the temple needed."""
    lying: Counter[str] = Counter(view["levels_left"])
    for entry in document["fields"]:
        name = entry["tile"]
        least = PRINTED_TEMPLES.get(entry["field"], 0) if name is None else VALUE[name]
        if name in MASKS or not least:
            assert entry["value"] == 0
        else:
            lying.update(str(level) for level in range(least + 1, entry["value"] + 1))
    assert lying == Counter({str(level): LEVEL_TOKENS[level] for level in range(2, 11)})
    assert lying.total() == 48


def _check_treasures(document: Json, view: Json) -> None:
    """What was dug is held, at most three of a kind, and the rest is still to be dug."""
    dug = sum(MASKS[entry["tile"]] - entry["tokens"] for entry in document["fields"] if entry["tile"] in MASKS)
    kinds = [sum(column) for column in zip(*(player["treasures"] for player in document["players"]), strict=True)]
    assert all(number <= 3 for number in kinds), kinds
    assert sum(kinds) + (document["phase"] == "treasure") == dug
    assert sum(kinds) + sum(view["treasures_left"].values()) == sum(MASKS.values()) == 24


def _check_pieces(document: Json, view: Json, seat: int) -> None:
    """TK 5.9: only guards, and who stood with them, leave the game."""
    player = document["players"][seat]
    standing = sum(entry["members"][seat] for entry in document["fields"])
    pieces = player["reserve"] + standing + (player["leader"] != "gone")
    guards = sum(entry["guard"] == "ABCD"[seat] for entry in document["fields"])
    assert guards <= 2
    assert guards + view["players"][seat]["guards_left"] == 2
    assert pieces == PIECES if guards == 0 else pieces <= PIECES - guards
    assert len(player["camps"]) + view["players"][seat]["camps_left"] == 2
    for entry in document["fields"]:
        if entry["tile"] is not None and KIND[entry["tile"]] == "volcano":
            assert not entry["members"][seat], "nobody may enter a volcano (TK 4.5)"
            assert player["leader"] != entry["field"]


def _check_points(pos: Position, document: Json, view: Json, seat: int) -> None:
    player = document["players"][seat]
    start = 20 if pos.game.options["auction"] else 0
    points = start + player["temple_points"] + player["treasure_points"] - player["bids_paid"]
    shown = view["players"][seat]
    assert points == shown["score"] == sum(shown["parts"].values()) == pos.scores()[seat]
    assert points >= 0 or pos.game.options["debt_bids"]
    mine = [field for field in view["fields"] if field["terrain"] == TERRAINS[TEMPLE] and field["scored_by"] == seat]
    assert shown["would_score"]["temples"] == sum(field["value"] for field in mine)
    assert shown["would_score"]["treasures"] == sum((0, 1, 3, 6)[number] for number in player["treasures"])


def neighbours(field: str) -> list[str]:
    at = FIELD_NAMES.index(field)
    others = [int(NEIGHBOUR[at * SIDES + side]) for side in range(SIDES)]
    return [FIELD_NAMES[other] for other in others if other >= 0]


def is_walled_in(document: Json) -> bool:
    """TK 4.6: every explored field that still has an empty one next to it is a volcano."""
    explored = {entry["field"]: entry["tile"] for entry in document["fields"]}
    edge = [name for field, name in explored.items() if any(other not in explored for other in neighbours(field))]
    return all(name is not None and KIND[name] == "volcano" for name in edge)
