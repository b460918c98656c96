"""Positions: a table at one moment as a mapping, complete or as one seat knows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from bornes.cards import BATTLE_HAZARDS, KIND, SAFETY_FOR, Card, Kind
from bornes.choices import why_not_take
from bornes.circuit import START
from bornes.editions import table_rules
from bornes.legality import why_not_draw
from bornes.notation import fields
from bornes.notation.fields import at, refuse
from bornes.notation.questions import ask
from bornes.notation.writing import write_opening
from bornes.randomness import MAX_SEED_BITS, shuffled
from bornes.refusals import brief, text_of
from bornes.rules import Rules
from bornes.state import State
from bornes.tableau import Tableau
from bornes.turns import begin_turn
from bornes.view import UNKNOWN, View, view_of

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
    _deal_unlisted(state, entries)
    state.scripted = list(reshuffled)
    begun = _begin(state, entries)
    state.opening = write_opening(state, drawn=begun)
    if not begun:
        begin_turn(state, state.turn)
    return state


def load_view(source: Mapping[str, object], seat: int) -> View:
    """The view of a seat from a position in which only its own hand need be known."""
    state, entries = _prepare(source, State)
    if type(seat) is not int or seat not in state.rules.seats:
        raise refuse((), "no-such-seat", seat=brief(seat), players=state.rules.players)
    _hide_unlisted(state, entries, seat)
    if not _begin(state, entries):
        _begin_unseen(state, seat)
    return view_of(state, seat, ())


def _prepare(source: Mapping[str, object], kind: type[S]) -> tuple[S, dict[object, object]]:
    """Everything of a position that lies open on the table."""
    top = fields.mapping(source, (), TOP_KEYS)
    entries = fields.mapping(top.get("position", {}), _P, KEYS)
    seed = fields.number(entries.get("seed", 0), (*_P, "seed"), 0, (1 << MAX_SEED_BITS) - 1)
    options = fields.mapping(top.get("options") or {}, ("options",))
    house = fields.mapping(top.get("house") or {}, ("house",))
    rules = _rules(top, entries, options, house, seed)
    chosen = _named(options)
    if "circuit" in entries and _rules(top, {}, options, house, seed).circuit != rules.circuit:
        chosen.pop("circuit", None)  # the road that lies on the table is the one that counts
    state = kind(rules, seed, chosen, _named(house))
    _read_match(state, entries)
    _read_sides(state, entries)
    state.discards = fields.cards(entries.get("discard", []), (*_P, "discard"))
    state.ran_out = fields.flag(entries.get("reshuffled", False), (*_P, "reshuffled"))
    return state, entries


def _named(mapping: Mapping[object, object]) -> dict[str, object]:
    return {text_of(name): value for name, value in mapping.items()}


def _rules(
    top: Mapping[object, object],
    entries: Mapping[object, object],
    options: Mapping[object, object],
    house: Mapping[object, object],
    seed: int,
) -> Rules:
    for key in ("edition", "players"):
        if key not in top:
            raise refuse((), "missing-key", key=key)
    chosen = _named(options)
    if "circuit" in entries:
        chosen["circuit"] = entries["circuit"]
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
        return table_rules(edition, players, chosen, _named(house), seed)


# --- the match and the sides ------------------------------------------------------


def _read_match(state: State, entries: Mapping[object, object]) -> None:
    rules = state.rules
    state.hand_number = fields.number(
        entries.get("hand_number", 1), (*_P, "hand_number"), 1, 1_000_000
    )
    passed_on = (rules.first_seat - 2 + state.hand_number - 1) % rules.players + 1
    state.dealer = _seat(state, entries.get("dealer", passed_on), (*_P, "dealer"))
    place = (*_P, "scores")
    for side, points in fields.mapping(entries.get("scores", {}), place, rules.sides).items():
        state.totals[str(side)] = fields.number(points, (*place, side), -(10**7), 10**7)
    if (side := entries.get("extension")) is not None:
        place = (*_P, "extension")
        if rules.extension_to is None:
            raise refuse(place, "no-extension-here")
        state.extension = str(fields.choice(side, place, rules.sides))
        state.target = rules.extension_to


def _seat(state: State, value: object, place: tuple[object, ...]) -> int:
    return fields.number(value, place, 1, state.rules.players)


_BATTLE_CARDS: Final = BATTLE_HAZARDS | {
    Card.ROLL,
    Card.GASOLINE,
    Card.SPARE_TIRE,
    Card.REPAIRS,
}
_SPEED_CARDS: Final = frozenset({Card.SPEED_LIMIT, Card.END_OF_LIMIT})
_PILE_KEYS: Final = ("battle", "speed", "distance", "safeties")


def _read_sides(state: State, entries: Mapping[object, object]) -> None:
    rules = state.rules
    keys = _PILE_KEYS if rules.remedy_covers else ("distance", "safeties")
    place = (*_P, "sides")
    for side, value in fields.mapping(entries.get("sides", {}), place, rules.sides).items():
        here = (*place, side)
        _read_tableau(state.tableaus[str(side)], fields.mapping(value, here, keys), here)
    _read_hazards(state, entries)
    _read_cars(state, entries)
    for tableau in state.tableaus.values():
        _check_tableau(state, tableau, (*place, tableau.side))


def _read_tableau(
    tableau: Tableau, value: Mapping[object, object], place: tuple[object, ...]
) -> None:
    tableau.battle = fields.cards(value.get("battle", []), (*place, "battle"))
    tableau.speed = fields.cards(value.get("speed", []), (*place, "speed"))
    for card in fields.cards(value.get("distance", []), (*place, "distance")):
        tableau.add_distance(card)
    here = (*place, "safeties")
    for index, item in enumerate(fields.sequence(value.get("safeties", []), here)):
        text = text_of(item)
        safety = fields.card(text.removesuffix("!"), (*here, index))
        if KIND[safety] is not Kind.SAFETY or safety in tableau.safeties:
            raise refuse((*here, index), "wrong-card", card=safety)
        tableau.add_safety(safety, coup=text.endswith("!"))


def _read_hazards(state: State, entries: Mapping[object, object]) -> None:
    rules, place = state.rules, (*_P, "hazards")
    if "hazards" in entries and rules.remedy_covers:
        raise refuse(place, "hazards-in-piles")
    for side, value in fields.mapping(entries.get("hazards", {}), place, rules.sides).items():
        tableau = state.tableaus[str(side)]
        for hazard in fields.cards(value, (*place, side)):
            pile = tableau.speed if hazard is Card.SPEED_LIMIT else tableau.battle
            if KIND[hazard] is not Kind.HAZARD or pile:
                raise refuse((*place, side), "wrong-card", card=hazard)
            pile.append(hazard)


def _read_cars(state: State, entries: Mapping[object, object]) -> None:
    rules, place = state.rules, (*_P, "cars")
    if rules.circuit is None:
        if "cars" in entries or "circuit" in entries:
            raise refuse(_P, "no-circuit-here")
        return
    taken = set()
    for side, value in fields.mapping(entries.get("cars", {}), place, rules.sides).items():
        with at((*place, side)):
            spot = rules.circuit.read_spot(value, rules.players, "car")
        if spot != START and spot in taken:
            raise refuse((*place, side), "lane-taken")
        taken.add(spot)
        state.tableaus[str(side)].spot = spot


def _check_tableau(state: State, tableau: Tableau, place: tuple[object, ...]) -> None:
    """Refuse what can't lie there, and count the km."""
    rules = state.rules
    wrong = (
        [card for card in tableau.battle if card not in _BATTLE_CARDS]
        + [card for card in tableau.speed if card not in _SPEED_CARDS]
        + [card for card in tableau.distance if KIND[card] is not Kind.DISTANCE]
    )
    if wrong:
        raise refuse(place, "wrong-card", card=wrong[0])
    if rules.most_200s is not None and tableau.distance.count(Card.KM_200) > rules.most_200s:
        raise refuse((*place, "distance"), "too-many-200s", most=rules.most_200s)
    stacked = [
        upper
        for lower, upper in pairwise(tableau.battle)
        if lower in BATTLE_HAZARDS and upper in BATTLE_HAZARDS
    ]
    if stacked and not rules.hazard_on_hazard:
        raise refuse((*place, "battle"), "hazard-on-hazard", card=stacked[0])
    immune = [hazard for hazard in tableau.hazards if SAFETY_FOR[hazard] in tableau.safeties]
    if immune:
        raise refuse(place, "wrong-card", card=immune[0])
    if rules.circuit is not None:
        tableau.km = rules.circuit.km(tableau.spot)
    else:
        tableau.count_km(rules)
    if tableau.km > state.target and rules.exact_finish:
        raise refuse((*place, "distance"), "past-target-position", target=state.target)


