"""The built page: its files by name, and index.html for every path of the page's own.

Under /alone/ lies the table without a server, where it was built: a wheel has it in it, a
checkout in `dist/site`. Browsers keep it, and it is there when this server is not.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

FOLDER = Path(__file__).parent / "page"
ALONE = (Path(__file__).parent / "alone", Path(__file__).parents[3] / "dist" / "site")
BESIDE = "/alone/"  # its address
NO_PAGE = "the page is not built, so only the API answers: in a checkout run 'make page'"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map", ".ftl")


@cache
def packed(body: bytes) -> bytes:
    """The body of a file as small as it gets; packed once, however many servers send it."""
    return gzip.compress(body, 9)


class File:
    """A file of the page, ready to send."""

    def __init__(self, path: Path, mark: bytes = b"") -> None:
        self.body = path.read_bytes()
        if mark and path.name == "index.html":  # its first tag says what else is here
            self.body = self.body.replace(b"<html ", b"<html " + mark + b" ", 1)
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix in (".js", ".mjs"):
            self.kind = "text/javascript"
        elif path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        if self.kind.startswith("text/"):
            self.kind += "; charset=utf-8"
        self.tag = '"' + hashlib.sha256(self.body).hexdigest()[:24] + '"'
        self.packed = packed(self.body) if path.suffix in PACKED else None


class Page:
    """All files of the build, read once; those of the table without a server when asked."""

    def __init__(self, folder: Path | None = None, alone: Path | None = None) -> None:
        self.files: dict[str, File] = {}
        self.beside = {} if alone is None else dict(files_in(alone, BESIDE))
        mark = b"data-alone" if self.beside else b""
        for name, path in files_in(folder or FOLDER, "/"):
            self.files[name] = File(path, mark)

    def found(self, path: str) -> File | None:
        """The file of an address."""
        if path == BESIDE:
            path += "index.html"
        if path not in self.files and path in self.beside:
            self.files[path] = File(self.beside[path], b"data-server")
        return self.files.get(path)

    def answer(self, request: Request) -> Response:
        """A file, or the page itself."""
        path = request.url.path
        if path == BESIDE[:-1] and self.beside:
            return RedirectResponse(BESIDE)
        file = self.found(path)
        if file is None:
            if self.beside and path.startswith(BESIDE):
                return Response(b"there is no such file\n", 404, media_type="text/plain")
            if path.startswith("/assets/"):
                return Response(b"there is no such file\n", 404, media_type="text/plain")
            file = self.files.get("/index.html")
        if file is None:
            return Response(NO_PAGE + "\n", 503, media_type="text/plain; charset=utf-8")
        fixed = path.startswith(("/assets/", f"{BESIDE}assets/"))
        headers = {
            "etag": file.tag,
            "cache-control": "public, max-age=31536000, immutable" if fixed else "no-cache",
            "vary": "accept-encoding",
        }
        if request.headers.get("if-none-match") == file.tag:
            return Response(status_code=304, headers=headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            return Response(file.packed, headers=headers, media_type=file.kind)
        return Response(file.body, headers=headers, media_type=file.kind)


def files_in(folder: Path, below: str) -> Iterator[tuple[str, Path]]:
    """The files of a folder, by their addresses."""
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            yield below + path.relative_to(folder).as_posix(), path


def is_built() -> bool:
    """Whether there is a page to serve."""
    return (FOLDER / "index.html").is_file()


def alone() -> Path | None:
    """The table without a server, if it was built and nobody has switched it off."""
    if os.environ.get("ARCANUM_ALONE") == "off":
        return None
    return next((place for place in ALONE if (place / "sw.js").is_file()), None)
