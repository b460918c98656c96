"""Who sits where: persons at this screen, and seats that play at random."""

from __future__ import annotations

from typing import Final

from bornes.moves import Move
from bornes.play.mistakes import Mistake
from bornes.randomness import pick
from bornes.view import View

PERSON: Final = "person"
RANDOM: Final = "random"
_KINDS: Final = {PERSON: PERSON, "me": PERSON, RANDOM: RANDOM}

Seats = tuple[str, ...]


def read_seats(text: str | None, players: int) -> Seats:
    """Read ``person, random, …``, one for each seat; the first alone is a person by default."""
    if text is None:
        return (PERSON, *[RANDOM] * (players - 1))
    words = [word.strip().lower() for word in text.split(",")]
    for word in words:
        if word not in _KINDS:
            raise Mistake("play-unknown-seat", found=word[:40], allowed=f"{PERSON}, {RANDOM}")
    if len(words) != players:
        raise Mistake("play-seats-count", found=len(words), players=players)
    return tuple(_KINDS[word] for word in words)


def random_move(view: View, seed: int, moment: int) -> Move:
    """Any legal move, each as likely; the same one whenever the match is at this moment."""
    moves = view.legal_moves()
    return moves[pick(seed, f"random|{moment}", len(moves))]
