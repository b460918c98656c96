"""All commands under one name."""

from __future__ import annotations

from typing import Final

from cyclopts import App

from bornes import __version__
from bornes.cli.advise import advise
from bornes.cli.completion import completion
from bornes.cli.editions import editions
from bornes.cli.join import join
from bornes.cli.man import man
from bornes.cli.play import play
from bornes.cli.replay import replay
from bornes.cli.review import review
from bornes.cli.rules import rules
from bornes.cli.runs.arena import arena
from bornes.cli.runs.merge import merge
from bornes.cli.runs.simulate import simulate
from bornes.cli.scenario import scenario
from bornes.cli.score import score
from bornes.cli.server.admin import admin
from bornes.cli.server.backup import backup, restore
from bornes.cli.server.serve import serve
from bornes.cli.server.verify import verify

_HELP: Final = """Mille Bornes by the rulebook you own: five editions, exactly.

Begin with `bornes play`. `bornes editions` lists what there is; every command has a
`--help` of its own.
"""
_STATUS: Final = (
    "Exit status: 0 all went well, 1 what was tested failed, 2 bad input, 130 interrupted."
)

app = App(
    name="bornes",
    help=_HELP,
    help_epilogue=_STATUS,
    version=__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,
)

for command in (
    editions,
    rules,
    play,
    join,
    score,
    scenario,
    replay,
    review,
    simulate,
    arena,
    merge,
    advise,
    serve,
    admin,
    backup,
    restore,
    verify,
    completion,
    man,
):
    app.command(command)
