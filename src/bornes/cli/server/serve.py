"""``bornes serve``: tables for people, over the network."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language, whole
from bornes.cli.parsing.parameters import Language
from bornes.locales import Messages
from bornes.terminal.mistakes import Mistake


def serve(
    *,
    host: Annotated[
        str | None,
        Parameter(help="Where to listen: `127.0.0.1` is this machine alone, `0.0.0.0` everywhere."),
    ] = None,
    port: Annotated[
        int | None, Parameter(converter=whole, help="The port. 8000; with 0, any that is free.")
    ] = None,
    data: Annotated[
        Path | None, Parameter(help="The folder that keeps the tables. `bornes-data`.")
    ] = None,
    storage: Annotated[
        str | None,
        Parameter(help="What keeps the tables: `sqlite`, or `postgresql://user@host/database`."),
    ] = None,
    workers: Annotated[
        int | None,
        Parameter(help="How many processes serve together. 1; more than one need PostgreSQL."),
    ] = None,
    metrics: Annotated[
        str | None,
        Parameter(help="Where Prometheus may read what is counted, such as `127.0.0.1:9464`."),
    ] = None,
    config: Annotated[
        Path | None,
        Parameter(help="A file of settings, in TOML. The environment and this line go before it."),
    ] = None,
    browser: Annotated[
        bool, Parameter(negative=(), help="Open the page in a browser, where there is one.")
    ] = False,
    language: Language = None,
) -> int:
    """Serve the game to browsers: alone against bots, or with friends by a link.

    Prints the address, and serves until Ctrl-C. Every table is kept, and is there again after
    a restart.

    Example: `bornes serve --port 8080 --data /srv/bornes`
    """
    try:
        from bornes.server.config import read_config
        from bornes.server.processes.command import serve as serve_tables
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None

    given = {
        "host": host,
        "port": port,
        "data": data,
        "storage": storage,
        "workers": workers,
        "metrics": metrics,
    }
    wanted = read_config(os.environ, config, given)
    return serve_tables(wanted, Messages(chosen_language(language)), browser=browser)
