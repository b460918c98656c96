"""Hands that are told: the printed examples, every line of the sheet, and what can't be."""

from dataclasses import replace
from typing import Any

import pytest

from bornes.editions import table_rules
from bornes.engine.refusals import Refused
from bornes.engine.rules import Rules
from bornes.engine.scoring import LINES, total
from bornes.engine.state import MatchEnding
from bornes.locales import LANGUAGES, Messages
from bornes.scorekeeper import Book, Doubt, HandFacts, SideFacts, doubts, kept, questions, read_book


def _rules(edition: str, players: int, house: Any = None, **options: object) -> Rules:
    return table_rules(edition, players, options, house or {}, 0)


def _hand(a: Any = None, b: Any = None, **facts: Any) -> HandFacts:
    return HandFacts(sides={"A": SideFacts(**a or {}), "B": SideFacts(**b or {})}, **facts)


DUO = _rules("dujardin", 2)
TEAMS = _rules("dujardin", 4)


@pytest.mark.parametrize(
    ("rules", "hand", "a", "b"),
    [
        (
            TEAMS,
            _hand(
                {"km": 350, "safeties": 2, "coups_fourres": 1},
                {"km": 825, "safeties": 1, "twohundreds": 2},
            ),
            850,
            925,
        ),
        (
            TEAMS,
            _hand(
                {"km": 1000, "safeties": 2, "coups_fourres": 2, "twohundreds": 1},
                {"km": 950, "safeties": 1, "twohundreds": 2},
                finisher="A",
            ),
            2200,
            1050,
        ),
        (
            TEAMS,
            _hand(
                {"km": 1000, "safeties": 3},
                {"km": 275, "safeties": 1, "coups_fourres": 1},
                finisher="A",
                pile_empty=True,
            ),
            2300,
            675,
        ),
    ],
)
def test_the_printed_examples(rules: Rules, hand: HandFacts, a: int, b: int) -> None:
    """Rules 9.3."""
    score = kept(rules, [hand]).hands[0].score
    assert (total(score["A"]), total(score["B"])) == (a, b)


def test_every_line_of_the_sheet_can_be_told() -> None:
    rules = _rules("dujardin", 2, {"points": {"early_finish": 40}}, no_200_no_100=True)
    best = {"km": 1000, "safeties": 4, "coups_fourres": 4, "no_100": True}
    crowned = _hand(best, {}, finisher="A", extension="A", pile_empty=True)
    early = replace(crowned, pile_empty=False)
    scores = [hand.score["A"] for hand in kept(rules, [crowned]).hands + kept(rules, [early]).hands]
    assert {line for score in scores for line in score} == set(LINES)
    assert scores[0]["all_four"] == 300
    assert scores[0]["shut_out"] == 500
    assert "early_finish" not in scores[0]
    assert "delayed_action" not in scores[1]


def test_a_match_ends_and_what_comes_later_does_not_count() -> None:
    won = _hand({"km": 700}, {"km": 100}, finisher="A")
    found = kept(_rules("dujardin", 2, match_total=2000), [won, won, won])
    assert found.outcome is not None
    assert found.outcome.winner == "A"
    assert found.outcome.reason is MatchEnding.TOTAL
    assert found.counted == 2
    assert [doubt.refusal.code for doubt in found.hands[2].doubts] == ["facts-after-end"]
    assert found.hands[2].totals == found.totals == {"A": 2800, "B": 200}


def test_a_hand_that_can_not_be_is_left_out_of_the_totals() -> None:
    good = _hand({"km": 700}, {}, finisher="A")
    found = kept(DUO, [good, _hand({"km": 1025}), good])
    assert found.counted == 2
    assert found.totals == {"A": 3800, "B": 0}
    assert found.hands[1].doubts
    assert not any(found.hands[1].score.values())


