"""A hand in Firefox and in a WebKit browser, where they are installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bornes import Move
from tests.support.browser.foreign import (
    Foreign,
    firefox,
    firefox_found,
    wait_for,
    webkit,
    webkit_found,
)
from tests.support.browser.known import HANDS, ME, Known, found, of_seat
from tests.support.browser.world import World

HAND = HANDS[2]
KEEP = "localStorage.setItem(arguments[0], arguments[1]); return true"
TO_PLAY = """
  const { turn, seat, phase } = document.querySelector("main")?.dataset ?? {};
  return turn === seat && phase === "play" && document.querySelector("[data-hand-card]") !== null;
"""
PICK = """
  const card = `[data-hand-card][data-card="${arguments[0]}"]`;
  if (document.querySelector(`${card}[aria-pressed=true]`) !== null) return true;
  document.querySelector(card)?.click();
  return false;
"""
# What has just appeared is not pressed for a moment; so it is pressed until it is done.
GONE = """
  const found = document.querySelector(arguments[0]);
  if (found !== null && !found.disabled) found.click();
  return found === null;
"""
OVER = 'return document.querySelector("[data-hand-end], [data-match-end]") !== null'


def play_a_hand(browser: Foreign, world: World, known: Known) -> None:
    """Play the moves of seat 1 by clicks, until the hand is over."""
    seat = world.table(known)
    browser.go(world.address)
    browser.run(KEEP, *seat.kept())
    browser.go(f"{world.address}/t/{seat.table}")
    pictured = os.environ.get("BORNES_PICTURES")
    for number, move in enumerate(of_seat(ME, found(known).moves)):
        make(browser, move)
        if pictured and number == 6:
            browser.picture(Path(pictured) / f"{type(browser).__name__}-table.png")
    wait_for(browser, OVER)
    if pictured:
        browser.picture(Path(pictured) / f"{type(browser).__name__}-end.png")


def make(browser: Foreign, move: Move) -> None:
    """Make a move; cards are drawn by the page where there is nothing to choose."""
    if move.verb == "draw":
        return
    if move.verb in {"coup-fourre", "parry", "u-turn", "pass"}:
        answer = "[data-decline]" if move.verb == "pass" else f'[data-answer="{move}"]'
        wait_for(browser, f"return document.querySelector('[data-offer] {answer}') !== null")
        wait_for(browser, GONE, f"[data-offer] {answer}")
        return
    if move.card is not None:
        wait_for(browser, TO_PLAY)
        wait_for(browser, PICK, str(move.card))
    button = f'button[data-move="{move}"]'
    wait_for(browser, f"return document.querySelector('{button}') !== null")
    wait_for(browser, GONE, button)


@pytest.mark.long
@pytest.mark.skipif(firefox_found() is None, reason="Firefox is not installed")
def test_a_hand_in_firefox(world: World, tmp_path: Path) -> None:
    with firefox(tmp_path) as browser:
        play_a_hand(browser, world, HAND)


@pytest.mark.long
@pytest.mark.skipif(not webkit_found(), reason="WebKitGTK and its driver are not installed")
def test_a_hand_in_webkit(world: World) -> None:
    with webkit() as browser:
        play_a_hand(browser, world, HAND)
