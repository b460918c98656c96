"""How a match begins: from what was asked for, from a file, or from a few questions."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bornes.bots import BOTS
from bornes.editions import EDITIONS, edition_named, table_rules
from bornes.editions.house_fields import flat, nested
from bornes.editions.options import OPTIONS
from bornes.engine.rules import Rules
from bornes.game import Game, new
from bornes.locales import Messages
from bornes.terminal.board import wrapped
from bornes.terminal.console import Console
from bornes.terminal.conversation import LEAVING, Conversation
from bornes.terminal.house.menu import LeftError, ask_house, told
from bornes.terminal.house.sets import set_named, sets_file
from bornes.terminal.mistakes import Mistake
from bornes.terminal.save_file import SaveFile, load
from bornes.terminal.seat_plan import PERSON, Seats, checked, listed, names_modules, read_seats

DEFAULT_EDITION: Final = "parker"
DEFAULT_PLAYERS: Final = 2


@dataclass(frozen=True, slots=True)
class Wanted:
    """What a person asked for on the command line; nothing where it was left open."""

    edition: str | None = None
    players: int | None = None
    seats: str | None = None
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    house_set: str | None = None
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None


def play(wanted: Wanted, language: str, console: Console | None = None) -> int:
    """Play a match; returns the exit status."""
    console = console or Console()
    path = wanted.save or wanted.resume
    if wanted.resume is not None:
        game, seats = _resumed(wanted, wanted.resume)
    else:
        begun = _begun(wanted, language, console)
        if begun is None:
            return 0
        game, seats = begun
    save = None
    if path is not None:
        save = SaveFile(path, ours=path == wanted.resume)
        save.write(game, seats)
    messages = Messages(language, game.rules.edition)
    _introduce(game, seats, messages, console)
    return Conversation(game, seats, messages, console, save).run()


def _resumed(wanted: Wanted, path: Path) -> tuple[Game, Seats]:
    fixed = (wanted.edition, wanted.players, wanted.options, wanted.house, wanted.seed)
    if any(value not in (None, {}) for value in (*fixed, wanted.house_set)):
        raise Mistake("play-resume-alone")
    game, sat = load(path)
    if wanted.seats is not None or sat is None:
        return game, checked(read_seats(wanted.seats, game.rules.players))
    if names_modules(sat):
        # A file that somebody sent must not have code loaded; the person at the keyboard may.
        raise Mistake("play-seats-own", seats=", ".join(sat))
    return game, checked(sat)


def _begun(wanted: Wanted, language: str, console: Console) -> tuple[Game, Seats] | None:
    """A new match; nothing if the input ended before it was clear which."""
    kept = None if wanted.house_set is None else set_named(sets_file(), wanted.house_set)
    edition, players, house = wanted.edition, wanted.players, wanted.house
    if kept is not None:
        if edition not in (None, kept.edition):
            named = edition_named(kept.edition).id
            raise Mistake("house-set-edition", name=wanted.house_set, edition=named)
        edition, house = kept.edition, _together(kept.house, wanted.house)
    elif edition is None and console.waits:
        asked = _ask(wanted, language, console)
        if asked is None:
            console.say(Messages(language).text("play-not-begun"))
            return None
        edition, players, house = asked
    edition = edition or DEFAULT_EDITION
    if players is None:
        players = _count(wanted.seats) if wanted.seats else DEFAULT_PLAYERS
    edition_named(edition).rules_for(players)
    seats = checked(read_seats(wanted.seats, players))
    game = new(edition, players, seed=wanted.seed, options=wanted.options, house=house)
    return game, seats


def _count(seats: str) -> int:
    return len(listed(seats))


def _together(kept: Mapping[str, object], named: Mapping[str, object]) -> Mapping[str, object]:
    """A kept set with what was named beside it, which goes first."""
    return nested({**flat(kept), **flat(named)})


def _ask(
    wanted: Wanted, language: str, console: Console
) -> tuple[str, int, Mapping[str, object]] | None:
    """Ask for the edition, the number of players and house rules, as far as nothing was said."""
    edition = _ask_edition(Messages(language), console)
    if edition is None:
        return None
    messages, players = Messages(language, edition), wanted.players
    if players is None and wanted.seats is not None:
        players = _count(wanted.seats)
    elif players is None:
        players = _ask_players(edition, messages, console)
    if players is None:
        return None
    if wanted.house:
        return edition, players, wanted.house
    printed = table_rules(edition, players, wanted.options, {}, wanted.seed or 0)
    try:
        return edition, players, ask_house(printed, messages, console, sets_file())
    except LeftError:
        return None


def _ask_edition(messages: Messages, console: Console) -> str | None:
    console.say(messages.text("play-which-edition"))
    names = list(EDITIONS)
    for number, name in enumerate(names, start=1):
        console.say(f"{number:>3}  {messages.text(f'edition-{name}')}")
        text = messages.text(f"edition-{name}-description")
        console.say(*wrapped(text, indent="       "))
    found = _ask_number(range(1, len(names) + 1), messages, console)
    return None if found is None else names[found - 1]


def _ask_players(edition: str, messages: Messages, console: Console) -> int | None:
    tables = EDITIONS[edition].tables
    console.say("", messages.text("play-how-many"))
    for players, rules in tables.items():
        console.say(f"{players:>3}  {table_form(rules, messages)}")
    return _ask_number(tables, messages, console)


def _ask_number(allowed: Collection[int], messages: Messages, console: Console) -> int | None:
    """Read one of some numbers; nothing if there is none to come."""
    known = {str(number): number for number in allowed}
    while (answer := console.ask(messages.text("play-prompt"))) is not None:
        if answer.lower() in LEAVING:
            return None
        if answer in known:
            return known[answer]
        console.say(messages.text("play-no-such-count", allowed=", ".join(known)))
    return None


def table_form(rules: Rules, messages: Messages) -> str:
    """Who plays with whom, and how far; the messages are those of the edition."""
    sides, size = len(rules.sides), rules.players // len(rules.sides)
    key = "editions-solo" if size == 1 else "editions-teams"
    distance = messages.text("count-distance", km=rules.target)
    return messages.text(key, sides=sides, size=size, distance=distance)


def _introduce(game: Game, seats: Seats, messages: Messages, console: Console) -> None:
    """Say what is played, by which rules, and who sits where."""
    rules = game.rules
    console.say(messages.text(f"edition-{rules.edition}"))
    person = "play-sits-person" if seats.count(PERSON) == 1 else "play-sits-person-shared"
    for seat, kind in enumerate(seats, start=1):
        side = rules.side_of(seat)
        if kind == PERSON:
            text = messages.text(person, seat=seat, side=side)
        else:
            name = messages.text(f"bot-{kind}") if kind in BOTS else kind
            text = messages.text("play-sits-bot", seat=seat, side=side, bot=name)
        console.say(*wrapped(text, indent="  "))
    console.say(*wrapped(_aim(rules, messages)))
    for name, value in game.options.items():
        title = messages.text(f"option-{name}") if name in OPTIONS else name
        console.say(*wrapped(messages.text("play-option", name=title, value=shown(value))))
    for title, told_value in told(game.house, messages):
        console.say(*wrapped(messages.text("play-house-rule", name=title, value=told_value)))
    if len(game.story) > 1:
        console.say(messages.text("play-resumed"))
    if PERSON in seats:
        console.say(messages.text("play-how-to"))


def _aim(rules: Rules, messages: Messages) -> str:
    distance = messages.text("count-distance", km=rules.target)
    if not rules.scored:
        return messages.text("play-aim-games", distance=distance, games=rules.games)
    if rules.match_hands is not None:
        return messages.text("play-aim-hands", distance=distance, hands=rules.match_hands)
    assert rules.match_total is not None
    return messages.text("play-aim-total", distance=distance, points=rules.match_total)


def shown(value: object) -> str:
    """A value as it is typed on the command line."""
    if value is None:
        return "none"
    return value if isinstance(value, str) else json.dumps(value)
