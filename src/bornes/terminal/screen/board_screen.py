"""The table on the screen: the race, the tableaus, the hand, piles, score and log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from bornes.terminal.screen import pages, panels
from bornes.terminal.screen.hand import Choices, Hand
from bornes.terminal.screen.keys import SPARE, Key, help_text, key_line, table_keys
from bornes.terminal.screen.offer import Offered, OfferPanel
from bornes.terminal.screen.panels import Panel
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.table import TableShown, table_shown

PAGES: Final[list[BindingType]] = [
    Binding("s", "page('score')", show=False),
    Binding("l", "page('log')", show=False),
    Binding("t", "page('tableaus')", show=False),
    Binding("m", "page('road')", show=False),
    Binding("r", "page('rules')", show=False),
    Binding("question_mark", "page('help')", show=False),
]
"""The keys of the pages that every table has."""

_WIDE: Final = 108
"""The columns from which on score, piles and log stand beside the table."""
_TALL: Final = 34
"""The lines from which on every side's cards are shown."""
_SIDE: Final = 36
_FEW_OTHERS: Final = 2
"""The number of other sides that find room beside one's own on any screen."""


class BoardScreen(Screen[None]):
    """Shows a moment at a table; what is done there is up to who stands on it."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.moment: Moment | None = None
        self.shown: TableShown | None = None
        self.card: int | None = None
        self.choice = 0

    def compose(self) -> ComposeResult:
        """The parts of the table, from top to bottom."""
        yield Static(id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                yield Panel("race")
                with Horizontal(id="tableaus"):
                    yield Panel("own")
                    with VerticalScroll(id="others-scroll", can_focus=False):
                        yield Panel("others")
                yield Static(id="news")
                yield Hand()
                yield Choices()
            with Vertical(id="side"):
                yield Panel("piles")
                yield Panel("score")
                yield Panel("log")
        yield Static(id="keys")
        yield OfferPanel()

    def on_resize(self, _: events.Resize) -> None:
        """Lay the table out anew."""
        self.set_class(self.size.width >= _WIDE, "-wide")
        self.set_class(self.size.height >= _TALL, "-tall")
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.query_one(OfferPanel).place)

    # --- what is to be seen -------------------------------------------------------

    def look_at(self, moment: Moment) -> None:
        """Take a moment in, without drawing it yet."""
        self.moment = moment
        if moment.view is None:
            self.shown = None
        else:
            legal = moment.legal
            self.shown = table_shown(moment.view, moment.company, self.session.messages, legal)

    def offered(self, moment: Moment) -> Offered | None:  # noqa: ARG002
        """The panel that a moment calls for, if any."""
        return None

    def choice_texts(self, moment: Moment, shown: TableShown) -> list[str]:  # noqa: ARG002
        """What stands below the hand."""
        return []

    help_intro = "terminal-help-play"
    """The key of what help says first."""
    spare: Sequence[str] = SPARE
    """The keys that are left out first where there is no room for all; help knows them."""

    def keys(self, moment: Moment) -> list[Key]:
        """The keys that mean something now."""
        return table_keys(self.session, moment)

    def key_line(self, moment: Moment) -> Content:
        """The keys at the bottom."""
        return key_line(self.keys(moment), self.session.messages, self.size.width, self.spare)

    def draw(self) -> None:
        """Fill every part of the table."""
        moment, shown = self.moment, self.shown
        if moment is None or not self.is_mounted:
            return
        for name in ("#title", "#middle", "#keys"):
            self.query_one(name).visible = shown is not None
        self.query_one(OfferPanel).show(self.offered(moment))
        if shown is None or moment.view is None:
            self.query_one(Hand).show((), None)
            for panel in self.query(Panel):
                panel.fill("", Content(""))
            self.query_one("#news", Static).update("")
            self.query_one("#title", Static).update("")
            return
        self._draw_table(moment, shown)

    def _draw_table(self, moment: Moment, shown: TableShown) -> None:
        view, messages, company = moment.view, self.session.messages, moment.company
        assert view is not None
        width = self.size.width
        corner = self.corner(moment, shown)
        title = panels.title_line(view, shown, messages, width, corner)
        self.query_one("#title", Static).update(title)
        race = self.query_one("#race", Panel)
        race.fill("", panels.race(shown, messages, self._left - 4))
        self._draw_tableaus(moment, shown)
        count = 3 if self.has_class("-tall") else 2
        notes = [moment.note] if moment.note else []
        news = panels.log_tail(view, company, count - len(notes))
        self.query_one("#news", Static).update(Content("\n".join([*notes, *news])))
        self.query_one(Hand).show(shown.hand, self.card if moment.legal else None)
        self.query_one(Choices).show(self.choice_texts(moment, shown), self.choice)
        self.query_one("#keys", Static).update(self.key_line(moment))
        if self.has_class("-wide"):
            self._draw_side(moment, shown)

    @property
    def _left(self) -> int:
        return self.size.width - (_SIDE if self.has_class("-wide") else 0)

    def corner(self, moment: Moment, shown: TableShown) -> str:
        """Whose turn it is, or what is asked."""
        messages, view = self.session.messages, moment.view
        assert view is not None
        if shown.question:
            return shown.question
        if moment.kind in {Kind.HAND_ENDED, Kind.MATCH_ENDED}:
            return ""
        if view.phase == "react":
            left = "" if moment.seconds is None else f" {moment.seconds} s"
            return messages.text("terminal-answers-open") + left
        return messages.text("table-turn-of", name=moment.company.plain_name(view.turn))

    def _draw_tableaus(self, moment: Moment, shown: TableShown) -> None:
        """One's own cards; the others' too where there is room, and the road of a circuit."""
        view, messages = moment.view, self.session.messages
        assert view is not None
        first, *others = shown.sides
        beside = len(others) <= _FEW_OTHERS or self.has_class("-tall")
        self.query_one("#others-scroll").display = beside
        room = self._left // (2 if beside else 1) - 4
        own = panels.tableau(first, messages, room)
        if view.rules.circuit is not None and (self.size.height >= 30 or len(shown.sides) <= 3):
            own = Content("\n").join([own, panels.road_ahead(view, messages, room)])
        self.query_one("#own", Panel).fill(first.name, own, first.score)
        parts = []
        for side in others:
            parts += [panels.side_title(side), panels.tableau(side, messages, room)]
        self.query_one("#others-scroll").border_title = messages.text("terminal-others")
        self.query_one("#others", Panel).fill("", Content("\n").join(parts))

    def _draw_side(self, moment: Moment, shown: TableShown) -> None:
        view, messages = moment.view, self.session.messages
        assert view is not None
        room = _SIDE - 4
        self.query_one("#piles", Panel).fill(
            messages.text("terminal-piles"), panels.piles(shown, messages)
        )
        sheet = self.query_one("#score", Panel)
        sheet.fill(messages.text("score-title"), panels.score_of(view, messages, room))
        log = self.query_one("#log", Panel)
        lines = panels.log_tail(view, moment.company, 40)
        log.fill(
            messages.text("table-log"), panels.last_lines(lines, room, max(1, log.size.height - 2))
        )

    # --- pages --------------------------------------------------------------------

    def action_page(self, name: str) -> None:
        """Open a page: rules, log, score, hints and the like."""
        moment = self.moment
        if moment is None or moment.view is None:
            return
        messages = self.session.messages
        helping = help_text(self.keys(moment), messages, self.help_intro)
        page = pages.page_named(name, moment, messages, self.size.width, helping)
        if page is not None:
            self.app.push_screen(page)
