"""The keys of a screen, as its last line and its page of help show them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from textual.content import Content

from bornes.locales import Messages
from bornes.terminal.session import Kind, Moment, Session


class Key(NamedTuple):
    """A key, the key of its word in the message files, and what a click on it does."""

    sign: str
    word: str
    action: str


_TABLE: Final = (
    Key("1–9", "card", ""),
    Key("⏎", "do", "do()"),
    Key("x", "discard", "discard()"),
    Key("h", "hint", "page('hints')"),
    Key("s", "score", "page('score')"),
    Key("l", "log", "page('log')"),
    Key("t", "tableaus", "page('tableaus')"),
    Key("m", "road", "page('road')"),
    Key("r", "rules", "page('rules')"),
    Key("w", "save", "save()"),
    Key("a", "wishes", "wishes()"),
    Key("?", "help", "page('help')"),
    Key("q", "quit", "leave()"),
)
SPARE: Final = ("1–9", "⏎", "w", "r", "m", "l", "x")
"""What is left out first where there is no room; help knows them all."""


def table_keys(session: Session, moment: Moment) -> list[Key]:
    """The keys that mean something at a table now."""
    left_out = set() if has_road(moment) else {"road"}
    if not session.may_save:
        left_out.add("save")
    if not moment.wishes:
        left_out.add("wishes")
    if moment.kind is not Kind.ASK:
        left_out |= {"card", "do", "discard", "hint"}
    return [key for key in _TABLE if key.word not in left_out]


def has_road(moment: Moment) -> bool:
    """Whether there is a circuit to be looked at."""
    return moment.view is not None and moment.view.rules.circuit is not None


def key_line(keys: Sequence[Key], messages: Messages, width: int, spare: Sequence[str]) -> Content:
    """The keys in one line, as many as there is room for."""
    words = {key: messages.text(f"terminal-key-{key.word}") for key in keys}
    for sign in spare:
        if sum(len(key.sign) + len(word) + 3 for key, word in words.items()) <= width:
            break
        words = {key: word for key, word in words.items() if key.sign != sign}
    parts: list[Content] = []
    for key, word in words.items():
        text = Content.assemble((f" {key.sign} ", "bold reverse"), f"{word} ")
        parts.append(text.stylize(f"@click=screen.{key.action}") if key.action else text)
    return Content("").join(parts)


def help_text(keys: Sequence[Key], messages: Messages, intro: str) -> Content:
    """What a screen is for, its keys, and the signs on it."""
    column = max(len(key.sign) for key in keys)
    lines = [Content(messages.text(intro)), Content("")]
    for key in keys:
        word = messages.text(f"terminal-key-{key.word}")
        lines.append(Content.assemble((f"{key.sign:>{max(5, column)}}  ", "bold"), word))
    lines += [Content(""), Content(messages.text("terminal-help-signs"))]
    return Content("\n").join(lines)
