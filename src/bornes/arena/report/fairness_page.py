"""What a count of attacks found, as a page for people."""

from __future__ import annotations

from collections.abc import Iterator

from bornes.arena.exposure import STANDINGS
from bornes.arena.fairness import Attacks, Fairness
from bornes.arena.report import columns
from bornes.locales import Messages


def fairness_text(found: Fairness, language: str) -> list[str]:
    """The page: for each bot, how often it attacked the labelled side and the others."""
    messages = Messages(language, found.plan.edition)
    lines = columns.title(found.plan, messages, found.played, found.planned)
    if not found.played:
        return lines
    heads = [messages.text(f"arena-fair-head-{head}") for head in ("labelled", "others", "ratio")]
    heading = messages.text("arena-fair-heading", bot=columns.cut(found.labelled))
    lines += ["", heading, _row("", heads, messages.text("simulate-head-interval"))]
    for bot in found.opponents:
        name = messages.text("arena-fair-by", bot=columns.cut(bot, 20))
        lines.append(_figures(f"  {name}", found.attacks(bot), messages))
        for standing in STANDINGS:
            name = messages.text(f"arena-fair-{standing}")
            lines.append(_figures(f"    {name}", found.attacks(bot, standing), messages))
    return lines + columns.paragraphs(_notes(found, messages))


def _figures(label: str, attacks: Attacks, messages: Messages) -> str:
    cells = [
        columns.share(attacks.rate, messages),
        columns.share(attacks.others_rate, messages),
        columns.number(attacks.ratio, messages, 2),
    ]
    low, high = (columns.number(end, messages, 2) for end in (attacks.low, attacks.high))
    return _row(label, cells, columns.NOTHING if attacks.low is None else f"{low} – {high}")


def _row(label: str, cells: list[str], interval: str) -> str:
    on_it, on_others, ratio = cells
    return f"{label:<28}{on_it:>10}{on_others:>11}{ratio:>9}   {interval}"


def _notes(found: Fairness, messages: Messages) -> Iterator[str]:
    yield messages.text("arena-fair-legend")
    for bot in found.opponents:
        yield messages.text(f"arena-fair-{verdict(found.attacks(bot))}", bot=bot)
    for forfeit in found.forfeits[:1]:
        yield messages.text(
            "arena-failed",
            bot=found.plan.contestants[forfeit.bot].label,
            count=len(found.forfeits),
            seat=forfeit.seat,
            reason=forfeit.reason,
        )


def verdict(attacks: Attacks) -> str:
    """Whether a side is attacked ``more``, ``less`` or ``even``ly, as far as can be told."""
    if attacks.even:
        return "even"
    return "more" if attacks.low is not None and attacks.low > 1 else "less"
