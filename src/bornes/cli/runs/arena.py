"""``bornes arena``: bots against each other."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from bornes.bots import BOTS
from bornes.cli.parsing.arguments import at_least, chosen_language, edition_id, pairs, whole
from bornes.cli.parsing.parameters import (
    ONE_EDITION,
    AsJson,
    Cluster,
    House,
    Jobs,
    Language,
    Options,
    Save,
    Seed,
    ShardOf,
    quoted,
)
from bornes.engine.refusals import Refusal, Refused

Bots = Annotated[
    list[str],
    Parameter(
        help=f"The bots that meet, by name: {', '.join(quoted(BOTS))}. "
        "Settings follow a colon: `champion:playouts=200`. A bot of your own is "
        "`package.module:Class`."
    ),
]
TaskId = Annotated[
    str | None,
    Parameter(
        help="A task of the benchmark by its id, such as `parker-2-match-v1`: it sets the table."
    ),
]
Edition = Annotated[str | None, Parameter(help=f"{ONE_EDITION}. Without it parker.")]
Players = Annotated[
    int | None, Parameter(converter=whole, help="How many seats. Without it 2; with --fairness 3.")
]
Matches = Annotated[
    int,
    Parameter(
        converter=whole,
        help="How many matches two bots play, or a few more so that every deal is played "
        "from every seat.",
    ),
]
Fairness = Annotated[
    bool,
    Parameter(
        negative=(),
        help="Count instead how the other bots attack the side of the first, as the side "
        "of a person, at tables of three sides or more.",
    ),
]
AsCsv = Annotated[bool, Parameter(name="--csv", negative=(), help="Print CSV, for spreadsheets.")]
_FLAGS: Final = {
    "edition": "--edition",
    "players": "--players",
    "options": "--option",
    "house": "--house",
}
Plot = Annotated[Path | None, Parameter(help="Draw the results into this file, an .svg or a .png.")]


def arena(
    bots: Bots,
    /,
    *,
    task: TaskId = None,
    edition: Edition = None,
    players: Players = None,
    matches: Matches = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    shard: ShardOf = None,
    option: Options = None,
    house: House = None,
    save: Save = None,
    fairness: Fairness = False,
    language: Language = None,
    as_json: AsJson = False,
    as_csv: AsCsv = False,
    plot: Plot = None,
) -> int:
    """Let bots play against each other, and measure.

    Every bot meets every other, with the same cards from every seat, so that luck cancels.
    Prints who won how often, with the 95 % interval, how they played, how long they thought,
    and their ratings. Ctrl-C prints what was done so far; with `--save` it can be continued.

    Example: `bornes arena novice steady sharp --matches 200 --seed 1 --jobs 2`
    """
    from bornes.arena.report.print_out import Wanted, output_of, run
    from bornes.arena.tournament import make_plan
    from bornes.runs import chosen

    at_least("--matches", matches, 1)
    at_least("--jobs", jobs, 1)
    wanted = Wanted(
        language=chosen_language(language),
        executor=chosen(jobs, cluster),
        save=save,
        output=output_of(as_json=as_json, as_csv=as_csv),
        plot=plot,
    )
    table: dict[str, Any] = {
        "edition": edition and edition_id(edition),
        "players": players,
        "options": pairs("--option", option),
        "house": pairs("--house", house),
    }
    plan = make_plan(
        bots,
        **(_usual(table, fairness=fairness) if task is None else _of_task(task, table)),
        matches=matches,
        seed=seed,
        save=save,
        fairness=fairness,
        shard=shard,
    )
    return run(plan, wanted)


def _usual(table: dict[str, Any], *, fairness: bool) -> dict[str, Any]:
    """The table that was asked for; what was not is as usual."""
    usual = {"edition": "parker", "players": 3 if fairness else 2}
    return table | {name: table[name] or value for name, value in usual.items()}


def _of_task(name: str, table: dict[str, Any]) -> dict[str, Any]:
    """The table of a task, beside which nothing may be asked of the table."""
    from bornes.arena.tasks import task

    for asked, value in table.items():
        if value:
            raise Refused(Refusal("arena-task-alone", name=f"{_FLAGS[asked]}"))
    return task(name).table
