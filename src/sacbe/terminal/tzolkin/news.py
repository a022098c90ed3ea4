"""What happened in a game of Tzolk'in, told to one seat: turns in short sentences, and what the calendar brought.

All that a player does in a turn is one piece of news, with the goods it changed. The end of the turn is another, since
refills, food days and the new day follow from it; these are events.
"""

from typing import Final

from sacbe.engine.game import CHANCE, Json
from sacbe.games.tzolkin.components import (
    BUILDING_IDS,
    GODS,
    GOODS,
    MONUMENT_IDS,
    TRACK_NAMES,
    WHEEL_NAMES,
)
from sacbe.games.tzolkin.numbering import (
    BEGS,
    BUILDING_DRAWN,
    DONE,
    MONUMENT_DRAWN,
    ONE_DAY,
    TWO_DAYS,
    WEALTH_DRAWN,
)
from sacbe.games.tzolkin.vocabulary import WORDS
from sacbe.terminal.tzolkin.describing import placing_told
from sacbe.terminal.tzolkin.words import (
    GOD_TITLES,
    building_short,
    capital,
    does,
    good_told,
    goods_told,
    in_points,
    listed,
    many,
    place_told,
    subject,
    wealth_told,
    wheel_number,
    who,
    workers_pushed,
)

News = tuple[str, str]
_SILENT: Final = ("pay", "gain", "use", "save", "free", "skip", "done", "up", "down")
"""What is told by the change of goods, levels and steps at the end of the sentence."""


def continues(deeds: list[tuple[int, int]], seat: int, action: int) -> bool:
    """A turn is told together up to its end, and so is all that chance deals in one go."""
    by, last = deeds[-1]
    if by != seat:
        return False
    if seat == CHANCE:
        return _stack(last) == _stack(action)
    alone = (DONE, ONE_DAY, TWO_DAYS)
    return last not in alone and action not in alone and action >= BEGS


def _stack(action: int) -> str:
    """Which pile something was drawn from; buildings have one for each age, and the ages are told apart."""
    words = WORDS.name(action).split()
    return words[1][:2] if words[0] == "building" else words[0]


def news(before: Json, after: Json, deeds: list[tuple[int, int]], names: list[str]) -> list[News]:
    """A stretch of the log in sentences, from the views at its two ends and what was done in between."""
    if not deeds:
        return []
    seat, action = deeds[0]
    if before["phase"] == "keep":
        return _kept(after, names)
    if seat == CHANCE:
        return [*_drawn(before, after, [deed for _, deed in deeds], names), *_calendar(before, after, names, None)]
    if action in (ONE_DAY, TWO_DAYS):
        days = "one day" if action == ONE_DAY else "two days"
        told = ("own" if seat == after["seat"] else "other", f"{_advances(after, names, seat)} the calendar {days}.")
        return [told, *_calendar(before, after, names, None)]
    if action == DONE and before["asked"]["what"] == "turn":
        return _calendar(before, after, names, seat)
    return _turn(before, after, names, seat, [deed for _, deed in deeds])


def _advances(view: Json, names: list[str], seat: int) -> str:
    return does(view, names, seat, "advance")


# The beginning


def _kept(after: Json, names: list[str]) -> list[News]:
    """TZ 2.5: everyone reveals together."""
    told: list[News] = []
    for player in after["players"]:
        tiles = "; ".join(f"{tile}, {wealth_told(tile)}" for tile in player["wealth"])
        kind = "own" if player["seat"] == after["seat"] else "other"
        told.append((kind, f"{does(after, names, player['seat'], 'keep')} {tiles}."))
    return told


def _drawn(before: Json, after: Json, actions: list[int], names: list[str]) -> list[News]:
    """What chance brought; dummies stand on the wheels for everyone to see, dealt tiles are told in the question."""
    first = actions[0]
    if first >= WEALTH_DRAWN:
        dummies = _dummies(after) - _dummies(before)
        return [("card", f"{dummies} dummy workers are placed on the wheels.")] if dummies else []
    if first >= MONUMENT_DRAWN:
        shown = ", ".join(MONUMENT_IDS[action - MONUMENT_DRAWN] for action in actions)
        return [("card", f"Monuments on display: {shown}.")]
    if first >= BUILDING_DRAWN:
        ids = [BUILDING_IDS[action - BUILDING_DRAWN] for action in actions]
        if before["phase"] == "buildings":
            return [("card", f"Buildings on display: {', '.join(ids)}.")]
        if before["phase"] == "new age":
            return [("event", f"Age 2 begins with the buildings {', '.join(ids)}.")]
        told = "; ".join(f"{building}: {building_short(building)}" for building in ids)
        return [("event", f"New {'building' if len(ids) == 1 else 'buildings'}, {told}.")]
    return []


