"""Every "no" of the rules: its number, its clause and its sentence. The `check` functions decide which applies."""

from typing import Final

from sacbe.engine.errors import Refusal, say

NO_SUCH_ACTION: Final = 1
GAME_OVER: Final = 2
NO_SUCH_SEAT: Final = 3
DRAWN_NOT_CHOSEN: Final = 4
DRAW_DUE_FIRST: Final = 5
NO_DRAW_DUE: Final = 6
NOT_YOUR_TURN: Final = 7
OTHER_DRAW_DUE: Final = 8
GONE: Final = 9
KEPT_TWO: Final = 10
KEEP_DUE: Final = 11
NOT_DEALT: Final = 12
KEPT_ALREADY: Final = 13
DAY_DUE: Final = 14
BEG_TOO_MUCH_CORN: Final = 15
BEG_TWICE: Final = 16
BEG_TOO_LATE: Final = 17
AT_THE_BOTTOM: Final = 18
PICKING_NOW: Final = 19
PLACING_NOW: Final = 20
NO_WORKER_IN_HAND: Final = 21
WHEEL_FULL: Final = 22
FIRST_SPACE_TAKEN: Final = 23
TOO_LITTLE_CORN: Final = 24
MUST_BEG: Final = 25
CHEAPEST_ONLY: Final = 26
NO_WORKER_THERE: Final = 27
DO_SOMETHING: Final = 28
HIGHER_THAN_SPACE: Final = 29
NO_CORN_FOR_STEPS: Final = 30
NO_SUCH_SPACE_ACTION: Final = 31
NO_AHEAD: Final = 32
NOTHING_TO_HARVEST: Final = 33
NO_CORN_TILE: Final = 34
NO_WOOD_TILE: Final = 35
CANNOT_BURN: Final = 36
CORN_TILE_VISIBLE: Final = 37
NO_AGRICULTURE: Final = 38
CANNOT_PAY_LEVEL: Final = 39
CANNOT_PAY_ANY_LEVEL: Final = 40
NOTHING_TO_BUILD: Final = 41
NO_RESOURCE: Final = 42
NO_CORN: Final = 43
NO_SKULL: Final = 44
SLOT_FILLED: Final = 45
NOTHING_TO_SELL: Final = 46
SAME_TEMPLE: Final = 47
NOT_ON_DISPLAY: Final = 48
CANNOT_PAY_BUILDING: Final = 49
NO_MONUMENT_HERE: Final = 50
MONUMENT_GONE: Final = 51
CANNOT_PAY_MONUMENT: Final = 52
MUST_BUILD: Final = 53
CANNOT_SAVE: Final = 54
NOT_IN_COST: Final = 55
DISCOUNT_NOT_ENOUGH: Final = 56
CANNOT_SKIP_DISCOUNT: Final = 57
NO_CORN_TO_BUY: Final = 58
SOLD_BEFORE: Final = 59
BOUGHT_BEFORE: Final = 60
MUST_CHOOSE_ACTION: Final = 61
NOT_UXMAL_FIVE: Final = 62
MUST_ADVANCE: Final = 63
NOTHING_BEYOND: Final = 64
MUST_BUILD_ONE: Final = 65
BOTTOM_WHILE_BURNING: Final = 66
NOT_YOURS_TO_PAY: Final = 67
CHOICE_DUE: Final = 68
"""The first of a refusal for each kind of decision of a player, in the order of `steps.kinds`."""

