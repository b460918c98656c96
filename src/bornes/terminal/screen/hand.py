"""One's own cards, side by side, and the list of what can be done with the one that is chosen."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widgets import Static

from bornes.engine.cards import KIND, KM, Kind
from bornes.engine.moves import Move
from bornes.locales.log_text import Company, offer_beside, offer_in_full
from bornes.terminal.shown.table import HandCard, TableShown

_SIGNS: Final = {
    Kind.DISTANCE: "━▸",
    Kind.HAZARD: "✖",
    Kind.REMEDY: "✚",
    Kind.SAFETY: "★",
    Kind.SPECIAL: "◆",
}
_WIDEST: Final = 14
_NARROWEST: Final = 7


class CardFace(Static):
    """A card of the hand: its number, its sign, its name."""

    class Chosen(Message):
        """A card was clicked on."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, held: HandCard, place: int, width: int) -> None:
        super().__init__(face(held, width - 2), classes=f"card {KIND[held.card]}")
        self.place = place
        self.border_title = str(place + 1)
        self.styles.width = width
        playable = any(move.verb != "discard" for move in held.moves)
        self.set_class(playable, "-playable")

    def on_click(self, event: Click) -> None:
        """Choose this card."""
        event.stop()
        self.post_message(self.Chosen(self.place))


def face(held: HandCard, width: int) -> Content:
    """Three lines: a distance in the middle, or a sign with a name below."""
    kind = KIND[held.card]
    if kind is Kind.DISTANCE:
        unit = held.name.replace(str(KM[held.card]), "").strip()
        lines = [_SIGNS[kind], str(KM[held.card]), unit]
        return Content.assemble(
            f"{lines[0]:^{width}}\n", (f"{lines[1]:^{width}}", "bold"), f"\n{lines[2]:^{width}}"
        )
    lines = [_SIGNS[kind], *_name(held.name, width)]
    return Content("\n".join(f"{line:^{width}}" for line in lines))


def _name(name: str, width: int) -> list[str]:
    """A name in two lines at most; what doesn't fit is cut off, and marked."""
    lines = wrap(name.replace("\N{EN DASH} ", ""), width, break_long_words=False)
    if len(lines) > 2 or any(len(line) > width for line in lines):
        # Once more with words torn apart, as a sign beside a road would have them.
        lines = wrap(name.replace("\N{EN DASH} ", ""), width)
    if len(lines) > 2:
        lines = [lines[0], lines[1][: width - 1] + "…"]
    return lines


class Hand(Horizontal):
    """The cards of the hand in a row; one of them may be chosen."""

    def __init__(self) -> None:
        super().__init__(id="hand")
        self.cards: tuple[HandCard, ...] = ()
        self._width = 0
        # Those that are taken away stay among the children for a moment.
        self._faces: list[CardFace] = []

    def show(self, cards: tuple[HandCard, ...], chosen: int | None) -> None:
        """Show these cards; nothing happens if they are shown already."""
        width = self._card_width(len(cards))
        if cards != self.cards or width != self._width:
            self.cards, self._width = cards, width
            self.remove_children()
            self._faces = [CardFace(card, place, width) for place, card in enumerate(cards)]
            self.mount_all(self._faces)
        for each in self._faces:
            each.set_class(each.place == chosen, "-chosen")

    def _card_width(self, count: int) -> int:
        room = (self.size.width or self.app.size.width) // max(count, 1)
        return max(_NARROWEST, min(_WIDEST, room))


class Choice(Static):
    """A line of what can be done."""

    class Picked(Message):
        """A line was clicked on."""

        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, text: str, place: int) -> None:
        super().__init__(Content(text), classes="choice")
        self.place = place

    def on_click(self, event: Click) -> None:
        """Do this."""
        event.stop()
        self.post_message(self.Picked(self.place))


class Choices(Static):
    """What can be done now: without a card, and with the card that is chosen."""

    def __init__(self) -> None:
        super().__init__(id="choices")
        self._texts: list[str] = []
        self._lines: list[Choice] = []

    def compose(self) -> ComposeResult:
        """Nothing, until there is something to do."""
        yield from ()

    def show(self, texts: list[str], chosen: int) -> None:
        """Show these lines, with a mark at the one that Enter does."""
        if texts != self._texts:
            self._texts = texts
            self.remove_children()
            self._lines = [Choice(text, place) for place, text in enumerate(texts)]
            self.mount_all(self._lines)
        for each in self._lines:
            each.set_class(each.place == chosen, "-chosen")
            each.update(Content(f"{'›' if each.place == chosen else ' '} {texts[each.place]}"))


def moves_for(shown: TableShown, card: int | None) -> list[Move]:
    """What can be done without a card, and with the one that is chosen."""
    of_card = shown.hand[card].moves if card is not None and card < len(shown.hand) else ()
    return [*shown.other_moves, *of_card]


def choice_texts(shown: TableShown, card: int | None, company: Company) -> list[str]:
    """The same in words; beside its card a move needs few."""
    found = [_whole(move, shown, company) for move in shown.other_moves]
    if card is not None and card < len(shown.hand):
        held = shown.hand[card]
        found += [f"{held.name}: {offer_beside(move, company)}" for move in held.moves]
    return found


def _whole(move: Move, shown: TableShown, company: Company) -> str:
    if move.verb == "take" and shown.discard_top is not None:
        return company.words.text("table-take", card=shown.discard_top)
    return offer_in_full(move, company)
