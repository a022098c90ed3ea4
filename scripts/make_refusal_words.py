"""Writes src/sacbe/words/en/refusals.ftl: every sentence that the engine and the server can refuse with, as a message.

The sentences stand where they are used, as `say("{seat} has passed", "passed", seat=...)`. `--check` only says whether
the file is up to date.
"""

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCES: Final = ("engine", "games", "server", "terminal")
TARGET: Final = ROOT / "src" / "sacbe" / "words" / "en" / "refusals.ftl"
HEAD: Final = "# Made by scripts/make_refusal_words.py from the sentences in the source. Do not change it by hand.\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = words()
    if parser.parse_args().check:
        if TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("refusals.ftl is out of date: run python scripts/make_refusal_words.py", file=sys.stderr)
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


def words() -> str:
    found: dict[str, str] = {}
    for source in SOURCES:
        for path in sorted((ROOT / "src" / "sacbe" / source).rglob("*.py")):
            for message, template in said(path):
                if found.setdefault(message, template) != template:
                    raise SystemExit(f"{path}: {message!r} is said in two ways")
    lines = [f"refusal-{message} = {fluent(template)}" for message, template in sorted(found.items())]
    return "\n".join([HEAD, *lines, ""])


def said(path: Path) -> list[tuple[str, str]]:
    """The (message, template) pairs of a file: of calls that make a sentence, and of a game's table of refusals."""
    pairs: list[tuple[str, str]] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if path.name == "refusals.py" and isinstance(node, ast.Tuple) and len(node.elts) == 3:
            texts = [getattr(each, "value", None) for each in node.elts]
            if all(isinstance(text, str) for text in texts):
                pairs.append(refused([str(text) for text in texts]))
        if isinstance(node, ast.Call) and len(node.args) >= 2:
            given = [arg.value for arg in node.args if isinstance(arg, ast.Constant)]
            words = [text for text in given if isinstance(text, str)]
            if called(node) in ("say", "not_yours") and len(words) >= 2:
                pairs.append((words[1], words[0]))
    return pairs


def refused(row: list[str]) -> tuple[str, str]:
    """A row of such a table: clause, message, sentence; or the refusal's name, from which the message follows."""
    if " " in row[0]:
        return row[1], row[2]
    return f"{row[1][:2].lower()}-{row[0].lower().replace('_', '-')}", row[2]


def called(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")


def fluent(template: str) -> str:
    return re.sub(r"\{(\w+)\}", r"{ $\1 }", template)


if __name__ == "__main__":
    sys.exit(main())
