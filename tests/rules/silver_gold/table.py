"""Set-ups that read like the rulebook's examples: who has which maps, what is marked, what lies on the display.

    at = table(seat("S10 but c2", "P05"), card="I2", display="S05 S06 G01 G02")
    at.does("A", "mark 1 c2")

A map is written with the fields marked on it ("P05 a1 b1"), or with all but some ("S10 but c2"). Places that a test
does not name get maps without palms, plain ones first. Everything goes through the JSON position, so a set-up that
could not happen is refused.
"""

import pytest

import sacbe
from sacbe.engine.game import Json, Position
from sacbe.engine.notation import parse_name, seat_of
from sacbe.games.silver_gold.components import MAP_IDS, MAP_ROWS, field_name


def signs(name: str) -> dict[str, str]:
    """The fields of a map and what they show: o nothing, X a cross, C a coin, P a palm."""
    rows = "".join(MAP_ROWS[MAP_IDS.index(name)])
    return {field_name(number): sign for number, sign in enumerate(rows) if sign != "."}


def _symbols(name: str) -> int:
    return sum(sign != "o" for sign in signs(name).values())


SPARE = tuple(sorted((name for name in MAP_IDS if "P" not in signs(name).values()), key=_symbols))


def seat(
    *maps: str,
    completed: str = "",
    coins: int = 0,
    trophies: tuple[int, ...] = (),
    palms: tuple[int, ...] = (),
) -> Json:
    """What lies before one player. `trophies` are those noted so far, the highest first."""
    return {
        "hand": [],
        "maps": [_map(written) for written in (*maps, "", "")[:2]],
        "completed": completed.split(),
        "coins": coins,
        "rows_settled": coins // 4,
        "trophies": list(trophies),
        "palms": list(palms),
        "marking": None,
    }


def _map(written: str) -> Json | None:
    if not written:
        return None
    name, *words = written.split()
    if words[:1] == ["but"]:
        words = [one for one in signs(name) if one not in words[1:]]
    return {"id": name, "marked": words}


def _ids(one: Json) -> set[str]:
    return {held["id"] for held in one["maps"] if held} | set(one["completed"])


class Table:
    """A position, and moves by notation. Chance is written as the seat "-"."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.game = pos.game

    def does(self, who: str, *moves: str) -> None:
        """A seat makes these moves, one after another."""
        number = seat_of(who)
        for move in moves:
            self.pos.push(self.game.parse(move, self.pos, number), number)

    def draws(self, *moves: str) -> None:
        """Chance draws."""
        self.does("-", *moves)

    def others_mark(self) -> None:
        """Every seat that has still to mark marks a field without a symbol."""
        for number in self.pos.pending:
            who = "ABCD"[number]
            maps = self.has(who)["maps"]
            plain = [
                f"mark {slot} {name}"
                for slot, held in enumerate(maps, 1)
                if held is not None and held["free"] > 1
                for name, sign in signs(held["id"]).items()
                if sign == "o" and name not in held["marked"]
            ]
            self.does(who, plain[0])

    def may(self, who: str) -> list[str]:
        """The notation of everything the seat may do now."""
        return [self.game.name(action) for action in self.pos.legal(seat_of(who))]

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
        assert (parsed.value.clause, str(parsed.value.reason)) == refusal
        assert self.game.explain(self.pos, action, number) == refusal
        return refusal

    def seen(self, name: str) -> object:
        """A field of what a spectator may know."""
        return self.pos.view(None)[name]

    def sees(self, viewer: str, whose: str) -> Json:
        """What one seat ("-": a spectator) sees of another."""
        number = seat_of(viewer)
        player: Json = self.pos.view(None if number < 0 else number)["players"][seat_of(whose)]
        return player

    def has(self, whose: str) -> Json:
        """What a seat sees of itself."""
        return self.sees(whose, whose)

    def marked(self, whose: str, slot: int) -> list[str]:
        """The fields marked on map 1 or 2 of a seat, as the seat itself sees them."""
        fields: list[str] = self.has(whose)["maps"][slot - 1]["marked"]
        return fields

    def holds(self, whose: str) -> list[str | None]:
        """The ids of a seat's two maps; None for an empty place."""
        return [None if held is None else held["id"] for held in self.has(whose)["maps"]]

    def waits_for(self) -> list[str]:
        """The seats that have to decide now."""
        return ["ABCD"[number] for number in self.pos.pending]


def table(
    *seats: Json,
    players: int = 2,
    card: str = "",
    earlier: str = "",
    display: str | None = None,
    deck: str | None = None,
    start: str = "A",
    rounds: int = 1,
    over: bool = False,
) -> Table:
    """A table where `card` lies open and all are about to mark; without a card, the next one is to be revealed.

    `earlier` are the cards revealed before it this round, `rounds` the rounds finished: one unless a test says
    otherwise, since marked maps take time. `deck` leaves only these maps in the deck: whatever stands nowhere else is
    completed by the last seat.
    """
    players = max(players, len(seats))
    used = set((display or "").split()) | set((deck or "").split())
    for one in seats:
        used |= _ids(one)
    spare = [name for name in SPARE if name not in used]
    sitting = list(seats)
    while len(sitting) < players:
        sitting.append(seat(spare.pop(0), spare.pop(0)))
    shown = spare[:4] if display is None else display.split()
    if deck is not None:
        placed = set(shown) | set(deck.split())
        for one in sitting:
            placed |= _ids(one)
        sitting[-1]["completed"] += [name for name in MAP_IDS if name not in placed]
    game = sacbe.load("silver_gold", players=players)
    return Table(
        game.position(
            {
                "game": "silver_gold",
                "rules": 1,
                "options": dict(game.options),
                "phase": "over" if over else "mark" if card else "reveal",
                "start_player": start,
                "rounds_finished": 4 if over else rounds,
                "reveals": [*earlier.split(), card] if card else earlier.split(),
                "settled": 0,
                "display": shown,
                "players": sitting,
            }
        )
    )


def fresh(players: int = 2, start_player: str = "random") -> Table:
    """A table before anything is dealt."""
    return Table(sacbe.load("silver_gold", players=players, start_player=start_player).start())
