"""What playing without a net costs: what is fetched, how soon it answers, how long bots think.

    python -m bench.device [--positions 60] [--write] [--json]

A real Chromium at a real server of the same machine, so that times are those of starting and
thinking, and not of a network. Bytes are counted as they are sent. Bots think, and a match is
judged, in the Python that the page has for it, without the page around it. `--write` puts the
figures into README.md.
"""

from __future__ import annotations

import argparse
import io
import json
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import httpx
from playwright.sync_api import Page, sync_playwright

from bench import figures
from bornes.server.http.device_parts import archive, archive_name
from tests.browser.conftest import page_folder
from tests.support.browser.chromium import ARGUMENTS, executable
from tests.support.browser.cut_off import comer, fetch_all, sit_down
from tests.support.server_thread import running

PARTS: Final = {
    "Python for browsers": ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "-lock.json"),
    "its standard library": ("python_stdlib.zip",),
    "msgspec": (".whl",),
}
"""What is fetched beside Bornes itself, by how its names end."""

THINK: Final = """async (code) => {
  const { files } = await (await fetch("/device.json")).json();
  const start = "/" + files.find(({ name }) => name.endsWith("/pyodide.mjs")).name;
  const { loadPyodide } = await import(start);
  const folder = start.slice(0, start.lastIndexOf("/") + 1);
  const python = await loadPyodide({ indexURL: new URL(folder, location.origin).href });
  for (const { name } of files) {
    if (!/[.](whl|zip)$/.test(name) || name.endsWith("/python_stdlib.zip")) continue;
    const packed = await (await fetch(`/${name}`)).arrayBuffer();
    python.unpackArchive(packed, "zip", { extractDir: "/bornes" });
  }
  return python.runPython(code);
}"""

MEASURED: Final = """
import json, sys, time
sys.path.insert(0, "/bornes")
from bornes import new
from bornes.bots import make
from bornes.server.reviews.work import judged
from bornes.review.timeline import Timeline

def took(work, *args):
    begun = time.perf_counter()
    work(*args)
    return (time.perf_counter() - begun) * 1000

def played(edition, seed, **options):
    game, bots, views = new(edition, 2, seed=seed, options=options), {}, []
    while game.phase != "over":
        view = game.view(game.to_act)
        views += [view] if len(view.legal_moves()) > 1 else []
        game.apply(bots.setdefault(view.seat, make("steady", seed=view.seat)).choose(view))
    return game, views

found = {"bots": {}}
for edition in ("parker", "arche", "volant"):
    views = [view for seed in (1, 2, 3) for view in played(edition, seed)[1]]
    apart = max(1, len(views) // POSITIONS)
    for level in ("steady", "sharp", "champion"):
        bot = make(level, seed=1)
        first = took(bot.choose, views[0])
        times = sorted(took(bot.choose, view) for view in views[1::apart])
        found["bots"][f"{level}, {edition}"] = [first, times[len(times) // 2], times[-1]]
game, _ = played("parker", 7, match_hands=1)
record = game.record()
steps = len(Timeline(record).stops) + 1
found["review"] = {"steps": steps, "seconds": took(judged, record, 0, steps) / 1000}
json.dumps(found)
"""
"""What is carried out there: bots at moments with a choice, and that hand judged."""


def sent(address: str) -> dict[str, int]:
    """The bytes of every part, as they come to a browser."""
    listed = httpx.get(f"{address}/device.json").json()["files"]
    sizes = {file["name"]: _length(f"{address}/{file['name']}") for file in listed}
    found = {
        part: sum(size for name, size in sizes.items() if name.endswith(endings))
        for part, endings in PARTS.items()
    }
    found["Bornes"] = sizes[archive_name()]
    assert sum(found.values()) == sum(sizes.values()), sizes
    with zipfile.ZipFile(io.BytesIO(archive())) as packed:
        nets = [each.compress_size for each in packed.infolist() if each.filename.endswith(".net")]
    return found | {"… of it the nets": sum(nets), "all of it": sum(sizes.values())}


def _length(url: str) -> int:
    with httpx.stream("GET", url, headers={"accept-encoding": "gzip"}) as answer:
        return sum(len(piece) for piece in answer.iter_raw())


def measure(folder: Path, positions: int) -> dict[str, Any]:
    """Everything, in one browser."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=[*ARGUMENTS])
        with running(folder, None, web=str(page_folder())) as server:
            address = server.address
            with comer(browser, address, "parker") as page:
                begun = perf_counter()
                fetch_all(page, address)
                found: dict[str, Any] = {"fetched": perf_counter() - begun}
                found["parts"] = sent(address)
                found["table"] = _until_a_table(page, address)
            with comer(browser, address, "parker") as page:
                page.set_default_timeout(0)
                page.goto(address)
                code = MEASURED.replace("POSITIONS", str(positions))
                found |= json.loads(page.evaluate(THINK, code))
        browser.close()
    return found


def _until_a_table(page: Page, address: str) -> float:
    """The seconds from opening the kept page, with the net cut, to the cards of a new table."""
    page.context.set_offline(True)
    begun = perf_counter()
    page.goto(address)
    sit_down(page)
    return perf_counter() - begun


def told(found: Mapping[str, Any], around: str) -> str:
    """What stands in README.md."""
    parts = ((name, f"{size:,}") for name, size in found["parts"].items())
    bots = ((name, *map(_told, times)) for name, times in found["bots"].items())
    review = found["review"]
    times = (
        f"Fetched, started and kept in {found['fetched']:.1f} s; then, with the net cut, from"
        f" opening the page to the cards of a new table {found['table']:.1f} s. A hand of `parker`,"
        f" of {review['steps']} steps, is judged in {review['seconds']:.1f} s."
    )
    thinking = figures.table(("who thinks", "first answer", "median", "longest"), bots)
    parts_told = figures.table(("part", "bytes sent"), parts)
    return "\n\n".join((f"{around}.", parts_told, times, thinking))


def _told(milliseconds: float) -> str:
    # A browser's clock tells no less than a tenth.
    return f"{milliseconds:.1f} ms" if milliseconds >= 0.1 else "below 0.1 ms"


def main() -> None:
    """Measure, and tell or write what was found."""
    parser = argparse.ArgumentParser(description="What playing without a net costs.")
    parser.add_argument("--positions", type=int, default=60, help="moments at which a bot thinks")
    parser.add_argument("--write", action="store_true", help="write the figures into README.md")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    around = figures.surroundings(("bornes", "msgspec"))
    with tempfile.TemporaryDirectory() as folder:
        found = measure(Path(folder), chosen.positions)
    if chosen.write:
        figures.write(figures.PAGE, told(found, around), "device")
    print(json.dumps(found) if chosen.json else told(found, around))


if __name__ == "__main__":
    main()
