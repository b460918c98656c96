"""Matches that a browser has kept already, for the screen that counts them."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import FilePayload, expect

from tests.support.browser.world import Visitor

_DAY: Final = 86_400_000
_LAST: Final = 1_780_000_000_000
"""The last of them, in milliseconds: a day in 2026."""


def _match(number: int, **facts: Any) -> dict[str, Any]:
    return {
        "table": f"kept{number}",
        "match": 1,
        "at": _LAST - number * _DAY,
        "edition": "dujardin",
        "players": 2,
        "won": number % 3 != 2,
        "hands": 4,
        "points": 5200 - 300 * (number % 5),
        "best": 1900,
        "coups": number % 4,
        "against": ["steady"],
        "undone": 0,
        **facts,
    }


MATCHES: Final = (
    *(_match(number) for number in range(8)),
    _match(8, edition="volant", against=["sharp", "champion"], players=3),
    _match(9, edition="arche", points=None, best=None, hands=3),
    _match(10, edition="rally", against=["people"], players=4, undone=2),
    _match(11, edition="parker", against=["people", "expert"], players=4),
)
FILE: Final = json.dumps({"bornes-matches": 1, "matches": MATCHES})


def as_file(text: str) -> FilePayload:
    """A text as a file that somebody chooses."""
    return {"name": "bornes-matches.json", "mimeType": "application/json", "buffer": text.encode()}


def has_matches(visitor: Visitor) -> None:
    """Add them from a file, as one would on another device."""
    page = visitor.page
    page.locator("input[type=file]").set_input_files(as_file(FILE))
    expect(page.locator(f"[data-stats='{len(MATCHES)}'] table").first).to_be_visible()
