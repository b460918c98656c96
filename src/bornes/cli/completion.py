"""``bornes completion``: what a shell needs to complete a command line."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter


def completion(
    shell: Annotated[
        Literal["bash", "zsh", "fish"], Parameter(help="The shell that is to complete.")
    ],
    /,
) -> None:
    """Print what a shell needs to complete commands and options.

    bash: `bornes completion bash > ~/.local/share/bash-completion/completions/bornes`;
    zsh: a file `_bornes` in a folder of `$fpath`; fish: `~/.config/fish/completions/bornes.fish`.

    Example: `bornes completion fish > ~/.config/fish/completions/bornes.fish`
    """
    from bornes.cli.program.command_list import app

    print(app.generate_completion(shell=shell))
