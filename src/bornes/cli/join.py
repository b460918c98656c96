"""The command that sits down at a table of a server."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language, whole
from bornes.cli.parsing.parameters import Language
from bornes.terminal.mistakes import Mistake


def join(
    url: Annotated[
        str,
        Parameter(help="The link to the table, as it was sent to you."),
    ],
    /,
    *,
    name: Annotated[
        str | None, Parameter(help="What you are called. Without it you are asked.")
    ] = None,
    seat: Annotated[
        int | None,
        Parameter(converter=whole, help="The seat you would like. Without it you may choose."),
    ] = None,
    watch: Annotated[
        bool, Parameter(negative=(), help="Look on without a seat, where the table allows it.")
    ] = False,
    language: Language = None,
    plain: Annotated[
        bool, Parameter(negative=(), help="Line by line, also where a full screen is possible.")
    ] = False,
) -> int:
    """Sit down at a table of a Bornes server, by its link.

    The table is shown as in `bornes play`. Your seat is kept: the same link brings you back to it,
    and so does a link that hands a seat over from another device. A connection that is lost comes
    back by itself. Needs `pip install 'bornes[terminal]'`.

    Examples: `bornes join http://127.0.0.1:8000/t/lyA-D6OaYebGOUoN`,
    `bornes join https://example.org/t/lyA-D6OaYebGOUoN --name Ann --seat 2`
    """
    try:
        from bornes.terminal.remote.visit import Guest
        from bornes.terminal.start import join as join_table
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package not in {"msgspec", "websockets"}:
            raise
        raise Mistake("join-needs-extra", package=package) from None
    guest = Guest(url, name, seat, watch)
    return join_table(guest, chosen_language(language), plain=plain)
