"""Mille Bornes by the rulebook you own: five editions, exact, for people and programs."""

from importlib.metadata import version

from bornes.cards import Card, Kind
from bornes.editions import EDITIONS
from bornes.game import Game, new
from bornes.moves import Move, Verb
from bornes.notation.writing import write_position, write_view
from bornes.reading import position, read_view, replay
from bornes.refusals import IllegalMove, Refusal, Refused
from bornes.rules import Rules
from bornes.state import MatchOutcome, Outcome
from bornes.view import View

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
