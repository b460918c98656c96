"""The command line: what is typed becomes a call, and what is refused becomes one line.

Exit status: 0 when all went well, 1 when what was tested failed, 2 for bad input, 130 after
Ctrl-C, 141 when whoever read the output stopped reading.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Final, Literal, NoReturn

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from bornes import __version__
from bornes.locales import LANGUAGES, Messages, preferred_language
from bornes.play.console import nowhere, prepare_streams
from bornes.play.mistakes import Mistake, explained
from bornes.refusals import Refused

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
NOBODY_READS: Final = 141

_HELP: Final = """Mille Bornes by the rulebook you own: five editions, exactly.

Begin with `bornes play`. `bornes editions` lists what there is; every command has a
`--help` of its own.
"""
_STATUS: Final = (
    "Exit status: 0 all went well, 1 what was tested failed, 2 bad input, 130 interrupted."
)

app = App(
    name="bornes",
    help=_HELP,
    help_epilogue=_STATUS,
    version=__version__,
    help_format="markdown",
    suppress_keyboard_interrupt=False,
)

Language = Annotated[
    Literal["en", "fr", "nl"] | None,
    Parameter(help="Language of what is printed. Without it, the system's, or English."),
]
Options = Annotated[
    list[str] | None,
    Parameter(
        name="--option",
        negative=(),
        help="A rule option as `name=value`; may be repeated. `bornes editions` lists them.",
    ),
]
House = Annotated[
    list[str] | None,
    Parameter(
        name="--house",
        negative=(),
        help="A house rule as `field=value`; may be repeated. Values are true, false, none, "
        "a number, a text, or JSON.",
    ),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON, for programs.")]


@app.command
def editions(*, language: Language = None, as_json: AsJson = False) -> None:
    """List the editions: who can play them, how far, and the options they have.

    Example: `bornes editions --language fr`
    """
    from bornes.play.listing import editions_data, editions_text

    chosen = _language(language)
    if as_json:
        _print_json(editions_data(chosen))
    else:
        _print(editions_text(chosen))


@app.command
def rules(
    edition: Annotated[str, Parameter(help="dujardin, rally, parker, arche or volant.")],
    /,
    *,
    language: Language = None,
) -> None:
    """Show the rules of an edition on one page.

    On a terminal the page is laid out; over a pipe it is Markdown.

    Example: `bornes rules volant`
    """
    from bornes.play.listing import show_rules

    show_rules(edition, _language(language), print)


@app.command
def play(
    edition: Annotated[
        str | None,
        Parameter(
            help="dujardin, rally, parker, arche or volant. Without it you are asked; "
            "over a pipe it is parker."
        ),
    ] = None,
    *,
    players: Annotated[
        int | None, Parameter(help="How many play. Without it 2, or as many as --seats names.")
    ] = None,
    seats: Annotated[
        str | None,
        Parameter(
            help="Who takes each seat, in order: `person` (or `me`), or a bot: `random`, `novice`, "
            "`steady`, `sharp` or `champion`. Without it you have seat 1 against steady players."
        ),
    ] = None,
    option: Options = None,
    house: House = None,
    seed: Annotated[
        int | None,
        Parameter(help="The number all shuffles follow from. Without it a secret one is chosen."),
    ] = None,
    language: Language = None,
    save: Annotated[
        Path | None,
        Parameter(
            help="Keep the game in this file, written anew after every move. The file is a "
            "record: it holds everybody's cards, and the seed."
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        Parameter(help="Go on with the game in this file, and keep it there unless --save is set."),
    ] = None,
) -> int:
    """Play a match, line by line.

    Type the number of a choice, or a move as it is written (`play 100`, `discard roll`).
    `?` lists what else can be typed. It works over a pipe as well: one line for each choice.

    Examples: `bornes play`, `bornes play volant --players 3 --option circuit=17`,
    `bornes play dujardin --seats "me, sharp, me, sharp" --save evening.txt`
    """
    from bornes.play.opening import Wanted
    from bornes.play.opening import play as play_match

    wanted = Wanted(
        edition=edition,
        players=players,
        seats=seats,
        options=_pairs("--option", option),
        house=_pairs("--house", house),
        seed=seed,
        save=save,
        resume=resume,
    )
    return play_match(wanted, _language(language))


@app.command
def scenario(
    paths: Annotated[
        list[Path],
        Parameter(help="Scenario files, or folders that are searched for *.yaml and *.yml."),
    ],
    /,
) -> int:
    """Run scenarios: positions, moves, and what must be found after them.

    Prints a line for each that fails and then `N passed, M failed`. The status is 1 if any
    failed, 2 if a file is no scenario or its position is refused. A folder without scenarios
    has none that fail.

    Example: `bornes scenario tests/scenarios/parker`
    """
    from bornes.play.checking import check_scenarios

    return check_scenarios(paths, print)


@app.command
def replay(
    file: Annotated[Path, Parameter(help="A record, as `bornes play --save` writes it.")],
    /,
    *,
    to: Annotated[
        int | None, Parameter(help="Stop after so many moves. Without it, at the end.")
    ] = None,
    view: Annotated[
        int | None,
        Parameter(help="Show only what this seat could know. Without it, everybody's cards."),
    ] = None,
    moves: Annotated[
        bool, Parameter(negative=(), help="List what happened, move by move.")
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a match: the table after a move, or everything that happened.

    With `--json` the position is printed as a mapping, as position files have it.

    Example: `bornes replay evening.txt --to 40 --view 1`
    """
    from bornes.play import replaying

    if to is not None:
        _at_least("--to", to, 0)
    found = replaying.replayed(file, to)
    if as_json:
        _print_json(replaying.position_data(found, view))
        return
    messages = Messages(_language(language), found.game.rules.edition)
    show = replaying.moves_text if moves else replaying.table_text
    _print(show(found, view, messages))


