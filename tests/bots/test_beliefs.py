"""What the champion believes of hands that it can't see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

import bornes
from bornes import Card, Game, View, bots, fast
from bornes.bots.beliefs.cells import CELLS, TURNS, cells_of, group_of, moment_of
from bornes.bots.beliefs.features import FEATURES, Values, features_of
from bornes.bots.beliefs.odds import GroupOdds, odds
from bornes.bots.bot import rng_for
from bornes.bots.champion import ChampionBot
from bornes.bots.search.compiled_rollouts import rows_of
from bornes.bots.search.search import Search
from bornes.sampling import UNKNOWN, CardOdds, Odds, Worlds
from tests.support import fast_games
from tests.support.games import READINGS, TABLES, Table, a_move, all_cards, moments
from tests.support.twins import pass_until, twin_of

AnyTable = Table | fast_games.Table
ALL_TABLES: list[AnyTable] = [*TABLES, *READINGS, *fast_games.HOUSE]


def some_games(table: AnyTable, seed: int, most: int = 8) -> list[Game]:
    """Moments of a hand at which somebody has to act."""
    rand = random.Random(f"beliefs {table} {seed}")
    games = (game.copy() for game in moments(table.new(seed), rand, every=9))
    return list(islice((game for game in games if game.to_act is not None), most))


def position(edition: str = "parker", hand_size: int = 6, **entries: object) -> View:
    filled = {"to_play": 1, "hand_sizes": {2: hand_size}, **entries}
    return bornes.read_view({"edition": edition, "players": 2, "position": filled}, seat=1)


def stopped_rival() -> View:
    return position(
        draw_size=50,
        hands={1: [25, 25, 50, 75, 100, "roll", "stop"]},
        sides={
            "A": {"battle": ["roll"], "distance": [100]},
            "B": {"battle": ["roll", "flat_tire"], "distance": [100]},
        },
    )


# --- what is believed -------------------------------------------------------------


def test_a_stopped_rival_lacks_the_remedy_and_has_others() -> None:
    believed = odds(stopped_rival())[2]

    assert believed[Card.SPARE_TIRE].first < 0.6
    assert believed[Card.PUNCTURE_PROOF].first < 0.6
    assert believed[Card.GASOLINE].first > 1.2
    assert believed[Card.KM_100].first > 1.2


def test_of_a_remedy_rivals_keep_one() -> None:
    likely = odds(stopped_rival())[2][Card.GASOLINE]

    assert likely.further < 0.5 * likely.first


def test_a_rival_who_let_others_roll_has_no_hazards() -> None:
    rolling = {"battle": ["roll"], "distance": [100]}
    hand = [25, 25, 50, 75, 100, "roll", "repairs"]
    still = position(draw_size=50, hands={1: hand}, sides={"B": rolling})
    driving = position(draw_size=50, hands={1: hand}, sides={"A": rolling, "B": rolling})

    for hazard in (Card.STOP, Card.ACCIDENT, Card.FLAT_TIRE):
        assert odds(driving)[2][hazard].first < 0.7 < odds(still)[2][hazard].first


def feature(view: View, name: str, card: Card) -> int | None:
    """A feature's value in seat 2's hand."""
    return dict(features_of(view, 2))[card][[*FEATURES].index(name)]


def test_features_count_what_lies_open() -> None:
    view = position(
        hands={1: [25, 25, 50, 75, 100, "roll", "out_of_gas"]},
        discard=["gasoline", "gasoline", "accident", 25],
        sides={
            "A": {"battle": ["roll", "flat_tire"], "distance": [200, 100]},
            "B": {
                "battle": ["roll", "accident", "repairs", "roll"],
                "speed": ["speed_limit"],
                "distance": [100, 100, 25],
                "safeties": ["extra_tank"],
            },
        },
    )

    assert feature(view, "km", Card.ROLL) == 3
    assert feature(view, "rival km", Card.ROLL) == 4
    assert feature(view, "safeties", Card.ROLL) == 1
    assert feature(view, "rivals", Card.STOP) == 0
    assert [feature(view, "laid", card) for card in (Card.REPAIRS, Card.ROLL, Card.KM_100)] == [
        1,
        2,
        2,
    ]
    assert [feature(view, "laid", card) for card in (Card.FLAT_TIRE, Card.ACCIDENT)] == [1, 0]
    assert [feature(view, "out", card) for card in (Card.GASOLINE, Card.KM_25)] == [2, 1]
    assert feature(view, "against", Card.REPAIRS) == 0  # both accidents were seen
    assert feature(view, "against", Card.DRIVING_ACE) == 0
    assert feature(view, "against", Card.SPARE_TIRE) == 1
    assert feature(view, "against", Card.GASOLINE) == 2  # one's own hand does not lie open
    assert feature(view, "against", Card.ACCIDENT) == 3  # there are five repairs left, and more


@pytest.mark.parametrize(("speed", "value"), [([], 2), (["speed_limit"], 1)])
def test_a_rolling_rival_is_told_from_a_limited_one(speed: list[str], value: int) -> None:
    own = {"battle": ["roll"], "speed": speed}
    view = position(draw_size=60, hands={1: [25, 25, 50, 75, 100, "stop", 50]}, sides={"A": own})

    assert feature(view, "rivals", Card.STOP) == value


def test_where_discards_were_not_noted_they_tell_nothing() -> None:
    sides = {"A": {"battle": ["roll"]}, "B": {"battle": ["roll"], "distance": [100]}}
    hand = [25, 25, 50, 75, 100, "roll", "stop"]
    noted = position(hands={1: hand}, sides=sides)  # all others lie in the draw pile
    not_noted = position(draw_size=noted.draw_size - 20, hands={1: hand}, sides=sides)

    assert feature(noted, "out", Card.ROLL) == 0
    assert feature(not_noted, "out", Card.ROLL) is None
    assert feature(not_noted, "against", Card.ROLL) is None
    assert feature(not_noted, "km", Card.ROLL) == 2
    assert odds(not_noted)[2][Card.KM_100] != UNKNOWN


def after_discard(card: Card) -> Game:
    """A game of which the second seat has discarded such a card, and nothing else."""
    for seed in range(100):
        game = bornes.new("parker", 2, seed=seed)
        if card in game.hand(2):
            game.apply(next(move for move in game.legal_moves() if move.verb == "discard"))
            game.apply(f"2: discard {card}")
            return game
    raise AssertionError(f"nobody was dealt a {card}")


def test_what_a_seat_has_let_go_is_remembered() -> None:
    game = after_discard(Card.GASOLINE)
    view = game.view(1)

    assert feature(view, "let go", Card.GASOLINE) == 1
    assert feature(view, "let go", Card.EXTRA_TANK) == 1  # which does the same and more
    assert feature(view, "let go", Card.SPARE_TIRE) == feature(view, "let go", Card.ROLL) == 0


def test_what_was_let_go_in_another_hand_tells_nothing() -> None:
    game = after_discard(Card.ROLL)
    rand = random.Random(3)
    while game.phase != "over":
        game.apply(a_move(game, rand, lively=0.9))
    game.deal()

    place = [*FEATURES].index("let go")
    assert {values[place] for _, values in features_of(game.view(1), 2)} == {0}


def test_where_nobody_watched_nothing_is_known_of_what_was_let_go() -> None:
    view = stopped_rival()

    assert feature(view, "let go", Card.ROLL) is None
    assert feature(view, "km", Card.ROLL) == 2


def test_whoever_lets_a_remedy_go_may_have_the_safety() -> None:
    for remedy, safety in ((Card.ROLL, Card.RIGHT_OF_WAY), (Card.REPAIRS, Card.DRIVING_ACE)):
        likely = {
            card: odds(after_discard(card).view(1))[2][safety].first
            for card in (remedy, Card.KM_50)
        }
        assert likely[remedy] > 1.5 * likely[Card.KM_50]


def test_nothing_is_believed_too_firmly() -> None:
    known = GroupOdds({"25 free": [[0.001], [90.0]]}, {"25": [[1.0, 2.0]]})

    assert known.of("25 free", 0, "25", (1,)) == CardOdds(0.05, 6.0)
    assert known.of("25 free", 0, "25", (None,)) == CardOdds(0.05, 6.0)


def test_a_feature_multiplies_both_odds() -> None:
    known = GroupOdds({"25 free": [[1.0], [0.5]]}, {"25": [[1.0, 2.0], [3.0, 1.0]]})

    assert known.of("25 free", 0, "25", (1, 0)) == CardOdds(6.0, 3.0)
    assert known.of("25 free", 0, "25", (1, None)) == CardOdds(2.0, 1.0)


def test_whoever_has_used_a_remedy_has_it_less_often() -> None:
    hand = [25, 25, 50, 75, 100, "roll", "stop"]
    unused, used = (
        position(
            draw_size=50,
            hands={1: hand},
            sides={"B": {"battle": battle, "distance": [100]}, "A": {"battle": ["roll"]}},
        )
        for battle in (["roll"], ["roll", "flat_tire", "spare_tire", "roll"])
    )

    assert odds(used)[2][Card.SPARE_TIRE].first < 0.8 * odds(unused)[2][Card.SPARE_TIRE].first


def test_before_its_first_turn_nothing_is_believed_of_a_seat() -> None:
    game = bornes.new("dujardin", 4, seed=3)
    assert not any(odds(game.view(1)).values())

    game.apply(game.legal_moves()[0])
    believed = odds(game.view(game.to_act))
    assert believed[1]
    assert not believed[3]
    assert not believed[4]


def test_the_last_mover_is_another_matter_than_those_before() -> None:
    game = bornes.new("parker", 3, seed=3)
    for _ in range(7):
        game.apply(game.legal_moves()[-1])
    view = game.view(game.to_act)
    before = (game.turn - 2) % 3 + 1

    assert view.seat == game.turn
    found = {group_of(view, seat) for seat in game.rules.seats if seat not in (view.seat, before)}
    assert group_of(view, before) == "classic many last"
    assert found == {"classic many others"}


def test_on_the_road_nothing_is_believed() -> None:
    assert all(odds(game.view(game.to_act)) == {} for game in some_games(Table("volant", 3), 1))


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_other_cards_where_it_can_not_look_change_no_belief(table: AnyTable) -> None:
    compared = 0
    for game in some_games(table, 1):
        twin = twin_of(game, game.to_act, random.Random(1))
        if twin is not None:
            pass_until(twin, game.to_act if game.phase == "react" else None)
            compared += 1
            assert odds(game.view(game.to_act)) == odds(twin.view(game.to_act))
    assert compared


def but_let_go(view: View, seat: int) -> Iterator[tuple[Card, Values]]:
    """The features of every card without what the seat has let go."""
    place = [*FEATURES].index("let go")
    for card, values in features_of(view, seat):
        yield card, (*values[:place], *values[place + 1 :])


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_what_a_seat_writes_down_is_enough(table: AnyTable) -> None:
    """But for who discarded what, which a position does not say."""
    for game in some_games(table, 2):
        assert game.to_act is not None
        view = game.view(game.to_act)
        read = bornes.read_view(bornes.write_view(view), game.to_act)
        assert odds(read) == odds(View(view.known(), view.seat))
        for seat in () if view.rules.circuit else view.rules.seats:
            assert {*but_let_go(read, seat)} == {*but_let_go(view, seat)}


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_situation_has_its_cell(table: Table) -> None:
    for game in some_games(table, 3, most=20):
        view = game.view(game.to_act)
        for seat in () if view.rules.circuit else view.rules.seats:
            known = CELLS[group_of(view, seat)]
            assert all(cell in known for _, cell in cells_of(view, seat))


def test_a_card_that_nobody_has_counted_is_as_likely_as_any() -> None:
    """With this house rule, remedies and hazards of the classic game leave the table together."""
    rules = {"remedy_covers": False, "needs_roll": False, "hazard_on_hazard": False}
    game = bornes.new("parker", 2, seed=1, house=rules)
    for _ in range(9):
        game.apply(game.legal_moves()[-1])
    believed = odds(game.view(game.to_act))[3 - game.turn]

    assert not {Card.STOP, Card.ROLL, Card.RIGHT_OF_WAY} & set(believed)
    assert believed[Card.KM_100] != UNKNOWN


def test_a_table_that_nobody_has_counted_is_dealt_evenly() -> None:
    game = bornes.new("arche", 4, seed=1, house={"seating": "ABAB"})
    for _ in range(12):
        game.apply(game.legal_moves()[-1])
    view = game.view(game.to_act)

    assert any(moment_of(view, seat) is not None for seat in view.rules.seats)
    assert not any(odds(view).values())


def test_a_seat_has_had_as_many_turns_as_it_has_ended() -> None:
    """The draw pile tells it, as long as no coup fourré has skipped anybody."""
    game = bornes.new("parker", 3, seed=8)
    ended = Counter[int]()
    while game.pile and not any(side.coups for side in game.tableaus.values()):
        mover = game.turn
        game.apply(game.legal_moves()[0])
        ended[mover] += game.turn != mover
        view = game.view(game.to_act)
        for seat in game.rules.seats:
            if seat != game.turn and game.phase == "play" and game.pile:
                moment = moment_of(view, seat)
                had = max((least for least in TURNS if least <= ended[seat]), default=None)
                assert (None if moment is None else TURNS[moment]) == had
    assert ended.total() > 30


# --- worlds -----------------------------------------------------------------------


@pytest.mark.parametrize("table", ALL_TABLES, ids=str)
def test_a_world_dealt_by_beliefs_is_the_table_that_the_seat_sees(table: AnyTable) -> None:
    for game in some_games(table, 4):
        view = game.view(game.to_act)
        world = Worlds(view, odds(view)).sample(random.Random(1))
        seen = world.view(view.seat)
        assert seen.hand == view.hand
        assert seen.hand_sizes == view.hand_sizes
        assert seen.draw_size == view.draw_size
        assert seen.legal_moves() == view.legal_moves()
        assert all_cards(world) == Counter(dict(view.rules.deck))


def dealt_hands(view: View, given: Odds, many: int) -> dict[str, list[tuple[Card, ...]]]:
    """Seat 2's hand in worlds of the compiled rules and of the engine."""
    rows = rows_of(given, view.rules)
    worlds, chance = Worlds(view, given), random.Random(1)
    return {
        "evenly": [fast.look(world).hands[2] for world in fast.from_view(view, many, 1)],
        "compiled": [
            fast.look(world).hands[2] for world in fast.from_view(view, many, 1, odds=rows)
        ],
        "engine": [tuple(worlds.sample(chance).hand(2)) for _ in range(many)],
    }


