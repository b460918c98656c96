"""What a person may type besides a move."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Protocol

from bornes.engine.view import View
from bornes.game import Game
from bornes.locales import Messages
from bornes.terminal.board import table_lines, wrapped
from bornes.terminal.console import WIDTH, Console
from bornes.terminal.mistakes import Mistake
from bornes.terminal.move_menu import as_written, why_not
from bornes.terminal.road_map import whole_road
from bornes.terminal.save_file import SaveFile
from bornes.terminal.seat_plan import Seats


class AtTable(Protocol):
    """What a command works with."""

    game: Game
    seats: Seats
    messages: Messages
    console: Console
    save: SaveFile | None


def run_command(text: str, view: View, at: AtTable) -> bool:
    """Carry out a command; false if the text is none."""
    word, _, rest = text.partition(" ")
    match word.lower():
        case "?" | "help":
            at.console.say(*_help(view, at.messages))
        case "table":
            at.console.say(*table_lines(view, at.messages))
        case "road" if view.rules.circuit is not None:
            at.console.say(*whole_road(view, at.messages))
        case "rules":
            at.console.say(*_rules(at.messages))
        case "why":
            at.console.say(_why(rest.strip(), view, at.messages))
        case "save":
            at.console.say(_save(rest.strip(), at))
        case _:
            return False
    return True


def _help(view: View, messages: Messages) -> list[str]:
    move, file = messages.text("play-word-move"), messages.text("play-word-file")
    rows = {
        "?": "help",
        "table": "table",
        "road": "road",
        "rules": "rules",
        f"why {move}": "why",
        f"save {file}": "save",
        "quit": "quit",
    }
    if view.rules.circuit is None:
        del rows["road"]
    width = max(map(len, rows)) + 2
    lines = wrapped(messages.text("play-help-moves"))
    for typed, key in rows.items():
        text = messages.text(f"play-help-{key}")
        lines += wrapped(f"{typed:<{width}}{text}", indent="  ", hanging=" " * width)
    return lines


def _rules(messages: Messages) -> list[str]:
    """The rules page laid out for the page's width, without any colour."""
    from rich.console import Console as Layout
    from rich.markdown import Markdown

    page = StringIO()
    layout = Layout(file=page, width=WIDTH, force_terminal=False, color_system=None)
    layout.print(Markdown(messages.rules_text()))
    return page.getvalue().splitlines()


def _why(move: str, view: View, messages: Messages) -> str:
    if not move:
        raise Mistake("play-why-what")
    refusal = why_not(as_written(move, view.seat), view)
    return messages.text("play-why-legal") if refusal is None else messages.refusal(refusal)


def _save(name: str, at: AtTable) -> str:
    """Write the game to a file, and go on keeping it there."""
    if not name and at.save is None:
        raise Mistake("play-save-where")
    if name and (at.save is None or _path(name) != at.save.path):
        save = SaveFile(_path(name))
        save.write(at.game, at.seats)
        at.save = save
    assert at.save is not None
    at.save.write(at.game, at.seats)
    return at.messages.text("play-saved", file=str(at.save.path))


def _path(name: str) -> Path:
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)  # nobody's home, so the name stands for itself
