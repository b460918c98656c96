"""Matches between seats that play at random, one after the other or in several processes."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from bornes.editions import table_rules
from bornes.engine.randomness import MAX_SEED_BITS, pick
from bornes.game import new, read_seed
from bornes.simulate.tally import Tally

# Enough matches that handing them to a process costs little, few enough that a bar moves.
_SHARES: Final = 40
_MOST_IN_A_SHARE: Final = 50
# Matches of one plan differ in these bits of their seeds, plans in those above.
_BITS_FOR_NUMBER: Final = 32


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: everything that the result follows from."""

    edition: str
    players: int
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)

    def check(self) -> None:
        """Refuse what can't be, before any process is started."""
        read_seed(self.seed)
        table_rules(self.edition, self.players, self.options, self.house, self.seed)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Tally:
    """Play all the matches. Ctrl-C leaves the tally of those that were done.

    The result depends on the plan alone: each match has a seed of its own, made from the
    plan's and its number.
    """
    plan.check()
    whole = Tally()
    try:
        for part in _parts(plan, jobs):
            whole.add(part)
            if progress is not None:
                progress(part.matches)
    except KeyboardInterrupt:
        pass
    return whole


def _parts(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The tallies of shares of the matches, in any order."""
    if jobs == 1:
        for number in range(plan.games):
            yield _play_share((plan, range(number, number + 1)))
        return
    size = max(1, min(_MOST_IN_A_SHARE, plan.games // _SHARES))
    shares = [
        (plan, range(first, min(first + size, plan.games))) for first in range(0, plan.games, size)
    ]
    # Spawned, not forked: the same on every system, and nothing is inherited by chance.
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(shares)), _leave_ctrl_c_to_the_parent) as pool:
        yield from pool.imap_unordered(_play_share, shares)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_share(share: tuple[Plan, range]) -> Tally:
    plan, numbers = share
    tally = Tally()
    for number in numbers:
        play_match(plan, number, tally)
    return tally


def play_match(plan: Plan, number: int, tally: Tally) -> None:
    """Play one of the matches, and count it."""
    seed = ((plan.seed << _BITS_FOR_NUMBER) + number) % (1 << MAX_SEED_BITS)
    game = new(plan.edition, plan.players, seed=seed, options=plan.options, house=plan.house)
    turn = 0
    while True:
        while game.phase != "over":
            moves = game.legal_moves()
            game.apply(moves[pick(seed, f"random|{turn}", len(moves))])
            turn += 1
        tally.hand_over(game)
        if game.match_outcome is not None:
            break
        game.deal()
    tally.match_over(game)
