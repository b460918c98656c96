"""What a person types, in the verbs and names of the language: ``jouer feu rouge sur B``.

The notation of records is understood everywhere as well: ``play stop on B``.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bornes.engine.cards import Card
from bornes.locales import Messages

_SEAT: Final = re.compile(r"^\d+\s*:\s*")
_VERBS: Final = (
    "draw",
    "take",
    "play",
    "discard",
    "coup-fourre",
    "parry",
    "pass",
    "extend",
    "finish",
    "u-turn",
    "end",
)
_PARTICLES: Final = ("on", "curing", "top", "lane", "via", "shortcut")
KEYWORDS: Final = (
    "help",
    "table",
    "road",
    "rules",
    "why",
    "save",
    "hint",
    "score",
    "log",
    "deal",
    "wish",
    "quit",
)
"""What may be typed besides a move."""


class Language:
    """The words of a language for what is typed, in the words of one edition."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self._words = {
            typed: meant
            for meant in (*_VERBS, *_PARTICLES, *KEYWORDS)
            for typed in (*self._own(meant), meant)
        }
        names = {_plain(messages.card(card)): card for card in Card}
        # The longest first: “25 km” before what it might be a part of.
        self._cards = sorted(names.items(), key=lambda item: -len(item[0]))

    def _own(self, meant: str) -> list[str]:
        return [_plain(word) for word in self.messages.text(f"typed-{meant}").split(", ")]

    def shown(self, meant: str) -> str:
        """The word of the language for a verb or a keyword, as help texts have it."""
        return self.messages.text(f"typed-{meant}").split(", ")[0]

    def keyword(self, text: str) -> tuple[str | None, str]:
        """The keyword that a line begins with, if any, and the rest of it."""
        word, _, rest = text.strip().partition(" ")
        meant = "help" if word == "?" else self._words.get(_plain(word))
        # A Dutch “stop” alone leaves the game; the rest of a line makes it a card.
        return (meant, rest.strip()) if meant in KEYWORDS else (None, text)

    def move(self, text: str, seat: int | None) -> str:
        """A move as the notation has it; the seat may be left out."""
        text = text.strip()
        if not _SEAT.match(text):
            text = f"{seat}: {text}"
        begin = _SEAT.match(text)
        assert begin is not None
        number = begin[0].rstrip(" :\t")
        words = self._cards_by_id(_plain(text[begin.end() :])).split()
        meant = [word if word in _IDS else self._words.get(word, word) for word in words]
        # Everything is in small letters but the sides.
        return " ".join(
            [
                f"{number}:",
                *(
                    word.upper() if before == "on" else word
                    for before, word in zip(["", *meant], meant, strict=False)
                ),
            ]
        )

    def _cards_by_id(self, text: str) -> str:
        """The text with the names of cards replaced by their ids."""
        for name, card in self._cards:
            text = re.sub(rf"(?<!\S){re.escape(name)}(?!\S)", str(card), text)
        return text


_IDS: Final = frozenset(map(str, Card))


def _plain(text: str) -> str:
    """Small letters without accents, and simple spaces and apostrophes."""
    apart = unicodedata.normalize("NFD", text.replace("’", "'").casefold())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(letters.replace("œ", "oe").split())
