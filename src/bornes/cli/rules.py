"""``bornes rules``: the rules of an edition."""

from __future__ import annotations

from bornes.cli.parsing.arguments import chosen_language, edition_id
from bornes.cli.parsing.parameters import Edition, Language


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
    from bornes.terminal.reports.editions import show_rules

    show_rules(edition_id(edition), chosen_language(language), print)
