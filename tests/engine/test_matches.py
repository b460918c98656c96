"""Whole matches: who begins, what is carried over, and when they are decided (rules 10, 13)."""

import random
import re
from copy import deepcopy

import pytest

import bornes
from bornes import Card, Game, MatchOutcome, Refused
from bornes.engine.events import HandDealt, HandEnded, MatchEnded
from bornes.engine.state import Ending, MatchEnding
from tests.support.games import PLAIN, Table, all_cards, finish_hand, finish_match, whole_deck

FIRST_SEATS = [(table, seat) for table in PLAIN for seat in range(1, table.players + 1)]


def deals(game: Game) -> list[HandDealt]:
    return [event for event in game.log if isinstance(event, HandDealt)]


def undecided(edition: str) -> dict[str, object]:
    """Options with which a match has several hands."""
    if edition == "arche":
        return {"games": 9}
    return {"match_hands": 5, **({"scoring": "points"} if edition == "volant" else {})}


@pytest.mark.parametrize(("table", "seat"), FIRST_SEATS, ids=str)
def test_the_first_seat_moves_on_with_every_hand(table: Table, seat: int) -> None:
    options = {**undecided(table.edition), "first_seat": seat}
    game = bornes.new(table.edition, table.players, seed=seat, options=options)
    rand = random.Random(f"{table}|{seat}")
    for number in range(1, 4):
        first = (seat + number - 2) % table.players + 1
        dealer = (first - 2) % table.players + 1
        assert (game.hand_number, game.dealer, game.to_act) == (number, dealer, first)
        assert deals(game)[-1].first == first
        finish_hand(game, rand)
        game.deal()


@pytest.mark.parametrize("table", PLAIN, ids=str)
def test_every_hand_begins_with_a_clear_table(table: Table) -> None:
    game = bornes.new(table.edition, table.players, seed=2, options=undecided(table.edition))
    rand = random.Random(f"{table}")
    for _ in range(3):
        finish_hand(game, rand)
        scores = game.scores
        told = game.deal()
        assert isinstance(told[0], HandDealt)
        assert all_cards(game) == whole_deck(game)
        sizes = {seat: len(game.hand(seat)) for seat in game.rules.seats}
        drawn = game.phase == "play"
        assert game.to_act is not None
        assert sizes == {
            **dict.fromkeys(game.rules.seats, game.rules.hand_size),
            game.to_act: game.rules.hand_size + drawn,
        }
        assert not any(tableau.cards(game.rules) for tableau in game.tableaus.values())
        assert {tableau.km for tableau in game.tableaus.values()} == {0}
        assert (game.discards, game.outcome, game.extension) == ([], None, None)
        assert game.target == game.rules.target
        assert game.scores == scores


def test_hands_of_a_match_differ() -> None:
    game = bornes.new("rally", 4, seed=1, options={"match_hands": 3})
    finish_match(game, random.Random(1))

    assert len({deal.pile for deal in deals(game)}) == len(deals(game)) >= 3


@pytest.mark.parametrize("edition", ["dujardin", "rally", "parker"])
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_a_match_goes_on_until_somebody_has_the_total(edition: str, players: int) -> None:
    game = bornes.new(edition, players, seed=4)
    finish_match(game, random.Random(4))
    ends = [event for event in game.log if isinstance(event, HandEnded)]

    assert len(ends) == len(game.sheets) == game.hand_number
    for end in ends[:-1]:
        best = max(end.totals.values())
        assert best < 5000 or list(end.totals.values()).count(best) > 1
    best = max(game.scores.values())
    (winner,) = (side for side, points in game.scores.items() if points == best)
    assert best >= 5000
    assert game.match_outcome == MatchOutcome((winner,), MatchEnding.TOTAL)
    assert game.match_outcome.winner == winner
    assert game.log[-1] == MatchEnded((winner,), MatchEnding.TOTAL)
    for side in game.scores:
        assert game.scores[side] == sum(sum(sheet[side].values()) for sheet in game.sheets)


