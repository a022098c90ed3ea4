"""Every "no" of the rules: its number, its clause and its sentence. `actions.check` decides which one applies."""

from typing import Final

from sacbe.engine.errors import Refusal, say

NO_SUCH_ACTION: Final = 1
GAME_OVER: Final = 2
NO_SUCH_SEAT: Final = 3
DRAWN_NOT_CHOSEN: Final = 4
DRAW_DUE_FIRST: Final = 5
NO_DRAW_DUE: Final = 6
EXPEDITION_CARD_DUE: Final = 7
CARD_USED_UP: Final = 8
START_PLAYER_DUE: Final = 9
MAP_DUE: Final = 10
NOT_IN_DECK: Final = 11
KEPT_TWO: Final = 12
KEEP_DUE: Final = 13
NOT_DEALT: Final = 14
KEPT_ALREADY: Final = 15
MARKED_ALREADY: Final = 16
NO_FREE_FIELD: Final = 17
MARK_DUE: Final = 18
EXTRA_IS_ONE_FIELD: Final = 19
OTHER_PATTERN: Final = 20
NO_MAP_THERE: Final = 21
OFF_THE_MAP: Final = 22
MARKED_TWICE: Final = 23
NOT_YOUR_SETTLING: Final = 24
DECK_EMPTY: Final = 25
TAKE_DUE: Final = 26
NOT_ON_DISPLAY: Final = 27

# Added to a number, these say which clause is meant by what is due at the moment.
_MOMENT: Final = 32
WHILE_DEALING: Final = _MOMENT
WHILE_LAYING_OUT: Final = 2 * _MOMENT
WHILE_STARTING: Final = 3 * _MOMENT
WHILE_TAKING: Final = 4 * _MOMENT
WHILE_FILLING_UP: Final = 5 * _MOMENT
_CLAUSES: Final = ("", "SG 2.1", "SG 2.2", "SG 2.3", "SG 6.2", "SG 6.3")

# By number: clause, message id, sentence. {seat} is the seat that tried, {action} what it tried.
_REFUSALS: Final[dict[int, tuple[str, str, str]]] = {
    NO_SUCH_ACTION: ("SG 3.2", "sg-no-such-action", "there is no action with that number"),
    GAME_OVER: ("SG 3.1", "sg-game-over", "the game is over after four rounds"),
    NO_SUCH_SEAT: ("SG 1.5", "sg-no-such-seat", "nobody sits there"),
    DRAWN_NOT_CHOSEN: ("SG 3.2", "sg-drawn-not-chosen", "{action} is drawn by chance, no player chooses it"),
    DRAW_DUE_FIRST: ("SG 3.2", "sg-draw-due-first", "a card must be turned up first"),
    NO_DRAW_DUE: ("SG 3.2", "sg-no-draw-due", "nothing is drawn now; the players decide"),
    EXPEDITION_CARD_DUE: ("SG 3.1", "sg-expedition-card-due", "the next expedition card is due, not {action}"),
    CARD_USED_UP: ("SG 3.1", "sg-card-used-up", "every copy of {action} has been revealed this round"),
    START_PLAYER_DUE: ("SG 2.3", "sg-start-player-due", "the start player is to be chosen, not {action}"),
    MAP_DUE: ("SG 2.2", "sg-map-due", "a treasure map is due, not {action}"),
    NOT_IN_DECK: ("SG 2.2", "sg-not-in-deck", "{action} is no longer in the deck"),
    KEPT_TWO: ("SG 2.1", "sg-kept-two", "{seat} has already kept two maps"),
    KEEP_DUE: ("SG 2.1", "sg-keep-due", "first choose the two maps to keep"),
    NOT_DEALT: ("SG 2.1", "sg-not-dealt", "that map is not one of the four dealt to {seat}"),
    KEPT_ALREADY: ("SG 2.1", "sg-kept-already", "that map is already kept"),
    MARKED_ALREADY: ("SG 3.2", "sg-marked-already", "{seat} has already marked for this card"),
    NO_FREE_FIELD: ("SG 4.4", "sg-no-free-field", "{seat} has no free field left and is done"),
    MARK_DUE: ("SG 3.2", "sg-mark-due", "first everyone marks"),
    EXTRA_IS_ONE_FIELD: ("SG 5.1", "sg-extra-is-one-field", "a cross gives one more field, not a pattern"),
    OTHER_PATTERN: ("SG 4.2", "sg-other-pattern", "that is not the revealed pattern"),
    NO_MAP_THERE: ("SG 6.4", "sg-no-map-there", "there is no map in that place any more"),
    OFF_THE_MAP: ("SG 4.2", "sg-off-the-map", "every marked field must lie on the map"),
    MARKED_TWICE: ("SG 4.2", "sg-marked-twice", "no field may be marked twice"),
    NOT_YOUR_SETTLING: ("SG 6.2", "sg-not-your-settling", "another player is taking a map now"),
    DECK_EMPTY: ("SG 6.4", "sg-deck-empty", "the deck is empty"),
    TAKE_DUE: ("SG 6.2", "sg-take-due", "a new map must be taken first"),
    NOT_ON_DISPLAY: ("SG 6.2", "sg-not-on-display", "that map is not on the display"),
}


def refusal(number: int, seat: str, action: str) -> Refusal:
    """The clause and the sentence of a refusal."""
    moment, plain = divmod(number, _MOMENT)
    clause, message, template = _REFUSALS[plain]
    return (_CLAUSES[moment] or clause, say(template, message, seat=seat, action=action))
