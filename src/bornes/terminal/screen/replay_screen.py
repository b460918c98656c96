"""Looking back at a match on the full screen: step by step, at a pace, from any seat."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from bornes.engine.cards import KIND, RANK, Card
from bornes.engine.cards import Kind as CardKind
from bornes.engine.moves import Move
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.match.lookback import Lookback
from bornes.terminal.match.seat_plan import seat_names
from bornes.terminal.screen.board_screen import PAGES, BoardScreen
from bornes.terminal.screen.hand import Choices, Hand
from bornes.terminal.screen.keys import Key, has_road
from bornes.terminal.screen.offer import OfferPanel
from bornes.terminal.session import Kind, Moment, Session
from bornes.terminal.shown.hints import HintShown
from bornes.terminal.shown.table import TableShown

_PACES: Final = (4.0, 2.0, 1.0, 0.5, 0.25, 0.1)
"""The seconds between two moves, from calm to quick."""
_LEAP: Final = 10
_KEYS: Final = (
    Key("←→", "step", "step(1)"),
    Key("↑↓", "hand", "hand(1)"),
    Key("PgUp/PgDn", "leap", "step(10)"),
    Key("Home/End", "ends", "jump(0)"),
    Key("␣", "run", "run()"),
    Key("+−", "pace", "pace(1)"),
    Key("v", "view", "view()"),
    Key("g", "go", "go()"),
    Key("s", "score", "page('score')"),
    Key("l", "log", "page('log')"),
    Key("t", "tableaus", "page('tableaus')"),
    Key("m", "road", "page('road')"),
    Key("r", "rules", "page('rules')"),
    Key("?", "help", "page('help')"),
    Key("q", "quit", "leave()"),
)


class Replaying(Session):
    """A record, at one of its moves, as one seat sees it or with all cards open."""

    def __init__(
        self, lookback: Lookback, messages: Messages, to: int | None, seat: int | None
    ) -> None:
        self.lookback = lookback
        self.messages = messages
        self.place = 0 if to is None else to
        self.seat = seat
        """Whose view it is; nobody's with all cards open."""
        self.pace = _PACES.index(1.0)
        self.runs = False
        self._changed = asyncio.Event()

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.lookback.moves)

    def moment(self) -> Moment:
        """The table after so many moves; with all cards open, everybody's hand in words."""
        game = self.lookback.at(self.place)
        names = seat_names(self.lookback.seats, self.messages) if self.lookback.seats else {}
        company = Company(game.rules, self.messages, self.seat, names)
        lines: tuple[str, ...] = ()
        if self.seat is None:
            # Each hand comes from the view of its own seat.
            lines = tuple(
                self.messages.text(
                    "join-seat-line",
                    seat=company.plain_name(seat),
                    who=self._cards(game.view(seat).hand),
                )
                for seat in game.rules.seats
            )
        return Moment(Kind.WAIT, game.view(self.seat), company, lines=lines)

    def _cards(self, hand: tuple[Card, ...]) -> str:
        """A hand in few words: distances without their unit, copies counted."""
        counts = sorted(Counter(hand).items(), key=lambda item: RANK[item[0]])
        names = (
            (str(card) if KIND[card] is CardKind.DISTANCE else self.messages.card(card), count)
            for card, count in counts
        )
        return ", ".join(name if count == 1 else f"{count}×{name}" for name, count in names)

    async def wait(self) -> None:
        """Wait for a key, or for the time of the next move."""
        pause = _PACES[self.pace] if self.runs else None
        try:
            await asyncio.wait_for(self._changed.wait(), pause)
        except TimeoutError:
            self.place = min(self.place + 1, self.last)
            self.runs = self.place < self.last
        self._changed.clear()

    def jump(self, place: int) -> None:
        """Go to a place."""
        self.place = max(0, min(place, self.last))
        self.runs = self.runs and self.place < self.last
        self.changed()

    def changed(self) -> None:
        """Have it shown anew."""
        self._changed.set()

    def play(self, move: Move) -> None:
        """Nothing can be played any more."""
        raise NotImplementedError(move)

    def go_on(self) -> None:
        """Nothing is waited for."""

    async def hints(self) -> list[HintShown]:
        """There are none to be asked for."""
        return []


