"""From a deed, an event or the terms of an action to a message and its arguments: one rule for all games.

The page has the same rule in web/src/words/saying.ts, and a test compares the two. The message is named after what is
done (`tikal-place`), drawn (`tikal-draw-tile`) or happened (`tikal-news-points-temple`). All fields are arguments. A
word is replaced by the message `tikal-FIELD-WORD` or `tikal-thing-WORD`, and is kept as `FIELD_id`. A seat becomes the
player's name, a list the language's own kind of list. An id adds all that is known of the thing it names.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sacbe.engine.game import CHANCE, Json
from sacbe.words import Args, Value, Words

_SEATS: Final = ("seat", "by", "opener", "winner", "first_player")
_SEAT_LISTS: Final = ("seats", "order")
_UNSAID: Final = ("ends_turn", "reveals")
Things = Mapping[str, Json]
"""What is known of the things with ids: tiles, maps, tablets."""


@dataclass(frozen=True)
class Saying:
    """The voice of one game in one language at one table."""

    words: Words
    game: str
    names: Sequence[str] = ()
    things: Things = field(default_factory=dict)

    def message(self, said: Json) -> tuple[str, Args]:
        """The message of a deed or an event, and its arguments."""
        what = ("news", said["event"], said.get("why")) if "event" in said else (said["do"], said.get("what"))
        return "-".join([self.game, *(part for part in what if part)]), self.args(said)

    def told(self, said: Json, you: bool = False, **more: Value) -> str:
        """A deed or an event as a sentence, or with `you` a deed as a choice; empty if there are no words for it."""
        message, args = self.message(said)
        message += "-you" if you else ""
        return self.words.t(message, **{**args, **more}) if self.words.knows(message) else ""

    def args(self, said: Json) -> Args:
        """The arguments made from the fields of a deed or an event."""
        known = {**self.things.get(said["id"], {}), **said} if isinstance(said.get("id"), str) else said
        args: Args = {}
        for name, value in known.items():
            if value is None or isinstance(value, str | int | float):
                args[name] = _plain(value)
        beside = dict(args)
        for name, value in known.items():
            self._add(args, beside, name, value)
        return args

    def _add(self, args: Args, beside: Args, name: str, value: Any) -> None:  # noqa: ANN401
        """Add what a field has beside its plain value."""
        if value is None:
            args[f"{name}_id"] = "none"
        elif isinstance(value, bool):
            return
        elif isinstance(value, int | float):
            args[f"{name}_size"] = abs(value)
            if name == "seat":
                args["name"] = args["who"] = self._name(value)
            elif name in _SEATS:
                args[name] = "" if value == CHANCE else self._name(value)
        elif isinstance(value, str):
            text, forms = self._word(name, value, beside)
            args[name], args[f"{name}_id"] = text, value
            args.update({f"{name}_{form}": other for form, other in forms.items()})
        elif isinstance(value, dict):
            args[name] = self.amounts(value)
        else:
            args[name], args[f"{name}_count"] = self._list(name, value), len(value)
            if name == "ranking":
                first = [self._name(seat) for seat, place in enumerate(value) if place == min(value)]
                args["winners"], args["winners_count"] = self.words.listed(first), len(first)
            if name == "scores":
                args["best"] = max(value)

    def _name(self, seat: float) -> str:
        return self.names[int(seat)] if 0 <= seat < len(self.names) else ""

    def _word(self, name: str, value: str, beside: Args) -> tuple[str, dict[str, str]]:
        """A word of a field in the player's language. The other fields are its arguments."""
        for message in (f"{self.game}-{name}-{value}", f"{self.game}-thing-{value}"):
            if self.words.knows(message):
                return self.words.t(message, **beside), self.words.forms(message)
        return value, {}

    def amounts(self, many: Mapping[str, Any]) -> str:
        """Goods with their numbers, such as `2 wood and 1 skull`."""
        return self.words.listed([self._amount(thing, number) for thing, number in many.items() if number])

    def _amount(self, thing: str, number: Any) -> str:  # noqa: ANN401
        message = f"{self.game}-amount"
        if not isinstance(number, int | float) or not self.words.knows(message):
            return f"{thing} {number}"
        return self.words.t(message, thing=thing, number=abs(number), minus="yes" if number < 0 else "no")

    def _list(self, name: str, parts: Sequence[Any]) -> str:
        """A list of seats, words, numbers, or objects with messages of their own."""
        each = f"{self.game}-{name}-each"
        told = [self._part(name, at, part, each) for at, part in enumerate(parts)]
        return "; ".join(told) if self.words.knows(each) else self.words.listed(told)

    def _part(self, name: str, at: int, part: Any, each: str) -> str:  # noqa: ANN401
        if isinstance(part, dict):
            what = part.get("what")
            return self.words.t(f"{self.game}-{name}-{what}" if isinstance(what, str) else each, **self.args(part))
        if isinstance(part, int | float):
            if name == "scores":
                return self.words.t("list-score", name=self._name(at), points=part)
            return self._name(part) if name in _SEAT_LISTS else str(part)
        if self.words.knows(each):
            return self.words.t(each, **self.args({"id": part}))
        return self._word(name, str(part), {})[0]

    def terms(self, terms: Json) -> list[str]:
        """What an action would cost and bring: a sentence for each part that has a message."""
        told: list[str] = []
        for name, value in terms.items():
            message = f"{self.game}-terms-{name}"
            if name in _UNSAID:
                continue
            if not isinstance(value, dict):
                self._say(told, message, {name: value})
                continue
            counted = all(isinstance(part, int | float) and not isinstance(part, bool) for part in value.values())
            amounts = self.amounts(value) if counted and self.words.knows(message) else ""
            self._say(told, message, value, amounts=amounts or "none")
            for part, number in value.items():
                if number is not None:
                    self._say(told, f"{message}-{part}", _parted(number))
        return [text for text in told if text]

    def _say(self, told: list[str], message: str, said: Json, **more: Value) -> None:
        if self.words.knows(message):
            told.append(self.words.t(message, **{**self.args(said), **more}))


def _parted(part: Any) -> Json:  # noqa: ANN401
    """A part of a term as fields: an object has its own, a pair has the value before and after."""
    if isinstance(part, dict):
        return part
    if isinstance(part, list) and len(part) == 2:
        return {"from": part[0], "to": part[1]}
    return {"number": part}


def _plain(value: Any) -> Value:  # noqa: ANN401
    """A value as a plain argument."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value  # type: ignore[no-any-return]