def test_games_are_won_and_shared() -> None:
    rules = _rules("arche", 3, games=3)
    shared = HandFacts(sides={"A": SideFacts(km=300), "C": SideFacts(km=300)})
    won = HandFacts(sides={"A": SideFacts(km=425), "B": SideFacts(km=100)}, finisher="A")
    found = kept(rules, [shared, won])
    assert [hand.winners for hand in found.hands] == [("A", "C"), ("A",)]
    assert found.totals == {"A": 2, "B": 0, "C": 1}
    assert found.outcome is not None
    assert found.outcome.winner == "A"


def test_a_car_sent_back_to_the_start_is_not_shut_out() -> None:
    rules = _rules("volant", 2, scoring="points")
    assert "shut_out" in kept(rules, [_hand({"km": 500})]).hands[0].score["A"]
    back = _hand({"km": 500}, {"laid_distance": True})
    assert "shut_out" not in kept(rules, [back]).hands[0].score["A"]


BONUS = _rules("volant", 2, scoring="bonus")
FAMILY = _rules("arche", 2)
CANT_BE = [
    (DUO, _hand({"km": 1025}, extension="A"), "km", "A", "facts-km-beyond"),
    (TEAMS, _hand({"km": 1025}, finisher="A"), "km", "A", "facts-km-beyond"),
    (DUO, _hand({"km": 110}), "km", "A", "facts-km-steps"),
    (DUO, _hand({"km": -25}), "km", "A", "facts-km-steps"),
    (DUO, _hand({"km": 800}), "km", "A", "facts-extension-uncalled"),
    (DUO, _hand({"km": 650}, finisher="A"), "km", "A", "facts-finisher-short"),
    (DUO, _hand({"km": 700}, extension="A", finisher="A"), "km", "A", "facts-finisher-short"),
    (DUO, _hand({"km": 700}), "km", "A", "facts-arrived-unnamed"),
    (DUO, _hand({"km": 700}, {"km": 700}, finisher="A"), "km", "B", "facts-two-arrived"),
    (
        DUO,
        _hand({"km": 1000}, {"km": 1000}, extension="A", finisher="B"),
        "km",
        "A",
        "facts-two-arrived",
    ),
    (DUO, _hand({"km": 650}, extension="A"), "extension", None, "facts-asker-short"),
    (TEAMS, _hand({"km": 650}, extension="A"), "extension", None, "facts-no-extension"),
    (DUO, _hand({"safeties": 5}), "safeties", "A", "facts-safeties-many"),
    (DUO, _hand({"safeties": 3}, {"safeties": 2}), "hand", None, "facts-safeties-all"),
    (
        DUO,
        _hand({"safeties": 1, "coups_fourres": 2}),
        "coups_fourres",
        "A",
        "facts-coups-many",
    ),
    (DUO, _hand({"km": 650, "twohundreds": 3}), "twohundreds", "A", "facts-200s-many"),
    (DUO, _hand({"km": 350, "twohundreds": 2}), "twohundreds", "A", "facts-200s-km"),
    (BONUS, _hand({"km": 650, "twohundreds": 3}), "twohundreds", "A", "facts-200s-many"),
    (FAMILY, _hand({"safeties": 1}), "safeties", "A", "facts-not-counted"),
    (FAMILY, _hand({"km": 600}, finisher="A"), "km", "A", "facts-km-beyond"),
    (DUO, _hand({"no_100": True}), "no_100", "A", "facts-not-counted"),
    (DUO, _hand(ran_out=True), "ran_out", None, "facts-not-counted"),
    (DUO, HandFacts(sides={"C": SideFacts()}), "hand", None, "no-such-side"),
    (DUO, _hand(finisher="C"), "finisher", None, "no-such-side"),
]


@pytest.mark.parametrize(("rules", "hand", "field", "side", "code"), CANT_BE)
def test_what_can_not_be_is_found_where_it_was_told(
    rules: Rules, hand: HandFacts, field: str, side: str | None, code: str
) -> None:
    found = doubts(rules, hand)
    assert [(doubt.field, doubt.side, doubt.refusal.code) for doubt in found] == [
        (field, side, code)
    ]
    for language in LANGUAGES:
        text = Messages(language, rules.edition).refusal(found[0].refusal)
        assert "{" not in text


