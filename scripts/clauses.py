"""Which tests and which code stand behind each clause of a game's rules.

    python scripts/clauses.py              one line per game when all is well, else the gaps
    python scripts/clauses.py --all        every clause with its tests and the places in the code that cite it
    python scripts/clauses.py --missing    only the gaps

A test in tests/rules/GAME names its clause (`test_5_3_...`); a worked example (`test_E1_...`), or a test of several
clauses, names them at the start of its docstring ("SG 4.2, 5.1: ..."). The code cites a clause as "SG 5.3". The exit
code is 1 if a clause has no test or is cited nowhere, or if a test or the code names a clause that does not exist.
"""

import argparse
import ast
import re
import sys
from pathlib import Path

from sacbe.engine.registry import house_games
from sacbe.engine.rulebook import Rulebook

ROOT = Path(__file__).resolve().parent.parent

Places = dict[str, list[str]]
"""Clause number to the tests or lines that name it."""

_NUMBER = re.compile(r"\d+\.\d+")
_LIST = r"\d+\.\d+(?:(?:, | and )\d+\.\d+)*"
_TEST_NAME = re.compile(r"test_(\d+)_(\d+)_\w+")


class Coverage:
    """One game's clauses, with the tests that name them and the code that cites them."""

    def __init__(self, root: Path, game: str) -> None:
        self.game = game
        self.nameless: list[str] = []
        self.tests: Places = {}
        self.citations: Places = {}
        code = root / "src/sacbe/games" / game
        page = code / "rules.md"
        self.rules = Rulebook(game, page.read_text(encoding="utf-8") if page.is_file() else "")
        if not self.rules.clauses:
            return
        for path in sorted((root / "tests/rules" / game).glob("test_*.py")):
            self._read_tests(path)
        for path in sorted(code.rglob("*.py")):
            self._read_citations(path)

    def _read_tests(self, path: Path) -> None:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
                named = self._clauses_of(node)
                for clause in named:
                    self.tests.setdefault(clause, []).append(node.name)
                if not named:
                    self.nameless.append(f"{path.name}::{node.name}")

    def _clauses_of(self, test: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
        in_name = _TEST_NAME.fullmatch(test.name)
        named = [f"{in_name[1]}.{in_name[2]}"] if in_name else []
        further = re.match(rf"{self.rules.prefix} ({_LIST}):", ast.get_docstring(test) or "")
        if further:
            named += _NUMBER.findall(further[1])
        return list(dict.fromkeys(named))

    def _read_citations(self, path: Path) -> None:
        cited = re.compile(rf"\b{self.rules.prefix} ({_LIST})")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for found in cited.finditer(line):
                for clause in _NUMBER.findall(found[1]):
                    self.citations.setdefault(clause, []).append(f"{path.name}:{number}")

    def gaps(self) -> list[str]:
        """What is missing or wrong, one sentence each."""
        name = self.rules.prefix
        found = [f"{name} {clause} has no test" for clause in self.rules.clauses if clause not in self.tests]
        found += [
            f"{name} {clause} is cited nowhere in the code"
            for clause in self.rules.clauses
            if clause not in self.citations
        ]
        for places, verb in ((self.tests, "is tested by"), (self.citations, "is cited in")):
            for clause in sorted(places.keys() - self.rules.clauses.keys()):
                found.append(f"{name} {clause} does not exist, but {verb} {', '.join(places[clause])}")
        found += [f"{place} names no clause" for place in self.nameless]
        return found

    def summary(self) -> str:
        if not self.rules.clauses:
            return f"{self.game}: not checked, because its rules.md has no clauses"
        gaps = len(self.gaps()) or "no"
        tests = {place for places in self.tests.values() for place in places}
        cited = sum(len(places) for places in self.citations.values())
        return f"{self.game}: {len(self.rules.clauses)} clauses, {len(tests)} tests, {cited} citations, {gaps} gaps"

    def table(self) -> list[str]:
        """One line per clause: its tests, then where the code cites it."""
        return [
            f"{self.rules.prefix} {clause}  tests: {', '.join(self.tests.get(clause, ['none']))}"
            f"  code: {', '.join(self.citations.get(clause, ['nowhere']))}"
            for clause in self.rules.clauses
        ]


def main(arguments: list[str] | None = None, root: Path = ROOT) -> int:
    parser = argparse.ArgumentParser(description="Which tests and which code stand behind each clause of the rules.")
    shown = parser.add_mutually_exclusive_group()
    shown.add_argument("--all", action="store_true", help="print every clause with its tests and citations")
    shown.add_argument("--missing", action="store_true", help="print only what is missing")
    asked = parser.parse_args(arguments)
    failed = False
    for game in house_games():
        coverage = Coverage(root, game)
        gaps = coverage.gaps()
        for line in (coverage.table() if asked.all else []) + gaps:
            print(line)
        if not asked.missing:
            print(coverage.summary())
        failed = failed or bool(gaps)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
