"""The program ``bornes``, also as ``python -m bornes``.

The version is told before anything else is imported: scripts ask for it, and should not wait.
"""

from __future__ import annotations

import sys
from typing import NoReturn

from bornes import __version__


def main() -> NoReturn:
    """Carry out the command line of this process."""
    if sys.argv[1:] == ["--version"]:
        sys.exit(_tell_version())
    from bornes import cli

    cli.main()


def _tell_version() -> int:
    from bornes.terminal.console import nowhere, prepare_streams

    prepare_streams()
    try:
        print(__version__, flush=True)
    except BrokenPipeError:
        sys.stdout = nowhere()
        return 141
    return 0


if __name__ == "__main__":
    main()
