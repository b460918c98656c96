"""Whatever a file or a mapping holds, it is read or refused with a reason, and nothing else."""

import copy
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import bornes
from bornes import EDITIONS, Game, Refused
from bornes.engine.refusals import brief
from bornes.notation.files import LARGEST_FILE, LARGEST_YAML, NotationError
from bornes.notation.writer import write_position, write_view
from bornes.scenarios import load_scenario, run_scenario
from tests.support.games import ENDLESS, TABLES, WRONG_VALUES, a_move, all_cards, play_hand

Mapping = dict[str, Any]
NAMED_TABLES = {str(table): table for table in TABLES}
JUNK = (*WRONG_VALUES, ["x"], [None], {"x": 1}, {1: 1}, "1", 0, 7, float("inf"), [[[]]])


def refused(read: Callable[..., object], *given: object, **named: object) -> str | None:
    """The reason for which something is refused, or nothing; no other exception may come out."""
    try:
        read(*given, **named)
    except Refused as error:
        return str(error) or "refused without a word"
    return None


def positions() -> Iterator[tuple[str, Mapping]]:
    """Positions of all editions that between them have every key and every phase."""
    for name in ("dujardin-2", "parker-4", "arche-3", "volant-3", "volant-2-road"):
        seen: set[str] = set()
        for seed in range(10):
            game = NAMED_TABLES[name].new(seed)
            for now in play_hand(game, random.Random(seed)):
                long = len(now.story) > 25 and now.phase not in ("over", *seen)
                if long:
                    seen.add(now.phase)
                    yield f"{name}-{now.phase}", write_position(now)
    turbo = NAMED_TABLES["volant-3"].new(1)
    turbo.plays_left, turbo.phase = 2, "play"
    yield "volant-3-turbo", write_position(turbo)


POSITIONS = dict(positions())
every_position = pytest.mark.parametrize("name", POSITIONS)


def places(value: object, here: tuple[object, ...] = ()) -> Iterator[tuple[object, ...]]:
    """Where a value can be replaced; of the items of a list only the first and the last."""
    if here:
        yield here
    if isinstance(value, dict):
        for key, item in value.items():
            yield from places(item, (*here, key))
    elif isinstance(value, list):
        for index in sorted({0, len(value) - 1} if value else ()):
            yield from places(value[index], (*here, index))


def changed(
    whole: Mapping, place: tuple[object, ...], change: Callable[[Any, Any], None]
) -> Mapping:
    """A copy in which the value at a place was changed through what holds it."""
    twin = copy.deepcopy(whole)
    holder: Any = twin
    for key in place[:-1]:
        holder = holder[key]
    change(holder, place[-1])
    return twin


def replaced_by(value: object) -> Callable[[Any, Any], None]:
    def change(holder: Any, key: Any) -> None:
        holder[key] = value

    return change


def taken_out(holder: Any, key: Any) -> None:
    del holder[key]


def test_the_positions_have_every_phase() -> None:
    phases = {name.rsplit("-", 1)[1] for name in POSITIONS}

    assert phases == {"draw", "play", "react", "extension", "turbo"}


def play_on(game: Game) -> None:
    """Play a little from a position that was accepted: it must be a game like any other."""
    cards = all_cards(game)
    rand = random.Random(1)
    for _ in range(25):
        if game.phase == "over":
            break
        game.apply(a_move(game, rand))
        assert all_cards(game) == cards
    assert bornes.replay(game.record()) == game


# --- positions --------------------------------------------------------------------


@every_position
def test_a_position_with_a_wrong_value_is_refused_or_a_game(name: str) -> None:
    whole = POSITIONS[name]
    play_on(bornes.position(whole))
    for place in places(whole):
        for value in JUNK:
            broken = changed(whole, place, replaced_by(value))
            if refused(bornes.position, broken) is None:
                play_on(bornes.position(broken))


@every_position
def test_a_position_with_something_left_out_is_refused_or_a_game(name: str) -> None:
    whole = POSITIONS[name]
    for place in places(whole):
        broken = changed(whole, place, taken_out)
        if refused(bornes.position, broken) is None:
            play_on(bornes.position(broken))


@every_position
def test_a_view_with_a_wrong_value_is_refused_or_a_view(name: str) -> None:
    game = bornes.position(POSITIONS[name])
    seat = game.to_act
    assert seat is not None
    whole = write_view(game.view(seat))
    for place in places(whole):
        for value in JUNK:
            broken = changed(whole, place, replaced_by(value))
            if refused(bornes.read_view, broken, seat) is None:
                view = bornes.read_view(broken, seat)
                assert all(view.why_not(move) is None for move in view.legal_moves())
                assert view.why_not(f"{seat}: play 25 lane 9") is not None


