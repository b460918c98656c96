"""Manual pages in roff, from what the commands say of themselves."""

from __future__ import annotations

import inspect
import re
from typing import Final

from cyclopts import Argument

from bornes import __version__
from bornes.cli.program.command_list import app
from bornes.terminal.mistakes import Mistake

_STATUS: Final = """0 all went well, 1 what was tested failed, 2 bad input, 130 interrupted,
141 nobody reads the output."""


def manual_pages() -> dict[str, str]:
    """Every page by the name of its file."""
    pages = {"bornes.1": manual_page(None)}
    return pages | {f"bornes-{name}.1": manual_page(name) for name in commands()}


def manual_page(command: str | None) -> str:
    """The page of a command, or of the program."""
    if command is None:
        return _program()
    if command not in commands():
        raise Mistake(
            "cli-bad-choice", value=command[:40], name="--page", allowed=", ".join(commands())
        )
    first, rest = _said(command)
    arguments = app[command].assemble_argument_collection()
    lines = [
        *_head(f"bornes-{command}", first),
        ".SH SYNOPSIS",
        f".B bornes {command}",
        " ".join([*filter(None, map(_synopsis, arguments)), "[\\fIoptions\\fR]"]),
    ]
    lines += [".SH DESCRIPTION", *_prose(rest or first), ".SH OPTIONS"]
    for argument in arguments:
        names = ", ".join(f"\\fB{_roff(name)}\\fR" for name in argument.names)
        lines += [".TP", names, *_prose(argument.parameter.help or "")]
    return "\n".join([*lines, *_foot("bornes(1)")]) + "\n"


def _synopsis(argument: Argument) -> str:
    """What stands for an argument that is told by its place; nothing for others."""
    if argument.index is None:
        return ""
    name = f"\\fI{_roff(argument.names[0].lstrip('-').upper())}\\fR"
    return name if argument.required else f"[{name}]"


def _program() -> str:
    lines = [*_head("bornes", "Mille Bornes by the rulebook you own"), ".SH SYNOPSIS"]
    lines += [".B bornes", "\\fIcommand\\fR [\\fIoptions\\fR]", ".SH COMMANDS"]
    for name in commands():
        lines += [".TP", f"\\fBbornes-{_roff(name)}\\fR(1)", *_prose(_said(name)[0])]
    others = ", ".join(f"bornes-{name}(1)" for name in commands())
    return "\n".join([*lines, *_foot(others)]) + "\n"


def commands() -> list[str]:
    """The names of all commands."""
    return [name for name in app if not name.startswith("-")]


def _said(command: str) -> tuple[str, str]:
    """What a command says of itself: in a line, and in full."""
    function = app[command].default_command
    first, _, rest = (inspect.getdoc(function) or "").partition("\n\n")
    return " ".join(first.split()), rest


def _head(name: str, about: str) -> list[str]:
    title = f'.TH {name.upper()} 1 "" "bornes {__version__}"'
    return [title, ".SH NAME", f"{_roff(name)} \\- {_roff(about.rstrip('.'))}"]


def _foot(others: str) -> list[str]:
    return [".SH EXIT STATUS", *_prose(_STATUS), ".SH SEE ALSO", _roff(others)]


def _prose(text: str) -> list[str]:
    """Paragraphs in roff; what stands in backquotes is bold."""
    lines: list[str] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        lines += [".PP"] if lines else []
        plain = _roff(" ".join(paragraph.split()))
        lines.append(re.sub(r"`([^`]*)`", r"\\fB\1\\fR", plain))
    return lines


def _roff(text: str) -> str:
    """A text in which nothing is a command to roff."""
    escaped = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped
