"""``bornes replay``: looking back at a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.arguments import at_least, chosen_language, whole
from bornes.cli.output import print_json, print_lines
from bornes.cli.parameters import AsJson, Language
from bornes.locales import Messages


def replay(
    file: Annotated[
        Path,
        Parameter(help="A record, as `bornes play --save` writes it. `-` is the standard input."),
    ],
    /,
    *,
    to: Annotated[
        int | None,
        Parameter(converter=whole, help="Stop after so many moves. Without it, at the end."),
    ] = None,
    view: Annotated[
        int | None,
        Parameter(
            converter=whole,
            help="Show only what this seat could know. Without it, everybody's cards.",
        ),
    ] = None,
    moves: Annotated[
        bool, Parameter(negative=(), help="List what happened, move by move.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a match: the table after a move, or everything that happened.

    With `--json` the position is printed as a mapping, as position files have it; with `--moves`
    as well, every move with what happened.

    Example: `bornes replay evening.txt --to 40 --view 1`
    """
    from bornes.terminal.reports import record as record_page

    if to is not None:
        at_least("--to", to, 0)
    found = record_page.replayed(file, to)
    messages = Messages(chosen_language(language), found.game.rules.edition)
    if as_json:
        print_json(
            record_page.moves_data(found, view, messages)
            if moves
            else record_page.position_data(found, view)
        )
        return
    show = record_page.moves_text if moves else record_page.table_text
    print_lines(show(found, view, messages))