def test_the_needed_remedy_is_dealt_less_often_and_the_spare_one_more() -> None:
    view = stopped_rival()
    hands = dealt_hands(view, odds(view), 2500)
    tires, gasoline = (
        {name: np.mean([hand.count(card) for hand in held]) for name, held in hands.items()}
        for card in (Card.SPARE_TIRE, Card.GASOLINE)
    )

    assert tires["compiled"] < 0.7 * tires["evenly"]
    assert gasoline["compiled"] > 1.1 * gasoline["evenly"]
    assert tires["engine"] == pytest.approx(tires["compiled"], abs=0.1)
    assert gasoline["engine"] == pytest.approx(gasoline["compiled"], abs=0.1)


def test_a_further_card_of_a_kind_has_odds_of_its_own() -> None:
    view = stopped_rival()
    given = {2: {Card.GASOLINE: CardOdds(4.0, 0.0), Card.KM_25: CardOdds(0.5, 8.0)}}
    hands = dealt_hands(view, given, 2500)
    one, several = (
        {name: np.mean([holds(hand) for hand in held]) for name, held in hands.items()}
        for holds in (lambda hand: Card.GASOLINE in hand, lambda hand: hand.count(Card.KM_25) > 1)
    )

    assert not any(hand.count(Card.GASOLINE) > 1 for hand in hands["compiled"] + hands["engine"])
    assert one["compiled"] > 1.5 * one["evenly"]
    assert several["compiled"] > 1.5 * several["evenly"]
    assert one["engine"] == pytest.approx(one["compiled"], abs=0.05)
    assert several["engine"] == pytest.approx(several["compiled"], abs=0.05)


