"""For everyone: axe-core finds nothing serious on any screen, by day and by night, on a desk and in a hand.

Every screen also speaks in words of ours: no name of a message is left standing, no argument unfilled.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize
from tests.browser.conftest import Visit
from tests.browser.learners import Learner
from tests.browser.players import Player
from tests.browser.positions import finished, known_as, mid_game
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, REFUSED, Visitor
from tests.server.serving import Client, Server

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = """async ([light, part]) => {
    document.documentElement.dataset.theme = light;
    // A window that lies behind another may be given no frame at all.
    const frame = () => new Promise((go) => { requestAnimationFrame(go); setTimeout(go, 250); });
    // Colours change in a moment, but not at once.
    for (let frames = 0; frames < 300; frames += 1) {
        await frame();
        if (document.getAnimations().length === 0) break;
    }
    // By night only the colours differ.
    const rules = light === "dark" ? { runOnly: { type: "rule", values: ["color-contrast"] } } : {};
    const found = await axe.run(part ?? document, { resultTypes: ["violations"], ...rules });
    return found.violations.filter((each) => ["serious", "critical"].includes(each.impact)).flatMap(
        (each) => each.nodes.map((node) => `${each.id}: ${node.target.join(" ")} - ${node.failureSummary}`));
}"""
UNFILLED = re.compile(
    r"\{\s*\$\w+\s*\}|\b(?:home|new|table|settings|tikal|tzolkin|silver_gold|option|refusal|keys|replay|analysis|notices?|me)-[a-z]+(?:-[a-z]+)*\b"
)
LIGHTS = ["light", "dark"]
SIZES = {"desktop": DESKTOP, "phone": PHONE}
GAMES = {"tikal": "tikal/three-players", "tzolkin": "tzolkin/four-players", "silver_gold": "silver_gold/three-players"}


def _look(page: Page, where: str, part: str | None = None) -> list[str]:
    """What is wrong on this screen by day and by night, or in a part of it that is new."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    wrong = [f"{where}, {light}: {each}" for light in LIGHTS for each in page.evaluate(GRAVE, [light, part])]
    page.evaluate("() => { document.documentElement.dataset.theme = 'light'; }")
    wrong += [f"{where}: not in words: {each[0]}" for each in UNFILLED.finditer(page.inner_text("body"))]
    wide = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wrong + ([f"{where}: {wide} pixels wider than the window"] if wide > 0 else [])


@pytest.fixture(scope="module")
def ana(house: Server) -> Client:
    return house.client()


@pytest.fixture(scope="module")
def tables(ana: Client) -> dict[str, tuple[str, str]]:
    """For every game a running table and a finished one."""
    return {game: (mid_game(ana, record), finished(ana, record)) for game, record in GAMES.items()}


@pytest.fixture(params=SIZES)
def visitor(request: pytest.FixtureRequest, visit: Visit, ana: Client) -> Iterator[Visitor]:
    size = str(request.param)
    made = visit(size=SIZES[size], touch=size == "phone", forgive=REFUSED)
    known_as(made, ana)
    yield made


def test_the_pages_around_the_games(visitor: Visitor, tables: dict[str, tuple[str, str]]) -> None:
    page = visitor.go()
    page.wait_for_selector("[data-tables]")
    wrong = _look(page, "home")
    page.click("[data-game=tikal]")
    page.wait_for_selector("[data-begin]")
    page.locator("dialog summary").click()
    wrong += _look(page, "a new table", "dialog")
    page.keyboard.press("Escape")
    page.click("[data-settings]")
    page.wait_for_selector("[data-close]")
    wrong += _look(page, "settings", "dialog")
    wrong += _look(visitor.go("/join#" + 43 * "a"), "join")
    page = visitor.go("/rules/tikal#5.4")
    page.wait_for_selector("p.wanted")
    wrong += _look(page, "rules")
    page = visitor.go("/table/nothing-here")
    page.wait_for_selector("[data-missing]")
    wrong += _look(page, "no such table")
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_each_game(game: str, visitor: Visitor, tables: dict[str, tuple[str, str]]) -> None:
    page = visitor.at_table(tables[game][0])
    visitor.wait_until("yours")
    wrong = _look(page, "your turn")
    player = Player(visitor, game)
    while player.look()["now"] == "choose":
        player.act()
    wrong += _look(page, "a choice is looked at", ".act")
    page.locator("details.choices summary").click()
    wrong += _look(page, "list of choices", ".act")
    page.locator("[data-menu] summary").click()
    wrong += _look(page, "menu", "header")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.wait_for_selector("dialog kbd")
    wrong += _look(page, "the keys", "dialog")
    page.keyboard.press("Escape")
    page.locator("[data-type]").fill("nonsense")
    page.click("[data-type-go]")
    page.wait_for_selector("[data-refusal]")
    wrong += _look(page, "a refusal", ".act")
    for sheet in ("players", "log") if visitor.touch else ():
        page.click(f"[data-sheet-button={sheet}]")
        wrong += _look(page, sheet, "aside")
    for part in ("temples", "technologies", "tablets") if visitor.touch and game == "tzolkin" else ():
        page.locator(".tzolkin .parts button").nth(("temples", "technologies", "tablets").index(part) + 1).click()
        wrong += _look(page, part, "main")
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game(game: str, visitor: Visitor, tables: dict[str, tuple[str, str]]) -> None:
    over = tables[game][1]
    page = visitor.at_table(over)
    page.wait_for_selector(".ending svg[role=img]")
    wrong = _look(page, "the end")
    page = visitor.go(f"/table/{over}/step/40")
    page.wait_for_selector("[data-slider]")
    wrong += _look(page, "replay", "aside")
    page.click("[data-analyse]")
    page.wait_for_selector("[data-costly]")
    page.wait_for_selector("[data-analysis] svg[role=img]")
    page.locator("[data-costly]").first.click()
    page.wait_for_selector("[data-turn]")
    wrong += _look(page, "analysis", "aside")
    assert wrong == []


def test_an_open_table_with_its_invitation(visitor: Visitor) -> None:
    visitor.sit_down("tzolkin", "you", "open", "novice")
    visitor.page.wait_for_selector("[data-link]")
    assert _look(visitor.page, "waiting for players") == []


def test_the_curtain_between_two_at_one_screen(visitor: Visitor) -> None:
    visitor.sit_down("silver_gold", "you", "friend")
    Player(visitor, "silver_gold").play_on("curtain")
    assert _look(visitor.page, "the curtain") == []


@pytest.mark.parametrize("size", [DESKTOP, LAPTOP], ids=["1440x900", "1024x768"])
def test_the_whole_table_is_on_one_screen(
    size: ViewportSize, visit: Visit, ana: Client, tables: dict[str, tuple[str, str]]
) -> None:
    visitor = visit(size=size)
    known_as(visitor, ana)
    for running, _ in tables.values():
        page = visitor.at_table(running)
        assert page.evaluate("() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]") == [
            size["width"],
            size["height"],
        ]


@pytest.mark.parametrize("size", SIZES)
def test_lessons_are_for_everyone(visit: Visit, size: str) -> None:
    visitor = visit(size=SIZES[size], touch=size == "phone")
    wrong: list[str] = []
    for game in GAMES:
        who = Learner(visitor, "touch" if size == "phone" else "mouse")
        who.begin(game, "first")
        for _ in range(3):
            seen = who.look()
            wrong += _look(visitor.page, f"{game}, lesson, step {seen['step'] + 1}, {size}")
            who.touch(seen)
    assert wrong == []
