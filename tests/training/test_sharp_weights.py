"""The sharp player's weights: how they are fitted, and the programs that make them."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import pytest

import bornes
from bornes.bots.evaluation.classic import ClassicEvaluator
from bornes.bots.evaluation.family import FamilyEvaluator
from bornes.bots.evaluation.linear import Features, classic_weights, family_weights
from bornes.bots.knowledge import Knowledge
from bornes.training import classic_weights as classic_program
from bornes.training import family_weights as family_program
from bornes.training.least_squares import Evidence
from bornes.training.shares import Share

Main = Callable[[Sequence[str]], None]

PROGRAMS = [
    pytest.param(classic_program.main, classic_program.OUT, id="classic"),
    pytest.param(family_program.main, family_program.OUT, id="family"),
]
TINY = ("--positions", "12", "--worlds", "2")


def made(main: Main, out: Path, *args: str) -> str:
    main([*args, "--out", str(out)])
    return out.read_text("utf-8")


def shape(weight: object) -> object:
    return [shape(each) for each in weight] if isinstance(weight, list) else type(weight)


@pytest.mark.parametrize(("main", "shipped"), PROGRAMS)
def test_the_file_has_every_feature_and_the_shape_of_the_shipped_one(
    main: Main, shipped: Path, tmp_path: Path
) -> None:
    text = made(main, tmp_path / "weights.json", *TINY)
    new, old = json.loads(text), json.loads(shipped.read_text("utf-8"))

    assert list(new["weights"]) == sorted(old["weights"])
    assert new["weights"] != old["weights"]
    assert [line.split(":")[0] for line in text.splitlines()] == [
        line.split(":")[0] for line in shipped.read_text("utf-8").splitlines()
    ]
    assert {**new, "made": None, "weights": None} == {**old, "made": None, "weights": None}
    assert {name: shape(weight) for name, weight in new["weights"].items()} == {
        name: shape(weight) for name, weight in old["weights"].items()
    }


@pytest.mark.parametrize(("main", "shipped"), PROGRAMS)
def test_the_file_says_where_it_comes_from(main: Main, shipped: Path, tmp_path: Path) -> None:
    says = json.loads(made(main, tmp_path / "weights.json", *TINY, "--seed", "7"))["made"]
    program = main.__module__

    assert says == {
        "command": f"python -m {program} --positions 12 --worlds 2 --seed 7",
        "version": bornes.__version__,
        "seed": 7,
        "parent": None,
    }
    assert set(says) <= set(json.loads(shipped.read_text("utf-8"))["made"])


@pytest.mark.parametrize(("main", "shipped"), PROGRAMS)
def test_the_same_arguments_give_the_same_file(main: Main, shipped: Path, tmp_path: Path) -> None:
    assert shipped.is_file()
    first = made(main, tmp_path / "first.json", *TINY)
    again = made(main, tmp_path / "again.json", *TINY)
    other = made(main, tmp_path / "other.json", *TINY, "--seed", "2")

    assert again == first
    assert json.loads(other)["weights"] != json.loads(first)["weights"]


@pytest.mark.long
def test_more_jobs_change_nothing(tmp_path: Path) -> None:
    """There are more positions than go into one share."""
    main, size = classic_program.main, ("--positions", "104", "--worlds", "1")
    alone = made(main, tmp_path / "alone.json", *size)

    assert made(main, tmp_path / "together.json", *size, "--jobs", "2") == alone


@pytest.mark.parametrize("wrong", [("--positions", "0"), ("--jobs", "two"), ("--out", "no/where")])
def test_wrong_arguments_are_refused_before_anything_is_played(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        classic_program.main(wrong)

    assert f"{wrong[0]}: " in capsys.readouterr().err


def explained_by_the_shipped_weights(positions: int, worlds: int) -> float:
    evidence = classic_program.worked(Share(seed=9, number=0, positions=positions, worlds=worlds))
    shipped = {
        f"{name} {age}": weight
        for name, weights in classic_weights().items()
        for age, weight in zip(("early", "late"), weights, strict=True)
    }
    return evidence.explained(shipped)


def test_the_shipped_weights_explain_what_happens_now() -> None:
    """Were a feature to mean something else one day, its weight would be wrong."""
    assert explained_by_the_shipped_weights(positions=200, worlds=60) > 0.5


def test_weights_can_be_passed_in() -> None:
    game = bornes.new("parker", 2, seed=4)
    know = Knowledge(game.view(game.to_act))
    doubled = {name: (2 * early, 2 * late) for name, (early, late) in classic_weights().items()}
    plain, double = ClassicEvaluator(know), ClassicEvaluator(know, doubled)
    for move in game.legal_moves():
        assert double.value(move) == pytest.approx(2 * plain.value(move))  # no points lie there

    game = bornes.new("arche", 2, seed=4)
    game.apply("1: draw")
    know = Knowledge(game.view(game.to_act))
    nothing = FamilyEvaluator(know, dict.fromkeys(family_weights(), 0.0))
    assert {nothing.value(move) for move in game.legal_moves()} == {0.0}


# --- the fitting --------------------------------------------------------------------------

WORTH = {"a": 30.0, "b": -20.0, "c": 5.0}


def some_evidence(seed: int, positions: int = 60) -> Evidence:
    """Moves that bring what their features are worth, and what only the position gives."""
    chance = Random(seed)
    evidence = Evidence(sorted(WORTH))
    for _ in range(positions):
        shown: list[Features] = [
            {name: chance.random() for name in WORTH} for _ in range(chance.randint(2, 6))
        ]
        everywhere = chance.uniform(-1000, 1000)
        gains = [everywhere + sum(WORTH[n] * v for n, v in features.items()) for features in shown]
        evidence.add(shown, gains)
    return evidence


def test_weights_that_lie_behind_the_gains_are_found() -> None:
    evidence = some_evidence(1)
    found = evidence.weights(1e-6)

    assert found == pytest.approx(WORTH, abs=0.01)
    assert evidence.explained(found) == pytest.approx(1.0)
    assert evidence.explained(dict.fromkeys(WORTH, 0.0)) == pytest.approx(0.0)


def test_parts_add_up_to_the_whole() -> None:
    parts, whole = some_evidence(1), Evidence(sorted(WORTH))
    for number in (1, 2):
        whole += some_evidence(number)
    parts += some_evidence(2)

    assert parts.weights(0.1) == whole.weights(0.1)


def test_a_feature_that_never_differs_gets_no_weight() -> None:
    evidence = Evidence(["a", "same"])
    evidence.add([{"a": 1.0, "same": 4.0}, {"same": 4.0}], [10.0, 0.0])

    assert evidence.missing() == ["same"]
    assert evidence.weights(0.01)["same"] == 0.0


def test_what_is_alike_shares_what_is_known_of_one() -> None:
    evidence = Evidence(["early", "late", "other"])
    evidence.add([{"early": 1.0}, {}], [10.0, 0.0])
    apart, alike = evidence.weights(0.01), evidence.weights(0.01, [("early", "late")])

    assert apart["late"] == 0.0
    assert 0.4 < alike["late"] / alike["early"] < 0.6
    assert alike["other"] == 0.0
