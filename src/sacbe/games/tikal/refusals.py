"""Every "no" of the rules: its number, its clause and its sentence. `actions.check` decides which one applies."""

from typing import Final

from sacbe.engine.errors import Refusal, say

NO_SUCH_ACTION: Final = 1
GAME_OVER: Final = 2
NO_SUCH_SEAT: Final = 3
DRAWN_NOT_CHOSEN: Final = 4
DRAW_DUE_FIRST: Final = 5
NO_DRAW_DUE: Final = 6
NOT_YOUR_TURN: Final = 7
START_PLAYER_DUE: Final = 8
TILE_DUE: Final = 9
TILE_GONE: Final = 10
OTHER_LETTER: Final = 11
TREASURE_DUE: Final = 12
TREASURE_GONE: Final = 13
PLACE_FIRST: Final = 14
NOTHING_TO_PLACE: Final = 15
FIELD_TAKEN: Final = 16
NOT_ADJACENT: Final = 17
NOT_ENTERABLE: Final = 18
VOLCANO_ONE_WAY: Final = 19
TOO_FEW_POINTS: Final = 20
NO_MEMBER_IN_RESERVE: Final = 21
LEADER_NOT_IN_RESERVE: Final = 22
NO_SUCH_CAMP: Final = 23
NO_MEMBER_THERE: Final = 24
LEADER_NOT_THERE: Final = 25
OFF_THE_BOARD: Final = 26
UNEXPLORED_BEYOND: Final = 27
VOLCANO_BEYOND: Final = 28
NO_WAY_ACROSS: Final = 29
NOT_A_TEMPLE: Final = 30
TEMPLE_GUARDED: Final = 31
NO_PIECE_THERE: Final = 32
TWO_LEVELS_DONE: Final = 33
SECOND_PIECE_FOR_LEVEL: Final = 34
NO_LEVEL_TOKEN: Final = 35
NOT_A_SITE: Final = 36
SITE_EMPTY: Final = 37
NO_PIECE_AT_SITE: Final = 38
TWO_DUG: Final = 39
SECOND_PIECE_FOR_DIG: Final = 40
SAME_PLAYER: Final = 41
TAKE_NOT_SINGLE: Final = 42
GIVE_NOT_SINGLE: Final = 43
SAME_KIND: Final = 44
NO_CAMP_GROUND: Final = 45
SITE_NOT_EMPTY: Final = 46
CAMP_THERE: Final = 47
NO_CAMPS_LEFT: Final = 48
CAMP_NEEDS_PIECE: Final = 49
GUARD_NOT_A_TEMPLE: Final = 50
GUARD_THERE: Final = 51
NO_GUARDS_LEFT: Final = 52
NO_MAJORITY: Final = 53
NO_AUCTION: Final = 54
BID_TOO_LOW: Final = 55
BID_ABOVE_POINTS: Final = 56
BID_DUE: Final = 57
CHOOSE_DUE: Final = 58
NOT_ON_OFFER: Final = 59
SCORING_FIRST: Final = 60

