"""What the full screen shows tells nothing of hidden cards, nor of who was asked."""

from __future__ import annotations

import pytest

import bornes
from bornes import Game, Move, View
from bornes.locales import Messages
from bornes.terminal.match import local
from bornes.terminal.session import Kind
from tests.support.conversation import position
from tests.support.screen import LARGE, At, app_at, running, scene
from tests.terminal.test_secrecy import OWN


@pytest.mark.parametrize("edition", OWN)
def test_what_is_shown_does_not_depend_on_hidden_cards(edition: str) -> None:
    circuit = {"circuit": 5} if edition == "volant" else {}
    shown, hidden = set(), set()

    async def play(seed: int) -> None:
        game = position(edition, 3, to_play=1, hands={1: OWN[edition]}, seed=seed, **circuit)
        hidden.add((tuple(game.hand(2)), tuple(game.hand(3)), tuple(game.pile)))
        async with running(app_at(game), LARGE) as at:
            await at.until_kind(Kind.ASK)
            await at.pilot.pause(0.05)
            pages = [at.text]
            for key in ("t", "s"):
                await at.press(key)
                pages.append(at.text)
                await at.press("escape")
            shown.add("\n".join(pages))

    for seed in range(3):
        scene(lambda seed=seed: play(seed))  # type: ignore[misc]
    assert len(hidden) == 3
    assert len(shown) == 1


def test_a_curtain_hides_every_card() -> None:
    messages = Messages("en", "parker")

    async def play() -> None:
        game = bornes.new("parker", 2, seed=9)
        seats = ("person=Anna", "person=Bob")
        async with running(app_at(game, seats)) as at:
            for _ in range(6):
                await at.until_kind(Kind.CURTAIN)
                name = "Anna" if at.table.moment and at.table.moment.seat == 1 else "Bob"
                await at.until_text(f"Hand the device to {name}")
                for card, _ in game.rules.deck:
                    assert messages.card(card) not in at.text
                await at.press("s")
                assert at.app.screen is at.table, "no page opens behind a curtain"
                await at.press("enter")
                await at.until_kind(Kind.ASK, Kind.NO_ANSWER)
                await through(at)

    scene(play)


async def through(at: At) -> None:
    """Do what comes first until the screen goes to somebody else."""
    for _ in range(6):
        if at.table.moment is not None and at.table.moment.kind is Kind.CURTAIN:
            return
        await at.press("enter")
        await at.pilot.pause(0.02)


def scripted(_: str, view: View, __: int) -> Move:
    """Declines whatever it is asked, attacks if it can, and else discards its first card."""
    moves = view.legal_moves()
    for verb in (": pass", ": play stop", ": discard"):
        for move in moves:
            if verb in str(move):
                return move
    return moves[0]


def attacked(holder: int | None) -> Game:
    hands = {1: ["stop", *["roll"] * 6], 2: ["50"] * 6, 3: ["75"] * 6, 4: ["100"] * 6}
    if holder is not None:
        hands[holder] = ["right_of_way", *hands[holder][1:]]
    return position(
        "parker",
        4,
        to_play=1,
        hands=hands,
        draw=["repairs"] * 3,
        sides={side: {"battle": ["roll"]} for side in "AB"},
    )


@pytest.mark.parametrize("seats", [("person",) * 4, ("person", "random", "person", "random")])
def test_nobody_learns_who_was_asked(
    seats: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attacker sees the same, moment by moment, whether or not anybody holds an answer."""
    monkeypatch.setattr(local, "bot_move", scripted)
    seen: list[list[str]] = []

    async def play(holder: int | None) -> None:
        game = attacked(holder)
        pages: list[str] = []
        async with running(app_at(game, seats)) as at:
            if seats[2] == "person":
                await at.until_kind(Kind.CURTAIN)
                await at.press("enter")
            await at.until_kind(Kind.ASK)
            before = at.table.show

            def noted(moment: object) -> None:
                before(moment)  # type: ignore[arg-type]
                kind = at.table.moment.kind if at.table.moment else None
                pages.append(f"{kind} {at.table.moment and at.table.moment.seat}")

            monkeypatch.setattr(at.table, "show", noted)
            stop = next(move for move in game.legal_moves() if str(move) == "1: play stop on B")
            at.table.make(stop)
            await at.until_kind(Kind.CURTAIN)
            await at.pilot.pause(0.05)
            seen.append(pages)

    for holder in (None, 2, 4):
        scene(lambda holder=holder: play(holder))  # type: ignore[misc]
    assert seen[0] == seen[1] == seen[2]
