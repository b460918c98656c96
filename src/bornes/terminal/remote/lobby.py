"""A table in words: who sits there, who is away, and what is played."""

from __future__ import annotations

from math import ceil

from bornes.editions.house_fields import flat
from bornes.editions.options import OPTIONS
from bornes.engine.rules import Rules
from bornes.locales import LANGUAGES, Messages
from bornes.server.protocol.messages import SeatInfo, TableInfo
from bornes.terminal.shown.rules_words import aim, typed


def names_of(info: TableInfo, messages: Messages) -> dict[int, str]:
    """What those who sit there are called; nobody for a seat that is free."""
    return {seat.seat: _name(seat, messages) for seat in info.seats}


def _name(seat: SeatInfo, messages: Messages) -> str:
    if seat.driver is not None and messages.has(f"driver-{seat.driver}"):
        return messages.text(f"driver-{seat.driver}")
    if seat.kind == "bot" and seat.level is not None:
        key = f"name-bot-{seat.level}"
        return messages.text(key) if messages.has(key) else seat.level.rpartition(":")[2]
    name = seat.name if seat.kind == "person" else None
    if name in _nameless():
        return messages.text("page-name-default")
    return name or ""


def _nameless() -> set[str]:
    """What somebody is called who gave no name, in every language: a page has sent one of them."""
    return {Messages(language).text("page-name-default") for language in LANGUAGES}


def seat_lines(info: TableInfo, own: int | None, messages: Messages) -> list[str]:
    """A line for each seat: who has it, and whether that is somebody who is there."""
    teams = len({seat.side for seat in info.seats}) < len(info.seats)
    lines = []
    for seat in info.seats:
        key = "start-seat-team" if teams else "start-seat-alone"
        where = messages.text(key, seat=seat.seat, side=seat.side)
        who = _who(seat, own, messages)
        lines.append(messages.text("join-seat-line", seat=where, who=who))
    return lines


def _who(seat: SeatInfo, own: int | None, messages: Messages) -> str:
    name = _name(seat, messages)
    if seat.kind == "open":
        bot = messages.text("start-join-bot") if seat.level is not None else ""
        free = messages.text("start-lobby-free")
        return f"{free} ({bot})" if bot else free
    if seat.kind == "bot":
        return name
    if seat.seat == own:
        return f"{name} ({messages.text('start-lobby-you')})"
    state = "start-lobby-here" if seat.present else "start-lobby-away"
    return f"{name} ({messages.text(state)})"


def free_seats(info: TableInfo) -> list[SeatInfo]:
    """The seats that somebody who comes now may take."""
    return [seat for seat in info.seats if seat.kind == "open" and seat.offered]


def played_lines(info: TableInfo, rules: Rules, messages: Messages) -> list[str]:
    """What is played: the edition, its aim, and what is not as printed."""
    lines = [messages.text(f"edition-{info.edition}"), aim(rules, messages)]
    for name, value in info.options.items():
        title = messages.text(f"option-{name}") if name in OPTIONS else name
        lines.append(messages.text("play-option", name=title, value=typed(value)))
    for name, value in flat(info.house).items():
        title, told = messages.house_name(name), messages.house_value(name, value)
        lines.append(messages.text("play-house-rule", name=title, value=told))
    return lines


def away_notes(info: TableInfo, own: int | None, elapsed: float, messages: Messages) -> list[str]:
    """Who is away, and what becomes of their seat, so long after it was told."""
    names = names_of(info, messages)
    notes = []
    for seat in info.seats:
        if seat.kind != "person" or seat.present or seat.seat == own:
            continue
        if seat.level is not None:
            state = messages.text("table-bot-plays")
        elif seat.grace is not None:
            state = messages.text("table-away-for", seconds=max(0, ceil(seat.grace - elapsed)))
        else:
            state = messages.text("table-away")
        notes.append(messages.text("join-seat-line", seat=names[seat.seat], who=state))
    return notes
