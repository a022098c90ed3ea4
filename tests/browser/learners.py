"""Learners know nothing but what a lesson lights: they touch that, press "Go on", and confirm when they are told to."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.browser.players import Typist
from tests.browser.visitors import PATIENCE, Visitor

MOST_TOUCHES = 120
ENOUGH = 10
"""So many touches on one thing without anything coming of it are too many."""

LOOK = """async (patience) => {
    const end = performance.now() + patience;
    const middle = (at) => ({ x: at.left + at.width / 2, y: at.top + at.height / 2 });
    let before = "";
    for (;;) {
        await new Promise((go) => setTimeout(go, 40));
        const bubble = document.querySelector("[data-lesson]");
        const page = document.querySelector(".page");
        if (bubble && page && page.getAttribute("aria-busy") !== "true" && bubble.style.visibility !== "hidden") {
            const { lesson, lessonStep, lessonPhase } = bubble.dataset;
            const light = document.querySelector("[data-lit]");
            const on = bubble.querySelector("[data-lesson-on]");
            const thing = on ?? light;
            const at = thing && middle(thing.getBoundingClientRect());
            const seen = {
                lesson, step: Number(lessonStep), phase: lessonPhase, reads: !!on, lit: light?.dataset.lit ?? "", ...at,
                planned: page.dataset.planned ?? "",
            };
            const now = JSON.stringify(seen);
            if (now === before && (at || ["end", "strayed"].includes(lessonPhase))) {
                const covered = bubble.getBoundingClientRect();
                const ring = light?.getBoundingClientRect();
                const along = (one, other, from, to) =>
                    Math.max(0, Math.min(one[to], other[to]) - Math.max(one[from], other[from]));
                const hides = ring ? along(covered, ring, "left", "right") * along(covered, ring, "top", "bottom") : 0;
                window.wanted = on ?? (at && document.elementFromPoint(at.x, at.y)?.closest("button, a, [tabindex]"));
                return { ...seen, hides, outside: covered.left < 0 || covered.top < 0 || covered.right > innerWidth
                         || covered.bottom > innerHeight, says: bubble.innerText };
            }
            before = now;
        }
        if (performance.now() > end) return { phase: "nothing", says: document.body.innerText };
    }
}"""
"""What the lesson says, once it has come to rest: the step, what is lit, and where to touch it."""


class Learner:
    """Goes through a lesson by mouse, touch or keys."""

    def __init__(
        self, visitor: Visitor, by: str = "mouse", seen: Callable[[dict[str, Any]], None] | None = None
    ) -> None:
        self.visitor = visitor
        self.by = by
        self.steps: list[int] = []
        self._seen = seen
        self._typist = Typist(visitor, "")

    def begin(self, game: str, lesson: str) -> str:
        """Begin a lesson; the table."""
        page = self.visitor.go()
        made = self.visitor.tell(
            "([game, lesson]) => fetch(`/api/games/${game}/lessons/${lesson}`, {method: 'POST', "
            "headers: {'X-Sacbe': '1'}}).then((answer) => answer.json())",
            [game, lesson],
        )
        table = str(made["table"]["id"])
        page.goto(f"{self.visitor.server.url}/table/{table}")
        return table

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.tell(LOOK, PATIENCE)
        return found

    def touch(self, seen: dict[str, Any]) -> None:
        if self.by == "keys":
            self._typist.touch({})
        elif self.by == "touch":
            self.visitor.page.touchscreen.tap(seen["x"], seen["y"])
        else:
            self.visitor.page.mouse.click(seen["x"], seen["y"])

    def learn(self) -> list[int]:
        """Go through to the end; the steps that were seen."""
        before, times = "", 0
        for _ in range(MOST_TOUCHES):
            seen = self.look()
            if self._seen:
                self._seen(seen)
            if seen["phase"] == "end":
                return self.steps
            if seen["phase"] not in ("step", "confirm"):
                pytest.fail(f"the lesson does not go on: {seen}", pytrace=False)
            if seen["step"] not in self.steps:
                self.steps.append(seen["step"])
            now = f"{seen['step']} {seen['phase']} {seen['planned']} {seen['lit']}"
            times = times + 1 if now == before else 0
            before = now
            if times == ENOUGH:
                pytest.fail(f"touching what is lit leads nowhere: {seen}", pytrace=False)
            self.touch(seen)
        pytest.fail("the lesson does not end", pytrace=False)
