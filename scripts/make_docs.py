"""Makes the documentation as a site from the Markdown there is: `python scripts/make_docs.py`, or `make docs`.

The pages of docs/ are gathered in build/docs with what is made here: the rules, the reference of `import sacbe`, the
changelog, and llms.txt for programs that read. Zensical makes the site of them. At the end every link is followed.
"""

import inspect
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag

import sacbe
from sacbe.engine.registry import house_games

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "docs"
PAGES = ROOT / "build" / "docs"
SITE = ROOT / "build" / "site"
NOT_PAGES = ("games", "*.json", "*.jsonl", "*.txt")
"""What in docs/ pages were made from: data."""
LINK = re.compile(r"\]\((?!\w+:)([^)\s#]+)(#[^)\s]*)?\)")
FENCE = re.compile(r"^```(\w+) .+$", re.MULTILINE)
CODE = re.compile(r"(?m)^\w+ = \w+\..+(?:\n\w+ = \w+\..+)*$")
"""Lines of a docstring that are Python."""
RULES = re.compile(r"\.\./src/sacbe/games/(\w+)/rules\.md")


def main() -> int:
    gather()
    subprocess.run([sys.executable, "-m", "zensical", "build", "--clean", "--strict"], cwd=ROOT, check=True)
    shutil.copy2(PAGES / "llms.txt", SITE / "llms.txt")
    broken = list(broken_links(SITE))
    for sentence in broken:
        print(sentence, file=sys.stderr)
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE.relative_to(ROOT)}, {len(broken)} links lead nowhere")
    return 1 if broken else 0


def gather() -> None:
    """All pages of the site as Markdown, in build/docs."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(SOURCE, PAGES, ignore=shutil.ignore_patterns(*NOT_PAGES))
    for page in PAGES.rglob("*.md"):
        page.write_text(for_the_site(page.read_text(), page.parent.relative_to(PAGES)))
    (PAGES / "rules").mkdir()
    for name in house_games():
        (PAGES / "rules" / f"{name}.md").write_text((ROOT / f"src/sacbe/games/{name}/rules.md").read_text())
    for name in ("CHANGELOG", "CONTRIBUTING"):
        text = (ROOT / f"{name}.md").read_text().replace("](docs/", "](")
        (PAGES / f"{name.lower()}.md").write_text(text.replace("](CHANGELOG.md)", "](changelog.md)"))
    (PAGES / "reference.md").write_text(reference())
    (PAGES / "llms.txt").write_text(llms())


def for_the_site(text: str, folder: Path) -> str:
    """The page with links out of docs/ turned to where the same is found: the site's rules, or the repository."""

    def turned(found: re.Match[str]) -> str:
        path, anchor = found[1], found[2] or ""
        rules = RULES.fullmatch(path)
        if rules is not None:
            return f"](rules/{rules[1]}.md{anchor})"
        target = (SOURCE / folder / path).resolve()
        if target.is_relative_to(SOURCE):
            return found[0]
        return f"]({repository()}/blob/main/{target.relative_to(ROOT).as_posix()}{anchor})"

    # The first word of a fence is its language. The tests read the second one: `run`, or the type of what follows.
    return FENCE.sub(r"```\1", LINK.sub(turned, text))


def repository() -> str:
    urls: dict[str, str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]
    return urls["Homepage"]


# The reference


def reference() -> str:
    """What `import sacbe` offers, from its docstrings."""
    lines = ["# Reference", "", "What `import sacbe` offers; made from the source.", "", summary(sacbe)]
    for name in sacbe.__all__:
        found = getattr(sacbe, name)
        if inspect.isclass(found):
            lines += ["", f"## {name}", "", summary(found), *members(found)]
        elif callable(found):
            lines += ["", f"## {name}", "", f"`{signature(name, found)}`", "", summary(found)]
        else:
            lines += ["", f"## {name}", "", f"`{name} = {found!r}`"]
    return "\n".join(lines) + "\n"


def members(kind: type) -> Iterator[str]:
    for name, found in inspect.getmembers(kind):
        if name.startswith("_") or name in dir(Exception) or not (callable(found) or isinstance(found, property)):
            continue
        shown = signature(name, found) if callable(found) else name
        yield from ("", f"### {kind.__name__}.{name}", "", f"`{shown}`", "", summary(found))


def signature(name: str, found: Callable[..., object]) -> str:
    """As somebody calls it: without `self`, with types by their short names."""
    told = inspect.signature(found)
    words = [parameter for parameter in told.parameters.values() if parameter.name not in ("self", "cls")]
    gives = told.return_annotation
    return f"{name}({', '.join(map(shown_parameter, words))})" + ("" if gives is told.empty else f" -> {short(gives)}")


def shown_parameter(parameter: inspect.Parameter) -> str:
    plain = str(parameter.replace(annotation=inspect.Parameter.empty, default=inspect.Parameter.empty))
    typed = plain if parameter.annotation is parameter.empty else f"{plain}: {short(parameter.annotation)}"
    return typed if parameter.default is parameter.empty else f"{typed} = {parameter.default!r}"


def short(annotation: object) -> str:
    """A type without the modules that it and its parts come from."""
    said = re.sub(r"<class '(.+)'>", r"\1", str(annotation))
    return re.sub(r"\b(\w+\.)+(?=\w)", "", said)


def summary(found: object) -> str:
    """Its docstring, with lines of code as code."""
    text = inspect.cleandoc(getattr(found, "__doc__", None) or "")
    return CODE.sub(r"```python\n\g<0>\n```", text)


# For programs that read


def llms() -> str:
    """A list of all pages with the first sentence of each, as llmstxt.org describes it."""
    lines = [
        "# Sacbe",
        "",
        "> " + str(tomllib.loads((ROOT / "zensical.toml").read_text())["project"]["site_description"]),
    ]
    lines += ["", "## Pages", ""]
    for page in sorted(PAGES.rglob("*.md")):
        text = page.read_text()
        title = next((line[2:] for line in text.splitlines() if line.startswith("# ")), page.stem)
        lines.append(f"- [{title}]({page.relative_to(PAGES).as_posix()}): {first_sentence(text)}")
    return "\n".join(lines) + "\n"


def first_sentence(text: str) -> str:
    blocks = [block for block in text.split("\n\n") if block[:1] not in ("#", "!", "`", "|", "-", "")]
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", " ".join(blocks[0].split())) if blocks else ""
    return re.split(r"(?<=[.:!?]) ", plain)[0]


# Links


class Links(HTMLParser):
    """Where a page leads, and what in it can be led to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.targets: list[str] = []
        self.anchors: set[str] = set()
        self.feed(page.read_text())

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name in ("href", "src"):
                self.targets.append(value)
            if value and name in ("id", "name"):
                self.anchors.add(value)


def broken_links(site: Path) -> Iterator[str]:
    """A sentence for each link within the site that leads nowhere."""
    pages = {page: Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    for page, links in pages.items():
        for target in links.targets:
            path, anchor = urldefrag(target)
            if re.match(r"[a-z]+:|//", target) or path.startswith(("/", "data:")):
                continue
            there = (page.parent / unquote(path)).resolve() if path else page
            there = there / "index.html" if there.is_dir() else there
            if not there.exists():
                yield f"{page.relative_to(site)} leads to {target}, which is not there"
            elif anchor and there in pages and unquote(anchor) not in pages[there].anchors:
                yield f"{page.relative_to(site)} leads to {target}, whose heading is not there"


if __name__ == "__main__":
    sys.exit(main())
