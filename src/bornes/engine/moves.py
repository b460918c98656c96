"""Moves and how they are written: ``1: play stop on B``."""

from __future__ import annotations

from enum import StrEnum
from functools import total_ordering
from typing import Final

from bornes.engine.cards import RANK, Card, card_named
from bornes.engine.refusals import Refusal, Refused


class Verb(StrEnum):
    """What a seat does."""

    DRAW = "draw"
    TAKE = "take"
    PLAY = "play"
    DISCARD = "discard"
    COUP_FOURRE = "coup-fourre"
    PARRY = "parry"
    PASS = "pass"
    EXTEND = "extend"
    FINISH = "finish"
    U_TURN = "u-turn"
    END = "end"


_Key = tuple[
    int, Verb, Card | None, Card | None, str | None, Card | None, Card | None, int | None, bool
]


@total_ordering
class Move:
    """One seat's intention. Moves are values: equal moves are the same object.

    ``card`` is what is played, discarded or answered with; ``doubled`` the distance card
    that goes with an ``acceleration``; ``on`` the side attacked; ``curing`` the hazard a
    tow truck removes; ``top`` the card left on top of the discards; ``lane`` where the car
    finally stands; ``shortcut`` whether it leaves by the shortcut. They sort by seat, verb and
    card, in the order in which these are listed.
    """

    __slots__ = ("card", "curing", "doubled", "lane", "on", "seat", "shortcut", "top", "verb")

    _known: Final[dict[_Key, Move]] = {}

    seat: int
    verb: Verb
    card: Card | None
    doubled: Card | None
    on: str | None
    curing: Card | None
    top: Card | None
    lane: int | None
    shortcut: bool

    def __new__(
        cls,
        seat: int,
        verb: Verb | str,
        card: Card | None = None,
        *,
        doubled: Card | None = None,
        on: str | None = None,
        curing: Card | None = None,
        top: Card | None = None,
        lane: int | None = None,
        shortcut: bool = False,
    ) -> Move:
        """The move with these parts: the same object each time."""
        if type(verb) is not Verb:
            verb = Verb(verb)  # which takes its time, and moves are made in millions
        key: _Key = (seat, verb, card, doubled, on, curing, top, lane, shortcut)
        known = cls._known.get(key)
        if known is None:
            known = super().__new__(cls)
            # Numbers and texts that only equal a part are found above, and must not be kept.
            parts = (
                int(seat),
                verb,
                *(each if each is None else card_named(each) for each in (card, doubled)),
                on,
                *(each if each is None else card_named(each) for each in (curing, top)),
                lane if lane is None else int(lane),
                bool(shortcut),
            )
            for name, value in zip(_PARTS, parts, strict=True):
                object.__setattr__(known, name, value)
            cls._known[key] = known
        return known

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a move does not change: {name}")

    def __getnewargs_ex__(self) -> tuple[tuple[object, ...], dict[str, object]]:
        return (self.seat, self.verb, self.card), {name: getattr(self, name) for name in _PARTS[3:]}

    def __getstate__(self) -> None:
        return None

    def __copy__(self) -> Move:
        return self

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def __lt__(self, other: object) -> bool:
        if not isinstance(other, Move):
            return NotImplemented
        return _order(self) < _order(other)

    def __str__(self) -> str:
        words: list[object] = [f"{self.seat}:", self.verb]
        words += [card for card in (self.card, self.doubled) if card is not None]
        for name in ("on", "curing", "top", "lane"):
            if (value := getattr(self, name)) is not None:
                words += [name, value]
        if self.shortcut:
            words.append("via shortcut")
        return " ".join(map(str, words))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @classmethod
    def of(cls, move: Move | str, seat: int | None = None) -> Move:
        """The move itself, or the one that a text writes, for this seat if it names none."""
        if isinstance(move, Move):
            return move
        if not isinstance(move, str):
            raise Refused(Refusal("move-not-text", longest=LONGEST_TEXT))
        return _Reader(move, seat).move()

    @classmethod
    def parse(cls, text: str) -> Move:
        """Read a move as it is written; anything else is refused with place and reason."""
        return _Reader(text).move()


