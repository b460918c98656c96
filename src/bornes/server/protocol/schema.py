"""The protocol's types for other languages: JSON Schema, and TypeScript made from it.

python -m bornes.server.schema                       JSON Schema, to the standard output
python -m bornes.server.schema --typescript FILE     TypeScript declarations
python -m bornes.server.schema --json FILE           JSON Schema
python -m bornes.server.schema --asyncapi FILE       the WebSocket as AsyncAPI
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from bornes.editions import EDITIONS
from bornes.server.protocol import bodies, review, score
from bornes.server.protocol.asyncapi import asyncapi
from bornes.server.protocol.drivers import CARS, COLOURS, DRIVERS
from bornes.server.protocol.events import AnyEvent
from bornes.server.protocol.messages import AnyMessage, AnyRequest, Problem
from bornes.server.protocol.phrases import PHRASES
from bornes.server.protocol.values import (
    VERSION,
    BotLevel,
    CarId,
    Colour,
    DriverId,
    EditionId,
    PhraseId,
)

_REF: Final = "#/$defs/{name}"
_HTTP: Final = (
    bodies.CreateTable,
    bodies.PlayOn,
    bodies.OpenRecord,
    bodies.OpenMoment,
    bodies.Learn,
    bodies.PlayDaily,
    bodies.TakeSeat,
    bodies.Redeem,
    bodies.Seated,
    bodies.Handover,
    bodies.Choices,
    bodies.HouseInfo,
    bodies.CheckHouse,
    bodies.HouseChecked,
    score.KeepScore,
    score.ScoreKept,
    score.AskAdvice,
    score.AdviceGiven,
    review.ReviewInfo,
    review.PastMoment,
    review.DailyInfo,
    bodies.Health,
    Problem,
)
_LISTS: Final = {
    "CarId": CARS,
    "Colour": COLOURS,
    "DriverId": DRIVERS,
    "EditionId": EDITIONS,
    "PhraseId": PHRASES,
}
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
    "object": "Record<string, unknown>",
}
_HEADER: Final = (
    f"// Version {VERSION} of the Bornes protocol. Made by `python -m bornes.server.schema`;\n"
    "// change the types there, not here.\n"
)


def json_schema() -> dict[str, Any]:
    """Every type of the protocol. ``Request`` and ``Message`` are what goes over a WebSocket."""
    (wanted, sent, event, level, car, colour, driver, edition, phrase, *_), components = (
        msgspec.json.schema_components(
            [
                AnyRequest,
                AnyMessage,
                AnyEvent,
                BotLevel,
                CarId,
                Colour,
                DriverId,
                EditionId,
                PhraseId,
                *_HTTP,
            ],
            ref_template=_REF,
        )
    )
    unions = {
        "Request": wanted,
        "Message": sent,
        "GameEvent": event,
        "BotLevel": level,
        "CarId": car,
        "Colour": colour,
        "DriverId": driver,
        "EditionId": edition,
        "PhraseId": phrase,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The Bornes protocol",
        "version": VERSION,
        "$defs": {
            **{name: _with_names(schema) for name, schema in components.items()},
            **unions,
        },
    }


def _with_names(schema: Any) -> Any:
    """The schema with the lists that have a name called by it, wherever they stand."""
    if isinstance(schema, list):
        return [_with_names(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("title") == "BotLevel":
        rest = {key: value for key, value in schema.items() if key == "default"}
        return {"$ref": _REF.format(name="BotLevel"), **rest}
    for name, values in _LISTS.items():
        if schema.get("enum") == sorted(values):
            rest = {key: value for key, value in schema.items() if key != "enum"}
            return {"$ref": _REF.format(name=name), **rest}
    return {key: _with_names(value) for key, value in schema.items()}


def typescript() -> str:
    """The same as TypeScript declarations."""
    parts = [_HEADER, f"export const PROTOCOL_VERSION = {VERSION};\n"]
    for name, schema in sorted(json_schema()["$defs"].items()):
        text = f"export type {name} = {_type(schema)};\n"
        parts.append(_comment(schema.get("description"), "") + text)
    return "\n".join(parts)


def _comment(text: str | None, indent: str) -> str:
    return f"{indent}/** {' '.join(text.split())} */\n" if text else ""


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        return _array(schema)
    if kind == "object" and "properties" in schema:
        return _object(schema)
    if kind == "object" and isinstance(schema.get("additionalProperties"), Mapping):
        return f"Record<string, {_type(schema['additionalProperties'])}>"
    return _PLAIN.get(str(kind), "unknown")


def _array(schema: Mapping[str, Any]) -> str:
    item = _type(schema.get("items") or {})
    return f"({item})[]" if " " in item else f"{item}[]"


def _object(schema: Mapping[str, Any]) -> str:
    needed = schema.get("required", ())
    lines = []
    for name, part in schema["properties"].items():
        # A tag is what the others are told apart by, so that it is never left out.
        always = name in needed or "const" in part or _is_tag(part)
        lines.append(f"  {name}{'' if always else '?'}: {_type(part)};")
    return "{\n" + "\n".join(lines) + "\n}"


def _is_tag(schema: Mapping[str, Any]) -> bool:
    return len(schema.get("enum", ())) == 1


def as_text(document: Mapping[str, Any]) -> str:
    """A document as it is written to a file."""
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str] | None = None) -> int:
    """Write what the command line asks for."""
    parser = argparse.ArgumentParser(description="Write the types of the protocol.")
    parser.add_argument("--typescript", type=Path, metavar="FILE", help="write TypeScript")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write JSON Schema")
    parser.add_argument("--asyncapi", type=Path, metavar="FILE", help="write AsyncAPI")
    chosen = parser.parse_args(arguments)
    schema = as_text(json_schema())
    if chosen.typescript is not None:
        chosen.typescript.write_text(typescript(), "utf-8")
    if chosen.json is not None:
        chosen.json.write_text(schema, "utf-8")
    if chosen.asyncapi is not None:
        chosen.asyncapi.write_text(as_text(asyncapi()), "utf-8")
    if chosen.typescript is None and chosen.json is None and chosen.asyncapi is None:
        sys.stdout.write(schema)
    return 0


if __name__ == "__main__":
    sys.exit(main())