class ReplayScreen(BoardScreen):
    """The table of a record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right", "step(1)", show=False, priority=True),
        Binding("pageup", f"step(-{_LEAP})", show=False, priority=True),
        Binding("pagedown", f"step({_LEAP})", show=False, priority=True),
        Binding("up", "hand(-1)", show=False, priority=True),
        Binding("down", "hand(1)", show=False, priority=True),
        Binding("home", "jump(0)", show=False, priority=True),
        Binding("end", "jump(-1)", show=False, priority=True),
        Binding("space", "run", show=False, priority=True),
        Binding("plus,equals_sign", "pace(1)", show=False),
        Binding("minus", "pace(-1)", show=False),
        Binding("v", "view", show=False),
        Binding("0", "seat(0)", show=False),
        *(Binding(str(n), f"seat({n})", show=False) for n in range(1, 7)),
        Binding("g", "go", show=False),
        *PAGES,
        Binding("q,escape", "leave", show=False),
    ]
    help_intro = "terminal-help-replay"
    spare = ("PgUp/PgDn", "Home/End", "r", "t", "l", "m", "g", "+−")

    def __init__(self, replaying: Replaying) -> None:
        super().__init__(replaying)
        self.replaying = replaying
        self.choice = -1

    def on_mount(self) -> None:
        """Begin to show it."""
        self.query_one(OfferPanel).display = False
        self.follow()

    @work(exclusive=True)
    async def follow(self) -> None:
        """Show it after every key, and at its pace."""
        while True:
            self.look_at(self.replaying.moment())
            open_cards = self.replaying.seat is None
            self.set_class(open_cards, "-open")
            self.query_one(Hand).display = not open_cards
            self.draw()
            await self.replaying.wait()

    # --- what is to be seen -------------------------------------------------------

    def keys(self, moment: Moment) -> list[Key]:
        """The keys of a record."""
        return [key for key in _KEYS if key.word != "road" or has_road(moment)]

    def corner(self, moment: Moment, shown: TableShown) -> str:  # noqa: ARG002
        """Where in the record it is, how it runs, and whose view it is."""
        replaying, text = self.replaying, self.session.messages.text
        place = text("terminal-move-of", move=replaying.place, last=replaying.last)
        sign = f"▶ {_PACES[replaying.pace]:g} s" if replaying.runs else "❚❚"
        whose = text("terminal-all-open")
        if replaying.seat is not None:
            names = Company(moment.company.rules, self.session.messages, None, moment.company.names)
            whose = names.plain_name(replaying.seat)
        return f"{whose} · {place} {sign}"

    def choice_texts(self, moment: Moment, shown: TableShown) -> list[str]:  # noqa: ARG002
        """Everybody's hand, where all cards are open."""
        room = self.query_one(Choices).size.width - 6
        return [line if len(line) <= room else f"{line[: room - 1]}…" for line in moment.lines]

    # --- keys ---------------------------------------------------------------------

    def action_step(self, by: int) -> None:
        """Go on or back by some moves."""
        self.replaying.jump(self.replaying.place + by)

    def action_jump(self, place: int) -> None:
        """Go to the beginning or to the end."""
        self.replaying.jump(self.replaying.last if place < 0 else place)

    def action_hand(self, by: int) -> None:
        """Go to where the next hand begins, or the one before."""
        place, hands = self.replaying.place, self.replaying.lookback.hands
        if by > 0:
            self.replaying.jump(min((n for n in hands if n > place), default=self.replaying.last))
        else:
            self.replaying.jump(max((n for n in hands if n < place), default=0))

    def action_run(self) -> None:
        """Let it run, or stop it; from the end it runs again from the beginning."""
        replaying = self.replaying
        replaying.runs = not replaying.runs
        if replaying.runs and replaying.place == replaying.last:
            replaying.place = 0
        replaying.changed()

    def action_pace(self, by: int) -> None:
        """Let it run quicker or more calmly."""
        self.replaying.pace = max(0, min(self.replaying.pace + by, len(_PACES) - 1))
        self.replaying.changed()

    def action_view(self) -> None:
        """The next seat's view; after the last, all cards open."""
        moment = self.moment
        assert moment is not None
        seats = [None, *moment.company.rules.seats]
        self.replaying.seat = seats[(seats.index(self.replaying.seat) + 1) % len(seats)]
        self.replaying.changed()

    def action_seat(self, seat: int) -> None:
        """A certain seat's view, or all cards open."""
        moment = self.moment
        assert moment is not None
        if seat == 0 or seat in moment.company.rules.seats:
            self.replaying.seat = seat or None
            self.replaying.changed()

    def action_go(self) -> None:
        """Ask for the number of a move."""
        self.app.push_screen(GoScreen(self.replaying))

    def action_leave(self) -> None:
        """Nothing is lost by leaving."""
        self.app.exit()


class GoScreen(ModalScreen[None]):
    """The number of the move to go to."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    def __init__(self, replaying: Replaying) -> None:
        super().__init__()
        self._replaying = replaying

    def compose(self) -> ComposeResult:
        """A line to type in."""
        text = self._replaying.messages.text
        with Vertical(id="box") as box:
            box.border_title = text("terminal-key-go")
            yield Static(text("terminal-go-ask", last=self._replaying.last))
            yield Input(type="integer", max_length=9, id="place")

    @on(Input.Submitted)
    def submitted(self, event: Input.Submitted) -> None:
        """Go there."""
        if event.value.strip().isdecimal():
            self._replaying.jump(int(event.value))
        self.dismiss()
