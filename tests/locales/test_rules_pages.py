"""The rules pages: one form in all editions and languages, and figures that the engine confirms."""

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import product

import pytest

import bornes
from bornes.editions import EDITIONS, OPTIONS
from bornes.engine.cards import REMEDY_FOR, SAFETY_FOR, Card
from bornes.engine.rules import Points, Rules
from bornes.engine.scoring import HandEnd, lines_of, side_score
from bornes.engine.tableau import Tableau
from bornes.locales import LANGUAGES, Messages
from bornes.locales.rules_text import without_pictures

CLASSIC = ("dujardin", "rally", "parker")
IDS = ("minute", "turn", "cards", "stops", "coup", "end", "score", "variants", "decisions")
VOLANT_IDS = (*IDS[:2], "road", "cards", "specials", *IDS[3:])
LONGEST_MINUTE = 130

# What each rulebook leaves open, by the numbers of docs/rules.md.
DECISIONS = {
    "dujardin": "3.4 3.5 4.4 4.7 5.2 6.4 9.1 9.2 10",
    "rally": "3.4 4.4 4.7 5.4 7.2 7.3 8.4 10",
    "parker": "3.4 4.3 4.4 4.7 4.8 5.2 6.3 10",
    "arche": "1.2 2.2 3.1 3.4 3.5 11.4 11.5 11.6 11.8",
    "volant": (
        "1.2 3.1 3.4 12.1 12.5 12.6 12.7 12.9 12.11 12.12 12.13 12.14 12.15 12.16 12.17 12.18"
    ),
}
# Cards that can't but be named there.
DECIDED_CARDS = {
    "dujardin": "roll right_of_way",
    "rally": "roll right_of_way speed_limit",
    "parker": "roll right_of_way speed_limit",
    "arche": "",
    "volant": "speed_limit right_of_way turbo u_turn tow_truck",
}

PICTURE = re.compile(r"!\[([^\]]*)\]\(card:(\w+)\)")
HEADING = re.compile(r"^## (.+?) \{#(\w+)\}$", re.MULTILINE)
EVERY_PAGE = pytest.mark.parametrize(
    ("language", "edition"),
    [
        pytest.param(language, edition, id=f"{language}-{edition}")
        for language, edition in product(LANGUAGES, EDITIONS)
    ],
)


def page(language: str, edition: str) -> str:
    return Messages(language, edition).rules_page()


def section(language: str, edition: str, name: str) -> str:
    """What stands under the heading with this id."""
    parts = HEADING.split(page(language, edition))
    assert name in parts[2::3], f"the page has no section {{#{name}}}"
    return parts[3 * parts[2::3].index(name) + 3]


