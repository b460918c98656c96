"""What the page has shown, step by step, and whether it came in order."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

SHOWN: Final = "() => document.querySelector('main').dataset.showing === undefined"
"""Nothing is on its way any more."""
_STEPS: Final = "() => (document.documentElement.dataset.steps ?? '').split(' ')"


def steps(page: Page) -> list[str]:
    """The page's own record of the last steps."""
    found: list[str] = page.evaluate(_STEPS)
    return found


def assert_in_order(done: list[str]) -> None:
    """Every event flies, lands and is told, in this order, and a message ends with a pass."""
    beats = ["fly", "land", "tell"]
    before: tuple[str, str] | None = None
    for beat, _, event in (step.partition(":") for step in done if step):
        if before is not None and before[1] and event == before[1] and beat != "fly":
            assert beats.index(beat) > beats.index(before[0]), done
        if beat == "land" and event in {"card_played", "card_drawn", "card_discarded"}:
            assert before == ("fly", event), done
        before = (beat, event)
    assert done[-1] == "pass"
