"""The score sheet of a finished game of Tzolk'in, kept by hand: everybody's points from the log alone.

It shares nothing with the engine but the names of actions. It never asks what is allowed and never looks at a position;
it believes the log and keeps its own accounts of goods, temples, wheels and tiles, from its own tables.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, pairwise

# TZ 9.3-9.5: points of the steps from the bottom, steps with goods, leader's bonus after age 1 and 2.
TEMPLES: dict[str, tuple[tuple[int, ...], dict[int, str], tuple[int, int]]] = {
    "chaac": ((-1, 0, 2, 4, 6, 7, 8), {2: "stone", 4: "stone"}, (6, 2)),
    "quetzalcoatl": ((-2, 0, 1, 2, 4, 6, 9, 12, 13), {3: "gold", 5: "gold"}, (2, 6)),
    "kukulcan": ((-3, 0, 1, 3, 5, 7, 9, 10), {2: "wood", 4: "wood", 5: "skull"}, (4, 4)),
}
# TZ 5.14: points and temple of the skulls at Chichen Itza 1-9.
SKULLS = (
    (4, "chaac"), (5, "chaac"), (6, "chaac"), (7, "kukulcan"), (8, "kukulcan"), (8, "kukulcan"),
    (10, "quetzalcoatl"), (11, "quetzalcoatl"), (13, "quetzalcoatl"),
)  # fmt: skip
VALUE = {"wood": 2, "stone": 3, "gold": 4}
HARVEST = {2: (4, 0), 3: (5, 2), 4: (7, 3), 5: (9, 4)}
FOOD_DAYS = (7, 13, 20, 26)
# Colour, cost in wood, stone and gold, and what the building does at once; what needs a choice comes in the log.
BUILDINGS = {
    "A1-01": ("farm", (1, 0, 0), "farm 1"), "A1-02": ("farm", (1, 0, 0), "farm 1"),
    "A1-03": ("farm", (1, 0, 0), "farm 1"), "A1-04": ("farm", (4, 0, 0), "thrift 1"),
    "A1-05": ("farm", (4, 0, 0), "thrift 1"), "A1-06": ("civic", (2, 0, 0), "agriculture 1"),
    "A1-07": ("civic", (3, 0, 0), "agriculture 1, stone 1"), "A1-08": ("civic", (1, 1, 0), "extraction 1, corn 1"),
    "A1-09": ("civic", (2, 1, 0), "extraction 1, gold 1"), "A1-10": ("tomb", (2, 1, 0), "chaac 1, quetzalcoatl 1"),
    "A1-11": ("tomb", (1, 2, 0), "chaac 1, kukulcan 1"), "A1-12": ("tomb", (1, 0, 1), "build 1"),
    "A1-13": ("altar", (0, 0, 1), "architecture 1"), "A1-14": ("altar", (0, 1, 1), "theology 1, kukulcan 1"),
    "A2-01": ("farm", (2, 0, 0), "farm 3"), "A2-02": ("farm", (2, 0, 0), "farm 3"),
    "A2-03": ("farm", (2, 0, 0), "farm 3"), "A2-04": ("civic", (3, 0, 0), "study 1, stone 1"),
    "A2-05": ("civic", (2, 1, 0), "study 1, gold 1"), "A2-06": ("civic", (3, 1, 0), "study 1, corn 6"),
    "A2-07": ("civic", (2, 2, 0), "study 1, skull 1"), "A2-08": ("tomb", (1, 1, 1), "worker 1, points 6"),
    "A2-09": ("tomb", (0, 3, 0), "market 1, points 6"), "A2-10": ("tomb", (1, 0, 2), "points 8"),
    "A2-11": ("tomb", (2, 1, 1), "points 2"),
    "A2-12": ("tomb", (1, 2, 1), "chaac 1, quetzalcoatl 1, kukulcan 1, points 3"),
    "A2-13": ("altar", (0, 2, 0), "chaac 2, points 2"), "A2-14": ("altar", (0, 0, 2), "kukulcan 2, points 3"),
    "A2-15": ("altar", (0, 0, 3), "quetzalcoatl 2, points 4"),
    "A2-16": ("altar", (0, 2, 1), "theology 1, chaac 1, kukulcan 1"), "A2-17": ("altar", (0, 1, 2), "study 2"),
    "A2-18": ("altar", (0, 1, 1), "architecture 1, points 3"),
}  # fmt: skip
MONUMENTS = {
    "M01": ("altar", (0, 3, 3)), "M02": ("altar", (0, 4, 3)), "M03": ("altar", (0, 2, 3)), "M04": ("altar", (0, 0, 4)),
    "M05": ("civic", (2, 3, 1)), "M06": ("civic", (1, 1, 3)), "M07": ("civic", (2, 1, 3)), "M08": ("civic", (3, 0, 3)),
    "M09": ("tomb", (1, 3, 2)), "M10": ("tomb", (2, 2, 2)), "M11": ("tomb", (3, 2, 1)), "M12": ("tomb", (1, 1, 4)),
    "M13": ("tomb", (1, 0, 4)),
}  # fmt: skip
WEALTH = {
    "W01": "corn 3, quetzalcoatl 1, agriculture 1", "W02": "corn 5, gold 1, quetzalcoatl 1",
    "W03": "stone 1, gold 1, agriculture 1", "W04": "corn 9, stone 1", "W05": "wood 1, kukulcan 1, extraction 1",
    "W06": "corn 2, wood 2, kukulcan 1", "W07": "corn 4, wood 1, extraction 1", "W08": "corn 3, wood 2, stone 1",
    "W09": "corn 2, chaac 1, architecture 1", "W10": "corn 6, stone 2", "W11": "corn 3, gold 1, architecture 1",
    "W12": "corn 6, wood 1, stone 1", "W13": "corn 5, stone 1, chaac 1", "W14": "corn 3, wood 1, farm 1",
    "W15": "worker 1", "W16": "corn 8, gold 1", "W17": "corn 4, wood 1, skull 1", "W18": "corn 5, stone 1, theology 1",
    "W19": "corn 4, wood 3", "W20": "corn 2, wood 2, theology 1", "W21": "corn 7, wood 2",
}  # fmt: skip
# TZ 2.6: the wheel and space that the tiles W01, W02, ... name for a dummy.
DUMMIES = [(wheel, space) for wheel in ("palenque", "yaxchilan", "tikal", "uxmal") for space in (1, 3, 5, 7)]
DUMMIES += [("chichen", space) for space in (0, 3, 5, 7, 10)]
DUMMY = -1


@dataclass
class Sheet:
    """What one seat has, and its quarter points by where they came from."""

    goods: Counter[str] = field(default_factory=Counter)
    temples: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(TEMPLES, 1)))
    levels: Counter[str] = field(default_factory=Counter)
    farms: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    kept: list[str] = field(default_factory=list)
    built: list[str] = field(default_factory=list)
    raised: list[str] = field(default_factory=list)
    workers: int = 3
    on_wheels: int = 0
    quarters: Counter[str] = field(default_factory=Counter)


@dataclass
class Task:
    """Buildings, levels or trades that the player in turn may still do; `done` puts it aside."""

    left: int
    with_corn: bool = False
    architecture_used: bool = False


class ScoreSheet:
    """Follow a log entry by entry."""

    def __init__(self, players: int) -> None:
        self.seats = [Sheet() for _ in range(players)]
        self.wheels: dict[str, list[int | None]] = {wheel: [None] * 10 for wheel, _ in DUMMIES}
        self.wheels["chichen"] = [None] * 13
        self.bank = 13
        self.offered = 0
        self.day = self.food_days = self.turns = self.placed = self.calendar_corn = self.wealth_drawn = 0
        self.dummies = {2: 12, 3: 6, 4: 0}[players]
        self.first_space = self.took_first_space = False
        self.picked = ("", 0)
        self.group = 0
        self.tasks: list[Task] = []

    def follow(self, seat: int, name: str, following: str) -> None:
        me = self.seats[seat]
        match name.split():
            case ["wealth", tile]:
                self.draw_wealth(int(tile[1:]) - 1)
            case ["keep", tile]:
                me.kept.append(tile)
                if all(len(other.kept) == 2 for other in self.seats):
                    self.reveal_wealth()
            case ["beg", god]:
                me.goods["corn"] = 3
                me.temples[god] -= 1
            case ["place", where]:
                self.place(seat, where)
            case ["pick", wheel, space]:
                self.wheels[wheel][int(space)] = None
                self.picked = (wheel, int(space))
            case ["act", number] if number != "nothing":
                wheel, at = self.picked
                if at <= (9 if wheel == "chichen" else 5):  # TZ 4.4, 4.5
                    me.goods["corn"] -= at - int(number)
                self.perform(me, wheel, int(number))
            case ["ahead"] if self.picked[1] == 9:  # TZ 11.7: the action follows in the log
                self.picked = ("chichen", 10)
            case ["ahead"]:
                self.perform(me, "chichen", self.picked[1] + 1)
            case ["do", wheel, number]:
                me.goods["corn"] -= 1
                self.perform(me, wheel, int(number))
            case ["harvest", way]:
                self.harvest(me, way)
            case ["study", track]:
                self.spend_task()
                self.gain(me, track, 1)
            case ["pay", resource]:
                me.goods[resource] -= 1
            case ["gain" | "up", what]:
                self.gain(me, what, 1)
            case ["down", god]:
                me.temples[god] -= 1
            case ["build", building]:
                self.build(me, building, architecture=following != "save")
            case ["raise", monument]:
                self.raise_monument(me, monument)
            case ["free", good]:  # TZ 6.3: the discount, given back
                me.goods[good] += 2 if good == "corn" else 1
            case ["buy", resource]:
                me.goods["corn"] -= VALUE[resource]
                me.goods[resource] += 1
            case ["sell", resource]:
                me.goods["corn"] += VALUE[resource]
                me.goods[resource] -= 1
            case ["done"] if self.tasks:
                self.tasks.pop()
            case ["done"]:
                self.end_turn(me)
            case ["two", "days"]:
                self.turn_wheels()

    def draw_wealth(self, tile: int) -> None:
        """TZ 2.5, 2.6: after four tiles for everyone the others place dummies."""
        self.wealth_drawn += 1
        if self.wealth_drawn <= 4 * len(self.seats):
            return
        wheel, space = DUMMIES[tile]
        spaces = [space]
        if wheel != "chichen" and DUMMY not in self.wheels[wheel] and self.dummies > 1:
            spaces.append((space + 5) % 10)
        for at in spaces:
            self.wheels[wheel][at] = DUMMY
            self.dummies -= 1

    def reveal_wealth(self) -> None:
        for sheet in self.seats:
            for tile in sorted(sheet.kept):
                self.resolve(sheet, WEALTH[tile])

    def resolve(self, me: Sheet, effects: str) -> None:
        for effect in effects.split(", "):
            what, number = effect.split()
            self.gain(me, what, int(number))

    def gain(self, me: Sheet, what: str, number: int) -> None:
        if what == "points":
            me.quarters["buildings"] += 4 * number
        elif what == "skull":  # TZ 11.9
            taken = min(number, self.bank)
            self.bank -= taken
            me.goods["skull"] += taken
        elif what == "worker":
            me.workers = min(me.workers + 1, 6)
        elif what in ("farm", "thrift"):
            me.farms[what] += number
        elif what in ("build", "study", "market"):
            self.tasks.append(Task(number))
        elif what in TEMPLES:
            for _ in range(number):
                self.step_up(me, what)
        elif what in ("agriculture", "extraction", "architecture", "theology"):
            self.advance(me, what)
        else:
            me.goods[what] += number

    def step_up(self, me: Sheet, god: str) -> None:
        """TZ 9.5: one player only on the top."""
        top = len(TEMPLES[god][0]) - 1
        if me.temples[god] < top - 1 or all(sheet.temples[god] < top for sheet in self.seats):
            me.temples[god] += 1

    def advance(self, me: Sheet, track: str) -> None:
        """TZ 5.16; the temple step of agriculture and the resources of extraction come in the log."""
        if me.levels[track] < 3:
            me.levels[track] += 1
        elif track == "architecture":
            me.quarters["technologies"] += 4 * 3
        elif track == "theology":
            self.gain(me, "skull", 1)

    def place(self, seat: int, where: str) -> None:
        """TZ 4.3, 4.6: the gods take pity on whoever cannot pay, and all the corn."""
        if where == "first":
            space = 0
            self.first_space = self.took_first_space = True
        else:
            space = self.wheels[where].index(None)
            self.wheels[where][space] = seat
        goods = self.seats[seat].goods
        goods["corn"] = max(goods["corn"] - space - self.placed, 0)
        self.placed += 1

    def perform(self, me: Sheet, wheel: str, number: int) -> None:
        """Chapter 5, but for the choices."""
        extraction = me.levels["extraction"]
        match wheel, number:
            case "palenque", 1:
                me.goods["corn"] += 3 + (me.levels["agriculture"] >= 2)
            case "palenque", _:
                self.group = number
            case "yaxchilan", 1:
                me.goods["wood"] += 1 + (extraction >= 1)
            case "yaxchilan", 4:
                self.gain(me, "skull", 1 + (me.levels["theology"] >= 3))
            case "yaxchilan", _:
                me.goods["corn"] += 1 if number == 2 else 2
                me.goods["stone"] += 0 if number == 3 else 1 + (extraction >= 2)
                me.goods["gold"] += 0 if number == 2 else 1 + (extraction >= 3)
            case "tikal", 1 | 2 | 3 | 4:
                self.tasks.append(Task(1 if number < 3 else 2))
            case "uxmal", 1:
                me.goods["corn"] -= 3
            case "uxmal", 2:
                self.tasks.append(Task(1))
            case "uxmal", 3:
                self.gain(me, "worker", 1)
            case "uxmal", 4:
                self.tasks.append(Task(1, with_corn=True))
            case "chichen", _:
                points, god = SKULLS[number - 1]
                me.goods["skull"] -= 1
                self.offered += 1
                me.quarters["skulls"] += 4 * points
                self.gain(me, god, 1)

    def harvest(self, me: Sheet, way: str) -> None:
        """TZ 5.2, 6.1, 6.2."""
        corn, wood = HARVEST[self.group]
        if way == "wood":
            me.goods["wood"] += wood + (me.levels["extraction"] >= 1)
            me.tiles["wood"] += 1
        else:
            me.goods["corn"] += corn + (0, 1, 1, 3)[me.levels["agriculture"]]
            me.tiles["corn"] += way != "bare"

    def spend_task(self) -> Task:
        task = self.tasks[-1]
        task.left -= 1
        if not task.left:
            self.tasks.pop()
        return task

    def build(self, me: Sheet, building: str, architecture: bool) -> None:
        """TZ 5.12, 5.17, 6.3, 11.4."""
        task = self.spend_task()
        cost, effects = BUILDINGS[building][1:]
        if task.with_corn:
            me.goods["corn"] -= 2 * sum(cost)
        else:
            me.goods.subtract(dict(zip(VALUE, cost, strict=True)))
        level = me.levels["architecture"]
        if level and architecture and not task.architecture_used:
            task.architecture_used = True
            me.goods["corn"] += 1
            me.quarters["technologies"] += 4 * (2 if level >= 2 else 0)
        me.built.append(building)
        self.resolve(me, effects)

    def raise_monument(self, me: Sheet, monument: str) -> None:
        self.tasks.pop()
        me.goods.subtract(dict(zip(VALUE, MONUMENTS[monument][1], strict=True)))
        if monument == "M04":  # TZ 11.9: its skull goes back to the bank
            me.goods["skull"] -= 1
            self.bank += 1
        me.raised.append(monument)

    def end_turn(self, me: Sheet) -> None:
        """TZ 4.8; when all have had their turn, chapters 7 to 10."""
        if self.took_first_space:
            me.goods["corn"] += self.calendar_corn
            self.calendar_corn = 0
        self.took_first_space = False
        self.placed = 0
        self.turns += 1
        if self.turns % len(self.seats):
            return
        if self.day >= FOOD_DAYS[self.food_days]:
            self.food_day()
        self.calendar_corn += not self.first_space
        self.first_space = False
        self.turn_wheels()
        if self.food_days == 4:
            self.end_game()

    def turn_wheels(self) -> None:
        """TZ 8.2: behind the last numbered space only dummies ride on."""
        self.day += 1
        for workers in self.wheels.values():
            workers.insert(0, workers.pop())
            if workers[-2] != DUMMY:
                workers[-2] = None

    def food_day(self) -> None:
        self.food_days += 1
        for sheet in self.seats:
            self.feed(sheet)
        if self.food_days in (1, 3):
            self.give_goods()
        else:
            self.give_points(age=self.food_days // 2)

    def feed(self, sheet: Sheet) -> None:
        """TZ 9.1."""
        meal = max(2 - sheet.farms["thrift"], 0)
        hungry = max(sheet.workers - sheet.farms["farm"], 0)
        while hungry and sheet.goods["corn"] >= meal:
            sheet.goods["corn"] -= meal
            hungry -= 1
        sheet.quarters["hunger"] -= 4 * 3 * hungry

    def give_goods(self) -> None:
        """TZ 9.3: skulls for all who would get one, or for nobody."""
        due: list[Counter[str]] = []
        for sheet in self.seats:
            rows = [(goods, sheet.temples[god]) for god, (_, goods, _) in TEMPLES.items()]
            due.append(Counter(good for goods, step in rows for at, good in goods.items() if at <= step))
        enough = sum(goods["skull"] for goods in due) <= self.bank
        for sheet, goods in zip(self.seats, due, strict=True):
            skulls = goods.pop("skull", 0)
            sheet.goods.update(goods)
            self.gain(sheet, "skull", skulls if enough else 0)

    def give_points(self, age: int) -> None:
        """TZ 9.4: half the bonus for everyone tied."""
        for god, (points, _, bonus) in TEMPLES.items():
            highest = max(sheet.temples[god] for sheet in self.seats)
            leaders = [sheet for sheet in self.seats if sheet.temples[god] == highest]
            for sheet in self.seats:
                sheet.quarters["temples"] += 4 * points[sheet.temples[god]]
            for leader in leaders:
                leader.quarters["temples"] += 4 * bonus[age - 1] // min(len(leaders), 2)

    def end_game(self) -> None:
        """TZ 10.1."""
        for seat, sheet in enumerate(self.seats):
            corn = sheet.goods["corn"] + sum(VALUE[resource] * sheet.goods[resource] for resource in VALUE)
            sheet.quarters["goods"] = corn + 4 * 3 * sheet.goods["skull"]
            sheet.quarters["monuments"] = 4 * sum(self.worth(sheet, monument) for monument in sheet.raised)
            sheet.on_wheels = sum(workers.count(seat) for workers in self.wheels.values())

    def worth(self, me: Sheet, monument: str) -> int:
        """TZ 11.14."""
        colours = Counter(BUILDINGS[name][0] for name in me.built) + Counter(MONUMENTS[name][0] for name in me.raised)
        mastered = sum(level == 3 for level in me.levels.values())
        built_by_anybody = sum(len(sheet.raised) for sheet in self.seats)
        return {
            "M01": 3 * max(0, max(me.temples.values()) - 1),
            "M02": sum(points[me.temples[god]] for god, (points, _, _) in TEMPLES.items()),
            "M03": 4 * colours["altar"],
            "M04": 3 * self.offered,
            "M05": 4 * colours["civic"],
            "M06": (0, 9, 20, 33, 33)[mastered],
            "M07": 3 * me.levels.total(),
            "M08": 6 * (me.workers - 3),
            "M09": 2 * colours.total(),
            "M10": {2: 6, 3: 5, 4: 4}[len(self.seats)] * built_by_anybody,
            "M11": 4 * colours["tomb"],
            "M12": 4 * me.tiles["corn"],
            "M13": 4 * me.tiles["wood"],
        }[monument]


def final_sheets(players: int, log: Iterable[tuple[int, str]]) -> list[Sheet]:
    """The sheets of all seats after a whole game, told as seats (chance is -1) and names of actions."""
    table = ScoreSheet(players)
    for (seat, name), (_, following) in pairwise(chain(log, [(-1, "")])):
        table.follow(seat, name, following)
    return table.seats
