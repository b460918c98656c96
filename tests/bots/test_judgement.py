"""What nets make of a view: told alike with Numba, with NumPy alone, and with Python alone."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

import bornes
from bornes import Verb, View, fast
from bornes.bots.expert import ExpertBot
from bornes.bots.judgement import judgement_of
from bornes.engine.events import CardDiscarded
from bornes.fast.api.net_input import Look
from bornes.fast.policies.observation import MOST_LET_GO
from bornes.fast.policies.observed import OBSERVATION
from bornes.fast.policies.row_observations import observations
from bornes.nets.file import Nets, text_of
from bornes.notation.writer import write_view
from bornes.training import ship
from bornes.training.quantise import quantised
from tests.support.fresh_python import run_python
from tests.support.games import Table, moments
from tests.support.some_nets import hoarding_net, write_checkpoint

TABLES = [Table("parker", 2), Table("parker", 3), Table("parker", 4)]
MOST_SECONDS = 2.0
"""Far more than a decision takes with Python alone: it is some hundredths of a second."""


def views(table: Table, seeds: range) -> Iterator[View]:
    for seed in seeds:
        for game in moments(table.new(seed), random.Random(seed), every=4):
            if game.to_act is not None:
                yield game.view(game.to_act)


@pytest.mark.parametrize(
    "table", [*TABLES, Table("rally", 6), Table("dujardin", 2), Table("rally", 3)], ids=str
)
def test_a_view_is_told_as_the_hand_that_nets_learned_from(table: Table) -> None:
    for view in views(table, range(4)):
        world = fast.from_view(view, 1, 3)
        assert Look(view).observation == observations(world)[0].tolist()


WITHOUT = """
import json, sys
for name in {missing!r}:
    sys.modules[name] = None
from pathlib import Path
from time import process_time
import bornes
from bornes.bots.champion import ChampionBot
from bornes.bots.expert import ExpertBot
from bornes.bots.judgement import judgement_of
found = []
for text, seat in json.loads(Path({path!r}).read_text()):
    view = bornes.read_view(text, seat=seat)
    judgement = judgement_of(view, {net!r})
    begun = process_time()
    numbers = judgement.numbers(view.legal_moves())
    chosen = str(ExpertBot(net={net!r}).choose(view))
    seconds = process_time() - begun
    searched = str(ChampionBot(net={net!r}, playouts=20).choose(view))
    found.append([numbers, judgement.chance(), chosen, searched, seconds])
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("nets")
    out = folder / "some.net"
    checkpoint = str(write_checkpoint(folder / "some.npz"))
    ship.main([checkpoint, "--out", str(out), "--hands", "20", "--matches", "2"])
    return str(out)


@pytest.mark.parametrize("missing", [("numba", "llvmlite"), ("numba", "llvmlite", "numpy")])
def test_without_numba_and_numpy_the_same_numbers_come_out(
    tmp_path: Path, net: str, missing: tuple[str, ...]
) -> None:
    told = [(write_view(view), view.seat) for view in views(Table("parker", 3), range(2))]
    path = tmp_path / "views.json"
    path.write_text(json.dumps(told))
    found = json.loads(run_python(WITHOUT.format(missing=missing, path=str(path), net=net)))

    assert len(found) == len(told) > 20
    for (text, seat), (numbers, chance, chosen, searched, _) in zip(told, found, strict=True):
        assert seat is not None
        view = bornes.read_view(text, seat=seat)
        judgement = judgement_of(view, net)
        assert judgement is not None
        assert judgement.numbers(view.legal_moves()) == numbers
        assert judgement.chance() == chance
        # Playouts on the engine have nothing to add to what a net has learned.
        assert chosen == searched == str(ExpertBot(net=net).choose(view))
    assert float(np.median([seconds for *_, seconds in found])) < MOST_SECONDS


@pytest.fixture(scope="module")
def hoarding(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A file of a net that lays nothing where it can discard."""
    rows = fast.new_batch("arche", 3, range(40))
    policy = quantised(hoarding_net(), observations(rows))
    tables = [{"edition": "arche", "players": 3}]
    path = tmp_path_factory.mktemp("nets") / "hoarding.net"
    path.write_bytes(text_of(Nets(OBSERVATION, {"policy": policy}, tables, {})))
    return str(path)


def test_where_discards_come_back_a_hand_ends_all_the_same(hoarding: str) -> None:
    game, expert, randomly = bornes.new("arche", 3, seed=4), ExpertBot(net=hoarding), 0
    for _ in range(5000):
        if game.phase == "over":
            break
        view = game.view(game.to_act)
        discarded = sum(
            isinstance(event, CardDiscarded) and event.seat == view.seat for event in view.events
        )
        look = Look(view)
        assert look.drags_on == (discarded > MOST_LET_GO)
        move = expert.choose(view)
        assert move == ExpertBot(seed=9, net=hoarding).choose(view)
        may_discard = any(each.verb is Verb.DISCARD for each in view.legal_moves())
        randomly += look.drags_on
        assert look.drags_on or not may_discard or move.verb is Verb.DISCARD
        game.apply(move)
    assert game.phase == "over"
    assert randomly
