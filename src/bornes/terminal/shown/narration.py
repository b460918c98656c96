"""What happened, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bornes.engine.events import (
    AnswerClosed,
    AnswerOpened,
    CardDrawn,
    CarMoved,
    Event,
    HazardCancelled,
)
from bornes.locales.log_text import Company, tell_named
from bornes.terminal.shown.spans import wrapped

Teller = Callable[[Event], str | None]
"""Puts an event into words; nothing if it is not worth a line."""


def sentences(events: Iterable[Event], company: Company, *, standing: bool = False) -> list[str]:
    """The events as sentences with names, as far as they are news to whoever is told.

    Where it is told besides how everyone stands, it need not be said where a car has come to.
    """
    # That a hazard is gone is to be seen, and follows from what was played.
    told = (
        tell_named(event, company)
        for event in events
        if not _is_noise(event)
        and type(event) is not HazardCancelled
        and not (standing and type(event) is CarMoved and not event.bonuses)
    )
    return [sentence for sentence in told if sentence is not None]


def narrated(events: Iterable[Event], tell: Teller, width: int) -> list[str]:
    """The events as lines, one after the other."""
    lines: list[str] = []
    for event in events:
        text = None if _is_noise(event) else tell(event)
        if text is not None:
            lines += wrapped(text, width, hanging="  ")
    return lines


def _is_noise(event: Event) -> bool:
    # That others draw their cards is a matter of course. An answer is opened and closed
    # whether or not there is one; the answer itself is what is told.
    if type(event) is CardDrawn:
        return event.card is None
    return type(event) in {AnswerOpened, AnswerClosed}