@every_position
def test_a_key_that_is_not_known_is_refused(name: str) -> None:
    whole = POSITIONS[name]
    for key in ("colour", "", None, 7, 1.5, ("a",), True):
        more = dict[object, object](whole) | {key: 1}
        assert refused(bornes.position, more)
        for inner in ("position", "options", "house"):
            broken = {**whole, inner: {**whole[inner], key: 1}}
            assert refused(bornes.position, broken)


@every_position
def test_a_number_too_long_to_print_is_refused(name: str) -> None:
    whole = POSITIONS[name]
    for place in places(whole):
        if place not in {("options",), ("house",), ("position",)}:
            assert refused(bornes.position, changed(whole, place, replaced_by(ENDLESS)))
    for inner in ("position", "options", "house"):
        assert refused(bornes.position, {**whole, inner: {ENDLESS: 1}})


def test_what_can_not_be_is_refused() -> None:
    impossible: tuple[Mapping, ...] = (
        {"hands": {1: ["right_of_way"]}, "discard": ["right_of_way"]},
        {"hands": {1: ["turbo"]}},
        {"sides": {"A": {"distance": [200, 200, 200]}}},
        {"sides": {"A": {"distance": [100] * 8}}},
        {"sides": {"A": {"distance": ["roll"]}}},
        {"sides": {"A": {"battle": ["speed_limit"]}}},
        {"sides": {"A": {"safeties": ["extra_tank", "extra_tank"]}}},
        {"sides": {"A": {"battle": ["stop"], "safeties": ["right_of_way"]}}},
        {"sides": {"A": {"battle": ["roll", "stop", "accident"]}}},
        {"sides": {"C": {}}},
        {"hands": {3: []}},
        {"cars": {"A": {"square": 1}}},
        {"circuit": 4},
        {"hazards": {"A": ["stop"]}},
        {"asked": {"seat": 2, "by": 1, "hazard": "stop"}},
        {"asked": {"seat": 1, "extension": True}},
        {"this_turn": {"discarded": True}},
        {"to_play": 3},
        {"drawn": "yes"},
    )
    for position in impossible:
        assert refused(
            bornes.position, {"edition": "dujardin", "players": 2, "position": position}
        ), position


# --- the arguments of `new` -------------------------------------------------------


@pytest.mark.parametrize("name", ["edition", "players", "seed", "options", "house"])
def test_a_wrong_argument_is_refused(name: str) -> None:
    right: Mapping = {"edition": "arche", "players": 3, "seed": 1, "options": {}, "house": {}}
    for value in (*JUNK, "dujardin ", "Arche", 5, 2.0, -(10**9), "3"):
        given = {**right, name: value}
        if refused(bornes.new, **given) is None:
            assert name in ("seed", "options", "house")
            play_on(bornes.new(**given))


def test_a_number_of_players_is_refused_with_those_there_are() -> None:
    for edition in EDITIONS.values():
        for players in set(range(-1, 9)) - set(edition.tables):
            reason = refused(bornes.new, edition.id, players)
            assert reason
            assert all(str(count) in reason for count in edition.tables)


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (2, "2"),
        ("2", '"2"'),
        (2.0, "2.0"),
        ("2.0", '"2.0"'),
        ("-1e3", '"-1e3"'),
        (True, "true"),
        ("True", '"True"'),
        (None, "null"),
        ("null", '"null"'),
        ("", '""'),
        (" x", '" x"'),
        ("two", "two"),
        ("9" * 50, '"' + "9" * 40 + '…"'),
        ([2], "list"),
    ],
)
def test_a_value_of_the_wrong_kind_is_shown_so_that_one_sees_it(value: Any, shown: str) -> None:
    assert brief(value) == shown


def test_a_number_given_as_text_is_seen_to_be_text() -> None:
    game = bornes.new("arche", 3, seed=1)

    assert 'played by "3"' in (refused(bornes.new, "arche", "3") or "")
    assert 'no seat "1"' in (refused(game.view, "1") or "")
    assert '‘"5000"’' in (refused(bornes.new, "rally", 2, options={"match_total": "5000"}) or "")


@pytest.mark.parametrize(
    "seat", [0, 4, -1, 1.0, "1", True, pytest.param(ENDLESS, id="endless"), [], {}]
)
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    game = bornes.new("arche", 3, seed=1)

    assert refused(game.view, seat)
    assert refused(game.events_for, seat)
    assert refused(bornes.read_view, write_view(game.view(1)), seat)


# --- scenarios --------------------------------------------------------------------


SCENARIO: Mapping = {
    **POSITIONS["dujardin-2-play"],
    "title": "A turn",
    "cites": ["3.2"],
    "steps": [
        {"do": "1: discard 25"},
        {"refuse": "1: play stop on A"},
        {"expect": {"to_act": 2, "km": {"A": 0}, "hand": {1: [25]}, "can": ["2: pass"]}},
        {"expect": {"points": {"A": {"trip": 0}}, "winner": None, "safeties": {"B": []}}},
    ],
}


