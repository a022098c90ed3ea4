"""The wheel and the source archive: what they hold, and that they install and play where there is nothing else."""

import json
import re
import socket
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tests.packaging.places import OPEN, ROOT, Place, Watch, copy_of_the_tree, environment, playing, poor_path

pytestmark = pytest.mark.long

LARGEST_WHEEL = 20_000_000
WARM_SECONDS = 15
"""From the beginning of an installation whose packages are at hand to the first answer of the page."""
COLD_SECONDS = 45
"""The same with downloads."""
TRIES = 3


def wheel_of(built: Path) -> Path:
    return next(built.glob("*.whl"))


def test_the_wheel_holds_all_that_playing_needs(built: Path) -> None:
    names = zipfile.ZipFile(wheel_of(built)).namelist()
    for wanted in (
        r"sacbe/server/static/index\.html",
        r"sacbe/server/static/licences\.json",
        r"sacbe/server/static/assets/marcellus-.*\.woff2",
        r"sacbe/games/tzolkin/rules\.md",
        r"sacbe/games/tzolkin/lessons/.+",
        r"sacbe/server/static/assets/tzolkin-lessons-.*\.js",
        r"sacbe/games/tzolkin/rules\.pl\.md",
        *(rf"sacbe/words/{language}/tikal\.ftl" for language in ("en", "it", "pl", "ro")),
        r"sacbe/games/tikal/actions\..*\.(so|pyd)",
        r"sacbe/bots/.*learned.*\.json",
        r"sacbe/py\.typed",
        r"sacbe-.*\.dist-info/licenses/LICENSE",
    ):
        assert any(re.fullmatch(wanted, name) for name in names), f"{wanted} is not in the wheel"
    assert wheel_of(built).stat().st_size < LARGEST_WHEEL


def test_what_the_build_warns_of_it_says_once(built: Path) -> None:
    warnings = [line.strip() for line in (built / "said.txt").read_text().splitlines() if "warning" in line.lower()]
    assert warnings == list(dict.fromkeys(warnings))


def test_nothing_is_translated_to_ask_what_a_build_needs(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path / "tree")
    asking = (
        "import sys; sys.path.insert(0, 'scripts'); import build_backend as backend\n"
        "assert any(need.startswith('mypy') for need in backend.get_requires_for_build_wheel())\n"
        f"backend.prepare_metadata_for_build_wheel({str(tmp_path)!r})\n"
        "sys.exit('mypyc.build' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", asking], cwd=tree, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert not (tree / "build").exists()


EXTRAS = {
    "postgresql": "psycopg",
    "envs": "pettingzoo",
    "arena": "matplotlib",
    "ray": "ray",
    "learning": "numpy",
    "testing": "hypothesis",
}


def test_what_playing_does_not_need_is_an_extra(built: Path) -> None:
    wheel = zipfile.ZipFile(wheel_of(built))
    said = wheel.read(next(name for name in wheel.namelist() if name.endswith("METADATA"))).decode()
    needed = re.findall(r"^Requires-Dist: ([\w.-]+)(?:\[\w+\])?([^\n]*)$", said, re.MULTILINE)
    always = {name for name, more in needed if "extra ==" not in more}
    for extra, package in EXTRAS.items():
        assert package not in always
        assert any(name == package and f'extra == "{extra}"' in more for name, more in needed), extra


def test_every_font_comes_with_its_licence(built: Path) -> None:
    wheel = zipfile.ZipFile(wheel_of(built))
    parts = {part["name"]: part["text"] for part in json.loads(wheel.read("sacbe/server/static/licences.json"))}
    fonts = {Path(name).name.partition("-latin")[0] for name in wheel.namelist() if name.endswith(".woff2")}
    assert fonts
    for font in fonts:
        licence = parts[next(name for name in parts if name.startswith("@fontsource/") and name.endswith(font))]
        assert "SIL OPEN FONT LICENSE" in licence


def test_the_wheel_says_what_it_is(built: Path) -> None:
    wheel = zipfile.ZipFile(wheel_of(built))
    said = wheel.read(next(name for name in wheel.namelist() if name.endswith("METADATA"))).decode()
    for wanted in ("Author: ", "License-Expression: MIT AND", "Project-URL: Documentation", "Requires-Dist: litestar"):
        assert wanted in said
    assert "https://github.com/sacbe-games/sacbe/blob/main/docs/index.md" in said
    assert not re.findall(r"\]\((?!https?:)", said), "links of the README lead nowhere on PyPI"


