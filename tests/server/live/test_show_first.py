"""A move is with the sockets of those it tells nothing before anybody's answer is looked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

import bornes
from bornes import Game
from bornes.engine.moves import Move
from bornes.server.processes.transport import SocketConnection
from bornes.server.table import match_start
from bornes.server.table.answer_window import Window
from tests.support.server_client import Client, make_table, take_seat
from tests.support.server_thread import Running, running

FILLER = ["25", "25", "50", "50", "75"]
ROLLING = {"battle": ["roll"], "distance": [100]}
SENT, LOOKED = "sent", "looked"
UNSENT = "something is not with the system yet"


def position(held: Sequence[str]) -> Mapping[str, Any]:
    """Seat 1 of three is about to stop side B, whose seat holds a card of interest, or none."""
    return {
        "edition": "parker",
        "players": 3,
        "position": {
            "to_play": 1,
            "hands": {
                1: ["stop", *FILLER, "100"],
                2: [*held, *FILLER],
                3: ["100", *FILLER],
            },
            "draw": ["75"] * 4 + ["100"] * 6,
            "sides": {"A": ROLLING, "B": ROLLING, "C": ROLLING},
        },
    }


class Diary:
    """What the server did, in order, since it was opened."""

    def __init__(self, patch: pytest.MonkeyPatch, held: Sequence[str]) -> None:
        self.deeds: list[tuple[str, str]] = []
        self.games: list[Game] = []
        self._patch = patch
        patch.setattr(match_start, "new", self._new(held))
        self._note(Game, "apply", self._applied)
        self._note(Game, "view", self._viewed)
        self._note(Window, "work_out", lambda *_: (LOOKED, "for answers"))
        self.sockets: set[SocketConnection] = set()
        writing = SocketConnection.write

        def write(protocol: SocketConnection, frame: bytes) -> None:
            writing(protocol, frame)
            assert protocol.client is not None
            self.deeds.append((SENT, str(protocol.client[1])))
            self.sockets.add(protocol)

        patch.setattr(SocketConnection, "write", write)

    def _new(self, held: Sequence[str]) -> Callable[..., Game]:
        def new(*_: object, **__: object) -> Game:
            self.games.append(bornes.position(position(held)))
            return self.games[-1]

        return new

    def _note(self, kind: type, name: str, deed: Callable[..., tuple[str, str] | None]) -> None:
        real = getattr(kind, name)

        def noted(*args: Any, **kwargs: Any) -> Any:
            found = deed(*args)
            if found is not None:
                if any(socket.transport.get_write_buffer_size() for socket in self.sockets):
                    self.deeds.append((UNSENT, found[1]))
                self.deeds.append(found)
            return real(*args, **kwargs)

        self._patch.setattr(kind, name, noted)

    def _applied(self, game: Game, move: Move | str) -> tuple[str, str] | None:
        # A copy with an answer lent to it is made the same way whoever holds what.
        passing = Move.of(move).verb == "pass"
        return (LOOKED, str(move)) if game is self.games[-1] or passing else None

    def _viewed(self, _: Game, seat: int | None = None) -> tuple[str, str] | None:
        return (LOOKED, f"at the cards of {seat}") if seat == 2 else None

    def when(self, deed: str, *what: str) -> list[int]:
        return [n for n, (kind, name) in enumerate(self.deeds) if kind == deed and name in what]


async def sit_down(server: Running) -> list[Client]:
    table, token = make_table(server.address, "parker", ["me", "friend", "friend"], pause=0.3)
    tokens = [token, *(take_seat(server.address, table["id"])["token"] for _ in range(2)), None]
    clients = [Client(server.address, table["id"], token) for token in tokens]
    for client in clients:
        await client.connect()
    await clients[-1].ask({"type": "ping"})
    return clients


def port(client: Client) -> str:
    return str(client.socket.local_address[1])


@pytest.mark.parametrize("held", [["right_of_way"], ["200"]], ids=["held", "not held"])
def test_what_is_shown_is_sent_before_anybody_is_asked(
    held: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(tmp_path) as server, monkeypatch.context() as patch:
        diary = Diary(patch, held)

        async def scene() -> None:
            me, target, third, spectator = clients = await sit_down(server)
            await asyncio.sleep(0.05)
            diary.deeds.clear()
            await me.send({"type": "move", "move": "1: play stop on B", "seq": me.seq})
            for client in clients:
                await client.until(lambda message: message["type"] == "update")
                assert client.answer is not None
            looked = [n for n, deed in enumerate(diary.deeds) if deed[0] == LOOKED]
            assert looked, "it is never looked who can answer"
            for client in (me, third, spectator):
                assert diary.when(SENT, port(client))[0] < looked[0], diary.deeds
            assert diary.when(SENT, port(target))[0] > looked[-1]
            assert not [deed for deed in diary.deeds if deed[0] == UNSENT]
            assert target.own is not None
            assert (target.own["asked"] is not None) is (held == ["right_of_way"])

            diary.deeds.clear()
            for client in clients:
                await client.until(lambda message: message["type"] == "update")
                assert client.answer is None
            assert not [deed for deed in diary.deeds if deed == (LOOKED, "2: pass")]
            seen = diary.when(LOOKED, "at the cards of 2")
            assert seen, "whose turn it is was shown nothing"
            for client in (me, third, spectator):
                assert diary.when(SENT, port(client))[0] < seen[0], diary.deeds
            for client in clients:
                await client.close()

        asyncio.run(asyncio.wait_for(scene(), 30))