_PARTS: Final = ("seat", "verb", "card", "doubled", "on", "curing", "top", "lane", "shortcut")
_WITH_CARD: Final = frozenset({Verb.PLAY, Verb.DISCARD, Verb.COUP_FOURRE, Verb.PARRY})
_EXTRAS: Final = {
    Verb.PLAY: frozenset({"on", "curing", "top", "lane", "via"}),
    Verb.PARRY: frozenset({"top"}),
}
_VERBS: Final = {verb.value: verb for verb in Verb}
_SIDES: Final = "ABCDEF"
# More than any table has: the game knows how many there are, and says so.
_SEATS: Final = "123456789"
LONGEST_TEXT: Final = 120
_VERB_RANK: Final = {verb: rank for rank, verb in enumerate(Verb)}


def _order(move: Move) -> tuple[int | str, ...]:
    """What moves sort by; a part that is missing comes before any that isn't."""
    return (
        move.seat,
        _VERB_RANK[move.verb],
        *(-1 if card is None else RANK[card] for card in (move.card, move.doubled)),
        move.on or "",
        *(-1 if card is None else RANK[card] for card in (move.curing, move.top)),
        move.lane or 0,
        move.shortcut,
    )


class _Reader:
    """Reads one line word by word, remembering the column for the error."""

    def __init__(self, text: str, default_seat: int | None = None) -> None:
        if len(text) > LONGEST_TEXT:
            raise Refused(Refusal("move-not-text", longest=LONGEST_TEXT))
        self.words: list[tuple[int, str]] = []
        column = 1
        for word in text.split(" ") if text else ():
            if not word:
                raise Refused(Refusal("move-spaces", column=column))
            self.words.append((column, word))
            column += len(word) + 1
        self.end = len(text) + 1
        self.place = 0
        self.default_seat = default_seat
        self.seen: set[str] = set()
        self.on: str | None = None
        self.curing: Card | None = None
        self.top: Card | None = None
        self.lane: int | None = None
        self.shortcut = False

    def fail(self, code: str, **details: object) -> Refused:
        column = self.words[self.place - 1][0] if self.place else 1
        return Refused(Refusal(code, column=column, **details))

    def next(self, expected: str) -> str:
        if self.place >= len(self.words):
            raise Refused(Refusal("move-ends-early", column=self.end, expected=expected))
        self.place += 1
        return self.words[self.place - 1][1]

    def number(self, name: str) -> int:
        word = self.next(name)
        if not (word.isascii() and word.isdigit() and len(word) < 3 and word[0] != "0"):
            raise self.fail("move-needs-number", name=name, found=word)
        return int(word)

    def card(self) -> Card:
        word = self.next("card")
        try:
            return card_named(word)
        except Refused:
            raise self.fail("move-unknown-card", found=word) from None

    def seat(self) -> int:
        if self.default_seat is not None and self.words and self.words[0][1] in _VERBS:
            return self.default_seat
        word = self.next("seat")
        if len(word) != 2 or word[1] != ":" or word[0] not in _SEATS:
            raise self.fail("move-needs-seat", found=word)
        return int(word[0])

    def side(self) -> str:
        word = self.next("side")
        if word not in tuple(_SIDES):
            raise self.fail("move-unknown-side", found=word)
        return word

    def literally(self, expected: str) -> bool:
        if (word := self.next(expected)) != expected:
            raise self.fail("move-unexpected-word", found=word)
        return True

    def verb(self) -> Verb:
        word = self.next("verb")
        if word not in _VERBS:
            raise self.fail("move-unknown-verb", found=word)
        return _VERBS[word]

    def move(self) -> Move:
        seat, verb = self.seat(), self.verb()
        card = self.card() if verb in _WITH_CARD else None
        doubled = None
        if verb is Verb.PLAY and card is Card.ACCELERATION:
            doubled = self.card()
        while self.place < len(self.words):
            self.extra(verb)
        return Move(
            seat,
            verb,
            card,
            doubled=doubled,
            on=self.on,
            curing=self.curing,
            top=self.top,
            lane=self.lane,
            shortcut=self.shortcut,
        )

    def extra(self, verb: Verb) -> None:
        word = self.next("word")
        # No card takes two of these, except a lane by the shortcut.
        alone = not self.seen or (self.seen, word) == ({"lane"}, "via")
        if word not in _EXTRAS.get(verb, ()) or word in self.seen or not alone:
            raise self.fail("move-unexpected-word", found=word)
        self.seen.add(word)
        if word == "on":
            self.on = self.side()
        elif word == "curing":
            self.curing = self.card()
        elif word == "top":
            self.top = self.card()
        elif word == "lane":
            self.lane = self.number("lane")
        else:
            self.shortcut = self.literally("shortcut")
