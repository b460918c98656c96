"""Phrases between people: who may say them, when and how often, and who hears them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from bornes.locales import Messages
from bornes.server.protocol.phrases import PHRASES
from bornes.server.table import entries as log
from tests.support.server_client import Client, Message, make_table, take_seat
from tests.support.server_thread import Running, running

LANGUAGES = ("en", "fr", "nl")
CODES = ("off", "alone", "partners", "answers")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("phrases"), phrase_seconds=0) as found:
        yield found


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


def people(server: Running, seats: list[str], **settings: object) -> list[Client]:
    """A client for every person's seat of a new table."""
    table, token = make_table(server.address, "parker", seats, **settings)
    others = [take_seat(server.address, table["id"]) for seat in seats if seat == "friend"]
    tokens = [token, *(other["token"] for other in others)]
    return [Client(server.address, table["id"], each) for each in tokens]


def say(phrase: str) -> Message:
    return {"type": "say", "phrase": phrase}


async def code_of(client: Client, phrase: str = "hello") -> str:
    answer = await client.ask(say(phrase))
    code: str = answer["code"] if answer["type"] == "refused" else answer["type"]
    return code


def test_everybody_hears_it_and_whoever_comes_later_does_not(server: Running) -> None:
    async def scene() -> None:
        ann, bob = people(server, ["me", "friend"])
        watching = Client(server.address, ann.table)
        async with ann, bob, watching:
            assert ann.info["phrases"]
            mine = await ann.ask(say("well_played"))
            assert (mine["type"], mine["seat"], mine["phrase"]) == ("said", 1, "well_played")
            for other in (bob, watching):
                heard = await other.until(lambda message: message["type"] == "said")
                assert heard == {"type": "said", "seat": 1, "phrase": "well_played", "re": None}
            before = ann.seq
            await ann.hello()
            assert ann.seq == before, "it is no event"
        async with Client(server.address, ann.table, bob.token) as again:
            assert (await again.ask({"type": "ping"}))["type"] == "pong"
            assert "well_played" not in "".join(again.received)

    run(scene())


def test_only_phrases_of_the_set_are_taken(server: Running) -> None:
    async def scene() -> None:
        ann, bob = people(server, ["me", "friend"])
        async with ann, bob:
            for phrase in PHRASES:
                assert await code_of(ann, phrase) == "said"
            await ann.send(say("play your safety!"))
            refused = await ann.until(lambda message: message["type"] == "refused")
            assert refused["code"] == "server-bad-message"

    run(scene())


def test_who_looks_on_says_nothing_and_nobody_talks_to_bots_alone(server: Running) -> None:
    async def scene() -> None:
        (alone,) = people(server, ["me", "novice"])
        async with alone, Client(server.address, alone.table) as watching:
            assert await code_of(alone) == "server-phrases-alone"
            assert await code_of(watching) == "server-not-seated"

    run(scene())


def test_a_table_can_be_made_without_phrases(server: Running) -> None:
    async def scene() -> None:
        ann, bob = people(server, ["me", "friend"], phrases=False)
        async with ann, bob:
            assert not ann.info["phrases"]
            assert await code_of(bob) == "server-phrases-off"

    run(scene())


def test_one_person_says_one_thing_in_so_many_seconds(tmp_path: Path) -> None:
    async def scene(server: Running) -> None:
        ann, bob = people(server, ["me", "friend"])
        async with ann, bob, Client(server.address, ann.table, ann.token) as second_window:
            assert await code_of(ann) == "said"
            refused = await ann.ask(say("ouch"))
            assert refused["code"] == "server-phrases-wait"
            assert 1 <= int(refused["details"]["seconds"]) <= 60
            assert refused["details"]["seconds"] in refused["text"]
            assert await code_of(second_window) == "server-phrases-wait", "it is the same person"
            assert await code_of(bob) == "said", "somebody else"

    with running(tmp_path, phrase_seconds=60) as server:
        run(scene(server))


async def play_until(clients: list[Client], done: Any) -> None:
    """Let everybody do the first thing that they may, until something is so."""
    while not done():
        for client in clients:
            if client.own is None or not client.own["legal"]:
                continue
            attacks = [move for move in client.own["legal"] if "on" in move]
            move = (attacks or client.own["legal"])[0]
            await client.send({"type": "move", "move": move["text"], "seq": client.seq})
            break
        for client in clients:
            await client.ask({"type": "ping"})


def test_nothing_is_said_while_answers_are_open(server: Running) -> None:
    async def scene() -> None:
        ann, bob = people(server, ["me", "friend"], pause=60)
        async with ann, bob:
            assert await code_of(ann) == "said"
            await play_until([ann, bob], lambda: ann.answer is not None)
            assert await code_of(ann) == "server-phrases-answers"
            assert await code_of(bob) == "server-phrases-answers"

    run(scene())


def test_partners_are_silent_during_a_hand(server: Running) -> None:
    async def scene() -> None:
        ann, bob = people(server, ["me", "friend", "novice", "novice"])
        async with ann, bob:
            assert len(ann.info["rules"]["seating"]) == 4
            assert await code_of(ann) == "server-phrases-partners"
            # Ended by agreement, the match has no cards left to talk about.
            await ann.send({"type": "abandon", "agree": True})
            await bob.send({"type": "abandon", "agree": True})
            await ann.until(lambda _: ann.info["status"] == "abandoned")
            assert await code_of(ann) == "said"

    run(scene())


def test_partners_may_greet_before_the_cards_are_dealt(server: Running) -> None:
    async def scene() -> None:
        table, token = make_table(server.address, "parker", ["me", "friend", "friend", "novice"])
        other = take_seat(server.address, table["id"])
        async with (
            Client(server.address, table["id"], token) as ann,
            Client(server.address, table["id"], other["token"]),
        ):
            assert ann.info["status"] == "waiting"
            assert await code_of(ann) == "said"

    run(scene())


def test_a_table_from_before_phrases_has_none() -> None:
    line = b'{"type":"created","edition":"parker","players":2,"seats":[{},{}],"commitment":"c"}'
    old = log.decode(line)
    assert isinstance(old, log.Created)
    assert not old.phrases
    assert old.spectators_allowed
    assert log.decode(log.encode(old)) == old


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phrase_and_every_reason_has_words(language: str) -> None:
    words = Messages(language)
    said = {words.text(f"table-say-{phrase}") for phrase in PHRASES}
    assert len(said) == len(PHRASES)
    assert len({words.text(f"server-phrases-{code}") for code in CODES}) == len(CODES)