def test_the_cards_of_the_box_are_counted() -> None:
    trio = _rules("dujardin", 6)
    many = HandFacts(
        sides={side: SideFacts(km=975 if side != "A" else 1000) for side in "ABC"},
        extension="A",
        finisher="A",
    )
    assert [one.refusal.code for one in doubts(trio, many)] == ["facts-deck-short"]
    with_200s = {side: replace(told, twohundreds=2) for side, told in many.sides.items()}
    codes = [one.refusal.code for one in doubts(trio, replace(many, sides=with_200s))]
    assert codes == ["facts-200s-all"]


def test_safeties_that_are_worth_km_are_among_them() -> None:
    rules = _rules("dujardin", 2, {"safety_km": 100, "coup_fourre_km": 200})
    short = _hand({"km": 150, "safeties": 2})
    assert doubts(rules, short)[0].refusal.code == "facts-km-safeties"
    beyond = _hand({"km": 875, "safeties": 1, "coups_fourres": 1}, finisher="A")
    assert doubts(rules, beyond) == []
    alone = _hand({"km": 200, "safeties": 2}, {"km": 100})
    assert "shut_out" not in kept(rules, [alone]).hands[0].score["A"]
    assert kept(rules, [alone]).hands[0].score["B"]["shut_out"] == 500


@pytest.mark.parametrize(
    ("rules", "unasked"),
    [
        (DUO, {"no_100", "laid_distance", "ran_out"}),
        (TEAMS, {"extension_to", "furthest_extended", "no_100", "laid_distance", "ran_out"}),
        (BONUS, {"extension_to", "furthest_extended"}),
        (_rules("volant", 2), {*Book.__slots__}),
    ],
)
def test_a_table_asks_only_what_it_counts(rules: Rules, unasked: set[str]) -> None:
    asked = questions(rules)
    names = [name for name in type(asked).__slots__ if name not in {"target", "furthest"}]
    nothing = {name for name in names if not getattr(asked, name)}
    if not rules.scored:
        assert nothing == set(names)
    else:
        assert nothing == unasked


def test_a_book_is_read_as_it_was_written() -> None:
    book = Book(
        edition="dujardin",
        players=2,
        options={"match_total": 3000},
        house={"points": {"trip": 500}},
        names=("Ann", ""),
        hands=(_hand({"km": 700, "safeties": 2}, {"km": 25}, finisher="A", pile_empty=True),),
    )
    assert read_book(book.to_text()) == book
    assert '"coups_fourres"' not in book.to_text()


PARKER = '{"bornes-score": 1, "edition": "parker", "players": 2'


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        PARKER.replace("1", "2", 1) + "}",
        PARKER.replace(": 2", ': "2"') + "}",
        PARKER + ', "more": 1}',
        PARKER + ', "names": ["a", "b", "c"]}',
        PARKER + ', "hands": [{"sides": []}]}',
        PARKER + ', "hands": [{"finisher": 1}]}',
        PARKER + ', "hands": [{"luck": 1}]}',
        PARKER + ', "hands": [{"sides": {"A": {"km": true}}}]}',
        PARKER + ', "hands": [{"sides": {"A": {"km": 1e99}}}]}',
        PARKER + f', "hands": [{{"sides": {{"A": {{"km": {10**30}}}}}}}]}}',
        "[" * 100_000,
    ],
)
def test_what_is_no_book_is_refused(text: str) -> None:
    with pytest.raises(Refused) as found:
        read_book(text)
    assert found.value.refusal.code == "facts-file"


def test_a_doubt_tells_its_place() -> None:
    (found,) = doubts(DUO, _hand({"km": 110}))
    assert isinstance(found, Doubt)
    assert "25" in str(found.refusal)
