"""Advice as a page for people or as data for programs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from textwrap import TextWrapper
from typing import Final

from bornes.advice.adviser import Advice
from bornes.advice.consult import Advised
from bornes.advice.reason import Reason
from bornes.circuit import Spot
from bornes.engine.cards import RANK, Card
from bornes.engine.rules import Rules
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.advice_text import explain, percent

WIDTH: Final = 78
_MANY_WORLDS: Final = 500
"""The number of worlds from which on a tenth of a percent is shown."""


# --- for people -------------------------------------------------------------------


def as_text(advised: Advised, language: str) -> list[str]:
    """The question, then every move with its figures and its reason, then what they mean."""
    view = advised.view
    messages = Messages(language, view.edition)
    columns = _columns(view.rules, messages)
    lines = [*_question(view, messages), "", _heads(columns, messages)]
    digits = 1 if max(advice.worlds for advice in advised.advice) >= _MANY_WORLDS else 0
    for advice in advised.advice:
        lines += _entry(advice, columns, digits, messages)
    return [*lines, "", *_notes(advised, messages)]


def _question(view: View, messages: Messages) -> list[str]:
    players = messages.text("count-players", count=view.players)
    counts = sorted(Counter(view.hand).items(), key=lambda item: RANK[item[0]])
    names = [
        messages.card(card) if n == 1 else f"{n} × {messages.card(card)}" for card, n in counts
    ]
    held = messages.text("advice-held", cards=", ".join(names) or "–")
    return [
        f"{messages.text(f'edition-{view.edition}')} ({players})",
        *_wrapped(_asked(view, messages)),
        *_wrapped(held, indent="  "),
    ]


def _asked(view: View, messages: Messages) -> str:
    assert view.seat is not None
    assert view.side is not None
    values: dict[str, object] = {"seat": view.seat, "side": view.side.side}
    question = view.asked
    if view.phase == "extension":
        km = messages.text("count-distance", km=view.side.km)
        return messages.text("advice-to-extend", km=km, **values)
    if question is None:
        return messages.text(
            "advice-to-draw" if view.phase == "draw" else "advice-to-play", **values
        )
    if question.hazard is None:
        return messages.text("advice-to-turn-back", moved=question.side, **values)
    return messages.text("advice-to-answer", hazard=question.hazard, by=question.by, **values)


def _columns(rules: Rules, messages: Messages) -> dict[str, str]:
    """The heads of the figures that this game has, by the name of the figure."""
    columns = {"chance": messages.text("advice-head-match")}
    if rules.scored:
        columns["points"] = messages.text("advice-head-points")
    elif rules.games > 1:
        columns["hand"] = messages.text("advice-head-hand", hand=messages.text("term-hand"))
    return columns


def _heads(columns: Mapping[str, str], messages: Messages) -> str:
    heads = _row(columns, columns)
    return f"  {heads}  {messages.text('advice-head-move')}"


def _row(columns: Mapping[str, str], figures: Mapping[str, str]) -> str:
    widths = {name: max(len(head), len("99,9 %")) for name, head in columns.items()}
    return "  ".join(f"{figures[name]:>{width}}" for name, width in widths.items())


def _entry(
    advice: Advice, columns: Mapping[str, str], digits: int, messages: Messages
) -> list[str]:
    figures = {
        "chance": percent(advice.chance, messages, digits),
        "hand": percent(advice.hand, messages, digits),
        "points": "" if advice.points is None else f"{advice.points:.0f}",
    }
    begin = f"{'>' if advice.chosen else ' '} {_row(columns, figures)}  "
    indent = " " * len(begin)
    written = str(advice.move)
    lines = _wrapped(messages.move(advice.move), begin, indent)
    if len(lines[-1]) + len(written) + 2 <= WIDTH:
        lines[-1] += f"{written:>{WIDTH - len(lines[-1])}}"
    else:
        lines.append(f"{written:>{WIDTH}}")
    reason = explain(advice.reason, messages)
    return lines + _wrapped(reason, indent, indent)


def _notes(advised: Advised, messages: Messages) -> list[str]:
    rules, worlds = advised.view.rules, [advice.worlds for advice in advised.advice]
    hand, match = messages.text("the-hand"), messages.text("the-match")
    notes = [messages.text("advice-note-match", match=match)]
    if rules.scored:
        notes.append(messages.text("advice-note-points", hand=hand))
    elif rules.games > 1:
        term = messages.text("term-hand")
        notes.append(messages.text("advice-note-hand", term=term, hand=hand))
    notes.append(messages.text("advice-note-choice", bot=advised.bot))
    least, most = min(worlds), max(worlds)
    if least == most:
        notes.append(messages.text("advice-note-worlds", count=most))
    else:
        notes.append(messages.text("advice-note-worlds-between", least=least, most=most))
    return [line for note in notes for line in _wrapped(note)]


def _wrapped(text: str, begin: str = "", indent: str = "") -> list[str]:
    return TextWrapper(
        WIDTH, initial_indent=begin, subsequent_indent=indent, break_on_hyphens=False
    ).wrap(text)


# --- for programs -----------------------------------------------------------------


def as_data(advised: Advised, language: str) -> dict[str, object]:
    """The same as data; texts are in the language."""
    view = advised.view
    assert view.side is not None
    messages = Messages(language, view.edition)
    return {
        "edition": view.edition,
        "players": view.players,
        "seat": view.seat,
        "side": view.side.side,
        "phase": view.phase,
        "bot": advised.bot,
        "seed": advised.seed,
        "language": language,
        "moves": [_advice_data(advice, messages) for advice in advised.advice],
    }


def _advice_data(advice: Advice, messages: Messages) -> dict[str, object]:
    return {
        "move": str(advice.move),
        "text": messages.move(advice.move),
        "chance": advice.chance,
        "points": advice.points,
        "hand": advice.hand,
        "chosen": advice.chosen,
        "worlds": advice.worlds,
        "reason": explain(advice.reason, messages),
        "reasons": _reasons_data(advice.reason),
    }


def _reasons_data(reason: Reason | None) -> list[dict[str, object]]:
    found: list[dict[str, object]] = []
    while reason is not None:
        details = {name: _plain(value) for name, value in reason.details.items()}
        found.append({"code": reason.code, "details": details})
        reason = reason.more
    return found


def _plain(value: object) -> object:
    if isinstance(value, Spot):
        return {"square": value.square, "lane": value.lane, "shortcut": value.shortcut}
    return str(value) if isinstance(value, Card) else value
