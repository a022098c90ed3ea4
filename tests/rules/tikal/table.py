"""Set-ups that read like the rulebook's examples: which tiles lie where, who stands on them, whose turn it is.

    at = table("c4 A2", A=seat("c4 c4", leader="a5"), B=seat("c4"))
    at.does("A", "uncover c4")

A tile is written with its field, its rotation if it matters, and what happened on it ("c4 A2 r3 value=5 guard=B",
"c5 A4 tokens=1 used=1"). Members are written by the fields they stand on, one word each. Tiles of earlier letters that
a test does not name are laid from the upper left corner on, with no members on them. Everything goes through the JSON
position, so a set-up that could not happen is refused. `played` starts from nothing instead and makes the moves it is
given, chance's too.
"""

from typing import TypedDict

import pytest

import sacbe
from sacbe.engine.game import Json, Position
from sacbe.engine.notation import parse_name, seat_of
from sacbe.games.tikal.board import FIELD_NAMES, NEIGHBOUR
from sacbe.games.tikal.components import TERRAINS, TILE_IDS, TILE_TERRAIN, TILE_VALUE, TREASURE_KINDS

PRINTED = {"a4": ("temple", 1), "a5": ("base camp", 0), "b4": ("jungle", 0), "b5": ("temple", 1)}


def terrain_of(tile: str) -> tuple[str, int]:
    """A tile's terrain, and its printed number or masks."""
    number = TILE_IDS.index(tile)
    return TERRAINS[TILE_TERRAIN[number]], int(TILE_VALUE[number])


def neighbours(field: str) -> list[str]:
    """The fields around one, clockwise from the north."""
    number = FIELD_NAMES.index(field)
    around = [int(NEIGHBOUR[6 * number + side]) for side in range(6)]
    return [FIELD_NAMES[other] for other in around if other >= 0]


def seat(
    members: str = "",
    leader: str = "reserve",
    camps: str = "",
    treasures: str = "",
    reserve: int | None = None,
    points: tuple[int, int] = (0, 0),
    bids_paid: int = 0,
) -> Json:
    """One player: the fields of members on the board, of the leader and of camps; treasures by kind, one word each.

    `points` are those scored so far for temples and for treasures. `reserve` says how many members are left there, if
    some have left the game with a guard.
    """
    return {
        "members": members.split(),
        "leader": leader,
        "camps": camps.split(),
        "treasures": [treasures.split().count(kind) for kind in TREASURE_KINDS],
        "reserve": reserve,
        "points": points,
        "bids_paid": bids_paid,
    }


class Seats(TypedDict, total=False):
    """Players by their letters, for set-ups that hand them on to `table`."""

    A: Json
    B: Json
    C: Json
    D: Json


