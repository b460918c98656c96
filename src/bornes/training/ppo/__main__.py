"""Trains a net by self-play: ``python -m bornes.training.ppo --out FOLDER``."""

from __future__ import annotations

import argparse
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

from bornes.training.provenance import made_by

_TIMES = ("report", "measure", "save")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    from bornes.training.ppo.settings import Settings

    parser = argparse.ArgumentParser(prog="python -m bornes.training.ppo", description=__doc__)
    for field in fields(Settings):
        kind = type(field.default)
        parser.add_argument(f"--{field.name.replace('_', '-')}", type=kind, default=field.default)
    parser.add_argument("--out", type=Path, required=True, help="the folder of this run")
    parser.add_argument("--minutes", type=float, help="stop after so long")
    parser.add_argument("--resume", action="store_true", help="go on with the run in the folder")
    parser.add_argument("--start", type=Path, help="begin with the nets of this *.npz or *.net")
    parser.add_argument("--threads", type=int, help="as many as there are cores")
    parser.add_argument("--deals", type=int, default=4096, help="deals of the duels against keen")
    for name in _TIMES:
        parser.add_argument(f"--{name}", type=float, default=60.0, help="seconds between them")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> None:
    """Train, as the command line says."""
    begun = time.monotonic()
    asked = arguments(given)
    from bornes.training.ppo.loop import Run
    from bornes.training.ppo.settings import Settings

    named = {field.name: getattr(asked, field.name) for field in fields(Settings)}
    made = made_by("ppo", asked, asked.start) | {"commit": _commit()}
    run = Run(Settings(**named), asked.out, made, threads=asked.threads, told=_say)
    if asked.resume:
        run.resume(asked.out)
    elif asked.start is not None:
        run.go_on_from(asked.start)
    prepared = (time.monotonic() - begun) / 60
    run.run(
        None if asked.minutes is None else asked.minutes - prepared,
        report=asked.report,
        measure=asked.measure,
        save=asked.save,
        deals=asked.deals,
    )


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def _commit() -> str | None:
    """The commit of this checkout, if it is one."""
    try:
        found = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"],
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parent,
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return found.stdout.strip()


if __name__ == "__main__":
    main()
