"""What a person may type besides a move."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO
from typing import Protocol

from bornes.engine.view import View
from bornes.locales import Messages
from bornes.locales.log_text import Company
from bornes.terminal.console import Console
from bornes.terminal.lines.board import hand_line, table_lines
from bornes.terminal.lines.typed import Language
from bornes.terminal.mistakes import Mistake
from bornes.terminal.shown.hints import HintShown
from bornes.terminal.shown.narration import sentences
from bornes.terminal.shown.road_map import whole_road
from bornes.terminal.shown.sheet import sheet_lines
from bornes.terminal.shown.spans import wrapped


class AtTable(Protocol):
    """What a command works with."""

    messages: Messages
    language: Language
    console: Console

    def company(self, seat: int | None) -> Company:
        """Those at the table, as a seat is told."""

    def hints(self, view: View) -> list[HintShown]:
        """What the moves seem to be worth."""

    def save(self, name: str) -> str:
        """Keep the match in a file, and say so; refused where that is not possible."""


def run_command(word: str, rest: str, view: View, at: AtTable) -> None:
    """Carry out what a keyword stands for."""
    width, messages, say = at.console.width, at.messages, at.console.say
    match word:
        case "help":
            say(*_help(view, at))
        case "table":
            say(*table_lines(view, messages, width), *hand_line(view.hand, messages, width))
        case "road":
            say(*(whole_road(view, messages, width) or _no_road(messages, width)))
        case "rules":
            say(*_rules(messages, width))
        case "score":
            say(*sheet_lines(view, messages, width))
        case "log":
            say(*_log(view, at))
        case "hint":
            say(*_hint(view, at))
        case "why":
            say(*wrapped(_why(rest, view, at), width))
        case "save":
            say(at.save(rest))  # a path that is torn apart can’t be copied
        case "wish":
            raise Mistake("join-no-wishes")
        case _:
            raise AssertionError(word)


def _no_road(messages: Messages, width: int) -> list[str]:
    return wrapped(messages.text("terminal-no-circuit"), width)


def _help(view: View, at: AtTable) -> list[str]:
    messages, shown, width = at.messages, at.language.shown, at.console.width
    move, file = messages.text("play-word-move"), messages.text("play-word-file")
    rows = {
        "?": "help",
        shown("table"): "table",
        shown("road"): "road",
        shown("score"): "score",
        shown("log"): "log",
        shown("hint"): "hint",
        shown("rules"): "rules",
        f"{shown('why')} {move}": "why",
        f"{shown('save')} {file}": "save",
        shown("quit"): "quit",
    }
    if view.rules.circuit is None:
        del rows[shown("road")]
    column = max(map(len, rows)) + 2
    lines = wrapped(messages.text("play-help-moves"), width)
    for typed, key in rows.items():
        text = messages.text(f"play-help-{key}")
        lines += wrapped(f"{typed:<{column}}{text}", width, indent="  ", hanging=" " * column)
    return lines


def _rules(messages: Messages, width: int) -> list[str]:
    """The rules page laid out for the page's width, without any colour."""
    from rich.console import Console as Layout
    from rich.markdown import Markdown

    page = StringIO()
    layout = Layout(file=page, width=width, force_terminal=False, color_system=None)
    layout.print(Markdown(messages.rules_text()))
    return page.getvalue().splitlines()


def _log(view: View, at: AtTable) -> list[str]:
    told = sentences(view.events, at.company(view.seat))
    return [line for text in told for line in wrapped(text, at.console.width, hanging="  ")]


def _hint(view: View, at: AtTable) -> list[str]:
    at.console.say(at.messages.text("terminal-thinking"))
    return hint_lines(at.hints(view), at.console.width)


def hint_lines(found: Iterable[HintShown], width: int) -> list[str]:
    """Hints with their chances and reasons."""
    return [
        line
        for hint in found
        for line in wrapped(f"{hint.chance}  {hint.move}. {hint.reason}", width, hanging=" " * 4)
    ]


def _why(move: str, view: View, at: AtTable) -> str:
    if not move:
        raise Mistake("play-why-what")
    refusal = view.why_not(at.language.move(move, view.seat))
    messages = at.messages
    return messages.text("play-why-legal") if refusal is None else messages.refusal(refusal)
