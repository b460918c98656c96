"""The WebSocket as an AsyncAPI document: messages, who answers what, the key, how it ends."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec
from msgspec import Struct

from bornes.server.protocol import messages as m
from bornes.server.protocol.close_codes import CLOSE_CODES
from bornes.server.protocol.events import AnyEvent
from bornes.server.protocol.values import VERSION

_SCHEMA: Final = "#/components/schemas/{name}"
_CHANNEL: Final = "#/channels/table"
_SHOWN: Final = (m.Update, m.TableChanged, m.Done, m.Problem)
_UNASKED: Final = (m.Update, m.TableChanged, m.Said, m.StorageChanged, m.Bye)

ANSWERS: Final[Mapping[type[Struct], tuple[type[Struct], ...]]] = {
    m.Hello: (m.Welcome, m.Problem),
    m.MakeMove: _SHOWN,
    m.Decline: _SHOWN,
    m.Undo: (m.Welcome, m.Problem),
    m.GoOn: _SHOWN,
    m.Ready: _SHOWN,
    m.Abandon: _SHOWN,
    m.Rematch: _SHOWN,
    m.Leave: _SHOWN,
    m.OfferSeat: _SHOWN,
    m.FillSeat: _SHOWN,
    m.AskHint: (m.Hint, m.Problem),
    m.Say: (m.Said, m.Problem),
    m.Ping: (m.Pong, m.Problem),
}
"""What may carry the `re` of each message of a client."""


def asyncapi() -> dict[str, Any]:
    """The document, made from the types of the messages."""
    requests, answers = get_args(m.AnyRequest), get_args(m.AnyMessage)
    _, components = msgspec.json.schema_components(
        [m.AnyRequest, m.AnyMessage, AnyEvent], ref_template=_SCHEMA
    )
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "The WebSocket of a Bornes table",
            "version": str(VERSION),
            "description": "Text frames, one JSON object each; docs/protocol.md tells it in prose.",
        },
        "channels": {
            "table": {
                "address": "/api/tables/{table}/live",
                "description": "Everything that happens at one table, as one seat may see it.",
                "parameters": {"table": {"description": "The id of the table."}},
                "messages": {
                    kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"}
                    for kind in (*requests, *answers)
                },
                "bindings": {"ws": {"method": "GET", "bindingVersion": "0.1.0"}},
                "x-close-codes": {str(code.value): text for code, text in CLOSE_CODES.items()},
            }
        },
        "operations": {
            **{f"take{kind.__name__}": _taking(kind) for kind in requests},
            "tell": {
                "action": "send",
                "channel": {"$ref": _CHANNEL},
                "summary": "What the server sends without being asked.",
                "messages": [_in_channel(kind) for kind in _UNASKED],
            },
        },
        "components": {
            "schemas": components,
            "messages": {kind.__name__: _message(kind) for kind in (*requests, *answers)},
            "securitySchemes": {
                "seat": {
                    "type": "apiKey",
                    "in": "password",
                    "description": "The token of a seat, told once in `Seated` over HTTP: the "
                    "field `token` of `hello`. Without it one looks on.",
                }
            },
        },
    }


def _taking(kind: type[Struct]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "action": "receive",
        "channel": {"$ref": _CHANNEL},
        "summary": _first_line(kind),
        "messages": [_in_channel(kind)],
        "reply": {
            "channel": {"$ref": _CHANNEL},
            "messages": [_in_channel(answer) for answer in ANSWERS[kind]],
        },
    }
    if kind is m.Hello:
        operation["security"] = [{"$ref": "#/components/securitySchemes/seat"}]
    return operation


def _message(kind: type[Struct]) -> dict[str, Any]:
    return {
        "name": kind.__struct_config__.tag,
        "title": kind.__name__,
        "summary": _first_line(kind),
        "contentType": "application/json",
        "payload": {"$ref": _SCHEMA.format(name=kind.__name__)},
    }


def _in_channel(kind: type[Struct]) -> dict[str, str]:
    return {"$ref": f"{_CHANNEL}/messages/{kind.__name__}"}


def _first_line(kind: type[Struct]) -> str:
    return (kind.__doc__ or "").partition("\n")[0]
