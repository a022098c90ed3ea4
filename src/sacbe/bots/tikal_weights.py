"""What the evaluation of Tikal counts, in points: every term by name with its weight and what it means.

Set by hand, tuned one by one, and then all at once:
`sacbe tune tikal --bot greedy --steps 30 --games 24 --method spsa --seed 6 --start docs/bots-log/tikal-first.txt`
gives these weights. docs/bots-log/tikal.md tells what that gained.
"""

from typing import Final

from librt.vecs import vec

HOLD_LEAST: Final = 0
HOLD_MOST: Final = 1
THREAT: Final = 2
GRAB: Final = 3
RIVAL_TEMPLE: Final = 4
SITE: Final = 5
SET_HOPE: Final = 6
PIECE: Final = 7
LEADER: Final = 8
CAMP: Final = 9
GUARD_LEFT: Final = 10
DECAY: Final = 11
RIVAL_PLACE: Final = 12
RIVAL_WORTH: Final = 13
BID_SHARE: Final = 14
LEAD_DECAY: Final = 15

TERMS: Final[list[tuple[str, float, str]]] = [
    ("HOLD_LEAST", 0.2958, "share of a temple that is led, in a later scoring, if the others can reach it easily"),
    ("HOLD_MOST", 0.8991, "the same if nobody can reach it"),
    ("THREAT", 0.923, "how sure another player who needs next to nothing for it breaks a lead"),
    ("GRAB", 0.1901, "share of a temple that takes next to nothing to lead; less, the more it takes"),
    ("RIVAL_TEMPLE", 0.1091, "how much of a temple counts against us while another player leads it"),
    ("SITE", 0.5856, "a treasure token that can be dug at once, per scoring; less, the farther it is"),
    ("SET_HOPE", 0.1544, "a single or pair, per scoring and treasure of its kind that is unseen"),
    ("PIECE", 0.08165, "a piece on the board"),
    ("LEADER", 1.557, "the leader on the board"),
    ("CAMP", 0.3476, "a camp that is set up, per scoring"),
    ("GUARD_LEFT", 2.73, "a guard that is not set yet, per scoring"),
    ("DECAY", 1.075, "how much a scoring counts, compared with the one before it, for what is there to stay"),
    ("RIVAL_PLACE", 0.3266, "how much of what a tile brings the best of the others counts against its place"),
    ("RIVAL_WORTH", 0.7186, "how much the mean prospects of the others count against ours when we look ahead"),
    ("BID_SHARE", 0.4692, "how much of what the first choice gains is bid for it"),
    ("LEAD_DECAY", 0.7715, "how much a scoring counts, compared with the one before it, for temples that are led now"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