def test_the_source_archive_carries_the_page_and_its_source(built: Path) -> None:
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for wanted in ("src/sacbe/server/static/index.html", "web/src/App.svelte", "setup.py", "tests/rules", "Makefile"):
        assert wanted in names
    assert not any("node_modules" in name for name in names)


def test_a_build_without_the_page_fails_with_a_sentence(tmp_path: Path) -> None:
    tree = copy_of_the_tree(tmp_path)
    (tree / "src/sacbe/server/static/index.html").unlink()
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_py"], cwd=tree, capture_output=True, text=True, check=False
    )
    assert done.returncode != 0
    assert "build the page first" in done.stderr


def test_the_wheel_plays_where_there_is_no_compiler_node_or_git(built: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "place", poor_path(tmp_path / "bin"))
    wheel = str(wheel_of(built))
    watch = Watch()
    place.pip("install", "--quiet", wheel)
    with playing(*place.plays(), environment=place.environment, folder=tmp_path):
        cold = watch.seconds()
    warm = min(install_and_play(place, wheel) for _ in range(TRIES))
    print(f"first answer of the page: {cold:.1f} s with downloads, {warm:.1f} s without")
    assert "compiled" in place.run("--version")
    assert "@fontsource/marcellus" in place.run("licences")
    assert cold < COLD_SECONDS
    assert warm < WARM_SECONDS


@pytest.mark.parametrize("runner", ["uv tool run --from", "pipx run --spec"])
def test_the_table_opens_without_installing_anything_for_good(built: Path, tmp_path: Path, runner: str) -> None:
    shell = environment(f"{sys.base_prefix}/bin:/usr/bin:/bin", tmp_path)
    words = [*runner.split(), str(wheel_of(built)), "sacbe", *OPEN]
    with playing(sys.executable, "-m", *words, environment=shell, folder=tmp_path):
        pass


def test_the_source_archive_installs_interpreted_without_a_compiler(built: Path, tmp_path: Path) -> None:
    place = Place(tmp_path / "place", poor_path(tmp_path / "bin"))
    place.pip("install", "--quiet", str(next(built.glob("*.tar.gz"))), CC="no-compiler-here")
    assert "interpreted" in place.run("--version")
    assert "TK 1  Components" in place.run("rules", "tikal", "1")


def test_what_the_container_does_gives_a_healthy_server(tmp_path: Path) -> None:
    """The recipe's own lines: its script installs, its entry point serves, its check asks."""
    recipe = (ROOT / "Containerfile").read_text()
    place = Place(tmp_path / "place", f"{sys.base_prefix}/bin:/usr/bin:/bin")
    installing = ["scripts/install_to_serve.sh", str(place.folder / "bin/python")]
    assert installing[0] in recipe
    shell = {**place.environment, "SACBE_PURE": "1"}
    subprocess.run(installing, cwd=copy_of_the_tree(tmp_path / "tree"), env=shell, check=True)
    entry = json.loads(re.findall(r"^ENTRYPOINT (.*)$", recipe, re.MULTILINE)[0])
    check = json.loads(re.findall(r"^HEALTHCHECK .*CMD (.*)$", recipe, re.MULTILINE)[0])
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    serving = [str(place.folder / "bin" / entry[0]), *entry[1:], "--port", port]
    asking = [str(place.folder / "bin" / check[0]), *check[1:-1], check[-1].replace("8420", port)]
    shell["SACBE_HOME"] = str(tmp_path / "data")
    assert subprocess.run(asking, capture_output=True, check=False).returncode != 0
    with playing(*serving, environment=shell, folder=tmp_path):
        subprocess.run(asking, check=True)


def install_and_play(place: Place, wheel: str) -> float:
    """Seconds to the first answer of the page, where only Sacbe itself is missing."""
    place.pip("uninstall", "--quiet", "--yes", "sacbe")
    watch = Watch()
    place.pip("install", "--quiet", wheel)
    with playing(*place.plays(), environment=place.environment, folder=place.folder):
        return watch.seconds()
