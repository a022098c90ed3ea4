"""What the evaluation of Tikal counts, in points: every term by name with its weight and what it means.

The weights were tuned by self-play; docs/bots-log/tikal.md tells how.
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
    ("HOLD_LEAST", 0.3, "share of a temple that is led, in a later scoring, if the others can reach it easily"),
    ("HOLD_MOST", 0.85, "the same if nobody can reach it"),
    ("THREAT", 0.9, "how sure another player who needs next to nothing for it breaks a lead"),
    ("GRAB", 0.2, "share of a temple that takes next to nothing to lead; less, the more it takes"),
    ("RIVAL_TEMPLE", 0.12, "how much of a temple counts against us while another player leads it"),
    ("SITE", 0.55, "a treasure token that can be dug at once, per scoring; less, the farther it is"),
    ("SET_HOPE", 0.15, "a single or pair, per scoring and treasure of its kind that is unseen"),
    ("PIECE", 0.1, "a piece on the board"),
    ("LEADER", 1.2, "the leader on the board"),
    ("CAMP", 0.4, "a camp that is set up, per scoring"),
    ("GUARD_LEFT", 3.5, "a guard that is not set yet, per scoring"),
    ("DECAY", 0.95, "how much a scoring counts, compared with the one before it, for what is there to stay"),
    ("RIVAL_PLACE", 0.3, "how much of what a tile brings the best of the others counts against its place"),
    ("RIVAL_WORTH", 0.8, "how much the mean prospects of the others count against ours when we look ahead"),
    ("BID_SHARE", 0.5, "how much of what the first choice gains is bid for it"),
    ("LEAD_DECAY", 0.7, "how much a scoring counts, compared with the one before it, for temples that are led now"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
