"""The OpenAPI document, from the same types that the calls use."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import arcanum
from arcanum.server.calls import Call
from arcanum.server.types import Wrong

WHY = {
    400: "The request cannot be understood",
    403: "Wrong token, or not allowed",
    404: "There is no such table, or other thing",
    408: "The body came too slowly",
    409: "Too late: the table has changed",
    422: "Not allowed by the rules of the game",
    429: "Too many requests",
    503: "The store cannot write or read now",
}


def document(calls: Sequence[Call]) -> dict[str, Any]:
    """The whole document."""
    types = {t for call in calls for t in (call.body, call.answer, call.also) if t is not None}
    ordered = [*sorted(types, key=lambda t: str(t.__name__)), Wrong]
    schemas, parts = msgspec.json.schema_components(
        ordered, ref_template="#/components/schemas/{name}"
    )
    schema = dict(zip(ordered, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, schema)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Arcanum",
            "version": arcanum.__version__,
            "description": "A digital table for heavy board games.",
        },
        "paths": paths,
        "components": {"schemas": parts},
    }


def operation(call: Call, schema: dict[Any, Any]) -> dict[str, Any]:
    """One call."""
    responses: dict[str, Any] = {
        str(call.status): {
            "description": "Done",
            "content": {call.media: {"schema": schema.get(call.answer, {"type": "string"})}},
        }
    }
    if call.also is not None:
        content = responses[str(call.status)]["content"]
        content["application/json"] = {"schema": schema[call.also]}
    refusals = {400, 408, 503, *call.refusals} if call.body is not None else set(call.refusals)
    for status in sorted(refusals):
        responses[str(status)] = {
            "description": WHY[status],
            "content": {"application/json": {"schema": schema[Wrong]}},
        }
    out: dict[str, Any] = {
        "summary": call.about,
        "operationId": f"{call.method.lower()}{re.sub('[^a-z]+', '_', call.path)}".strip("_"),
        "responses": responses,
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", call.path)
    ]
    for query in call.query:
        kind: dict[str, Any] = {"type": query.kind}
        if query.kind == "integer":
            kind.update(minimum=0, maximum=999_999_999)
        parameters.append(
            {"name": query.name, "in": "query", "required": query.needed, "schema": kind}
        )
    if parameters:
        out["parameters"] = parameters
    if call.body is not None:
        out["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": schema[call.body]}},
        }
    return out
