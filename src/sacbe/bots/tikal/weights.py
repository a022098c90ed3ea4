"""What the evaluation of Tikal counts, in points: every term by name with its weight and what it means.

Set by hand, tuned with greedy, and then with a search:
`sacbe tune tikal --bot strong:14 --steps 10 --games 300 --method surface --seed 11
--start docs/bots-log/tikal-spsa.txt` gives these weights. docs/bots-log/tikal.md tells what that gained.
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
    ("HOLD_LEAST", 0.2651, "share of a temple that is led, in a later scoring, if the others can reach it easily"),
    ("HOLD_MOST", 1.129, "the same if nobody can reach it"),
    ("THREAT", 0.7252, "how sure another player who needs next to nothing for it breaks a lead"),
    ("GRAB", 0.2229, "share of a temple that takes next to nothing to lead; less, the more it takes"),
    ("RIVAL_TEMPLE", 0.109, "how much of a temple counts against us while another player leads it"),
    ("SITE", 0.6978, "a treasure token that can be dug at once, per scoring; less, the farther it is"),
    ("SET_HOPE", 0.1636, "a single or pair, per scoring and treasure of its kind that is unseen"),
    ("PIECE", 0.03881, "a piece on the board"),
    ("LEADER", 1.61, "the leader on the board"),
    ("CAMP", 0.239, "a camp that is set up, per scoring"),
    ("GUARD_LEFT", 2.476, "a guard that is not set yet, per scoring"),
    ("DECAY", 1.036, "how much a scoring counts, compared with the one before it, for what is there to stay"),
    ("RIVAL_PLACE", 0.3114, "how much of what a tile brings the best of the others counts against its place"),
    ("RIVAL_WORTH", 0.5587, "how much the mean prospects of the others count against ours when we look ahead"),
    ("BID_SHARE", 0.5603, "how much of what the first choice gains is bid for it"),
    ("LEAD_DECAY", 0.7533, "how much a scoring counts, compared with the one before it, for temples that are led now"),
]

WEIGHTS: Final[vec[float]] = vec[float]([weight for _, weight, _ in TERMS])


def weights() -> list[tuple[str, float, str]]:
    """Name, weight and meaning of each term, for tuning and for people."""
    return TERMS
