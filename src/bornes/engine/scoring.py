"""A hand's score, line by line (rules 9 and 12.17), and the match it adds up to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
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
_POINTS_OF: Final = {"safeties": "safety", "coups_fourres": "coup_fourre"}

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
    return bool(getattr(rules.points, _POINTS_OF.get(line, line)))


@dataclass(frozen=True, slots=True)
class HandEnd:
    """How a hand ends, or might end, as far as its score depends on it."""

    winners: tuple[str, ...]
    """The sides that win the hand; nobody, where it ends without an arrival or a tie-break."""
    arrived: bool
    """Whether the hand is won by reaching the target."""
    pile_empty: bool
    """Whether the draw pile is empty at the end."""
    ran_out: bool
    """Whether the draw pile has run out at any time in this hand."""
    asker: str | None
    """The side that asked for the extension, if one did."""


def arrival(
    side: str, *, pile_empty: bool = False, ran_out: bool = False, asker: str | None = None
) -> HandEnd:
    """The end of a hand that a side wins by reaching the target."""
    return HandEnd((side,), arrived=True, pile_empty=pile_empty, ran_out=ran_out, asker=asker)


def hand_score(state: State, outcome: Outcome | None) -> Score:
    """Each side's lines; before the end, what lies on the table so far."""
    if not state.rules.scored:
        return {side: {} for side in state.tableaus}
    end = None if outcome is None else _end_of(state, outcome)
    tableaus = tuple(state.tableaus.values())
    return {tableau.side: side_score(state.rules, tableau, tableaus, end) for tableau in tableaus}


def side_score(
    rules: Rules, tableau: Tableau, tableaus: Iterable[Tableau], end: HandEnd | None
) -> dict[str, int]:
    """One side's lines in a hand that ends like this; without an end, what lies on the table.

    ``tableaus`` are those of all sides. They and the end may be imagined, which is how a bot
    works out what a move would score.
    """
    lines = _table_lines(rules, tableau)
    if end is not None:
        if tableau.side in end.winners:
            lines += _winner_lines(rules, tableau, end)
        lines += [
            ("extension", _extension(rules, tableau.side, end)),
            ("shut_out", rules.points.shut_out * _shut_outs(rules, tableau, tableaus, end)),
            ("early_finish", _early_finish(rules, tableau.side, end)),
        ]
    return {line: points for line, points in lines if points}


def copied(score: Score) -> Score:
    """The same score in dictionaries of its own."""
    return {side: dict(lines) for side, lines in score.items()}


def total(lines: Mapping[str, int]) -> int:
    """The sum of a side's lines."""
    return sum(lines.values())


def points_in(lines: Mapping[str, int], names: Iterable[str]) -> int:
    """The sum of some of a side's lines, by their names; a line that is not there has none."""
    return sum(lines.get(name, 0) for name in names)


def table_points(rules: Rules, tableau: Tableau) -> int:
    """The points that a side has on the table, however the hand ends."""
    return sum(points for _, points in _table_lines(rules, tableau))


def _end_of(state: State, outcome: Outcome) -> HandEnd:
    return HandEnd(
        winners=tuple(outcome.winners),
        arrived=outcome.reason is Ending.DISTANCE,
        pile_empty=not state.pile,
        ran_out=state.ran_out,
        asker=state.extension,
    )


def _table_lines(rules: Rules, tableau: Tableau) -> list[tuple[str, int]]:
    points, count = rules.points, len(tableau.safeties)
    return [
        ("distance", tableau.km),
        ("safeties", points.safety * count),
        ("all_four", points.all_four if count == 4 else 0),
        ("coups_fourres", points.coup_fourre * len(tableau.coups)),
    ]


def _winner_lines(rules: Rules, tableau: Tableau, end: HandEnd) -> list[tuple[str, int]]:
    points = rules.points
    no_200 = Card.KM_200 not in tableau.distance
    no_100 = Card.KM_100 not in tableau.distance
    return [
        ("trip", points.trip),
        ("delayed_action", points.delayed_action if end.arrived and end.pile_empty else 0),
        ("safe_trip", points.safe_trip if no_200 else 0),
        ("no_200_no_100", points.no_200_no_100 if no_200 and no_100 else 0),
    ]


def _early_finish(rules: Rules, side: str, end: HandEnd) -> int:
    """The winner's bonus for arriving before the draw pile was exhausted (rules 12.17)."""
    in_time = end.arrived and not _exhausted(rules, end)
    return rules.points.early_finish if in_time and side in end.winners else 0


def _exhausted(rules: Rules, end: HandEnd) -> bool:
    """Whether the draw pile has been exhausted, as the early finish counts it (rules 12.17)."""
    return end.ran_out or (end.pile_empty and not rules.early_finish_until_reshuffle)


def _extension(rules: Rules, side: str, end: HandEnd) -> int:
    """The asker's bonus for winning, or everyone else's for its failure (rules 8.4)."""
    if end.asker is None:
        return 0
    if end.asker in end.winners:
        return rules.points.extension if side == end.asker else 0
    pays = bool(end.winners) or rules.missed_extension is MissedExtension.ALWAYS
    return rules.points.extension if side != end.asker and pays else 0


def _shut_outs(rules: Rules, tableau: Tableau, tableaus: Iterable[Tableau], end: HandEnd) -> int:
    """For how many shut-out sides this one is paid (rules 9.1)."""
    others = [other for other in tableaus if other.side != tableau.side]
    shut = sum(not other.placed for other in others)
    if rules.shut_out is ShutOut.EACH_TO_ALL:
        return shut
    if rules.shut_out is ShutOut.EACH_TO_PLACED:
        return shut if tableau.placed else 0
    return int(shut == len(others) and tableau.side in end.winners)


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
