"""What is played, in words: who with whom, how far, to how many points, and with which options."""

from __future__ import annotations

import json

from bornes.engine.rules import Rules
from bornes.locales import Messages


def table_form(rules: Rules, messages: Messages) -> str:
    """Who plays with whom, and how far; the messages are those of the edition."""
    sides, size = len(rules.sides), rules.players // len(rules.sides)
    key = "editions-solo" if size == 1 else "editions-teams"
    distance = messages.text("count-distance", km=rules.target)
    return messages.text(key, sides=sides, size=size, distance=distance)


def aim(rules: Rules, messages: Messages) -> str:
    """What wins a hand, and what wins the match."""
    distance = messages.text("count-distance", km=rules.target)
    if not rules.scored:
        return messages.text("play-aim-games", distance=distance, games=rules.games)
    if rules.match_hands is not None:
        return messages.text("play-aim-hands", distance=distance, hands=rules.match_hands)
    assert rules.match_total is not None
    return messages.text("play-aim-total", distance=distance, points=rules.match_total)


def typed(value: object) -> str:
    """A value as it is typed on the command line."""
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value)
