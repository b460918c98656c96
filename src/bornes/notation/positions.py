"""Positions: a table at one moment as a mapping, complete or as one seat knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from bornes.editions import table_rules, with_both_turns, with_road
from bornes.engine.cards import Card
from bornes.engine.legal_moves import why_not_take
from bornes.engine.legality import why_not_draw
from bornes.engine.numbers import plain
from bornes.engine.randomness import MAX_SEED_BITS
from bornes.engine.refusals import brief, text_of
from bornes.engine.rules import Rules
from bornes.engine.state import State
from bornes.engine.turns import begin_turn
from bornes.engine.view import View, view_of
from bornes.notation import fields
from bornes.notation.fields import at, refuse
from bornes.notation.sides import read_sides
from bornes.notation.turn import read_turn, take_up
from bornes.notation.unlisted import deal_unlisted, hide_unlisted
from bornes.notation.writer import write_opening

TOP_KEYS: Final = ("edition", "players", "options", "house", "position")
KEYS: Final = (
    "to_play",
    "drawn",
    "dealer",
    "hands",
    "hand_sizes",
    "draw",
    "draw_size",
    "discard",
    "sides",
    "extension",
    "scores",
    "hand_number",
    "hazards",
    "cars",
    "reshuffled",
    "circuit",
    "seed",
    "asked",
    "idle_turns",
    "plays_left",
    "this_turn",
)
_P: Final = ("position",)

S = TypeVar("S", bound=State)


def load_position(
    source: Mapping[str, object], kind: type[S], reshuffled: Sequence[tuple[Card, ...]] = ()
) -> S:
    """The state that a position describes, all cards dealt.

    ``reshuffled`` gives the piles of reshuffles that happen while its turn begins.
    """
    state, entries = _prepare(source, kind)
    turn = read_turn(state, entries)
    deal_unlisted(state, entries, turn)
    state.scripted = list(reshuffled)
    begun = take_up(state, entries, turn)
    state.opening = write_opening(state, drawn=begun)
    if not begun:
        begin_turn(state, state.turn)
    return state


def load_view(source: Mapping[str, object], seat: int) -> View:
    """The view of a seat from a position in which only its own hand need be known."""
    state, entries = _prepare(source, State)
    whose = plain(seat)
    if type(whose) is not int or whose not in state.rules.seats:
        raise refuse((), "no-such-seat", seat=brief(seat), players=state.rules.players)
    turn = read_turn(state, entries)
    hide_unlisted(state, entries, turn, whose)
    if not take_up(state, entries, turn):
        _begin_unseen(state, whose)
    return view_of(state, whose)


def _prepare(source: Mapping[str, object], kind: type[S]) -> tuple[S, dict[object, object]]:
    """Everything of a position that lies open on the table."""
    top = fields.mapping(source, (), TOP_KEYS)
    entries = fields.mapping(top.get("position", {}), _P, KEYS)
    seed = fields.number(entries.get("seed", 0), (*_P, "seed"), 0, (1 << MAX_SEED_BITS) - 1)
    options = _choices(top, "options")
    house = with_both_turns(_choices(top, "house"))  # a position has no version
    rules = _rules(top, entries, options, house, seed)
    if "circuit" in entries and _rules(top, {}, options, house, seed).circuit != rules.circuit:
        # The road that lies on the table is the one that counts.
        options.pop("circuit", None)
        if "circuit" in house:
            house["circuit"] = entries["circuit"]
    state = kind(rules, seed, options, house)
    _read_match(state, entries)
    read_sides(state, entries)
    state.discards = fields.cards(entries.get("discard", []), (*_P, "discard"))
    state.ran_out = fields.flag(entries.get("reshuffled", False), (*_P, "reshuffled"))
    return state, entries


def _choices(top: Mapping[object, object], key: str) -> dict[str, object]:
    """Options or house rules; a key with nothing after it, as YAML allows, means none."""
    value = top.get(key)
    chosen = fields.mapping({} if value is None else value, (key,))
    return {text_of(name): value for name, value in chosen.items()}


def _rules(
    top: Mapping[object, object],
    entries: Mapping[object, object],
    options: Mapping[str, object],
    house: Mapping[str, object],
    seed: int,
) -> Rules:
    for key in ("edition", "players"):
        if key not in top:
            raise refuse((), "missing-key", key=key)
    chosen = options
    if "circuit" in entries:
        chosen, house = with_road(options, house, entries["circuit"])
    with at(("edition",)):
        edition = text_of(top["edition"])
    players = top["players"]
    with at(("players",)):
        if type(players) is not int:
            raise refuse(("players",), "not-a-number", least=2, most=6)
        table_rules(edition, players, {}, {}, seed)
    with at((*_P, "circuit") if "circuit" in entries else ("options",)):
        table_rules(edition, players, chosen, {}, seed)
    with at(("house",)):
        return table_rules(edition, players, chosen, house, seed)


def _read_match(state: State, entries: Mapping[object, object]) -> None:
    rules = state.rules
    state.hand_number = fields.number(
        entries.get("hand_number", 1), (*_P, "hand_number"), 1, 1_000_000
    )
    passed_on = (rules.first_seat - 2 + state.hand_number - 1) % rules.players + 1
    state.dealer = fields.number(
        entries.get("dealer", passed_on), (*_P, "dealer"), 1, rules.players
    )
    place = (*_P, "scores")
    for side, points in fields.mapping(entries.get("scores", {}), place, rules.sides).items():
        state.totals[str(side)] = fields.number(points, (*place, side), -(10**7), 10**7)
    if (side := entries.get("extension")) is not None:
        place = (*_P, "extension")
        if rules.extension_to is None:
            raise refuse(place, "no-extension-here")
        state.extension = str(fields.choice(side, place, rules.sides))
        state.target = rules.extension_to


def _begin_unseen(state: State, seat: int) -> None:
    """Begin a turn in a view, where what is drawn can't be known."""
    drawer = state.hand(state.turn)
    if not state.rules.draws_itself:
        state.phase = "play" if why_not_draw(state) and why_not_take(state) else "draw"
    elif state.pile and state.turn == seat:
        raise refuse((*_P, "drawn"), "draw-unknown")
    elif state.pile:
        drawer.append(state.pile.pop())
