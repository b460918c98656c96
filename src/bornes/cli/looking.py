"""The commands that show what there is: editions, rules, and matches of the past."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parameters import AsJson, Edition, Language
from bornes.cli.printing import print_json, print_lines
from bornes.cli.reading import at_least, chosen_language
from bornes.locales import Messages


def editions(*, language: Language = None, as_json: AsJson = False) -> None:
    """List the editions: who can play them, how far, and the options they have.

    Example: `bornes editions --language fr`
    """
    from bornes.play.listing import editions_data, editions_text

    chosen = chosen_language(language)
    if as_json:
        print_json(editions_data(chosen))
    else:
        print_lines(editions_text(chosen))


def rules(
    edition: Edition,
    /,
    *,
    language: Language = None,
) -> None:
    """Show the rules of an edition on one page.

    On a terminal the page is laid out; over a pipe it is Markdown.

    Example: `bornes rules volant`
    """
    from bornes.play.listing import show_rules

    show_rules(edition, chosen_language(language), print)


def replay(
    file: Annotated[Path, Parameter(help="A record, as `bornes play --save` writes it.")],
    /,
    *,
    to: Annotated[
        int | None, Parameter(help="Stop after so many moves. Without it, at the end.")
    ] = None,
    view: Annotated[
        int | None,
        Parameter(help="Show only what this seat could know. Without it, everybody's cards."),
    ] = None,
    moves: Annotated[
        bool, Parameter(negative=(), help="List what happened, move by move.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a match: the table after a move, or everything that happened.

    With `--json` the position is printed as a mapping, as position files have it.

    Example: `bornes replay evening.txt --to 40 --view 1`
    """
    from bornes.play import replaying

    if to is not None:
        at_least("--to", to, 0)
    found = replaying.replayed(file, to)
    if as_json:
        print_json(replaying.position_data(found, view))
        return
    messages = Messages(chosen_language(language), found.game.rules.edition)
    show = replaying.moves_text if moves else replaying.table_text
    print_lines(show(found, view, messages))