# By number: clause, message id, sentence. {seat} is the seat that tried, {action} what it tried.
_REFUSALS: Final[dict[int, tuple[str, str, str]]] = {
    NO_SUCH_ACTION: ("TK 3.2", "tk-no-such-action", "there is no action with that number"),
    GAME_OVER: ("TK 8.1", "tk-game-over", "the game is over after the final scoring round"),
    NO_SUCH_SEAT: ("TK 1.5", "tk-no-such-seat", "nobody sits there"),
    DRAWN_NOT_CHOSEN: ("TK 3.1", "tk-drawn-not-chosen", "{action} is drawn by chance, no player chooses it"),
    DRAW_DUE_FIRST: ("TK 3.1", "tk-draw-due-first", "something must be drawn first"),
    NO_DRAW_DUE: ("TK 3.1", "tk-no-draw-due", "nothing is drawn now; a player decides"),
    NOT_YOUR_TURN: ("TK 3.2", "tk-not-your-turn", "it is not {seat}'s turn"),
    START_PLAYER_DUE: ("TK 2.3", "tk-start-player-due", "the start player is to be chosen, not {action}"),
    TILE_DUE: ("TK 3.1", "tk-tile-due", "a tile is due, not {action}"),
    TILE_GONE: ("TK 2.1", "tk-tile-gone", "{action} has been drawn already"),
    OTHER_LETTER: ("TK 2.1", "tk-other-letter", "tiles of an earlier letter lie on top of {action}"),
    TREASURE_DUE: ("TK 5.5", "tk-treasure-due", "a treasure is due, not {action}"),
    TREASURE_GONE: ("TK 2.2", "tk-treasure-gone", "all three of {action} have been dug already"),
    PLACE_FIRST: ("TK 3.2", "tk-place-first", "the tile must be placed first"),
    NOTHING_TO_PLACE: ("TK 3.2", "tk-nothing-to-place", "there is no tile to place now"),
    FIELD_TAKEN: ("TK 4.1", "tk-field-taken", "that field is explored already"),
    NOT_ADJACENT: ("TK 4.1", "tk-not-adjacent", "a tile must touch an explored field"),
    NOT_ENTERABLE: ("TK 4.2", "tk-not-enterable", "no stone leads onto the tile there from a neighbour"),
    VOLCANO_ONE_WAY: ("TK 4.3", "tk-volcano-one-way", "a volcano has no stones and is always placed as r0"),
    TOO_FEW_POINTS: ("TK 3.2", "tk-too-few-points", "there are not enough action points left for that"),
    NO_MEMBER_IN_RESERVE: ("TK 5.1", "tk-no-member-in-reserve", "{seat} has no member left in the reserve"),
    LEADER_NOT_IN_RESERVE: ("TK 5.1", "tk-leader-not-in-reserve", "{seat}'s leader is not in the reserve"),
    NO_SUCH_CAMP: ("TK 5.1", "tk-no-such-camp", "{seat} has not set up that camp"),
    NO_MEMBER_THERE: ("TK 5.3", "tk-no-member-there", "{seat} has no member there"),
    LEADER_NOT_THERE: ("TK 5.3", "tk-leader-not-there", "{seat}'s leader is not there"),
    OFF_THE_BOARD: ("TK 5.3", "tk-off-the-board", "the board ends there"),
    UNEXPLORED_BEYOND: ("TK 5.3", "tk-unexplored-beyond", "the field beyond is not explored"),
    VOLCANO_BEYOND: ("TK 4.5", "tk-volcano-beyond", "nobody may enter a volcano"),
    NO_WAY_ACROSS: ("TK 5.3", "tk-no-way-across", "there is no stone on that edge, so no way across"),
    NOT_A_TEMPLE: ("TK 5.4", "tk-not-a-temple", "there is no temple to uncover"),
    TEMPLE_GUARDED: ("TK 5.4", "tk-temple-guarded", "a guarded temple cannot be uncovered further"),
    NO_PIECE_THERE: ("TK 5.4", "tk-no-piece-there", "uncovering needs a piece of {seat} on the temple"),
    TWO_LEVELS_DONE: ("TK 5.4", "tk-two-levels-done", "at most two levels of one temple may be uncovered in a turn"),
    SECOND_PIECE_FOR_LEVEL: (
        "TK 5.4",
        "tk-second-piece-for-level",
        "a second level this turn needs a second own piece on the temple",
    ),
    NO_LEVEL_TOKEN: ("TK 5.4", "tk-no-level-token", "no level token with the next number is left"),
    NOT_A_SITE: ("TK 5.5", "tk-not-a-site", "there is no treasure site to dig at"),
    SITE_EMPTY: ("TK 5.5", "tk-site-empty", "all treasures of that site have been dug"),
    NO_PIECE_AT_SITE: ("TK 5.5", "tk-no-piece-at-site", "digging needs a piece of {seat} at the site"),
    TWO_DUG: ("TK 5.5", "tk-two-dug", "at most two treasures of one site may be dug in a turn"),
    SECOND_PIECE_FOR_DIG: (
        "TK 5.5",
        "tk-second-piece-for-dig",
        "a second treasure this turn needs a second own piece at the site",
    ),
    SAME_PLAYER: ("TK 5.6", "tk-same-player", "treasures are exchanged with another player"),
    TAKE_NOT_SINGLE: ("TK 5.6", "tk-take-not-single", "only a single treasure may be taken from the other player"),
    GIVE_NOT_SINGLE: ("TK 5.6", "tk-give-not-single", "only a single treasure of one's own may be given"),
    SAME_KIND: ("TK 5.6", "tk-same-kind", "the two treasures must differ"),
    NO_CAMP_GROUND: ("TK 5.7", "tk-no-camp-ground", "camps stand on jungle or on an emptied treasure site"),
    SITE_NOT_EMPTY: ("TK 5.7", "tk-site-not-empty", "the site still holds treasures"),
    CAMP_THERE: ("TK 5.7", "tk-camp-there", "there is a camp already"),
    NO_CAMPS_LEFT: ("TK 5.7", "tk-no-camps-left", "{seat} has set up both camps"),
    CAMP_NEEDS_PIECE: ("TK 5.7", "tk-camp-needs-piece", "at this table a camp needs a piece of {seat} on the field"),
    GUARD_NOT_A_TEMPLE: ("TK 5.9", "tk-guard-not-a-temple", "guards are set on temples"),
    GUARD_THERE: ("TK 5.9", "tk-guard-there", "the temple has a guard already"),
    NO_GUARDS_LEFT: ("TK 5.9", "tk-no-guards-left", "{seat} has set both guards"),
    NO_MAJORITY: ("TK 5.9", "tk-no-majority", "{seat} does not have the majority on that temple"),
    NO_AUCTION: ("TK 9.2", "tk-no-auction", "there is no auction now"),
    BID_TOO_LOW: ("TK 9.2", "tk-bid-too-low", "a bid must be higher than the one before"),
    BID_ABOVE_POINTS: ("TK 9.11", "tk-bid-above-points", "a bid may not exceed the points {seat} has"),
    BID_DUE: ("TK 9.2", "tk-bid-due", "first the auction: bid or pass"),
    CHOOSE_DUE: ("TK 9.3", "tk-choose-due", "first choose one of the tiles on offer"),
    NOT_ON_OFFER: ("TK 9.3", "tk-not-on-offer", "that tile is not on offer"),
    SCORING_FIRST: ("TK 7.1", "tk-scoring-first", "in a scoring turn no tile is placed"),
}

# A refusal that several actions share cites the clause of the action that was tried.
CLAUSE_OF_TOO_FEW_POINTS: Final = {
    "bring": "TK 5.1",
    "path": "TK 5.2",
    "step": "TK 5.3",
    "uncover": "TK 5.4",
    "dig": "TK 5.5",
    "exchange": "TK 5.6",
    "camp": "TK 5.7",
    "guard": "TK 5.9",
}


def refusal(number: int, seat: str, action: str) -> Refusal:
    """The clause and the sentence of a refusal."""
    clause, message, template = _REFUSALS[number]
    verb = action.split(" ", maxsplit=1)[0]
    if number == TOO_FEW_POINTS:
        clause = CLAUSE_OF_TOO_FEW_POINTS.get(verb, clause)
    elif verb == "path" and clause in ("TK 5.1", "TK 5.3"):
        clause = "TK 5.2"
    return (clause, say(template, message, seat=seat, action=action))
