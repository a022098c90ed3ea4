"""Players who know nothing of the games but what the page shows: what glows may be touched, a second touch does it.

They use a mouse, a finger, or keys; which thing they touch is drawn from a seed.
"""

import random
from typing import Any

import pytest
from tests.browser.visitors import Visitor

GLOWS = {
    "tikal": ".cell.glowing, .panel [data-act]:not(.refused):not(:disabled)",
    "tzolkin": "[data-legal=true], .panel [data-action]",
    "silver_gold": "[data-keep]:enabled, [data-take].may, [role=gridcell].now, [role=gridcell].maybe",
}
ENOUGH = {"tikal": ".panel .end button", "tzolkin": ".panel .done button, .panel .skip button", "silver_gold": ""}
"""What ends a turn that could go on."""
PATIENCE_OF_A_TURN = 4
MOST_TOUCHES = 3000

LOOK = """([glows, enough, hurried, draw]) => {
    const page = document.querySelector(".page");
    if (!page || page.getAttribute("aria-busy") === "true") return { now: "busy" };
    if (page.dataset.whose !== "yours") return { now: page.dataset.whose };
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
    const offer = (now, element) => {
        const at = point(element);
        window.wanted = element;
        return at && { now, ...at, name: element.dataset.act ?? element.dataset.field ?? element.dataset.action ?? "" };
    };
    const confirm = document.querySelector("[data-confirm].main:enabled");
    if (confirm) return offer("confirm", confirm) ?? { now: "hidden" };
    const doing = document.querySelector("[data-do]:enabled");
    if (doing) return offer("do", doing) ?? { now: "hidden" };
    const end = enough && document.querySelector(enough);
    if (end && hurried) { const found = offer("choose", end); if (found) return found; }
    const all = [...document.querySelectorAll(glows)].filter((each) => each.getClientRects().length);
    for (let left = all.length; left > 0; left--) {
        const [one] = all.splice(Math.floor(draw * left), 1);
        const found = offer("choose", one);
        if (found) return found;
    }
    return { now: "nothing" };
}"""

FOCUSABLE = "a[href], button:enabled, input:enabled, select:enabled, summary, [tabindex='0']"
TABS = """(focusable) => {
    const grid = window.wanted.closest("[role=grid]");
    const way = "[role=gridcell][tabindex='0']";
    const goal = grid ? (grid.querySelector(way) ?? document.querySelector(way)) : window.wanted;
    const stops = (each) => each.tabIndex >= 0 && each.checkVisibility();
    const all = [...document.querySelectorAll(focusable)].filter(stops);
    const here = all.indexOf(document.activeElement);
    if (grid && document.activeElement.matches("[role=gridcell]")) return 0;
    return here < 0 ? null : all.indexOf(goal) - here;
}"""
"""How often Tab has to be pressed from here to the thing that is wanted; null if nothing has the focus yet."""
ARROWS = """() => {
    const [now, goal] = [document.activeElement, window.wanted];
    if (now === goal) return { there: true, keys: [], at: "" };
    if (!now.dataset.field || !goal.dataset.field) return { there: false, keys: [], at: "" };
    const [from, to] = [now, goal].map((each) => each.closest("[role=grid]"));
    const side = to.getBoundingClientRect().left - from.getBoundingClientRect().left;
    const [across, down] = [0, 1].map((at) => goal.dataset.field.charCodeAt(at) - now.dataset.field.charCodeAt(at));
    const right = side || across;
    const keys = [right > 0 ? "ArrowRight" : "ArrowLeft", down > 0 ? "ArrowDown" : "ArrowUp"];
    if (!right) keys.reverse();
    const others = ["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"].filter((key) => !keys.includes(key));
    return { there: false, keys: [...keys, ...others], at: `${from.dataset.map ?? ""} ${now.dataset.field}` };
}"""
"""Which arrows lead from the place with the focus to the one that is wanted, the straightest first."""
MOST_ARROWS = 24


class Player:
    """Plays at the table that a visitor has open, with the mouse; with a finger if the window is a phone's."""

    def __init__(self, visitor: Visitor, game: str, seed: int = 1) -> None:
        self.visitor = visitor
        self.game = game
        self._draws = random.Random(seed)
        self._touches = 0
        self._in_turn = 0
        self._last: tuple[float, float] | None = None

    def look(self) -> dict[str, Any]:
        """What there is to do, and one thing of it that can be touched."""
        hurried = self._in_turn > PATIENCE_OF_A_TURN
        wish = [GLOWS[self.game], ENOUGH[self.game], hurried, self._draws.random()]
        seen: dict[str, Any] = self.visitor.tell(LOOK, wish)
        return seen

    def touch(self, seen: dict[str, Any]) -> None:
        at = (float(seen["x"]), float(seen["y"]))
        if self.visitor.touch:
            self.visitor.page.touchscreen.tap(*at)
        else:
            self.visitor.page.mouse.click(*at)

    def act(self) -> str:
        """Do one thing if there is something to do; what the page said before."""
        seen = self.look()
        now = str(seen["now"])
        if now == "choose":
            self._last = (float(seen["x"]), float(seen["y"]))
            self._in_turn += 1
        if now == "do" and self._last and self._draws.random() < 0.5:
            seen = {**seen, "x": self._last[0], "y": self._last[1]}
            self._last = None
        if now in ("choose", "do", "confirm"):
            self.touch(seen)
            self._touches += 1
        if now in ("confirm", "others"):
            self._in_turn = 0
        if now == "curtain":
            self.visitor.page.click("[data-curtain]")
        if self._touches > MOST_TOUCHES:
            pytest.fail(f"the game does not end: {self.visitor.sees()}", pytrace=False)
        if now not in ("choose", "do", "confirm"):
            self.visitor.page.wait_for_timeout(20)
        return now

    def play_on(self, *until: str) -> None:
        """Play until the page says one of these."""
        idle = 0
        while (now := self.act()) not in until:
            idle = idle + 1 if now == "nothing" else 0
            if idle > 200:
                pytest.fail(f"nothing glows, but it is my turn: {self.visitor.sees()}", pytrace=False)

    def play_out(self) -> None:
        """Play to the end of the game."""
        self.play_on("finished", "ended")


class Typist(Player):
    """Plays with keys alone: Tab, arrows and Enter."""

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
            # An arrow may lead nowhere, because the grid has gaps: then another one is tried from there.
            times = tried[way["at"]] = tried.get(way["at"], -1) + 1
            page.keyboard.press(way["keys"][times % len(way["keys"])])
