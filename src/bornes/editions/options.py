"""The options of rules 13: what each one takes, what it needs, and what it does to the rules.

All that a page, a server or a terminal has to know of an option is data here; only its effect
is a function.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from bornes.circuit import Circuit
from bornes.editions.edition import small_deck
from bornes.engine.numbers import plain
from bornes.engine.randomness import pick
from bornes.engine.refusals import Refusal, Refused, brief
from bornes.engine.rules import MOST_GAMES, MOST_HANDS, MOST_TOTAL, DrawFrom, Points, Rules

NUMBER_OF_CIRCUITS: Final = 96
_SMALL_TARGET: Final = 700
_SWITCH: Final = (False, True)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The whole numbers that an option takes, counted from the least in steps."""

    least: int
    most: int | None
    """The largest number; None stands for the number of players."""
    step: int = 1

    def hold(self, value: int, players: int) -> bool:
        """Whether a number is one of them at a table of so many."""
        most = players if self.most is None else self.most
        return self.least <= value <= most and (value - self.least) % self.step == 0


@dataclass(frozen=True, slots=True)
class Needs:
    """What has to hold before an option may have another value than its default."""

    words: str
    """The condition in words, as a refusal tells it."""
    scored: bool | None = None
    """Whether hands must be scored, or must not be; None if it makes no difference."""
    players: tuple[int, ...] | None = None
    """The numbers of players it is for; None if it is for all."""
    option: str | None = None
    """The name of another option that must be switched on; None if there is no such option."""

    def hold(self, rules: Rules) -> bool:
        """Whether the table itself, other options apart, has what is needed."""
        if self.scored is not None and rules.scored is not self.scored:
            return False
        return self.players is None or rules.players in self.players


@dataclass(frozen=True, slots=True)
class Option:
    """An option by name: the values it takes, and its effect."""

    name: str
    values: str
    """The values that the option takes, in words."""
    default: object
    """The value that changes nothing; an option may always have it."""
    apply: Callable[[Rules, Any], Rules]
    """The effect of another value than the default, which has been checked, on the rules."""
    among: tuple[object, ...] | None = None
    """Everything it takes, where that is little; None otherwise."""
    numbers: Numbers | None = None
    """The numbers it takes; None if it takes no numbers, or only those of `among`."""
    other_forms: bool = False
    """Whether the option takes more than numbers, which its effect reads and may refuse."""
    needs: Needs | None = None
    """What the option goes with; None if it goes with everything."""
    yields_to: str | None = None
    """The name of the option that takes its place where both are chosen; None if none does."""
    sets: str | None = None
    """The field of the rules that becomes the value; None if the option has another effect."""
    scores: tuple[object, ...] = ()
    """The values with which hands are scored, at a table where they would not be."""

    def takes(self, value: object, players: int) -> bool:
        """Whether a value is one of its own at a table of so many; other forms are not judged."""
        if self.among is not None:
            return any(type(value) is type(each) and value == each for each in self.among)
        if self.numbers is not None and type(value) is int:
            return self.numbers.hold(value, players)
        return self.other_forms


def with_options(
    rules: Rules, options: Mapping[str, object], known: Sequence[str], seed: int
) -> Rules:
    """The rules with these options; the seed chooses what was left to it."""
    if not isinstance(options, Mapping):
        raise Refused(Refusal("options-not-mapping"))
    options = {name: plain(value) for name, value in options.items()}
    for name in options:
        if name not in known:
            allowed = ", ".join(known)
            raise Refused(Refusal("unknown-option", name=brief(name), allowed=allowed))
    for name, value in options.items():
        _check_others(OPTIONS[name], value, options)
    if rules.circuit is not None and options.get("circuit") is None:
        options = {**options, "circuit": 1 + pick(seed, "circuit", NUMBER_OF_CIRCUITS)}
    # In the order of the edition's list, because some options depend on earlier ones.
    for name in known:
        if name in options:
            rules = _with_option(rules, OPTIONS[name], options[name])
    return rules


def with_road(
    options: Mapping[str, object], house: Mapping[str, object], road: object
) -> tuple[dict[str, object], dict[str, object]]:
    """The options and house rules of a table on which a road lies already, as files tell of it."""
    if house.get("circuit") is not None:
        return dict(options), {**house, "circuit": road}
    chosen = {**options, "circuit": road}
    if "target" in house or "circuit" in house:
        # The road ends where the house rule says, which may be short of the option's target.
        chosen.pop("target", None)
    return chosen, dict(house)


def _is_default(option: Option, value: object) -> bool:
    return type(value) is type(option.default) and value == option.default


def _check_others(option: Option, value: object, chosen: Mapping[str, object]) -> None:
    """Refuse an option without the other option that it needs."""
    needs = option.needs
    if needs is None or needs.option is None or value == option.default:
        return
    if not chosen.get(needs.option):
        raise _lacking(option)


