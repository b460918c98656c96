"""The tables of all bots in all editions on docs/arena.md, played and written anew.

Run `make standings`. What was played is kept in a folder, so that it can be
interrupted and continued, and asked again for more matches:

    make standings ARGS="--matches 600 --jobs 2"

On several machines, or on several days, each plays its share, and then the shares are joined:

    make standings ARGS="--shard 1/3 --keep one"
    make standings ARGS="--join one two three"
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bornes import __version__, arena, fast
from bornes.arena import Attacks, Fairness, Rate, Results, checkpoint
from bornes.arena.report.columns import duration, number
from bornes.bots import BOTS
from bornes.editions import EDITIONS, table_rules
from bornes.locales import Messages
from bornes.runs.merge import merge
from tests.support.paths import DOCS

PAGE: Final = DOCS / "arena.md"
JUDGED: Final = "parker"
"""The edition by which strength is judged, for two players."""
STAND_IN: Final = "novice"
"""Sits where a person would when attacks are counted."""

_BLOCK: Final = re.compile(r"(<!-- table: ([a-z]+) -->\n).*?(<!-- end of table -->)", re.DOTALL)
_ENGLISH: Final = Messages("en")


@dataclass(frozen=True)
class Wanted:
    """What is to be played."""

    matches: int
    fair_matches: int
    keep: Path
    jobs: int = 1
    cluster: str | None = None
    seed: int = 1
    playouts: int | None = None
    """The champion's budget where the rules are compiled; nothing for its own."""
    slow_playouts: int | None = None
    """Its budget where the search runs on the engine."""
    champion_matches: int = 600
    """Where strength is judged, for the pairings with the champion."""
    editions: Sequence[str] = tuple(EDITIONS)
    bots: Sequence[str] = tuple(BOTS)
    shard: str | None = None
    """The share of all deals that is played, such as ``2/5``; nothing for all of them."""

    def bots_in(self, edition: str, players: int, bots: Iterable[str] | None = None) -> list[str]:
        """The bots with their settings."""
        compiled = fast.supports(table_rules(edition, players, {}, {}, 0))
        playouts = self.playouts if compiled else self.slow_playouts
        budget = "champion" if playouts is None else f"champion:playouts={playouts}"
        return [budget if bot == "champion" else bot for bot in bots or self.bots]

    def settings(self, edition: str, name: str) -> dict[str, Any]:
        """What all matches of an edition have in common."""
        self.keep.mkdir(parents=True, exist_ok=True)
        return {
            "edition": edition,
            "seed": self.seed,
            "jobs": self.jobs,
            "cluster": self.cluster,
            "shard": self.shard,
            "save": self.keep / f"{edition}-{name}.jsonl",
            "progress": _teller(f"{edition} {name}"),
        }


# --- playing ----------------------------------------------------------------------


def tournaments(wanted: Wanted) -> dict[str, Results]:
    """Everybody against everybody for two players, in each edition."""
    found = {}
    for edition in wanted.editions:
        bots = wanted.bots_in(edition, 2)
        settings = wanted.settings(edition, "standings")
        found[edition] = arena.play(bots, matches=wanted.matches, **settings)
        _stop_unless(found[edition].complete)
    return found


def strength(wanted: Wanted) -> dict[tuple[str, str], Results]:
    """Each bot against the one below it, and the champion against steady."""
    bots = wanted.bots_in(JUDGED, 2, BOTS)
    pairs = [*zip(bots[1:], bots, strict=False), (bots[-1], "steady")]
    found = {}
    for bot, other in pairs:
        matches = wanted.champion_matches if bot == bots[-1] else wanted.matches
        name = f"{other}-{bot}".replace(":", "_")
        settings = wanted.settings(JUDGED, name)
        found[bot, other] = arena.play([other, bot], matches=matches, **settings)
        _stop_unless(found[bot, other].complete)
    return found


def fairness(wanted: Wanted) -> dict[str, Fairness]:
    """Everybody's attacks on a stand-in at tables of three, in each edition."""
    found = {}
    for edition in wanted.editions:
        bots = [STAND_IN, *wanted.bots_in(edition, 3)]
        settings = wanted.settings(edition, "fairness")
        found[edition] = arena.fairness(bots, players=3, matches=wanted.fair_matches, **settings)
        _stop_unless(found[edition].complete)
    return found


def _stop_unless(complete: bool) -> None:
    if not complete:
        sys.exit(130)


def _teller(title: str) -> Callable[[int], None]:
    done = 0

    def tell(matches: int) -> None:
        nonlocal done
        done += matches
        if sys.stderr.isatty():
            print(f"\r{title}: {done} matches ", end="", file=sys.stderr, flush=True)

    return tell


def join(folders: Iterable[Path], keep: Path) -> None:
    """Put what was played in several folders, as shares of the same, into one."""
    kept: dict[str, list[Path]] = {}
    for folder in folders:
        for file in sorted(folder.glob("*.jsonl")):
            kept.setdefault(file.name, []).append(file)
    keep.mkdir(parents=True, exist_ok=True)
    for name, files in kept.items():
        merge(files, keep / name, checkpoint.FORMAT, checkpoint.Taker())