class Table:
    """A position, and moves by notation. Chance is written as the seat "-"."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.game = pos.game

    def does(self, who: str, *moves: str) -> None:
        """A seat makes these moves, one after another."""
        for move in moves:
            self._make(move, seat_of(who))

    def draws(self, *moves: str) -> None:
        """Chance draws."""
        self.does("-", *moves)

    def goes_on(self, *moves: str) -> None:
        """Whoever is to decide makes these moves, one after another."""
        for move in moves:
            self._make(move, self.pos.turn)

    def _make(self, move: str, number: int | None) -> None:
        action = self.game.parse(move, self.pos, number)
        listed = self.pos.legal() if number == sacbe.CHANCE else self.pos.legal(number)
        assert action in listed, f"{move} is allowed and yet not listed as legal"
        self.pos.push(action, number)

    def may(self, who: str) -> list[str]:
        """The notation of everything the seat may do now."""
        return [self.game.name(action) for action in self.pos.legal(seat_of(who))]

    def may_place(self, who: str) -> dict[str, list[int]]:
        """The fields where the tile in hand may go, each with its rotations."""
        found: dict[str, list[int]] = {}
        for move in self.may(who):
            verb, field, rotation = move.split()
            assert verb == "place", f"{who} may also {move}"
            found.setdefault(field, []).append(int(rotation[1]))
        return found

    def chances(self) -> dict[str, int]:
        """What chance may draw now, with weights."""
        return {self.game.name(action): weight for action, weight in self.pos.outcomes()}

    def refuses(self, who: str, move: str) -> tuple[str, str]:
        """The clause and the sentence with which a move is refused; nothing on the table changes."""
        number = seat_of(who)
        action = parse_name(self.game, move)
        before = self.pos.to_json()
        with pytest.raises(sacbe.IllegalAction) as pushed:
            self.pos.push(action, number)
        with pytest.raises(sacbe.IllegalAction) as parsed:
            self.game.parse(move, self.pos, number)
        refusal = pushed.value.clause, str(pushed.value.reason)
        assert self.pos.to_json() == before, f"{move} was refused and yet changed something"
        assert move not in self.may(who), f"{move} is refused and yet listed as legal"
        assert move not in self.chances() or number >= 0, f"{move} is refused and yet may be drawn"
        assert (parsed.value.clause, str(parsed.value.reason)) == refusal
        assert self.game.explain(self.pos, action, number) == refusal
        return refusal

    def seen(self, name: str) -> object:
        """A field of what everyone may know."""
        return self.pos.view(None)[name]

    def field(self, name: str) -> Json:
        """What lies and stands on an explored field."""
        shown: list[Json] = self.pos.view(None)["fields"]
        return next(one for one in shown if one["field"] == name)

    def way(self, start: str, end: str) -> int:
        """What it costs to cross from a field to its neighbour; 0 if there is no way."""
        sides = [int(NEIGHBOUR[6 * FIELD_NAMES.index(start) + side]) for side in range(6)]
        ways: list[int] = self.field(start)["ways"]
        return ways[sides.index(FIELD_NAMES.index(end))]

    def ways(self) -> list[int]:
        """The crossing costs of all fields as the walks of `board` read them, four bits a side."""
        found = [0] * len(FIELD_NAMES)
        for one in self.pos.view(None)["fields"]:
            found[FIELD_NAMES.index(one["field"])] = sum(cost << 4 * side for side, cost in enumerate(one["ways"]))
        return found

    def has(self, whose: str) -> Json:
        """What belongs to a player."""
        player: Json = self.pos.view(None)["players"][seat_of(whose)]
        return player

    def members(self, whose: str, field: str) -> int:
        """How many members a player has on a field."""
        standing: list[int] = self.field(field)["members"]
        return standing[seat_of(whose)]

    def auction(self) -> Json:
        """The auction as everyone sees it."""
        shown: Json = self.pos.view(None)["auction"]
        return shown

    def offer(self) -> list[str]:
        """The tiles on offer."""
        return [tile["id"] for tile in self.auction()["offer"]]

    @property
    def points(self) -> int:
        """Action points left."""
        left: int = self.pos.view(None)["action_points"]
        return left

    @property
    def scores(self) -> list[float]:
        return list(self.pos.scores())

    @property
    def phase(self) -> str:
        due: str = self.pos.view(None)["phase"]
        return due

    @property
    def turn(self) -> str:
        """The seat that is to decide, "-" for chance, "" when the game is over."""
        turn = self.pos.turn
        return "" if turn is None else "ABCD-"[turn]


class _Layout:
    """The explored fields of a set-up, written tile by tile and filled up."""

    def __init__(self, tiles: tuple[str, ...], out: set[str], empty: set[str]) -> None:
        self.entries: dict[str, Json] = {field: _entry(field, None) for field in PRINTED}
        for written in tiles:
            field, *words = written.split()
            self._write(field, words)
        self._fill(out, empty)

    def _write(self, field: str, words: list[str]) -> None:
        entry = self.entries[field] if field in PRINTED else _entry(field, words.pop(0))
        for word in words:
            name, equals, value = word.partition("=")
            if not equals:
                entry["rotation"] = int(word.removeprefix("r"))
            else:
                entry[name] = value if name == "guard" else int(value)
        self.entries[field] = entry

    def _fill(self, out: set[str], empty: set[str]) -> None:
        """Lay the tiles of all letters before the last one in use, next to what is explored already."""
        used = self.tiles() | out
        last = max((tile[0] for tile in used), default="A")
        for tile in TILE_IDS:
            if tile[0] < last and tile not in used:
                self._lay(tile, empty)

    def _lay(self, tile: str, empty: set[str]) -> None:
        reached = self._reached()
        free = [field for field in FIELD_NAMES if field not in self.entries and field not in empty]
        field = next(field for field in free if reached & set(neighbours(field)))
        self.entries[field] = _entry(field, tile)

    def _reached(self) -> set[str]:
        """The explored fields that hang together with the printed ones."""
        reached = set(PRINTED)
        while True:
            more = {near for field in reached for near in neighbours(field) if near in self.entries} - reached
            if not more:
                return reached
            reached |= more

    def tiles(self) -> set[str]:
        return {entry["tile"] for entry in self.entries.values() if entry["tile"]}

    def volcanoes(self) -> int:
        return sum(terrain_of(tile)[0] == "volcano" for tile in self.tiles())

    def guards(self, who: str) -> int:
        return sum(entry["guard"] == who for entry in self.entries.values())

    def dig(self, treasures: int, named: set[str]) -> None:
        """Empty sites until as many treasures have been dug as players hold, those that the test named last."""
        sites = [entry for entry in self.entries.values() if entry["tile"] and _is_site(entry["tile"])]
        left = treasures - sum(terrain_of(entry["tile"])[1] - entry["tokens"] for entry in sites)
        for entry in sorted(sites, key=lambda one: one["field"] in named):
            taken = max(0, min(left, entry["tokens"]))
            entry["tokens"] -= taken
            left -= taken
        assert left == 0, f"{left} treasures more are held than sites have"


def _is_site(tile: str) -> bool:
    return terrain_of(tile)[0] == "treasure"


def _entry(field: str, tile: str | None) -> Json:
    terrain, number = PRINTED[field] if tile is None else terrain_of(tile)
    return {
        "field": field,
        "tile": tile,
        "rotation": 0,
        "value": number if terrain == "temple" else 0,
        "guard": None,
        "tokens": number if terrain == "treasure" else 0,
        "used": 0,
        "members": [],
    }


def table(
    *tiles: str,
    players: int = 2,
    turn: str | None = "A",
    phase: str = "spend",
    points: int = 10,
    tile: str | None = None,
    empty: str = "",
    last: str | None = None,
    scoring: str = "none",
    order: str = "",
    done: int = 0,
    offer: str = "",
    opener: str | None = None,
    in_round: str = "",
    in_auction: str = "",
    bid: int = 0,
    bidder: str | None = None,
    A: Json | None = None,  # noqa: N803 - seats are called like this
    B: Json | None = None,  # noqa: N803
    C: Json | None = None,  # noqa: N803
    D: Json | None = None,  # noqa: N803
    **options: object,
) -> Table:
    """A table in the middle of a game: by default A has placed a tile and has ten action points.

    `tile` is the one in hand, `empty` are fields where nothing may lie yet, `last` who placed the last tile, `done` the
    scoring turns finished in a scoring round that goes in this `order`.
    """
    given = {"A": A, "B": B, "C": C, "D": D}
    players = max([players, *(number for number, one in enumerate(given.values(), 1) if one is not None)])
    sitting = [given[who] or seat() for who in "ABCD"[:players]]
    layout = _Layout(tiles, set(offer.split()) | ({tile} if tile else set()), set(empty.split()))
    layout.dig(sum(sum(one["treasures"]) for one in sitting), {written.split()[0] for written in tiles})
    for field, entry in layout.entries.items():
        entry["members"] = [one["members"].count(field) for one in sitting]
    if last is None and layout.tiles():
        seats = "ABCD"[:players]
        last = turn if phase in ("spend", "treasure") and scoring == "none" else seats[seats.index(turn or "A") - 1]
    game = sacbe.load("tikal", players=players, **options)
    volcano_in_hand = scoring == "none" and tile is not None and terrain_of(tile)[0] == "volcano"
    return Table(
        game.position(
            {
                "game": "tikal",
                "rules": 1,
                "options": dict(game.options),
                "phase": phase,
                "seat": turn,
                "action_points": points if phase in ("spend", "treasure") else 0,
                "tile": tile,
                "last_placer": last,
                "scoring": scoring,
                "scoring_order": list(order),
                "scoring_turns_done": done,
                "scorings_done": layout.volcanoes() + volcano_in_hand,
                "fields": [layout.entries[field] for field in FIELD_NAMES if field in layout.entries],
                "players": [_player(one, layout.guards(who)) for who, one in zip("ABCD", sitting, strict=False)],
                "auction": {
                    "offer": offer.split(),
                    "opener": opener,
                    "in_round": list(in_round),
                    "in_auction": list(in_auction),
                    "bid": bid,
                    "bidder": bidder,
                }
                if game.options["auction"]
                else None,
            }
        )
    )


def _player(one: Json, guards: int) -> Json:
    reserve = one["reserve"]
    return {
        "reserve": 18 - len(one["members"]) - guards if reserve is None else reserve,
        "leader": one["leader"],
        "camps": one["camps"],
        "treasures": one["treasures"],
        "temple_points": one["points"][0],
        "treasure_points": one["points"][1],
        "bids_paid": one["bids_paid"],
    }


def played(*moves: str, players: int = 2, **options: object) -> Table:
    """A game from its start, with these moves made by whoever is to decide."""
    at = Table(sacbe.load("tikal", players=players, **options).start())
    at.goes_on(*moves)
    return at
