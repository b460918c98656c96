"""``bornes man``: the manual, made from the help of the commands."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def man(
    folder: Annotated[
        Path | None,
        Parameter(
            help="Write all pages into this folder. The name of a command prints its page, as "
            "--page does; nothing prints the program's."
        ),
    ] = None,
    *,
    page: Annotated[
        str | None, Parameter(help="The command whose page is printed. Without it, the program's.")
    ] = None,
) -> None:
    """Print a manual page, or write all of them into a folder.

    Example: `bornes man ~/.local/share/man/man1`
    """
    from bornes.cli.program.manual import commands, manual_page, manual_pages

    if folder is not None and str(folder) in commands() and not folder.exists():
        folder, page = None, str(folder)
    if folder is None:
        print(manual_page(page), end="")
        return
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in manual_pages().items():
        (folder / name).write_text(text, "utf-8")
