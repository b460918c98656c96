"""The library's front door: tournaments, and counts of fairness."""

from __future__ import annotations

import pickle
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from functools import partial
from os import PathLike
from pathlib import Path

from bornes.arena.checkpoint import Checkpoint, saved_seed
from bornes.arena.contestants import read_contestants
from bornes.arena.fairness import Fairness
from bornes.arena.groups import Groups
from bornes.arena.match import play_fixture
from bornes.arena.plan import Fixture, Plan
from bornes.arena.results import Results
from bornes.bots.registry import Maker
from bornes.engine.randomness import fresh_seed
from bornes.engine.refusals import Refusal, Refused
from bornes.runs import HERE, Executor, Shard, ThisProcess, chosen

Progress = Callable[[int], None]
"""A callable that is told how many matches have been finished since its last call."""


def play(
    bots: Sequence[str | Maker],
    *,
    edition: str = "parker",
    players: int = 2,
    matches: int = 100,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    shard: Shard | str | None = None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    save: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Results:
    """Let every bot meet every other, each with the same cards from each side of the table.

    A bot is a name (with settings: ``champion:playouts=200``), ``module:Name``, or what makes
    one when it is called with ``seed=…``: a class, and no bot that has been made already. Two bots
    play ``matches`` matches, or a few more so that every deal is played from every side. The
    results depend on all this, times apart, but not on where it is played: in so many ``jobs`` of
    this machine, or on the Ray ``cluster`` with this address. A ``shard`` such as ``2/5`` plays
    that share of the deals only. Ctrl-C leaves what was finished; with ``save`` it is gone on
    with next time.
    """
    plan = make_plan(
        bots,
        edition=edition,
        players=players,
        matches=matches,
        seed=seed,
        options=options,
        house=house,
        save=save,
        shard=shard,
    )
    return Results(plan, carry_out(plan, chosen(jobs, cluster), save, progress))


def fairness(
    bots: Sequence[str | Maker],
    *,
    edition: str = "parker",
    players: int = 3,
    matches: int = 100,
    seed: int | None = None,
    jobs: int = 1,
    cluster: str | None = None,
    shard: Shard | str | None = None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    save: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Fairness:
    """Count attacks on one labelled side, where a person would sit, and on the other sides.

    The first bot plays the labelled side, each of the others in turn plays all other sides;
    one bot alone plays them all. Nobody at the table is told which side has the label.
    """
    plan = make_plan(
        bots,
        edition=edition,
        players=players,
        matches=matches,
        seed=seed,
        options=options,
        house=house,
        save=save,
        shard=shard,
        fairness=True,
    )
    return Fairness(plan, carry_out(plan, chosen(jobs, cluster), save, progress))


def make_plan(
    bots: Sequence[str | Maker],
    *,
    edition: str,
    players: int,
    matches: int,
    seed: int | None,
    options: Mapping[str, object] | None = None,
    house: Mapping[str, object] | None = None,
    save: str | PathLike[str] | None = None,
    fairness: bool = False,
    shard: Shard | str | None = None,
) -> Plan:
    """What is to be played, checked. Without a seed it is the saved one, or a new one."""
    if isinstance(bots, str):
        bots = [bots]
    if seed is None and save is not None:
        seed = saved_seed(Path(save))
    plan = Plan(
        contestants=read_contestants(bots if len(bots) != 1 or not fairness else [*bots, *bots]),
        edition=edition,
        players=players,
        matches=matches,
        # 32 bits are short enough to be typed again, and many enough for chance.
        seed=fresh_seed() >> 224 if seed is None else seed,
        options=dict(options or {}),
        house=dict(house or {}),
        fairness=fairness,
        shard=shard if isinstance(shard, Shard) else Shard.read(shard),
    )
    plan.check()
    return plan


def carry_out(
    plan: Plan,
    executor: Executor | None = None,
    save: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> Groups:
    """Play what a plan asks for and hasn't been saved; gives all of it in the plan's order.

    However much that is, little of it is in memory at a time.
    """
    executor = executor or HERE
    if not isinstance(executor, ThisProcess):
        _check_can_be_sent(plan)
    done, pairings = Groups(), plan.pairings()
    with _saved(plan, save) as file:
        for fixture, group in file.groups() if file is not None else ():
            if plan.has(fixture) and not done.has(place := plan.place(fixture, pairings)):
                done.add(place, group)
        _tell(progress, done.matches)
        places = array("q")
        left = _left(plan, pairings, done, places)
        try:
            with closing(executor.carry_out(partial(play_fixture, plan), left)) as groups:
                for number, group in groups:
                    if file is not None:
                        file.append(group)
                    done.add(places[number], group)
                    _tell(progress, len(group.matches))
        except KeyboardInterrupt:
            pass  # what was finished is worth keeping; the results say that they are not whole
    return done


def _left(
    plan: Plan, pairings: Mapping[tuple[int, ...], int], done: Groups, places: array[int]
) -> Iterator[Fixture]:
    """The fixtures that were not played, as they are needed; the place of each is noted."""
    for fixture in plan.fixtures():
        place = plan.place(fixture, pairings)
        if not done.has(place):
            places.append(place)
            yield fixture


def _check_can_be_sent(plan: Plan) -> None:
    for contestant in plan.contestants:
        try:
            pickle.dumps(contestant)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise Refused(Refusal("arena-bot-not-sent", name=contestant.label)) from None


@contextmanager
def _saved(plan: Plan, save: str | PathLike[str] | None) -> Iterator[Checkpoint | None]:
    file = Checkpoint(Path(save), plan) if save is not None else None
    try:
        yield file
    finally:
        if file is not None:
            file.close()


def _tell(progress: Progress | None, matches: int) -> None:
    if progress is not None:
        progress(matches)
