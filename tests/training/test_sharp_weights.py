"""The sharp player's prices: how they are fitted, and the commands that make them."""

from __future__ import annotations

import re
import runpy
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

from bornes.bots.evaluation import classic_weights as shipped_classic
from bornes.bots.evaluation import family_weights as shipped_family
from bornes.bots.evaluation.linear import Signs
from bornes.training import classic_weights, family_weights
from bornes.training.least_squares import Evidence
from bornes.training.shares import Share

Main = Callable[[Sequence[str]], None]

COMMANDS = [
    pytest.param(classic_weights.main, shipped_classic, id="classic"),
    pytest.param(family_weights.main, shipped_family, id="family"),
]
TINY = ("--positions", "12", "--worlds", "2")


def made(main: Main, out: Path, *args: str) -> str:
    main([*args, "--out", str(out)])
    return out.read_text("utf-8")


def layout(text: str) -> str:
    """What is left of a file without its numbers."""
    return re.sub(r"-?\d+", "0", text.split('"""', 2)[2])


@pytest.mark.parametrize(("main", "shipped"), COMMANDS)
def test_the_file_has_every_sign_and_the_shape_of_the_shipped_one(
    main: Main, shipped: ModuleType, tmp_path: Path
) -> None:
    text = made(main, tmp_path / "prices.py", *TINY)
    prices: Mapping[str, object] = runpy.run_path(str(tmp_path / "prices.py"))["PRICES"]

    assert list(prices) == sorted(shipped.PRICES)
    assert prices != shipped.PRICES
    assert shipped.__file__ is not None
    assert layout(text) == layout(Path(shipped.__file__).read_text("utf-8"))


@pytest.mark.parametrize(("main", "shipped"), COMMANDS)
def test_the_same_arguments_give_the_same_file(
    main: Main, shipped: ModuleType, tmp_path: Path
) -> None:
    assert shipped.PRICES
    first = made(main, tmp_path / "first.py", *TINY)

    assert made(main, tmp_path / "again.py", *TINY) == first
    assert made(main, tmp_path / "other.py", *TINY, "--seed", "2") != first


def test_more_jobs_change_nothing(tmp_path: Path) -> None:
    """There are more positions than go into one share."""
    main, size = classic_weights.main, ("--positions", "104", "--worlds", "1")
    alone = made(main, tmp_path / "alone.py", *size)

    assert made(main, tmp_path / "together.py", *size, "--jobs", "2") == alone


@pytest.mark.parametrize("wrong", [("--positions", "0"), ("--jobs", "two"), ("--out", "no/where")])
def test_wrong_arguments_are_refused_before_anything_is_played(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        classic_weights.main(wrong)

    assert f"{wrong[0]}: " in capsys.readouterr().err


def test_the_shipped_prices_explain_what_happens_now() -> None:
    """Were a sign to mean something else one day, its price would be wrong."""
    evidence = classic_weights.worked(Share(seed=9, number=0, positions=200, worlds=60))
    shipped = {
        f"{name} {age}": float(price)
        for name, prices in shipped_classic.PRICES.items()
        for age, price in zip(("early", "late"), prices, strict=True)
    }

    assert evidence.explained(shipped) > 0.5


# --- the fitting --------------------------------------------------------------------------

WORTH = {"a": 30.0, "b": -20.0, "c": 5.0}


def some_evidence(seed: int, positions: int = 60) -> Evidence:
    """Moves that bring what their signs are worth, and what only the position gives."""
    chance = Random(seed)
    evidence = Evidence(sorted(WORTH))
    for _ in range(positions):
        shown: list[Signs] = [
            {name: chance.random() for name in WORTH} for _ in range(chance.randint(2, 6))
        ]
        everywhere = chance.uniform(-1000, 1000)
        gains = [everywhere + sum(WORTH[n] * v for n, v in signs.items()) for signs in shown]
        evidence.add(shown, gains)
    return evidence


def test_prices_that_lie_behind_the_gains_are_found() -> None:
    evidence = some_evidence(1)
    found = evidence.prices(1e-6)

    assert found == pytest.approx(WORTH, abs=0.01)
    assert evidence.explained(found) == pytest.approx(1.0)
    assert evidence.explained(dict.fromkeys(WORTH, 0.0)) == pytest.approx(0.0)


def test_parts_add_up_to_the_whole() -> None:
    parts, whole = some_evidence(1), Evidence(sorted(WORTH))
    for number in (1, 2):
        whole += some_evidence(number)
    parts += some_evidence(2)

    assert parts.prices(0.1) == whole.prices(0.1)


def test_a_sign_that_never_differs_gets_no_price() -> None:
    evidence = Evidence(["a", "same"])
    evidence.add([{"a": 1.0, "same": 4.0}, {"same": 4.0}], [10.0, 0.0])

    assert evidence.missing() == ["same"]
    assert evidence.prices(0.01)["same"] == 0.0


def test_what_is_alike_shares_what_is_known_of_one() -> None:
    evidence = Evidence(["early", "late", "other"])
    evidence.add([{"early": 1.0}, {}], [10.0, 0.0])
    apart, alike = evidence.prices(0.01), evidence.prices(0.01, [("early", "late")])

    assert apart["late"] == 0.0
    assert 0.4 < alike["late"] / alike["early"] < 0.6
    assert alike["other"] == 0.0