def _dummies(view: Json) -> int:
    return sum(isinstance(worker, str) for shown in view["wheels"] for worker in shown["workers"])


# A turn


def _turn(before: Json, after: Json, names: list[str], seat: int, actions: list[int]) -> list[News]:
    """What a player did, one short sentence for each worker, then what changed."""
    told = _phrases(before, names, seat, actions)
    by = subject(before, names, seat)
    sentences = [f"{by} {told[0]}."] if told else []
    sentences += [f"{'You ' if seat == before['seat'] else ''}{phrase}." for phrase in told[1:]]
    changed = _changes(before, after, seat)
    placing_only = len(told) == 1 and told[0].startswith("place")  # the sentence has told the corn
    if changed and not placing_only:
        sentences.append(f"In all {changed}." if told else f"{by}: {changed}.")
    if not sentences:
        return []
    own = "own" if seat == after["seat"] else "other"
    return [(own, " ".join(capital(sentence) if at else sentence for at, sentence in enumerate(sentences)))]


def _phrases(before: Json, names: list[str], seat: int, actions: list[int]) -> list[str]:
    """Each thing done with its verb: "picks up Yaxchilan 3 for action 2"."""
    s = "" if seat == before["seat"] else "s"
    told: list[str] = []
    placed = [action for action in actions if WORDS.name(action).startswith("place ")]
    for action in actions:
        words = WORDS.name(action).split()
        if words[0] == "beg":
            told.append(f"beg{s} for corn and anger{s} {GOD_TITLES[GODS.index(words[1])]}")
        elif words[0] == "place":
            if action is placed[0] and not any(phrase.startswith("place") for phrase in told):
                corn = 3 if any(phrase.startswith("beg") for phrase in told) else int(before["players"][seat]["corn"])
                told.append(_placing(before, seat, placed, s, corn))
        elif words[0] == "pick":
            told.append(f"pick{s} up {place_told(wheel_number(words[1]), int(words[2]))}")
        elif words[0] not in _SILENT:
            added = _addition(words, s)
            if not told:
                told.append(added.lstrip(", "))
            elif added not in told[-1] or words[0] == "study":
                told[-1] += added
    return told


def _placing(before: Json, seat: int, placed: list[int], s: str, corn: int) -> str:
    """TZ 4.3; with less corn than it costs it was the pity of the gods (TZ 4.6)."""
    places, price = placing_told({**before, "seat": seat}, placed)
    cost = " by the pity of the gods" if price > corn else f" for {price} corn" if price else " for free"
    return f"place{s} {many(len(places), 'worker')} on {listed(places, 'and')}{cost}"


def _addition(words: list[str], s: str) -> str:
    """What a worker does, behind where it was picked up."""
    if words[0] == "act":
        return " and nothing more" if words[1] == "nothing" else f" for action {words[1]}"
    if words[0] == "ahead":
        return " for the action one space further"
    if words[0] == "harvest":
        crop = {"corn": "corn", "wood": "wood", "bare": "corn without a tile"}
        return f", burn{s} wood for corn" if words[1] == "burn" else f", harvest{s} {crop[words[1]]}"
    if words[0] == "study":
        return f", advance{s} {words[1]}"
    if words[0] == "build":
        return f", build{s} {words[1]} ({building_short(words[1])})"
    if words[0] == "raise":
        return f", build{s} the monument {words[1]}"
    if words[0] == "do":
        return f", pay{s} 1 corn for {place_told(WHEEL_NAMES.index(words[1]), int(words[2]))}"
    return f", trade{s} at the market"


def _changes(before: Json, after: Json, seat: int) -> str:
    """What a turn changed before a player: goods, points, workers, levels, steps."""
    old: Json = before["players"][seat]
    new: Json = after["players"][seat]
    told: list[str] = []
    for good in GOODS:
        change = int(new[good]) - int(old[good])
        if change:
            told.append(f"{'+' if change > 0 else '-'}{good_told(good, abs(change))}")
    points = float(new["score"]) - float(old["score"])
    if points:
        told.append(f"{'+' if points > 0 else '-'}{in_points(abs(points))}")
    if new["workers"] > old["workers"]:
        told.append("+1 worker")
    for track in TRACK_NAMES:
        if new["technologies"][track] != old["technologies"][track]:
            told.append(f"{track} {new['technologies'][track]}")
    for number, god in enumerate(GODS):
        steps = int(new["temples"][god]) - int(old["temples"][god])
        if steps:
            told.append(f"{many(abs(steps), 'step')} {'up' if steps > 0 else 'down'} on {GOD_TITLES[number]}")
    return ", ".join(told)


# The calendar


