"""The full screen from the command line: the set-up first where something is to be chosen."""

from __future__ import annotations

from bornes.locales import Messages
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.lookback import Lookback
from bornes.terminal.match.setup import Wanted
from bornes.terminal.mistakes import Mistake
from bornes.terminal.remote.visit import Visit
from bornes.terminal.screen.app import BornesApp, run
from bornes.terminal.screen.local_session import LocalSession
from bornes.terminal.screen.replay_screen import Replaying, ReplayScreen
from bornes.terminal.screen.setup.join_screen import JoinScreen
from bornes.terminal.screen.setup.setup_screen import SetupScreen


def play_on_screen(wanted: Wanted, match: LocalMatch | None, messages: Messages) -> int:
    """Play a match on the full screen; returns the exit status."""
    return run(app_for(wanted, match, messages))


def app_for(wanted: Wanted, match: LocalMatch | None, messages: Messages) -> BornesApp:
    """The application, at the table or before it."""
    if match is not None:
        own = Messages(messages.language, match.game.rules.edition)
        return BornesApp(LocalSession(match, own), own)

    def sit_down(begun: LocalMatch, words: Messages) -> None:
        app.sit_down(LocalSession(begun, words))

    app = BornesApp(lambda: SetupScreen(wanted, messages.language, sit_down), messages)
    return app


def join_on_screen(visit: Visit) -> int:
    """Sit down at a table of a server; returns the exit status."""
    return run(app_before(visit))


def app_before(visit: Visit) -> BornesApp:
    """The application at the table, or at its door where a name or a seat is to be chosen."""
    if visit.is_settled:
        return BornesApp(visit.sit(), visit.messages)
    app = BornesApp(lambda: JoinScreen(visit, app.sit_down), visit.messages)
    return app


def replay_on_screen(lookback: Lookback, language: str, to: int | None, seat: int | None) -> int:
    """Look back at a match; returns the exit status."""
    return run(app_replaying(lookback, language, to, seat))


def app_replaying(
    lookback: Lookback, language: str, to: int | None = None, seat: int | None = None
) -> BornesApp:
    """The application with a record, at one of its moves."""
    game = lookback.at(0)
    if to is not None and to > len(lookback.moves):
        raise Mistake("replay-too-far", to=to, moves=len(lookback.moves))
    game.view(seat)  # refuses a seat that there is not
    messages = Messages(language, game.rules.edition)
    replaying = Replaying(lookback, messages, to, seat)
    return BornesApp(lambda: ReplayScreen(replaying), messages)
