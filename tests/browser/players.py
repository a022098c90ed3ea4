"""Players who know nothing of the games but what the page shows: what glows may be touched, and a touch does it.

They use a mouse, a finger, or keys; which thing they touch is drawn from a seed. What glows on the board itself comes
first; the panel has the rest, such as the market or the end of a turn.
"""

import random
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator
from tests.browser.visitors import PATIENCE, Visitor

BOARD = {
    "tikal": ".cell.glowing, [data-chip]",
    "tzolkin": "[data-spot][data-legal=true]",
    "silver_gold": "[data-keep]:enabled, [data-take].may, [role=gridcell].now, [role=gridcell].maybe",
}
"""What glows on the board of each game."""
PANEL = {
    "tikal": ".panel [data-walk], .panel [data-act]:not(.refused):not(:disabled)",
    "tzolkin": ".panel [data-action]",
    "silver_gold": "",
}
"""What may be done in the panel."""
ENOUGH = {
    "tikal": "",
    "tzolkin": ".panel .done button, .panel .skip button",
    "silver_gold": "",
}
"""What ends a part of a turn that could go on."""
PATIENCE_OF_A_TURN = 6
MOST_TOUCHES = 3000
BOARD_FIRST = 0.8
"""How often the board is preferred to the panel."""
TWICE = 0.5
"""How often a thing that is looked at is done by touching it again instead of with the button that says so."""

LOOK = """async ([board, panel, enough, hurried, onBoard, draw, until, patience]) => {
    const point = (element) => {
        element.scrollIntoView({ block: "nearest", inline: "nearest" });
        const box = element.getBoundingClientRect();
        for (const [right, down] of [[0.5, 0.5], [0.5, 0.25], [0.5, 0.75], [0.25, 0.5], [0.75, 0.5]]) {
            const x = box.left + right * box.width, y = box.top + down * box.height;
            const hit = document.elementFromPoint(x, y);
            if (hit && (element === hit || element.contains(hit))) return { x, y };
        }
        return null;
    };
    const offer = (now, where, element) => {
        const at = point(element);
        window.wanted = element;
        return at && { now, where, ...at };
    };
    const any = (now, where, selector) => {
        if (!selector) return null;
        const all = [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length);
        for (let left = all.length; left > 0; left--) {
            const found = offer(now, where, all.splice(Math.floor(draw * left), 1)[0]);
            if (found) return found;
        }
        return null;
    };
    const look = () => {
        const page = document.querySelector(".page");
        if (!page || page.getAttribute("aria-busy") === "true") return { now: "busy" };
        if (page.dataset.whose !== "yours") return { now: page.dataset.whose };
        return any("confirm", "bar", "[data-finish=plan]:enabled")
            ?? any("do", "bar", "[data-finish=look]:enabled")
            ?? (hurried ? any("choose", "panel", enough) : null)
            ?? (hurried ? any("confirm", "bar", "[data-finish=closing]:enabled") : null)
            ?? any("choose", onBoard ? "board" : "panel", onBoard ? board : panel)
            ?? any("choose", onBoard ? "panel" : "board", onBoard ? panel : board)
            ?? any("confirm", "bar", "[data-finish=closing]:enabled")
            ?? { now: "nothing" };
    };
    const end = performance.now() + patience;
    for (;;) {
        const found = look();
        const wait = ["busy", "others", "nothing"].includes(found.now) && !until.includes(found.now);
        if (!wait || performance.now() >= end) return found;
        await new Promise((go) => setTimeout(go, 5));
    }
}"""
"""What there is to do, once there is something: one thing of it and where it can be touched."""

FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex='0']"
TABS = """(focusable) => {
    // A board is one stop, wherever on it the focus was last; arrows lead on from there.
    const way = window.wanted.closest("[role=grid]") ? "[role=gridcell]" : "[data-spot]";
    const inside = window.wanted.matches(way);
    if (inside && document.activeElement.matches(way)) return 0;
    const grid = window.wanted.closest("[role=grid]") ?? document;
    const stop = `${way}[tabindex='0']`;
    const goal = inside ? (grid.querySelector(stop) ?? document.querySelector(stop)) : window.wanted;
    const stops = (each) => each.tabIndex >= 0 && each.checkVisibility();
    const all = [...document.querySelectorAll(focusable)].filter(stops);
    const here = all.indexOf(document.activeElement);
    return here < 0 ? null : all.indexOf(goal) - here;
}"""
"""How often Tab has to be pressed from here to the thing that is wanted; null if nothing has the focus yet."""
ARROWS = """() => {
    const [now, goal] = [document.activeElement, window.wanted];
    if (now === goal) return { there: true, keys: [], at: "" };
    const field = (each) => each.dataset.field ?? each.dataset.spot;
    if (!field(now) || !field(goal)) return { there: false, keys: [], at: "" };
    const middle = (each) => {
        const box = each.getBoundingClientRect();
        return [box.left + box.width / 2, box.top + box.height / 2];
    };
    const [from, to] = [now, goal].map((each) => each.closest("[role=grid]"));
    const side = from === to ? 0 : to.getBoundingClientRect().left - from.getBoundingClientRect().left;
    const [[left, top], [x, y]] = [middle(now), middle(goal)];
    const [right, down] = [side || Math.round(x - left), Math.round(y - top)];
    const keys = [right > 0 ? "ArrowRight" : "ArrowLeft", down > 0 ? "ArrowDown" : "ArrowUp"];
    if (!side && Math.abs(down) > Math.abs(right)) keys.reverse();
    const others = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"].filter((key) => !keys.includes(key));
    return { there: false, keys: [...keys, ...others], at: `${from?.dataset.map ?? ""} ${field(now)}` };
}"""
"""Which arrows lead from the place with the focus to the one that is wanted, the straightest first."""
MOST_ARROWS = 60


