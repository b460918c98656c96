"""What ``bornes verify`` prints."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bornes.locales import Messages
from bornes.server.table.records import verify


def verified_text(file: Path, commitment: str | None, messages: Messages) -> Iterator[str]:
    """Check a record, and say what was found; what is wrong with it is refused."""
    found = verify(file, commitment)
    game = found.game
    words = Messages(messages.language, game.rules.edition)
    yield words.text("verify-commitment", commitment=found.commitment)
    yield words.text("verify-cards", hands=game.hand_number, moves=found.moves)
    if commitment is None:
        yield words.text("verify-compare")