def _calendar(before: Json, after: Json, names: list[str], ended: int | None) -> list[News]:
    """What followed at the end of a turn: corn of the calendar, a food day, the new day, the end."""
    told: list[News] = []
    corn = int(before["calendar_corn"])
    if ended is not None and before["first_space"] == ended and corn and before["calendar_corn"] != 0:
        kind = "own" if ended == after["seat"] else "other"
        told.append((kind, f"{does(after, names, ended, 'take')} {corn} corn from the calendar."))
    fed = int(after["food_days_done"]) - int(before["food_days_done"])
    hungry = any(_hunger(before, after, seat) for seat in range(len(names)))
    if fed or (after["phase"] == "new age" and before["phase"] != "new age"):
        told += _feeding(before, after, names, hungry)
    if fed:
        told += _rewards(before, after, names)
    first: int | None = after["first_player"]
    if first is not None and first != before["first_player"]:
        told.append(
            ("event", f"{subject(after, names, first)} {'are' if first == after['seat'] else 'is'} first player.")
        )
    if int(after["day"]) != int(before["day"]):
        told += _new_day(before, after, names)
    if after["phase"] == "over":
        told += _at_the_end(before, after, names)
    return told


def _hunger(before: Json, after: Json, seat: int) -> int:
    """How many workers a seat left unfed."""
    lost = float(before["players"][seat]["parts"]["hunger"]) - float(after["players"][seat]["parts"]["hunger"])
    return int(lost) // 3


def _feeding(before: Json, after: Json, names: list[str], hungry: bool) -> list[News]:
    """TZ 9.1."""
    if before["phase"] == "new age":
        return []
    if not hungry:
        return [("event", "Food day: everyone feeds all their workers.")]
    told: list[str] = []
    for seat in range(len(names)):
        unfed = _hunger(before, after, seat)
        if unfed:
            s = "" if seat == after["seat"] else "s"
            told.append(
                f"{who(after, names, seat)} leave{s} {many(unfed, 'worker')} unfed and lose{s} {3 * unfed} points"
            )
    return [("event", f"Food day: {'; '.join(told)}.")]


def _rewards(before: Json, after: Json, names: list[str]) -> list[News]:
    """TZ 9.3, 9.4: goods in the middle of an age, points at its end."""
    if int(after["food_days_done"]) % 2:
        told: list[str] = []
        short = False
        for seat in range(len(names)):
            goods = _temple_goods(after, seat)
            if goods.get("skull") and not _got_skull(before, after, seat):
                del goods["skull"]
                short = True
            if any(goods.values()):
                gets = "get" if seat == after["seat"] else "gets"
                told.append(f"{who(after, names, seat)} {gets} {goods_told(goods)}")
        lines: list[News] = [("event", f"The temples give goods: {'; '.join(told) or 'nobody gets any'}.")]
        return [*lines, ("event", "There are too few skulls, so nobody gets one.")] if short else lines
    scored = [
        f"{who(after, names, seat)} {_part(after, seat, 'temples') - _part(before, seat, 'temples'):+g}"
        for seat in range(len(names))
    ]
    return [("event", f"The temples give points: {', '.join(scored)}.")]


def _part(view: Json, seat: int, part: str) -> float:
    return float(view["players"][seat]["parts"][part])


def _temple_goods(view: Json, seat: int) -> dict[str, int]:
    goods: dict[str, int] = {}
    for shown in view["temples"]:
        for good, number in shown["goods_now"][seat].items():
            goods[good] = goods.get(good, 0) + int(number)
    return goods


def _got_skull(before: Json, after: Json, seat: int) -> bool:
    return int(after["players"][seat]["skull"]) > int(before["players"][seat]["skull"])


def _new_day(before: Json, after: Json, names: list[str]) -> list[News]:
    """TZ 8: where the calendar stands, who went home, who is first player."""
    told: list[str] = [f"Day {after['day']}"]
    if after["food_day"] and not before["food_day"]:
        kind = "goods" if int(after["food_days_done"]) % 2 == 0 else "points"
        told.append(f"a food day for {kind}")
    home = [
        f"{who(after, names, worker['seat'])} from {place_told(wheel_number(worker['wheel']), worker['space'])}"
        for worker in workers_pushed(before)
    ]
    lines: list[News] = [("event", f"{', '.join(told)}.")]
    if home:
        lines.append(("event", f"Pushed off without an action: {listed(home, 'and')}."))
    return lines


def _at_the_end(before: Json, after: Json, names: list[str]) -> list[News]:
    """TZ 10.1."""
    told: list[News] = []
    for seat in range(len(names)):
        goods = _part(after, seat, "goods") - _part(before, seat, "goods")
        monuments = _part(after, seat, "monuments") - _part(before, seat, "monuments")
        scores = does(after, names, seat, "score")
        told.append(("event", f"{scores} {in_points(goods)} for goods and {in_points(monuments)} for monuments."))
    return told
