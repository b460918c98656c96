"""``bornes admin``: what whoever runs a server may do with its tables."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bornes.cli.arguments import chosen_language
from bornes.cli.output import print_lines
from bornes.cli.parameters import Language
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake


def admin(
    action: Annotated[
        Literal["trash", "restore"],
        Parameter(help="`trash` lists the tables in the trash, `restore` puts some back."),
    ],
    /,
    *tables: Annotated[str, Parameter(help="The tables to be put back, as `trash` lists them.")],
    everything: Annotated[
        bool, Parameter(name="--all", negative=(), help="Put back all that is in the trash.")
    ] = False,
    data: Annotated[
        Path | None, Parameter(help="The folder that keeps the tables. `bornes-data`.")
    ] = None,
    storage: Annotated[
        str | None,
        Parameter(help="What keeps the tables: `sqlite`, or `postgresql://user@host/database`."),
    ] = None,
    config: Annotated[
        Path | None, Parameter(help="A file of settings, in TOML, as for `bornes serve`.")
    ] = None,
    language: Language = None,
) -> None:
    """Look after the tables of a server; it may be running meanwhile.

    Tables that nobody has looked at for a long time go to the trash, and from there they can
    be put back until they are deleted for good.

    Example: `bornes admin restore --all --data /srv/bornes`
    """
    try:
        from bornes.server.administration import restored_text, trash_text
        from bornes.server.config import read_config
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    settings = read_config(os.environ, config, {"data": data, "storage": storage})
    messages = Messages(chosen_language(language))
    if action == "trash":
        print_lines(trash_text(settings, messages))
    else:
        print_lines(restored_text(settings, None if everything else tables, messages))
