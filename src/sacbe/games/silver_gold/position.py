"""What lies on the table in the middle of a game: the players' maps and score cards, display, deck, cards revealed.

Only the state and how it is copied live here; what may be done with it is in `actions`. Sets of maps are bit masks by
map number, sets of fields bit masks by field. Small rows of numbers (palm boxes, trophies, reveals) are packed four
bits each, the first in the lowest bits, 0 for an empty box.
"""

from typing import Final, final, get_args

from mypy_extensions import i64

from sacbe.games.silver_gold.components import TROPHIES
from sacbe.games.silver_gold.shapes import Phase

NONE: Final = -1

# What is due now. Chance decides in DEAL, FILL, START, REVEAL and DRAW.
DEAL: Final = 0  # the opening hands (SG 2.1)
KEEP: Final = 1  # everyone keeps two of four maps (SG 2.1)
FILL: Final = 2  # the display is turned up to four (SG 2.2, 6.3)
START: Final = 3  # a start player is chosen (SG 2.3)
REVEAL: Final = 4  # the next expedition card (SG 3.1)
MARK: Final = 5  # everyone marks (SG 4)
TAKE: Final = 6  # the settling player takes a map (SG 6.2)
DRAW: Final = 7  # the top map of the deck, for the settling player (SG 6.2)
OVER: Final = 8
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@final
class Player:
    """One seat: map slots, maps set aside, score card. `seen_...` is what others see until all have marked (SG 4.1)."""

    __slots__ = (
        "coins", "done", "hand", "map1", "map2", "marks1", "marks2", "owed", "palms", "ready", "rows",
        "seen_coins", "seen_marks1", "seen_marks2", "seen_palms", "trophies",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hand: i64 = 0  # the opening hand, until all have kept
        self.map1: i64 = NONE
        self.map2: i64 = NONE
        self.marks1: i64 = 0
        self.marks2: i64 = 0
        self.done: i64 = 0  # maps set aside
        self.coins: i64 = 0
        self.rows: i64 = 0  # coin rows settled
        self.trophies: i64 = 0
        self.palms: i64 = 0
        self.owed: i64 = 0  # extra fields that crosses still ask for (SG 5.1)
        self.ready: i64 = 0  # 1 once the pattern or the single field is marked
        self.seen_marks1: i64 = 0
        self.seen_marks2: i64 = 0
        self.seen_coins: i64 = 0
        self.seen_palms: i64 = 0

    def copy(self) -> "Player":
        twin = Player()
        twin.hand = self.hand
        twin.map1 = self.map1
        twin.map2 = self.map2
        twin.marks1 = self.marks1
        twin.marks2 = self.marks2
        twin.done = self.done
        twin.coins = self.coins
        twin.rows = self.rows
        twin.trophies = self.trophies
        twin.palms = self.palms
        twin.owed = self.owed
        twin.ready = self.ready
        twin.seen_marks1 = self.seen_marks1
        twin.seen_marks2 = self.seen_marks2
        twin.seen_coins = self.seen_coins
        twin.seen_palms = self.seen_palms
        return twin

    def show(self) -> None:
        """Let the others see the marks made so far."""
        self.seen_marks1 = self.marks1
        self.seen_marks2 = self.marks2
        self.seen_coins = self.coins
        self.seen_palms = self.palms

    def take_back(self) -> None:
        """Undo everything marked since the others last saw it."""
        self.marks1 = self.seen_marks1
        self.marks2 = self.seen_marks2
        self.coins = self.seen_coins
        self.palms = self.seen_palms
        self.owed = 0
        self.ready = 0

    def numbers(self) -> tuple[int, ...]:
        return (
            self.hand, self.map1, self.map2, self.marks1, self.marks2, self.done, self.coins, self.rows, self.trophies,
            self.palms, self.owed, self.ready, self.seen_marks1, self.seen_marks2, self.seen_coins, self.seen_palms,
        )  # fmt: skip


@final
class State:
    """The whole table. `settled` counts the seats that have settled the current card, from the start player on."""

    __slots__ = (
        "card", "deck", "display", "pattern", "phase", "players", "reveals", "round", "settled", "starter", "to_take",
        "trophy", "turn", "waiting",
    )  # fmt: skip

    def __init__(self, players: list[Player], deck: i64) -> None:
        self.players = players
        self.phase: i64 = DEAL
        self.deck: i64 = deck
        self.display: i64 = 0
        self.starter: i64 = NONE
        self.round: i64 = 0  # rounds finished
        self.card: i64 = 0  # expedition cards revealed this round
        self.reveals: i64 = 0  # this round's patterns in order, each as pattern + 1
        self.pattern: i64 = NONE  # the card everyone marks
        self.settled: i64 = 0
        self.to_take: i64 = 0
        self.trophy: i64 = TROPHIES  # the highest trophy left
        self.waiting: i64 = 0  # the seats that still have to decide, as a set
        self.turn: i64 = NONE  # the first of them; -1 while chance decides and when all is over

    def copy(self) -> "State":
        twin = State([player.copy() for player in self.players], self.deck)
        twin.phase = self.phase
        twin.display = self.display
        twin.starter = self.starter
        twin.round = self.round
        twin.card = self.card
        twin.reveals = self.reveals
        twin.pattern = self.pattern
        twin.settled = self.settled
        twin.to_take = self.to_take
        twin.trophy = self.trophy
        twin.waiting = self.waiting
        twin.turn = self.turn
        return twin

    def settling_seat(self) -> i64:
        """The seat that settles now, from the start player clockwise (SG 6)."""
        seats: i64 = len(self.players)
        return (self.starter + self.settled) % seats

    def key(self) -> tuple[object, ...]:
        return (
            self.phase, self.deck, self.display, self.starter, self.round, self.card, self.reveals, self.pattern,
            self.settled, self.to_take, self.trophy, *[player.numbers() for player in self.players],
        )  # fmt: skip


def boxes(packed: i64) -> list[int]:
    """The numbers in a packed row of boxes."""
    row: list[int] = []
    while packed:
        row.append(packed & 15)
        packed >>= 4
    return row


def pack(row: list[int]) -> int:
    return sum(number << (4 * i) for i, number in enumerate(row))