# In the order of the numbers: name, clause, sentence. {seat} is the seat that tried, {action} what it tried.
_TABLE: Final = (
    ("NO_SUCH_ACTION", "TZ 4.2", "there is no action with that number"),
    ("GAME_OVER", "TZ 10.1", "the game is over after the fourth food day"),
    ("NO_SUCH_SEAT", "TZ 1.4", "nobody sits there"),
    ("DRAWN_NOT_CHOSEN", "TZ 2.3", "{action} is drawn by chance, no player chooses it"),
    ("DRAW_DUE_FIRST", "TZ 4.7", "something must be drawn first"),
    ("NO_DRAW_DUE", "TZ 4.7", "nothing is drawn now; a player decides"),
    ("NOT_YOUR_TURN", "TZ 3.1", "it is not {seat}'s turn"),
    ("OTHER_DRAW_DUE", "TZ 2.5", "{action} is not what is drawn now"),
    ("GONE", "TZ 2.3", "{action} is no longer in its stack"),
    ("KEPT_TWO", "TZ 2.5", "{seat} has already kept two wealth tiles"),
    ("KEEP_DUE", "TZ 2.5", "first choose the two wealth tiles to keep"),
    ("NOT_DEALT", "TZ 2.5", "that wealth tile was not dealt to {seat}"),
    ("KEPT_ALREADY", "TZ 2.5", "that wealth tile is already kept"),
    ("DAY_DUE", "TZ 4.2", "first say how far the calendar turns"),
    ("BEG_TOO_MUCH_CORN", "TZ 4.1", "only a player with 2 corn or less may beg"),
    ("BEG_TWICE", "TZ 4.1", "{seat} has already begged this turn"),
    ("BEG_TOO_LATE", "TZ 4.1", "begging comes at the start of the turn"),
    ("AT_THE_BOTTOM", "TZ 4.1", "that temple token is already at the bottom"),
    ("PICKING_NOW", "TZ 4.2", "who picks up workers does not place any this turn"),
    ("PLACING_NOW", "TZ 4.2", "who places workers does not pick any up this turn"),
    ("NO_WORKER_IN_HAND", "TZ 4.3", "{seat} has no worker in hand"),
    ("WHEEL_FULL", "TZ 4.3", "every numbered space of that wheel is taken"),
    ("FIRST_SPACE_TAKEN", "TZ 4.3", "the first-player space is taken"),
    ("TOO_LITTLE_CORN", "TZ 4.3", "{seat} does not have the corn for that space"),
    ("MUST_BEG", "TZ 4.6", "without a worker on a wheel or corn to place one, {seat} must beg"),
    ("CHEAPEST_ONLY", "TZ 4.6", "the pity of the gods gives one of the cheapest spaces"),
    ("NO_WORKER_THERE", "TZ 4.4", "{seat} has no worker on that space"),
    ("DO_SOMETHING", "TZ 4.2", "a turn places or picks up at least one worker"),
    ("HIGHER_THAN_SPACE", "TZ 4.4", "a worker does the action of its space or a lower one"),
    ("NO_CORN_FOR_STEPS", "TZ 4.4", "{seat} does not have the corn for the steps down"),
    ("NO_SUCH_SPACE_ACTION", "TZ 4.4", "that wheel has no action with that number"),
    ("NO_AHEAD", "TZ 6.4", "going one space further needs theology at Chichen Itza"),
    ("NOTHING_TO_HARVEST", "TZ 5.2", "there is nothing to harvest there"),
    ("NO_CORN_TILE", "TZ 5.2", "no corn tile is visible there"),
    ("NO_WOOD_TILE", "TZ 5.2", "there is no wood tile there"),
    ("CANNOT_BURN", "TZ 5.2", "burning needs a wood tile and a temple to step down on"),
    ("CORN_TILE_VISIBLE", "TZ 11.6", "without a tile one harvests only while no corn tile is visible"),
    ("NO_AGRICULTURE", "TZ 6.1", "harvesting without a tile needs agriculture 2"),
    ("CANNOT_PAY_LEVEL", "TZ 5.16", "{seat} does not have the resources for that level"),
    ("CANNOT_PAY_ANY_LEVEL", "TZ 11.5", "{seat} does not have the resources for any level"),
    ("NOTHING_TO_BUILD", "TZ 11.5", "{seat} cannot pay for anything on display"),
    ("NO_RESOURCE", "TZ 5.8", "{seat} has no resource to pay"),
    ("NO_CORN", "TZ 5.18", "{seat} does not have the corn for that action"),
    ("NO_SKULL", "TZ 5.14", "{seat} has no crystal skull"),
    ("SLOT_FILLED", "TZ 5.14", "a skull lies there already"),
    ("NOTHING_TO_SELL", "TZ 5.10", "{seat} has none of that to sell"),
    ("SAME_TEMPLE", "TZ 5.8", "the two steps go to different temples"),
    ("NOT_ON_DISPLAY", "TZ 5.5", "that building is not on display"),
    ("CANNOT_PAY_BUILDING", "TZ 5.17", "{seat} cannot pay for that building"),
    ("NO_MONUMENT_HERE", "TZ 5.7", "monuments are built only by Tikal 4, instead of buildings"),
    ("MONUMENT_GONE", "TZ 5.7", "that monument is not on display"),
    ("CANNOT_PAY_MONUMENT", "TZ 5.17", "{seat} cannot pay for that monument"),
    ("MUST_BUILD", "TZ 5.7", "at least one building or a monument must be built"),
    ("CANNOT_SAVE", "TZ 11.4", "without the discount {seat} cannot pay, so architecture cannot be saved"),
    ("NOT_IN_COST", "TZ 6.3", "the discount takes away a resource of the cost"),
    ("DISCOUNT_NOT_ENOUGH", "TZ 6.3", "with that discount {seat} cannot pay"),
    ("CANNOT_SKIP_DISCOUNT", "TZ 6.3", "without the discount {seat} cannot pay"),
    ("NO_CORN_TO_BUY", "TZ 5.10", "{seat} does not have the corn to buy that"),
    ("SOLD_BEFORE", "TZ 5.10", "what was sold on this visit is not bought back"),
    ("BOUGHT_BEFORE", "TZ 5.10", "what was bought on this visit is not sold again"),
    ("MUST_CHOOSE_ACTION", "TZ 5.13", "one action must be chosen"),
    ("NOT_UXMAL_FIVE", "TZ 5.13", "Uxmal 5 does not lead to itself"),
    ("MUST_ADVANCE", "TZ 5.6", "at least one level must be advanced"),
    ("NOTHING_BEYOND", "TZ 11.7", "there is no space beyond the last one of Chichen Itza"),
    ("MUST_BUILD_ONE", "TZ 5.5", "one building must be built"),
    ("BOTTOM_WHILE_BURNING", "TZ 5.2", "burning costs a step on a temple, and that one is at the bottom"),
    ("NOT_YOURS_TO_PAY", "TZ 5.18", "{seat} does not have that resource to pay"),
    ("WORKERS_DUE", "TZ 4.2", "first place workers or pick some up: everything else comes with what they do"),
    ("ACTION_DUE", "TZ 4.2", "first choose what the worker you picked up does, or put it back"),
    ("SLOT_DUE", "TZ 4.2", "first choose a free slot of Chichen Itza for the skull"),
    ("HARVEST_DUE", "TZ 4.2", "first choose what to harvest"),
    ("TRACK_DUE", "TZ 4.2", "first choose the technology that advances"),
    ("PAYMENT_DUE", "TZ 4.2", "first choose the resource to pay"),
    ("GAIN_DUE", "TZ 4.2", "first choose the resource to take"),
    ("CLIMB_DUE", "TZ 4.2", "first choose the temple to climb"),
    ("DESCENT_DUE", "TZ 4.2", "first choose the temple to step down on"),
    ("BUILDING_DUE", "TZ 4.2", "first choose what to build"),
    ("USE_DUE", "TZ 4.2", "first say whether architecture serves this building or the next"),
    ("DISCOUNT_DUE", "TZ 4.2", "first choose what is left out of the cost"),
    ("MARKET_DUE", "TZ 4.2", "first finish at the market"),
    ("ANY_ACTION_DUE", "TZ 4.2", "first choose which action to do for 1 corn"),
    ("PRAYER_DUE", "TZ 4.2", "first say whether a resource buys a step on a temple"),
)  # fmt: skip


def refusal(number: int, seat: str, action: str) -> Refusal:
    """The clause and the sentence of a refusal."""
    name, clause, template = _TABLE[number - 1]
    return (clause, say(template, "tz-" + name.lower().replace("_", "-"), seat=seat, action=action))
