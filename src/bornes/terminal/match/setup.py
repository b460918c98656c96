"""How a match begins: from what was wanted, or from a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bornes.editions import edition_named
from bornes.editions.house_fields import flat, nested
from bornes.game import new
from bornes.terminal.match.house_sets import set_named, sets_file
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.save_file import SaveFile, load
from bornes.terminal.match.seat_plan import checked, listed, names_modules, read_seats
from bornes.terminal.mistakes import Mistake

DEFAULT_EDITION: Final = "parker"
DEFAULT_PLAYERS: Final = 2


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a person asked for; nothing where it was left open."""

    edition: str | None = None
    players: int | None = None
    seats: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    house_set: str | None = None
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None

    @property
    def is_open(self) -> bool:
        """Whether it has yet to be said which edition is played."""
        return self.edition is None and self.house_set is None and self.resume is None

    @property
    def seats_named(self) -> int | None:
        """How many seats were named."""
        return None if self.seats is None else len(listed(self.seats))


def begun(wanted: Wanted) -> LocalMatch:
    """The match that was wanted, kept in its file from the beginning."""
    match = _resumed(wanted, wanted.resume) if wanted.resume is not None else _new(wanted)
    path = wanted.save or wanted.resume
    if path is not None:
        match.save = SaveFile(path, ours=path == wanted.resume)
        match.keep()
    return match


def _resumed(wanted: Wanted, path: Path) -> LocalMatch:
    fixed = (wanted.edition, wanted.players, wanted.options, wanted.house, wanted.seed)
    if any(value not in (None, {}) for value in (*fixed, wanted.house_set)):
        raise Mistake("play-resume-alone")
    game, sat = load(path)
    if wanted.seats is not None or sat is None:
        sat = read_seats(wanted.seats, game.rules.players)
    elif names_modules(sat):
        # A file that somebody sent must not have code loaded; the person at the keyboard may.
        raise Mistake("play-seats-own", seats=", ".join(sat))
    return LocalMatch(game, checked(sat))


def _new(wanted: Wanted) -> LocalMatch:
    edition, house = _edition(wanted)
    players = wanted.players
    if players is None:
        players = wanted.seats_named or DEFAULT_PLAYERS
    edition_named(edition).rules_for(players)
    seats = checked(read_seats(wanted.seats, players))
    game = new(edition, players, seed=wanted.seed, options=wanted.options, house=house)
    return LocalMatch(game, seats)


def _edition(wanted: Wanted) -> tuple[str, Mapping[str, object]]:
    """The edition, and its house rules: those of a kept set with those named, which go first."""
    if wanted.house_set is None:
        return wanted.edition or DEFAULT_EDITION, wanted.house
    kept = set_named(sets_file(), wanted.house_set)
    if wanted.edition not in (None, kept.edition):
        named = edition_named(kept.edition).id
        raise Mistake("house-set-edition", name=wanted.house_set, edition=named)
    return kept.edition, nested({**flat(kept.house), **flat(wanted.house)})
