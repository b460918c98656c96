"""The game in three languages: everything that a person reads, made from the message files.

What belongs here: the folders `fr`, `nl` and `en` with one set of Fluent files each (`*.ftl`,
read by server, terminal and page alike) and a rules page for each edition, and the modules that
choose which message says a thing. What doesn't: layout, which is where the text is shown, and any
text in a `.py` file.

Begin with `Messages` below: all texts in one language, in the words of one edition. It stands on
`words`, and that on `bundle`, which reads the message files. `move_text`, `event_text`,
`advice_text` and `house_text` put a move, an event, the reason for a piece of advice and a house
rule into words; `rules_text` strips a rules page of what only the browser shows, and `preference`
asks the system for a person's language. `advising` only re-exports: its path is promised.

A new message is added to all three languages under the same name; tests fail for one that is
missing or has other variables than its sisters.
"""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from bornes.editions import edition_named
from bornes.engine.events import Event
from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal
from bornes.locales.event_text import tell
from bornes.locales.house_text import house_name, house_refusal, house_value
from bornes.locales.move_text import offer
from bornes.locales.preference import preferred_language
from bornes.locales.rules_text import without_pictures
from bornes.locales.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Messages", "preferred_language"]

# The details that say in English words what would do. The others repeat what was given,
# or what could be typed, and are shown as they are.
_IN_WORDS: Final = ("allowed", "condition", "expected")
_NO_KEY: Final = re.compile(r"[^a-z0-9]+")


class Messages(Words):
    """Texts in one language, in the words of one edition; without one, in general words.

    An unknown language or edition is refused.
    """

    def refusal(self, refusal: Refusal) -> str:
        """Why something is refused, with the printed names of its cards."""
        details = {name: self._detail(name, value) for name, value in refusal.details.items()}
        return self.text(refusal.code, **details)

    def _detail(self, name: str, value: object) -> object:
        if isinstance(value, Refusal):
            return self.refusal(value)
        if name in _IN_WORDS:
            key = "detail-" + _NO_KEY.sub("-", str(value).lower()).strip("-")
            return self.text(key) if self.has(key) else value
        return value

    def move(self, move: Move) -> str:
        """A move as a choice to be made: ``Play Stop on side B``."""
        return offer(move, self)

    def event(self, event: Event) -> str | None:
        """What happened, as a sentence for a log; nothing if it is not worth a line."""
        return tell(event, self)

    def score_line(self, line: str) -> str:
        """The name of a line of the score."""
        return self.text(f"score-{line}")

    def house_name(self, name: str) -> str:
        """What a house rule is called, as a family would say it."""
        return house_name(name, self)

    def house_value(self, name: str, value: object) -> str:
        """What a house rule is set to."""
        return house_value(name, value, self)

    def house_refusal(self, refusal: Refusal) -> str:
        """Why house rules don't go together, as far as possible without the names of fields."""
        return house_refusal(refusal, self) or self.refusal(refusal)

    def rules_page(self) -> str:
        """The rules of the edition on one page, in Markdown with pictures of cards."""
        name = f"{edition_named(self.edition).id}.md"
        page = files("bornes") / "locales" / self.language / "rules" / name
        return page.read_text("utf-8")

    def rules_text(self) -> str:
        """The same page as plain Markdown, its pictures of cards as their names."""
        return without_pictures(self.rules_page())
