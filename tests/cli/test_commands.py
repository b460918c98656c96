"""The command line: what is typed, what is printed, and with which status it ends."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bornes
from bornes import cli
from bornes.cli import editions as editions_command
from bornes.cli.parsing.arguments import pairs
from bornes.editions import EDITIONS, OPTIONS
from bornes.locales import LANGUAGES, Messages
from tests.support.command_line import Run, runner
from tests.support.paths import ROOT

PROGRAM = [sys.executable, "-c", "from bornes.cli import main; main()"]


@pytest.fixture(name="run")
def fixture_run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    return runner(monkeypatch, capsys)


def commands() -> list[str]:
    return [name for name in cli.app if not name.startswith("-")]


def parameters(command: str) -> dict[str, str]:
    """Every parameter of a command by its name, with its help."""
    return {
        name: argument.parameter.help or ""
        for argument in cli.app[command].assemble_argument_collection()
        for name in argument.names
    }


# --- help, version, documentation -------------------------------------------------


@pytest.mark.parametrize("tokens", [(), ("--help",), ("-h",)])
def test_the_help_lists_every_command(run: Run, tokens: tuple[str, ...]) -> None:
    result = run(*tokens)

    assert (result.status, result.err) == (0, "")
    assert set(commands()) == {
        "admin",
        "advise",
        "arena",
        "backup",
        "completion",
        "editions",
        "join",
        "man",
        "merge",
        "play",
        "replay",
        "restore",
        "review",
        "rules",
        "scenario",
        "score",
        "serve",
        "simulate",
        "verify",
    }
    for command in commands():
        assert re.search(rf"│ {command} ", result.out)


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself_and_its_parameters(run: Run, command: str) -> None:
    result = run(command, "--help")

    assert (result.status, result.err) == (0, "")
    assert f"bornes {command} " in result.out
    assert "Example" in result.out
    assert "Exit status" in result.out
    for name, text in parameters(command).items():
        assert text.endswith("."), name
        assert name.lower() in result.out.lower()


def test_the_version(run: Run) -> None:
    assert run("--version") == (0, f"{bornes.__version__}\n", "")


def test_the_page_about_it_names_every_command_and_option() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    sections = dict(
        re.findall(r"^## bornes (\w+)\n(.*?)(?=^## |\Z)", page, re.MULTILINE | re.DOTALL)
    )
    assert set(sections) == set(commands())
    for command, text in sections.items():
        named = set(re.findall(r"--[a-z]+(?:-[a-z]+)*|\b[A-Z]{3,}\b", text))
        wanted = {name.rstrip("S") if name == "PATHS" else name for name in parameters(command)}
        assert wanted <= named, command
        known = {token for name in commands() for token in parameters(name)}
        options = {name for name in named if name.startswith("--")}
        assert options <= known | {"--help", "--version"}, command


def test_the_page_about_it_names_every_status() -> None:
    page = (ROOT / "docs" / "command-line.md").read_text("utf-8")
    for status in (0, 1, cli.BAD_INPUT, cli.INTERRUPTED, cli.NOBODY_READS):
        assert f"\n| {status} |" in page


# --- mistakes ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("nosuch", "nosuch"),
        ("--nosuch", "--nosuch"),
        ("rules", "EDITION"),
        ("rules nosuch", "nosuch"),
        ("play nosuch", "nosuch"),
        ("play parker extra", "extra"),
        ("play --nosuch", "--nosuch"),
        ("play --players", "--players"),
        ("play --players x", "--players"),
        ("play --players 2 --players 3", "--players"),
        ("play --players 5", "2, 3, 4, 6"),
        ("play --language de", "en, fr, nl"),
        ("play --seed -1", "256 bits"),
        ("play --seats me", "2, 3, 4, 6"),
        ("play --seats me,bob", "bob"),
        ("play --players 3 --seats me,me", "3 seats"),
        ("play --option foo", "foo"),
        ("play --option =5", "=5"),
        ("play --option foo=1", "foo"),
        ("play --option match_total=1 --option match_total=2", "twice"),
        ("play --option match_total=-5", "-5"),
        ('play volant --option circuit={"squares"', "JSON"),
        ("play volant --option circuit=" + "[" * 100_000, "JSON"),
        ("play volant --option circuit=" + "9" * 5000, "JSON"),
        ("play --house nosuch=1", "nosuch"),
        ("play --house hand_size=0", "hand_size"),
        ("play --save nowhere/game", "nowhere/game"),
        ("play --save /dev/null", "/dev/null"),
        ("play --save .", "not a file"),
        ("play --save text", "--resume text"),
        ("play --resume missing", "missing"),
        ("play --resume bytes", "UTF-8"),
        ("play --resume text", "text, line 1"),
        ("play --resume text --players 3", "--resume"),
        ("replay missing", "missing"),
        ("replay .", "."),
        ("replay bytes", "UTF-8"),
        ("replay text --to -1", "--to"),
        ("scenario", "PATHS"),
        ("simulate nosuch", "nosuch"),
        ("simulate --games 0", "--games"),
        ("simulate --jobs 0", "--jobs"),
        ("simulate --seed -1", "256 bits"),
        ("simulate --players 5", "2, 3, 4, 6"),
        ("simulate --house points=1", "points"),
    ],
)
def test_a_mistake_is_one_line_and_status_2(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str, word: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("text").write_text("no record\n", "utf-8")
    Path("bytes").write_bytes(b"\xff\xfe")
    result = run(*line.split(" "))

    assert (result.status, result.out) == (2, "")
    assert re.fullmatch(r"bornes: .+\n", result.err)
    assert word in result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bytes", "text"]


@pytest.mark.parametrize(
    ("tokens", "word"),
    [
        (("rules", "nosuch", "--language", "fr"), "Choisissez parmi"),
        (("rules", "nosuch", "--language=nl"), "Kies"),
        (("play", "--players", "x", "--language", "fr"), "ne convient pas"),
        (("replay", "missing", "--language", "nl"), "bestand"),
    ],
)
def test_mistakes_are_told_in_the_language_chosen(
    run: Run, tokens: tuple[str, ...], word: str
) -> None:
    result = run(*tokens)

    assert result.status == 2
    assert word in result.err


def test_mistakes_are_told_in_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", "fr_BE:en")
    assert "Il n’y a pas de commande" in run("nosuch").err


def test_a_full_disk_is_a_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(editions_command, "print_lines", full)
    assert run("editions") == (2, "", "bornes: The system says: No space left on device\n")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("False", False),
        ("none", None),
        ("null", None),
        ("17", 17),
        ("-3", -3),
        ("race", "race"),
        ("S1 A2 B1 C2", "S1 A2 B1 C2"),
        ('"17"', "17"),
        ('["25", 50]', ["25", 50]),
        ('{"squares": 10}', {"squares": 10}),
        ("", ""),
    ],
)
def test_values_of_options(text: str, value: object) -> None:
    assert pairs("--option", [f"name={text}"]) == {"name": value}


# --- the program as a process -----------------------------------------------------


def test_a_reader_that_has_had_enough_is_no_fault() -> None:
    for tokens in (["rules", "volant"], ["--help"]):
        with subprocess.Popen(
            [*PROGRAM, *tokens], stdout=subprocess.PIPE, stderr=subprocess.PIPE
        ) as process:
            assert process.stdout is not None
            assert process.stderr is not None
            process.stdout.close()
            assert process.stderr.read() == b""
            assert process.wait(20) == cli.NOBODY_READS


def test_a_closed_input_is_an_input_at_its_end() -> None:
    script = f"exec {' '.join(PROGRAM[:2])} '{PROGRAM[2]}' play --language en <&-"
    result = subprocess.run(["/bin/sh", "-c", script], capture_output=True, timeout=20, check=False)

    assert (result.returncode, result.stderr) == (0, b"")
    assert b"The input has ended" in result.stdout


def test_ctrl_c_leaves_a_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    game = tmp_path / "game"
    with subprocess.Popen(
        [*PROGRAM, "play", "--save", str(game)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "LANGUAGE": "en", "PYTHONUNBUFFERED": "1"},
    ) as process:
        assert process.stdout is not None
        shown = b""
        while not shown.endswith(b"> "):
            shown += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=20)

    assert (process.returncode, errors) == (cli.INTERRUPTED, b"")
    assert b"interrupted" in rest
    assert f"--resume {game}".encode() in rest
    assert bornes.replay(game.read_text("utf-8")).hand_number == 1


# --- editions and rules -----------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_listed_with_tables_and_options(run: Run, language: str) -> None:
    result = run("editions", "--language", language)
    messages = Messages(language)

    assert (result.status, result.err) == (0, "")
    assert max(map(len, result.out.splitlines())) < 80
    blocks = result.out.split("\n\n")
    for block, edition in zip(blocks, EDITIONS.values(), strict=True):
        assert block.startswith(f"{edition.id}: {messages.text(f'edition-{edition.id}')}\n")
        for players in edition.tables:
            assert re.search(rf"^    {players}  \w", block, re.MULTILINE)
        for name in edition.options:
            assert re.search(rf"^    {name}\W", block, re.MULTILINE)


def test_editions_as_data(run: Run) -> None:
    data = json.loads(run("editions", "--json").out)

    assert list(data) == list(EDITIONS)
    assert data["rally"]["tables"]["6"] == {
        "seating": "ABABAB",
        "teams": True,
        "target": 1000,
        "extension_to": None,
    }
    assert data["parker"]["unit"] == "miles"
    for name, edition in data.items():
        assert {*edition["options"]} == {*EDITIONS[name].options}
        for option, entry in edition["options"].items():
            assert entry["default"] == OPTIONS[option].default
            assert entry["values"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_tell_the_bounds_of_every_option(run: Run, language: str) -> None:
    for edition in json.loads(run("editions", "--json", "--language", language).out).values():
        for name, entry in edition["options"].items():
            bounds = re.findall(r"\b\d+\b", OPTIONS[name].values)
            told = re.findall(r"\b\d+\b", entry["values"].replace("\N{NARROW NO-BREAK SPACE}", ""))
            assert told == bounds, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_over_a_pipe_are_plain_markdown(run: Run, language: str) -> None:
    messages = Messages(language, "volant")
    result = run("rules", "volant", "--language", language)
    assert result == (0, messages.rules_text(), "")
    assert result.out.startswith(messages.rules_page().partition("\n")[0])
    assert f"[{messages.text('card-stop')}]" in result.out
    assert "(card:" not in result.out
    assert "{#" not in result.out
    assert "![" not in result.out


def test_rules_on_a_terminal_are_laid_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    result = run("rules", "parker")

    assert result.status == 0
    assert "The first side with 5000 points" in result.out
    assert "[Roll] [100 miles] [75 miles]" in result.out
    assert "|---|" not in result.out
    assert "## " not in result.out
    assert "{#" not in result.out
    assert "(card:" not in result.out
