"""What must hold in every position of Silver & Gold, told from its document, view and draws alone."""

from collections import Counter

from sacbe.engine.chance import Rng
from sacbe.engine.game import CHANCE, Game, Json, Position
from sacbe.games.silver_gold.components import MAP_IDS, MAP_ROWS, PATTERN_COPIES, PATTERN_IDS, field_name

FIELDS = {
    name: {field_name(4 * y + x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign != "."}
    for name, rows in zip(MAP_IDS, MAP_ROWS, strict=True)
}
CROSSES = {
    name: {field_name(4 * y + x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "X"}
    for name, rows in zip(MAP_IDS, MAP_ROWS, strict=True)
}
CARDS = Counter({name: int(PATTERN_COPIES[i]) for i, name in enumerate(PATTERN_IDS)})


def check(pos: Position) -> None:
    """Nothing is lost, nothing is doubled, nothing overflows."""
    document, view = pos.to_json(), pos.view(None)
    _check_maps(pos, document, view)
    _check_cards(pos, document)
    _check_trophies(document, view)
    for player in document["players"]:
        _check_score_card(player)
        for chart in filter(None, player["maps"]):
            assert set(chart["marked"]) <= FIELDS[chart["id"]], chart
    assert 0 <= view["number"] <= 28
    assert view["deck"] == 0 or document["phase"] != "mark" or len(document["display"]) == 4


def _drawn(pos: Position, verb: str) -> Counter[str]:
    names = {pos.game.name(action): weight for action, weight in pos.outcomes()}
    return Counter({name.split()[1]: weight for name, weight in names.items() if name.startswith(verb)})


def _check_maps(pos: Position, document: Json, view: Json) -> None:
    """Each of the 47 maps is in one place."""
    placed: Counter[str] = Counter(document["display"])
    for player in document["players"]:
        slots = [chart["id"] for chart in player["maps"] if chart]
        if document["phase"] == "keep":
            assert set(slots) <= set(player["hand"]), "what is kept comes from the hand"
        else:
            placed.update(slots)
        placed.update(player["hand"])
        placed.update(player["completed"])
    assert all(times == 1 for times in placed.values()), f"twice on the table: {placed}"
    assert view["deck"] + len(placed) == len(MAP_IDS), "maps are lost or doubled"
    if document["phase"] in ("deal", "fill", "draw"):
        assert _drawn(pos, "map") == Counter(set(MAP_IDS) - set(placed)), "the deck holds what lies nowhere else"


def _check_cards(pos: Position, document: Json) -> None:
    shown: Counter[str] = Counter(document["reveals"])
    assert shown <= CARDS, "an expedition card came twice"
    if document["phase"] == "reveal":
        assert shown + _drawn(pos, "card") == CARDS, "the cards of a round are always eight"


def _check_trophies(document: Json, view: Json) -> None:
    noted = [number for player in document["players"] for number in player["trophies"]]
    assert sorted([*noted, *view["trophies_left"]]) == [1, 2, 3, 4, 5, 6]


def _check_score_card(player: Json) -> None:
    assert 0 <= player["coins"] <= 12
    assert player["rows_settled"] <= player["coins"] // 4
    assert len(player["trophies"]) <= player["rows_settled"]
    assert len(player["palms"]) <= 4
    assert all(1 <= number <= 5 for number in player["palms"])


def draws_in_secret(pos: Position, viewer: int) -> bool:
    """SG 2.1: a map dealt to a hand is for the eyes of that seat."""
    document = pos.to_json()
    sizes = [len(player["hand"]) for player in document["players"]]
    return document["phase"] == "deal" and sum(sizes) // 4 != viewer


def hides_something(pos: Position, viewer: int) -> bool:
    """Is something hidden from the viewer that could be otherwise?"""
    document = pos.to_json()
    for seat, player in enumerate(document["players"]):
        if seat == viewer:
            continue
        if player["hand"]:
            return True
        if player["marking"] and seat not in pos.pending:
            before = zip(player["maps"], player["marking"]["marked_before"], strict=True)
            plain = [FIELDS[chart["id"]] - CROSSES[chart["id"]] - set(marked) for chart, marked in before if chart]
            if sum(map(len, plain)) > 1:  # with two free fields at least two markings are possible
                return True
    return False


def with_a_small_deck(game: Game, random: Rng) -> Position:
    """A game whose first card is revealed, with most of the deck already among the completed maps: it will run out."""
    pos = game.start()
    while pos.to_json()["phase"] != "mark":
        choices = pos.legal()
        pos.push(choices[random.below(len(choices))])
    document = pos.to_json()
    lying = {chart["id"] for player in document["players"] for chart in player["maps"]} | set(document["display"])
    deck = [name for name in MAP_IDS if name not in lying]
    for _ in range(len(deck) - random.below(6)):
        players: list[Json] = document["players"]
        players[random.below(len(players))]["completed"].append(deck.pop(random.below(len(deck))))
    return game.position(document)


def rush(pos: Position, seat: int, random: Rng) -> int:
    """Complete small maps as fast as possible: so the deck runs out."""
    players: list[Json] = pos.view(seat)["players"]
    assert seat != CHANCE
    best, most = 0, -1e9
    for action in pos.legal(seat):
        verb, *rest = pos.game.name(action).split()
        worth = random.unit()
        if verb == "mark":
            chart: Json = players[seat]["maps"][int(rest[0]) - 1]
            marked = rest[1].split("-")
            worth += 10 * len(marked) + 20 * len(CROSSES[chart["id"]] & set(marked)) - int(chart["free"])
        else:
            worth -= 11 if rest == ["deck"] else len(FIELDS[rest[0]])
        if worth > most:
            best, most = action, worth
    return best
