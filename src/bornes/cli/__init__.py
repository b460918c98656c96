"""The command line: what is typed becomes a call, and what is refused becomes one line.

What belongs here: parsing of arguments, and nothing more. A command's file declares its
parameters and its help text, turns them into values, and calls the room that does the work
(`bornes.terminal`, `bornes.simulate`, `bornes.arena`, `bornes.server`), which it imports inside
the function: `bornes editions` must not wait for a compiler to load. What doesn't belong here:
anything that prints a page or knows a rule.

Here stand the commands alone, each a file named after it; those of a server are in `server`, those
that play many matches in `runs`. `program` makes one program of them: begin with its
`command_list`, then read `run`. `parsing` is what several commands need to understand their
arguments.

A new command is a new file here and a line in `program.command_list`; a test fails until docs
name it.

Exit status: 0 when all went well, 1 when what was tested failed, 2 for bad input, 130 after
Ctrl-C, 141 when whoever read the output stopped reading.
"""

from bornes.cli.program.command_list import app
from bornes.cli.program.run import BAD_INPUT, INTERRUPTED, NOBODY_READS, main, run

__all__ = ["BAD_INPUT", "INTERRUPTED", "NOBODY_READS", "app", "main", "run"]