def tables(text: str) -> Iterator[list[list[str]]]:
    """The pipe tables of a text, as rows of cells; the line under the head is left out."""
    for block in re.findall(r"(?:^\|.*\|$\n?)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line[1:-1].split("|")] for line in block.splitlines()]
        yield [row for row in rows if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]


def items(text: str, mark: str) -> list[str]:
    """The items of the lists of a text that begin with this mark."""
    return re.findall(rf"^{mark} (.+)$", text, re.MULTILINE)


def deck(edition: str) -> dict[str, int]:
    """The full deck, as the most players have it."""
    return {str(card): count for card, count in EDITIONS[edition].tables[max_players(edition)].deck}


def max_players(edition: str) -> int:
    return max(EDITIONS[edition].tables)


def words(text: str) -> int:
    return len(re.findall(r"\w[\w’'.-]*", PICTURE.sub("", text)))


# --- form ---------------------------------------------------------------------------


@EVERY_PAGE
def test_every_section_is_there_and_in_order(language: str, edition: str) -> None:
    text = page(language, edition)
    assert text.startswith("# ")
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1
    headings = re.findall(r"^## .*$", text, re.MULTILINE)
    ids = tuple(found[1] for found in HEADING.findall(text))
    assert ids == (VOLANT_IDS if edition == "volant" else IDS)
    assert len(headings) == len(ids), "a heading without an id"


@EVERY_PAGE
def test_the_game_in_a_minute_fits_on_a_screen(language: str, edition: str) -> None:
    minute = section(language, edition, "minute")
    assert 40 <= words(minute) <= LONGEST_MINUTE
    assert len(PICTURE.findall(minute)) >= 5


@EVERY_PAGE
def test_nothing_in_it_is_meant_for_programmers(language: str, edition: str) -> None:
    text = page(language, edition)
    assert "§" not in text
    assert "`" not in text
    assert "<!--" not in text
    names = {field.name for kind in (Rules, Points) for field in fields(kind)} | set(OPTIONS)
    prose = PICTURE.sub("", HEADING.sub("", text))
    assert {name for name in names if "_" in name and name in prose} == set()
    assert not re.search(r"(?<!\*)\*(?!\*)", text), "only bold is used"


@EVERY_PAGE
def test_pictures_are_of_the_edition_s_cards_and_have_a_text(language: str, edition: str) -> None:
    found = PICTURE.findall(page(language, edition))
    assert {card for _, card in found} <= set(deck(edition))
    assert all(text.strip() for text, _ in found)
    addresses = re.findall(r"\]\((.*?)\)", page(language, edition))
    assert len(addresses) == len(found), "a link or a picture of something else"


@EVERY_PAGE
def test_every_card_is_pictured_with_its_number(language: str, edition: str) -> None:
    names = ("cards", "specials") if edition == "volant" else ("cards",)
    counts = {}
    for name in names:
        for head, *rows in tables(section(language, edition, name)):
            assert len(head) == 3
            for picture, count, effect in rows:
                [(_, card)] = PICTURE.findall(picture)
                assert card not in counts, card
                assert effect
                counts[card] = int(count)
    assert counts == deck(edition)


@EVERY_PAGE
def test_every_hazard_is_shown_with_what_answers_it(language: str, edition: str) -> None:
    rows = [row for table in tables(section(language, edition, "stops")) for row in table[1:]]
    shown = {}
    for hazard, remedy, safety in rows:
        [(_, card)] = PICTURE.findall(hazard)
        shown[card] = ([found[1] for found in PICTURE.findall(remedy)], PICTURE.findall(safety))
    assert set(shown) == {card for card in deck(edition) if Card(card) in SAFETY_FOR}
    for card, (remedies, safeties) in shown.items():
        hazard = Card(card)
        assert remedies[0] == str(REMEDY_FOR[hazard])
        assert [found[1] for found in safeties] == [str(SAFETY_FOR[hazard])]


@EVERY_PAGE
def test_coup_fourre_is_a_story_in_four_pictures(language: str, edition: str) -> None:
    story = items(section(language, edition, "coup"), r"\d\.")
    assert len(story) == 4
    for told in story:
        assert PICTURE.match(told), told
        assert words(told) >= 4


def test_every_edition_is_in_the_lists_above() -> None:
    assert set(DECISIONS) == set(DECIDED_CARDS) == set(EDITIONS)


@EVERY_PAGE
def test_every_decision_of_the_edition_is_told_at_the_end(language: str, edition: str) -> None:
    text = section(language, edition, "decisions")
    assert len(items(text, "-")) >= len(DECISIONS[edition].split())
    messages = Messages(language, edition)
    named = DECIDED_CARDS[edition].split()
    missing = {card for card in named if messages.card(Card(card)).lower() not in text.lower()}
    assert missing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_the_variants_are_told(language: str) -> None:
    def figures(edition: str, name: str) -> set[str]:
        ungrouped = re.sub(r"(?<=\d)\s(?=\d{3})", "", section(language, edition, name))
        return set(re.findall(r"\d+", ungrouped))

    for edition in CLASSIC:
        assert "5000" in figures(edition, "score") | figures(edition, "variants")
    assert "500" in figures("dujardin", "variants")
    assert "700" in figures("volant", "variants")
    assert "96" in figures("volant", "road")
    assert "400" in figures("arche", "end")


@pytest.mark.parametrize(
    ("source", "plain"),
    [
        ("## Your turn {#turn}", "## Your turn"),
        ("![Stop](card:stop) ![Roll](card:roll)", "[Stop] [Roll]"),
        ("| ![25 km](card:25) | 10 |", "| [25 km] | 10 |"),
        ("Braces {#in} a text stay.", "Braces {#in} a text stay."),
    ],
)
def test_a_plain_page_has_names_for_pictures(source: str, plain: str) -> None:
    assert without_pictures(source) == plain


# --- the score sheet that is filled in ------------------------------------------------


def example(language: str, edition: str) -> list[list[str]]:
    """The table of the section on scoring that has a line of totals."""
    total = Messages(language, edition).text("score-total").lower()
    found = [
        table
        for table in tables(section(language, edition, "score"))
        if table[-1][0].strip("*").lower() == total
    ]
    assert len(found) == 1, "one table of the section is the example, and ends with the totals"
    return found[0]


def points(cell: str) -> int:
    """A cell of the example: a number, or a dash for no points."""
    plain = re.sub(r"[*\s]", "", cell)
    return 0 if plain in ("", "–", "-", "—") else int(plain)


def columns(language: str, edition: str) -> list[dict[str, int]]:
    """Each side's lines in the example, without those that have no points; total included."""
    messages = Messages(language, edition)
    lines = [*lines_of(rules_with_all_lines(edition)), "total"]
    names = {messages.score_line(line).lower(): line for line in lines}
    head, *rows = example(language, edition)
    keys = [names[row[0].strip("*").lower()] for row in rows]
    assert keys == [line for line in lines if line in keys], "in the order of the sheet"
    return [
        {key: points(row[at]) for key, row in zip(keys, rows, strict=True) if points(row[at])}
        for at in range(1, len(head))
    ]


def rules_with_all_lines(edition: str) -> Rules:
    return rules_of(edition, min(EDITIONS[edition].tables))


def rules_of(edition: str, players: int) -> Rules:
    options: dict[str, object] = {}
    if edition == "volant":
        options = {"scoring": "bonus"}
    return bornes.new(edition, players, options=options).rules


def distances(km: int, *first: int) -> list[Card] | None:
    """Distance cards that make so many km, these among them, else nothing longer than 75."""
    rest = km - sum(first)
    if rest < 0:
        return None
    return (
        [Card(str(n)) for n in first]
        + [Card("75")] * (rest // 75)
        + [Card("25")] * (rest % 75 // 25)
    )


def tableau(side: str, lines: dict[str, int], cards: list[Card], rules: Rules) -> Tableau:
    made = Tableau(side, (1,))
    made.km = lines.get("distance", 0)
    made.distance = cards
    safeties = [
        Card(name) for name in ("right_of_way", "extra_tank", "puncture_proof", "driving_ace")
    ]
    made.safeties = safeties[: lines.get("safeties", 0) // rules.points.safety]
    made.coups = safeties[: lines.get("coups_fourres", 0) // rules.points.coup_fourre]
    assert len(made.coups) <= len(made.safeties)
    return made


def scores(told: list[dict[str, int]], rules: Rules) -> Iterator[list[dict[str, int]]]:
    """What the engine makes of the example's distances, safeties and winner, by each ending."""
    sides = "ABCDEF"[: len(told)]
    winners = tuple(side for side, lines in zip(sides, told, strict=True) if "trip" in lines)
    laid = [
        [
            cards
            for first in ((), (100,), (200,))
            if (cards := distances(lines.get("distance", 0), *first)) is not None
        ]
        for lines in told
    ]
    for hands in product(*laid):
        made = [tableau(*each, rules) for each in zip(sides, told, hands, strict=True)]
        for empty, ran_out, asker in product((False, True), (False, True), (None, *sides)):
            if asker is not None and rules.extension_to is None:
                continue
            end = HandEnd(winners, bool(winners), empty, ran_out, asker)
            yield [side_score(rules, each, made, end) for each in made]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [*CLASSIC, "volant"])
def test_the_score_sheet_is_what_the_engine_pays(edition: str, language: str) -> None:
    told = columns(language, edition)
    for lines in told:
        assert lines.pop("total", 0) == sum(lines.values())
    players = [n for n, rules in EDITIONS[edition].tables.items() if len(rules.sides) == len(told)]
    assert players, "a table of so many sides"
    assert any("trip" in lines for lines in told), "somebody has won"
    assert any("coups_fourres" in lines for lines in told)
    assert any(told == score for n in players for score in scores(told, rules_of(edition, n)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kilometres_of_arche_add_up(language: str) -> None:
    rules = EDITIONS["arche"].tables[3]
    head, *rows, total = example(language, "arche")
    sums = [sum(points(row[at]) for row in rows) for at in range(1, len(head))]
    assert sums == [points(cell) for cell in total[1:]]
    assert sum(km >= rules.target for km in sums) == 1, "one player has won"
    assert all(km % 25 == 0 for km in sums)
    text = section(language, "arche", "score")
    assert {str(rules.safety_km), str(rules.coup_fourre_km)} <= set(re.findall(r"\d+", text))
