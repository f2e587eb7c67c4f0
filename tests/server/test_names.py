"""One name is one thing: no two classes of the server are called the same."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import arcanum.server

HOME = Path(arcanum.server.__file__).parent


def test_no_two_classes_have_one_name() -> None:
    names = Counter(
        node.name
        for path in sorted(HOME.rglob("*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
    )
    assert len(names) > 100
    assert [name for name, n in names.items() if n > 1] == []
