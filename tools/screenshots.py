"""Pictures of every screen, at two sizes, by day and by night: `make screenshots OUT=folder`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Error

from tests.support.browser.alone import own_world
from tests.support.browser.screens import RULES, SCREENS, Screen
from tests.support.browser.world import LANGUAGES, PHONE, WIDE, Visitor, World

SIZES: Final = {"390": PHONE, "1440": WIDE}
SCHEMES: Final = ("light", "dark")
ATTEMPTS: Final = 3
"""How often a screen is tried: a busy machine lets some fail that are all right."""
MOVING: Final = ("celebration",)
"""Screens that are pictured in motion, when it is at its height."""
HEIGHT_OF_IT: Final = 900
WHOLE: Final = ("start", "start-house", "start-company", "lobby", "lobby-house", "join")
"""Screens that scroll, and are pictured from top to bottom."""

ENOUGH: Final = 4
"""How often a window is made taller: what stands below a sheet may grow with it, and late."""

# How tall the window must be for all of the sheet that is open, or else of the page.
_HEIGHT: Final = """() => {
  const body = document.querySelector("dialog[open] .body");
  return body === null
    ? document.scrollingElement.scrollHeight
    : innerHeight + body.scrollHeight - body.clientHeight;
}"""


def main() -> int:
    """Make the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="Picture every screen of the page.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=[], help="parts of the names of screens")
    parser.add_argument(
        "--sizes", nargs="*", default=[], help="other windows than those two, such as 820x1180"
    )
    parser.add_argument("--web", type=Path, help="the folder of another page")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    every = (*SCREENS, *RULES)
    screens = [s for s in every if not chosen.only or any(part in s.name for part in chosen.only)]
    sizes = {size: _window(size) for size in chosen.sizes} or SIZES
    left = list(screens)
    for attempt in range(1, ATTEMPTS + 1):
        left = _round(left, chosen.web, chosen.folder, sizes, attempt)
        if not left:
            print(f"{len(screens)} screens pictured in {chosen.folder}", flush=True)
            return 0
    names = ", ".join(screen.name for screen in left)
    print(f"{len(left)} of {len(screens)} screens failed: {names}", file=sys.stderr, flush=True)
    return 1


def _round(
    screens: list[Screen],
    web: Path | None,
    folder: Path,
    sizes: dict[str, tuple[int, int]],
    attempt: int,
) -> list[Screen]:
    """Picture screens with a browser and a server of their own; those that failed.

    A browser that a busy machine has killed takes down all screens after it: the next round has
    a new one.
    """
    failed: list[Screen] = []
    try:
        with own_world(web) as world:
            for screen in screens:
                if not world.browser.is_connected():
                    failed.append(screen)
                    continue
                try:
                    _picture(world, screen, folder, sizes)
                except Exception as error:  # noqa: BLE001 - one screen never stops the others
                    failed.append(screen)
                    _tell(screen.name, attempt, error)
    except Error as error:  # it neither starts nor ends
        _tell("the browser", attempt, error)
        return failed or screens
    return failed


def _tell(what: str, attempt: int, error: Exception) -> None:
    reason = (str(error).strip() or repr(error)).splitlines()[0]
    kind = type(error).__name__
    print(f"{what}: try {attempt} of {ATTEMPTS}: {kind}: {reason}", file=sys.stderr, flush=True)


def _window(size: str) -> tuple[int, int]:
    width, _, height = size.partition("x")
    return int(width), int(height)


def _picture(world: World, screen: Screen, folder: Path, sizes: dict[str, tuple[int, int]]) -> None:
    place = screen.prepare(world)
    still = screen.name not in MOVING
    for language in LANGUAGES if screen.name == "start" or screen in RULES else ("en",):
        for width, size in sizes.items():
            for scheme in SCHEMES:
                if screen.passing:
                    place = screen.prepare(world)
                # A picture of double size can't be as tall as the rules are.
                scale = 1 if screen in RULES else 2
                wishes = {"size": size, "color_scheme": scheme, "device_scale_factor": scale}
                with world.visitor(*place.seats, language=language, still=still, **wishes) as one:
                    screen.show(one, place)
                    name = "-".join([screen.name, *_tail(language), width, scheme])
                    _take(one, screen, folder / f"{name}.png")


def _tail(language: str) -> list[str]:
    return [] if language == "en" else [language]


def _take(visitor: Visitor, screen: Screen, file: Path) -> None:
    visitor.page.wait_for_timeout(HEIGHT_OF_IT if screen.name in MOVING else 400)
    if screen.name in WHOLE or screen in RULES:
        _make_room(visitor)
    visitor.page.screenshot(path=file)
    print(file, flush=True)


def _make_room(visitor: Visitor) -> None:
    """Make the window tall enough for everything that scrolls."""
    for _ in range(ENOUGH):
        size = visitor.page.viewport_size
        assert size is not None
        height = visitor.page.evaluate(_HEIGHT)
        if height > size["height"]:
            visitor.page.set_viewport_size({"width": size["width"], "height": height})
        # What is taller than any screen is laid out anew only when it is drawn.
        visitor.page.screenshot(clip={"x": 0, "y": 0, "width": 1, "height": 1})


if __name__ == "__main__":
    sys.exit(main())
