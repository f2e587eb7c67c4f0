"""The built page: its files by name, and index.html for every path of the page's own."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

FOLDER = Path(__file__).parent / "page"
NO_PAGE = b"Arcanum runs, but its page is not built: run 'make play' or use the API.\n"
PACKED = (".html", ".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".map", ".ftl")


class File:
    """A file of the page, ready to send."""

    def __init__(self, path: Path) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        if path.suffix == ".js":
            self.kind = "text/javascript"
        elif path.suffix == ".webmanifest":
            self.kind = "application/manifest+json"
        if self.kind.startswith("text/"):
            self.kind += "; charset=utf-8"
        self.tag = '"' + hashlib.sha256(self.body).hexdigest()[:24] + '"'
        self.packed = gzip.compress(self.body, 9) if path.suffix in PACKED else None


class Page:
    """All files of the build, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self.files: dict[str, File] = {}
        if folder.is_dir():
            for path in sorted(folder.rglob("*")):
                if path.is_file():
                    self.files["/" + path.relative_to(folder).as_posix()] = File(path)

    def answer(self, request: Request) -> Response:
        """A file, or the page itself."""
        path = request.url.path
        file = self.files.get(path)
        if file is None:
            if path.startswith("/assets/"):
                return Response(b"there is no such file\n", 404, media_type="text/plain")
            file = self.files.get("/index.html")
        if file is None:
            return Response(NO_PAGE, media_type="text/plain; charset=utf-8")
        fixed = path.startswith("/assets/")
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