class Player:
    """Plays at the table that a visitor has open, with the mouse; with a finger if the window is a phone's."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 1) -> None:
        self.visitor = visitor
        self.game = game
        self.touched: Counter[str] = Counter()
        """How many touches went where: board, panel, bar."""
        self._draws = random.Random(seed)
        self._in_turn = 0
        self._last: tuple[float, float] | None = None

    def look(self, *until: str, patience: int = PATIENCE) -> dict[str, Any]:
        """What there is to do, and one thing of it that can be touched. It waits for that, or for one of `until`, but
        no longer than so many milliseconds.
        """
        hurried = self._in_turn > PATIENCE_OF_A_TURN
        on_board = self._draws.random() < BOARD_FIRST
        wish = [BOARD[self.game], PANEL[self.game], ENOUGH[self.game], hurried, on_board, self._draws.random()]
        seen: dict[str, Any] = self.visitor.tell(LOOK, [*wish, until, patience])
        return seen

    def touch(self, seen: dict[str, Any]) -> None:
        at = (float(seen["x"]), float(seen["y"]))
        if self.visitor.touch:
            self.visitor.page.touchscreen.tap(*at)
        else:
            self.visitor.page.mouse.click(*at)

    def act(self, *until: str, patience: int = PATIENCE) -> str:
        """Do one thing once there is something to do; what the page said before."""
        seen = self.look(*until, patience=patience)
        now = str(seen["now"])
        if now == "choose":
            self._last = (float(seen["x"]), float(seen["y"])) if seen["where"] == "board" else None
            self._in_turn += 1
        if now == "do" and self._last and self._draws.random() < TWICE:
            seen = {"where": "board", "x": self._last[0], "y": self._last[1]}
            self._last = None
        if now in ("choose", "do", "confirm"):
            self.touch(seen)
            self.touched[str(seen["where"])] += 1
        if now in ("confirm", "others"):
            self._in_turn = 0
        if now == "curtain" and now not in until:
            self.visitor.page.click("[data-curtain]")
        if self.touched.total() > MOST_TOUCHES:
            pytest.fail(f"the game does not end: {self.visitor.sees()}", pytrace=False)
        return now

    def play_on(self, *until: str) -> None:
        """Play until the page says one of these; others play by themselves."""
        while (now := self.act(*until)) not in until:
            if now in ("busy", "others", "nothing"):
                pytest.fail(f"nothing happens any more ({now}): {self.visitor.sees()}", pytrace=False)

    def play_out(self) -> None:
        """Play to the end of the game."""
        self.play_on("finished", "ended")


class Typist(Player):
    """Plays with keys alone: Tab, arrows and Enter."""

    def press(self, thing: Locator) -> None:
        """Go to a thing and press Enter there."""
        thing.evaluate("(element) => { window.wanted = element; }")
        self.touch({})

    def touch(self, seen: dict[str, Any]) -> None:
        page = self.visitor.page
        for _ in range(5):
            far = self.visitor.tell(TABS, FOCUSABLE)
            if far == 0:
                break
            for _ in range(1 if far is None else abs(far)):
                page.keyboard.press("Shift+Tab" if far is not None and far < 0 else "Tab")
        tried: dict[str, int] = {}
        for _ in range(MOST_ARROWS):
            way = self.visitor.tell(ARROWS)
            if way["there"]:
                page.keyboard.press("Enter")
            if not way["keys"]:
                return
            # An arrow may lead nowhere, because the board has gaps: then another one is tried from there.
            times = tried[way["at"]] = tried.get(way["at"], -1) + 1
            page.keyboard.press(way["keys"][times % len(way["keys"])])
        pytest.fail(f"arrows do not lead there; places passed: {tried}", pytrace=False)
