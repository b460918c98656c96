"""Finished matches as files, and whether such a file tells the truth."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bornes.engine.moves import Move
from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game, new
from bornes.notation.files import NotationError, read_text
from bornes.reading import replay
from bornes.server.protocol import problems
from bornes.server.table.commitment import commitment_to
from bornes.server.table.table import Table

# What opens the commitment stands in comments, which replaying passes over.
_COMMITMENT: Final = re.compile(r"^# commitment: ([0-9a-f]{64})$", re.MULTILINE)
_SALT: Final = re.compile(r"^# salt: ([0-9A-Za-z_-]{1,128})$", re.MULTILINE)


def exported(table: Table, number: int) -> str:
    """A finished match as a record, with the commitment to its shuffle and what opens it."""
    game = table.finished.get(number)
    if game is None:
        later = number == table.match
        raise Refused(problems.record_later() if later else problems.no_match(number))
    shuffle = table.shuffles[number]
    comments = f"# commitment: {table.commitments[number - 1]}\n# salt: {shuffle.salt}\n"
    first, rest = game.record().split("\n", 1)
    return f"{first}\n{comments}{rest}"


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that is what it claims to be."""

    commitment: str
    game: Game
    moves: int


def verify(file: Path, shown: str | None = None) -> Verified:
    """Check a record against the commitment that was shown; refused if anything is wrong.

    The seed and the salt must give the commitment, every card must lie where the seed puts
    it, and every move must be legal.
    """
    text = read_text(file)
    try:
        return _verified(text, shown)
    except NotationError as error:
        raise NotationError(error.refusal, error.line, str(file)) from None
    except Refused as error:
        raise NotationError(error.refusal, source=str(file)) from None


def _verified(text: str, shown: str | None) -> Verified:
    commitment, salt = _COMMITMENT.search(text), _SALT.search(text)
    if commitment is None or salt is None:
        raise Refused(Refusal("server-verify-no-opening"))
    told = replay(text)
    if commitment_to(told.seed, salt[1]) != commitment[1]:
        raise Refused(Refusal("server-verify-commitment"))
    if shown is not None and shown.strip().lower() != commitment[1]:
        raise Refused(Refusal("server-verify-other", commitment=commitment[1]))
    if told.opening is not None:
        raise Refused(Refusal("server-verify-position"))
    again = _played_again(told)
    if again.story != told.story or again.rules != told.rules:
        raise Refused(Refusal("server-verify-cards"))
    moves = sum(isinstance(entry, Move) for entry in told.story)
    return Verified(commitment[1], told, moves)


def _played_again(told: Game) -> Game:
    """The same moves with the cards that follow from the seed."""
    again = new(
        told.rules.edition,
        told.rules.players,
        seed=told.seed,
        options=told.options,
        house=told.house,
    )
    for move in [entry for entry in told.story if isinstance(entry, Move)]:
        try:
            if again.phase == "over":
                again.deal()
            again.apply(move)
        except Refused:
            break  # with these cards it was no legal move: they are other cards
    if again.hand_number < told.hand_number:
        again.deal()
    return again
