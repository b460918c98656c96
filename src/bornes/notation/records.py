"""The record of a match as text: headers, deals and moves, with all cards in it.

    bornes-record 2
    edition parker
    players 2
    options {"match_total": 5000}
    house {}
    seed 7

    deal 1 dealer 2
    hand 1: 25 50 100 accident gasoline roll
    hand 2: ...
    pile: ...
    1: play roll
    2: discard 25

A line that begins with ``#`` is for people. ``reshuffle:`` lines give the draw pile that
was made from the discards in the move before them, so that replaying needs no chance. The
number of the first line is the version of the readings that the match was set up by; a record
of version 1 is played by the readings of its time.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, Generic, TypeVar

from bornes.editions import (
    RULES_VERSION,
    RULES_VERSIONS,
    in_full,
    in_todays_words,
    table_rules,
    with_road,
)
from bornes.engine.cards import Card, card_named
from bornes.engine.events import HandDealt, PileReshuffled
from bornes.engine.moves import Move
from bornes.engine.numbers import plain
from bornes.engine.randomness import MAX_SEED_BITS
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.scoring import total
from bornes.engine.state import State
from bornes.engine.turns import deal
from bornes.notation.files import LARGEST_FILE, MisplacedError, NotationError
from bornes.notation.positions import load_position

FIRST_LINE: Final = "bornes-record"
_HEADERS: Final = ("edition", "players", "options", "house", "circuit", "seed", "position")

S = TypeVar("S", bound=State)
Apply = Callable[[S, Move], object]


# --- writing ----------------------------------------------------------------------


def write_record(state: State) -> str:
    """The record of a match so far."""
    lines = [f"{FIRST_LINE} {RULES_VERSION}", *_headers(state)]
    if state.opening is not None:
        lines.append("")
    hands_over = 0
    for entry in state.story:
        if isinstance(entry, HandDealt):
            if hands_over < entry.hand_number - 1 and len(state.sheets) > hands_over:
                lines.append(_score_comment(state, hands_over))
                hands_over += 1
            lines += _deal_lines(entry)
        elif isinstance(entry, PileReshuffled):
            assert entry.pile is not None
            lines.append("reshuffle: " + " ".join(entry.pile))
        else:
            lines.append(str(entry))
    if state.phase == "over" and state.sheets:
        lines.append(_score_comment(state, len(state.sheets) - 1))
    if state.match_outcome:
        lines.append("# match won by " + ", ".join(state.match_outcome.winners))
    return "\n".join(lines) + "\n"


def _headers(state: State) -> list[str]:
    rules = state.rules
    headers: dict[str, object] = {
        "edition": rules.edition,
        "players": rules.players,
        "options": state.options,
        "house": state.house,
    }
    if rules.circuit is not None:
        headers["circuit"] = rules.circuit.to_mapping()
    headers["seed"] = state.seed
    if state.opening is not None:
        headers["position"] = state.opening
    return [
        f"{name} {value if name == 'edition' else json.dumps(value)}"
        for name, value in headers.items()
    ]


def _deal_lines(dealt: HandDealt) -> list[str]:
    assert dealt.pile is not None
    hands = [
        f"hand {seat}: " + " ".join(hand or ()) for seat, hand in enumerate(dealt.hands, start=1)
    ]
    first = f"deal {dealt.hand_number} dealer {dealt.dealer}"
    return ["", first, *hands, "pile: " + " ".join(dealt.pile)]


def _score_comment(state: State, index: int) -> str:
    sheet = state.sheets[index]
    sides = (
        f"{side} {total(lines)} ({', '.join(f'{line} {points}' for line, points in lines.items())})"
        for side, lines in sheet.items()
    )
    return "# hand over: " + "; ".join(sides) if state.rules.scored else "# game over"


# --- reading ----------------------------------------------------------------------


def read_record(text: str, kind: type[S], apply: Apply[S], moves: int | None = None) -> S:
    """Replay a record, to its end or to so many moves."""
    if not isinstance(text, str):
        raise NotationError(Refusal("record-not-text", found=brief(text)))
    most = plain(moves)
    if most is not None and (type(most) is not int or most < 0):
        raise NotationError(Refusal("bad-moves", found=brief(moves)))
    if len(text) > LARGEST_FILE:
        raise NotationError(Refusal("file-too-large", most=LARGEST_FILE))
    return _Replay(text.removeprefix("\ufeff"), kind, apply, most).run()


class _Replay(Generic[S]):
    """Goes through the lines of a record, knowing where it is."""

    def __init__(self, text: str, kind: type[S], apply: Apply[S], moves: int | None) -> None:
        lines = ((number, line.strip()) for number, line in enumerate(text.split("\n"), start=1))
        self.lines = [(number, line) for number, line in lines if line and line[0] != "#"]
        self.place = 0
        self.kind = kind
        self.apply = apply
        self.moves_left = moves

    def run(self) -> S:
        number = 1
        try:
            state = self.begin()
            # Stopping before the first move still means a table with its cards dealt.
            while self.place < len(self.lines) and (self.moves_left != 0 or not state.hand_number):
                number = self.lines[self.place][0]
                self.step(state)
            return state
        except MisplacedError as error:
            raise NotationError(Refusal("in-header", reason=error.refusal), self.number) from None
        except NotationError:
            raise
        except Refused as error:
            raise NotationError(error.refusal, max(number, self.number)) from None

    @property
    def number(self) -> int:
        """The line being read."""
        return self.lines[self.place - 1][0] if 0 < self.place <= len(self.lines) else 1

    def peek(self) -> str:
        return self.lines[self.place][1] if self.place < len(self.lines) else ""

    def next(self) -> str:
        if self.place >= len(self.lines):
            last = self.lines[-1][0] if self.lines else 1
            raise NotationError(Refusal("record-ends-early"), last)
        self.place += 1
        return self.lines[self.place - 1][1]

    def begin(self) -> S:
        """Read the headers and set up the table."""
        name, _, version = self.next().partition(" ") if self.lines else ("", "", "")
        if name != FIRST_LINE:
            raise NotationError(Refusal("not-a-record"), 1)
        if version not in map(str, RULES_VERSIONS):
            raise NotationError(
                Refusal("record-version", version=version[:20], known=RULES_VERSION), 1
            )
        headers: dict[str, object] = {}
        while (word := self.peek().partition(" ")[0]) in _HEADERS:
            text = self.next().partition(" ")[2].strip()
            if word in headers:
                raise NotationError(Refusal("header-twice", name=word), self.number)
            headers[word] = text if word == "edition" else self.json(word, text)
        return self.opened(headers, int(version))

    def json(self, name: str, text: str) -> object:
        try:
            return json.loads(text)
        except (ValueError, RecursionError):
            raise NotationError(Refusal("bad-header", name=name), self.number) from None

    def opened(self, headers: Mapping[str, object], version: int) -> S:
        options = self.mapping(headers, "options")
        house = self.mapping(headers, "house")
        edition, players, seed = headers.get("edition"), headers.get("players"), self.seed(headers)
        if type(players) is not int or not isinstance(edition, str):
            raise NotationError(Refusal("missing-key", key="edition, players"), self.number)
        options, house = in_todays_words(version, edition, players, options, house, seed)
        if "position" in headers:
            whole = {"edition": edition, "players": players, "options": options, "house": house}
            whole["position"] = headers["position"]
            state = load_position(whole, self.kind, self.reshuffles())
            state.seed = seed
            return state
        chosen, laid = options, house
        if "circuit" in headers and (
            version == RULES_VERSION or isinstance(headers["circuit"], dict)
        ):
            chosen, laid = with_road(options, house, headers["circuit"])
        rules = table_rules(edition, players, chosen, laid, seed)
        return self.kind(rules, seed, options, in_full(house, rules))

    def seed(self, headers: Mapping[str, object]) -> int:
        seed = headers.get("seed", 0)
        if type(seed) is not int or not 0 <= seed < 1 << MAX_SEED_BITS:
            raise NotationError(Refusal("bad-seed", bits=MAX_SEED_BITS), self.number)
        return seed

    def mapping(self, headers: Mapping[str, object], name: str) -> dict[str, object]:
        value = headers.get(name, {})
        if not isinstance(value, dict):
            raise NotationError(Refusal("bad-header", name=name), self.number)
        return value

    def step(self, state: S) -> None:
        """Carry out one deal or one move."""
        line = self.next()
        if line.startswith("deal "):
            deal(state, self.dealt(state, line))
            return
        if not line[0].isdigit():
            raise NotationError(Refusal("record-line", found=line[:40]), self.number)
        if state.hand_number == 0:
            raise NotationError(Refusal("record-needs-deal"), self.number)
        number, move = self.number, Move.parse(line)
        state.scripted += self.reshuffles()
        try:
            self.apply(state, move)
        except Refused as error:
            raise NotationError(error.refusal, number) from None
        if state.scripted:
            raise NotationError(Refusal("reshuffle-differs"), self.number)
        if self.moves_left is not None:
            self.moves_left -= 1

    def reshuffles(self) -> list[tuple[Card, ...]]:
        """The reshuffled piles that are given next."""
        piles = []
        while self.peek().startswith("reshuffle:"):
            piles.append(tuple(self.cards(self.next().partition(":")[2])))
        return piles

    def dealt(self, state: S, line: str) -> HandDealt:
        """Read a deal, and check that it is one of this deck."""
        rules = state.rules
        number = state.hand_number + 1
        dealer = state.dealer if number == 1 else state.left_of(state.dealer)
        if line != f"deal {number} dealer {dealer}":
            raise NotationError(Refusal("deal-differs", number=number, dealer=dealer), self.number)
        hands = tuple(tuple(sorted(self.labelled(f"hand {seat}"))) for seat in rules.seats)
        pile = tuple(self.labelled("pile"))
        cards = [*pile, *(card for hand in hands for card in hand)]
        if sorted(cards) != sorted(rules.cards) or {len(h) for h in hands} != {rules.hand_size}:
            raise NotationError(Refusal("deal-wrong-cards"), self.number)
        return HandDealt(number, dealer, state.left_of(dealer), hands, pile)

    def labelled(self, label: str) -> list[Card]:
        name, _, rest = self.next().partition(":")
        if name != label:
            raise NotationError(Refusal("record-expected", expected=label), self.number)
        return self.cards(rest)

    def cards(self, text: str) -> list[Card]:
        try:
            return [card_named(word) for word in text.split()]
        except Refused as error:
            raise NotationError(error.refusal, self.number) from None
