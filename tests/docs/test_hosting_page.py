"""The page about hosting is right: its commands and options exist, and its files say what the server needs."""

import configparser
import inspect
import re
import shlex
from dataclasses import asdict, fields

from tests.docs.pages import ROOT, blocks, files

from sacbe.cli.app import app
from sacbe.cli.serve import PORT, serve
from sacbe.server.limits import USUAL, Limits
from sacbe.server.store.database import FILE_NAME

PAGE = ROOT / "docs" / "hosting.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_every_command_on_the_page_can_be_parsed() -> None:
    lines = [line for block in blocks(PAGE, "sh") for line in block.splitlines() if line.startswith("sacbe ")]
    assert {line.split()[1] for line in lines} == {"serve", "backup", "doctor", "tables", "people"}
    for line in lines:
        app.parse_args(shlex.split(line, comments=True)[1:], exit_on_error=False, print_error=False)


def test_every_option_of_the_server_is_described_and_none_else() -> None:
    shown = re.findall(r"^\| `--([a-z-]+)", TEXT, re.MULTILINE)
    limits = [each.name for each in fields(Limits)]
    options = [name for name in inspect.signature(serve).parameters if name != "limits"]
    assert sorted(shown) == sorted(name.replace("_", "-") for name in (*options, *limits))


def test_the_table_of_limits_is_that_of_the_program() -> None:
    """Printed here as it should stand on the page: the sentences stand in the program alone."""
    sentences = dict(re.findall(r'^    (\w+): .*\n    """(.*)"""$', inspect.getsource(Limits), re.MULTILINE))
    usual = {name: f"{value:g}" if isinstance(value, float) else str(value) for name, value in asdict(USUAL).items()}
    lines = [f"| `--{name.replace('_', '-')}` | {usual[name]} | {sentence} |" for name, sentence in sentences.items()]
    assert sentences.keys() == usual.keys()
    assert "\n".join(lines) + "\n" in TEXT


def test_the_usual_port_is_the_real_one() -> None:
    assert f"http://localhost:{PORT}/" in TEXT


def test_the_systemd_unit_runs_a_command_that_exists() -> None:
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[method-assign,assignment]
    unit.read_string(files(PAGE)["sacbe.service"])
    words = shlex.split(unit["Service"]["ExecStart"])
    assert words[0].endswith("/sacbe")
    app.parse_args(words[1:], exit_on_error=False, print_error=False)
    assert words[words.index("--data") + 1] == f"/var/lib/{unit['Service']['StateDirectory']}"


def test_the_proxies_forward_to_the_usual_port_with_what_the_server_needs() -> None:
    shown = files(PAGE)
    assert f"reverse_proxy 127.0.0.1:{PORT}" in shown["Caddyfile"]
    nginx = shown["sacbe.conf"]
    assert f"proxy_pass http://127.0.0.1:{PORT};" in nginx
    for header in ("Host $host", "X-Forwarded-For $proxy_add_x_forwarded_for", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header};" in nginx
    assert nginx.count("{") == nginx.count("}")


def test_the_files_it_names_are_those_of_the_server() -> None:
    assert f"| `{FILE_NAME}` |" in TEXT
    assert "SACBE_DATABASE_URL" in inspect.getsource(serve)
    assert "SACBE_HOME" in TEXT


def test_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!https:)([^)#]+)\)", TEXT):
        assert (PAGE.parent / target).is_file(), target
