"""Every lesson through the page, touching nothing but what it lights: by mouse, touch and keys, in four languages."""

from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.learners import Learner
from tests.browser.visitors import BLURRED, DESKTOP, PHONE, Visitor

from sacbe.engine.lessons import GUIDED, lessons
from sacbe.engine.registry import game_class, house_games

LANGUAGES = ("en", "ro", "pl", "it")
WAYS = ("mouse", "touch", "keys")
ALL = [(game, lesson.name, lesson.kind) for game in house_games() for lesson in lessons(game_class(game))]
GUIDED_GAMES = [(game, name) for game, name, kind in ALL if kind == GUIDED]
SHORT = [(game, name) for game, name, kind in ALL if kind != GUIDED]
COVERED = 40.0
"""So many square pixels of what is lit may lie under the bubble: an edge."""


def learner(visit: Visit, by: str, language: str = "en", **more: object) -> Learner:
    def seen(now: dict[str, Any]) -> None:
        assert now.get("hides", 0) <= COVERED, f"the bubble hides what is lit: {now}"
        assert not now.get("outside"), f"the bubble is not all in the window: {now}"

    phone = by == "touch"
    visitor = visit(size=PHONE if phone else DESKTOP, touch=phone, sharpness=BLURRED, language=language, **more)
    return Learner(visitor, by, seen)


def learn(visit: Visit, game: str, lesson: str, by: str, language: str) -> None:
    who = learner(visit, by, language)
    who.begin(game, lesson)
    count = next(len(each.steps) for each in lessons(game_class(game)) if each.name == lesson)
    assert who.learn() == list(range(count))
    assert who.visitor.page.get_attribute("html", "lang") == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), GUIDED_GAMES)
def test_a_guided_game_is_learned_to_its_end(visit: Visit, game: str, lesson: str, language: str) -> None:
    by = WAYS[(GUIDED_GAMES.index((game, lesson)) + LANGUAGES.index(language)) % len(WAYS)]
    learn(visit, game, lesson, by, language)


@pytest.mark.parametrize(("game", "lesson"), SHORT)
def test_a_short_lesson_is_learned_to_its_end(visit: Visit, game: str, lesson: str) -> None:
    at = SHORT.index((game, lesson))
    learn(visit, game, lesson, WAYS[at % len(WAYS)], LANGUAGES[at % len(LANGUAGES)])


def test_another_touch_is_answered_kindly_and_does_nothing(visit: Visit) -> None:
    who = learner(visit, "mouse")
    who.begin("tikal", "first")
    who.touch(who.look())
    seen = who.look()
    page = who.visitor.page
    page.click("[data-field=a3]")
    page.wait_for_selector("[data-lesson-answer]")
    again = who.look()
    assert (again["step"], again["planned"]) == (seen["step"], "")
    who.touch(again)
    assert who.look()["step"] == seen["step"] + 1
    assert page.locator("[data-lesson-answer]").count() == 0


def test_a_lesson_goes_on_where_it_was_after_a_reload(visit: Visit) -> None:
    who = learner(visit, "mouse")
    who.begin("tikal", "first")
    for _ in range(6):
        who.touch(who.look())
    seen = who.look()
    who.visitor.page.reload()
    again = who.look()
    assert (again["step"], again["planned"]) == (seen["step"], seen["planned"])


def test_a_step_can_be_done_for_the_learner_and_taken_back(visit: Visit) -> None:
    who = learner(visit, "mouse")
    who.begin("tikal", "first")
    who.touch(who.look())
    page = who.visitor.page
    page.click("[data-lesson-show]")
    assert who.look()["step"] == 2
    page.click("[data-back]")
    assert who.look()["step"] == 1


def test_whoever_leaves_a_lesson_plays_on_without_it(visit: Visit) -> None:
    who = learner(visit, "mouse")
    who.begin("tikal", "first")
    who.look()
    page = who.visitor.page
    page.click("[data-lesson-leave]")
    page.wait_for_selector("[data-lesson]", state="detached")
    page.click("[data-field=a3]")
    page.wait_for_selector(".page[data-planned='1']")
    page.reload()
    who.visitor.wait_until("yours")
    assert page.locator("[data-lesson]").count() == 0


def test_the_first_page_offers_to_learn_until_one_has_and_the_first_game_stays_two_clicks_away(visit: Visit) -> None:
    visitor: Visitor = visit(sharpness=BLURRED)
    page = visitor.go()
    page.click("[data-learn=silver_gold]")
    page.wait_for_selector("[data-lesson=first]")
    who = Learner(visitor)
    who.look()
    visitor.go()
    page.wait_for_selector("[data-learn=silver_gold]")
    page.click("[data-learn=silver_gold]")
    who.learn()
    visitor.go()
    page.wait_for_selector("[data-learn=tikal]")
    assert page.locator("[data-learn=silver_gold]").count() == 0
    visitor.sit_down("silver_gold", "you", "novice")


def test_a_refusal_offers_the_lesson_on_its_clause_and_leads_back(visit: Visit) -> None:
    visitor = visit(sharpness=BLURRED, forgive=(r"responded with a status of 4\d\d",))
    table = visitor.sit_down("tikal", "you", "novice")
    page = visitor.page
    visitor.wait_until("yours")
    page.locator(".cell.glowing").first.click()
    page.wait_for_selector(".page[data-planned='1']")
    page.keyboard.press("/")
    page.fill("[data-type]", "guard a4")
    page.click("[data-type-go]")
    page.click("[data-refusal] [data-try=guards]")
    who = Learner(visitor)
    who.learn()
    page.click("[data-lesson-back]")
    page.wait_for_url(f"**/table/{table}")


def test_an_explanation_and_the_help_offer_lessons(visit: Visit) -> None:
    visitor = visit(sharpness=BLURRED)
    visitor.sit_down("tikal", "you", "novice")
    page = visitor.page
    visitor.wait_until("yours")
    page.keyboard.press("?")
    page.wait_for_selector("[data-begin-lesson=guards]")
    page.keyboard.press("Escape")
    page.hover("[data-field=b4]")
    page.wait_for_selector("[data-explanation]")
