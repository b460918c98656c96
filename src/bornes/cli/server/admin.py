"""``bornes admin``: what whoever runs a server may do with its tables."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import Language
from bornes.cli.program.output import print_lines
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake

Data = Annotated[Path | None, Parameter(help="The folder that keeps the tables. `bornes-data`.")]
StorageOf = Annotated[
    str | None,
    Parameter(
        name="--storage",
        help="What keeps the tables: `sqlite`, or `postgresql://user@host/database`.",
    ),
]
ConfigFile = Annotated[
    Path | None, Parameter(help="A file of settings, in TOML, as for `bornes serve`.")
]
Action = Annotated[
    Literal["tables", "forget", "export", "trash", "restore"],
    Parameter(
        help="`tables` lists all tables with their sizes, `forget` moves some to the trash, "
        "`export` copies some into a file, `trash` lists the tables in the trash, `restore` "
        "puts some back."
    ),
]


def admin(
    action: Action,
    /,
    *tables: Annotated[str, Parameter(help="The tables that are meant, as they are listed.")],
    everything: Annotated[
        bool, Parameter(name="--all", negative=(), help="Put back all that is in the trash.")
    ] = False,
    into: Annotated[Path | None, Parameter(help="The file that `export` writes.")] = None,
    data: Data = None,
    storage: StorageOf = None,
    config: ConfigFile = None,
    language: Language = None,
) -> None:
    """Look after the tables of a server; it may be running meanwhile.

    Tables that nobody has looked at for a long time, and those that are forgotten, go to the
    trash, and from there they can be put back until they are deleted for good.

    Example: `bornes admin restore --all --data /srv/bornes`
    """
    try:
        from bornes.server import administration
        from bornes.server.config import read_config
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    settings = read_config(os.environ, config, {"data": data, "storage": storage})
    messages = Messages(chosen_language(language))
    if action == "tables":
        lines = administration.tables_text(settings, messages)
    elif action == "forget":
        lines = administration.forgotten_text(settings, tables, messages)
    elif action == "export":
        if into is None:
            raise Mistake("admin-export-into")
        lines = administration.exported_text(settings, tables, into, messages)
    elif action == "trash":
        lines = administration.trash_text(settings, messages)
    else:
        lines = administration.restored_text(settings, None if everything else tables, messages)
    print_lines(lines)