# --- the cards that are not on the table ------------------------------------------


def _rest(state: State) -> Counter[Card]:
    """The cards that the position has not used up."""
    used = Counter(state.discards)
    for hand in state.hands:
        used.update(card for card in hand if card is not UNKNOWN)
    used.update(card for card in state.pile if card is not UNKNOWN)
    for tableau in state.tableaus.values():
        used.update(tableau.cards(state.rules))
    deck = Counter(dict(state.rules.deck))
    for card, count in used.items():
        if count > deck[card]:
            raise refuse(_P, "too-many-of-card", card=card, count=count, most=deck[card])
    return deck - used


def _listed_hands(state: State, entries: Mapping[object, object]) -> dict[int, list[Card]]:
    place = (*_P, "hands")
    listed = fields.by_seat(entries.get("hands", {}), place, state.rules.players)
    return {seat: sorted(fields.cards(hand, (*place, seat))) for seat, hand in listed.items()}


def _usual_size(state: State, entries: Mapping[object, object], seat: int) -> int:
    """How many cards a hand has that the position doesn't list."""
    rules, place = state.rules, (*_P, "hand_sizes")
    sizes = fields.by_seat(entries.get("hand_sizes", {}), place, rules.players)
    if seat in sizes:
        return fields.number(sizes[seat], (*place, seat), 0, 200)
    plays = fields.number(entries.get("plays_left", 1), (*_P, "plays_left"), 1, 100)
    drawn = fields.flag(entries.get("drawn", True), (*_P, "drawn"))
    if seat != _to_play(state, entries) or rules.accelerated or not drawn:
        return rules.hand_size
    # A question comes after the play of this turn, so one card has left the hand.
    return rules.hand_size + plays - ("asked" in entries)


