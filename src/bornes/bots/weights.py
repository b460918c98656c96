"""The weights of the sharp player's judgement: what each of them means, and its value.

They were set by playing: thousands of paired deals against the steady player, one weight
changed at a time.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """How the sharp player weighs what it counts."""

    luck: float = 1.6
    """How many turns of a race chance makes up for, times the root of its length."""
    per_play: float = 80.0
    """The km that one play of an unknown distance card brings."""
    stock: float = 0.8
    """How much of a draw a card counts that a rival or partner holds already."""
    both: float = 0.35
    """How much the lesser of plays and draws still to come adds to the greater."""
    order: float = 0.5
    """The turns by which whoever has just moved is behind those who move next."""
    awkward: float = 0.6
    """How much of the wait for ``end_of_limit`` holds up a side that has short cards."""
    second_wait: float = 0.3
    """How much the shorter of two waits adds to the longer."""
    holds_after_wait: float = 0.15
    """The chance, as a part of the usual one, that a side stopped for a turn has its remedy."""
    aggression: float = 0.75
    """The chance that a rival plays a hazard it has when it could."""
    exposed: float = 0.85
    """The part of a safety's points that a safety still in the hand is sure of."""
    remedy: float = 0.35
    """How much of the turns that a remedy in the hand may save counts."""
    spare_remedy: float = 0.3
    """What a second remedy of a kind is worth, compared with the first."""
    covered: float = 0.2
    """What is left of a remedy's worth while the safety against its hazard is in the hand."""
    hazard: float = 0.12
    """How much of the turns that a hazard in the hand may cost a rival counts."""
    spare_hazard: float = 0.5
    """What a second hazard of a kind is worth, compared with the first."""
    km_value: float = 25.0
    """The points of km that a turn is worth, whoever wins the race."""
    distance: float = 0.0
    """What a km in the hand is worth besides the turns it saves."""
    hand_spread: float = 900.0
    """By how many points the two best sides of a hand differ, give or take."""
    hand_points: float = 1100.0
    """The points of a good hand: how far the end of a match is."""
    uncertain: float = 250.0
    """How far this hand's result may be from what is expected, when the match hangs on it."""
    coup_turn: float = 60.0
    """What the turn is worth that a coup fourré gives away."""
    extend_bonus: float = 120.0
    """What the right to ask for an extension is worth to whoever arrives first."""
