"""The full-screen game from the command line: the set-up first where nothing was said."""

from __future__ import annotations

from bornes.locales import Messages
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.setup import Wanted
from bornes.terminal.screen.app import BornesApp, run
from bornes.terminal.screen.local_playing import LocalPlaying
from bornes.terminal.screen.setup_screen import SetupScreen


def play_on_screen(wanted: Wanted, match: LocalMatch | None, messages: Messages) -> int:
    """Play a match on the full screen; returns the exit status."""
    return run(app_for(wanted, match, messages))


def app_for(wanted: Wanted, match: LocalMatch | None, messages: Messages) -> BornesApp:
    """The application, at the table or before it."""
    if match is not None:
        own = Messages(messages.language, match.game.rules.edition)
        return BornesApp(LocalPlaying(match, own), own)

    def sit_down(begun: LocalMatch, words: Messages) -> None:
        app.sit_down(LocalPlaying(begun, words))

    app = BornesApp(lambda: SetupScreen(wanted, messages.language, sit_down), messages)
    return app
