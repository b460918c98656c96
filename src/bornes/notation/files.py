"""Reading text and YAML safely: bounded, strict, and with the place of every mistake."""

from __future__ import annotations

import sys
from collections.abc import Hashable, Mapping
from functools import cache
from os import PathLike
from pathlib import Path
from typing import Final, TextIO

import yaml

from bornes.engine.refusals import Refusal, Refused, text_of

LARGEST_FILE: Final = 4 * 1024 * 1024
LARGEST_YAML: Final = 256 * 1024
DEEPEST_YAML: Final = 32
STANDARD_INPUT: Final = "-"
_OPENING: Final = (
    yaml.BlockMappingStartToken,
    yaml.BlockSequenceStartToken,
    yaml.FlowMappingStartToken,
    yaml.FlowSequenceStartToken,
)
_CLOSING: Final = (yaml.BlockEndToken, yaml.FlowMappingEndToken, yaml.FlowSequenceEndToken)

Source = Mapping[str, object] | str | PathLike[str]


class Item(int):
    """Which item of a list is meant, from 0; people are shown it counted from 1."""


def path_of(place: tuple[object, ...]) -> str:
    """The keys that lead to a place, as people are shown them."""
    return ".".join(text_of(key + 1 if isinstance(key, Item) else key) for key in place)


class NotationError(Refused):
    """A text that can't be read; ``line`` and ``source`` say where, if that is known."""

    def __init__(
        self, refusal: Refusal, line: int | None = None, source: str | None = None
    ) -> None:
        super().__init__(refusal)
        self.line = line
        self.source = source

    def __str__(self) -> str:
        parts = [self.source, f"line {self.line}" if self.line else None, str(self.refusal)]
        return ": ".join(part for part in parts if part)


class MisplacedError(Refused):
    """A mistake in a mapping; ``place`` has the keys that lead to it, lists counted from 0."""

    def __init__(self, refusal: Refusal, place: tuple[object, ...]) -> None:
        super().__init__(refusal)
        self.place = place

    def __str__(self) -> str:
        path = path_of(self.place)
        return f"{path}: {self.refusal}" if path else str(self.refusal)


def read_text(path: str | PathLike[str]) -> str:
    """The text of a file, or of the standard input, which is ``-``.

    Refused if it can't be read, isn't UTF-8 or is absurdly large.
    """
    file = Path(path)
    try:
        if str(path) == STANDARD_INPUT:
            return _standard_input(sys.stdin)
        if file.stat().st_size > LARGEST_FILE:
            raise NotationError(Refusal("file-too-large", most=LARGEST_FILE), source=str(path))
        return file.read_text("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise NotationError(Refusal("file-unreadable", reason=reason), source=str(path)) from None
    except ValueError as error:
        if isinstance(error, Refused):
            raise
        raise NotationError(Refusal("file-not-text"), source=str(path)) from None


@cache
def _standard_input(stream: TextIO) -> str:
    """All that stands on the standard input; kept, because it can be read only once."""
    binary = getattr(stream, "buffer", None)
    raw = stream.read().encode() if binary is None else binary.read(LARGEST_FILE + 1)
    if len(raw) > LARGEST_FILE:
        refusal = Refusal("file-too-large", most=LARGEST_FILE)
        raise NotationError(refusal, source=STANDARD_INPUT)
    return raw.decode("utf-8-sig")


class _StrictLoader(yaml.SafeLoader):
    """Refuses a key that stands twice, which plain YAML would silently overwrite."""

    def construct_mapping(
        self, node: yaml.MappingNode, deep: bool = False
    ) -> dict[Hashable, object]:
        seen: set[Hashable] = set()
        for key_node, _ in node.value:
            key = self.construct_object(key_node, deep=True)
            if not isinstance(key, Hashable):
                raise yaml.MarkedYAMLError(
                    problem="unhashable key", problem_mark=key_node.start_mark
                )
            if key in seen:
                raise yaml.MarkedYAMLError(
                    problem=f"{key} stands twice", problem_mark=key_node.start_mark
                )
            seen.add(key)
        return super().construct_mapping(node, deep)


def parse_yaml(text: str, source: str | None = None) -> Mapping[str, object]:
    """A YAML text that is a mapping."""
    if len(text) > LARGEST_YAML:
        raise NotationError(Refusal("file-too-large", most=LARGEST_YAML), source=source)
    try:
        _check_tokens(text, source)
        value = yaml.load(text, Loader=_StrictLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        refusal = Refusal("yaml-syntax", problem=error.problem or "unreadable")
        raise NotationError(refusal, line, source) from None
    except (yaml.YAMLError, RecursionError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        refusal = Refusal("yaml-syntax", problem=type(error).__name__)
        raise NotationError(refusal, source=source) from None
    if not isinstance(value, dict):
        raise NotationError(Refusal("not-a-mapping"), 1, source)
    return value


def _check_tokens(text: str, source: str | None) -> None:
    """Refuse what could take without end, as soon as it is met: aliases, and deep nesting.

    Aliases can make a small file grow without end, and nothing here needs them. The time that the
    parser takes grows with the square of the depth, and no file of ours goes deeper than a few.
    """
    depth = 0
    for token in yaml.scan(text):
        if isinstance(token, yaml.AliasToken):
            raise NotationError(Refusal("yaml-alias"), source=source)
        depth += isinstance(token, _OPENING) - isinstance(token, _CLOSING)
        if depth > DEEPEST_YAML:
            refusal = Refusal("yaml-syntax", problem=f"nested deeper than {DEEPEST_YAML}")
            raise NotationError(refusal, token.start_mark.line + 1, source)


def read_source(source: Source) -> tuple[Mapping[str, object], str | None, str | None]:
    """A mapping, or the one in a file: with the file's text and name, to find lines in."""
    if isinstance(source, Mapping):
        return source, None, None
    if not isinstance(source, str | PathLike):
        raise NotationError(Refusal("not-a-mapping"))
    text = read_text(source)
    return parse_yaml(text, str(source)), text, str(source)


def located(error: Refused, text: str | None, source: str | None) -> Refused:
    """The error with the line of the file where its keys lead, as far as they lead."""
    if isinstance(error, NotationError) or text is None:
        return error
    place = error.place if isinstance(error, MisplacedError) else ()
    node = yaml.compose(text, Loader=yaml.SafeLoader)
    line = 1
    for key in place:
        node, at = _child(node, key)
        if at is None:
            break
        line = at
    return NotationError(_with_path(error, place), line, source)


def _with_path(error: Refused, place: tuple[object, ...]) -> Refusal:
    path = path_of(place)
    return Refusal("at-place", place=path, reason=error.refusal) if path else error.refusal


def _child(node: yaml.Node | None, key: object) -> tuple[yaml.Node | None, int | None]:
    if isinstance(node, yaml.MappingNode):
        for key_node, value in node.value:
            if key_node.value == text_of(key):
                return value, key_node.start_mark.line + 1
    if isinstance(node, yaml.SequenceNode) and isinstance(key, Item) and key < len(node.value):
        value = node.value[key]
        return value, value.start_mark.line + 1
    return None, None