def test_engine_worlds_shuffle_what_no_hand_took() -> None:
    """A card that a rival would hardly hold lies anywhere in the draw pile, not at its end."""
    view, places = stopped_rival(), []
    worlds, chance = Worlds(view, odds(view)), random.Random(2)
    for _ in range(400):
        pile = worlds.sample(chance).pile
        places += [place for place, card in enumerate(pile) if card is Card.SPARE_TIRE]

    assert np.mean(places) == pytest.approx(24.5, abs=1.5)


def test_a_card_that_was_taken_openly_stays_where_it_went() -> None:
    game = bornes.new("arche", 2, seed=5)
    game.apply("1: draw")
    game.apply(next(m for m in game.legal_moves() if m.verb == "discard"))
    card = game.discards[-1]
    game.apply("2: take")
    game.apply(next(m for m in game.legal_moves() if m.verb == "discard" and m.card != card))
    view = game.view(1)
    worlds = Worlds(view, odds(view))

    assert odds(view)[2]
    assert all(card in worlds.sample(random.Random(seed)).hand(2) for seed in range(20))


def real_hands(table: AnyTable, hands: int) -> Iterator[tuple[View, int, Counter[Card]]]:
    """What others really held at decisions of the steady and the sharp player."""
    for seed in range(hands):
        game = table.new(70_000 + seed)
        names = ("steady", "sharp")
        seated = [bots.make(names[(seed + seat) % 2], seed=seat) for seat in game.rules.seats]
        count = 0
        while game.to_act is not None:
            view, count = game.view(game.to_act), count + 1
            if count % 8 == 0:
                for seat in game.rules.seats:
                    if seat != view.seat:
                        yield view, seat, Counter(game.hand(seat))
            game.apply(seated[game.to_act - 1].choose(view))


