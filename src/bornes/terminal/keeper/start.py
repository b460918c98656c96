"""`bornes score`: from what was wanted to a table, its names and its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from bornes.editions import table_rules
from bornes.locales import Messages
from bornes.notation.files import STANDARD_INPUT, read_text
from bornes.scorekeeper import Book, read_book
from bornes.terminal.console import Console
from bornes.terminal.keeper.ledger import Ledger
from bornes.terminal.lines.house_menu import LeftError, ask_house
from bornes.terminal.lines.questions import ask_edition, ask_players
from bornes.terminal.match.house_sets import sets_file
from bornes.terminal.match.save_file import SaveFile
from bornes.terminal.mistakes import Mistake
from bornes.terminal.shown.rules_words import aim
from bornes.terminal.shown.spans import wrapped


@dataclass(frozen=True, slots=True)
class WantedBook:
    """What a person asked for; nothing where it was left open."""

    edition: str | None = None
    players: int | None = None
    names: tuple[str, ...] = ()
    options: Mapping[str, object] = field(default_factory=dict)
    house: Mapping[str, object] = field(default_factory=dict)
    save: Path | None = None

    @property
    def is_open(self) -> bool:
        """Whether nothing was said of the table."""
        return not (self.edition or self.players or self.names or self.options or self.house)


def kept_book(wanted: WantedBook) -> Book:
    """The book in the file that was named."""
    if wanted.save is None:
        raise Mistake("tally-needs-file")
    if not wanted.is_open:
        raise Mistake("tally-file-alone", file=str(wanted.save))
    return read_book(read_text(wanted.save))


def keep_score(wanted: WantedBook, language: str, console: Console | None = None) -> int:
    """Keep score until somebody stops; returns the exit status."""
    console = console or Console()
    book = _begun(wanted, language, console)
    if book is None:
        console.say(Messages(language).text("tally-stopped"))
        return 0
    messages = Messages(language, book.edition)
    file = wanted.save if wanted.save is None else SaveFile(wanted.save, ours=True)

    def keep(current: Book) -> None:
        if isinstance(file, SaveFile):
            file.put(current.to_text())

    keep(book)
    console.say(messages.text(f"edition-{book.edition}"))
    console.say(*wrapped(aim(book.rules, messages), console.width))
    if book.hands:
        console.say(messages.text("tally-resumed", hands=len(book.hands)))
    else:
        console.say(*wrapped(messages.text("tally-welcome"), console.width))
    Ledger(book, messages, console, keep).run()
    if wanted.save is None:
        console.say(messages.text("tally-not-kept"))
    else:
        console.say(messages.text("tally-kept", file=str(wanted.save)))
    return 0


def _begun(wanted: WantedBook, language: str, console: Console) -> Book | None:
    """The book to write in: the one in the file, or a new one; nothing if none is wanted."""
    path = wanted.save
    if path is not None and (str(path) == STANDARD_INPUT or _holds_something(path)):
        return kept_book(wanted)
    edition = wanted.edition or ask_edition(Messages(language), console)
    if edition is None:
        return None
    messages = Messages(language, edition)
    players = wanted.players or len(wanted.names) or ask_players(edition, messages, console)
    if not players:
        return None
    printed = table_rules(edition, players, wanted.options, {}, 0)
    house = wanted.house
    if wanted.edition is None and not house and console.waits:
        try:
            house = ask_house(printed, messages, console, sets_file())
        except LeftError:
            return None
    table_rules(edition, players, wanted.options, house, 0)
    if len(wanted.names) > players:
        raise Mistake("tally-names-many", players=players, count=len(wanted.names))
    book = Book(edition=edition, players=players, options=wanted.options, house=house)
    names = wanted.names or _ask_names(book, messages, console)
    return None if names is None else replace(book, names=names)


def _holds_something(path: Path) -> bool:
    try:
        return path.is_file() and path.stat().st_size > 0
    except (OSError, ValueError):
        return False  # writing it will say why


def _ask_names(book: Book, messages: Messages, console: Console) -> tuple[str, ...] | None:
    names = []
    for seat in book.rules.seats:
        usual = messages.text("tally-player", seat=seat)
        text = console.ask(messages.text("tally-name", seat=seat, name=usual))
        if text is None:
            return None
        names.append(text)
    return tuple(names)
