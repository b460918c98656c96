"""The sheet of a match with real cards: as lines, as CSV, and as data for programs."""

from __future__ import annotations

import csv
import io

from bornes.engine.rules import Rules
from bornes.engine.scoring import lines_of, total
from bornes.locales import Messages
from bornes.scorekeeper import Book, HandKept, Kept, kept
from bornes.terminal.shown.sheet import Sheet, laid_out


def seat_names(book: Book, messages: Messages) -> list[str]:
    """What the players are called, one's number for whoever has no name."""
    given = [*book.names, *[""] * book.players][: book.players]
    return [
        name.strip() or messages.text("tally-player", seat=seat)
        for seat, name in enumerate(given, start=1)
    ]


def side_names(book: Book, rules: Rules, messages: Messages) -> dict[str, str]:
    """What the sides are called."""
    seats = seat_names(book, messages)
    return {
        side: messages.listed([seats[seat - 1] for seat in rules.seats_of(side)])
        for side in rules.sides
    }


def who_lines(book: Book, rules: Rules, messages: Messages) -> list[str]:
    """Which letter is whom."""
    names = side_names(book, rules, messages)
    return [messages.text("tally-side", side=side, names=name) for side, name in names.items()]


def hand_lines(
    book: Book, rules: Rules, number: int, found: HandKept, messages: Messages, width: int
) -> list[str]:
    """The sheet of one hand, and what that makes of the match."""
    title = messages.text("name-hand", number=number)
    rows = _rows(book, rules, number, found, messages)
    totals = 2 if rules.scored else 0
    return laid_out(Sheet(title, rules.sides, tuple(rows), totals), width)


def _rows(
    book: Book, rules: Rules, number: int, found: HandKept, messages: Messages
) -> list[tuple[str, tuple[int, ...]]]:
    sides = rules.sides
    if not rules.scored:
        told = book.hands[number - 1]
        rows = [(messages.score_line("distance"), tuple(told.of(side).km for side in sides))]
        won = messages.text("play-games-won-title")
        return [*rows, (won, tuple(found.totals[side] for side in sides))]
    return [
        *(
            (messages.score_line(line), tuple(found.score[side].get(line, 0) for side in sides))
            for line in lines_of(rules)
            if any(found.score[side].get(line) for side in sides)
        ),
        (messages.text("score-total"), tuple(total(found.score[side]) for side in sides)),
        (messages.text("play-match-total"), tuple(found.totals[side] for side in sides)),
    ]


def all_lines(book: Book, messages: Messages, width: int) -> list[str]:
    """Who plays, every hand, and who has won."""
    rules = book.rules
    found = kept(rules, book.hands)
    lines = who_lines(book, rules, messages)
    for number, hand in enumerate(found.hands, start=1):
        lines += ["", *hand_lines(book, rules, number, hand, messages, width)]
        lines += [messages.refusal(doubt.refusal) for doubt in hand.doubts]
    end = end_line(book, rules, found, messages)
    return lines if end is None else [*lines, "", end]


def end_line(book: Book, rules: Rules, found: Kept, messages: Messages) -> str | None:
    """Who has won the match, once somebody has."""
    if found.outcome is None:
        return None
    winners, names = found.outcome.winners, side_names(book, rules, messages)
    term = messages.text("term-match")
    said = messages.listed([names[side] for side in winners])
    if len(winners) == 1 and len(rules.seats_of(winners[0])) > 1:
        return messages.text("tally-match-won-team", names=said, term=term)
    return messages.text("tally-match-over", names=said, count=len(winners), term=term)


def as_csv(book: Book, messages: Messages) -> str:
    """Every line of every hand, for a spreadsheet."""
    rules = book.rules
    names = side_names(book, rules, messages)
    text = io.StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerow([messages.text("tally-hand"), messages.text("tally-line"), *names.values()])
    for number, hand in enumerate(kept(rules, book.hands).hands, start=1):
        for name, figures in _rows(book, rules, number, hand, messages):
            table.writerow([number, name, *figures])
    return text.getvalue()


def as_data(book: Book, messages: Messages) -> dict[str, object]:
    """The book with what has come of it; texts are in the language."""
    rules = book.rules
    found = kept(rules, book.hands)
    told = book.to_data()
    return {
        **told,
        "sides": side_names(book, rules, messages),
        "sheets": [
            {
                "winners": list(hand.winners),
                "score": {side: dict(lines) for side, lines in hand.score.items()},
                "totals": dict(hand.totals),
                "doubts": [
                    {
                        "field": doubt.field,
                        "side": doubt.side,
                        "code": doubt.refusal.code,
                        "text": messages.refusal(doubt.refusal),
                    }
                    for doubt in hand.doubts
                ],
            }
            for hand in found.hands
        ],
        "totals": dict(found.totals),
        "winners": None if found.outcome is None else list(found.outcome.winners),
        "reason": None if found.outcome is None else found.outcome.reason.value,
    }