@app.command
def simulate(
    edition: Annotated[str, Parameter(help="dujardin, rally, parker, arche or volant.")] = "parker",
    *,
    players: Annotated[int, Parameter(help="How many play.")] = 2,
    games: Annotated[int, Parameter(help="How many matches are played, each to its end.")] = 100,
    seed: Annotated[
        int | None, Parameter(help="The number all chance follows from. Without it a new one.")
    ] = None,
    jobs: Annotated[
        int, Parameter(help="How many processes play. The result is the same for any number.")
    ] = 1,
    option: Options = None,
    house: House = None,
    language: Language = None,
    as_json: AsJson = False,
) -> int:
    """Let all seats play at random, and count.

    Prints who won how often, with the 95 % interval, how long matches and hands were, how
    hands ended and what they were worth. Ctrl-C prints what was done so far.

    Example: `bornes simulate dujardin --players 4 --games 1000 --seed 1 --jobs 2`
    """
    from bornes.randomness import fresh_seed
    from bornes.simulate import Plan, run_and_report

    _at_least("--games", games, 1)
    _at_least("--jobs", jobs, 1)
    plan = Plan(
        edition=edition,
        players=players,
        games=games,
        # 32 bits are short enough to be typed again, and many enough for chance.
        seed=fresh_seed() >> 224 if seed is None else seed,
        options=_pairs("--option", option),
        house=_pairs("--house", house),
    )
    return run_and_report(plan, jobs, _language(language), as_json=as_json)


@app.command
def arena(
    bots: Annotated[
        list[str],
        Parameter(
            help="The bots that meet, by name: `random`, `novice`, `steady`, `sharp`, `champion`. "
            "Settings follow a colon: `champion:playouts=200`. A bot of your own is "
            "`package.module:Class`."
        ),
    ],
    /,
    *,
    edition: Annotated[str, Parameter(help="dujardin, rally, parker, arche or volant.")] = "parker",
    players: Annotated[
        int | None, Parameter(help="How many seats. Without it 2; with --fairness 3.")
    ] = None,
    matches: Annotated[
        int,
        Parameter(
            help="How many matches two bots play, or a few more so that every deal is played "
            "from every seat."
        ),
    ] = 100,
    seed: Annotated[
        int | None, Parameter(help="The number all chance follows from. Without it a new one.")
    ] = None,
    jobs: Annotated[
        int, Parameter(help="How many processes play. The result is the same for any number.")
    ] = 1,
    option: Options = None,
    house: House = None,
    save: Annotated[
        Path | None,
        Parameter(help="Keep every result in this file, and go on from what it holds already."),
    ] = None,
    fairness: Annotated[
        bool,
        Parameter(
            negative=(),
            help="Count instead how the other bots attack the side of the first, as the side "
            "of a person, at tables of three sides or more.",
        ),
    ] = False,
    language: Language = None,
    as_json: AsJson = False,
    as_csv: Annotated[
        bool, Parameter(name="--csv", negative=(), help="Print CSV, for spreadsheets.")
    ] = False,
    plot: Annotated[
        Path | None, Parameter(help="Draw the results into this file, an .svg or a .png.")
    ] = None,
) -> int:
    """Let bots play against each other, and measure.

    Every bot meets every other, with the same cards from every seat, so that luck cancels.
    Prints who won how often, with the 95 % interval, how they played, how long they thought,
    and their ratings. Ctrl-C prints what was done so far; with `--save` it can be continued.

    Example: `bornes arena novice steady sharp --matches 200 --seed 1 --jobs 2`
    """
    from bornes.arena.command import Wanted, output_of, run
    from bornes.arena.tournament import make_plan

    _at_least("--matches", matches, 1)
    _at_least("--jobs", jobs, 1)
    wanted = Wanted(
        language=_language(language),
        jobs=jobs,
        save=save,
        output=output_of(as_json=as_json, as_csv=as_csv),
        plot=plot,
    )
    plan = make_plan(
        bots,
        edition=edition,
        players=players or (3 if fairness else 2),
        matches=matches,
        seed=seed,
        options=_pairs("--option", option),
        house=_pairs("--house", house),
        save=save,
        fairness=fairness,
    )
    return run(plan, wanted)


