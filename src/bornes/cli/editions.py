"""``bornes editions``: what there is to play."""

from __future__ import annotations

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import AsJson, Language
from bornes.cli.program.output import print_json, print_lines


def editions(*, language: Language = None, as_json: AsJson = False) -> None:
    """List the editions: who can play them, how far, and the options they have.

    Example: `bornes editions --language fr`
    """
    from bornes.terminal.reports.editions import editions_data, editions_text

    chosen = chosen_language(language)
    if as_json:
        print_json(editions_data(chosen))
    else:
        print_lines(editions_text(chosen))
