"""From a checkpoint to a file of nets: quantised, measured, and read by a bot."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import bornes
from bornes import Refused
from bornes.bots.certainty import wasteful_moves, winning_moves
from bornes.bots.expert import ExpertBot
from bornes.bots.judgement import Runner, judgement_of
from bornes.fast.policies.observed import OBSERVATION
from bornes.nets.file import Nets, read
from bornes.training import duel, ship
from bornes.training.checkpoints import read_checkpoint
from bornes.training.table_kinds import Setting, setting_of
from tests.support.games import Table, moments
from tests.support.some_nets import MADE, PARKER, write_checkpoint


@pytest.fixture(scope="module")
def shipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("nets")
    checkpoint = write_checkpoint(folder / "some.npz")
    out = folder / "some.net"
    ship.main([str(checkpoint), "--out", str(out), "--hands", "60", "--matches", "40"])
    return out


def test_a_file_says_where_it_comes_from_and_what_quantising_costs(shipped: Path) -> None:
    nets = read(shipped)

    assert nets.tables == PARKER
    assert {name: nets.made[name] for name in MADE} == MADE
    assert set(nets.parts) == {"policy", "value"}
    quantised = nets.made["quantised"]
    assert 0.97 < quantised["alike"] <= 1
    assert [*quantised["tables"]] == ["parker:2", "parker:3"]
    for table, even in (("parker:2", 1 / 2), ("parker:3", 1 / 3)):
        cost = quantised["tables"][table]
        assert cost["moves"] > 100
        assert 0.97 < cost["alike"] <= 1
        assert abs(cost["won"] - even) < 0.15
    assert shipped.stat().st_size < 400_000


def test_what_never_occurs_at_its_tables_has_no_weights(shipped: Path) -> None:
    first = read(shipped).parts["policy"][0]
    weights = np.array(first.weights).reshape(first.inputs, first.outputs)
    floats = read_checkpoint(shipped.with_name("some.npz")).parts["policy"][0][0]

    assert floats.any(axis=1).all()
    assert 100 < (~weights.any(axis=1)).sum() < 400  # those of the fourth seat, among others


def test_a_duel_of_equals_is_even_and_thumb_beats_chance() -> None:
    setting = Setting("parker", 4)
    keen, thumb, chance = (duel.chooser_of(name) for name in ("keen", "thumb", "random"))
    even = duel.duel(setting, (keen, keen), 40, seed=1)
    ahead = duel.duel(setting, (thumb, chance), 60, seed=1)

    assert (even.won.value, even.lead) == (0.5, 0.0)
    assert ahead.won.low > 0.7
    assert ahead.lead > 300
    assert duel.duel(setting, (chance, thumb), 60, seed=1).won.value == pytest.approx(
        1 - (ahead.won.value or 0)
    )


@pytest.mark.parametrize("name", ["parker:3", "parker:6", "arche:2", "arche:4:games=3"])
def test_a_duel_is_fair_at_every_table(name: str) -> None:
    setting = setting_of(name)
    thumb, chance = (duel.chooser_of(policy) for policy in ("thumb", "random"))
    even = duel.duel(setting, (thumb, thumb), 24, seed=1)
    ahead = duel.duel(setting, (thumb, chance), 60, seed=1)

    assert even.won.value == pytest.approx(even.even) == pytest.approx(1 / setting.sides)
    assert even.lead == pytest.approx(0)
    assert ahead.won.low > even.even
    assert ahead.lead > 0


def test_a_duel_is_printed(capsys: pytest.CaptureFixture[str], shipped: Path) -> None:
    checkpoint = str(shipped.with_name("some.npz"))
    duel.main(["--matches", "20", checkpoint, str(shipped)])
    printed = capsys.readouterr().out
    assert printed.startswith(f"parker:2: {checkpoint} against {shipped}: ")
    assert "% of 20 matches" in printed


# --- what bots make of such a file ----------------------------------------------------


def test_the_expert_makes_the_move_of_the_net_but_wastes_nothing(shipped: Path) -> None:
    bot, own = ExpertBot(net=str(shipped)), 0
    for table in (Table("parker", 2), Table("parker", 3)):
        for game in moments(table.new(3), random.Random(1), every=3):
            if game.to_act is None or len(game.legal_moves()) == 1:
                continue
            view = game.view(game.to_act)
            moves = view.legal_moves()
            judgement = judgement_of(view, str(shipped))
            assert judgement is not None
            chosen, numbers = bot.choose(view), judgement.numbers(moves)
            assert chosen not in wasteful_moves(view, moves)
            own += chosen == moves[numbers.index(max(numbers))]
            assert 0 < judgement.chance() < 1
            if winning := winning_moves(view, moves):
                assert chosen in winning
    assert own > 20


def test_a_table_that_no_net_knows_has_no_judgement(shipped: Path) -> None:
    for edition, players, house in (("dujardin", 2, {}), ("parker", 2, {"hand_size": 5})):
        view = bornes.new(edition, players, seed=1, house=house).view(1)
        assert judgement_of(view, str(shipped)) is None
        assert ExpertBot(net=str(shipped)).choose(view) in view.legal_moves()


def test_nets_that_see_otherwise_are_refused(shipped: Path) -> None:
    nets = read(shipped)
    with pytest.raises(Refused, match=f"{OBSERVATION + 1}"):
        Runner(Nets(OBSERVATION + 1, nets.parts, nets.tables, nets.made))
