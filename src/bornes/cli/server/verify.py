"""``bornes verify``: whether the cards of a match were fixed before it began."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import Language
from bornes.cli.program.output import print_lines
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake


def verify(
    file: Annotated[Path, Parameter(help="The record of a match, as the server gives it.")],
    /,
    *,
    commitment: Annotated[
        str | None,
        Parameter(help="The commitment that the table showed, to be compared with the file's."),
    ] = None,
    language: Language = None,
) -> None:
    """Check that the cards of a match were fixed before it began.

    The record names its seed and a salt. Their hash must be the commitment that was shown
    before the first card, and every card must lie where that seed puts it.

    Example: `bornes verify match.txt --commitment 3f0c…`
    """
    try:
        from bornes.server.table.verify import verified_text
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    print_lines(verified_text(file, commitment, Messages(chosen_language(language))))
