"""Why a move may be made: a code with details, like a refusal. Texts are made elsewhere."""

from __future__ import annotations

from bornes.engine.cards import KM


class Reason:
    """A true statement about a move, as data, and perhaps another one after it.

    ``code`` is the key of its text in the message files and ``details`` what that text
    speaks of: cards, sides, ``km``, and parts of one for odds.
    """

    __slots__ = ("code", "details", "more")

    def __init__(self, code: str, /, **details: object) -> None:
        self.code = code
        self.details = details
        self.more: Reason | None = None

    def and_also(self, more: Reason | None) -> Reason:
        """The same reason, with another one to be told after it."""
        self.more = more
        return self

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Reason):
            return NotImplemented
        mine, theirs = (self.code, self.details), (other.code, other.details)
        return mine == theirs and self.more == other.more

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        details = "".join(f", {name}={value!r}" for name, value in self.details.items())
        more = "" if self.more is None else f".and_also({self.more!r})"
        return f"Reason({self.code!r}{details}){more}"


CARD_OF = {km: card for card, km in KM.items()}
"""The distance card of so many km."""


def first_of(*reasons: Reason | None) -> Reason | None:
    """The first of these reasons that there is."""
    return next((reason for reason in reasons if reason is not None), None)
