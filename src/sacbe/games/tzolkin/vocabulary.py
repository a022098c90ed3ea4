"""The words of Tzolk'in: every kind of action with its numbers, its notation and its deed."""

from typing import Final

from sacbe.engine.vocabulary import Vocabulary, kind
from sacbe.games.tzolkin import components as box
from sacbe.games.tzolkin import numbering as at
from sacbe.games.tzolkin.numbering import ACTS, PICKS, WAYS, pick_space, pick_wheel
from sacbe.games.tzolkin.turns import FIRST_SPACE

_SPACES: Final = [{"wheel": box.WHEEL_NAMES[pick_wheel(n)], "space": int(pick_space(n))} for n in range(ACTS - PICKS)]

WORDS: Final = Vocabulary(
    kind(at.KEEPS, "keep", "keep a wealth tile", id=box.WEALTH_IDS),
    kind(at.BEGS, "beg", "beg for corn, a step down on a temple", god=box.GODS),
    kind(at.PLACES, "place", "a worker on a wheel", wheel=box.WHEEL_NAMES),
    kind(at.PLACES + FIRST_SPACE, "place-first", "a worker on the first-player space", "place first"),
    kind(at.PICKS, "pick", "pick a worker up", "pick {wheel} {space}", space=_SPACES),
    kind(at.ACTS, "act-nothing", "the worker does nothing", "act nothing"),
    kind(at.ACTS + 1, "act", "do the action with this number", action=range(1, box.SLOTS + 1)),
    kind(at.AHEAD, "ahead", "do the action one space further at Chichen Itza"),
    kind(
        at.HARVESTS, "harvest",
        "take a `corn` or a `wood` tile, `burn` the forest, or harvest `bare`, without a tile", way=WAYS,
    ),
    kind(at.STUDIES, "study", "advance a technology", technology=box.TRACK_NAMES),
    kind(at.PAYS, "pay", "pay one", resource=box.RESOURCES),
    kind(at.GAINS, "gain", "take one", resource=box.RESOURCES),
    kind(at.UPS, "up", "a step up on a temple", god=box.GODS),
    kind(at.DOWNS, "down", "a step down", god=box.GODS),
    kind(at.BUILDS, "build", "a building", id=box.BUILDING_IDS),
    kind(at.RAISES, "raise", "a monument", id=box.MONUMENT_IDS),
    kind(at.FREES, "free", "what the discount of architecture leaves out of the cost", good=box.GOODS[:4]),
    kind(at.USE_IT, "use", "architecture serves this building"),
    kind(at.SAVE_IT, "save", "architecture waits for the second building"),
    kind(at.BUYS, "buy", "at the market", resource=box.RESOURCES),
    kind(at.SELLS, "sell", "at the market", resource=box.RESOURCES),
    kind(
        at.DOES, "do", "any action, through Uxmal 5 or a building",
        wheel=box.WHEEL_NAMES[: box.WHEELS - 1], action=range(1, 6),
    ),
    kind(at.SKIP, "skip", "no discount, no prayer, or no action"),
    kind(at.DONE, "done", "end the turn; or stop building, studying, trading"),
    kind(
        at.ONE_DAY, "advance", "advance the calendar one day or two",
        lambda deed: "one day" if deed["days"] == 1 else "two days", days=(1, 2),
    ),
    kind(at.START_DRAWN, "draw start-player", "who starts", "start {seat}", seat=range(max(box.PLAYERS))),
    kind(at.BUILDING_DRAWN, "draw building", "a building is laid out", "building {id}", id=box.BUILDING_IDS),
    kind(at.MONUMENT_DRAWN, "draw monument", "a monument is laid out", "monument {id}", id=box.MONUMENT_IDS),
    kind(
        at.WEALTH_DRAWN, "draw wealth", "a wealth tile is dealt, or says where a dummy goes",
        "wealth {id}", id=box.WEALTH_IDS,
    ),
)  # fmt: skip
