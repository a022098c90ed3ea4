"""What a bot may spend on one turn: seconds, simulations, or both, whichever ends first."""

import math
import re
from dataclasses import dataclass

from sacbe.engine.errors import OptionError

_WRITTEN = re.compile(r"([0-9]+(?:\.[0-9]+)?)(s|ms|)")


@dataclass(frozen=True)
class Budget:
    """A budget is for a whole turn, not for each small action. With neither limit, a bot thinks until it is stopped.

    With a budget in simulations, a bot's choice depends only on what it sees and on its generator, on every machine.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not (self.seconds > 0 and math.isfinite(self.seconds)):
            raise OptionError("budget", f"seconds must be more than 0, not {self.seconds:g}")
        if self.simulations is not None and self.simulations < 1:
            raise OptionError("budget", f"simulations must be at least 1, not {self.simulations}")

    @classmethod
    def parse(cls, text: str) -> "Budget":
        """A budget as people write it: `0.5s` or `250ms` of time, or `200` simulations."""
        written = _WRITTEN.fullmatch(text)
        if written is None or (written[2] == "" and "." in written[1]):
            raise OptionError("budget", f"write it as 0.5s, 250ms or 200 (simulations), not {text!r}")
        if written[2] == "":
            return cls(simulations=int(written[1]))
        return cls(seconds=float(written[1]) / (1000 if written[2] == "ms" else 1))

    def in_words(self) -> str:
        """What people read: `0.5 s or 200 simulations`."""
        limits = [] if self.seconds is None else [f"{self.seconds:g} s"]
        if self.simulations is not None:
            limits.append("1 simulation" if self.simulations == 1 else f"{self.simulations} simulations")
        return " or ".join(limits)

    def __str__(self) -> str:
        """The text that `parse` reads. A budget with two limits shows both."""
        limits = [] if self.seconds is None else [f"{self.seconds:g}s"]
        if self.simulations is not None:
            limits.append(str(self.simulations))
        return " and ".join(limits) or "until stopped"
