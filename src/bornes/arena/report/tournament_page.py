"""What a tournament found, as a page of small tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from bornes.arena.match import PATIENCE
from bornes.arena.ratings import Rating
from bornes.arena.report import columns
from bornes.arena.results import Figures, Results, ranked
from bornes.arena.statistics import Rate
from bornes.engine.refusals import Refused
from bornes.locales import Messages


def as_text(results: Results, language: str) -> list[str]:
    """The page: who won, how they played, each against each, and what is to be noted."""
    messages = Messages(language, results.plan.edition)
    lines = columns.title(results.plan, messages, results.played, results.planned)
    if not results.played:
        return lines
    standings = results.standings()
    ratings = ratings_if_installed(results)
    lines += ["", *_wins(standings, ratings, messages)]
    if together := [found for bot in results.bots if (found := results.together(bot))]:
        lines += ["", *_together(together, messages)]
    lines += ["", *_play(results, standings, messages)]
    if len(results.bots) > 2:
        lines += ["", *_pairings(results, standings, messages)]
    return lines + columns.paragraphs(_notes(results, standings, ratings, messages))


def ratings_if_installed(results: Results) -> Mapping[str, Rating] | None:
    """The ratings, or nothing where openskill is not installed."""
    try:
        return results.ratings
    except Refused:
        return None


# --- who won ----------------------------------------------------------------------


def _wins(
    standings: list[Figures], ratings: Mapping[str, Rating] | None, messages: Messages
) -> list[str]:
    rating = messages.text("arena-head-rating") if ratings else ""
    lines = [_wins_head(messages.text("arena-wins"), rating, messages)]
    for figures in standings:
        shown = ""
        if ratings:
            mine = ratings[figures.bot]
            spread = columns.number(mine.high - mine.mu, messages)
            shown = f"{columns.number(mine.mu, messages)} ± {spread}"
        lines.append(_wins_row(figures.bot, figures.rate, shown, messages))
    return lines


def _together(found: list[Figures], messages: Messages) -> list[str]:
    equal = columns.share(1 / len(found), messages)
    return [
        _wins_head(messages.text("arena-together"), "", messages),
        *(_wins_row(f.bot, f.rate, "", messages) for f in ranked(found)),
        "  " + messages.text("arena-equal", share=equal),
    ]


def _wins_head(title: str, last: str, messages: Messages) -> str:
    won, rate, interval = (
        messages.text(f"simulate-head-{head}") for head in ("won", "rate", "interval")
    )
    return f"{title:<24}{won:>9}{rate:>10}   {interval:<17}{last:>14}".rstrip()


def _wins_row(bot: str, rate: Rate, last: str, messages: Messages) -> str:
    won, value = columns.wins(rate.won, messages), columns.share(rate.value, messages)
    between = columns.shares(rate, messages)
    return f"  {columns.cut(bot):<22}{won:>9}{value:>10}   {between:<17}{last:>14}".rstrip()


# --- how they played --------------------------------------------------------------


def _play(results: Results, standings: list[Figures], messages: Messages) -> list[str]:
    heads = [
        messages.text(f"arena-head-{head}")
        for head in ("points", "coups", "called", "won", "usual", "slow")
    ]
    per_hand = messages.text("arena-over-hand", hand=messages.text("term-hand"))
    extensions, times = messages.text("arena-over-extensions"), messages.text("arena-over-times")
    return [
        f"{'':<24}{per_hand:>17}{extensions:>19}{times:>18}",
        _play_row(messages.text("arena-play"), heads),
        *(_play_row(f"  {columns.cut(f.bot)}", _played(results, f, messages)) for f in standings),
    ]


def _played(results: Results, figures: Figures, messages: Messages) -> list[str]:
    rules = results.plan.rules
    extends = rules.extension_to is not None
    return [
        columns.number(figures.points_per_hand, messages, 0),
        columns.number(figures.coups_per_hand, messages, 2),
        str(figures.extensions) if extends else columns.NOTHING,
        str(figures.extensions_won) if extends else columns.NOTHING,
        columns.duration(figures.usual_time, messages),
        columns.duration(figures.slow_time, messages),
    ]


def _play_row(label: str, cells: list[str]) -> str:
    widths = (8, 9, 10, 9, 9, 9)
    return f"{label:<24}" + "".join(
        f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True)
    )


# --- each against each ------------------------------------------------------------


def _pairings(results: Results, standings: list[Figures], messages: Messages) -> list[str]:
    heads = [messages.text(f"simulate-head-{head}") for head in ("won", "rate", "interval")]
    lines = [
        f"{messages.text('arena-pairings'):<39}{heads[0]:>9}{heads[1]:>10}   {heads[2]}",
    ]
    for one, other in combinations([figures.bot for figures in standings], 2):
        rate = results.pairing(one, other)
        pair = f"{columns.cut(one, 17)} – {columns.cut(other, 17)}"
        won, value = columns.wins(rate.won, messages), columns.share(rate.value, messages)
        lines.append(f"  {pair:<37}{won:>9}{value:>10}   {columns.shares(rate, messages)}")
    return lines


# --- notes ------------------------------------------------------------------------


def _notes(
    results: Results,
    standings: list[Figures],
    ratings: Mapping[str, Rating] | None,
    messages: Messages,
) -> Iterator[str]:
    for figures in standings:
        if figures.forfeits:
            first = figures.forfeits[0]
            yield messages.text(
                "arena-failed",
                bot=figures.bot,
                count=len(figures.forfeits),
                seat=first.seat,
                reason=first.reason,
            )
    if results.unfinished:
        yield messages.text("arena-unfinished", count=results.unfinished, moves=PATIENCE)
    if ratings is None:
        yield messages.text("arena-no-ratings")
