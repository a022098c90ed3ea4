"""Set-ups that read like the rulebook's examples: who stands where on the wheels, and what everyone has.

    at = table(seat(corn=7, workers=4), palenque=".B")
    at.does("A", "place palenque", "place palenque", "place yaxchilan", "done")

A wheel is written from space 0 on: "A" to "D" for workers, "x" for a dummy, "." for an empty space; what is not written
is empty. Dummies of two- and three-player games that a test does not place stand on positions without a number first,
where they block nothing. Everything goes through the JSON position, so a set-up that could not happen is refused.
"""

from typing import TypedDict, Unpack

import pytest

import sacbe
from sacbe.engine.game import Json, Position
from sacbe.engine.notation import parse_name, seat_of

GOODS = ("corn", "wood", "stone", "gold", "skull")
GODS = ("chaac", "quetzalcoatl", "kukulcan")
TRACKS = ("agriculture", "extraction", "architecture", "theology")
SOURCES = ("skulls", "temples", "buildings", "technologies", "monuments", "goods", "hunger")
WHEELS = {"palenque": 10, "yaxchilan": 10, "tikal": 10, "uxmal": 10, "chichen": 13}
WEALTH = (("W04", "W10"), ("W12", "W16"), ("W19", "W21"), ("W02", "W08"))
AGE1 = "A1-01 A1-06 A1-08 A1-10 A1-13 A1-14"
AGE2 = "A2-01 A2-04 A2-10 A2-13 A2-14 A2-18"
MONUMENTS = ("M01", "M02", "M05", "M08", "M09", "M11")
SHOWN = {2: 4, 3: 5, 4: 6}
DUMMIES = {2: 12, 3: 6, 4: 0}
NO_TEMPLE = (0, 0, 0)


def seat(
    corn: int = 0,
    wood: int = 0,
    stone: int = 0,
    gold: int = 0,
    skull: int = 0,
    *,
    workers: int = 3,
    temples: tuple[int, int, int] = (1, 1, 1),
    agriculture: int = 0,
    extraction: int = 0,
    architecture: int = 0,
    theology: int = 0,
    light: bool = True,
    buildings: str = "",
    monuments: str = "",
    corn_tiles: int = 0,
    wood_tiles: int = 0,
    wealth: str = "",
    points: int = 0,
) -> Json:
    """What one player has. `temples` are the steps of Chaac, Quetzalcoatl and Kukulcan, 0 the bottom, 1 the start.

    `points` are those scored so far, for temples.
    """
    return {
        "corn": corn,
        "wood": wood,
        "stone": stone,
        "gold": gold,
        "skull": skull,
        "workers": workers,
        "light": light,
        "temples": dict(zip(GODS, temples, strict=True)),
        "technologies": dict(zip(TRACKS, (agriculture, extraction, architecture, theology), strict=True)),
        "buildings": buildings.split(),
        "monuments": monuments.split(),
        "corn_tiles": corn_tiles,
        "wood_tiles": wood_tiles,
        "hand": [],
        "wealth": wealth.split(),
        "quarter_points": {source: 4 * points if source == "temples" else 0 for source in SOURCES},
    }


