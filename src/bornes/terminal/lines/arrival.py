"""What is asked before one sits down at a table of a server: a name, and a seat."""

from __future__ import annotations

from bornes.terminal.console import Console
from bornes.terminal.lines.at_server import TableTalk
from bornes.terminal.lines.typed import Language
from bornes.terminal.remote.lobby import played_lines, seat_lines
from bornes.terminal.remote.views import rules_of
from bornes.terminal.remote.visit import Visit
from bornes.terminal.session import Session
from bornes.terminal.shown.spans import wrapped


def join_by_lines(visit: Visit, console: Console | None = None) -> int:
    """Sit down, and play line by line; returns the exit status."""
    console = console or Console()
    messages = visit.messages
    for line in played_lines(visit.info, rules_of(visit.info), messages):
        console.say(*wrapped(line, console.width))
    console.say(*(f"  {line}" for line in seat_lines(visit.info, None, messages)))
    session = _seated(visit, console)
    if session is None:
        return 0
    console.say(*wrapped(messages.text("play-how-to"), console.width))
    return TableTalk(session, console).run()


def _seated(visit: Visit, console: Console) -> Session | None:
    """At the table, after a name and a seat were asked for where nothing was said."""
    if visit.is_settled or not console.waits:
        return visit.sit()
    name, seat = visit.guest.name, visit.guest.seat
    if name is None:
        answer = _answer(visit, console, "join-ask-name")
        if answer is None:
            return None
        name = answer
    free = [each.seat for each in visit.free]
    while seat is None and len(free) > 1:
        answer = _answer(visit, console, "join-ask-seat", seats=", ".join(map(str, free)))
        if answer is None:
            return None
        if answer == "":
            break
        seat = int(answer) if answer.isdecimal() and int(answer) in free else None
    return visit.sit(name, seat)


def _answer(visit: Visit, console: Console, key: str, **values: object) -> str | None:
    answer = console.ask(visit.messages.text(key, **values))
    if answer is not None and Language(visit.messages).keyword(answer)[0] == "quit":
        return None
    return answer
