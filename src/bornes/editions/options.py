"""The options of rules 13: what each one takes, and what it does to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from bornes.circuit import Circuit
from bornes.editions.edition import small_deck
from bornes.engine.randomness import pick
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import MOST_GAMES, MOST_HANDS, MOST_TOTAL, DrawFrom, Points, Rules

NUMBER_OF_CIRCUITS: Final = 96
_SMALL_TARGET: Final = 700
_GOES_WITH: Final = {"target": "small_game"}


@dataclass(frozen=True, slots=True)
class Option:
    """An option by name: the values it takes, in words, and its effect."""

    name: str
    values: str
    default: object
    apply: Callable[[Rules, object], Rules | None]
    """The rules changed by another value than the default; nothing if it is not one of those."""


def with_options(
    rules: Rules, options: Mapping[str, object], known: Sequence[str], seed: int
) -> Rules:
    """The rules with these options; the seed chooses what was left to it."""
    if not isinstance(options, Mapping):
        raise Refused(Refusal("options-not-mapping"))
    for name in options:
        if name not in known:
            allowed = ", ".join(known)
            raise Refused(Refusal("unknown-option", name=brief(name), allowed=allowed))
    for name, other in _GOES_WITH.items():
        if options.get(name, OPTIONS[name].default) != OPTIONS[name].default and not options.get(
            other
        ):
            raise _needs(name, other)
    if rules.circuit is not None and options.get("circuit") is None:
        options = {**options, "circuit": 1 + pick(seed, "circuit", NUMBER_OF_CIRCUITS)}
    # In the order of the edition's list, because some options depend on earlier ones.
    for name in known:
        if name in options:
            rules = _with_option(rules, OPTIONS[name], options[name])
    return rules


def with_road(
    options: Mapping[str, object], house: Mapping[str, object], road: object
) -> dict[str, object]:
    """The options of a table on which a road lies already, as files tell of it."""
    chosen = {**options, "circuit": road}
    if "target" in house or "circuit" in house:
        # The road ends where the house rule says, which may be short of the option's target.
        chosen.pop("target", None)
    return chosen


def _with_option(rules: Rules, option: Option, value: object) -> Rules:
    if type(value) is type(option.default) and value == option.default:
        return rules  # saying what holds anyway is never wrong
    changed = option.apply(rules, value)
    if changed is None:
        raise Refused(
            Refusal("option-value", name=option.name, value=brief(value), allowed=option.values)
        )
    return changed


def _whole(value: object, least: int, most: int) -> int | None:
    return value if type(value) is int and least <= value <= most else None


def _needs(option: str, condition: str) -> Refused:
    return Refused(Refusal("option-needs", name=option, condition=condition))


def _match_total(rules: Rules, value: object) -> Rules | None:
    if not rules.scored:
        raise _needs("match_total", "scoring points or bonus")
    total = _whole(value, 1, MOST_TOTAL)
    return replace(rules, match_total=total, match_hands=None) if total else None


def _match_hands(rules: Rules, value: object) -> Rules | None:
    if not rules.scored:
        raise _needs("match_hands", "scoring points or bonus")
    hands = _whole(value, 1, MOST_HANDS)
    return replace(rules, match_hands=hands, match_total=None) if hands else None


def _first_seat(rules: Rules, value: object) -> Rules | None:
    seat = _whole(value, 1, rules.players)
    return replace(rules, first_seat=seat) if seat else None


def _no_200_no_100(rules: Rules, value: object) -> Rules | None:
    if value is True:
        return replace(rules, points=replace(rules.points, no_200_no_100=500))
    return None


def _games(rules: Rules, value: object) -> Rules | None:
    if rules.scored:
        raise _needs("games", "scoring race")
    games = _whole(value, 1, MOST_GAMES)
    return replace(rules, games=games) if games and games % 2 else None


def _scoring(rules: Rules, value: object) -> Rules | None:
    if value == "race":
        return rules
    if value == "points":
        return replace(rules, scored=True)
    if value == "bonus":
        points: Points = replace(rules.points, no_200_no_100=500, early_finish=300)
        return replace(rules, scored=True, points=points)
    return None


def _accelerated(rules: Rules, value: object) -> Rules | None:
    if value is True:
        return replace(rules, accelerated=True, draw_from=DrawFrom.PILE)
    return None


def _small_game(rules: Rules, value: object) -> Rules | None:
    if value is True and rules.players > 3:
        raise _needs("small_game", "2 or 3 players")
    if value is True:
        return replace(rules, deck=small_deck(rules.deck))
    return None


def _target(rules: Rules, value: object) -> Rules | None:
    if value != _SMALL_TARGET or type(value) is not int or rules.circuit is None:
        return None
    return replace(rules, target=value, circuit=rules.circuit.shortened(value // 25))


def _circuit(rules: Rules, value: object) -> Rules | None:
    if type(value) is int and not 1 <= value <= NUMBER_OF_CIRCUITS:
        return None
    circuit = Circuit.read(value)
    # An invented road's last square is the finish, unless a shorter race was chosen.
    if isinstance(value, Mapping) and rules.target != _SMALL_TARGET:
        return replace(rules, circuit=circuit, target=circuit.finish * 25)
    if rules.target != circuit.finish * 25:
        circuit = circuit.shortened(rules.target // 25)
    return replace(rules, circuit=circuit)


OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.name: option
        for option in (
            Option("match_total", f"a whole number from 1 to {MOST_TOTAL}", 5000, _match_total),
            Option("match_hands", f"none; a number from 1 to {MOST_HANDS}", None, _match_hands),
            Option("first_seat", "1 to the number of players", 1, _first_seat),
            Option("no_200_no_100", "false, true", False, _no_200_no_100),
            Option("games", f"an odd number from 1 to {MOST_GAMES}", 1, _games),
            Option("scoring", "race, points, bonus", "race", _scoring),
            Option("accelerated", "false, true", False, _accelerated),
            Option("small_game", "false, true (2 or 3 players)", False, _small_game),
            Option("target", "1000, 700 (with small_game)", 1000, _target),
            Option(
                "circuit", "1 to 96, tiles such as 'S1 A2 B1 C2', an invented one", None, _circuit
            ),
        )
    }
)
"""Every option by its name."""
