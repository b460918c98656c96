"""What is asked before the first card: which edition, how many, and by which house rules."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bornes.bots import BOTS
from bornes.editions import EDITIONS, table_rules
from bornes.editions.options import OPTIONS
from bornes.locales import Messages
from bornes.terminal.console import Console
from bornes.terminal.lines.conversation import Conversation
from bornes.terminal.lines.house_menu import LeftError, ask_house, told
from bornes.terminal.lines.typed import Language
from bornes.terminal.match.house_sets import sets_file
from bornes.terminal.match.local import LocalMatch
from bornes.terminal.match.seat_plan import is_person
from bornes.terminal.match.setup import Wanted, begun
from bornes.terminal.shown.rules_words import aim, table_form, typed
from bornes.terminal.shown.spans import wrapped


def play(wanted: Wanted, language: str, console: Console | None = None) -> int:
    """Play a match line by line; returns the exit status."""
    console = console or Console()
    if wanted.is_open and console.waits:
        asked = _ask(wanted, language, console)
        if asked is None:
            console.say(Messages(language).text("play-not-begun"))
            return 0
        wanted = asked
    match = begun(wanted)
    messages = Messages(language, match.game.rules.edition)
    _introduce(match, messages, console)
    return Conversation(match, messages, console).run()


def _ask(wanted: Wanted, language: str, console: Console) -> Wanted | None:
    """Ask for the edition, the number of players and house rules, as far as nothing was said."""
    edition = ask_edition(Messages(language), console)
    if edition is None:
        return None
    messages = Messages(language, edition)
    players = wanted.players or wanted.seats_named or ask_players(edition, messages, console)
    if players is None:
        return None
    chosen = replace(wanted, edition=edition, players=players)
    if wanted.house:
        return chosen
    printed = table_rules(edition, players, wanted.options, {}, wanted.seed or 0)
    try:
        return replace(chosen, house=ask_house(printed, messages, console, sets_file()))
    except LeftError:
        return None


def ask_edition(messages: Messages, console: Console) -> str | None:
    """Ask which edition is played; nothing if there is no answer to come."""
    console.say(messages.text("play-which-edition"))
    names = list(EDITIONS)
    for number, name in enumerate(names, start=1):
        console.say(f"{number:>3}  {messages.text(f'edition-{name}')}")
        text = messages.text(f"edition-{name}-description")
        console.say(*wrapped(text, console.width, indent="       "))
    found = _ask_number(range(1, len(names) + 1), messages, console)
    return None if found is None else names[found - 1]


def ask_players(edition: str, messages: Messages, console: Console) -> int | None:
    """Ask how many play; nothing if there is no answer to come."""
    tables = EDITIONS[edition].tables
    console.say("", messages.text("play-how-many"))
    for players, rules in tables.items():
        console.say(f"{players:>3}  {table_form(rules, messages)}")
    return _ask_number(tables, messages, console)


def _ask_number(allowed: Collection[int], messages: Messages, console: Console) -> int | None:
    """Read one of some numbers; nothing if there is none to come."""
    known = {str(number): number for number in allowed}
    language = Language(messages)
    while (answer := console.ask(messages.text("play-prompt"))) is not None:
        if language.keyword(answer)[0] == "quit":
            return None
        if answer in known:
            return known[answer]
        console.say(messages.text("play-no-such-count", allowed=", ".join(known)))
    return None


def _introduce(match: LocalMatch, messages: Messages, console: Console) -> None:
    """Say what is played, by which rules, and who sits where."""
    game, width = match.game, console.width
    rules = game.rules
    console.say(*wrapped(messages.text(f"edition-{rules.edition}"), width))
    for seat in rules.seats:
        console.say(*wrapped(_sits(match, seat, messages), width, indent="  "))
    console.say(*wrapped(aim(rules, messages), width))
    for name, value in game.options.items():
        title = messages.text(f"option-{name}") if name in OPTIONS else name
        text = messages.text("play-option", name=title, value=typed(value))
        console.say(*wrapped(text, width))
    for title, told_value in told(game.house, messages):
        text = messages.text("play-house-rule", name=title, value=told_value)
        console.say(*wrapped(text, width))
    if len(game.story) > 1:
        console.say(*wrapped(messages.text("play-resumed"), width))
    if match.persons:
        console.say(*wrapped(messages.text("play-how-to"), width))


def _sits(match: LocalMatch, seat: int, messages: Messages) -> str:
    kind, side = match.seats[seat - 1], match.game.rules.side_of(seat)
    if not is_person(kind):
        bot = messages.text(f"bot-{kind}") if kind in BOTS else kind
        return messages.text("play-sits-bot", seat=seat, side=side, bot=bot)
    if len(match.persons) == 1:
        return messages.text("play-sits-person", seat=seat, side=side)
    named = match.company(None, messages).names.get(seat)
    if named:
        return messages.text("play-sits-bot", seat=seat, side=side, bot=named)
    return messages.text("play-sits-person-shared", seat=seat, side=side)
