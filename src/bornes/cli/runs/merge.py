"""``bornes merge``: the result files of several machines in one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bornes.cli.parsing.arguments import chosen_language
from bornes.cli.parsing.parameters import Language


def merge(
    files: Annotated[list[Path], Parameter(help="What `--save` has written, on any machine.")],
    /,
    *,
    into: Annotated[Path, Parameter(help="The file with everything; what it holds is kept.")],
    language: Language = None,
) -> int:
    """Join the result files of `bornes arena` or `bornes simulate`.

    They must have been made with the same bots, rules and seed, as shares of one run
    (`--shard`) or not. The command that made one of them, with `--save` and the joined file
    and without `--shard`, then prints the results of all, and plays what is missing.

    Example: `bornes merge one.jsonl two.jsonl --into all.jsonl`
    """
    from bornes.arena import checkpoint
    from bornes.engine.refusals import Refusal, Refused
    from bornes.locales import Messages
    from bornes.runs.merge import Taker, form_of
    from bornes.runs.merge import merge as join
    from bornes.simulate import saved

    takers: dict[str, type[Taker]] = {
        checkpoint.FORMAT: checkpoint.Taker,
        saved.FORMAT: saved.Taker,
    }
    form = form_of(files[0])
    if form not in takers:
        allowed = " / ".join(takers)
        raise Refused(Refusal("run-file-not-ours", file=str(files[0]), format=allowed))
    taker = takers[form]()
    join(files, into, form, taker)
    messages = Messages(chosen_language(language))
    print(messages.text("merge-done", count=taker.matches, file=str(into)))
    return 0
