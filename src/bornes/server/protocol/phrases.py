"""What persons may say to each other at a table: ids; the words are each reader's own."""

from __future__ import annotations

from typing import Final

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "wow",
    "thanks",
    "sorry",
    "ouch",
    "hurry",
)
"""Every phrase there is. None of them says anything about cards."""
