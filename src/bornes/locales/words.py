"""The message files of one language, read once, and the words of one edition in them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from bornes.circuit import START, Spot
from bornes.editions import edition_named
from bornes.engine.cards import Card
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.locales.bundle import Bundle, Value

LANGUAGES: Final = ("en", "fr", "nl")

# The cards of a sentence that lie on the table already; any other is being played, or held.
_LYING_THERE: Final = ("hazard", "top", "safety")


class Words:
    """The texts of a language as an edition has them."""

    def __init__(self, language: str, edition: str | None = None) -> None:
        if language not in LANGUAGES:
            allowed = ", ".join(LANGUAGES)
            raise Refused(Refusal("unknown-language", language=brief(language), allowed=allowed))
        self.language = language
        self.edition = None if edition is None else edition_named(edition).id
        self._bundle = _bundle(language)

    def text(self, key: str, /, **values: object) -> str:
        """The text of a key, the edition's own if there is one.

        A card among the values is written with its article. A missing key, and a value that
        the text needs and doesn't get, are a KeyError.
        """
        special = f"{key}-in-{self.edition}"
        ready = {name: self._ready(name, value) for name, value in values.items()}
        return self._bundle.text(special if self.has(special) else key, ready)

    def has(self, key: str) -> bool:
        """Whether there is a text with exactly this key."""
        return key in self._bundle

    def card(self, card: Card) -> str:
        """The name that is printed on a card."""
        return self.text(f"card-{card}")

    def phrase(self, card: Card, article: str) -> str:
        """A card within a sentence, with its article: ``a`` or ``the``."""
        return self.text(f"{article}-card-{card}")

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: ``A, B and C``."""
        *first, last = names
        return self.text("and-last", first=", ".join(first), last=last) if first else last

    def spot(self, spot: Spot) -> str:
        """Where a car stands."""
        if spot.shortcut:
            return self.text("spot-shortcut", square=spot.shortcut)
        if spot == START:
            return self.text("spot-start")
        return self.text("spot-square", square=spot.square, lane=spot.lane)

    def _ready(self, name: str, value: object) -> Value:
        if isinstance(value, Card):
            return self.phrase(value, "the" if name in _LYING_THERE else "a")
        return value if isinstance(value, int) else str(value)


@cache
def _bundle(language: str) -> Bundle:
    return Bundle(language)
