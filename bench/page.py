"""What the page costs a browser: tasks during flights, the main thread at rest, the first load.

    python -m bench.page [--turns 6] [--rest 10] [--slow 4] [--throttled] [--only NAME …]
                         [--tasks N] [--write] [--json]

A real Chromium at a real server, traced by the browser itself. Times are those of the
renderer's main thread while it runs (`tdur`), so that other work on the machine counts less;
what they are on a slow processor is worked out from them. `--throttled` lets the browser slow the
page down instead, which waits by the clock and is right on a quiet machine alone. `--tasks` shows
the longest tasks during flights, and what was done in them. `--write` puts
the figures into README.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, Request, expect

from bench import figures
from tests.support.browser.alone import own_world
from tests.support.browser.known import Known, after
from tests.support.browser.world import Visitor, World

TABLES: Final = {
    "road-2": Known("parker", 2, 1, after(30)),
    "road-6": Known("rally", 6, 1, after(80, 300)),
    "circuit-4": Known("volant", 4, 2, after(110, 250)),
}
"""Few sides and many, the road and the circuit, when some cards lie on the table."""

CATEGORIES: Final = (
    "toplevel",
    "blink.user_timing",
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "__metadata",
)
MARK: Final = """() => {
  let flying = false;
  new MutationObserver(() => {
    const now = document.querySelector(".sky .flight") !== null;
    if (now !== flying) performance.mark(now ? "flight-begins" : "flight-ends");
    flying = now;
  }).observe(document.querySelector("main").parentElement, { childList: true, subtree: true });
}"""
"""Note in the trace when cards begin to fly, and when the last one has landed."""

MINE: Final = """() => {
  const { turn, seat, phase, showing } = document.querySelector("main").dataset;
  if (document.querySelector("[data-offer], dialog[open]") !== null) return true;
  const draws = document.querySelector("button[data-move$=draw]") !== null;
  return showing === undefined && turn === seat && (phase === "play" || draws);
}"""


@dataclass(frozen=True)
class Task:
    """A task of the main thread; all times in milliseconds."""

    begins: float
    lasts: float
    runs: float


@dataclass(frozen=True)
class Trace:
    """What a browser has noted of one page."""

    events: list[dict[str, Any]]
    process: int
    thread: int

    def tasks(self) -> list[Task]:
        """The tasks of its main thread, in the order of time."""
        found = [
            Task(event["ts"] / 1000, event.get("dur", 0) / 1000, event.get("tdur", 0) / 1000)
            for event in self.events
            if event["name"] == "RunTask" and self.is_main(event)
        ]
        return sorted(found, key=lambda task: task.begins)

    def is_main(self, event: dict[str, Any]) -> bool:
        return bool(event.get("pid") == self.process and event.get("tid") == self.thread)

    def flights(self) -> list[tuple[float, float]]:
        """When cards were flying, by the marks of the page."""
        marks = sorted(
            (event["ts"] / 1000, event["name"])
            for event in self.events
            if event["name"] in {"flight-begins", "flight-ends"}
        )
        begun: float | None = None
        found: list[tuple[float, float]] = []
        for at, name in marks:
            if name == "flight-begins":
                begun = at
            elif begun is not None:
                found.append((begun, at))
                begun = None
        return found

    def work(self, task: Task) -> list[tuple[str, float]]:
        """What was done in a task, the longest first."""
        spent: Counter[str] = Counter()
        for event in self.events:
            inside = task.begins <= event["ts"] / 1000 <= task.begins + task.lasts
            if inside and self.is_main(event) and "RunTask" not in event["name"]:
                spent[_named(event)] += event.get("tdur", 0)
        return [(name, time / 1000) for name, time in spent.most_common(8) if time > 500]


def _named(event: dict[str, Any]) -> str:
    data = event.get("args", {}).get("data", {})
    more = data.get("functionName") or data.get("type") or "" if isinstance(data, dict) else ""
    return f"{event['name']} {more}".strip()


def traced(world: World, page: Page, do: Callable[[], None]) -> Trace:
    """The trace of a page while something is done there."""
    session: CDPSession = world.browser.new_browser_cdp_session()
    mark = "here-is-the-page"
    session.send(
        "Tracing.start",
        {
            "transferMode": "ReturnAsStream",
            "traceConfig": {"includedCategories": list(CATEGORIES)},
        },
    )
    page.evaluate(f"performance.mark({mark!r})")
    do()
    done: list[dict[str, Any]] = []

    def completed(told: dict[str, Any]) -> None:
        done.append(told)

    session.on("Tracing.tracingComplete", completed)
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    events = _read(session, done[0]["stream"])
    session.detach()
    where = next(event for event in events if event["name"] == mark)
    return Trace(events, where["pid"], where["tid"])


def _read(session: CDPSession, stream: str) -> list[dict[str, Any]]:
    parts: list[str] = []
    while True:
        part = session.send("IO.read", {"handle": stream, "size": 1 << 20})
        parts.append(part["data"])
        if part["eof"]:
            session.send("IO.close", {"handle": stream})
            events: list[dict[str, Any]] = json.loads("".join(parts))["traceEvents"]
            return events


def take_turns(page: Page, turns: int) -> None:
    """Play some turns as they come: a card that can be played, or else discarded."""
    for _ in range(turns):
        page.wait_for_function(MINE, timeout=120_000, polling=400)
        if page.locator("[data-decline]").count():
            page.locator("[data-decline]").first.click()
            page.wait_for_function(MINE, timeout=120_000, polling=400)
        if page.locator("dialog[open]").count():
            return
        if page.locator("button[data-move$=draw]").count():
            page.wait_for_timeout(600)
            if page.locator("button[data-move$=draw]").count():  # or it was drawn by itself
                page.locator("button[data-move$=draw]").click()
            page.wait_for_function(MINE, timeout=120_000, polling=400)
        card = page.locator("[data-hand-card].playable")
        (card if card.count() else page.locator("[data-hand-card]")).first.click(
            position={"x": 12, "y": 30}
        )
        move = page.locator("[data-actions] button[data-move]").first
        expect(move).to_be_visible()
        page.wait_for_timeout(600)
        move.click()
        page.wait_for_timeout(300)
    page.wait_for_function(MINE, timeout=120_000, polling=400)


def slowed(visitor: Visitor, rate: float) -> None:
    """Slow the processor down for a page."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


