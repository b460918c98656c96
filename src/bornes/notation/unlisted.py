"""The cards of a position that don't lie open: hands and draw pile, listed, dealt or unknown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.randomness import shuffled
from bornes.engine.state import State
from bornes.engine.view import UNKNOWN
from bornes.notation import fields
from bornes.notation.fields import refuse
from bornes.notation.turn import Turn

_P: Final = ("position",)
_MOST_IN_HAND: Final = 200
_MOST_IN_PILE: Final = 1000


def deal_unlisted(state: State, entries: Mapping[object, object], turn: Turn) -> None:
    """Deal the hands that are not listed, and the draw pile if it isn't."""
    listed = _lay_listed(state, entries)
    sizes = _sizes(state, entries, turn, listed)
    rest = shuffled(state.seed, "position", sorted(_rest(state).elements()))
    for seat in state.rules.seats:
        if seat not in listed:
            size = sizes[seat]
            if len(rest) < size:
                raise refuse((*_P, "hands"), "not-enough-cards")
            state.hands[seat - 1] = sorted(rest[:size])
            rest = rest[size:]
    if "draw" not in entries:
        size = fields.number(entries.get("draw_size", len(rest)), (*_P, "draw_size"), 0, len(rest))
        state.pile = list(reversed(rest[:size]))


def hide_unlisted(state: State, entries: Mapping[object, object], turn: Turn, seat: int) -> None:
    """Put unknown cards where the seat can't look, listed or not."""
    listed = _lay_listed(state, entries)
    if seat not in listed:
        raise refuse((*_P, "hands"), "own-hand-missing", seat=seat)
    sizes = _sizes(state, entries, turn, listed)
    _rest(state)  # refuses cards that can't all be there, before most of them are hidden
    for other in state.rules.seats:
        if other != seat:
            state.hands[other - 1] = [UNKNOWN] * sizes[other]
    known_pile, state.pile = state.pile, []
    hidden = sum(_rest(state).values())
    held = sum(sizes.values()) - sizes[seat]
    if "draw" in entries:
        size = len(known_pile)
    else:
        left = max(0, hidden - held)
        given = entries.get("draw_size", left)
        size = fields.number(given, (*_P, "draw_size"), 0, _MOST_IN_PILE)
    if held + size > hidden:
        raise refuse((*_P, "draw_size"), "not-enough-cards")
    state.pile = [UNKNOWN] * size


def _lay_listed(state: State, entries: Mapping[object, object]) -> dict[int, list[Card]]:
    """Put the cards that are listed where they belong; returns the hands among them."""
    place = (*_P, "hands")
    found = fields.by_seat(entries.get("hands", {}), place, state.rules.players)
    listed = {seat: sorted(fields.cards(hand, (*place, seat))) for seat, hand in found.items()}
    for seat, hand in listed.items():
        state.hands[seat - 1] = hand
    if "draw" in entries:
        state.pile = list(reversed(fields.cards(entries["draw"], (*_P, "draw"))))
        place = (*_P, "draw_size")
        given = entries.get("draw_size", len(state.pile))
        if fields.number(given, place, 0, _MOST_IN_PILE) != len(state.pile):
            raise refuse(place, "draw-differs")
    return listed


def _sizes(
    state: State,
    entries: Mapping[object, object],
    turn: Turn,
    listed: Mapping[int, list[Card]],
) -> dict[int, int]:
    """How many cards each hand has: as listed, as told, or as usual at this moment."""
    rules, place = state.rules, (*_P, "hand_sizes")
    told = fields.by_seat(entries.get("hand_sizes", {}), place, rules.players)
    sizes = {seat: turn.usual_size(rules, seat) for seat in rules.seats}
    sizes |= {
        seat: fields.number(size, (*place, seat), 0, _MOST_IN_HAND) for seat, size in told.items()
    }
    for seat, hand in listed.items():
        if seat in told and sizes[seat] != len(hand):
            raise refuse((*place, seat), "own-hand-differs", seat=seat)
        sizes[seat] = len(hand)
    return sizes


def _rest(state: State) -> Counter[Card]:
    """The cards that the position has not used up."""
    used = Counter(state.discards)
    for hand in state.hands:
        used.update(card for card in hand if card is not UNKNOWN)
    used.update(state.pile)
    for tableau in state.tableaus.values():
        used.update(tableau.cards(state.rules))
    deck = Counter(dict(state.rules.deck))
    for card, count in used.items():
        if not deck[card]:
            raise refuse(_P, "card-not-in-deck", card=card)
        if count > deck[card]:
            raise refuse(_P, "too-many-of-card", card=card, count=count, most=deck[card])
    return deck - used
