"""The command that plays a match."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.bots import BOTS
from bornes.cli.parsing.arguments import chosen_language, edition_id, pairs, whole
from bornes.cli.parsing.parameters import ONE_EDITION, House, Language, Options, one_of


def play(
    edition: Annotated[
        str | None,
        Parameter(help=f"{ONE_EDITION}. Without it you are asked; over a pipe it is parker."),
    ] = None,
    *,
    players: Annotated[
        int | None,
        Parameter(
            converter=whole, help="How many play. Without it 2, or as many as --seats names."
        ),
    ] = None,
    seats: Annotated[
        str | None,
        Parameter(
            help=f"Who takes each seat, in order: `person` (or `me`), or a bot: {one_of(BOTS)}, "
            "or one of your own, `package.module:Class`. "
            "Without it you have seat 1 against steady players."
        ),
    ] = None,
    option: Options = None,
    house: House = None,
    house_set: Annotated[
        str | None,
        Parameter(help="House rules that you have kept under this name, with their edition."),
    ] = None,
    seed: Annotated[
        int | None,
        Parameter(
            converter=whole,
            help="The number all shuffles follow from. Without it a secret one is chosen.",
        ),
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
    plain: Annotated[
        bool, Parameter(negative=(), help="Line by line, also where a full screen is possible.")
    ] = False,
) -> int:
    """Play a match, on the full screen of the terminal or line by line.

    The full screen needs `pip install 'bornes[terminal]'`; without it, with `--plain` and over a
    pipe, the match is played line by line: type the number of a choice, or a move in words
    (`play 100`, `discard roll`); `?` lists what else can be typed.

    Examples: `bornes play`, `bornes play volant --players 3 --option circuit=17`,
    `bornes play dujardin --seats "me, sharp, me, sharp" --save evening.txt`
    """
    from bornes.terminal.match.setup import Wanted
    from bornes.terminal.start import play as play_match

    wanted = Wanted(
        edition=None if edition is None else edition_id(edition),
        players=players,
        seats=seats,
        options=pairs("--option", option),
        house=pairs("--house", house),
        house_set=house_set,
        seed=seed,
        save=save,
        resume=resume,
    )
    return play_match(wanted, chosen_language(language), plain=plain)
