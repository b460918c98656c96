"""From what is told of hands to their score, the totals and the end of the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.refusals import Refusal
from bornes.engine.rules import Reshuffle, Rules
from bornes.engine.scoring import Score, copied
from bornes.engine.state import Ending, MatchOutcome, State
from bornes.engine.tableau import Tableau
from bornes.engine.turns import end_hand
from bornes.scorekeeper.checks import Doubt, doubts
from bornes.scorekeeper.facts import HandFacts, SideFacts, km_by_cards


@dataclass(frozen=True, slots=True)
class HandKept:
    """One hand: its score, or why it can't be scored."""

    doubts: tuple[Doubt, ...]
    """What can't be; a hand with any of these doesn't count."""
    winners: tuple[str, ...]
    """The sides that won it."""
    score: Score
    """Every side's lines; nothing in them where hands are games, or the hand doesn't count."""
    totals: Mapping[str, int]
    """Points, or games won, after this hand."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A match as it has been told so far."""

    hands: tuple[HandKept, ...]
    totals: Mapping[str, int]
    """Points, or games won."""
    counted: int
    """The number of hands that count."""
    outcome: MatchOutcome | None
    """Who has won the match, and why it is over; nothing while it goes on."""


def kept(rules: Rules, hands: Sequence[HandFacts]) -> Kept:
    """Score hands one after the other, as the engine does when they are played."""
    state = State(rules, 0)
    found: list[HandKept] = []
    for told in hands:
        wrong = _after_end(state) or doubts(rules, told)
        if not wrong:
            _lay(state, told)
            arrived = told.finisher is not None
            end_hand(state, Ending.DISTANCE if arrived else _other_end(rules), told.finisher)
        winners = () if wrong or state.outcome is None else state.outcome.winners
        score = {side: {} for side in rules.sides} if wrong else copied(state.sheet)
        found.append(HandKept(tuple(wrong), winners, score, dict(state.totals)))
    return Kept(tuple(found), dict(state.totals), state.hand_number, state.match_outcome)


def _after_end(state: State) -> list[Doubt]:
    if state.match_outcome is None:
        return []
    return [Doubt("hand", None, Refusal("facts-after-end"))]


def _other_end(rules: Rules) -> Ending:
    ends = rules.reshuffle is Reshuffle.NEVER
    return Ending.CARDS_RAN_OUT if ends else Ending.ONLY_DISCARDS


def _lay(state: State, told: HandFacts) -> None:
    """Put the table as it was at the end of a hand, as far as its score depends on it."""
    rules = state.rules
    state.clear_table()
    state.hand_number += 1
    never = rules.reshuffle is Reshuffle.NEVER
    state.ran_out = told.ran_out
    state.pile = [] if told.pile_empty or (told.ran_out and never) else [rules.cards[0]]
    if told.extension is not None:
        assert rules.extension_to is not None
        state.extension, state.target = told.extension, rules.extension_to
    for side in rules.sides:
        _lay_side(rules, state.tableaus[side], told.of(side))


def _lay_side(rules: Rules, tableau: Tableau, told: SideFacts) -> None:
    """Any safeties and distances will do: only how many there are counts, and of which length."""
    there = (card for card, count in rules.deck if KIND[card] is Kind.SAFETY and count)
    for index, card in enumerate(list(there)[: told.safeties]):
        tableau.add_safety(card, coup=index < told.coups_fourres)
    for _ in range(told.twohundreds):
        tableau.add_distance(Card.KM_200)
    others = km_by_cards(rules, told) > 0 or told.laid_distance
    if others:
        tableau.add_distance(Card.KM_25 if told.no_100 else Card.KM_100)
    tableau.km = told.km
