"""The weights and tables of earlier bots: files in this folder, in the formats of their makers."""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING, Final

from bornes.bots.beliefs.odds import Counted, odds_in
from bornes.bots.equity.table import Equity, Tables, tables_in
from bornes.bots.evaluation.linear import AgedWeights, Weights, aged_weights, plain_weights
from bornes.engine.rules import Rules

if TYPE_CHECKING:
    from bornes.fast.policies.weights import WeightTable

_FOLDER: Final = files("bornes.bots.earlier")


@cache
def classic_weights() -> AgedWeights:
    """The weights of sharp-1 in the games with piles."""
    return aged_weights(_FOLDER.joinpath("classic_weights.json").read_text("utf-8"))


@cache
def family_weights() -> Weights:
    """The weights of sharp-1 in the short game."""
    return plain_weights(_FOLDER.joinpath("family_weights.json").read_text("utf-8"))


@lru_cache(64)
def equity_of(rules: Rules) -> Equity:
    """Match equity as both of them know it."""
    return Equity(rules, _tables())


@cache
def _tables() -> Tables:
    return tables_in(_FOLDER.joinpath("equity.json").read_text("utf-8"))


@cache
def counted_odds() -> Counted:
    """What champion-1 believes of hidden cards."""
    return odds_in(_FOLDER.joinpath("beliefs.json").read_text("utf-8"))


@cache
def policy_weights() -> WeightTable:
    """The weights of all compiled policies, with those that champion-1 plays worlds out by."""
    from bornes.fast.policies.net_weights import read
    from bornes.fast.policies.registry import POLICIES, WEIGHTS

    table = WEIGHTS.copy()
    for policy in ("keen", "mimic"):
        with as_file(_FOLDER.joinpath(f"{policy}.json")) as path:
            weights = read(path)
        table[POLICIES[policy], : weights.size] = weights
    return table