@pytest.mark.parametrize("hands", [1, 3])
@pytest.mark.parametrize(
    ("edition", "options"),
    [("dujardin", {}), ("parker", {}), ("volant", {"scoring": "bonus"})],
)
def test_a_match_of_a_fixed_number_of_hands(
    edition: str, options: dict[str, object], hands: int
) -> None:
    game = bornes.new(edition, 2, seed=hands, options={**options, "match_hands": hands})
    finish_match(game, random.Random(hands))

    assert game.hand_number == hands
    assert game.match_outcome is not None
    assert game.match_outcome.reason is MatchEnding.HANDS
    assert game.rules.match_total is None


def test_another_total() -> None:
    game = bornes.new("dujardin", 2, seed=1, options={"match_total": 1})
    finish_match(game, random.Random(1))

    assert game.hand_number == 1
    assert game.match_outcome is not None
    assert game.match_outcome.reason is MatchEnding.TOTAL


# --- ties -------------------------------------------------------------------------


def last_card(edition: str, position: dict[str, object], **more: object) -> Game:
    """A position in which seat 1 has the last card of the hand."""
    hands = {"to_play": 1, "hands": {1: [25], 2: []}, "draw": []}
    return bornes.position(
        {"edition": edition, "players": 2, "position": {**hands, **position}, **more}
    )


@pytest.mark.parametrize("options", [{}, {"match_hands": 3}])
def test_a_tie_at_the_top_plays_another_hand(options: dict[str, object]) -> None:
    game = last_card(
        "dujardin", {"hand_number": 3, "scores": {"A": 5200, "B": 5200}}, options=options
    )
    game.apply("1: discard 25")

    assert game.scores == {"A": 5200, "B": 5200}
    assert game.outcome == bornes.Outcome((), Ending.CARDS_RAN_OUT)
    assert game.match_outcome is None
    game.deal()
    assert game.hand_number == 4
    assert finish_match(game, random.Random(5)).winner


def test_of_several_past_the_total_the_highest_wins() -> None:
    game = last_card("parker", {"scores": {"A": 5150, "B": 5200}})
    game.apply("1: discard 25")

    assert game.match_outcome == MatchOutcome(("B",), MatchEnding.TOTAL)


LEVEL: dict[str, object] = {"sides": {"A": {"distance": [75]}, "B": {"distance": [100]}}}
"""With the last card, a 25, both have come as far."""


def test_one_game_may_be_shared() -> None:
    game = last_card("arche", LEVEL)
    game.apply("1: play 25")

    assert game.outcome == bornes.Outcome(("A", "B"), Ending.CARDS_RAN_OUT)
    assert game.outcome.winner is None
    assert game.match_outcome == MatchOutcome(("A", "B"), MatchEnding.GAMES)
    assert game.scores == {"A": 1, "B": 1}


@pytest.mark.parametrize(
    ("number", "before", "winners"),
    [
        (1, {"A": 0, "B": 0}, None),
        (2, {"A": 1, "B": 0}, ("A",)),
        (3, {"A": 1, "B": 1}, None),
        (4, {"A": 2, "B": 1}, ("A",)),
    ],
)
def test_a_shared_game_counts_for_each(
    number: int, before: dict[str, int], winners: tuple[str, ...] | None
) -> None:
    position = {**LEVEL, "hand_number": number, "scores": before}
    game = last_card("arche", position, options={"games": 3})
    game.apply("1: play 25")

    assert game.scores == {side: won + 1 for side, won in before.items()}
    assert (game.match_outcome.winners if game.match_outcome else None) == winners


