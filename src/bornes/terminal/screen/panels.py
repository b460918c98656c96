"""The still parts of the table: title, race, tableaus, piles, score, log, and the line of keys."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import Static

from bornes.engine.cards import KIND
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.screen.theme import paragraph, styled
from bornes.terminal.shown.narration import sentences
from bornes.terminal.shown.race import race_lines
from bornes.terminal.shown.road_map import strip
from bornes.terminal.shown.sheet import Sheet, sheet_of
from bornes.terminal.shown.spans import Line, Span, Tone, cut, length, wrapped
from bornes.terminal.shown.table import SideShown, TableShown
from bornes.terminal.shown.tableau import tableau_lines


class Panel(Static):
    """A part of the table with a frame and a title."""

    def __init__(self, name: str) -> None:
        super().__init__(id=name, classes="panel")

    def fill(self, title: str, content: Content, corner: str = "") -> None:
        """Show this under a title, with a word in the lower corner."""
        self.border_title = title
        self.border_subtitle = corner
        self.update(content)

    @property
    def room(self) -> int:
        """How many cells a line may have."""
        return max(10, self.content_size.width or self.size.width - 4)


def title_line(
    view: View, shown: TableShown, messages: Messages, width: int, corner: str
) -> Content:
    """Which edition, which hand, to how many points; on the right what goes on."""
    left: Line = (
        Span(f" {messages.text(f'edition-{view.edition}')} ", Tone.OWN_CAR),
        Span(f" {shown.aim}"),
    )
    right = (Span(f"{corner} ", Tone.STRONG),)
    # What goes on is more than what is played, where there is no room for both.
    left = cut(left, max(0, width - length(right) - 1))
    gap = width - length(left) - length(right)
    return styled(cut((*left, Span(" " * max(1, gap)), *right), width))


def race(shown: TableShown, messages: Messages, width: int) -> Content:
    """The road with every car on it."""
    return paragraph(race_lines(shown, messages, width))


def tableau(side: SideShown, messages: Messages, width: int) -> Content:
    """What lies before a side."""
    return paragraph(tableau_lines(side, messages, width))


def road_ahead(view: View, messages: Messages, width: int) -> Content:
    """The road before one's own car."""
    return Content(
        "\n".join(line.removeprefix("    ") for line in strip(view, messages, width + 4))
    )


def piles(shown: TableShown, messages: Messages) -> Content:
    """The draw pile, and the top of the discards."""
    lines: list[Line] = [
        (Span("▒▒ ", Tone.DIM), *_pile("term-draw-pile", shown.draw_size, messages))
    ]
    top = shown.discard_top
    if top is None:
        lines.append((Span("·· ", Tone.DIM), Span(messages.text("play-no-discards"), Tone.DIM)))
    else:
        tone = Tone(KIND[top])
        lines.append((Span("▓▓ ", tone), *_pile("term-discard-pile", shown.discards, messages)))
        lines.append((Span("   "), Span(f"[{messages.card(top)}]", tone)))
    return paragraph(lines)


def _pile(key: str, count: int, messages: Messages) -> Line:
    return (Span(f"{messages.text(key)} "), Span(str(count), Tone.STRONG))


def score(sheet: Sheet, width: int) -> Content:
    """The sheet with its sums set apart."""
    column = max([4, *(len(str(figure)) for _, row in sheet.rows for figure in row)]) + 1
    names = max(8, width - column * len(sheet.heads))
    lines: list[Line] = [_sheet_row("", sheet.heads, names, column, Tone.OWN)]
    for place, (name, figures) in enumerate(sheet.rows):
        sums = place >= len(sheet.rows) - sheet.totals
        if sums and place == len(sheet.rows) - sheet.totals:
            lines.append((Span("─" * (names + column * len(sheet.heads)), Tone.DIM),))
        tone = Tone.STRONG if sums else Tone.PLAIN
        cells = tuple(str(figure) if figure or sums else "·" for figure in figures)
        lines.append(_sheet_row(name, cells, names, column, tone))
    return paragraph(lines)


def _sheet_row(name: str, cells: Iterable[str], names: int, column: int, tone: Tone) -> Line:
    shown = name if len(name) <= names else name[: names - 1] + "…"
    return (Span(f"{shown:<{names}}" + "".join(f"{cell:>{column}}" for cell in cells), tone),)


def score_of(view: View, messages: Messages, width: int) -> Content:
    """How the hand stands, line by line."""
    return score(sheet_of(view, messages), width)


def log_tail(view: View, company: Company, count: int) -> list[str]:
    """The last things that happened, the newest last."""
    return sentences(view.events[-count * 4 :], company)[-count:]


def side_title(side: SideShown) -> Content:
    """The name of a side over its cards, and its score."""
    return styled(
        (Span(f"{side.side} {side.name}", Tone.STRONG), Span(f"  {side.score}", Tone.DIM))
    )


def last_lines(texts: list[str], width: int, height: int) -> Content:
    """The end of some texts, as much as there is room for."""
    lines = [line for text in texts for line in wrapped(text, width, hanging=" ")]
    return Content("\n".join(lines[-height:]))