def _with_option(rules: Rules, option: Option, value: object) -> Rules:
    if _is_default(option, value):
        return rules  # saying what holds anyway is never wrong
    taken = option.takes(value, rules.players)
    # Of a switch that is set to nonsense, the value is told; of a number, the need goes first.
    judged = taken or option.among is None
    if judged and option.needs is not None and not option.needs.hold(rules):
        raise _lacking(option)
    if not taken:
        raise Refused(
            Refusal("option-value", name=option.name, value=brief(value), allowed=option.values)
        )
    return option.apply(rules, value)


def _lacking(option: Option) -> Refused:
    assert option.needs is not None
    return Refused(Refusal("option-needs", name=option.name, condition=option.needs.words))


# --- what each one does -----------------------------------------------------------


def _match_total(rules: Rules, value: int) -> Rules:
    return replace(rules, match_total=value, match_hands=None)


def _match_hands(rules: Rules, value: int) -> Rules:
    return replace(rules, match_hands=value, match_total=None)


def _first_seat(rules: Rules, value: int) -> Rules:
    return replace(rules, first_seat=value)


def _no_200_no_100(rules: Rules, _: object) -> Rules:
    return replace(rules, points=replace(rules.points, no_200_no_100=500))


def _games(rules: Rules, value: int) -> Rules:
    return replace(rules, games=value)


def _scoring(rules: Rules, value: str) -> Rules:
    if value == "points":
        return replace(rules, scored=True)
    points: Points = replace(rules.points, no_200_no_100=500, early_finish=300)
    return replace(rules, scored=True, points=points)


def _accelerated(rules: Rules, _: object) -> Rules:
    return replace(rules, accelerated=True, draw_from=DrawFrom.PILE)


def _small_game(rules: Rules, _: object) -> Rules:
    return replace(rules, deck=small_deck(rules.deck))


def _target(rules: Rules, _: object) -> Rules:
    assert rules.circuit is not None
    circuit = rules.circuit.shortened(_SMALL_TARGET // 25)
    return replace(rules, target=_SMALL_TARGET, circuit=circuit)


def _circuit(rules: Rules, value: object) -> Rules:
    circuit = Circuit.read(value)
    # An invented road's last square is the finish, unless a shorter race was chosen.
    if isinstance(value, Mapping) and rules.target != _SMALL_TARGET:
        return replace(rules, circuit=circuit, target=circuit.finish * 25)
    if rules.target != circuit.finish * 25:
        circuit = circuit.shortened(rules.target // 25)
    return replace(rules, circuit=circuit)


_WHERE_SCORED: Final = Needs("scoring points or bonus", scored=True)

OPTIONS: Final[Mapping[str, Option]] = MappingProxyType(
    {
        option.name: option
        for option in (
            Option(
                "match_total",
                f"a whole number from 1 to {MOST_TOTAL}",
                5000,
                _match_total,
                numbers=Numbers(1, MOST_TOTAL),
                needs=_WHERE_SCORED,
                yields_to="match_hands",
                sets="match_total",
            ),
            Option(
                "match_hands",
                f"none; a number from 1 to {MOST_HANDS}",
                None,
                _match_hands,
                numbers=Numbers(1, MOST_HANDS),
                needs=_WHERE_SCORED,
                sets="match_hands",
            ),
            Option(
                "first_seat",
                "1 to the number of players",
                1,
                _first_seat,
                numbers=Numbers(1, None),
                sets="first_seat",
            ),
            Option("no_200_no_100", "false, true", False, _no_200_no_100, among=_SWITCH),
            Option(
                "games",
                f"an odd number from 1 to {MOST_GAMES}",
                1,
                _games,
                numbers=Numbers(1, MOST_GAMES, step=2),
                needs=Needs("scoring race", scored=False),
                sets="games",
            ),
            Option(
                "scoring",
                "race, points, bonus",
                "race",
                _scoring,
                among=("race", "points", "bonus"),
                scores=("points", "bonus"),
            ),
            Option(
                "accelerated",
                "false, true",
                False,
                _accelerated,
                among=_SWITCH,
                sets="accelerated",
            ),
            Option(
                "small_game",
                "false, true (2 or 3 players)",
                False,
                _small_game,
                among=_SWITCH,
                needs=Needs("2 or 3 players", players=(2, 3)),
            ),
            Option(
                "target",
                "1000, 700 (with small_game)",
                1000,
                _target,
                among=(1000, _SMALL_TARGET),
                needs=Needs("small_game", option="small_game"),
                sets="target",
            ),
            Option(
                "circuit",
                "1 to 96, tiles such as 'S1 A2 B1 C2', an invented one",
                None,
                _circuit,
                numbers=Numbers(1, NUMBER_OF_CIRCUITS),
                other_forms=True,
            ),
        )
    }
)
"""Every option by its name."""
