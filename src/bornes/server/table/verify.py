"""Whether the file of a finished match tells the truth, for ``bornes verify``."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.game import Game, new
from bornes.locales import Messages
from bornes.notation.files import NotationError, read_text
from bornes.reading import replay
from bornes.server.table.commitment import commitment_to
from bornes.server.table.records import DEALT_ON_DEVICE

# What opens the commitment stands in comments, which replaying passes over.
_COMMITMENT: Final = re.compile(r"^# commitment: ([0-9a-f]{64})$", re.MULTILINE)
_SALT: Final = re.compile(r"^# salt: ([0-9A-Za-z_-]{1,128})$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Verified:
    """A record that is what it claims to be."""

    commitment: str
    """The commitment that its seed and its salt open, in hexadecimal."""
    game: Game
    """The match, played again to where the record ends."""
    moves: int
    """The number of moves of the match."""
    on_device: bool
    """Whether a device dealt the cards, so that its person may have known them."""


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
    if again.record() != told.record() or again.rules != told.rules:
        raise Refused(Refusal("server-verify-cards"))
    return Verified(commitment[1], told, len(told.moves), DEALT_ON_DEVICE in text.splitlines())


def _played_again(told: Game) -> Game:
    """The same moves with the cards that follow from the seed."""
    again = new(
        told.rules.edition,
        told.rules.players,
        seed=told.seed,
        options=told.options,
        house=told.house,
    )
    for move in told.moves:
        try:
            if again.phase == "over":
                again.deal()
            again.apply(move)
        except Refused:
            break  # with these cards it was no legal move: they are other cards
    if again.hand_number < told.hand_number:
        again.deal()
    return again


def verified_text(file: Path, commitment: str | None, messages: Messages) -> Iterator[str]:
    """Check a record, and say what was found; what is wrong with it is refused."""
    found = verify(file, commitment)
    game = found.game
    words = Messages(messages.language, game.rules.edition)
    yield words.text("verify-commitment", commitment=found.commitment)
    yield words.text("verify-cards", hands=game.hand_number, moves=found.moves)
    if found.on_device:
        yield words.text("verify-device")
    elif commitment is None:
        yield words.text("verify-compare")
