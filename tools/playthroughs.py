"""Writes the golden playthroughs anew: `make playthroughs`.

A playthrough is a hand as the engine plays it: for every step the legal moves, the move that was
made, and what each seat was shown. A change in it is a change in the game, to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bornes import Card, Game, Move, Verb
from bornes.circuit import Spot
from bornes.engine.events import Event, HandDealt, HandEnded
from bornes.engine.randomness import pick
from tests.support.games import PLAIN, SMALL, Table
from tests.support.paths import PLAYTHROUGHS

MOST_STEPS = 150

TABLES = [
    *PLAIN,
    Table("dujardin", 2, "no-200-no-100", {"no_200_no_100": True}),
    Table("arche", 3, "games", {"games": 3}),
    Table("volant", 2, "small-game", SMALL),
    Table("volant", 3, "accelerated", {"accelerated": True}),
    Table("volant", 4, "points", {"scoring": "points"}),
    Table("volant", 5, "bonus", {"scoring": "bonus", "circuit": 17}),
]


def path_of(table: Table) -> Path:
    return PLAYTHROUGHS / f"{table}.txt"


def playthrough(table: Table) -> str:
    """One hand, or as much of it as there is room for."""
    seed = pick(0, str(table), 10_000)
    game = table.new(seed)
    lines = [
        f"# {table.edition}, {table.players} players, options {dict(table.options)}, seed {seed}",
        "# can: the legal moves; >: the one made; =: what happened; below it, with the seats in",
        "# front, what they were shown instead (0 is a spectator, ? what they can't know).",
        "",
        *told(game, 0),
    ]
    for step in range(1, MOST_STEPS + 1):
        if game.phase == "over":
            break
        before = len(game.log)
        shown = {seat: len(game.events_for(seat)) for seat in (None, *game.rules.seats)}
        move = choice(game, step)
        lines += [f"{step} {state_of(game)}", f"  can {written(game.legal_moves())}"]
        game.apply(move)
        lines += [f"  > {move}", *told(game, before, shown)]
    return "\n".join([*lines, "", *ending(game)]) + "\n"


def choice(game: Game, step: int) -> Move:
    """A move by chance, more often than not one that gets the game on."""
    moves = game.legal_moves()
    active = [move for move in moves if move.verb not in (Verb.DISCARD, Verb.PASS, Verb.END)]
    if active and pick(game.seed, f"playthrough|active|{step}", 4):
        moves = active
    return moves[pick(game.seed, f"playthrough|{step}", len(moves))]


def ending(game: Game) -> Iterator[str]:
    """How the hand ended, or that it was left before its end; and what it is worth."""
    if game.outcome is None:
        yield f"cut after {MOST_STEPS} moves"
    else:
        yield f"hand: {game.outcome.reason}, won by {', '.join(game.outcome.winners) or 'nobody'}"
    if game.match_outcome is not None:
        yield f"match: {game.match_outcome.reason}, won by {', '.join(game.match_outcome.winners)}"
    for side, lines in game.score.items():
        written = ", ".join(f"{line} {points}" for line, points in lines.items())
        yield f"{side}: {written or 'nothing'}; total {game.scores[side]}"


def state_of(game: Game) -> str:
    """Where everybody stands, in a line."""
    sides = " ".join(
        f"{side}{tableau.km}{'*' if tableau.hazards else ''}"
        for side, tableau in game.tableaus.items()
    )
    return f"{game.phase} {game.to_act} | {sides} | pile {len(game.pile)}"


def written(moves: list[Move]) -> str:
    """The legal moves, the seat and repeated verbs left out."""
    by_verb: dict[str, list[str]] = {}
    for move in moves:
        verb, _, rest = str(move).partition(": ")[2].partition(" ")
        by_verb.setdefault(verb, []).append(rest)
    return "; ".join(f"{verb} {', '.join(rests)}".rstrip() for verb, rests in by_verb.items())


def told(game: Game, before: int, shown: dict[int | None, int] | None = None) -> Iterator[str]:
    """What happened, and what each seat was shown of it where that differs."""
    everything = "; ".join(map(event_text, game.log[before:]))
    yield f"  = {everything}"
    others: dict[str, list[str]] = {}
    for seat in (None, *game.rules.seats):
        start = shown[seat] if shown else 0
        part = "; ".join(map(event_text, game.events_for(seat)[start:]))
        if part != everything:
            others.setdefault(part, []).append(str(seat or 0))
    for part, seats in others.items():
        yield f"  {','.join(seats)} {part}"


def event_text(event: Event) -> str:
    """An event in a few words."""
    if isinstance(event, HandDealt):
        hands = " / ".join(cards_text(hand) for hand in event.hands)
        return f"HandDealt {event.hand_number} {event.dealer} {hands} / {cards_text(event.pile)}"
    if isinstance(event, HandEnded):
        return f"HandEnded {event.reason} {','.join(event.winners)}"
    values = [getattr(event, name) for name in type(event).__slots__]
    return " ".join([type(event).__name__, *map(value_text, values)])


def value_text(value: object) -> str:
    if value is None:
        return "?"
    if isinstance(value, tuple):
        return ",".join(map(value_text, value)) or "-"
    if isinstance(value, Spot):
        inside = f"+{value.shortcut}" if value.shortcut else ""
        return f"{value.square}{inside}/{value.lane}"
    return str(value)


def cards_text(cards: tuple[Card, ...] | None) -> str:
    return "?" if cards is None else " ".join(cards)


def main() -> None:
    wanted = {path_of(table) for table in TABLES}
    for path in set(PLAYTHROUGHS.glob("*.txt")) - wanted:
        path.unlink()
    for table in TABLES:
        path_of(table).write_text(playthrough(table), "utf-8")
    size = sum(path.stat().st_size for path in wanted)
    print(f"{len(wanted)} playthroughs, {size // 1024} KiB")


if __name__ == "__main__":
    main()
