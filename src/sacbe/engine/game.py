"""The contract of every game: a Game makes Positions and names actions; a Position is played by pushing actions.

A game implements the abstract methods. The other methods have defaults that are right for a game of open information
without simultaneous phases. docs/adding-a-game.md shows a whole small game.
"""

import json
from abc import ABCMeta, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, ClassVar, Final, SupportsIndex, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sacbe.engine.chance import Rng, sample
from sacbe.engine.errors import IllegalAction, InvalidPosition, Refusal, say
from sacbe.engine.notation import letter, parse_name, plain_number
from sacbe.engine.observation import Observation
from sacbe.engine.options import Option, Value, settle
from sacbe.engine.pictures import picture
from sacbe.engine.reading import Fields, kind
from sacbe.engine.vocabulary import Vocabulary

CHANCE: Final = -1
"""The decision maker of draws, deals and reveals."""
NOBODY: Final = -2
"""The decision maker when the game is over, as a number."""

Json = dict[str, Any]


# ABCMeta and not ABC: mypyc 2.4 gives a class with a Python base weak references, which crash on Python 3.11.
@mypyc_attr(allow_interpreted_subclasses=True)
class Position(metaclass=ABCMeta):
    """A game in progress: who decides, what is allowed, and how things stand."""

    def __init__(self, game: "Game") -> None:
        self.game = game

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat to decide now, CHANCE, or None when the game is over."""

    def decider(self) -> i64:
        """`turn` as a native number, NOBODY when the game is over. Compiled code asks this at every step."""
        turn = self.turn
        if turn is None:
            return NOBODY
        return turn

    @property
    def pending(self) -> tuple[int, ...]:
        """Every seat that may decide now, the one in `turn` first. Everybody may know this."""
        seat = self.turn
        return () if seat is None or seat == CHANCE else (seat,)

    @property
    def simultaneous(self) -> bool:
        """Is this a phase where seats choose independently and in secret?"""
        return False

    @property
    def is_over(self) -> bool:
        """Is there nothing left to decide or to deal?"""
        return self.turn is None

    @property
    def number(self) -> int:
        """The number of the current turn, as in records; 0 during the set-up."""
        return 0

    @abstractmethod
    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of the decision maker in ascending order, or of a given seat in a simultaneous phase."""

    def outcomes(self) -> list[tuple[int, int]]:
        """The possible outcomes of the draw that is due, with weights, in ascending order of action."""
        return []

    def draw(self, random: Rng) -> int:
        """A random outcome of the draw that is due, by weight."""
        return sample(self.outcomes(), random)

    def pick(self, random: Rng) -> i64:
        """A random legal action of the decision maker, each equally likely."""
        choices = self.legal()
        return choices[random.below(len(choices))]

    @abstractmethod
    def apply(self, action: int, seat: int) -> None:
        """Carry out an action that is known to be legal."""

    def explain(self, action: int, seat: int | None = None) -> Refusal | None:
        """None if the action is legal, else the clause and the reason why not."""
        turn = self.turn
        if turn is None:
            return ("", say("the game is over", "game-over"))
        who = turn if seat is None else seat
        if who != turn and who not in self.pending:
            return ("", say("{seat} has nothing to decide now", "not-your-decision", seat=letter(who)))
        if action in self.legal(who):
            return None
        return ("", say("that is not possible now", "not-possible"))

    def push(self, action: SupportsIndex, seat: SupportsIndex | None = None) -> None:
        """Do an action, for `seat` in a simultaneous phase. If it is not allowed, IllegalAction, and nothing changes.

        Any kind of whole number will do, numpy's too.
        """
        number = plain_number(action)
        who = None if seat is None else plain_number(seat)
        refusal = self.explain(number, who)
        if refusal is not None:
            raise IllegalAction(refusal[0], refusal[1])
        turn = self.turn
        if who is not None:
            self.apply(number, who)
        elif turn is not None:
            self.apply(number, turn)

    @abstractmethod
    def copy(self) -> "Position":
        """An independent copy."""

    def key(self) -> Hashable:
        """The identity of the position: equal for two positions exactly if play cannot tell them apart."""
        return json.dumps(self.to_json(), sort_keys=True)

    @abstractmethod
    def scores(self) -> Sequence[float]:
        """The points of every seat so far, as whole numbers unless the game has fractions."""

    def ranking(self) -> list[int]:
        """The place of every seat: 1 for the winner, with tie-breaks applied. Equals share a place."""
        return places([(score,) for score in self.scores()])

    def breakdown(self) -> Sequence[Mapping[str, float]]:
        """For each seat, where the points came from. The parts add up to `scores()`."""
        return [{"points": score} for score in self.scores()]

    @abstractmethod
    def view(self, seat: int | None) -> Json:
        """What the seat (None: a spectator) may know, ready for JSON."""

    def views(self, seats: Sequence[int | None]) -> list[Json]:
        """The views of several seats. A game may compute what they have in common only once.

        The views may share parts, so copy a view before changing it.
        """
        return [self.view(seat) for seat in seats]

    def terms(self, action: int, seat: int | None = None) -> Json:
        """What a legal action would cost and bring the seat, as far as it can foresee, as typed data.

        `ends_turn`: it ends the seat's turn or its part in this phase. `reveals`: something unknown comes to light, so
        it cannot be taken back. An empty answer means that the game gives no terms.
        """
        return {}

    def observe(self, seat: int, out: vec[i64], at: int = 0) -> None:
        """Write what the seat may know as numbers, four to a word, from `out[at]` on. CHANCE is a spectator.

        `game.observation` says what each number means. They follow from `view(seat)`.
        """
        room: int = len(out)
        if at < 0 or at + self.game.observation.words > room:
            raise ValueError(f"no room for {self.game.observation.words} words from {at} on, in {room}")
        self.write_observation(seat if 0 <= seat < self.game.players else CHANCE, out, at)

    def write_observation(self, seat: i64, out: vec[i64], at: i64) -> None:
        """How a game with an observation writes it, for `observe`. Seat and room are checked."""
        layout = self.game.observation
        if layout.reader is not None:
            layout.write(layout.reader(self, int(seat)), out, int(at))
        elif layout.size:
            raise NotImplementedError(f"{self.game.id} declares an observation but does not write it")

    def rewrite_observation(self, seat: i64, out: vec[i64], at: i64, notes: vec[i64], note: i64) -> None:
        """The same over the last observation that this method wrote there: only what differs has to be written.

        `notes`, from `note` on, has `game.observation.memory` words about what is there; all are FRESH at first. Nobody
        else changes them or the observation.
        """
        self.write_observation(seat, out, at)

    def list_legal(self, out: vec[i64], at: i64) -> i64:
        """Write what the seat to decide may do, ascending, from `out[at]` on, and tell how many actions that are."""
        first = at
        for each in cast(list[Any], self.legal()):  # Any, so that a number is taken out of its object only once
            action: i64 = each
            out[at] = action
            at += 1
        return at - first

    def mask(self, seat: int, out: vec[u8], at: int = 0) -> None:
        """Write a 1 for each player's action that the seat may do now, 0 for the others, from `out[at]` on."""
        decisions: i64 = self.game.decisions
        room: int = len(out)
        if at < 0 or at + self.game.decisions > room:
            raise ValueError(f"no room for {self.game.decisions} bytes from {at} on, in {room}")
        index: i64 = at
        end: i64 = index + decisions
        while index < end:
            out[index] = 0
            index += 1
        if 0 <= seat < self.game.players:
            for action in self.legal(seat):
                out[at + action] = 1

    def mask_again(self, seat: int, out: vec[u8], marked: list[int]) -> list[int]:
        """Like `mask`, where exactly `marked` are ones so far. Returns the new ones. Faster for many actions."""
        for action in marked:
            out[action] = 0
        now = self.legal(seat) if 0 <= seat < self.game.players else []
        for action in now:
            out[action] = 1
        return now

    @abstractmethod
    def to_json(self) -> Json:
        """The whole position, including secrets. `game.position` reads it."""

    def conceals(self, action: int, seat: int) -> bool:
        """Will `seat` never learn the action that is due now, such as a card dealt to another hand?"""
        return False

    def imagine(self, seat: int, random: Rng) -> "Position":
        """A position that `seat` cannot tell from this one: everything that it does not know is drawn again.

        Here and in `conceals`, CHANCE stands for a spectator.
        """
        return self.copy()

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A position is pickled as its document, which later versions can read."""
        return (_read_again, (self.game, json.dumps(self.to_json())))

    def _repr_svg_(self) -> str | None:
        """What a notebook shows: a picture of a spectator's view."""
        return picture(self)

    def __repr__(self) -> str:
        return f"{self.game!r}.position({json.dumps(self.to_json())!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(metaclass=ABCMeta):
    """A game with its options. `actions` is the size of the action space, players' actions before chance's."""

    id: ClassVar[str] = ""
    """The game's name in `sacbe.load` and in records."""
    title: ClassVar[str] = ""
    """The game's name for people."""
    prefix: ClassVar[str] = ""
    """The prefix of its clause numbers."""
    rules: ClassVar[int] = 1
    """The version of our implementation of the rules. It rises when a fix changes how records replay."""
    table_options: ClassVar[tuple[Option, ...]] = ()
    open: ClassVar[bool] = False
    """Does everybody always know everything? Then nobody has to look away from a shared screen."""
    minutes: ClassVar[int | None] = None
    """How long a game takes people at a table, as its box says; None if nobody has said."""

    def __init__(self, actions: int, decisions: int, options: dict[str, object]) -> None:
        self.options: dict[str, Value] = settle(self.table_options, options)
        self.players = int(self.options["players"])
        self.actions = actions
        self.decisions = decisions
        """How many actions are players' actions; the rest are chance outcomes."""
        self.most_choices = decisions
        """No seat ever has more legal actions at once."""
        self.vocabulary = Vocabulary()
        """The kinds of actions: names, exact parsing and deeds come from it."""
        self.observation = Observation()
        """What the numbers of `Position.observe` mean; empty if the game declares no observation."""

    @classmethod
    def player_counts(cls) -> tuple[int, ...]:
        """The possible numbers of players."""
        return tuple(int(count) for option in cls.table_options if option.name == "players" for count in option.values)

    @abstractmethod
    def start(self) -> Position:
        """The position before anything is dealt."""

    @abstractmethod
    def position(self, data: object) -> Position:
        """Read a position that `to_json` wrote, as data or as text. InvalidPosition says what is wrong with it."""

    def document(self, data: object) -> Fields:
        """The fields of a position document, after checking that it belongs to this game with its options."""
        fields = Fields(load_json(data), "")
        fields.text("game", (self.id,))
        fields.whole("rules", self.rules, self.rules)
        options = fields.inner("options")
        for name, value in self.options.items():
            found = options.get(name)
            if type(found) is not type(value) or found != value:
                raise options.fail(name, f"must be {kind(value)} as at this table, not {kind(found)}")
        options.finish()
        return fields

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: object) -> "Game":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return (_make_again, (type(self), dict(self.options), self.observation.reader is not None))

    def name(self, action: SupportsIndex) -> str:
        """The notation of an action."""
        return self.vocabulary.name(plain_number(action))

    def deed(self, action: SupportsIndex) -> Json:
        """What an action is, as typed data for programs that talk to people: `do`, and what it is done with or to.

        docs/deeds.md lists every kind. It depends only on the number, and no two actions share a deed.
        """
        return self.vocabulary.deed(plain_number(action)) if self.vocabulary.names else {"do": "action"}

    def news(self, before: "Position", after: "Position", seat: int, action: int, viewer: int | None) -> list[Json]:
        """What an action of a seat (or CHANCE) led to, beyond the action itself: typed events in order.

        They say what the viewer (None: a spectator) learns. Worlds that it cannot tell apart give the same news. A
        negative number stands for an action hidden from the viewer. If several hidden actions come to light at once,
        `before` and `after` enclose them all, and `action` is the last.
        """
        return []

    def parse(self, text: str, pos: Position, seat: int | None = None) -> int:
        """The legal action that a text means; else MalformedAction, IllegalAction or AmbiguousAction."""
        action = parse_name(self, text)
        refusal = pos.explain(action, seat)
        if refusal is not None:
            raise IllegalAction(refusal[0], refusal[1])
        return action

    def explain(self, pos: Position, action: SupportsIndex, seat: int | None = None) -> Refusal | None:
        """None if the action is legal, else the clause and the reason why not."""
        return pos.explain(plain_number(action), seat)

    @property
    @abstractmethod
    def longest(self) -> int:
        """The most actions that a game can take, chance included."""

    def __repr__(self) -> str:
        given = "".join(f", {name}={value!r}" for name, value in self.options.items())
        return f"sacbe.load({self.id!r}{given})"


def places(standings: Sequence[tuple[float, ...]]) -> list[int]:
    """The place of each standing, the greatest first. Equal ones share a place (1, 1, 3)."""
    return [1 + sum(1 for other in standings if other > standing) for standing in standings]


def _read_again(game: Game, document: str) -> Position:
    return game.position(document)


def _make_again(kind: Any, options: dict[str, Value], by_views: bool) -> Game:  # noqa: ANN401 - a class is called
    """Make a pickled game again, with its observation by views if it had one."""
    from sacbe.engine.view_numbers import observe_views

    made: Game = kind(options)
    return observe_views(made) if by_views else made


def load_json(data: object) -> object:
    """The data, or the data in a JSON text."""
    if not isinstance(data, str | bytes):
        return data
    try:
        return json.loads(data, object_pairs_hook=_once)
    except (ValueError, RecursionError) as error:
        raise InvalidPosition("", f"is not JSON: {error}") from None


def _once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object of a JSON text. No name may be there twice."""
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        raise ValueError(f"{next(name for name in names if names.count(name) > 1)[:60]!r} stands there twice")
    return made
