"""What is said to whoever is asked: how everyone stands, what is asked, and the choices."""

from __future__ import annotations

from dataclasses import replace

from bornes.engine.moves import Move
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.lines.board import hand_line, status_text
from bornes.terminal.lines.move_menu import choice_lines, covers
from bornes.terminal.shown.spans import wrapped
from bornes.terminal.shown.table import SideShown, question_key, table_shown


class Standing:
    """How everyone stood when it was last told."""

    def __init__(self) -> None:
        self._told: tuple[SideShown, ...] = ()

    def forget(self) -> None:
        """Tell everything the next time."""
        self._told = ()

    def news(self, view: View, company: Company, messages: Messages) -> list[str]:
        """A few words about everyone for whom something has changed."""
        shown = table_shown(view, company, messages)
        # Cards are drawn and held all the time; that alone is no news.
        status = tuple(replace(side, cards=(), playing=False) for side in shown.sides)
        changed = [side for side in status if side not in self._told]
        self._told = status
        return [status_text(changed, shown.draw_size, messages)] if changed else []


def question_lines(
    view: View,
    moves: list[Move],
    company: Company,
    messages: Messages,
    width: int,
    lead: str = "",
) -> list[str]:
    """What is asked, and the numbered answers; the last line is where one types.

    ``lead`` is a sentence short enough to stand in their line.
    """
    lines = []
    if view.phase != "draw" and not covers(moves, view.hand):
        lines += hand_line(view.hand, messages, width)
    if view.phase not in {"draw", "play"} or view.owed:
        lines += wrapped(messages.text(question_key(view)), width)
    if lines and lead:
        lines, lead = [*wrapped(lead, width), *lines], ""
    return lines + choice_lines(moves, view, company, width - 2, lead)
