"""How many actions a game can take, and why it cannot be more.

Goods never run out (TZ 1.2), and whoever comes to the market may sell or buy all there is, good by good (TZ 5.10). So
what takes long is trading, and this is the bound on it.

Call corn, wood, stone and gold at the prices of the market wealth, and count every step above the bottom of a temple as
the three corn that begging brings for it (TZ 4.1). Then neither trading nor begging adds to wealth. In one visit a
player trades at most 5/6 of it: what is sold is worth at least 2 corn or at least 3, what is bought the other way
round, since nothing is both bought and sold.

A worker that a player picks up from space q after t days was placed for q - t corn, and for its place in the row of
workers. So every pick costs q and every day of a worker on the wheels gives 1 back. A turn places workers or picks some
up; those picked up come from different spaces (TZ 4.2 to 4.4). With all technologies, whatever they cost, a space pays
what `PAYS` says. That is a small game by itself: days, workers in hand and in play, wealth. What else brings wealth is
given at the start. Everybody has two wealth tiles and all goods of the temples. One player has what all buildings and
the calendar bring: the more visits a player makes, the more trades each corn brings, so sharing it out gives fewer.
tests/properties/trading.py works through this game day by day, and finds `MOST_TRADES` and `MOST_WEALTH`.
"""

from typing import Final

from sacbe.games.tzolkin import components as box

PAYS: Final = (
    (4, 7, 8, 10, 12, 12, 12),  # Palenque 1 to 7: fishing and harvesting, lower actions for corn
    (4, 7, 10, 9, 16, 16, 16),  # Yaxchilan
    (6, 5, 12, 11, 10, 12, 12),  # Tikal: two resources for one, by extraction at its highest level
    (0, 0, 0, 0, 15, 15, 15),  # Uxmal: any action for 1 corn
)
"""The most wealth that the worker on a space brings. Chichen Itza never belongs to the best six of all."""
MOST_TRADES: Final = (14153, 10051)
"""Of a player with the wealth of all, and of every other one."""
MOST_WEALTH: Final = 850

_ROUNDS: Final = 27
_CHOICES: Final = 9
"""After an action is chosen: any action, and two levels, each with its payment and the bonus of two resources."""
_OF_BUILDINGS: Final = {box.UP_ANY: 1, box.ADVANCE: 2, box.ADVANCE_ANY: 3, box.TRADE: 1, box.BUILD: 1}
"""The most choices that an effect of a building asks for, for each unit of its number if it has one."""


def longest(players: int, draws_start_player: bool) -> int:
    """The most actions, chance included."""
    drawn = draws_start_player + box.BUILDINGS + box.MONUMENTS_SHOWN[players] + box.DEALT * players
    set_up = drawn + box.DUMMIES[players] + box.KEPT * players
    placed = (_ROUNDS + 1) // 2 * box.WORKERS_AT_MOST
    picked = _ROUNDS // 2 * box.WORKERS_AT_MOST  # none that was not placed in an earlier turn
    turns = _ROUNDS * (1 + players * 2)  # one day or two; begging and the end of a turn
    working = players * (placed + picked * (2 + _CHOICES))
    first, other = MOST_TRADES
    trades = first + (players - 1) * other + 2 * MOST_WEALTH * 5 // 6  # two buildings lead to the market, too
    return set_up + turns + working + _building() + trades


def _building() -> int:
    """Every building is built once: chosen, architecture used, the discount taken, and what its effects ask for."""
    asked = 3 * box.BUILDINGS
    for building in range(box.BUILDINGS):
        at = int(box.BUILDING_EFFECTS[building])
        while box.EFFECT_OP[at] != box.END:
            op = int(box.EFFECT_OP[at])
            if op == box.ANY_ACTION:
                asked += 1 + _CHOICES
            elif op in _OF_BUILDINGS:
                asked += _OF_BUILDINGS[op] * (int(box.EFFECT_A[at]) if op in (box.UP_ANY, box.ADVANCE_ANY) else 1)
            at += 1
    return asked
