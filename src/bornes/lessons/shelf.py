"""The guided hands that there are, read from their files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from bornes.engine.moves import Move
from bornes.lessons.lesson import Lesson, Step
from bornes.notation import fields
from bornes.notation.files import Item, read_source

_FOLDER: Final = Path(__file__).parent
_KEYS: Final = ("lesson", "editions", "players", "options", "position", "steps")


def _read(path: Path) -> Lesson:
    source, _, _ = read_source(path)
    top = fields.mapping(source, (), _KEYS)
    options = fields.mapping(top.get("options", {}), ("options",), None)
    place = fields.mapping(top["position"], ("position",), None)
    steps = fields.sequence(top["steps"], ("steps",))
    return Lesson(
        id=str(top["lesson"]),
        editions=tuple(map(str, fields.sequence(top["editions"], ("editions",)))),
        players=int(str(top["players"])),
        options={str(key): value for key, value in options.items()},
        position={str(key): value for key, value in place.items()},
        steps=tuple(_step(step, ("steps", Item(at))) for at, step in enumerate(steps)),
    )


def _step(source: object, place: tuple[object, ...]) -> Step:
    step = fields.mapping(source, place, ("do", "say", "after"))
    say, after = step.get("say"), step.get("after")
    return Step(
        Move.parse(str(step["do"])),
        None if say is None else str(say),
        None if after is None else Move.parse(str(after)),
    )


LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.id: lesson for lesson in map(_read, sorted(_FOLDER.glob("*.yaml")))
}
"""Every guided hand, by its name."""


def lesson_for(edition: str) -> Lesson | None:
    """The guided hand of an edition; None if it has none."""
    return next((each for each in LESSONS.values() if edition in each.editions), None)
