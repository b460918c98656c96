"""Scenarios: a position, moves, and what must be found after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bornes.engine.refusals import Refused, brief, text_of
from bornes.engine.scoring import LINES, total
from bornes.game import Game
from bornes.notation import fields
from bornes.notation.files import Item, NotationError, Source, located, read_source
from bornes.notation.positions import TOP_KEYS, load_position

KEYS: Final = ("title", "cites", *TOP_KEYS, "steps")
_STEPS: Final = ("do", "refuse", "expect")


@dataclass(frozen=True, slots=True)
class Scenario:
    """A rule as an example that can be run."""

    title: str
    cites: tuple[str, ...]
    start: Mapping[str, object]
    steps: tuple[tuple[str, object], ...]


@dataclass(frozen=True, slots=True)
class Failure:
    """The step, counted from 1, that did not go as written."""

    step: int
    found: str

    def __str__(self) -> str:
        return f"step {self.step}: {self.found}"


def load_scenario(source: Source) -> tuple[Scenario, Game]:
    """Read a scenario and set up its position; both are refused with line and reason."""
    mapping, text, name = read_source(source)
    try:
        scenario = _read(mapping)
        return scenario, load_position(scenario.start, Game)
    except NotationError:
        raise
    except Refused as error:
        raise located(error, text, name) from None


def _read(source: Mapping[str, object]) -> Scenario:
    top = fields.mapping(source, (), KEYS)
    for key in ("title", "edition", "players", "steps"):
        if key not in top:
            raise fields.refuse((), "missing-key", key=key)
    cites = fields.sequence(top.get("cites", []), ("cites",))
    steps = []
    for index, value in enumerate(fields.sequence(top["steps"], ("steps",))):
        place = ("steps", Item(index))
        step = fields.mapping(value, place, _STEPS)
        if len(step) != 1:
            raise fields.refuse(place, "one-per-step", allowed=", ".join(_STEPS))
        ((kind, content),) = step.items()
        steps.append((str(kind), _content(str(kind), content, place)))
    start = {str(key): top[key] for key in TOP_KEYS if key in top}
    return Scenario(text_of(top["title"]), tuple(map(text_of, cites)), start, tuple(steps))


def _content(kind: str, content: object, place: tuple[object, ...]) -> object:
    if kind == "expect":
        return fields.mapping(content, (*place, "expect"), tuple(_EXPECTED))
    if not isinstance(content, str):
        raise fields.refuse((*place, kind), "move-not-text", longest=120)
    return content


def run_scenario(scenario: Scenario, game: Game) -> Failure | None:
    """Run the steps in order; the first that fails, or nothing."""
    for number, (kind, content) in enumerate(scenario.steps, start=1):
        problem = _STEP[kind](game, content)
        if problem is not None:
            return Failure(number, problem)
    return None


def _do(game: Game, content: object) -> str | None:
    text = str(content)
    try:
        if text.strip() == "deal":
            game.deal()
        else:
            game.apply(text)
    except Refused as error:
        return f"'{text}' was refused: {error}"
    return None


def _refuse(game: Game, content: object) -> str | None:
    before = game.copy()
    if _do(game, content) is None:
        return f"'{content}' was accepted"
    return None if game == before else f"'{content}' was refused but changed something"


def _expect(game: Game, content: object) -> str | None:
    assert isinstance(content, Mapping)
    for key, wanted in content.items():
        try:
            problem = _EXPECTED[key](game, wanted)
        except (Refused, KeyError, TypeError, ValueError) as error:
            reason = error.refusal if isinstance(error, Refused) else error
            problem = f"can't compare with {_shown(wanted)} ({reason})"
        if problem is not None:
            return f"{key}: {problem}"
    return None


_STEP: Final = {"do": _do, "refuse": _refuse, "expect": _expect}


# --- what can be expected ---------------------------------------------------------

Expectation = Callable[[Game, object], str | None]


def _compare(found: object, wanted: object, where: object = None) -> str | None:
    if found == wanted and isinstance(found, bool) == isinstance(wanted, bool):
        return None
    prefix = f"{where} " if where is not None else ""
    return f"{prefix}expected {_shown(wanted)}, found {found!r}"


def _shown(wanted: object) -> str:
    try:
        return repr(wanted)
    except ValueError:  # a number too long to print
        return brief(wanted)


def _plain(get: Callable[[Game], object]) -> Expectation:
    """A single value."""
    return lambda game, wanted: _compare(get(game), wanted)


def _card(get: Callable[[Game], object]) -> Expectation:
    return lambda game, wanted: _compare(get(game), _text(wanted))


def _each(get: Callable[[Game, str], object], read: Callable[[object], object]) -> Expectation:
    """A value for each side named."""

    def check(game: Game, wanted: object) -> str | None:
        for side, value in fields.mapping(wanted, (), game.rules.sides).items():
            if problem := _compare(get(game, str(side)), read(value), side):
                return problem
        return None

    return check


def _each_seat(get: Callable[[Game, int], object], read: Callable[[object], object]) -> Expectation:
    """A value for each seat named."""

    def check(game: Game, wanted: object) -> str | None:
        for seat, value in fields.mapping(wanted, (), game.rules.seats).items():
            assert isinstance(seat, int)
            if problem := _compare(get(game, seat), read(value), f"seat {seat}"):
                return problem
        return None

    return check


def _same(value: object) -> object:
    return value


def _text(value: object) -> object:
    return None if value is None else text_of(value)


def _multiset(value: object) -> list[str]:
    return sorted(map(text_of, fields.sequence(value, ())))


def _top(cards: list[object]) -> object:
    return str(cards[-1]) if cards else None


def _safeties(game: Game, side: str) -> list[str]:
    tableau = game.tableaus[side]
    return sorted(f"{card}!" if card in tableau.coups else str(card) for card in tableau.safeties)


def _winners(value: object) -> Counter[str]:
    """A side, a list of sides, or nobody: as a multiset."""
    if value is None:
        return Counter()
    return Counter([value] if isinstance(value, str) else map(str, fields.sequence(value, ())))


def _winner(get: Callable[[Game], tuple[str, ...]]) -> Expectation:
    def check(game: Game, wanted: object) -> str | None:
        found = get(game)
        return None if Counter(found) == _winners(wanted) else _compare(list(found), wanted)

    return check


def _moves(legal: bool) -> Expectation:
    def check(game: Game, wanted: object) -> str | None:
        for text in map(text_of, fields.sequence(wanted, ())):
            reason = game.why_not(text)
            if legal and reason is not None:
                return f"'{text}' is refused: {reason}"
            if not legal and reason is None:
                return f"'{text}' is legal"
        return None

    return check


def _points(game: Game, wanted: object) -> str | None:
    for side, lines in fields.mapping(wanted, (), game.rules.sides).items():
        found = game.score.get(str(side), {})
        for line, points in fields.mapping(lines, (), LINES).items():
            if problem := _compare(found.get(str(line), 0), points, f"{side} {line}"):
                return problem
    return None


def _square(game: Game, side: str) -> object:
    spot = game.tableaus[side].spot
    return {"shortcut": spot.shortcut} if spot.shortcut else spot.square


def _lane(game: Game, side: str) -> object:
    return game.tableaus[side].spot.lane or None


_EXPECTED: Final[Mapping[str, Expectation]] = {
    "to_act": _plain(lambda game: game.to_act),
    "phase": _plain(lambda game: game.phase),
    "km": _each(lambda game, side: game.tableaus[side].km, _same),
    "battle": _each(lambda game, side: _top([*game.tableaus[side].battle]), _text),
    "speed": _each(lambda game, side: _top([*game.tableaus[side].speed]), _text),
    "rolling": _each(lambda game, side: game.tableaus[side].rolling(game.rules), _same),
    "limited": _each(lambda game, side: game.tableaus[side].limited, _same),
    "safeties": _each(_safeties, _multiset),
    "hazards": _each(lambda game, side: sorted(map(str, game.tableaus[side].hazards)), _multiset),
    "hand": _each_seat(lambda game, seat: sorted(map(str, game.hand(seat))), _multiset),
    "hand_size": _each_seat(lambda game, seat: len(game.hand(seat)), _same),
    "draw_size": _plain(lambda game: len(game.pile)),
    "discard_top": _card(lambda game: _top([*game.discards])),
    "can": _moves(legal=True),
    "cannot": _moves(legal=False),
    "square": _each(_square, _same),
    "lane": _each(_lane, _same),
    "winner": _winner(lambda game: game.outcome.winners if game.outcome else ()),
    "points": _points,
    "hand_total": _each(lambda game, side: total(game.score.get(side, {})), _same),
    "scores": _each(lambda game, side: game.totals[side], _same),
    "match_winner": _winner(lambda game: game.match_outcome.winners if game.match_outcome else ()),
}
