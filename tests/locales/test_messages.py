"""Moves, events and the rest in three languages: nothing is left without its words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import pytest

import bornes
from bornes import EDITIONS, Card, Move, Refused, Verb
from bornes.circuit import START, Spot
from bornes.editions import OPTIONS
from bornes.engine import events as happened
from bornes.engine.randomness import pick
from bornes.engine.scoring import LINES
from bornes.engine.state import Ending, MatchEnding
from bornes.locales import LANGUAGES, Messages, preferred_language

STOP, LIMIT, WAY = Card.STOP, Card.SPEED_LIMIT, Card.RIGHT_OF_WAY
HUNGRY, ICE = Card.SISTER_HUNGRY, Card.ICE_CREAM
EN, FR, NL = Messages("en", "parker"), Messages("fr", "dujardin"), Messages("nl", "rally")

# What each verb can look like, and what it is in three languages.
MOVES = {
    "1: draw": ("Draw a card", "Piocher une carte", "Neem een kaart"),
    "1: take": (
        "Take the top of the discard pile",
        "Prendre le dessus de la défausse",
        "Neem de bovenste kaart van de aflegstapel",
    ),
    "1: play 100": ("Play a 100", "Jouer une étape 100", "Speel een kaart van 100 km"),
    "1: play stop on B": (
        "Play Stop on side B",
        "Poser un Feu rouge à B",
        "Speel een Rood licht tegen B",
    ),
    "1: play tow_truck curing speed_limit": (
        "Play Tow Truck against Speed Limit",
        "Jouer une Dépanneuse contre la Limite de vitesse",
        "Speel een Takelwagen tegen Maximumsnelheid",
    ),
    "1: play ice_cream top sister_hungry": (
        "Play Ice Cream, leaving Big Sister Is Hungry on top of the discards",
        "Jouer une Glace Xpop, en laissant «\u00a0Grande Sœur a faim\u00a0» sur la défausse",
        "Speel een IJsje, met ‘Grote zus heeft honger’ boven op de aflegstapel",
    ),
    "1: play 50 lane 2": (
        "Play a 50 to lane 2",
        "Jouer une étape 50, voie 2",
        "Speel een kaart van 50 km naar rijstrook 2",
    ),
    "1: play 50 via shortcut": (
        "Play a 50 by the shortcut",
        "Jouer une étape 50 par le raccourci",
        "Speel een kaart van 50 km over de binnenweg",
    ),
    "1: play acceleration 75 lane 1 via shortcut": (
        "Play Acceleration with a 75 by the shortcut to lane 1",
        "Jouer une Accélération avec une étape 75 par le raccourci, voie 1",
        "Speel een Versnelling met een kaart van 75 km over de binnenweg naar rijstrook 1",
    ),
    "1: discard 25": (
        "Discard a 25",
        "Défausser une étape 25",
        "Leg een kaart van 25 km op de aflegstapel",
    ),
    "1: coup-fourre right_of_way": (
        "Coup fourré with Right of Way!",
        "Coup-fourré avec la botte Prioritaire\u202f!",
        "Bliksemreactie met de Voorrangswagen!",
    ),
    "1: parry ice_cream": (
        "Answer with Ice Cream",
        "Répondre par une Glace Xpop",
        "Reageer met een IJsje",
    ),
    "1: parry ice_cream top ice_cream": (
        "Answer with Ice Cream, leaving Ice Cream on top of the discards",
        "Répondre par une Glace Xpop, en laissant la Glace Xpop sur la défausse",
        "Reageer met een IJsje, met het IJsje boven op de aflegstapel",
    ),
    "1: u-turn": (
        "U-Turn: send the car back!",
        "Jouer un Demi-tour\u00a0: renvoyer la voiture\u202f!",
        "Speel Rechtsomkeert: stuur de auto terug!",
    ),
    "1: pass": ("Pass", "Passer", "Pas"),
    "1: extend": ("Call the extension", "Allonge\u202f!", "Verleng!"),
    "1: finish": (
        "Finish here, without the extension",
        "S’arrêter là, sans allonge",
        "Stop hier, zonder verlenging",
    ),
    "1: end": ("End the turn", "Terminer le tour", "Beëindig de beurt"),
}

# Every kind of event in every form it can have.
SAMPLES: list[happened.Event] = [
    happened.HandDealt(2, 1, 2, ((STOP,), None), None),
    happened.CardDrawn(1, STOP),
    happened.CardDrawn(1, None),
    happened.CardTaken(1, Card.REPAIRS),
    happened.PileReshuffled(None, 1),
    happened.PileReshuffled((STOP,), 23),
    *(happened.CardPlayed(Move.parse(text)) for text in MOVES if " play " in text),
    happened.CardDiscarded(2, Card.KM_25),
    happened.AnswerOpened("B", STOP),
    happened.AnswerOpened("B", None),
    happened.AnswerClosed(),
    happened.CoupFourrePlayed(2, WAY, STOP),
    happened.HazardParried(2, ICE, HUNGRY, HUNGRY),
    happened.MoveUndone(3, "A", START),
    happened.MoveUndone(3, "A", Spot(10, 1)),
    happened.HazardCancelled("B", LIMIT),
    happened.CarMoved("A", Spot(14, 2), ()),
    happened.CarMoved("A", Spot(14, 1, 2), ()),
    happened.CarMoved("A", Spot(14, 2), (75, 50)),
    happened.ExtensionCalled(1, "A"),
    happened.ExtensionDeclined(1, "A"),
    happened.TurnEnded(1),
    happened.SeatPassed(1),
    *(
        happened.HandEnded(winners, reason, {}, {})
        for winners in ((), ("A",), ("A", "B"), ("A", "B", "C"))
        for reason in Ending
    ),
    *(
        happened.MatchEnded(winners, reason)
        for winners in (("A",), ("A", "B"))
        for reason in MatchEnding
    ),
]

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("dujardin", 2, {}),
    ("rally", 6, {}),
    ("parker", 3, {}),
    ("arche", 4, {"games": 3}),
    ("volant", 4, {"circuit": 17}),
    ("volant", 2, {"accelerated": True, "small_game": True, "scoring": "points"}),
]


def all_messages() -> Iterator[Messages]:
    for language in LANGUAGES:
        yield Messages(language)
        yield from (Messages(language, edition) for edition in EDITIONS)


def assert_well_written(text: str) -> None:
    assert not re.search(r"[{}?_]|\s\s|\bNone\b", text), text
    assert text == text.strip(), text
    assert text, "nothing is said"
    assert not text[0].islower(), text


def played_at_random(edition: str, players: int, options: dict[str, Any]) -> Iterator[bornes.Game]:
    """A game after each of its moves, to the end of its second hand at most."""
    game = bornes.new(edition, players, seed=7, options=options)
    for number in range(1500):
        yield game
        moves = game.legal_moves()
        if moves:
            game.apply(moves[pick(7, f"move|{number}", len(moves))])
        elif game.match_outcome or game.hand_number == 2:
            return
        else:
            game.deal()


# --- moves ------------------------------------------------------------------------


def test_every_verb_is_looked_at() -> None:
    assert {Move.parse(text).verb for text in MOVES} == set(Verb)


@pytest.mark.parametrize(("written", "texts"), MOVES.items())
def test_a_move_is_a_choice_in_words(written: str, texts: tuple[str, str, str]) -> None:
    move = Move.parse(written)
    assert (EN.move(move), FR.move(move), NL.move(move)) == texts


def test_every_verb_has_words_in_every_edition() -> None:
    for messages in all_messages():
        for written in MOVES:
            assert_well_written(messages.move(Move.parse(written)))


# --- events -----------------------------------------------------------------------


def test_every_kind_of_event_is_looked_at() -> None:
    assert {type(event) for event in SAMPLES} == set(get_args(happened.Event))


def test_every_event_has_a_sentence_in_every_edition() -> None:
    for messages in all_messages():
        for event in SAMPLES:
            text = messages.event(event)
            if isinstance(event, happened.AnswerOpened | happened.AnswerClosed):
                assert text is None
                continue
            assert text is not None, event
            assert_well_written(text)
            assert text.endswith("."), text


@pytest.mark.parametrize(
    ("event", "texts"),
    [
        (
            happened.HandDealt(2, 1, 2, (None, None), None),
            (
                "Hand 2: seat 1 deals, seat 2 begins.",
                "Manche 2\u00a0: la place 1 distribue, la place 2 commence.",
                "Rally 2: plaats 1 geeft, plaats 2 begint.",
            ),
        ),
        (
            happened.CardDrawn(1, None),
            (
                "Seat 1 draws a card.",
                "La place 1 pioche une carte.",
                "Plaats 1 neemt een kaart.",
            ),
        ),
        (
            happened.CardDrawn(1, Card.KM_25),
            (
                "Seat 1 draws a 25.",
                "La place 1 pioche une étape 25.",
                "Plaats 1 neemt een kaart van 25 km.",
            ),
        ),
        (
            happened.CardPlayed(Move(1, Verb.PLAY, STOP, on="B")),
            (
                "Seat 1 plays Stop on side B.",
                "La place 1 pose un Feu rouge à B.",
                "Plaats 1 speelt een Rood licht tegen B.",
            ),
        ),
        (
            happened.CoupFourrePlayed(2, WAY, STOP),
            (
                "Coup fourré! Seat 2 answers Stop with Right of Way.",
                "Coup-fourré\u202f! La place 2 pare le Feu rouge avec la botte Prioritaire.",
                "Bliksemreactie! Plaats 2 reageert op Rood licht met de Voorrangswagen.",
            ),
        ),
        (
            happened.MoveUndone(3, "A", START),
            (
                "U-turn! Seat 3 sends the car of side A back to the start line.",
                "Demi-tour\u202f! La place 3 renvoie la voiture A sur la ligne de départ.",
                "Rechtsomkeert! Plaats 3 stuurt de auto van A terug naar de startlijn.",
            ),
        ),
        (
            happened.HandEnded((), Ending.CARDS_RAN_OUT, {}, {}),
            (
                "The cards have run out. Nobody wins the hand.",
                "Les cartes sont épuisées. Personne ne gagne la manche.",
                "De kaarten zijn op. Niemand wint de rally.",
            ),
        ),
        (
            happened.MatchEnded(("A", "B", "C"), MatchEnding.GAMES),
            (
                "Sides A, B and C share victory in the match.",
                "A, B et C remportent ensemble la partie.",
                "A, B en C winnen samen het kampioenschap.",
            ),
        ),
    ],
)
def test_an_event_is_a_sentence(event: happened.Event, texts: tuple[str, str, str]) -> None:
    assert (EN.event(event), FR.event(event), NL.event(event)) == texts


def test_a_car_on_the_road_is_somewhere() -> None:
    messages = Messages("en", "volant")
    moves = {
        ((14, 2), ()): "The car of side A is now on square 14, lane 2.",
        ((14, 1, 3), ()): "The car of side A is now on square 3 of the shortcut.",
        ((9, 2), (75, 50)): "The car of side A is now on square 9, lane 2 (bonus: 75 km + 50 km).",
    }
    for (spot, bonuses), text in moves.items():
        assert messages.event(happened.CarMoved("A", Spot(*spot), bonuses)) == text


def test_what_is_no_event_is_not_told() -> None:
    with pytest.raises(TypeError):
        EN.event("a storm")  # type: ignore[arg-type]


@pytest.mark.parametrize(("edition", "players", "options"), TABLES)
def test_a_whole_game_can_be_told(edition: str, players: int, options: dict[str, Any]) -> None:
    choices: set[Move] = set()
    for game in played_at_random(edition, players, options):
        choices.update(game.legal_moves())
    told = [game.events_for(seat) for seat in (None, *game.rules.seats)]
    assert len(choices) > 20
    assert len(told[0]) > 50
    for language in LANGUAGES:
        messages = Messages(language, edition)
        for move in choices:
            assert_well_written(messages.move(move))
        for event in (event for events in told for event in events):
            if (text := messages.event(event)) is not None:
                assert_well_written(text)


# --- the rest ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_scores_and_rules_can_be_shown(language: str) -> None:
    for edition in EDITIONS:
        messages = Messages(language, edition)
        assert len({messages.score_line(line) for line in LINES}) >= len(LINES) - 1
        assert messages.rules_page().startswith("# ")
        for option in OPTIONS:
            assert_well_written(messages.text(f"option-{option}"))


def test_words_are_the_editions_own() -> None:
    assert Messages("en", "parker").score_line("distance") == "Miles"
    assert Messages("en").score_line("distance") == "Kilometres"
    assert Messages("fr", "volant").card(WAY) == "Véhicule prioritaire"
    assert Messages("fr").card(WAY) == "Prioritaire"
    assert Messages("nl", "volant").card(WAY) == "Voorrangswagen"
    assert "kroonslag" in Messages("nl", "rally").rules_page().lower()


def test_numbers_are_written_as_the_language_does() -> None:
    assert EN.text("count-distance", km=1000) == "1000 miles"
    assert EN.text("count-distance", km=1) == "1 mile"
    assert re.fullmatch(r"1\s000 bornes", FR.text("count-distance", km=1000))
    assert NL.text("count-points", count=5000) == "5000 punten"


def test_a_key_that_is_missing_and_a_value_that_is_missing_are_noticed() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        EN.text("no-such-key")
    with pytest.raises(KeyError, match=r"name-seat: .*seat"):
        EN.text("name-seat")


def test_an_unknown_language_or_edition_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        Messages("de")
    assert refused.value.refusal.details == {"language": "de", "allowed": "en, fr, nl"}
    assert str(refused.value) == "There is no language ‘de’. Choose one of: en, fr, nl."
    with pytest.raises(Refused, match="There is no edition"):
        Messages("en", "hasbro")
    with pytest.raises(Refused, match="There is no edition"):
        Messages("en").rules_page()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_BE.UTF-8"}, "nl"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr.UTF-8"}, "fr"),
        ({"LANG": "fr@euro"}, "fr"),
        ({"LANG": "FR-fr"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "frp_FR"}, "en"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL"}, "nl"),
        ({"LANG": "fr_FR", "LC_MESSAGES": "nl_NL", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR", "LC_ALL": ""}, "fr"),
        ({"LANG": "fr_FR", "LC_ALL": "nl_NL", "LANGUAGE": "fr"}, "fr"),
        ({"LANG": "fr_FR", "LANGUAGE": "de:nl_BE:fr"}, "nl"),
        ({"LANG": "fr_FR", "LANGUAGE": "de"}, "en"),
        ({"LC_NUMERIC": "fr_FR"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(
    environment: dict[str, str], language: str
) -> None:
    assert preferred_language(environment) == language
