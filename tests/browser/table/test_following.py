"""A table of six: whoever watches the bots can follow them, one after the other."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from bornes import Game, Move, Verb
from bornes.bots import make
from bornes.server.table.commitment import Shuffle
from tests.support.browser.known import LEVEL, ME, Known, found
from tests.support.browser.order import SHOWN, assert_in_order, steps
from tests.support.browser.world import World, to_play

# When the turn passed to whom on the screen, and how much the log had told by then.
TURNS: str = """() => {
  const main = document.querySelector("main");
  window.turns = [];
  const note = () => window.turns.push({
    seat: Number(main.dataset.turn),
    at: performance.now(),
    told: document.querySelectorAll("[role=log] [data-told]").length,
  });
  note();
  new MutationObserver(() => main.dataset.turn !== String(window.turns.at(-1).seat) && note())
    .observe(main, { attributes: true, attributeFilter: ["data-turn"] });
}"""
LEAST = 600
"""Milliseconds for which a turn is on the screen at the usual pace, at the least."""


def first_discard(game: Game) -> Move:
    return next(move for move in game.legal_moves() if move.verb is Verb.DISCARD)


def bots_after(seed: int, game: Game) -> list[Move] | None:
    """What the bots do once seat 1 has discarded; nothing if it is asked, or the hand ends."""
    ahead, shuffle, done = game.copy(), Shuffle(seed, ""), []
    ahead.apply(first_discard(ahead))
    while ahead.phase != "over" and ahead.to_act != ME:
        seat = ahead.to_act
        assert seat is not None
        done.append(make(LEVEL, seed=shuffle.bot_seed(seat)).choose(ahead.view(seat)))
        ahead.apply(done[-1])
    return done if ahead.phase in {"draw", "play"} else None


def may_discard(game: Game) -> bool:
    """Seat 1 is to play, after a round or two, and may throw a card away."""
    if game.to_act != ME or game.phase != "play" or len(game.log) < 30:
        return False
    return any(move.verb is Verb.DISCARD for move in game.legal_moves())


@pytest.mark.long
@pytest.mark.parametrize("edition", ["rally", "volant"])
def test_five_bots_can_be_followed_one_after_the_other(world: World, edition: str) -> None:
    """In order, each turn on the screen until its cards have flown, landed and been told."""
    known = Known(edition, 6, 1, may_discard)
    seed, _, game = found(known)
    moves = bots_after(seed, game)
    assert moves is not None, "another seed has to be the first one"
    acting = [move.seat for move in moves if move.verb in {Verb.PLAY, Verb.DISCARD}]
    wanted = [ME, *(seat for seat, _ in groupby(acting)), ME]
    seat = world.reach(known, bot_delay=0.9)
    with world.visitor(seat, still=False, pace="usual") as visitor:
        page = visitor.sit(seat)
        to_play(page, ME)
        page.evaluate(TURNS)
        page.locator(f'[data-hand-card][data-card="{first_discard(game).card}"]').first.click()
        page.locator(f'button[data-move="{first_discard(game)}"]').click()
        page.wait_for_function(
            "count => window.turns.length >= count", arg=len(wanted), timeout=60_000
        )
        page.wait_for_function(SHOWN)
        assert_in_order(steps(page))
        turns = page.evaluate("window.turns")
        assert [turn["seat"] for turn in turns] == wanted
        for turn, after_ in pairwise(turns[1:]):
            assert after_["told"] > turn["told"], turns
            assert after_["at"] - turn["at"] >= LEAST, turns