@pytest.mark.parametrize(("edition", "players"), [("arche", 2), ("arche", 4), ("volant", 3)])
@pytest.mark.parametrize("games", [1, 3, 5])
def test_games_are_counted(edition: str, players: int, games: int) -> None:
    game = bornes.new(edition, players, seed=games, options={"games": games})
    finish_match(game, random.Random(f"{edition}{players}{games}"))
    best = max(game.scores.values())
    leaders = tuple(side for side, won in game.scores.items() if won == best)

    assert game.match_outcome == MatchOutcome(leaders, MatchEnding.GAMES)
    assert game.hand_number <= games or best > games // 2 or len(leaders) == 1
    assert best >= (games + 1) // 2 or game.hand_number >= games
    assert len(leaders) == 1 or games == 1
    assert all(not lines for sheet in game.sheets for lines in sheet.values())


# --- what is handed out -----------------------------------------------------------


def test_a_score_that_is_changed_changes_no_game() -> None:
    game = bornes.new("parker", 2, seed=1, options={"match_hands": 2})
    rand = random.Random(1)
    finish_hand(game, rand)
    before, totals, text = deepcopy(game.score), game.scores, game.record()
    told = game.log[-1]
    assert isinstance(told, HandEnded)
    views = [game.view(1), game.view()]
    handed_out = [game.score, told.score]
    handed_out += [view.score for view in views] + [view.sheets[0] for view in views]
    for score in handed_out:
        score["A"]["distance"] = 9999  # type: ignore[index]
        score["B"] = {}  # type: ignore[index]

    assert game.score == game.sheets[0] == before
    assert game.view(1).score == game.view().sheets[0] == before
    assert (game.scores, game.record()) == (totals, text)
    finish_match(game, rand)
    assert game.scores["A"] == sum(sum(sheet["A"].values()) for sheet in game.sheets)


def test_a_game_says_what_it_is_and_no_card() -> None:
    for table in PLAIN:
        game = table.new(seed=987_654_321)
        told = [repr(one) for one in (game, game.view(1), game.view(), game.copy())]
        for text in told:
            assert table.edition in text
            assert f"{table.players} players, hand 1, phase {game.phase}, to act 1" in text
            assert not set(re.findall(r"\w+", text)) & set(Card)
            assert "987654321" not in text
        assert [text.split()[:4] for text in told[:3]] == [
            ["<Game", f"{table.edition},", str(table.players), "players,"],
            ["<View", "of", "seat", "1:"],
            ["<View", "of", "a", "spectator:"],
        ]


def test_a_view_does_not_say_who_is_asked() -> None:
    game = bornes.position(
        {
            "edition": "dujardin",
            "players": 3,
            "position": {
                "asked": {"seat": 2, "by": 1, "hazard": "stop"},
                "hands": {2: ["right_of_way"]},
                "sides": {"B": {"battle": ["roll", "stop"]}},
            },
        }
    )

    assert repr(game.view(2)).endswith("phase react, to act 2>")
    assert repr(game.view(3)).endswith("phase react, to act None>")


# --- when nothing can be dealt ----------------------------------------------------


def test_a_hand_is_dealt_only_between_hands() -> None:
    game = bornes.new("dujardin", 2, seed=1)
    before = game.copy()
    with pytest.raises(Refused) as refused:
        game.deal()
    assert refused.value.refusal.code == "hand-not-over"
    assert game == before


def test_nothing_happens_after_a_match() -> None:
    game = bornes.new("arche", 2, seed=1)
    finish_match(game, random.Random(1))
    before = game.copy()
    with pytest.raises(Refused) as refused:
        game.deal()
    assert refused.value.refusal.code == "match-over"
    reason = game.why_not("1: draw")
    assert reason is not None
    assert reason.code == "match-over"
    assert game.legal_moves() == []
    assert game == before


def test_nothing_is_played_between_hands() -> None:
    game = bornes.new("dujardin", 2, seed=1)
    finish_hand(game, random.Random(1))
    reason = game.why_not("1: discard 25")

    assert reason is not None
    assert reason.code == "hand-over"
    with pytest.raises(bornes.IllegalMove):
        game.apply("1: discard 25")