@pytest.mark.parametrize(
    ("table", "hands"),  # those of arche are short, with four cards each
    [(Table("parker", 2), 8), (Table("dujardin", 3), 8), (Table("arche", 2), 60)],
    ids=str,
)
def test_believed_worlds_are_nearer_to_the_truth(table: Table, hands: int) -> None:
    """Of the cards that others really hold, worlds dealt by beliefs have more in common."""
    common = {"evenly": 0, "believing": 0}
    for view, seat, real in real_hands(table, hands):
        for name, given in (("evenly", None), ("believing", odds(view))):
            worlds, chance = Worlds(view, given), random.Random(seat)
            for _ in range(16):
                common[name] += (Counter(worlds.sample(chance).hand(seat)) & real).total()

    assert common["believing"] > 1.02 * common["evenly"]


# --- the search -------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["parker", "arche"])
def test_the_champion_searches_in_worlds_that_it_believes_in(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bornes.bots.search.informed.judgement_of", lambda *_: None)
    played = real_hands(Table(edition, 2), 9)
    view = next(v for v, seat, _ in played if odds(v)[seat] and len(v.legal_moves()) > 2)
    seed = rng_for(4, view).getrandbits(48)
    believing, doubting = (
        Search(view, seed=seed, playouts=60, odds=given).run(view.legal_moves())
        for given in (odds(view), None)
    )

    assert ChampionBot(seed=4, playouts=60).estimates(view) == believing
    assert believing != doubting