class Wheels(TypedDict, total=False):
    """Who stands on the wheels, for set-ups that hand them on to `table`."""

    palenque: str
    yaxchilan: str
    tikal: str
    uxmal: str
    chichen: str


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

    def fills(self) -> None:
        """Chance draws whatever comes first, as long as something is to be drawn."""
        while self.pos.turn == sacbe.CHANCE:
            self.pos.push(self.pos.legal()[0])

    def passes_round(self, **turns: str) -> None:
        """Everyone who has still to play this round does so; by default with a worker in a place that costs least.

        A turn that a test cares about is written by the letter of the seat, moves separated by commas.
        """
        taken = (self.pos.number - 1) % len(self.order())
        for who in self.order()[taken:]:
            self.fills()
            self.does(who, *(turns[who].split(", ") if who in turns else self.cheapest(who)), "done")

    def cheapest(self, who: str) -> list[str]:
        """A turn that changes little: pick up one worker for nothing, or place one as cheaply as possible."""
        picks = [move for move in self.may(who) if move.startswith("pick")]
        if picks:
            return [picks[0], "act nothing"]
        costs: Json = {f"place {wheel['wheel']}": wheel["next_cost"] for wheel in self.pos.view(None)["wheels"]}
        return [min((move for move in self.may(who) if move in costs), key=lambda move: int(costs[move]))]

    def order(self) -> list[str]:
        """The seats in the order of this round."""
        first: int = self.pos.view(None)["first_player"]
        seats = len(self.pos.view(None)["players"])
        return ["ABCD"[(first + turn) % seats] for turn in range(seats)]

    def may(self, who: str) -> list[str]:
        """The notation of everything the seat may do now."""
        return [self.game.name(action) for action in self.pos.legal(seat_of(who))]

    def chances(self) -> list[str]:
        """What chance may draw now; everything is equally likely."""
        drawn = self.pos.outcomes()
        assert {weight for _, weight in drawn} <= {1}
        return [self.game.name(action) for action, _ in drawn]

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

    def clause(self, who: str, move: str) -> str:
        """The clause alone with which a move is refused."""
        return self.refuses(who, move)[0]

    def seen(self, name: str) -> object:
        """A field of what a spectator may know."""
        return self.pos.view(None)[name]

    def asked(self) -> object:
        """What kind of choice is due."""
        frame: Json = self.pos.view(None)["asked"]
        return frame["what"]

    def waits_for(self) -> list[str]:
        """The seats that have to decide now."""
        return ["ABCD"[number] for number in self.pos.pending]

    def sees(self, viewer: str, whose: str) -> Json:
        """What one seat ("-": a spectator) sees of another."""
        number = seat_of(viewer)
        player: Json = self.pos.view(None if number < 0 else number)["players"][seat_of(whose)]
        return player

    def has(self, whose: str) -> Json:
        """What a seat sees of itself."""
        return self.sees(whose, whose)

    def goods(self, whose: str) -> str:
        """The goods of a seat, without those it has none of: "2 corn, 1 gold"."""
        held = self.has(whose)
        return ", ".join(f"{held[good]} {good}" for good in GOODS if held[good])

    def corn(self, whose: str) -> int:
        number: int = self.has(whose)["corn"]
        return number

    def score(self, whose: str) -> float:
        return self.pos.scores()[seat_of(whose)]

    def points_from(self, whose: str, source: str) -> float:
        return self.pos.breakdown()[seat_of(whose)][source]

    def temples(self, whose: str) -> tuple[int, ...]:
        """The steps on the temples of Chaac, Quetzalcoatl and Kukulcan."""
        steps: Json = self.has(whose)["temples"]
        return tuple(steps[god] for god in GODS)

    def levels(self, whose: str) -> tuple[int, ...]:
        """Agriculture, extraction, architecture, theology."""
        levels: Json = self.has(whose)["technologies"]
        return tuple(levels[track] for track in TRACKS)

    def wheel(self, name: str) -> str:
        """Who stands on a wheel, from space 0 on, written as in a set-up, up to the last worker."""
        workers: list[str | None] = self.pos.to_json()["wheels"][name]
        return "".join("." if one is None else "x" if one == "dummy" else one for one in workers).rstrip(".")

    def display(self) -> list[str]:
        return [shown["id"] for shown in self.pos.view(None)["buildings"]]

    def jungle(self, space: int) -> tuple[int, int]:
        """The corn tiles and wood tiles left at Palenque 2 to 5."""
        group: Json = self.pos.view(None)["jungle"][space - 2]
        return group["corn_tiles"], group["wood_tiles"]


def _wheels(players: int, written: Wheels) -> dict[str, list[str | None]]:
    """The wheels as written, and the dummies that a test does not care about where they are least in the way."""
    wheels: dict[str, list[str | None]] = {}
    for name, teeth in WHEELS.items():
        signs = str(written.get(name, "")).ljust(teeth, ".")
        wheels[name] = [None if sign == "." else "dummy" if sign == "x" else sign for sign in signs]
    missing = DUMMIES[players] - sum(workers.count("dummy") for workers in wheels.values())
    places = [(name, teeth - back) for back in (2, 1, 3) for name, teeth in WHEELS.items()]
    for name, at in places:
        if missing > 0 and wheels[name][at] is None:
            wheels[name][at] = "dummy"
            missing -= 1
    return wheels


