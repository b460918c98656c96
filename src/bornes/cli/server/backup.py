"""``bornes backup`` and ``bornes restore``: all tables of a server in a file, and back."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import Language
from bornes.cli.program.output import print_lines
from bornes.cli.server.admin import ConfigFile, Data, StorageOf
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake


def backup(
    file: Annotated[Path, Parameter(help="The file that is written; it must not be there yet.")],
    /,
    *,
    data: Data = None,
    storage: StorageOf = None,
    config: ConfigFile = None,
    language: Language = None,
) -> None:
    """Copy all tables of a server into a file; it may be running meanwhile.

    Every table is in it as it was at the moment when it was copied. The file holds the seeds
    of matches, and only its owner may read it.

    Example: `bornes backup bornes-monday.gz --data /srv/bornes`
    """
    try:
        from bornes.server.administration import backup_text
        from bornes.server.config import read_config
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    settings = read_config(os.environ, config, {"data": data, "storage": storage})
    print_lines(backup_text(settings, file, Messages(chosen_language(language))))


def restore(
    file: Annotated[Path, Parameter(help="A file that `bornes backup` has written.")],
    /,
    *,
    data: Data = None,
    storage: StorageOf = None,
    config: ConfigFile = None,
    language: Language = None,
) -> None:
    """Put the tables of a backup into an empty storage, of either kind.

    The file is read to its end first; nothing is written if it is not whole.

    Example: `bornes restore bornes-monday.gz --storage postgresql://bornes@localhost/bornes`
    """
    try:
        from bornes.server.administration import unpacked_text
        from bornes.server.config import read_config
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    settings = read_config(os.environ, config, {"data": data, "storage": storage})
    print_lines(unpacked_text(settings, file, Messages(chosen_language(language))))
