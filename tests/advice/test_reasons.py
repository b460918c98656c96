"""Reasons for moves: every legal move has one, it is true, and it reads well."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bornes
from bornes import Card, Game, Move, View
from bornes.advice.adviser import reason_for
from bornes.advice.reason import Reason
from bornes.advice.situation import Situation
from bornes.engine.cards import KM
from bornes.locales import LANGUAGES, Messages
from bornes.locales.advice_text import explain, percent
from bornes.notation.files import parse_yaml
from bornes.sampling import Worlds
from tests.support.games import READINGS, TABLES, Table, moments
from tests.support.paths import SCENARIOS
from tests.support.reason_checks import CHECKS, Case, parts

SOURCE = Path(bornes.__file__).parent
PATHS = sorted(SCENARIOS.rglob("*.yaml"))
HALF = 0.5


def reasons(view: View) -> Iterator[tuple[Move, Reason]]:
    """Every legal move with its reason."""
    situation = Situation(view)
    for move in view.legal_moves():
        yield move, reason_for(situation, move, HALF)


def said(view: View, written: str, language: str = "en") -> str:
    """The reason for a move in words."""
    move = Move.parse(written)
    assert move in view.legal_moves()
    return explain(reason_for(Situation(view), move, HALF), Messages(language, view.edition))


def assert_true_and_well_written(game: Game) -> Counter[str]:
    """Check the reasons of all moves at one moment of a game; counts them by code."""
    found: Counter[str] = Counter()
    assert game.to_act is not None
    view = game.view(game.to_act)
    for move, reason in reasons(view):
        after = game.copy()
        after.apply(move)
        for part in parts(reason):
            found[part.code] += 1
            check = CHECKS.get(part.code)
            assert check is None or check(Case(game, move, after, part)), (move, part)
        for language in LANGUAGES:
            text = explain(reason, Messages(language, view.edition))
            assert not re.search(r"[{}?_\n]|\s\s|\bNone\b", text), text
            assert text == text.strip()
            assert text.endswith("."), text
            assert not text[0].islower(), text
    return found


def play_through(table: Table, seed: int, most: int) -> Counter[str]:
    rand = random.Random(f"{table}|{seed}")
    found: Counter[str] = Counter()
    for game in moments(table.new(seed), rand, every=8, most=most):
        if game.phase != "over":
            found += assert_true_and_well_written(game)
    return found


# --- every move of every game -----------------------------------------------------


# Where a discard tells that nothing can be played, there are few kinds of reasons.
OFTEN_FREE = TABLES + [table for table in READINGS if "discard_only_when_stuck" not in table.house]


@pytest.mark.parametrize("table", OFTEN_FREE, ids=str)
def test_every_move_has_a_reason_that_is_true(table: Table) -> None:
    found = play_through(table, 1, most=14)
    assert len(found) > 8


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 8))
@pytest.mark.parametrize("table", TABLES + READINGS, ids=str)
def test_every_move_of_many_games_has_a_reason_that_is_true(table: Table, seed: int) -> None:
    assert play_through(table, seed, most=60)


@pytest.mark.parametrize("edition", bornes.EDITIONS)
def test_every_position_of_the_scenarios_has_reasons(edition: str) -> None:
    files = [path for path in PATHS if path.parent.name == edition]
    assert len(files) > 20
    for path in files:
        source = {**parse_yaml(path.read_text("utf-8"))}
        for key in ("title", "cites", "steps"):
            source.pop(key, None)
        game = bornes.position(source)
        if game.phase != "over":
            assert assert_true_and_well_written(game), path


def test_a_reason_is_made_from_the_view_alone() -> None:
    game = bornes.new("parker", 4, seed=5)
    rand = random.Random(5)
    for now in moments(game, rand, every=10, most=12):
        if now.to_act is None:
            continue
        written = bornes.write_view(now.view(now.to_act))
        read = bornes.read_view(written, now.to_act)
        assert dict(reasons(read)) == dict(reasons(now.view(now.to_act)))


# --- odds -------------------------------------------------------------------------


@pytest.mark.parametrize("table", [Table("parker", 4), Table("arche", 3), Table("volant", 3)])
def test_odds_are_those_of_the_worlds_that_may_be(table: Table) -> None:
    rand = random.Random(3)
    game = table.new(3)
    for _ in range(20):
        game.apply(rand.choice(game.legal_moves()))
    assert game.to_act is not None
    view = game.view(game.to_act)
    situation, worlds = Situation(view), Worlds(view)
    [rival, *_] = situation.know.rivals
    hazard = Card.MUM_COFFEE if table.edition == "arche" else Card.STOP
    answered = turned = drawn = 0
    for number in range(2000):
        world = worlds.sample(random.Random(number))
        hands = [world.hand(seat) for side in situation.know.rivals for seat in side.seats]
        turned += any(Card.U_TURN in hand for hand in hands)
        drawn += bool(world.pile) and world.pile[-1] in KM
        world_hazards = {c for seat in rival.seats for c in world.hand(seat)}
        answers = {Card.RIGHT_OF_WAY, Card.CAFETERIA_MUM}
        if table.edition == "arche":
            answers.add(Card.GOURMET_COFFEE)
        answered += bool(world_hazards & answers)
    assert situation.odds_of_answer(rival, hazard) == pytest.approx(answered / 2000, abs=0.04)
    assert situation.odds_of_u_turn() == pytest.approx(turned / 2000, abs=0.04)
    assert situation.odds_drawn(KM) == pytest.approx(drawn / 2000, abs=0.04)


def test_a_card_that_was_taken_openly_is_known_to_be_there() -> None:
    game = bornes.position(
        {
            "edition": "arche",
            "players": 2,
            "position": {
                "to_play": 2,
                "drawn": False,
                "hands": {1: ["mum_coffee", 25, 50, 75], 2: [25, 50, 75, 100]},
                "discard": ["gourmet_coffee"],
            },
        }
    )
    for move in ("2: take", "2: discard 25", "1: draw"):
        game.apply(move)
    assert said(game.view(1), "1: play mum_coffee on B").endswith(
        "Risk of an answer at once: about 100%."
    )


def test_a_small_chance_is_never_nothing() -> None:
    words = Messages("fr")
    shown = [percent(share, words) for share in (0, 0.001, 0.5, 0.9999, 1)]
    assert shown == ["0\u00a0%", "1\u00a0%", "50\u00a0%", "99\u00a0%", "100\u00a0%"]
    assert percent(0.4567, words, 1) == "45,7\u00a0%"


# --- at the table -----------------------------------------------------------------


def table(edition: str, players: int = 2, **position: object) -> View:
    """The view of the seat that acts in a position."""
    options = position.pop("options", {})
    source = {"edition": edition, "players": players, "options": options, "position": position}
    game = bornes.position(source)
    assert game.to_act is not None
    return game.view(game.to_act)


ROLLING = {"battle": ["roll"]}


def test_arriving_says_what_it_brings() -> None:
    near = {**ROLLING, "distance": [100] * 6 + [75]}
    view = table("dujardin", to_play=1, hands={1: [25, "stop"]}, sides={"A": near, "B": ROLLING})
    assert said(view, "1: play 25") == (
        "700 km exactly: you can stop with 1900 points or call the extension."
    )
    four = {**ROLLING, "distance": [200, 200] + [100] * 5 + [75]}
    view = table(
        "parker",
        4,
        to_play=1,
        hands={1: [25, "stop"]},
        sides={"A": four},
        scores={"A": 3000, "B": 3000},
    )
    assert said(view, "1: play 25") == "Wins the hand at once, with 1900 points."


def test_the_end_of_a_hand_may_be_the_end_of_the_match() -> None:
    asked = {"seat": 1, "extension": True}
    own = {**ROLLING, "distance": [100] * 7}
    other = {**ROLLING, "distance": [100]}

    def finish(mine: int, theirs: int) -> str:
        scores = {"A": mine, "B": theirs}
        hands = {1: ["stop"]}
        sides = {"A": own, "B": other}
        view = table("parker", to_play=1, asked=asked, hands=hands, sides=sides, scores=scores)
        return said(view, "1: finish")

    assert finish(0, 0) == "Wins the hand at once, with 1400 points."
    assert finish(4000, 0).endswith("with 1400 points, and with it the match.")
    assert finish(3700, 5050) == ("Wins the hand with 1400 points, but the match goes to side B.")


def test_the_extension_says_what_is_at_stake() -> None:
    own = {**ROLLING, "distance": [100] * 7}
    asked = {"seat": 1, "extension": True}
    sides = {"A": own, "B": ROLLING}
    for edition, ends in {
        "dujardin": "are lost and the others get 200.",
        "parker": "are lost; if another side gets there, the others get 200.",
    }.items():
        view = table(edition, to_play=1, asked=asked, hands={1: [25]}, sides=sides)
        text = said(view, "1: extend")
        assert re.match(r"In about 50% of the deals you are the first to 1000 (km|miles)", text)
        assert text.endswith(ends)


def test_the_last_card_of_a_hand_nobody_wins() -> None:
    def last(mine: int, theirs: int) -> str:
        view = table(
            "dujardin",
            to_play=1,
            hands={1: ["roll"], 2: []},
            draw=[],
            sides={"A": {"distance": [100]}, "B": {"distance": [200]}},
            scores={"A": mine, "B": theirs},
        )
        return said(view, "1: discard roll")

    assert last(0, 0) == "Ends the hand: you score 100 points."
    assert last(4950, 0) == "Ends the hand: you score 100 points and win the match."
    assert last(0, 4950) == "Ends the hand: you score 100 points, and the match goes to side B."


def test_a_game_that_stands_still_is_shared_or_lost() -> None:
    def last(rival: int, games: int) -> str:
        view = table(
            "arche",
            to_play=1,
            options={"games": games},
            drawn=True,
            hands={1: ["ice_cream"], 2: []},
            draw=[],
            sides={"A": {"distance": [100]}, "B": {"distance": [rival]}},
            idle_turns=1,
        )
        return said(view, "1: discard ice_cream")

    assert last(100, 1) == "Ends the game: the win is shared."
    assert last(200, 1) == "Ends the match: it goes to side B."
    assert last(200, 3) == "Ends the game: it goes to side B."


def test_the_rest_that_a_distance_leaves() -> None:
    own = {**ROLLING, "distance": [100] * 4 + [75]}
    hand = [25, 50, 50, 75, 100, "stop"]
    view = table("parker", to_play=1, hands={1: hand}, sides={"A": own})
    assert said(view, "1: play 100") == (
        "100 miles further, 125 to go. 2 other cards of yours make up exactly that distance."
    )
    view = table("parker", to_play=1, hands={1: [25, 200]}, sides={"A": own})
    assert said(view, "1: play 25") == (
        "25 miles further, 200 to go. You hold a 200, exactly what is left then."
    )
    assert said(view, "1: play 200").startswith("200 miles further, 25 to go. Costs the 300 points")
    view = table("parker", to_play=1, hands={1: [25, 25]}, sides={"A": own})
    assert said(view, "1: play 25").endswith(
        "You could then finish at once with a 200: 4 still unseen."
    )


def test_two_200s_are_enough() -> None:
    own = {**ROLLING, "distance": [200, 200]}
    view = table("parker", 4, to_play=1, hands={1: [200, 100]}, sides={"A": own})
    assert said(view, "1: discard 200") == "You have played as many 200s as are allowed."


def test_a_coup_fourre_and_holding_it_back() -> None:
    def asked(**more: object) -> View:
        return table(
            "dujardin",
            4,
            asked={"seat": 4, "by": 1, "hazard": "flat_tire"},
            hands={4: ["puncture_proof", "25"]},
            sides={"B": {"battle": ["roll", "flat_tire"]}},
            **more,
        )

    view = asked()
    assert said(view, "4: coup-fourre puncture_proof") == (
        "Cancels Flat Tire for good: 400 points, and you play at once. 2 seats lose their turn."
    )
    assert said(view, "4: pass", "fr") == (
        "Vous subissez la Crevaison\u202f; "
        "plus tard, la botte Increvable rapportera 300 points de moins."
    )
    assert said(asked(draw=[]), "4: coup-fourre puncture_proof") == (
        "Cancels Flat Tire for good: 400 points, but no turn is gained."
    )


def test_a_seat_that_can_only_pass_is_told_so() -> None:
    source = {
        "edition": "rally",
        "players": 2,
        "position": {
            "asked": {"seat": 2, "by": 1, "hazard": "stop"},
            "hands": {2: ["25", "roll"]},
            "sides": {"B": {"battle": ["roll", "stop"]}},
        },
    }
    view = bornes.read_view(source, 2)
    assert said(view, "2: pass", "nl") == "Je hebt niets tegen Rood licht."


def test_an_arrival_can_be_undone() -> None:
    view = table(
        "volant",
        3,
        asked={"seat": 2, "moved": "A", "from": {"square": 38, "lane": 1}},
        hands={2: ["u_turn", "25"]},
        cars={"A": {"square": 40, "lane": 1}},
        sides={"A": {"distance": [50]}},
        circuit={"squares": 40, "lanes": {"default": 2}},
    )
    assert said(view, "2: u-turn") == (
        "Keeps side A from winning: back 50 km, to square 38, lane 1."
    )
    assert said(view, "2: pass") == ("Lets side A arrive and win, unless another seat has U-Turn.")


# --- the message files ------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def texts(language: str) -> dict[str, set[str]]:
    """The reasons of a message file with their variables."""
    found = {}
    text = (SOURCE / "locales" / language / "advice.ftl").read_text("utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith("reason-"):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def codes_in_source() -> set[str]:
    """Every code of a reason that the source can give, endings that are added included."""
    found = set()
    for path in (SOURCE / "advice").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                stem = str(node.values[0].value)
                found |= {stem, f"{stem}-leader", f"{stem}-arrival"}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return {text for text in found if re.fullmatch(r"reason-[\w-]+", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_text_and_no_text_is_without_a_reason(language: str) -> None:
    wanted = codes_in_source()
    there = set(texts(language))
    endings = {code for code in wanted - there if code.endswith(("-leader", "-arrival"))}
    assert wanted - endings - there == set()
    assert there - wanted == set()
    assert there >= {"reason-stops-leader", "reason-limits-leader", "reason-u-turn-arrival"}


def test_the_checks_speak_of_reasons_that_there_are() -> None:
    assert set(CHECKS) <= set(texts("en"))
    unchecked = set(texts("en")) - set(CHECKS)
    assert len(unchecked) < 25, unchecked
