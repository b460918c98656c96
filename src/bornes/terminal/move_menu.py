"""The choices a person has, numbered, and what the person types to take one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from bornes.engine.cards import RANK
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refusal, Refused
from bornes.engine.view import View
from bornes.locales import Messages
from bornes.terminal.board import wrapped
from bornes.terminal.console import WIDTH
from bornes.terminal.mistakes import Mistake

# What gets somewhere comes first, what gives something up last.
_ORDER: Final = {
    verb: place
    for place, verb in enumerate(
        (
            Verb.COUP_FOURRE,
            Verb.PARRY,
            Verb.U_TURN,
            Verb.EXTEND,
            Verb.FINISH,
            Verb.DRAW,
            Verb.TAKE,
            Verb.PLAY,
            Verb.END,
            Verb.DISCARD,
            Verb.PASS,
        )
    )
}
_SEAT: Final = re.compile(r"^\d+\s*:\s*")
_GAP: Final = 3


def ordered(moves: Iterable[Move]) -> list[Move]:
    """The moves in the order in which a person is shown them."""
    return sorted(moves, key=_place)


def _place(move: Move) -> tuple[int, int]:
    return _ORDER[move.verb], RANK[move.card] if move.card is not None else 0


def choice_lines(moves: list[Move], messages: Messages) -> list[str]:
    """The moves with their numbers, in two columns where they fit side by side."""
    texts = [f"{number:>3}  {messages.move(move)}" for number, move in enumerate(moves, start=1)]
    half = (len(texts) + 1) // 2
    width = max(map(len, texts[:half])) + _GAP
    if len(texts) < 6 or width + max(map(len, texts[half:])) > WIDTH:
        return [line for text in texts for line in wrapped(text, hanging=" " * 5)]
    right = [*texts[half:], ""]
    return [f"{left:<{width}}{right[row]}".rstrip() for row, left in enumerate(texts[:half])]


def read_choice(text: str, moves: list[Move], view: View) -> str:
    """The move that was meant, as it is written; refused with the reason if there is none."""
    if text.isascii() and text.isdigit():
        if len(text) > 3 or not 1 <= int(text) <= len(moves):
            raise Mistake("play-no-such-choice", most=len(moves))
        return str(moves[int(text) - 1])
    move = as_written(text, view.seat)
    refusal = why_not(move, view)
    if refusal is not None:
        raise Refused(refusal)
    return move


def as_written(text: str, seat: int | None) -> str:
    """A move as the notation has it, from what was typed: the seat may be left out."""
    text = text.strip()
    if not _SEAT.match(text):
        text = f"{seat}: {text}"
    words = _SEAT.sub(lambda found: found[0].rstrip(" :\t") + ": ", text).lower().split()
    # Everything is in small letters but the sides.
    return " ".join(
        word.upper() if before == "on" else word
        for before, word in zip(["", *words], words, strict=False)
    )


def why_not(move: str, view: View) -> Refusal | None:
    """Why a move can't be made by this seat now, a misspelt one included."""
    try:
        return view.why_not(move)
    except Refused as error:
        return error.refusal