@dataclass(frozen=True)
class Figures:
    """What was measured at one table; times in milliseconds."""

    flights: int
    longest_task: float
    longest_by_the_clock: float
    tasks_over_50: int
    rest_share: float


def measure(
    world: World, known: Known, turns: int, rest: float, slow: float, throttled: bool, shown: int
) -> Figures:
    """Play at a table as with a slow processor, and rest there with a fast one."""
    seat = world.reach(known)
    with world.visitor(seat, still=False, pace="usual") as visitor:
        page = visitor.sit(seat)
        page.wait_for_function(MINE)
        page.wait_for_timeout(1500)
        resting = traced(world, page, lambda: page.wait_for_timeout(rest * 1000))
        page.evaluate(MARK)
        if throttled:
            slowed(visitor, slow)
        playing = traced(world, page, lambda: take_turns(page, turns))
    flights = playing.flights()
    factor = 1 if throttled else slow
    during = [
        Task(task.begins, task.lasts, task.runs * factor)
        for task in playing.tasks()
        if any(task.begins < end and task.begins + task.lasts > begin for begin, end in flights)
    ]
    assert flights, "no card flew"
    for task in sorted(during, key=lambda task: -task.runs)[:shown]:
        print(f"  {task.runs:6.1f} ms", playing.work(task), file=sys.stderr)
    if shown:
        share = Counter[str]()
        for event in resting.events:
            if resting.is_main(event):
                share[_named(event)] += event.get("tdur", 0) // 1000
        print("  at rest, ms:", share.most_common(12), file=sys.stderr)
    return Figures(
        flights=len(flights),
        longest_task=max(task.runs for task in during),
        longest_by_the_clock=max(task.lasts for task in during),
        tasks_over_50=sum(task.runs > 50 for task in during),
        rest_share=sum(task.runs for task in resting.tasks()) / (rest * 1000),
    )


def first_load(world: World) -> int:
    """The bytes that a first visit fetches, packed as they are sent."""
    requests: list[Request] = []

    def heard(request: Request) -> None:
        requests.append(request)

    with world.visitor() as visitor:
        visitor.page.on("requestfinished", heard)
        page = visitor.go()
        expect(page.locator("main button.play")).to_be_visible()
        page.wait_for_load_state("networkidle")
        return sum(request.sizes()["responseBodySize"] for request in requests)


def told(found: Mapping[str, Figures], load: int, around: str) -> str:
    """What stands in README.md."""
    head = ("table", "flights", "longest task", "tasks over 50 ms", "at rest")
    rows = (
        (
            f"`{name}`",
            f"{table.flights}",
            f"{table.longest_task:.0f} ms",
            f"{table.tasks_over_50}",
            f"{table.rest_share:.2%} of the main thread",
        )
        for name, table in found.items()
    )
    return f"{around}; a first visit fetches {load:,} bytes.\n\n{figures.table(head, rows)}"


def main() -> None:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(description="What the page costs a browser.")
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--rest", type=float, default=10, help="seconds")
    parser.add_argument("--slow", type=float, default=4, help="how many times as slow")
    parser.add_argument("--throttled", action="store_true", help="let the browser slow it down")
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--tasks", type=int, default=0)
    parser.add_argument("--write", action="store_true", help="write the figures into README.md")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--web", type=Path, help="the folder of another page")
    chosen = parser.parse_args()
    around = figures.surroundings(("bornes",))
    names = [name for name in TABLES if not chosen.only or name in chosen.only]
    with own_world(chosen.web) as world:
        load = first_load(world)
        found = {
            name: measure(
                world,
                TABLES[name],
                chosen.turns,
                chosen.rest,
                chosen.slow,
                chosen.throttled,
                chosen.tasks,
            )
            for name in names
        }
    if chosen.write:
        how = "slowed down by the browser" if chosen.throttled else "times multiplied"
        measured = f"{chosen.turns} turns and {chosen.rest:g} s of rest at each table, {how}"
        figures.write(figures.PAGE, told(found, load, f"{around}; {measured}"), "page")
    if chosen.json:
        print(json.dumps({"first_load": load, **{n: asdict(f) for n, f in found.items()}}))
        return
    print(f"first load: {load:,} bytes")
    for name, at in found.items():
        print(
            f"{name}: {at.flights} flights, longest task {at.longest_task:.0f} ms "
            f"({at.longest_by_the_clock:.0f} by the clock), {at.tasks_over_50} over 50; "
            f"at rest {at.rest_share:.2%} of the main thread"
        )


if __name__ == "__main__":
    main()
