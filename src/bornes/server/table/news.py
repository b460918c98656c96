"""What an entry of the log has changed, for those who look at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from bornes.server.table.table import Moment


@dataclass(slots=True)
class News:
    """What an entry has changed, for those who look at the table."""

    moments: list[Moment] = field(default_factory=list)
    """What is to be shown of the game, in order."""
    people: bool = False
    """Whether something about the table itself is new: seats, votes, the state of the match."""
    only: frozenset[int] | None = None
    """The seats that are shown the moments; None if everybody is."""
    besides: frozenset[int] = frozenset()
    """The seats that are not shown the moments yet."""
    anew: bool = False
    """Whether everybody is to be told the match from its beginning: something did not happen."""
    then: Callable[[], News] | None = None
    """The work that is left for when the moments have been shown; None if there is none."""

    def concerns(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator, is shown the moments."""
        return seat not in self.besides and (self.only is None or seat in self.only)