def test_a_scenario_with_a_wrong_value_is_refused_or_fails() -> None:
    for place in places(SCENARIO):
        for value in (*JUNK, ENDLESS):
            broken = changed(SCENARIO, place, replaced_by(value))
            if refused(load_scenario, broken) is None:
                failure = run_scenario(*load_scenario(broken))
                assert failure is None or str(failure)


# --- files ------------------------------------------------------------------------

HEAD = "edition: dujardin\nplayers: 2\n"
NOT_POSITIONS: dict[str, bytes] = {
    "empty": b"",
    "blank": b"\n\n   \n",
    "list": b"[1, 2]",
    "word": b"position",
    "binary": bytes(range(256)) * 20,
    "nul": b"edition: dujardin\0",
    "latin": "édition: é".encode("latin-1"),
    "utf-16": HEAD.encode("utf-16"),
    "tab": b"\tedition: dujardin",
    "two-documents": f"{HEAD}---\n{HEAD}".encode(),
    "twice": f"{HEAD}players: 3\n".encode(),
    "twice-inside": f"{HEAD}position: {{seed: 1, seed: 2}}\n".encode(),
    "alias": f"{HEAD}position: &a {{discard: &b [25], draw: *b}}\n".encode(),
    "bomb": b"a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nedition: *c\n",
    "itself": b"edition: &a [*a]\n",
    "merge": f"{HEAD}<<: {{position: {{}}}}\n".encode(),
    "object": b"edition: !!python/object/apply:os.getcwd []\n",
    "set": f"{HEAD}options: !!set {{a}}\n".encode(),
    "binary-tag": f"{HEAD}options: !!binary aGVsbG8=\n".encode(),
    "date": b"edition: 2001-99-99\n",
    "long-number": f"edition: dujardin\nplayers: {'9' * 5000}\n".encode(),
    "long-hex": f"edition: dujardin\nplayers: 0x{'f' * 5000}\n".encode(),
    "list-key": f"{HEAD}? [a]\n: b\n".encode(),
    "mapping-key": f"{HEAD}? {{a: b}}\n: b\n".encode(),
    "deep-list": f"{HEAD}position: {'[' * 3000}".encode(),
    "deep-closed": f"{HEAD}position: {'[' * 3000}{']' * 3000}\n".encode(),
    "deep-mapping": (HEAD + "".join(f"{' ' * n}a:\n" for n in range(300))).encode(),
    "unclosed": f"{HEAD}position: {{hands: [".encode(),
    "quote": f'{HEAD}position: "'.encode(),
    "escape": f'{HEAD}options: {{"\\ud800": 1}}\n'.encode(),
    "percent": b"%YAML 9.9\n---\nedition: dujardin\n",
}


@pytest.mark.parametrize("name", NOT_POSITIONS)
def test_a_file_that_is_no_position_is_refused_with_its_name(name: str, tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_bytes(NOT_POSITIONS[name])
    for read in (bornes.position, load_scenario, lambda source: bornes.read_view(source, 1)):
        with pytest.raises(NotationError) as error:
            read(path)
        assert error.value.source == str(path)
        assert str(path) in str(error.value)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    for size in (LARGEST_YAML + 1, LARGEST_FILE + 1):
        path.write_text(HEAD + "#" * size)
        with pytest.raises(NotationError, match=str(path)):
            bornes.position(path)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(HEAD, "utf-8-sig")

    assert bornes.position(path) == bornes.position({"edition": "dujardin", "players": 2})


@pytest.mark.parametrize("source", ["nowhere.yaml", "", ".", "x" * 5000, "a\0b", Path("/nowhere")])
def test_a_file_that_is_not_there_is_refused(source: str | Path) -> None:
    assert refused(bornes.position, source)


@pytest.mark.parametrize("source", [None, 5, b"path", [], [("edition", "arche")], object()])
def test_what_is_neither_mapping_nor_path_is_refused(source: Any) -> None:
    assert refused(bornes.position, source)
    assert refused(load_scenario, source)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("players: 9", 2),
        ("options: {colour: 1}", 3),
        ("position: {to_play: 5}", 3),
        ("position:\n  seed: 1\n  discard:\n    - 25\n    - what", 7),
        ("position:\n  sides:\n    A: {}\n    Z: {}", 6),
        ("house: {hand_size: 99}", 3),
    ],
)
def test_a_mistake_in_a_file_is_told_with_its_line(line: str, number: int, tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    head = HEAD if "players" not in line else "edition: dujardin\n"
    path.write_text(head + line + "\n")
    with pytest.raises(NotationError) as error:
        bornes.position(path)
    assert error.value.line == number
    assert f"line {number}" in str(error.value)


@every_position
def test_a_position_survives_a_file(name: str, tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(yaml.safe_dump(POSITIONS[name]))

    assert bornes.position(path) == bornes.position(str(path)) == bornes.position(POSITIONS[name])
