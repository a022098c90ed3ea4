"""Counts instructions per action with callgrind and compares them with the stored ones; --write stores them.

Store new numbers on purpose only, and say in the commit why they rose.
"""

import json
import sys
from pathlib import Path

from sacbe.bench.instructions import baseline, counts, excess

STORED = Path(__file__).parent.parent / "tests" / "bench" / "instructions.json"


def main() -> int:
    counted = counts()
    if "--write" in sys.argv:
        STORED.write_text(json.dumps(counted, indent=1) + "\n", encoding="utf-8")
        return 0
    stored = baseline(STORED)
    for game, number in counted.items():
        print(f"{game}: {number:,.0f} instructions per action, stored {stored[game]:,.0f}")
    return 1 if excess(counted, stored) else 0


if __name__ == "__main__":
    sys.exit(main())
