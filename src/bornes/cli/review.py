"""``bornes review``: what every move of a match was worth."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import AsJson, Language
from bornes.cli.program.output import print_json, print_lines
from bornes.locales import Messages


def review(
    file: Annotated[
        Path,
        Parameter(
            help="A record, as `bornes play --save` writes it and the page of a server gives it. "
            "`-` is the standard input."
        ),
    ],
    /,
    *,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Judge a match: the chance of winning as a curve, the moments that mattered, luck and skill.

    Every deal, draw and move is judged by the champion, which takes about a minute for a match
    of two. The same record gets the same review.

    Example: `bornes review evening.txt --language fr`
    """
    from bornes.terminal.reports import review as page

    timeline = page.timeline_of(file)
    messages = Messages(chosen_language(language), timeline.end.rules.edition)
    found = page.judged(timeline, messages)
    if as_json:
        print_json(page.as_data(timeline, found, messages))
    else:
        print_lines(page.as_text(timeline, found, messages))
