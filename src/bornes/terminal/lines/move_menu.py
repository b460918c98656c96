"""The choices a person has, numbered, in as few lines as they fit in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bornes.engine.cards import KIND, Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import Refused
from bornes.engine.view import View
from bornes.locales.log_text import Company, offer_beside, offer_in_full
from bornes.terminal.lines.typed import Language
from bornes.terminal.mistakes import Mistake
from bornes.terminal.shown.spans import unbroken, wrapped


def choice_lines(
    moves: list[Move], view: View, company: Company, width: int, lead: str = ""
) -> list[str]:
    """The moves with their numbers: what can be played, then what can be discarded.

    ``lead`` is what stands before them in the same line.
    """
    ways = Counter(move.card for move in moves if move.verb is Verb.PLAY)
    top = view.discards[-1] if view.discards else None
    texts, before, number = [], None, 1
    for group in _by_lane(moves):
        last = number + len(group) - 1
        numbers = str(number) if last == number else f"{number}–{last}"
        texts.append(
            f"{_heading(group[0], before, company)}{numbers} {_short(group, ways, top, company)}"
        )
        before, number = group[0], last + 1
    choices = unbroken(texts, "  ")
    return wrapped(f"{lead}  {choices}" if lead else choices, width)


def _by_lane(moves: list[Move]) -> list[list[Move]]:
    """The moves, those that differ in nothing but the lane together."""
    groups: list[list[Move]] = []
    for move in moves:
        before = groups[-1][0] if groups else None
        if before and move.lane is not None and _road(move) == _road(before):
            groups[-1].append(move)
        else:
            groups.append([move])
    return groups


def _road(move: Move) -> tuple[object, ...]:
    return move.verb, move.card, move.doubled, move.shortcut


def _heading(move: Move, before: Move | None, company: Company) -> str:
    """The verb, where it is another than before and the choices under it are mere cards."""
    if move.verb not in {Verb.PLAY, Verb.DISCARD} or (before and before.verb is move.verb):
        return ""
    return company.words.text(f"terminal-{move.verb}") + " "


def _short(
    group: list[Move], ways: Counter[Card | None], top: Card | None, company: Company
) -> str:
    """A card by its name, and how it is played where there are several ways."""
    move = group[0]
    if move.verb is Verb.TAKE:
        return company.words.text("table-take", card=top)
    if move.verb not in {Verb.PLAY, Verb.DISCARD}:
        return offer_in_full(move, company)
    assert move.card is not None
    name = _brief_name(move.card, company)
    if move.lane is not None:
        return " ".join([name, *_lane(group, company)])
    if move.verb is Verb.DISCARD or ways[move.card] == 1:
        return name
    return f"{name}: {offer_beside(move, company)}"


def _brief_name(card: Card, company: Company) -> str:
    """The name of a card; distances need no unit here."""
    return str(card) if KIND[card] is Kind.DISTANCE else company.words.card(card)


def _lane(group: list[Move], company: Company) -> list[str]:
    """What goes with a distance card on a road: another card, the shortcut, the lanes."""
    move, lanes = group[0], ", ".join(str(each.lane) for each in group)
    found = [] if move.doubled is None else [f"+ {_brief_name(move.doubled, company)}"]
    found += [company.words.text("play-road-shortcut")] if move.shortcut else []
    return [*found, company.words.text("play-road-lane", lane=lanes)]


def covers(moves: Iterable[Move], hand: Iterable[Card]) -> bool:
    """Whether every card of a hand is among the choices, so that it need not be shown as well."""
    return set(hand) <= {move.card for move in moves if move.verb in {Verb.PLAY, Verb.DISCARD}}


def read_choice(text: str, moves: list[Move], view: View, language: Language) -> str:
    """The move that was meant, as it is written; refused with the reason if there is none."""
    if text.isascii() and text.isdigit():
        if len(text) > 3 or not 1 <= int(text) <= len(moves):
            raise Mistake("play-no-such-choice", most=len(moves))
        return str(moves[int(text) - 1])
    move = language.move(text, view.seat)
    refusal = view.why_not(move)
    if refusal is not None:
        raise Refused(refusal)
    return move
