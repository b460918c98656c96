"""The table from which one plays: one's cards, what can be done with them, and panels that ask."""

from __future__ import annotations

from typing import ClassVar, Final

from textual import events, on, work
from textual.binding import Binding, BindingType

from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refused
from bornes.terminal.mistakes import Mistake, explained
from bornes.terminal.screen import pages
from bornes.terminal.screen.board_screen import PAGES, BoardScreen
from bornes.terminal.screen.hand import CardFace, Choice, choice_texts, moves_for
from bornes.terminal.screen.offer import Offered, OfferPanel
from bornes.terminal.screen.offers import ENTER, offered_at, offered_moves
from bornes.terminal.screen.wish_screen import WishScreen
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.table import TableShown

_WISHES: Final = {"B": "fill", "R": "rematch"}
"""The wishes that have a key of their own on a panel."""


class TableScreen(BoardScreen):
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
        *PAGES,
        Binding("w", "save", show=False),
        Binding("a", "wishes", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.aside = False
        """Whether a panel was put aside, to look at the table."""

    def on_mount(self) -> None:
        """Begin to follow the match."""
        self.query_one(OfferPanel).display = False
        self.follow()

    @work(exclusive=True)
    async def follow(self) -> None:
        """Show every moment of the match as it comes."""
        while True:
            self.show(self.session.moment())
            for text in self.session.tidings():
                self.notify(text)
            await self.session.wait()

    # --- showing ------------------------------------------------------------------

    def show(self, moment: Moment) -> None:
        """Show a moment; a card that was chosen stays so while the question is the same."""
        before = self.moment
        same = before is not None and (before.kind, before.legal) == (moment.kind, moment.legal)
        self.look_at(moment)
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

    def offered(self, moment: Moment) -> Offered | None:
        """The panel for a moment, unless it was put aside."""
        return None if self.aside else offered_at(moment, self.session.messages, self.size.width)

    def choice_texts(self, moment: Moment, shown: TableShown) -> list[str]:
        """What can be done; not below a panel, which asks on its own."""
        asked = moment.legal and not self.query_one(OfferPanel).display
        return choice_texts(shown, self.card, moment.company) if asked else []

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
            self.session.play(move)
        except Refused as error:
            self.notify(explained(error, self.session.messages), severity="warning")

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
        elif key == "A":
            self.action_wishes()
        elif key in _WISHES:
            for wish in moment.wishes_for(_WISHES[key])[:1]:
                self.session.wish(wish.name)
        elif key == ENTER or moment.kind is Kind.SPEAK:
            self.session.go_on()
        else:
            move = offered_moves(moment).get(key)
            if move is not None:
                self.make(move)

    # --- pages --------------------------------------------------------------------

    def action_page(self, name: str) -> None:
        """Open a page: rules, log, score, hints and the like."""
        if name == "hints":
            self.ask_hints()
        else:
            super().action_page(name)

    @work(exclusive=True, group="hints")
    async def ask_hints(self) -> None:
        """Work out hints, and show them."""
        messages = self.session.messages
        if self.moment is None or not self.moment.legal:
            self.notify(messages.text("terminal-no-hint"))
            return
        self.notify(messages.text("terminal-thinking"), timeout=2)
        try:
            found = await self.session.hints()
        except (Refused, Mistake) as error:
            self.notify(explained(error, messages), severity="warning")
            return
        self.app.push_screen(pages.hints_page(found, messages))

    def action_wishes(self) -> None:
        """Choose from what else can be said at this table."""
        if self.moment is not None and self.moment.wishes:
            self.app.push_screen(WishScreen(self.session, self.moment.wishes))

    def action_save(self) -> None:
        """Ask for a file, and keep the match there."""
        if self.session.may_save:
            self.app.push_screen(pages.SaveScreen(self.session))

    def action_leave(self) -> None:
        """Leave the match, after a question where there is one under way."""
        if self.moment is not None and self.moment.kind in {Kind.MATCH_ENDED, Kind.GONE}:
            self.app.exit()
        else:
            self.app.push_screen(pages.LeaveScreen(self.session))
