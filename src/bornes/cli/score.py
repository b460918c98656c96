"""``bornes score``: the score of a match that is played with real cards."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language, edition_id, pairs, whole
from bornes.cli.parsing.parameters import ONE_EDITION, AsJson, House, Language, Options
from bornes.cli.program.output import print_json


def score(
    edition: Annotated[
        str | None, Parameter(help=f"{ONE_EDITION}. Without it you are asked.")
    ] = None,
    *,
    players: Annotated[
        int | None, Parameter(converter=whole, help="How many play. Without it you are asked.")
    ] = None,
    names: Annotated[
        str | None,
        Parameter(help="What they are called, in the order of their seats: `Ann, Bob`."),
    ] = None,
    option: Options = None,
    house: House = None,
    save: Annotated[
        Path | None,
        Parameter(
            help="Keep everything in this file, written anew after every hand; if it is there "
            "already, go on with it. `-` is the standard input, to be printed."
        ),
    ] = None,
    as_csv: Annotated[
        bool,
        Parameter(name="--csv", negative=(), help="Print the file's sheet for a spreadsheet."),
    ] = False,
    as_json: AsJson = False,
    language: Language = None,
) -> int:
    """Keep the score of a match with real cards.

    After each hand you are asked for what lies on the table: how far everybody came, safeties,
    coups fourrés, who arrived. What can't be is asked again. Hands can be corrected later, and the
    end of the match is announced. Enter answers with what stands in brackets.

    Examples: `bornes score`, `bornes score parker --names "Ann, Bob" --save evening.json`,
    `bornes score --save evening.json --csv`
    """
    from bornes.locales import Messages
    from bornes.notation.files import STANDARD_INPUT
    from bornes.terminal.console import Console
    from bornes.terminal.keeper import pages
    from bornes.terminal.keeper.start import WantedBook, keep_score, kept_book

    wanted = WantedBook(
        edition=None if edition is None else edition_id(edition),
        players=players,
        names=tuple(name.strip() for name in names.split(",")) if names else (),
        options=pairs("--option", option),
        house=pairs("--house", house),
        save=save,
    )
    spoken = chosen_language(language)
    if not (as_csv or as_json) and str(save) != STANDARD_INPUT:
        return keep_score(wanted, spoken)
    book = kept_book(wanted)
    messages = Messages(spoken, book.edition)
    if as_json:
        print_json(pages.as_data(book, messages))
    elif as_csv:
        print(pages.as_csv(book, messages), end="")
    else:
        console = Console()
        console.say(*pages.all_lines(book, messages, console.width))
    return 0
