"""Mille Bornes by the rulebook you own: five editions, exact, for people and programs."""

from importlib.metadata import version

from bornes.editions import EDITIONS
from bornes.engine.cards import Card, Kind
from bornes.engine.moves import Move, Verb
from bornes.engine.refusals import IllegalMove, Refusal, Refused
from bornes.engine.rules import Rules
from bornes.engine.state import MatchOutcome, Outcome
from bornes.engine.view import View
from bornes.game import Game, new
from bornes.notation.writer import write_position, write_view
from bornes.reading import position, read_view, replay

__all__ = [
    "EDITIONS",
    "Card",
    "Game",
    "IllegalMove",
    "Kind",
    "MatchOutcome",
    "Move",
    "Outcome",
    "Refusal",
    "Refused",
    "Rules",
    "Verb",
    "View",
    "new",
    "position",
    "read_view",
    "replay",
    "write_position",
    "write_view",
]

__version__ = version("bornes")
