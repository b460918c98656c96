"""The command line: what is typed becomes a call, and what is refused becomes one line.

Exit status: 0 when all went well, 1 when what was tested failed, 2 for bad input, 130 after
Ctrl-C, 141 when whoever read the output stopped reading.
"""

from bornes.cli.commands import app
from bornes.cli.run import BAD_INPUT, INTERRUPTED, NOBODY_READS, main, run

__all__ = ["BAD_INPUT", "INTERRUPTED", "NOBODY_READS", "app", "main", "run"]
