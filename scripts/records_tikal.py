"""The games in records/tikal/, for `make_records`: both ways to play. Players decide by weighted chance."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from scripts.recording import NO_COMMENT, Games, Shows, Spot, any_game, play_on, remarked, search, seeded

import sacbe
from sacbe.engine.chance import Rng, rng
from sacbe.engine.game import Game, Json, Position
from sacbe.engine.records import Record

# How much likelier than another an action is, by its verb. What brings points comes first; bids stay small.
EAGER: Final[Mapping[str, float]] = {
    "uncover": 40, "dig": 40, "exchange": 2, "step": 4, "bring": 4, "path": 0.2, "camp": 0.05, "guard": 0.05,
    "end": 0.02, "place": 1, "choose": 1, "bid": 1, "pass": 2,
}  # fmt: skip
GUARDING: Final = {**EAGER, "guard": 60.0}
MODEST: Final = {**EAGER, "pass": 40.0}
SHOWN_BIDS: Final = 3  # a bid exceeds the last one by at most so much


# Playing


def decide(pos: Position, random: Rng, weights: Mapping[str, float]) -> int:
    """An action by weight; of the bids only the lowest few are thought of."""
    choices: list[tuple[int, float]] = []
    bids = 0
    for action in pos.legal():
        verb = pos.game.name(action).split()[0]
        bids += verb == "bid"
        if verb != "bid" or bids <= SHOWN_BIDS:
            choices.append((action, weights[verb]))
    left = random.unit() * sum(weight for _, weight in choices)
    for action, weight in choices:
        left -= weight
        if left < 0:
            return action
    return choices[-1][0]


def play(game: Game, seed: int, weights: Mapping[str, float]) -> Record:
    random = rng("make records of tikal", seed)
    return play_on(seeded(game, seed), lambda pos, _: decide(pos, random, weights))


def found(first: int, game: Game, shows: Shows, weights: Mapping[str, float] = EAGER) -> Record:
    """The first game from this seed on that shows what is looked for."""
    return search(first, lambda seed: play(game, seed, weights), lambda record: remarked(record, shows))


# What is looked for


def views(record: Record) -> list[Json]:
    return [pos.view(None) for pos in record.positions()]


def names(record: Record) -> list[str]:
    return [record.game.name(entry.action) for entry in record.standing()]


def steps(record: Record) -> list[tuple[int, Json, str]]:
    """Every entry: its index, the view before it and its name."""
    return [(index, view, name) for index, (view, name) in enumerate(zip(views(record), names(record), strict=False))]


def has_tie_for_majority(record: Record) -> Spot | None:
    """A scoring turn ends and its player scores nothing for a temple because of a tie (TK 6.1)."""
    for index, view, name in steps(record):
        if view["scoring"] is None or name != "end":
            continue
        for field in view["fields"]:
            mine = field["strength"][view["turn"]] if field["terrain"] == "temple" else 0
            if mine and field["guard"] is None and mine == max(field["strength"]) and field["strength"].count(mine) > 1:
                return index, f"nobody scores {field['field']}: {mine} against {mine}"
    return None


def everyone_sets_both_guards(record: Record) -> Spot | None:
    """The last of the guards is set (TK 5.9)."""
    if any(player["guards_left"] for player in record.position.view(None)["players"]):
        return None
    last = max(index for index, name in enumerate(names(record)) if name.startswith("guard"))
    return last, "the last guard of both players"


def level_runs_out(record: Record) -> Spot | None:
    """A player stands on a temple with points enough, and only the next level token is missing (TK 5.4)."""
    for index, view, name in steps(record):
        if view["phase"] != "spend" or name != "end" or view["action_points"] < 2:
            continue
        for field in view["fields"]:
            if field["terrain"] != "temple" or field["guard"] is not None or not 0 < field["value"] < 10:
                continue
            needed = str(field["value"] + 1)
            if field["strength"][view["turn"]] and not field["uncovered_this_turn"] and not view["levels_left"][needed]:
                return index, f"no level token {needed} is left for {field['field']}"
    return None


def has_exchange(record: Record) -> Spot | None:
    """The first exchange of treasures (TK 5.6)."""
    for index, name in enumerate(names(record)):
        if name.startswith("exchange"):
            return index, "two singles of different kinds change hands"
    return None


def has_walled_in_tile(record: Record) -> Spot | None:
    """A tile that is no volcano is placed where nothing leads (TK 4.6)."""
    after = views(record)[1:]
    for index, name in enumerate(names(record)):
        if name.startswith("place"):
            field = next(entry for entry in after[index]["fields"] if entry["field"] == name.split()[1])
            if field["terrain"] != "volcano" and not any(field["ways"]):
                return index, "walled in: no placement of this tile could be entered"
    return None


def all_pass(record: Record) -> Spot | None:
    for index, view, name in steps(record):
        if name == "pass" and view["auction"]["bidder"] is None and len(view["auction"]["in_auction"]) == 1:
            return index, "all have passed: the opener takes the turn for free"
    return None


def has_tie_in_the_final_order(record: Record) -> Spot | None:
    """Two have equal points when the final scoring begins, and the later seat is nearer to the left (TK 9.9)."""
    index, view = next((index, view) for index, view, _ in steps(record) if view["scoring"] == "final")
    scores = [player["score"] for player in view["players"]]
    order = view["scoring_order"]
    for one, other in pairwise(order):
        if scores[one] == scores[other] and one > other:
            return index - 1, f"{'ABCD'[one]} scores before {'ABCD'[other]}: both have {scores[one]} points"
    return None


def is_shared(record: Record) -> Spot | None:
    return NO_COMMENT if record.position.ranking().count(1) > 1 else None


# The games


def basic(players: int) -> Game:
    return sacbe.load("tikal", players=players)


def auction(players: int) -> Game:
    return sacbe.load("tikal", players=players, auction=True)


GAMES: Final[Games] = {
    "two-players": (lambda: found(2, basic(2), any_game), "a basic game of two"),
    "three-players": (lambda: found(3, basic(3), any_game), "a basic game of three"),
    "four-players": (lambda: found(4, basic(4), any_game), "a basic game of four"),
    "auction-two-players": (lambda: found(12, auction(2), any_game), "an auction game of two (TK 9)"),
    "auction-three-players": (lambda: found(13, auction(3), any_game), "an auction game of three (TK 9)"),
    "auction-four-players": (lambda: found(14, auction(4), any_game), "an auction game of four (TK 9)"),
    "tie-for-majority": (
        lambda: found(100, basic(3), has_tie_for_majority),
        "with a tie for the highest nobody scores the temple (TK 6.1)",
    ),
    "all-guards-used": (
        lambda: found(200, basic(2), everyone_sets_both_guards, GUARDING),
        "both players set both their guards (TK 5.9)",
    ),
    "exhausted-level-token": (
        lambda: found(310, basic(4), level_runs_out),
        "a temple cannot be uncovered because the next level token is used up (TK 5.4)",
    ),
    "exchange": (lambda: found(400, basic(3), has_exchange), "treasures are exchanged (TK 5.6)"),
    "walled-in-tile": (
        lambda: found(517, basic(2), has_walled_in_tile),
        "a tile is placed without a way in, since volcanoes wall in all that is left (TK 4.6)",
    ),
    "all-pass-in-an-auction": (
        lambda: found(600, auction(4), all_pass, MODEST),
        "everybody passes, and the opener takes the turn for free (TK 9.5)",
    ),
    "tie-in-the-final-order": (
        lambda: found(714, auction(4), has_tie_in_the_final_order),
        "of two with equal points the nearer one to the left goes first in the final scoring (TK 9.9)",
    ),
    "shared-win": (
        lambda: found(860, basic(3), is_shared),
        "two players have the most points and share the win (TK 8.1)",
    ),
}
