"""Carrying out a command line: what is refused becomes one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final, NoReturn

from cyclopts import CycloptsError

from bornes.bots.failure import BotFailed
from bornes.cli.parsing.arguments import language_of
from bornes.cli.parsing.parse_errors import misunderstood
from bornes.cli.program.command_list import app
from bornes.cli.program.compile_notice import tell_of_compiling
from bornes.cli.program.suggestions import with_suggestion
from bornes.engine.refusals import Refused
from bornes.locales import Messages
from bornes.terminal.console import nowhere, prepare_streams
from bornes.terminal.mistakes import Mistake, explained

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141


def main() -> NoReturn:
    """The entry point of the program."""
    sys.exit(run(sys.argv[1:]))


def run(tokens: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status. No user's mistake is a traceback."""
    prepare_streams()
    messages = Messages(language_of(tokens))
    tell_of_compiling(messages)
    # The parser takes a mere hyphen for an option without a name.
    tokens = ["./-" if token == "-" else token for token in tokens]
    try:
        status = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except (BrokenPipeError, SystemExit):
        # Rich, which prints the help, makes the one into the other. Python would complain
        # about the rest of the text when it closes the stream at the end.
        sys.stdout = nowhere()
        return NOBODY_READS
    except KeyboardInterrupt:
        _complain(messages, messages.text("cli-interrupted"))
        return INTERRUPTED
    except CycloptsError as error:
        mistake = misunderstood(error)
        _complain(messages, with_suggestion(mistake, explained(mistake, messages), messages))
    except (Mistake, Refused) as error:
        if isinstance(error, BotFailed) and error.trace:
            # Whoever wrote the bot wants to know where in it.
            print(error.trace, end="", file=sys.stderr)
        _complain(messages, with_suggestion(error, explained(error, messages), messages))
    except OSError as error:
        problem = error.strerror or type(error).__name__
        if error.filename is not None:
            problem = f"{error.filename}: {problem}"
        _complain(messages, messages.text("cli-system", problem=problem))
    return BAD_INPUT


def _complain(messages: Messages, reason: str) -> None:
    print(messages.text("cli-error", reason=reason), file=sys.stderr)
