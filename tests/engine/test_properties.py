"""What is true of every game, tried in random games at every kind of table."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from bornes import Card, Game, IllegalMove, Move, Verb
from bornes.engine.cards import KIND, KM, REMEDY_FOR, Kind
from bornes.engine.events import (
    CardPlayed,
    CarMoved,
    CoupFourrePlayed,
    Event,
    HandDealt,
    HandEnded,
    MoveUndone,
)
from bornes.engine.rules import Rules
from bornes.engine.scoring import LINES
from tests.support.games import (
    TABLES,
    Table,
    a_move,
    all_cards,
    every_reading,
    finish_hand,
    finish_match,
    generator,
    moments,
    play_hand,
    whole_deck,
)

BUDGETS = [
    pytest.param(2, id="short"),
    pytest.param(60, id="long", marks=pytest.mark.long),
]
games_each = pytest.mark.parametrize("games", BUDGETS)


# --- at every step ----------------------------------------------------------------


@every_reading
@games_each
def test_cards_are_conserved_and_somebody_can_act(table: Table, games: int) -> None:
    for seed in range(games):
        game = table.new(seed)
        deck = whole_deck(game)
        for now in play_hand(game, generator(table, seed, "steps")):
            moves = now.legal_moves()
            assert all_cards(now) == deck
            assert (now.phase == "over") == (now.to_act is None) == (not moves)
            assert (now.phase == "over") == (now.outcome is not None)
            assert len(set(moves)) == len(moves)
            assert {move.seat for move in moves} <= {now.to_act}


@every_reading
@games_each
def test_what_apply_returns_is_what_the_log_has_grown_by(table: Table, games: int) -> None:
    for seed in range(games):
        game = table.new(seed)
        told: list[Event] = list(game.log)
        rand = generator(table, seed, "log")
        while game.phase != "over":
            told += game.apply(a_move(game, rand))
        assert told == game.log
        assert isinstance(told[0], HandDealt)
        assert any(isinstance(event, HandEnded) for event in told[-2:])


# --- legal and refused ------------------------------------------------------------


@every_reading
@games_each
def test_every_legal_move_applies_and_a_copy_is_independent(table: Table, games: int) -> None:
    for seed in range(games):
        rand = generator(table, seed, "apply")
        for now in moments(table.new(seed), rand, every=12):
            before = now.copy()
            for move in now.legal_moves():
                twin = now.copy()
                twin.apply(move)
                assert twin.story[len(now.story)] is move
                for _ in range(4):
                    if twin.phase != "over":
                        twin.apply(a_move(twin, rand))
            assert now == before
            assert now.legal_moves() == before.legal_moves()


@every_reading
@pytest.mark.parametrize(
    ("states", "sample"),
    [
        pytest.param(4, 400, id="short"),
        pytest.param(25, None, id="long", marks=pytest.mark.long),
    ],
)
def test_every_other_writable_move_is_refused(
    table: Table, states: int, sample: int | None
) -> None:
    rand = generator(table, states, "refusals")
    game = table.new(states)
    chosen = list(_some(game, rand, states))
    written = list(writable(game.rules))
    for now in chosen:
        moves = written if sample is None else rand.sample(written, sample)
        near = [other for move in now.legal_moves() for other in _near(move, now)]
        judge(now, moves + near)


def _some(game: Game, rand: random.Random, count: int) -> Iterator[Game]:
    """Some moments of a hand as copies, one of every phase it goes through among them."""
    kept: list[Game] = []
    phases: dict[str, Game] = {}
    for now in play_hand(game, rand):
        if now.phase not in phases or rand.randrange(10) == 0:
            phases[now.phase] = now.copy()
            kept.append(phases[now.phase])
    yield from phases.values()
    yield from rand.sample(kept, min(count, len(kept)))


def judge(game: Game, moves: list[Move]) -> None:
    """Check that exactly the legal moves, and what can only mean one of them, are accepted."""
    legal = game.legal_moves()
    before = game.copy()
    for move in moves:
        meant = _meant(game, move, legal)
        reason = game.why_not(move)
        if meant is None:
            assert reason is not None, f"{move} should be refused: {legal}"
            assert str(reason)
            with pytest.raises(IllegalMove) as refused:
                game.apply(move)
            assert refused.value.refusal == reason
        else:
            assert reason is None, f"{move} was refused: {reason}"
            given, full = game.copy(), game.copy()
            given.apply(move)
            full.apply(meant)
            assert given == full
        assert len(game.log) == len(before.log), move
    assert game == before


def _meant(game: Game, move: Move, legal: list[Move]) -> Move | None:
    """The legal move that this one can only mean, if there is one (docs: what may be left out)."""
    if move in legal:
        return move
    kept = ("seat", "verb", "card", "doubled", "shortcut")
    left_out = ("lane", "top", "on", "curing")
    fitting = [
        full
        for full in legal
        if all(getattr(move, name) == getattr(full, name) for name in kept)
        and all(getattr(move, name) in (None, getattr(full, name)) for name in left_out)
    ]
    if len(fitting) == 1 or (fitting and all(_arrives(game, full) for full in fitting)):
        return fitting[0]
    return None


def _arrives(game: Game, move: Move) -> bool:
    """Whether a move takes a car to the finish, where the lane no longer matters."""
    if game.rules.circuit is None:
        return False
    twin = game.copy()
    moved = [event for event in twin.apply(move) if isinstance(event, CarMoved)]
    return bool(moved) and moved[-1].spot.square == game.rules.circuit.finish


def writable(rules: Rules) -> Iterator[Move]:
    """Every move that can be written for this table, foreign cards and absent seats included."""
    foreign = Card.U_TURN if rules.circuit is None else Card.MUM_COFFEE
    cards = [*(card for card, _ in rules.deck), foreign]
    with_card = (Verb.DISCARD, Verb.COUP_FOURRE)
    for seat in range(1, 7):
        for verb in Verb:
            if verb in with_card:
                yield from (Move(seat, verb, card) for card in cards)
            elif verb is Verb.PARRY:
                yield from (
                    Move(seat, verb, card, top=top) for card in cards for top in (None, *cards)
                )
            elif verb is Verb.PLAY:
                yield from _plays(seat, cards)
            else:
                yield Move(seat, verb)


def _plays(seat: int, cards: list[Card]) -> Iterator[Move]:
    hazards = [card for card in cards if card in REMEDY_FOR]
    extras: list[dict[str, Any]] = [
        {},
        *({"on": side} for side in "ABCDEF"),
        *({"curing": hazard} for hazard in hazards),
        *({"top": card} for card in cards),
    ]
    pairs: list[tuple[Card, Card | None]] = [
        (card, other)
        for card in cards
        for other in (cards if card is Card.ACCELERATION else (None,))
    ]
    for card, doubled in pairs:
        for extra in extras:
            for lane in (None, 1, 2, 3, 4):
                for shortcut in (False, True):
                    yield _with(
                        Move(seat, Verb.PLAY, card, doubled=doubled),
                        lane=lane,
                        shortcut=shortcut,
                        **extra,
                    )


def _with(move: Move, **changes: Any) -> Move:
    """A move with some parts changed."""
    names = ("seat", "verb", "card", "doubled", "on", "curing", "top", "lane", "shortcut")
    return Move(**{name: changes.get(name, getattr(move, name)) for name in names})


def _near(move: Move, game: Game) -> Iterator[Move]:
    """Moves that differ from a legal one in one part: the likeliest to slip through."""
    for name in ("lane", "top", "on", "curing"):
        if getattr(move, name) is not None:
            yield _with(move, **{name: None})
    yield _with(move, seat=move.seat % 6 + 1)
    yield _with(move, shortcut=not move.shortcut)
    if move.verb is Verb.PLAY:
        for lane in range(1, 5):
            yield _with(move, lane=lane)
        for side in game.rules.sides:
            yield _with(move, on=side)
        for hazard in (Card.STOP, Card.SPEED_LIMIT):
            yield _with(move, curing=hazard)
        for card in (move.card, Card.KM_25, *game.tableaus[game.rules.sides[0]].hazards):
            yield _with(move, top=card)
        yield _with(move, verb=Verb.DISCARD)
    if move.card is not None:
        for card, _ in game.rules.deck:
            yield _with(move, card=card)


# --- scores -----------------------------------------------------------------------


@every_reading
@games_each
def test_the_total_is_the_sum_of_the_printed_lines(table: Table, games: int) -> None:
    for seed in range(games):
        game = table.new(seed)
        rand = generator(table, seed, "score")
        for _ in range(2):
            before = game.scores
            finish_hand(game, rand)
            assert list(game.score) == list(game.rules.sides)
            assert game.outcome is not None
            for side, lines in game.score.items():
                printed = [line for line in LINES if line in lines]
                assert list(lines) == printed
                assert all(points > 0 for points in lines.values())
                won = side in game.outcome.winners
                gained = sum(lines.values()) if game.rules.scored else int(won)
                assert game.scores[side] == before[side] + gained
            if game.match_outcome is not None:
                break
            game.deal()


@every_reading
@games_each
def test_the_open_lines_follow_from_the_events(table: Table, games: int) -> None:
    for seed in range(games):
        game = table.new(seed)
        finish_hand(game, generator(table, seed, "lines"))
        rules = game.rules
        km = dict.fromkeys(rules.sides, 0)
        safeties = dict.fromkeys(rules.sides, 0)
        coups = dict.fromkeys(rules.sides, 0)
        for event in game.log:
            if isinstance(event, CardPlayed):
                side, card = rules.side_of(event.move.seat), event.move.card
                assert card is not None
                if rules.circuit is None:
                    km[side] += KM.get(card, 0)
                if KIND[card] is Kind.SAFETY:
                    safeties[side] += 1
                    km[side] += rules.safety_km
            elif isinstance(event, CoupFourrePlayed):
                side = rules.side_of(event.seat)
                safeties[side] += 1
                coups[side] += 1
                km[side] += rules.coup_fourre_km
            elif isinstance(event, CarMoved | MoveUndone) and rules.circuit is not None:
                km[event.side] = rules.circuit.km(event.spot)
        for side, tableau in game.tableaus.items():
            assert (tableau.km, len(tableau.safeties)) == (km[side], safeties[side])
            assert len(tableau.coups) == coups[side]
            if rules.scored:
                lines = game.score[side]
                assert lines.get("distance", 0) == km[side]
                assert lines.get("safeties", 0) == 100 * safeties[side]
                assert lines.get("coups_fourres", 0) == 300 * coups[side]


# --- the same game again ----------------------------------------------------------


@every_reading
def test_the_same_seed_gives_the_same_game(table: Table) -> None:
    one, other = table.new(11), table.new(11)
    finish_hand(one, generator(table, 11, "same"))
    finish_hand(other, generator(table, 11, "same"))

    assert one == other
    assert one.record() == other.record()
    assert table.new(12).record() != table.new(11).record()


def test_without_a_seed_every_game_is_another() -> None:
    table = TABLES[0]

    assert table.new(None).record() != table.new(None).record()


@every_reading
@games_each
def test_a_match_comes_to_its_end(table: Table, games: int) -> None:
    for seed in range(max(1, games // 20)):
        game = table.new(seed)
        result = finish_match(game, generator(table, seed, "match"))
        assert game.match_outcome == result
        best = max(game.scores.values())
        assert result.winners == tuple(side for side in game.scores if game.scores[side] == best)
