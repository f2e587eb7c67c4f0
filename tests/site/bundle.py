"""The package as it is packed for browsers: looked into, and changed for a test."""

from __future__ import annotations

import gzip
import hashlib
import json
import struct
from pathlib import Path

from tests.page.conftest import ROOT
from tools.site import write_service_worker

BUNDLE = Path("python", "arcanum.bin.gz")
MADE = Path("python", "pyodide-lock.json")  # which package this is: kept memory goes by it
# As the page's script calls it; then chance is no chance any more.
FIXED = """

def start(rows, start=start):
    host = start(rows)
    from tests.serving import fix_alone

    fix_alone()
    return host
"""


def unpacked(place: Path) -> dict[str, bytes]:
    """The files of the package, by their names."""
    data = gzip.decompress((place / BUNDLE).read_bytes())
    (length,) = struct.unpack(">I", data[:4])
    at = 4 + length
    bodies: dict[str, bytes] = {}
    for name, size in json.loads(data[4:at]):
        bodies[name] = data[at : at + size]
        at += size
    return bodies


def packed(place: Path, bodies: dict[str, bytes]) -> None:
    """Put these files into a site, as a version of its own."""
    named = json.dumps([(name, len(body)) for name, body in bodies.items()]).encode()
    whole = [struct.pack(">I", len(named)), named, *bodies.values()]
    made = json.loads((place / MADE).read_text())
    made["info"]["made"] = hashlib.sha256(b"".join(whole)).hexdigest()[:16]
    for old in (BUNDLE, MADE, Path("sw.js")):
        (place / old).unlink()  # it may be linked
    (place / BUNDLE).write_bytes(gzip.compress(b"".join(whole), 1))
    (place / MADE).write_text(json.dumps(made))
    write_service_worker(place)


def fix_chance(place: Path) -> None:
    """Deals of this site, and what its bots do there, are the same in every run."""
    bodies = unpacked(place)
    del bodies["arcanum/solo/boot.pyc"]
    boot = ROOT / "src" / "arcanum" / "solo" / "boot.py"
    bodies["arcanum/solo/boot.py"] = boot.read_bytes() + FIXED.encode()
    bodies["tests/serving.py"] = (ROOT / "tests" / "serving.py").read_bytes()
    packed(place, bodies)
