"""A move in words: as a choice to be made, and the parts of it that any sentence needs."""

from __future__ import annotations

from bornes.engine.cards import Card
from bornes.engine.moves import Move, Verb
from bornes.locales.words import Words


def offer(move: Move, words: Words) -> str:
    """A move as it is offered to the person who may make it."""
    key = f"choice-{move.verb}"
    if move.verb is Verb.PLAY and move.lane is not None:
        ending = "-lane-shortcut" if move.shortcut else "-lane"
    else:
        ending = way(move)
    return words.text(key + ending, **parts(move, words))


def way(move: Move) -> str:
    """The ending of the key for the way in which a card is played, lanes apart."""
    if move.on is not None:
        return "-on"
    if move.curing is not None:
        return "-curing"
    if move.top is not None:
        return "-top"
    return "-shortcut" if move.shortcut else ""


def parts(move: Move, words: Words) -> dict[str, object]:
    """What the sentences about a move speak of."""
    card: object = Card.U_TURN if move.verb is Verb.U_TURN else move.card
    if move.doubled is not None:
        card = words.text("cards-together", card=card, other=move.doubled)
    found = {
        "seat": move.seat,
        "card": card,
        "side": move.on,
        "hazard": move.curing,
        "top": move.top,
        "lane": move.lane,
    }
    return {name: value for name, value in found.items() if value is not None}