def _to_play(state: State, entries: Mapping[object, object]) -> int:
    place = (*_P, "to_play")
    if "to_play" in entries:
        return _seat(state, entries["to_play"], place)
    asked = entries.get("asked")
    if isinstance(asked, Mapping) and type(asked.get("by", asked.get("seat"))) is int:
        return _seat(state, asked.get("by", asked.get("seat")), (*_P, "asked"))
    return state.left_of(state.dealer)


def _deal_unlisted(state: State, entries: Mapping[object, object]) -> None:
    """Deal the hands that are not listed, and the draw pile if it isn't."""
    listed = _listed_hands(state, entries)
    for seat, hand in listed.items():
        state.hands[seat - 1] = hand
    if "draw" in entries:
        state.pile = list(reversed(fields.cards(entries["draw"], (*_P, "draw"))))
    rest = sorted(_rest(state).elements())
    rest = shuffled(state.seed, "position", rest)
    for seat in state.rules.seats:
        if seat not in listed:
            size = _usual_size(state, entries, seat)
            if len(rest) < size:
                raise refuse((*_P, "hands"), "not-enough-cards")
            state.hands[seat - 1] = sorted(rest[:size])
            rest = rest[size:]
    if "draw" not in entries:
        size = fields.number(entries.get("draw_size", len(rest)), (*_P, "draw_size"), 0, len(rest))
        state.pile = list(reversed(rest[:size]))


