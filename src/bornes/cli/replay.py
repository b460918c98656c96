"""``bornes replay``: looking back at a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import at_least, chosen_language, whole
from bornes.cli.parsing.parameters import AsJson, Language
from bornes.cli.program.output import print_json, print_lines
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
    plain: Annotated[
        bool, Parameter(negative=(), help="Print the table, also where a full screen is possible.")
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Look back at a match: the table after a move, or everything that happened.

    On the full screen of a terminal it is gone through with the arrow keys, or runs by itself
    (`pip install 'bornes[terminal]'`). With `--plain`, and where there is none, the table is
    printed.

    With `--json` the position is printed as a mapping, as position files have it; with `--moves`
    as well, every move with what happened.

    Example: `bornes replay evening.txt --to 40 --view 1`
    """
    from bornes.terminal.reports import record as record_page
    from bornes.terminal.start import full_screen_possible
    from bornes.terminal.start import replay as replay_on_screen

    if to is not None:
        at_least("--to", to, 0)
    if not (plain or moves or as_json) and full_screen_possible():
        return replay_on_screen(file, chosen_language(language), to, view)
    found = record_page.replayed(file, to)
    messages = Messages(chosen_language(language), found.game.rules.edition)
    if as_json:
        print_json(
            record_page.moves_data(found, view, messages)
            if moves
            else record_page.position_data(found, view)
        )
        return 0
    show = record_page.moves_text if moves else record_page.table_text
    print_lines(show(found, view, messages))
    return 0
