"""Says whether a tag may be released: it names the version, and the changelog has a dated heading for it.

Usage: `python scripts/check_release.py v0.2.0`. The workflow `release` asks before it builds anything.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def reasons_against(tag: str, root: Path = ROOT) -> Iterator[str]:
    """What has to be mended before this tag is released."""
    package = (root / "src/sacbe/__init__.py").read_text(encoding="utf-8")
    version = re.findall(r'^__version__ = "(.+)"$', package, re.MULTILINE)[0]
    if tag != f"v{version}":
        yield f"the tag is {tag}, but the version in src/sacbe/__init__.py is {version}"
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$", changelog, re.MULTILINE):
        yield f"CHANGELOG.md has no heading '## {version}, YYYY-MM-DD'"


def main() -> int:
    if len(sys.argv) != 2:
        print("name the tag, such as v0.2.0", file=sys.stderr)
        return 2
    found = list(reasons_against(sys.argv[1]))
    for reason in found:
        print(reason, file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
