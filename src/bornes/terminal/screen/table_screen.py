"""The table: the race, the tableaus, one's cards, and what can be done with them."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refused
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.screen import pages, panels
from bornes.terminal.screen.hand import (
    CardFace,
    Choice,
    Choices,
    Hand,
    choice_texts,
    moves_for,
)
from bornes.terminal.screen.offer import OfferPanel
from bornes.terminal.screen.offers import ENTER, offered_at, offered_moves
from bornes.terminal.screen.panels import Panel
from bornes.terminal.screen.playing import Kind, Moment, Playing
from bornes.terminal.shown.table import TableShown, table_shown

_WIDE: Final = 108
"""From this many columns on, score, piles and log stand beside the table."""
_TALL: Final = 34
"""From this many lines on, every side's cards are shown."""
_SIDE: Final = 36
_FEW_OTHERS: Final = 2
"""So many other sides find room beside one’s own on any screen."""


class TableScreen(Screen[None]):
    """A match being played, as whoever sits before the screen sees it."""

    # What chooses a card and what plays it are alike: a key with priority overtakes one without
    # that was pressed before it, and another card would be played than the one chosen.
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(n), f"card({n - 1})", show=False, priority=True) for n in range(1, 10)),
        Binding("left", "step_card(-1)", show=False, priority=True),
        Binding("right", "step_card(1)", show=False, priority=True),
        Binding("up", "step_choice(-1)", show=False, priority=True),
        Binding("down", "step_choice(1)", show=False, priority=True),
        Binding("enter,space", "do", show=False, priority=True),
        Binding("x,d,delete", "discard", show=False, priority=True),
        Binding("c,e,n", "offer", show=False),
        Binding("h", "page('hints')", show=False),
        Binding("s", "page('score')", show=False),
        Binding("l", "page('log')", show=False),
        Binding("t", "page('tableaus')", show=False),
        Binding("m", "page('road')", show=False),
        Binding("r", "page('rules')", show=False),
        Binding("question_mark", "page('help')", show=False),
        Binding("w", "save", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, playing: Playing) -> None:
        super().__init__()
        self.playing = playing
        self.moment: Moment | None = None
        self.shown: TableShown | None = None
        self.card: int | None = None
        self.choice = 0
        self.aside = False
        """Whether a panel was put aside, to look at the table."""

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

    def on_mount(self) -> None:
        """Begin to follow the match."""
        self.query_one(OfferPanel).display = False
        self.follow()

    @work(exclusive=True)
    async def follow(self) -> None:
        """Show every moment of the match as it comes."""
        while True:
            self.show(self.playing.moment())
            await self.playing.wait()

    def on_resize(self, _: events.Resize) -> None:
        """Lay the table out anew."""
        self.set_class(self.size.width >= _WIDE, "-wide")
        self.set_class(self.size.height >= _TALL, "-tall")
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.query_one(OfferPanel).place)

    # --- showing ------------------------------------------------------------------

    def show(self, moment: Moment) -> None:
        """Show a moment; a card that was chosen stays so while the question is the same."""
        before = self.moment
        same = before is not None and (before.kind, before.legal) == (moment.kind, moment.legal)
        self.moment = moment
        if moment.view is None:
            self.shown = None
        else:
            legal = moment.legal
            self.shown = table_shown(moment.view, moment.company, self.playing.messages, legal)
        if not same:
            self.aside, self.choice = False, 0
            self.card = self._first_card()
        self.draw()

    def _first_card(self) -> int | None:
        """The first card that can be played, or else be thrown away."""
        if self.shown is None:
            return None
        for playing in (True, False):
            for place, held in enumerate(self.shown.hand):
                if any((move.verb is not Verb.DISCARD) is playing for move in held.moves):
                    return place
        return None

    def draw(self) -> None:
        """Fill every part of the table."""
        moment, shown = self.moment, self.shown
        if moment is None or not self.is_mounted:
            return
        for name in ("#title", "#middle", "#keys"):
            self.query_one(name).visible = shown is not None
        self.query_one(OfferPanel).show(
            None if self.aside else offered_at(moment, self.playing.messages, self.size.width)
        )
        if shown is None or moment.view is None:
            self.query_one(Hand).show((), None)
            for panel in self.query(Panel):
                panel.fill("", Content(""))
            self.query_one("#news", Static).update("")
            self.query_one("#title", Static).update("")
            return
        self._draw_table(moment, shown)

    def _draw_table(self, moment: Moment, shown: TableShown) -> None:
        view, messages, company = moment.view, self.playing.messages, moment.company
        assert view is not None
        width = self.size.width
        corner = self._corner(moment, shown)
        title = panels.title_line(view, shown, messages, width, corner)
        self.query_one("#title", Static).update(title)
        race = self.query_one("#race", Panel)
        race.fill("", panels.race(shown, messages, self._left - 4))
        self._draw_tableaus(moment, shown)
        count = 3 if self.has_class("-tall") else 2
        news = panels.log_tail(view, company, count)
        notes = [moment.note] if moment.note else []
        self.query_one("#news", Static).update(Content("\n".join([*notes, *news][-count:])))
        self.query_one(Hand).show(shown.hand, self.card if moment.legal else None)
        # A panel asks on its own; the same choices below it would be one question too many.
        asked = moment.legal and not self.query_one(OfferPanel).display
        texts = choice_texts(shown, self.card, company) if asked else []
        self.query_one(Choices).show(texts, self.choice)
        self.query_one("#keys", Static).update(pages.key_line(self.playing, moment, width))
        if self.has_class("-wide"):
            self._draw_side(moment, shown)

    @property
    def _left(self) -> int:
        return self.size.width - (_SIDE if self.has_class("-wide") else 0)

    def _corner(self, moment: Moment, shown: TableShown) -> str:
        """Whose turn it is, or what is asked."""
        messages, view = self.playing.messages, moment.view
        assert view is not None
        if shown.question:
            return shown.question
        if moment.kind in {Kind.HAND_ENDED, Kind.MATCH_ENDED}:
            return ""
        if view.phase == "react":
            return messages.text("terminal-answers-open")
        return messages.text("table-turn-of", name=moment.company.plain_name(view.turn))

    def _draw_tableaus(self, moment: Moment, shown: TableShown) -> None:
        """One's own cards; the others' too where there is room, and the road of a circuit."""
        view, messages = moment.view, self.playing.messages
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
        view, messages = moment.view, self.playing.messages
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

    # --- choosing -----------------------------------------------------------------

    def _moves(self) -> list[Move]:
        if self.shown is None or self.moment is None or not self.moment.legal:
            return []
        return moves_for(self.shown, self.card)

    def action_card(self, place: int) -> None:
        """Choose a card by its number."""
        if self.shown is not None and place < len(self.shown.hand):
            self.card, self.choice = place, self._first_of_card(place)
            self.draw()

    def _first_of_card(self, place: int) -> int:
        """The first choice that is the card's own."""
        assert self.shown is not None
        return len(self.shown.other_moves) if self.shown.hand[place].moves else 0

    def action_step_card(self, by: int) -> None:
        """Choose the next card, or the one before."""
        if self.shown is not None and self.shown.hand:
            count = len(self.shown.hand)
            self.action_card(((self.card if self.card is not None else -by) + by) % count)

    def action_step_choice(self, by: int) -> None:
        """Choose the next thing to do, or the one before."""
        moves = self._moves()
        if moves:
            self.choice = (self.choice + by) % len(moves)
            self.draw()

    def action_do(self) -> None:
        """Do what is chosen, or what a panel offers first."""
        panel = self.query_one(OfferPanel)
        if panel.display and panel.offered is not None:
            focused = self.focused
            key = focused.name if focused is not None and focused.name else None
            self._press(key or panel.offered.buttons[0][0])
            return
        moves = self._moves()
        if moves:
            self.make(moves[min(self.choice, len(moves) - 1)])

    def action_discard(self) -> None:
        """Discard the card that is chosen."""
        for move in self._moves():
            if move.verb is Verb.DISCARD:
                self.make(move)
                return

    def make(self, move: Move) -> None:
        """Make a move; what is refused is told."""
        try:
            self.playing.play(move)
        except Refused as error:
            self.notify(explained(error, self.playing.messages), severity="warning")

    @on(CardFace.Chosen)
    def card_clicked(self, event: CardFace.Chosen) -> None:
        """Choose a card; a second click plays it where there is one way to do so."""
        moves = self._moves()
        if event.place == self.card and self.shown is not None and moves:
            playable = [
                move for move in self.shown.hand[event.place].moves if move.verb is not Verb.DISCARD
            ]
            if len(playable) == 1:
                self.make(playable[0])
                return
        self.action_card(event.place)

    @on(Choice.Picked)
    def choice_clicked(self, event: Choice.Picked) -> None:
        """Do what was clicked on."""
        moves = self._moves()
        if event.place < len(moves):
            self.make(moves[event.place])

    # --- panels -------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """The keys of a panel come before those of the table."""
        panel = self.query_one(OfferPanel)
        if not panel.display or panel.offered is None:
            return
        for key, _ in panel.offered.buttons:
            if event.character is not None and event.character.upper() == key:
                event.stop()
                event.prevent_default()
                self._press(key)

    def action_offer(self) -> None:
        """Keys that mean something only on a panel."""

    @on(OfferPanel.Pressed)
    def pressed(self, event: OfferPanel.Pressed) -> None:
        """A button of a panel."""
        self._press(event.key)

    def _press(self, key: str) -> None:
        moment = self.moment
        assert moment is not None
        if key == "V":
            self.aside = True
            self.draw()
        elif key == "Q":
            self.action_leave()
        elif key == ENTER or moment.kind is Kind.SPEAK:
            self.playing.go_on()
        else:
            move = offered_moves(moment).get(key)
            if move is not None:
                self.make(move)

    # --- pages --------------------------------------------------------------------

    def action_page(self, name: str) -> None:
        """Open a page: rules, log, score, hints and the like."""
        moment = self.moment
        if moment is None or moment.view is None:
            return
        if name == "hints":
            self.ask_hints()
            return
        page = pages.page_named(name, moment, self.playing, self.size.width)
        if page is not None:
            self.app.push_screen(page)

    @work(exclusive=True, group="hints")
    async def ask_hints(self) -> None:
        """Work out hints, and show them."""
        messages = self.playing.messages
        if self.moment is None or not self.moment.legal:
            self.notify(messages.text("terminal-no-hint"))
            return
        self.notify(messages.text("terminal-thinking"), timeout=2)
        try:
            found = await self.playing.hints()
        except (Refused, Mistake) as error:
            self.notify(explained(error, messages), severity="warning")
            return
        self.app.push_screen(pages.hints_page(found, messages))

    def action_save(self) -> None:
        """Ask for a file, and keep the match there."""
        if self.playing.may_save:
            self.app.push_screen(pages.SaveScreen(self.playing))

    def action_leave(self) -> None:
        """Leave the match, after a question where there is one under way."""
        if self.moment is not None and self.moment.kind in {Kind.MATCH_ENDED, Kind.GONE}:
            self.app.exit()
        else:
            self.app.push_screen(pages.LeaveScreen(self.playing.messages))
