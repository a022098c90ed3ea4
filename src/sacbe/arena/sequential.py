"""A sequential test of a share of wins: it is looked at after every deal, and stops by itself when enough is known.

Two shares are compared, `low` and `high`. The test is Wald's for single games, with the likelihood divided by the
design effect: how much more deals differ than those of independent games would, estimated from the deals so far and
never taken for less than 1 (as `intervals` has it). With a spread that is estimated the test is a generalised one
(GSPRT), whose error rates hold about; `tests/arena/test_sequential.py` simulates them.
"""

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from sacbe.engine.errors import OptionError

FIRST_LOOK: Final = 8
"""Deals before the first look: fewer say too little of how much deals differ."""
AS_IF: Final = 4.0
"""So many deals of independent games are added to the estimate of the design effect, so that chance alike deals at the
beginning do not decide."""


@dataclass(frozen=True)
class Sequential:
    """Is the share of wins `low`, or rather `high`? With the chance of either mistake that is put up with."""

    low: float
    high: float
    false_high: float = 0.05
    """How often `high` is found where `low` is true."""
    false_low: float = 0.05

    def check(self) -> None:
        """OptionError if this is no test."""
        if not 0 < self.low < self.high < 1:
            raise OptionError("high", f"must lie above {self.low:g} and below 1, not {self.high:g}")
        for name, rate in (("false_high", self.false_high), ("false_low", self.false_low)):
            if not 0.0001 <= rate <= 0.4:
                raise OptionError(name, f"must be from 0.0001 to 0.4, not {rate:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """Evidence at which the test stops: for `low` at or below the first, for `high` at or above the second."""
        return (
            math.log(self.false_low / (1 - self.false_high)),
            math.log((1 - self.false_low) / self.false_high),
        )

    def evidence(self, deals: Sequence[Sequence[float]]) -> float:
        """The logarithm of how much better `high` explains these deals than `low`, each a row of parts of wins."""
        return self._evidence(_Counted.of(deals))

    def _evidence(self, counted: "_Counted") -> float:
        lost = counted.games - counted.won
        plain = counted.won * math.log(self.high / self.low) + lost * math.log((1 - self.high) / (1 - self.low))
        return plain / counted.effect((self.low + self.high) / 2)

    def stop(self, deals: Iterable[Sequence[float]]) -> tuple[int, bool] | None:
        """After how many of these deals the test stops and whether it finds `high`; None if it goes on."""
        low, high = self.bounds
        counted = _Counted()
        for number, deal in enumerate(deals, start=1):
            counted.add(deal)
            if number >= FIRST_LOOK:
                evidence = self._evidence(counted)
                if evidence <= low or evidence >= high:
                    return number, evidence >= high
        return None


class _Counted:
    """What the test needs to know of the deals so far, all with as many games."""

    def __init__(self) -> None:
        self.deals = 0
        self.games = 0
        self.won = 0.0
        self._squares = 0.0

    @classmethod
    def of(cls, deals: Sequence[Sequence[float]]) -> "_Counted":
        made = cls()
        for deal in deals:
            made.add(deal)
        return made

    def add(self, deal: Sequence[float]) -> None:
        won = math.fsum(deal)
        self.deals += 1
        self.games += len(deal)
        self.won += won
        self._squares += won * won

    def effect(self, expected: float) -> float:
        """The design effect; `expected` is the share of wins of the deals that are added as if played."""
        if not self.deals:
            return 1.0
        each = self.games / self.deals
        share = (self.won + AS_IF * each * expected) / (self.games + AS_IF * each)
        alike = each * share * (1 - share)
        differ = max(0.0, self._squares - self.won**2 / self.deals)
        return max(1.0, (differ + AS_IF * alike) / ((self.deals - 1 + AS_IF) * alike))
