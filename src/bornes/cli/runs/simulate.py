"""``bornes simulate``: many matches at random, counted."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import at_least, chosen_language, edition_id, pairs, whole
from bornes.cli.parsing.parameters import (
    AsJson,
    Cluster,
    Edition,
    House,
    Jobs,
    Language,
    Options,
    Save,
    Seed,
    ShardOf,
)

Compiled = Annotated[
    bool,
    Parameter(
        negative=(),
        help="Let the compiled rules play: some two hundred times as fast, with chance of their "
        "own, so that a seed gives other matches. Needs `bornes[fast]`.",
    ),
]


def simulate(
    edition: Edition = "parker",
    *,
    players: Annotated[int, Parameter(converter=whole, help="How many play.")] = 2,
    games: Annotated[
        int, Parameter(converter=whole, help="How many matches are played, each to its end.")
    ] = 100,
    seed: Seed = None,
    compiled: Compiled = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    shard: ShardOf = None,
    save: Save = None,
    option: Options = None,
    house: House = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Let all seats play at random, and count.

    Prints who won how often, with the 95 % interval, how long matches and hands were, how
    hands ended and what they were worth. Ctrl-C prints what was done so far; with `--save` it
    can be continued.

    Example: `bornes simulate dujardin --players 4 --games 1000 --seed 1 --jobs 2`
    """
    from bornes.engine.randomness import fresh_seed
    from bornes.runs import Shard, chosen
    from bornes.simulate import Plan, Wanted, run_and_report
    from bornes.simulate.saved import saved_seed

    at_least("--games", games, 1)
    at_least("--jobs", jobs, 1)
    executor = chosen(jobs, cluster)
    if seed is None and save is not None:
        seed = saved_seed(save)
    plan = Plan(
        edition=edition_id(edition),
        players=players,
        games=games,
        # 32 bits are short enough to be typed again, and many enough for chance.
        seed=fresh_seed() >> 224 if seed is None else seed,
        options=pairs("--option", option),
        house=pairs("--house", house),
        compiled=compiled,
        shard=Shard.read(shard),
    )
    wanted = Wanted(chosen_language(language), executor, save, as_json=as_json)
    return run_and_report(plan, wanted)
