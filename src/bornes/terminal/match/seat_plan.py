"""Who sits where: persons at this screen, and bots."""

from __future__ import annotations

import re
from typing import Final

from bornes.bots import BOTS, ask, make, names
from bornes.bots.registry import read
from bornes.engine.moves import Move
from bornes.engine.randomness import words
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake

PERSON: Final = "person"
OPPONENT: Final = "steady"
"""The bot that takes the seats nobody asked for."""
LONGEST_NAME: Final = 20
_PERSONS: Final = (PERSON, "me")
_GIVEN: Final = "="
_SETTING: Final = re.compile(r"\s*(?!(?:me|person)\s*=)\w+\s*=")

Seats = tuple[str, ...]
"""Who takes each seat: a bot as `bornes.bots` reads it, ``person``, or ``person=Anna``."""


def read_seats(text: str | None, players: int) -> Seats:
    """Read ``me=Anna, sharp, …``, one for each seat; the first alone is a person by default."""
    if text is None:
        return (PERSON, *[OPPONENT] * (players - 1))
    kinds = [_read_seat(word) for word in listed(text)]
    if len(kinds) != players:
        raise Mistake("play-seats-count", found=len(kinds), players=players)
    return tuple(kinds)


def listed(text: str) -> list[str]:
    """The seats of a text; a comma that a bot's next setting follows is part of the bot's name."""
    seats: list[str] = []
    for word in text.split(","):
        if seats and ":" in seats[-1] and _SETTING.match(word):
            seats[-1] += f",{word.strip()}"
        else:
            seats.append(word.strip())
    return seats


def _read_seat(text: str) -> str:
    kind, given, name = text.partition(_GIVEN)
    if kind.strip().lower() in _PERSONS:
        return person(name) if given else PERSON
    return text.lower() if text.lower() in BOTS else _bot(text)


def _bot(word: str) -> str:
    """The name of a bot that is not one of ours; nothing is loaded yet."""
    if ":" not in word and word not in names():
        allowed = ", ".join((PERSON, *names()))
        raise Mistake("play-unknown-seat", found=word[:40], allowed=allowed)
    return read(word).label


def person(name: str) -> str:
    """A person by this name; by none if it is empty."""
    printable = "".join(sign if sign.isprintable() and sign != "," else " " for sign in name)
    tidy = " ".join(printable.split())[:LONGEST_NAME]
    return f"{PERSON}{_GIVEN}{tidy}" if tidy else PERSON


def is_person(kind: str) -> bool:
    """Whether a seat is a person's."""
    return kind.partition(_GIVEN)[0] == PERSON


def checked(seats: Seats) -> Seats:
    """The same seats, refused if a bot among them can't be made."""
    for kind in seats:
        if not is_person(kind):
            read(kind).checked()
    return seats


def names_modules(seats: Seats) -> bool:
    """Whether there is a bot among them that somebody's module has to be loaded for."""
    return any(read(kind).source not in names() for kind in seats if not is_person(kind))


def bot_move(kind: str, view: View, seed: int) -> Move:
    """What a bot does; the same whenever the match is at this moment."""
    (own,) = words(seed, f"bot|{view.seat}", 1)
    return ask(make(kind, seed=own), view)


def seat_names(seats: Seats, messages: Messages) -> dict[int, str]:
    """What those who sit there are called; a person without a name is known by the seat."""
    found = {}
    for seat, kind in enumerate(seats, start=1):
        if is_person(kind):
            found[seat] = kind.partition(_GIVEN)[2]
        else:
            found[seat] = messages.text(f"name-bot-{kind}") if kind in BOTS else kind
    return found