def _hide_unlisted(state: State, entries: Mapping[object, object], seat: int) -> None:
    """Put unknown cards where the seat can't look."""
    listed = _listed_hands(state, entries)
    if seat not in listed:
        raise refuse((*_P, "hands"), "own-hand-missing", seat=seat)
    place = (*_P, "hand_sizes")
    sizes = fields.by_seat(entries.get("hand_sizes", {}), place, state.rules.players)
    if sizes.get(seat, len(listed[seat])) != len(listed[seat]):
        raise refuse((*place, seat), "own-hand-differs", seat=seat)
    for other in state.rules.seats:
        size = len(listed[other]) if other in listed else _usual_size(state, entries, other)
        state.hands[other - 1] = [UNKNOWN] * size
    state.hands[seat - 1] = listed[seat]
    hidden = sum(_rest(state).values())
    held = sum(len(hand) for hand in state.hands) - len(listed[seat])
    if "draw" in entries:
        size = len(fields.cards(entries["draw"], (*_P, "draw")))
    else:
        left = max(0, hidden - held)
        size = fields.number(entries.get("draw_size", left), (*_P, "draw_size"), 0, 1000)
    if held + size > hidden:
        raise refuse((*_P, "draw_size"), "not-enough-cards")
    state.pile = [UNKNOWN] * size


# --- whose turn it is -------------------------------------------------------------


def _begin(state: State, entries: Mapping[object, object]) -> bool:
    """Put the turn where the position has it; whether it has begun already."""
    seat = state.turn = state.to_act = _to_play(state, entries)
    drawn = fields.flag(entries.get("drawn", True), (*_P, "drawn"))
    state.phase = "play"
    _read_turn(state, entries)
    if "asked" in entries:
        ask(state, entries["asked"], "to_play" in entries)
        return True
    _check_not_over(state)
    begun = drawn and (state.hand(seat) or state.rules.accelerated)
    return state.owed > 0 or bool(begun)


def _begin_unseen(state: State, seat: int) -> None:
    """Begin a turn in a view, where what is drawn can't be known."""
    drawer = state.hand(state.turn)
    if not state.rules.draws_itself:
        state.phase = "play" if why_not_draw(state) and why_not_take(state) else "draw"
    elif state.pile and state.turn == seat:
        raise refuse((*_P, "drawn"), "draw-unknown")
    elif state.pile:
        drawer.append(state.pile.pop())


def _read_turn(state: State, entries: Mapping[object, object]) -> None:
    state.plays_left = fields.number(entries.get("plays_left", 1), (*_P, "plays_left"), 1, 100)
    state.idle_turns = fields.number(entries.get("idle_turns", 0), (*_P, "idle_turns"), 0, 10**4)
    place = (*_P, "this_turn")
    keys = ("played", "discarded", "taken", "owes", "then")
    turn = fields.mapping(entries.get("this_turn", {}), place, keys)
    state.played = fields.flag(turn.get("played", False), (*place, "played"))
    if fields.flag(turn.get("discarded", False), (*place, "discarded")):
        if not state.rules.accelerated:
            raise refuse((*place, "discarded"), "only-accelerated")
        state.plays_left = 0
    if "taken" in turn:
        state.taken = fields.card(turn["taken"], (*place, "taken"))
        if state.taken not in state.hand(state.turn) and UNKNOWN not in state.hand(state.turn):
            raise refuse((*place, "taken"), "wrong-card", card=state.taken)
    state.owed = fields.number(
        turn.get("owes", 0), (*place, "owes"), 0, len(state.hand(state.turn))
    )
    if "then" in turn:
        state.owed_turn = _seat(state, turn["then"], (*place, "then"))


def _check_not_over(state: State) -> None:
    for tableau in state.tableaus.values():
        if tableau.km >= state.target:
            raise refuse((*_P, "sides", tableau.side), "position-already-won", side=tableau.side)
