"""What happened, in words."""

from __future__ import annotations

from collections.abc import Iterable

from bornes.engine.events import AnswerClosed, AnswerOpened, CardDrawn, Event
from bornes.locales import Messages
from bornes.terminal.board import wrapped


def narrated(events: Iterable[Event], messages: Messages) -> list[str]:
    """The events as lines, as far as they are news to whoever may know them."""
    lines: list[str] = []
    for event in events:
        if _is_noise(event):
            continue
        text = messages.event(event)
        if text is not None:
            lines += wrapped(text, hanging="  ")
    return lines


def _is_noise(event: Event) -> bool:
    # That others draw their cards is a matter of course. An answer is opened and closed
    # whether or not there is one; the answer itself is what is told.
    if type(event) is CardDrawn:
        return event.card is None
    return type(event) in {AnswerOpened, AnswerClosed}
