"""Facts read from TOML, and the parsed copy that is kept beside them."""

import marshal
import os
import sys
from pathlib import Path

import pytest

from arcanum.kernel.data import read_toml


@pytest.fixture
def facts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small data file, where copies are kept."""
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    path = tmp_path / "facts.toml"
    path.write_text("[owl]\nprice = 3\n")
    return path


def kept(path: Path) -> Path:
    """The parsed copy of a data file."""
    (found,) = (path.parent / "__pycache__").iterdir()
    return found


def test_the_copy_is_read_instead_of_the_file(facts: Path) -> None:
    assert read_toml(str(facts)) == {"owl": {"price": 3}}
    copy = marshal.loads(kept(facts).read_bytes())
    copy["data"]["owl"]["price"] = 4
    kept(facts).write_bytes(marshal.dumps(copy))
    assert read_toml(str(facts)) == {"owl": {"price": 4}}


def test_a_change_of_the_file_is_seen(facts: Path) -> None:
    read_toml(str(facts))
    about = facts.stat()
    facts.write_text("[owl]\nprice = 5\n")
    os.utime(facts, ns=(about.st_atime_ns, about.st_mtime_ns + 1))
    assert read_toml(str(facts)) == {"owl": {"price": 5}}
    assert read_toml(str(facts)) == {"owl": {"price": 5}}


@pytest.mark.parametrize(
    "damage", [b"", b"\xff", b"i\x01", marshal.dumps([1]), marshal.dumps({"stamp": []})]
)
def test_a_damaged_copy_is_made_anew(facts: Path, damage: bytes) -> None:
    read_toml(str(facts))
    whole = kept(facts).read_bytes()
    kept(facts).write_bytes(damage)
    assert read_toml(str(facts)) == {"owl": {"price": 3}}
    assert kept(facts).read_bytes() == whole


def test_what_cannot_be_kept_is_read_every_time(facts: Path) -> None:
    facts.write_text("day = 2026-11-16\n")
    assert read_toml(str(facts)) == read_toml(str(facts))
    assert not (facts.parent / "__pycache__").exists()