# --- writing ----------------------------------------------------------------------


def tables(wanted: Wanted) -> dict[str, str]:
    """Play what is missing, and write every table of the page."""
    played = tournaments(wanted)
    fair = fairness(wanted)
    places = list(enumerate(wanted.bots))
    ladder = list(zip(wanted.bots[1:], wanted.bots, strict=False))
    editions = wanted.editions
    return {
        "standings": _table(
            ["bot", *editions],
            (
                [bot, *(_rate(played[e][played[e].bots[n]].rate) for e in editions)]
                for n, bot in places
            ),
        )
        + f"\n{caption(wanted, wanted.matches, played)}\n",
        "ladder": _table(
            ["pairing", *editions],
            (
                [
                    f"{bot} against {below}",
                    *(_rate(_pairing(played[e], n + 1, n)) for e in editions),
                ]
                for n, (bot, below) in enumerate(ladder)
            ),
        ),
        "times": _table(
            ["bot", *editions],
            ([bot, *(_times(played[e], n) for e in editions)] for n, bot in places),
        ),
        "fairness": _table(
            ["bot", *editions],
            ([bot, *(_ratio(_attacks(fair[e], n)) for e in editions)] for n, bot in places),
        )
        + f"\n{caption(wanted, wanted.fair_matches, fair)}\n",
    }


def strength_table(wanted: Wanted) -> dict[str, str]:
    """Play what is missing of the matches that strength is judged by, and write their table."""
    rows = []
    for (bot, other), results in strength(wanted).items():
        rate = results.pairing(bot, other)
        rows.append([f"{bot} against {other}", str(rate.matches), _rate(rate)])
    return {"strength": _table(["pairing", "matches", "won"], rows)}


def page(text: str, made: Mapping[str, str]) -> str:
    """The page with these tables replaced."""

    def anew(block: re.Match[str]) -> str:
        return f"{block[1]}{made[block[2]]}{block[3]}" if block[2] in made else block[0]

    return _BLOCK.sub(anew, text)


def caption(wanted: Wanted, matches: int, found: Mapping[str, Results | Fairness]) -> str:
    """What it takes to play the same again."""
    words = f"{matches} matches for each pairing, seed {wanted.seed}, Bornes {__version__}."
    budgets: dict[str, list[str]] = {}
    for edition, results in found.items():
        for bot in results.bots:
            if ":" in bot:
                budgets.setdefault(bot, []).append(edition)
    for bot, editions in budgets.items():
        words += f" `{bot}` in {', '.join(editions)}."
    return words


def _table(header: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    head = list(header)
    lines = [head, ["---"] * len(head), *map(list, rows)]
    return "".join("| " + " | ".join(line) + " |\n" for line in lines)


def _rate(rate: Rate) -> str:
    if rate.value is None:
        return "–"
    return f"{rate.value * 100:.1f} % ({rate.low * 100:.1f} – {rate.high * 100:.1f})"


def _pairing(results: Results, bot: int, other: int) -> Rate:
    return results.pairing(results.bots[bot], results.bots[other])


def _times(results: Results, bot: int) -> str:
    figures = results[results.bots[bot]]
    return f"{duration(figures.usual_time, _ENGLISH)} / {duration(figures.slow_time, _ENGLISH)}"


def _attacks(found: Fairness, bot: int) -> Attacks:
    return found.attacks(found.opponents[bot])


def _ratio(attacks: Attacks) -> str:
    low, high = (number(end, _ENGLISH, 2) for end in (attacks.low, attacks.high))
    return f"{number(attacks.ratio, _ENGLISH, 2)} ({low} – {high})"


def main(arguments: Sequence[str] | None = None, path: Path = PAGE) -> None:
    """Read the command line, play, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("bots", nargs="*", default=list(BOTS), help="from the weakest on")
    parser.add_argument("--matches", type=int, default=600, help="for each pairing")
    parser.add_argument("--fair-matches", type=int, default=300, help="for each bot")
    parser.add_argument("--strength", action="store_true", help="only the table of strength")
    parser.add_argument("--champion-matches", type=int, default=600, help="in that table")
    parser.add_argument("--playouts", type=int, help="the champion's, with compiled rules")
    parser.add_argument("--slow-playouts", type=int, help="the champion's, without them")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", metavar="ADDRESS", help="a Ray cluster, instead of --jobs")
    parser.add_argument("--keep", type=Path, default=Path("build/standings"))
    parser.add_argument("--shard", metavar="I/N", help="play this share only, and write no table")
    parser.add_argument("--join", nargs="+", type=Path, default=[], metavar="FOLDER")
    settings = vars(parser.parse_args(arguments))
    join(settings.pop("join"), settings["keep"])
    strong, wanted = settings.pop("strength"), Wanted(**settings)
    if wanted.shard is not None:
        for part in (strength,) if strong else (tournaments, fairness):
            part(wanted)
        return
    made = strength_table(wanted) if strong else tables(wanted)
    path.write_text(page(path.read_text("utf-8"), made), "utf-8")


if __name__ == "__main__":
    main()
