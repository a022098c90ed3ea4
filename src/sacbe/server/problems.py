"""Denials: everything that the server refuses, as errors that become problem documents (RFC 9457).

A denial is one sentence, with a place or a clause. Its `message` and `args` say the same in other languages. What the
rules of a game forbid is a refusal of the engine; here it becomes a denial.
"""

from typing import Final

from sacbe.engine.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidPosition,
    MalformedAction,
    OptionError,
    RecordError,
    SacbeError,
    Sentence,
    say,
)
from sacbe.server.wire import Problem, State

PROBLEM: Final = "application/problem+json"
TITLES: Final = {
    400: "Not understood",
    401: "Who are you?",
    403: "Not yours",
    404: "Not found",
    405: "Not that way",
    408: "Too slow",
    409: "Something happened meanwhile",
    413: "Too large",
    415: "Not JSON",
    421: "Wrong address",
    422: "Not allowed by the rules",
    429: "Too fast",
    431: "Too much said",
    500: "Our mistake",
    503: "Not now",
}


class Denial(Exception):
    """Something that the server refuses to do, and why."""

    def __init__(
        self, status: int, kind: str, sentence: str, clause: str = "", place: str = "", state: State | None = None
    ) -> None:
        super().__init__(sentence)
        self.status = status
        self.kind = kind
        self.sentence = sentence
        self.clause = clause
        self.place = place
        self.state = state
        self.retry_after = 0
        self.request = ""  # the request's id in the log

    def problem(self, request: str = "") -> Problem:
        return Problem(
            type=f"/problems/{self.kind}",
            title=TITLES[self.status],
            status=self.status,
            detail=str(self.sentence),
            clause=self.clause,
            message=self.sentence.message if isinstance(self.sentence, Sentence) else "",
            args=dict(self.sentence.args) if isinstance(self.sentence, Sentence) else {},
            place=self.place,
            id=request,
            request=self.request,
            state=self.state,
        )


def not_found(what: str) -> Denial:
    return Denial(404, "not-found", say("there is no such {what}", "not-found", what=what))


def not_known() -> Denial:
    """The visitor was forgotten, by the host or after a long absence."""
    return Denial(401, "token", say("that token is not known here", "token"))


def not_yours(what: str, message: str) -> Denial:
    return Denial(403, "not-yours", say(what, message))


def not_now(sentence: Sentence) -> Denial:
    """This cannot be done in the current state of the table."""
    return Denial(409, "not-now", sentence)


def unavailable(error: BaseException) -> Denial:
    """The store could not accept it. Nothing has happened, and the client may try again."""
    denial = Denial(503, "store", say("{reason}", "store", reason=str(error)))
    denial.retry_after = 1
    return denial


def no_room(lacking: str) -> Denial:
    """A visitor already has the most tables that one may have."""
    if lacking == "lobby":
        sentence = say(
            "enough of your tables wait in the lobby; let players or bots sit down there first", "lobby-most"
        )
    else:
        sentence = say(
            "you have made as many tables as one may have at a time; play one to its end first", "tables-most"
        )
    return Denial(409, "too-many", sentence)


def stale(state: State) -> Denial:
    sentence = say("something happened that you have not seen yet; here is the table as it is now", "stale")
    return Denial(409, "stale", sentence, state=state)


def mistake() -> Denial:
    """An unexpected error."""
    return Denial(500, "mistake", say("this is a mistake of ours, and it has been noted", "mistake"))


def denial_of(error: SacbeError) -> Denial:
    """An error of the engine as a denial: what the rules forbid is 422, what cannot be read is 400."""
    if isinstance(error, IllegalAction):
        return Denial(422, "illegal-action", _sentence(error.reason), clause=error.clause)
    if isinstance(error, AmbiguousAction):
        return Denial(400, "ambiguous-action", say("{reason}", "ambiguous-action", reason=str(error)), place="actions")
    if isinstance(error, MalformedAction):
        return Denial(400, "malformed-action", say("{reason}", "malformed-action", reason=str(error)), place="actions")
    if isinstance(error, OptionError):
        return Denial(
            400, "option", say("{reason}", "option", reason=f"{error.option}: {error.reason}"), place=error.option
        )
    if isinstance(error, RecordError):
        place = f"line {error.line}, column {error.column}" if error.line else "record"
        return Denial(400, "record", say("{reason}", "record", reason=str(error)), place=place)
    if isinstance(error, InvalidPosition):
        return Denial(400, "position", say("{reason}", "position", reason=str(error)), place=error.place)
    return Denial(400, "refused", say("{reason}", "refused", reason=str(error)))


def _sentence(reason: str) -> str:
    return reason if isinstance(reason, Sentence) else say("{reason}", "refused", reason=reason)