def table(
    *seats: Json,
    players: int = 4,
    turn: str = "A",
    first: str | None = None,
    day: int = 3,
    fed: int | None = None,
    first_space: str | None = None,
    calendar_corn: int = 0,
    offered: tuple[int, ...] = (),
    display: str | None = None,
    monuments: str | None = None,
    corn_tiles: tuple[int, int, int, int] | None = None,
    wood_tiles: tuple[int, int, int, int] | None = None,
    **wheels: Unpack[Wheels],
) -> Table:
    """A table where `turn` is about to begin a turn; seats that a test does not name have three workers and no goods.

    Whoever stands on the first-player space has had a turn, so that seat is first player unless a test says otherwise.
    `fed` are the food days done, by default all before this day. The jungle is as full as the tiles the players hold
    allow: those of Palenque 2 go first for corn, those of Palenque 3 for wood.
    """
    sitting = [*seats, *(seat() for _ in range(players - len(seats)))]
    for number, one in enumerate(sitting):
        one["wealth"] = one["wealth"] or list(WEALTH[number])
    done = sum(day > food for food in (7, 13, 20, 26)) if fed is None else fed
    late = done >= 2
    raised = [name for one in sitting for name in one["monuments"]]
    shown = monuments.split() if monuments is not None else [m for m in MONUMENTS if m not in raised]
    spare = [f"M{n:02}" for n in range(1, 14) if f"M{n:02}" not in (*shown, *raised)]
    shown = (shown + spare)[: SHOWN[players] - len(raised)]
    built = {name for one in sitting for name in one["buildings"]}
    age = [f"A2-{n:02}" for n in range(1, 19)] if late else [f"A1-{n:02}" for n in range(1, 15)]
    usual = (AGE2 if late else AGE1).split()
    left = [name for name in usual + [b for b in age if b not in usual] if name not in built]
    lying = left[:6] if display is None else display.split()
    first = first or first_space or "A"
    turns = (seat_of(turn) - seat_of(first)) % players
    game = sacbe.load("tzolkin", players=players)
    return Table(
        game.position(
            {
                "game": "tzolkin",
                "rules": 1,
                "options": dict(game.options),
                "phase": "turn",
                "seat": turn,
                "first_player": first,
                "number": players * day + turns + 1,
                "turns_taken": turns,
                "day": day,
                "food_days_done": done,
                "calendar_corn": calendar_corn,
                "first_space": first_space,
                "skulls_offered": list(offered),
                "display": lying,
                "monuments": shown,
                "wealth_left": [],
                "dummies_left": 0,
                "mode": "undecided",
                "begged": False,
                "placed": 0,
                "placed_first": False,
                "stack": [{"what": "turn", "numbers": [0, 0, 0]}],
                "wheels": _wheels(players, wheels),
                "corn_tiles": list(corn_tiles or _full(players, sitting, "corn_tiles", 0)),
                "wood_tiles": list(wood_tiles or _full(players, sitting, "wood_tiles", 1)),
                "players": sitting,
            }
        )
    )


def _full(players: int, sitting: list[Json], kind: str, start: int) -> list[int]:
    """As many tiles in each group of the jungle as there can be, given what the players hold."""
    held = sum(int(one[kind]) for one in sitting)
    groups = [0] * start
    for _ in range(4 - start):
        taken = min(players, held)
        groups.append(players - taken)
        held -= taken
    return groups


def fresh(players: int = 4, start_player: str = "random") -> Table:
    """A table before anything is drawn."""
    return Table(sacbe.load("tzolkin", players=players, start_player=start_player).start())


def dealt(*hands: str, first: str = "A", dummies: str = "") -> Table:
    """A game from its start, as far as everyone holds four wealth tiles and the dummies are placed by these tiles.

    The buildings and monuments laid out are the usual ones of this module.
    """
    at = fresh(len(hands))
    at.draws(f"start {first}")
    at.draws(*(f"building {name}" for name in AGE1.split()))
    at.draws(*(f"monument {name}" for name in MONUMENTS[: SHOWN[len(hands)]]))
    at.draws(*(f"wealth {name}" for hand in hands for name in hand.split()))
    at.draws(*(f"wealth {name}" for name in dummies.split()))
    return at
