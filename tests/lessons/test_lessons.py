"""The guided hands: played to their end by their own steps, and by whoever does otherwise."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bornes import Game
from bornes.bots import make
from bornes.editions import EDITIONS
from bornes.engine.events import CoupFourrePlayed
from bornes.engine.moves import Move, Verb
from bornes.lessons import GUIDED, LESSONS, Lesson, lesson_for
from bornes.locales import LANGUAGES, Messages
from tests.support.guided import LESSONS_BY_EDITION

BY_EDITION = pytest.mark.parametrize(("lesson", "edition"), LESSONS_BY_EDITION)


def to_its_end(lesson: Lesson, edition: str) -> Game:
    """The hand as it is meant to be played."""
    game = lesson.begin(edition)
    for step in lesson.steps:
        assert lesson.next_step(game) == step
        game.apply(step.move)
    return game


@BY_EDITION
def test_a_guided_hand_is_played_to_its_end(lesson: Lesson, edition: str) -> None:
    game = to_its_end(lesson, edition)
    assert game.match_outcome is not None
    assert game.match_outcome.winners == ("A",)
    assert lesson.next_step(game) is None


@BY_EDITION
def test_a_coup_fourre_really_happens(lesson: Lesson, edition: str) -> None:
    events = to_its_end(lesson, edition).log
    assert [event.seat for event in events if isinstance(event, CoupFourrePlayed)] == [GUIDED]


@BY_EDITION
def test_the_deal_is_a_whole_deck(lesson: Lesson, edition: str) -> None:
    game = lesson.begin(edition)
    found = Counter([*(card for hand in game.hands for card in hand), *game.pile])
    assert found == Counter(dict(game.rules.deck))


@BY_EDITION
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_guided_seat_is_said(lesson: Lesson, edition: str, language: str) -> None:
    messages = Messages(language, edition)
    game, steps = lesson.begin(edition), []
    for step in lesson.steps:
        # A draw that is all one can do is made by the page.
        alone = len(game.legal_moves()) == 1 and step.move.verb is Verb.DRAW
        if step.move.seat == GUIDED and not alone:
            steps.append(step)
        game.apply(step.move)
    assert [step for step in lesson.steps if step.say is not None] == steps
    said = [messages.text(f"lesson-{lesson.id}-{step.say}") for step in steps]
    assert len(set(said)) == len(said)
    assert all(1 <= len(text.split(". ")) <= 3 and len(text) < 180 for text in said)


@BY_EDITION
def test_whoever_does_otherwise_comes_to_an_end_too(lesson: Lesson, edition: str) -> None:
    for seed in range(12):
        game, rand = lesson.begin(edition), random.Random(seed)
        bot, seen = make("novice", seed=seed), 0
        while game.match_outcome is None:
            if game.phase == "over":
                game.deal()
            step = lesson.next_step(game)
            legal = game.legal_moves()
            assert step is None or step.move in legal
            seen += step is not None
            if game.to_act == GUIDED and rand.random() < 0.4:
                game.apply(rand.choice(legal))
            elif step is not None:
                game.apply(step.move)
            else:
                assert game.to_act is not None
                game.apply(bot.choose(game.view(game.to_act)))
            assert len(game.moves) < 600
        assert seen > 8


def test_a_step_waits_for_what_it_speaks_of() -> None:
    lesson = lesson_for("dujardin")
    assert lesson is not None
    game = lesson.begin("dujardin")
    for text in ("1: discard 25", "2: play roll", "1: discard 200", "2: play 50"):
        game.apply(text)
    step = lesson.next_step(game)
    assert step is not None
    assert (step.say, step.move) == ("start", Move(GUIDED, Verb.PLAY, step.move.card))


def test_every_lesson_is_of_editions_that_there_are() -> None:
    for lesson in LESSONS.values():
        assert set(lesson.editions) <= set(EDITIONS)
        assert all(lesson_for(edition) is lesson for edition in lesson.editions)
