"""Refusals in three languages: every code of the source has its text, and it reads well."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import bornes
from bornes import Card, Refusal, Refused, Verb
from bornes.editions import EDITIONS, OPTIONS
from bornes.locales import LANGUAGES, Messages

SOURCE = Path(bornes.__file__).parent
CODE = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
PLAIN_LIST = re.compile(r"\w+(, \w+)*")


# --- the refusals in the source ---------------------------------------------------


@dataclass(frozen=True)
class Given:
    """A refusal that the source can give."""

    code: str
    details: frozenset[str]


Function = ast.FunctionDef | ast.AsyncFunctionDef


class Source:
    """One module, and what its functions refuse."""

    def __init__(self, path: Path) -> None:
        self.tree = ast.parse(path.read_text("utf-8"))
        self.functions = [n for n in ast.walk(self.tree) if isinstance(n, Function)]
        self.calls = [(function, list(calls(function))) for function in self.functions]

    def forwarders(self) -> Iterator[tuple[str, frozenset[str]]]:
        """The functions that are given a code, with the details they add to it."""
        for function, made in self.calls:
            if "code" not in parameters(function):
                continue
            for call in made:
                if called(call) == "Refusal" and isinstance(call.args[0], ast.Name):
                    yield function.name, named(call)

    def given(self, forwarders: Mapping[str, frozenset[str]]) -> Iterator[Given]:
        for function, made in self.calls:
            for call in made:
                if called(call) != "Refusal" and called(call) not in forwarders:
                    continue
                if ast.unparse(call.args[-1]) in parameters(function):
                    continue  # a forwarder; its callers have the code
                codes = self.codes(call, function)
                assert codes, ast.unparse(call)
                details = named(call) | forwarders.get(called(call), frozenset())
                yield from (Given(code, details) for code in codes)

    def codes(self, call: ast.Call, function: Function) -> set[str]:
        """The codes that a call may have: written there, or in a table it looks them up in."""
        code = call.args[-1]
        if isinstance(code, ast.Constant | ast.IfExp):
            return {text for text in texts(code) if CODE.fullmatch(text)}
        table = self.assigned(code.value) if isinstance(code, ast.Subscript) else function
        return {text for text in texts(table) if CODE.fullmatch(text) and "-" in text}

    def assigned(self, name: ast.expr) -> ast.expr:
        (value,) = (
            node.value
            for node in self.tree.body
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == ast.unparse(name)
        )
        return value


def calls(tree: ast.AST, names: set[str] | None = None) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and (names is None or called(node) in names):
            yield node


def called(call: ast.Call) -> str:
    """The last part of the name of what is called."""
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def named(call: ast.Call) -> frozenset[str]:
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def parameters(function: Function) -> set[str]:
    return {argument.arg for argument in function.args.posonlyargs + function.args.args}


def texts(tree: ast.AST) -> list[str]:
    return [n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and type(n.value) is str]


def scan() -> list[Given]:
    sources = [Source(path) for path in sorted(SOURCE.rglob("*.py"))]
    forwarders = dict(pair for source in sources for pair in source.forwarders())
    return [given for source in sources for given in source.given(forwarders)]


def phrases() -> set[str]:
    """The English words that refusals are filled with, as far as they are not to be typed."""
    found = {option.values for option in OPTIONS.values()}
    found |= {option.needs.words for option in OPTIONS.values() if option.needs is not None}
    for path in SOURCE.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        for call in calls(tree, {"_bad"}):
            found.update(texts(call.args[-1]) if isinstance(call.args[-1], ast.Constant) else ())
    return {phrase for phrase in found if not PLAIN_LIST.fullmatch(phrase)}


def parts_of_a_move() -> set[str]:
    source = Source(SOURCE / "engine" / "moves.py")
    return {
        text for call in calls(source.tree, {"next", "number"}) for text in texts(call.args[0])
    } - {"name", "expected"}


GIVEN = scan()


# --- the message files ------------------------------------------------------------


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def messages_of(language: str, file: str) -> dict[str, set[str]]:
    """The keys of a message file with their variables."""
    text = (SOURCE / "locales" / language / file).read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ftl.Message):
            visitor = Variables()
            visitor.visit(entry)
            found[entry.id.name] = visitor.names
    return found


def general(key: str) -> str:
    """A key without its edition."""
    stem, _, edition = key.rpartition("-in-")
    return stem if edition in EDITIONS else key


# --- refusals ---------------------------------------------------------------------


def test_the_scan_finds_codes_however_they_are_written() -> None:
    assert Given("not-rolling", frozenset()) in GIVEN  # as it is
    assert Given("hand-over", frozenset()) in GIVEN  # one of two
    assert Given("draw-first", frozenset()) in GIVEN  # from a table of the module
    assert Given("rule-endless", frozenset()) in GIVEN  # from a table in the function
    assert Given("road-blocked", frozenset({"square", "km"})) in GIVEN  # from a variable
    assert Given("wrong-card", frozenset({"card"})) in GIVEN  # after the place
    assert Given("move-unknown-card", frozenset({"found", "column"})) in GIVEN  # with more added


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text_that_speaks_of_its_details(language: str) -> None:
    texts = messages_of(language, "refusals.ftl")
    for given in GIVEN:
        assert given.code in texts, given
    for key, variables in texts.items():
        of_this_code = [given for given in GIVEN if given.code == general(key)]
        assert of_this_code, f"nothing is refused with {key}"
        for given in of_this_code:
            assert variables <= given.details, given


@pytest.mark.parametrize("given", sorted(set(GIVEN), key=str), ids=lambda given: given.code)
@pytest.mark.parametrize("value", ["word", 1000, 4_194_304])
def test_english_is_what_the_engine_says(given: Given, value: object) -> None:
    refusal = Refusal(given.code, **dict.fromkeys(given.details, value))
    assert Messages("en").refusal(refusal) == str(refusal)
    assert str(refusal) != given.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_well_written(language: str) -> None:
    for given in GIVEN:
        refusal = Refusal(given.code, **dict.fromkeys(given.details, "X 1"))
        text = Messages(language).refusal(refusal)
        assert not re.search(r"[{}?]|\s\s|\bNone\b", text), text
        assert text == text.strip(), text
        assert not text[0].islower(), text
        assert text[-1] in ".1", text


def test_english_at_the_table() -> None:
    assert str(Refusal("not-rolling")) == "You need a green light (roll) before you can drive."
    limited = Refusal("speed-limited", most=50)
    assert str(limited) == "A speed limit is in force: nothing above 50."
    assert str(Refusal("immune", safety=Card.EXTRA_TANK)).endswith("it has extra tank.")


def test_cards_have_their_printed_names() -> None:
    refusal = Refusal("wrong-answer", card=Card.RIGHT_OF_WAY, hazard=Card.OUT_OF_GAS)
    answers = {
        ("en", "parker"): "You can’t answer Out of Gas with Right of Way.",
        (
            "fr",
            "dujardin",
        ): "Vous ne pouvez pas parer la Panne d’essence avec la botte Prioritaire.",
        (
            "fr",
            "volant",
        ): "Vous ne pouvez pas parer la Panne d’essence avec la botte Véhicule prioritaire.",
        ("nl", "rally"): "Je kunt op Lege tank niet reageren met de Voorrangswagen.",
    }
    for (language, edition), text in answers.items():
        assert Messages(language, edition).refusal(refusal) == text
    lacking = Refusal("not-in-hand", card=Card.KM_25)
    text = "Deze kaart heb je niet in je hand: een kaart van 25 mijl."
    assert Messages("nl", "parker").refusal(lacking) == text


def test_an_edition_speaks_of_its_own_things() -> None:
    over = Refusal("hand-over")
    assert Messages("fr", "dujardin").refusal(over).startswith("La manche")
    assert Messages("fr", "rally").refusal(over).startswith("Le rallye")
    assert Messages("fr").refusal(over).startswith("La manche")


def test_what_was_typed_is_shown_as_it_was() -> None:
    choices = "'1: play tow_truck curing stop', '1: play tow_truck curing speed_limit'"
    assert choices in Messages("nl", "volant").refusal(Refusal("say-which", choices=choices))
    unknown = Refusal("unknown-option", name="card", allowed="games, first_seat")
    assert Messages("nl", "arche").refusal(unknown).endswith("‘card’. Kies uit: games, first_seat.")


def test_a_refusal_inside_another_is_told_in_the_same_language() -> None:
    inner = Refusal("wrong-card", card=Card.ROLL)
    outer = Refusal("at-place", place="position.sides.A", reason=inner)
    text = "position.sides.A: Deze kaart hoort hier niet: een Groen licht."
    assert Messages("nl", "rally").refusal(outer) == text


def test_details_in_words_are_translated() -> None:
    with pytest.raises(Refused) as refused:
        bornes.new("arche", 2, options={"games": 2})
    found = {language: Messages(language).refusal(refused.value.refusal) for language in LANGUAGES}
    assert found == {
        "en": "The option games can’t be ‘2’. Allowed: an odd number from 1 to 999.",
        "fr": "L’option games ne peut pas être «\u00a02\u00a0». "
        "Permis\u00a0: un nombre impair de 1 à 999.",
        "nl": "De optie games kan niet ‘2’ zijn. Toegestaan: een oneven getal van 1 tot 999.",
    }


def test_every_detail_in_words_has_its_translation() -> None:
    words = phrases() | parts_of_a_move()
    assert {"a whole number", "scoring race", "1 to the number of players", "verb", "lane"} <= words
    keys = {"detail-" + re.sub(r"[^a-z0-9]+", "-", word.lower()).strip("-"): word for word in words}
    for language in LANGUAGES:
        assert set(messages_of(language, "details.ftl")) == set(keys)
    for key, word in keys.items():
        assert Messages("en").text(key) == word
        for language in ("fr", "nl"):
            shown = Messages(language).refusal(Refusal("option-needs", name="x", condition=word))
            assert Messages(language).text(key) in shown
            assert Messages(language).text(key) != word


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_verb_is_answered_with_all_there_are(language: str) -> None:
    text = Messages(language).refusal(Refusal("move-unknown-verb", found="drive", column=4))
    assert set(Verb) <= set(re.findall(r"[\w-]+", text))
