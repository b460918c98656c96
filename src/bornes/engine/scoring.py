"""A hand's score, line by line (rules 9 and 12.17), and the match it adds up to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bornes.engine.cards import Card
from bornes.engine.rules import MissedExtension, Rules, ShutOut
from bornes.engine.state import Ending, MatchEnding, MatchOutcome, Outcome, State
from bornes.engine.tableau import Tableau

LINES: Final = (
    "distance",
    "safeties",
    "all_four",
    "coups_fourres",
    "trip",
    "delayed_action",
    "safe_trip",
    "no_200_no_100",
    "extension",
    "shut_out",
    "early_finish",
)
"""The lines of a score, in the order of the printed sheet. A line without points is left out."""

# The lines whose points have another name than the line.
_PRICES: Final = {"safeties": "safety", "coups_fourres": "coup_fourre"}

Score = Mapping[str, Mapping[str, int]]


def lines_of(rules: Rules) -> tuple[str, ...]:
    """The lines in which there can be points at a table, in order."""
    if not rules.scored:
        return ()
    return tuple(line for line in LINES if _pays(rules, line))


def _pays(rules: Rules, line: str) -> bool:
    if line == "distance":
        return True
    if line == "extension" and rules.extension_to is None:
        return False
    return bool(getattr(rules.points, _PRICES.get(line, line)))


def hand_score(state: State, outcome: Outcome | None) -> Score:
    """Each side's lines; before the end, what lies on the table so far."""
    if not state.rules.scored:
        return {side: {} for side in state.tableaus}
    return {
        tableau.side: {line: points for line, points in _lines(state, tableau, outcome) if points}
        for tableau in state.tableaus.values()
    }


def copied(score: Score) -> Score:
    """The same score in dictionaries of its own."""
    return {side: dict(lines) for side, lines in score.items()}


def total(lines: Mapping[str, int]) -> int:
    """The sum of a side's lines."""
    return sum(lines.values())


def _lines(state: State, tableau: Tableau, outcome: Outcome | None) -> list[tuple[str, int]]:
    points = state.rules.points
    count = len(tableau.safeties)
    lines = [
        ("distance", tableau.km),
        ("safeties", points.safety * count),
        ("all_four", points.all_four if count == 4 else 0),
        ("coups_fourres", points.coup_fourre * len(tableau.coups)),
    ]
    if outcome is None:
        return lines
    if tableau.side in outcome.winners:
        lines += _winner_lines(state, tableau, outcome)
    return [
        *lines,
        ("extension", _extension(state, tableau.side, outcome)),
        ("shut_out", points.shut_out * _shut_outs(state, tableau, outcome)),
    ]


def _winner_lines(state: State, tableau: Tableau, outcome: Outcome) -> list[tuple[str, int]]:
    points = state.rules.points
    arrived = outcome.reason is Ending.DISTANCE
    no_200 = Card.KM_200 not in tableau.distance
    no_100 = Card.KM_100 not in tableau.distance
    return [
        ("trip", points.trip),
        ("delayed_action", points.delayed_action if arrived and not state.pile else 0),
        ("safe_trip", points.safe_trip if no_200 else 0),
        ("no_200_no_100", points.no_200_no_100 if no_200 and no_100 else 0),
        ("early_finish", points.early_finish if arrived and not state.ran_out else 0),
    ]


def _extension(state: State, side: str, outcome: Outcome) -> int:
    """The asker's bonus for winning, or everyone else's for its failure (rules 8.4)."""
    asker, rules = state.extension, state.rules
    if asker is None:
        return 0
    if asker in outcome.winners:
        return rules.points.extension if side == asker else 0
    pays = rules.missed_extension is MissedExtension.ALWAYS or bool(outcome.winners)
    return rules.points.extension if side != asker and pays else 0


def _shut_outs(state: State, tableau: Tableau, outcome: Outcome) -> int:
    """For how many shut-out sides this one is paid (rules 9.1)."""
    others = [other for other in state.tableaus.values() if other is not tableau]
    shut = sum(not other.placed for other in others)
    rule = state.rules.shut_out
    if rule is ShutOut.EACH_TO_ALL:
        return shut
    if rule is ShutOut.EACH_TO_PLACED:
        return shut if tableau.placed else 0
    return int(shut == len(others) and tableau.side in outcome.winners)


def match_result(rules: Rules, totals: Mapping[str, int], hands: int) -> MatchOutcome | None:
    """Who has won the match after so many finished hands, if anyone (rules 10, 13)."""
    best = max(totals.values())
    leaders = tuple(side for side, points in totals.items() if points == best)
    if not rules.scored:
        return _games_result(rules, best, leaders, hands)
    if len(leaders) > 1:
        return None
    if rules.match_hands is not None:
        enough = hands >= rules.match_hands
        return MatchOutcome(leaders, MatchEnding.HANDS) if enough else None
    assert rules.match_total is not None
    return MatchOutcome(leaders, MatchEnding.TOTAL) if best >= rules.match_total else None


def _games_result(
    rules: Rules, best: int, leaders: tuple[str, ...], hands: int
) -> MatchOutcome | None:
    if rules.games == 1:  # one game is the match, and may be shared
        return MatchOutcome(leaders, MatchEnding.GAMES)
    decided = best >= (rules.games + 1) // 2 or hands >= rules.games
    return MatchOutcome(leaders, MatchEnding.GAMES) if decided and len(leaders) == 1 else None
