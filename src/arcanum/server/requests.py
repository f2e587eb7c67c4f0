"""What handlers read from requests, and how they answer them."""

from __future__ import annotations

import gzip
import re

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from arcanum.server import content
from arcanum.server.accounts import COOKIE, SESSION_SECONDS
from arcanum.server.addresses import client, is_proxy
from arcanum.server.errors import Refused
from arcanum.server.headers import from_elsewhere

HOST = re.compile(r"[A-Za-z0-9.-]+(?::\d+)?|\[[0-9A-Fa-f:.]+\](?::\d+)?")


def whole(text: str | None) -> int | None:
    """A number from a query."""
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(400, f"'{text[:20]}' is not a whole number")
    return int(text)


def table_in(request: Request) -> str:
    """The table's id in the path."""
    return str(request.path_params["table"])


def token_given(request: Request, in_body: str | None = None) -> str | None:
    """The token of a request: from the header, the body, or the query."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token.strip():
        return token.strip()
    return in_body if in_body is not None else request.query_params.get("token")


def token_of(request: Request, in_body: str | None = None) -> str:
    """The token of a request that needs one."""
    token = token_given(request, in_body)
    if not token:
        raise Refused(400, "a token is missing: use the header 'Authorization: Bearer …'")
    return token


def session_of(request: HTTPConnection) -> str | None:
    """The secret of the session that the browser sends along, from our own page."""
    return None if from_elsewhere(request.headers) else request.cookies.get(COOKIE)


def address(request: HTTPConnection) -> str:
    """Where a request comes from, as limits know it. Only trusted proxies are believed."""
    peer = request.client.host if request.client else "local"
    return client(peer, request.headers.getlist("x-forwarded-for"))


def scheme_of(request: Request) -> str:
    """How the browser speaks to us: a proxy in front may do the TLS."""
    scheme = request.url.scheme
    if request.client is not None and is_proxy(request.client.host):
        scheme = request.headers.get("x-forwarded-proto", scheme)
    return "https" if scheme == "https" else "http"


def site_of(request: Request) -> str:
    """The address by which this player knows the server, for links to themselves."""
    host = request.headers.get("host", "")
    return f"{scheme_of(request)}://{host}" if HOST.fullmatch(host) else ""


def own_site_only(request: Request) -> None:
    """Refuse requests with a cookie that do not come from our own page."""
    if from_elsewhere(request.headers):
        raise Refused(403, "this request comes from another site")


def with_session(request: Request, response: Response, secret: str) -> Response:
    """The answer with a session's cookie."""
    response.set_cookie(
        COOKIE,
        secret,
        max_age=SESSION_SECONDS,
        path="/api",
        secure=scheme_of(request) == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def without_session(response: Response) -> Response:
    """The answer that takes the cookie away."""
    response.delete_cookie(COOKIE, path="/api", httponly=True, samesite="strict")
    return response


def packed(request: Request, body: bytes) -> Response:
    """A large answer in JSON that is compressed, opened if the reader cannot do it."""
    headers = {"cache-control": "no-store"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        body = gzip.decompress(body)
    return Response(body, 200, headers, media_type="application/json")


def tagged(request: Request, made: content.Document, kind: str) -> Response:
    """A document, or only its tag if the reader has that version already."""
    headers = {"etag": made.tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == made.tag:
        return Response(status_code=304, headers=headers)
    return Response(made.body, 200, headers, media_type=kind)


def zipped(request: Request, made: content.Document, kind: str) -> Response:
    """A long document, compressed if the reader can open it."""
    answer = tagged(request, made, kind)
    if answer.status_code != 200 or "gzip" not in request.headers.get("accept-encoding", ""):
        return answer
    headers = {
        "etag": made.tag,
        "cache-control": "no-cache",
        "content-encoding": "gzip",
        "vary": "accept-encoding",
    }
    return Response(made.zipped, 200, headers, media_type=kind)
