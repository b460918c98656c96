"""The commands that judge a position: what to play in it, and what the rules make of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parameters import AsJson, Language
from bornes.cli.printing import print_json, print_lines
from bornes.cli.reading import chosen_language


def advise(
    file: Annotated[
        Path, Parameter(help="A position, as a whole or as one seat knows it: a YAML file.")
    ],
    /,
    *,
    seat: Annotated[
        int | None,
        Parameter(help="Who wants advice. Without it, the seat that is asked or is to play."),
    ] = None,
    bot: Annotated[
        str,
        Parameter(
            help="`champion`, `sharp`, `steady`, `novice` or `random`. What this one would do "
            "comes first; the figures are the champion's, whoever is asked."
        ),
    ] = "champion",
    playouts: Annotated[
        int | None, Parameter(help="How many times the moves are played out, in all.")
    ] = None,
    seconds: Annotated[float | None, Parameter(help="Stop thinking after so many seconds.")] = None,
    seed: Annotated[
        int, Parameter(help="The number all chance follows from; the same gives the same advice.")
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
    from bornes.advise import as_data, as_text, consult

    found = consult(file, seat, bot=bot, seed=seed, playouts=playouts, seconds=seconds)
    if as_json:
        print_json(as_data(found, chosen_language(language)))
    else:
        print_lines(as_text(found, chosen_language(language)))


def scenario(
    paths: Annotated[
        list[Path],
        Parameter(help="Scenario files, or folders that are searched for *.yaml and *.yml."),
    ],
    /,
) -> int:
    """Run scenarios: positions, moves, and what must be found after them.

    Prints a line for each that fails and then `N passed, M failed`. The status is 1 if any
    failed, 2 if a file is no scenario or its position is refused. A folder without scenarios
    has none that fail.

    Example: `bornes scenario tests/scenarios/parker`
    """
    from bornes.play.checking import check_scenarios

    return check_scenarios(paths, print)
