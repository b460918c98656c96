"""Session line by line without a terminal: lines go in, and what is printed comes out."""

from __future__ import annotations

import io

import bornes
from bornes import Game
from bornes.locales import Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.conversation import Conversation
from bornes.terminal.lines.questions import play
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.seat_plan import Seats, read_seats
from bornes.terminal.match.setup import Wanted

WIDEST = 80
"""The longest line that may be printed."""
ENOUGH = 3000
"""More lines than any of these games takes."""


class Terminal(io.StringIO):
    """An input at which somebody seems to sit."""

    def isatty(self) -> bool:
        return True


def played(typed: str, language: str = "en", *, terminal: bool = False, **wanted: object) -> str:
    """What is printed when these lines are typed; the status must be 0."""
    shown = io.StringIO()
    source = Terminal(typed) if terminal else io.StringIO(typed)
    status = play(Wanted(**wanted), language, Console(source, shown))  # type: ignore[arg-type]
    assert status == 0
    return shown.getvalue()


def position(edition: str, players: int, **entries: object) -> Game:
    options = entries.pop("options", {})
    return bornes.position(
        {"edition": edition, "players": players, "options": options, "position": entries}
    )


def talked(
    game: Game,
    typed: str,
    seats: Seats | None = None,
    language: str = "en",
    source: io.StringIO | None = None,
) -> str:
    """What is printed when a game goes on from here with these lines typed."""
    shown = io.StringIO()
    console = Console(source or io.StringIO(typed), shown)
    messages = Messages(language, game.rules.edition)
    everyone = seats or read_seats(None, game.rules.players)
    assert Conversation(LocalMatch(game, everyone), messages, console).run() == 0
    return shown.getvalue()


def rolling_start() -> Game:
    hand = ["100", "roll", "stop", "right_of_way", "25", "25", "repairs"]
    sides = {"B": {"battle": ["roll"]}}
    return position("parker", 2, to_play=1, hands={1: hand, 2: ["50"] * 6}, sides=sides)