@app.command
def advise(
    file: Annotated[
        Path, Parameter(help="A position, as a whole or as one seat knows it: a YAML file.")
    ],
    /,
    *,
    seat: Annotated[
        int | None,
        Parameter(help="Who wants advice. Without it, the seat that is asked or is to play."),
    ] = None,
    bot: Annotated[
        str,
        Parameter(
            help="`champion`, `sharp`, `steady`, `novice` or `random`. What this one would do "
            "comes first; the figures are the champion's, whoever is asked."
        ),
    ] = "champion",
    playouts: Annotated[
        int | None, Parameter(help="How many times the moves are played out, in all.")
    ] = None,
    seconds: Annotated[float | None, Parameter(help="Stop thinking after so many seconds.")] = None,
    seed: Annotated[
        int, Parameter(help="The number all chance follows from; the same gives the same advice.")
    ] = 0,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Say what to play: every legal move with its chance of winning, best first.

    The position is what you can see: your own cards, and what lies on the table. Each move
    comes with the chance of winning the match, the points to expect in this hand, and a
    reason.

    Example: `bornes advise table.yaml --seat 1 --language fr`
    """
    from bornes.advise import as_data, as_text, consult

    found = consult(file, seat, bot=bot, seed=seed, playouts=playouts, seconds=seconds)
    if as_json:
        _print_json(as_data(found, _language(language)))
    else:
        _print(as_text(found, _language(language)))


@app.command
def serve(
    *,
    host: Annotated[
        str | None,
        Parameter(help="Where to listen: `127.0.0.1` is this machine alone, `0.0.0.0` everywhere."),
    ] = None,
    port: Annotated[int | None, Parameter(help="The port. 8000; with 0, any that is free.")] = None,
    data: Annotated[
        Path | None, Parameter(help="The folder that keeps the tables. `bornes-data`.")
    ] = None,
    config: Annotated[
        Path | None,
        Parameter(help="A file of settings, in TOML. The environment and this line go before it."),
    ] = None,
    browser: Annotated[
        bool, Parameter(negative=(), help="Open the page in a browser, where there is one.")
    ] = False,
    language: Language = None,
) -> int:
    """Serve the game to browsers: alone against bots, or with friends by a link.

    Prints the address, and serves until Ctrl-C. Every table is kept, and is there again after
    a restart.

    Example: `bornes serve --port 8080 --data /srv/bornes`
    """
    try:
        from bornes.server.command import serve as serve_tables
        from bornes.server.config import read_config
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None

    given = {"host": host, "port": port, "data": data}
    wanted = read_config(os.environ, config, given)
    return serve_tables(wanted, Messages(_language(language)), browser=browser)


@app.command
def verify(
    file: Annotated[Path, Parameter(help="The record of a match, as the server gives it.")],
    /,
    *,
    commitment: Annotated[
        str | None,
        Parameter(help="The commitment that the table showed, to be compared with the file's."),
    ] = None,
    language: Language = None,
) -> None:
    """Check that the cards of a match were fixed before it began.

    The record names its seed and a salt. Their hash must be the commitment that was shown
    before the first card, and every card must lie where that seed puts it.

    Example: `bornes verify match.txt --commitment 3f0c…`
    """
    try:
        from bornes.server.verifying import verified_text
    except ModuleNotFoundError as missing:
        raise Mistake("serve-needs-extra", package=missing.name) from None
    _print(verified_text(file, commitment, Messages(_language(language))))


# --- reading values ---------------------------------------------------------------


def _language(chosen: str | None) -> str:
    return chosen or preferred_language(os.environ)


def _at_least(name: str, value: int, least: int) -> None:
    if value < least:
        raise Mistake("cli-least", name=name, least=least)


def _pairs(name: str, texts: Iterable[str] | None) -> Mapping[str, object]:
    """Read ``name=value`` texts."""
    found: dict[str, object] = {}
    for text in texts or ():
        key, equals, value = text.partition("=")
        key = key.strip()
        if not equals or not key:
            raise Mistake("cli-pair", name=name, found=text[:40])
        if key in found:
            raise Mistake("cli-pair-twice", name=name, found=key[:40])
        found[key] = _value(key, value.strip())
    return found


_WORDS: Final = {"true": True, "false": False, "none": None, "null": None}


def _value(name: str, text: str) -> object:
    """A value as it is typed: true, false, none, a number, JSON, or else a text."""
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    try:
        if text[:1] in {"{", "[", '"'}:
            return json.loads(text)
        return int(text) if text.lstrip("-").isdecimal() else text
    except (ValueError, RecursionError):
        raise Mistake("cli-pair-json", found=name[:40]) from None


# --- printing ---------------------------------------------------------------------


def _print(lines: Iterable[str]) -> None:
    for line in lines:
        print(line)


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False, indent=2))


# --- running ----------------------------------------------------------------------


def main() -> NoReturn:
    """The entry point of the program."""
    sys.exit(run(sys.argv[1:]))


def run(tokens: Sequence[str]) -> int:
    """Carry out a command line; returns the exit status. No user's mistake is a traceback."""
    prepare_streams()
    messages = Messages(_language_of(tokens))
    try:
        status = app(tokens, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except (BrokenPipeError, SystemExit):
        # Rich, which prints the help, makes the one into the other. Python would complain
        # about the rest of the text when it closes the stream at the end.
        sys.stdout = nowhere()
        return NOBODY_READS
    except KeyboardInterrupt:
        _complain(messages, messages.text("cli-interrupted"))
        return INTERRUPTED
    except CycloptsError as error:
        _complain(messages, explained(_misunderstood(error), messages))
    except (Mistake, Refused) as error:
        _complain(messages, explained(error, messages))
    except OSError as error:
        problem = error.strerror or type(error).__name__
        _complain(messages, messages.text("cli-system", problem=problem))
    return BAD_INPUT


def _language_of(tokens: Sequence[str]) -> str:
    """The language of complaints: it is wanted before anything is understood."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        name, equals, value = token.partition("=")
        if name == "--language" and (wanted := value if equals else following) in LANGUAGES:
            return wanted
    return preferred_language(os.environ)


def _complain(messages: Messages, reason: str) -> None:
    print(messages.text("cli-error", reason=reason), file=sys.stderr)


def _misunderstood(error: CycloptsError) -> Mistake:
    """What the parser found wrong, as a message of ours."""
    command = " ".join(error.command_chain or ())
    argument = error.argument
    name = argument.name if argument is not None else ""
    unused = (error.unused_tokens or [""])[0][:40]
    match error:
        case UnknownCommandError():
            return Mistake("cli-unknown-command", found=unused)
        case UnknownOptionError():
            found = (error.token.keyword or error.token.value)[:40]
            return Mistake("cli-unknown-option", found=found, command=command)
        case CoercionError() if argument is not None and error.token is not None:
            value = error.token.value[:40]
            if choices := argument.get_choices():
                return Mistake("cli-bad-choice", value=value, name=name, allowed=", ".join(choices))
            return Mistake("cli-bad-value", value=value, name=name, command=command)
        case MissingArgumentError():
            return Mistake("cli-missing", name=name, command=command)
        case RepeatArgumentError():
            return Mistake("cli-repeated", name=error.token.keyword or name)
        case UnusedCliTokensError():
            return Mistake("cli-too-many", found=unused, command=command)
        case _:
            return Mistake("cli-not-understood", problem=" ".join(str(error).split()))
