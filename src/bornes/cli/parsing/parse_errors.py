"""What the parser found wrong, as messages of ours."""

from __future__ import annotations

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from bornes.terminal.mistakes import Mistake


def misunderstood(error: CycloptsError) -> Mistake:
    """What is wrong with a command line, in our words."""
    command = " ".join(error.command_chain or ())
    argument = error.argument
    name = argument.name if argument is not None else ""
    unused = (error.unused_tokens or [""])[0][:40]
    match error:
        case UnknownCommandError():
            return Mistake("cli-unknown-command", found=unused)
        case UnknownOptionError():
            found = (error.token.keyword or error.token.value)[:40]
            return Mistake("cli-unknown-option", found=found, command=command)
        case CoercionError() if argument is not None and error.token is not None:
            value = error.token.value[:40]
            if choices := argument.get_choices():
                return Mistake("cli-bad-choice", value=value, name=name, allowed=", ".join(choices))
            return Mistake("cli-bad-value", value=value, name=name, command=command)
        case MissingArgumentError():
            return Mistake("cli-missing", name=name, command=command)
        case RepeatArgumentError():
            return Mistake("cli-repeated", name=error.token.keyword or name)
        case UnusedCliTokensError():
            return Mistake("cli-too-many", found=unused, command=command)
        case _:
            return Mistake("cli-not-understood", problem=" ".join(str(error).split()))
