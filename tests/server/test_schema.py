"""The OpenAPI document, tried by schemathesis: every call keeps what it promises."""

from __future__ import annotations

from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.desk import Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
TRIES = settings(
    max_examples=10,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_call_keeps_its_promises(quick: Running) -> None:
    """Also for a table and token that exist: both kinds of answers are seen."""
    play = quick.table(2)
    url = f"http://127.0.0.1:{quick.port}/api/openapi.json"
    document = schemathesis.openapi.from_url(url)
    session = requests.Session()  # one connection for all calls, closed at the end
    tried = set()
    statuses = set()
    for found in document.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]
        if operation.path == "/api/stream":
            continue  # it never ends

        @TRIES
        @given(case=operation.as_strategy(), real=some_of_the_time())
        def one(case: Any, real: bool) -> None:
            if real:
                if "table" in (case.path_parameters or {}):
                    case.path_parameters["table"] = play.id
                if isinstance(case.body, dict) and "token" in case.body:
                    case.body["token"] = play.tokens[0]
                if case.query and "token" in case.query:
                    case.query["token"] = play.tokens[0]
            response = case.call(session=session)
            statuses.add(response.status_code)
            case.validate_response(response, checks=CHECKS)

        one()
        tried.add((operation.method, operation.path))
    session.close()
    assert len(tried) >= 28
    assert statuses >= {200, 400, 403, 404}


def some_of_the_time() -> Any:
    from hypothesis import strategies

    return strategies.booleans()
