"""Saved games: records in files, written so that a crash leaves the old one or the new one."""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refused
from bornes.game import Game
from bornes.notation.files import NotationError, read_text
from bornes.reading import replay
from bornes.terminal.match.seat_plan import Seats, read_seats
from bornes.terminal.mistakes import Mistake

# Who sat where is for people, so it stands in a comment, which replaying passes over.
_SEATS: Final = re.compile(r"^# seats: ([^\n]{1,300})$", re.MULTILINE)


class SaveFile:
    """The file a game is kept in from move to move."""

    def __init__(self, path: Path, *, ours: bool = False) -> None:
        """Check the path; ``ours`` says that what it holds may be overwritten."""
        self.path = path
        try:
            # Replacing a device or a folder by a file would be a strange way to save.
            if path.exists() and not path.is_file():
                raise Mistake("play-save-not-file", file=str(path))
            if not ours and path.is_file() and path.stat().st_size > 0:
                raise Mistake("play-save-exists", file=str(path))
        except (OSError, ValueError) as error:
            raise self._failed(error) from None

    def write(self, game: Game, seats: Seats) -> None:
        """Write the whole record, and who sits where."""
        self.put(f"{game.record()}# seats: {', '.join(seats)}\n")

    def put(self, text: str) -> None:
        """Write a whole text beside the file, then put it in its place at once."""
        try:
            target = self.path.resolve()
            beside = target.with_name(f".{target.name}.{os.getpid()}.new")
        except (OSError, RuntimeError, ValueError) as error:
            raise self._failed(error) from None
        try:
            beside.write_text(text, "utf-8")
            beside.replace(target)
        except (OSError, ValueError) as error:
            with suppress(OSError, ValueError):
                beside.unlink()
            raise self._failed(error) from None

    def _failed(self, error: Exception) -> Mistake:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        return Mistake("play-save-failed", file=str(self.path), reason=reason)


def load(path: Path) -> tuple[Game, Seats | None]:
    """The game of a record, and who sat where if it was saved by this program."""
    text = read_text(path)
    try:
        game = replay(text)
    except NotationError as error:
        raise NotationError(error.refusal, error.line, str(path)) from None
    if game.hand_number == 0:
        # A record that ends before its first deal is a table nobody has sat down at.
        game.deal()
    return game, seats_in(text, game.rules.players)


def seats_in(text: str, players: int) -> Seats | None:
    """Who sat where in a record that this program has saved; nothing if it doesn't say."""
    found = _SEATS.findall(text)
    with suppress(Mistake, Refused):
        return read_seats(found[-1], players) if found else None
    return None


def path_typed(name: str) -> Path:
    """The file that a person means, whose home may be written as ``~``."""
    try:
        return Path(name).expanduser()
    except RuntimeError:
        return Path(name)  # nobody's home, so the name stands for itself
