"""What a simulation found, as a page for people or as data for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bornes.engine.refusals import Refusal, Refused
from bornes.engine.rules import Rules
from bornes.engine.scoring import LINES
from bornes.engine.state import Ending
from bornes.locales import Messages
from bornes.runs import HERE, WHOLE, Executor
from bornes.runs.progress_bar import bar, killed_like_ctrl_c
from bornes.simulate.plan import Plan
from bornes.simulate.simulation import simulate
from bornes.simulate.tally import Tally, interval

INTERRUPTED: Final = 130


@dataclass(frozen=True, slots=True)
class Wanted:
    """Where a plan is carried out, and what is to become of what is found."""

    language: str
    executor: Executor = HERE
    save: Path | None = None
    as_json: bool = False

    def check(self) -> None:
        """Refuse before hours are spent what would be refused after them."""
        if self.save is not None and not self.save.parent.is_dir():
            raise Refused(Refusal("run-no-folder", file=str(self.save)))


def run_and_report(plan: Plan, wanted: Wanted) -> int:
    """Simulate, showing progress where somebody watches, and print what was found."""
    plan.check()
    wanted.check()
    with killed_like_ctrl_c():
        tally = _watched(plan, wanted) if sys.stderr.isatty() else _played(plan, wanted)
    if wanted.as_json:
        print(json.dumps(as_data(plan, tally), indent=2))
    else:
        print("\n".join(as_text(plan, tally, wanted.language)))
    return 0 if tally.matches == len(plan.numbers) else INTERRUPTED


def _played(plan: Plan, wanted: Wanted, progress: Callable[[int], None] | None = None) -> Tally:
    return simulate(plan, progress=progress, executor=wanted.executor, save=wanted.save)


def _watched(plan: Plan, wanted: Wanted) -> Tally:
    title = Messages(wanted.language, plan.edition).text("simulate-progress")
    with bar(title, len(plan.numbers)) as advance:
        return _played(plan, wanted, advance)


def as_text(plan: Plan, tally: Tally, language: str) -> list[str]:
    """The results as a page of small tables."""
    messages = Messages(language, plan.edition)
    rules = plan.rules
    players = messages.text("count-players", count=plan.players)
    lines = [
        messages.text(f"edition-{plan.edition}") + f" ({players})",
        messages.text(
            "simulate-done", done=tally.matches, asked=len(plan.numbers), seed=str(plan.seed)
        ),
    ]
    if plan.shard != WHOLE:
        lines.append(messages.text("run-share", shard=str(plan.shard)))
    if plan.compiled:
        lines.append(messages.text("simulate-compiled"))
    if not tally.matches:
        return lines
    lines += ["", *_wins(rules, tally, messages), ""]
    lines += [
        _pair(messages.text("simulate-hands"), _number(tally.hands / tally.matches, messages)),
        _pair(messages.text("simulate-moves"), _number(tally.moves / tally.hands, messages)),
    ]
    lines += ["", messages.text("simulate-endings")]
    for ending in Ending:
        if count := tally.endings[ending]:
            share = _percent(count / tally.hands, messages)
            lines.append(_pair(f"  {messages.text(f'simulate-ending-{ending}')}", share))
    return [*lines, "", *_points(rules, tally, messages)] if rules.scored else lines


def _wins(rules: Rules, tally: Tally, messages: Messages) -> list[str]:
    heads = [messages.text(f"simulate-head-{head}") for head in ("won", "rate", "interval")]
    lines = [f"{messages.text('simulate-wins'):<30}{heads[0]:>10}{heads[1]:>10}   {heads[2]}"]
    for side in rules.sides:
        low, high = interval(tally.won[side], tally.matches)
        rate = _percent(tally.won[side] / tally.matches, messages)
        seats = rules.seats_of(side)
        listed = ", ".join(map(str, seats))
        name = messages.text("simulate-side", side=side, seats=listed, count=len(seats))
        between = f"{_percent(low, messages)} – {_percent(high, messages)}"
        lines.append(f"  {name:<28}{tally.won[side]:>10}{rate:>10}   {between}")
    if shared := max(tally.shared.values(), default=0):
        lines.append("  " + messages.text("simulate-shared", count=shared))
    return lines


def _points(rules: Rules, tally: Tally, messages: Messages) -> list[str]:
    """The average points of a hand, line by line."""
    sides = rules.sides
    lines = [f"{messages.text('simulate-points'):<36}" + "".join(f"{side:>10}" for side in sides)]
    for line in LINES:
        if any(tally.points[side, line] for side in sides):
            means = [tally.points[side, line] / tally.hands for side in sides]
            lines.append(_row(messages.score_line(line), means, messages))
    totals = [sum(tally.points[side, line] for line in LINES) / tally.hands for side in sides]
    return [*lines, _row(messages.text("score-total"), totals, messages)]


def _row(name: str, means: list[float], messages: Messages) -> str:
    return f"  {name:<34}" + "".join(f"{_number(mean, messages):>10}" for mean in means)


def _pair(name: str, value: str) -> str:
    return f"{name:<40}{value:>10}"


def _number(value: float, messages: Messages) -> str:
    return f"{value:.1f}".replace(".", messages.text("simulate-decimal-mark"))


def _percent(share: float, messages: Messages) -> str:
    return messages.text("simulate-percent", value=_number(share * 100, messages))


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    """The results as data, with everything that it takes to repeat them."""
    rules = plan.rules
    hands = tally.hands or 1
    return {
        "edition": plan.edition,
        "players": plan.players,
        "options": dict(plan.options),
        "house": dict(plan.house),
        "seed": plan.seed,
        "games": plan.games,
        "compiled": plan.compiled,
        "shard": str(plan.shard),
        "done": tally.matches,
        "sides": {
            side: {
                "seats": list(rules.seats_of(side)),
                "won": tally.won[side],
                "shared": tally.shared[side],
                "rate": tally.won[side] / tally.matches if tally.matches else None,
                "interval": list(interval(tally.won[side], tally.matches)),
                "hands_won": tally.hands_won[side],
                "points_per_hand": {
                    line: tally.points[side, line] / hands
                    for line in LINES
                    if tally.points[side, line]
                },
            }
            for side in rules.sides
        },
        "hands": tally.hands,
        "moves": tally.moves,
        "hands_per_match": tally.hands / tally.matches if tally.matches else None,
        "moves_per_hand": tally.moves / tally.hands if tally.hands else None,
        "endings": {str(ending): tally.endings[ending] for ending in Ending},
    }
