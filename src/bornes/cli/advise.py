"""``bornes advise``: what to play in a position."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.bots import BOTS
from bornes.cli.parsing.arguments import chosen_language, whole
from bornes.cli.parsing.parameters import AsJson, Language, one_of
from bornes.cli.program.output import print_json, print_lines


def advise(
    file: Annotated[
        Path,
        Parameter(
            help="A position, as a whole or as one seat knows it, in YAML; or a record, whose end "
            "is meant. `-` is the standard input."
        ),
    ],
    /,
    *,
    seat: Annotated[
        int | None,
        Parameter(
            converter=whole,
            help="Who wants advice. Without it, the seat that is asked or is to play.",
        ),
    ] = None,
    bot: Annotated[
        str,
        Parameter(
            help=f"{one_of(reversed(BOTS))}, or one of your own: `package.module:Class`. "
            "What this one would do comes first; the figures are the champion's, whoever is asked."
        ),
    ] = "champion",
    playouts: Annotated[
        int | None,
        Parameter(converter=whole, help="How many times the moves are played out, in all."),
    ] = None,
    seconds: Annotated[float | None, Parameter(help="Stop thinking after so many seconds.")] = None,
    seed: Annotated[
        int,
        Parameter(
            converter=whole,
            help="The number all chance follows from; the same gives the same advice.",
        ),
    ] = 0,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say what to play: every legal move with its chance of winning, best first.

    The position is what you can see: your own cards, and what lies on the table. Each move
    comes with the chance of winning the match, the points to expect in this hand, and a
    reason.

    Example: `bornes advise table.yaml --seat 1 --language fr`
    """
    from bornes.advice.consult import consult
    from bornes.terminal.reports.advice import as_data, as_text

    found = consult(file, seat, bot=bot, seed=seed, playouts=playouts, seconds=seconds)
    if as_json:
        print_json(as_data(found, chosen_language(language)))
    else:
        print_lines(as_text(found, chosen_language(language)))
