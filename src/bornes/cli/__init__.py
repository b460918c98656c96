"""The command line: what is typed becomes a call, and what is refused becomes one line.

What belongs here: parsing of arguments, and nothing more. A command's file declares its
parameters and its help text, turns them into values, and calls the room that does the work
(`bornes.terminal`, `bornes.simulate`, `bornes.arena`, `bornes.server`), which it imports inside
the function: `bornes editions` must not wait for a compiler to load. What doesn't belong here:
anything that prints a page or knows a rule.

Begin with `command_list`, the list of all commands; each is a file of its own, named after it.
`run` carries a command line out and is the only place where errors become text and an exit
status. `parameters` holds what several commands take, `arguments` reads ``name=value`` and numbers,
`parse_errors` says in our words what the parser didn't understand, and `output` writes answers.

A new command is a new file here and a line in `command_list`; a test fails until docs name it.

Exit status: 0 when all went well, 1 when what was tested failed, 2 for bad input, 130 after
Ctrl-C, 141 when whoever read the output stopped reading.
"""

from bornes.cli.command_list import app
from bornes.cli.run import BAD_INPUT, INTERRUPTED, NOBODY_READS, main, run

__all__ = ["BAD_INPUT", "INTERRUPTED", "NOBODY_READS", "app", "main", "run"]
