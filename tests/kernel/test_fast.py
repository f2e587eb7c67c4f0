"""`make fast`: the compiled rules are used as long as they are those of the sources."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools.compiled_finder import STALE, CompiledRules, state_of


@pytest.fixture
def plan(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with one source, compiled."""
    monkeypatch.delenv("ARCANUM_PLAIN", raising=False)
    source = tmp_path / "arcanum" / "state.py"
    source.parent.mkdir()
    source.write_text("here = 'source'\n")
    package = ModuleType("arcanum")
    package.__path__ = [str(source.parent)]
    monkeypatch.setitem(sys.modules, "arcanum", package)
    written = tmp_path / "plan.json"
    told = {
        "package": str(source.parent),
        "modules": {"arcanum.state": str(tmp_path / "state.so")},
        "sources": {str(source): state_of(str(source))},
    }
    written.write_text(json.dumps(told))
    return written


def found(plan: Path, name: str = "arcanum.state") -> str | None:
    """Where a module is found by a finder that has not looked yet."""
    spec = CompiledRules(str(plan)).find_spec(name)
    return None if spec is None else spec.origin


def test_a_compiled_module_is_found(plan: Path) -> None:
    assert found(plan) == str(plan.parent / "state.so")
    assert found(plan, "arcanum.other") is None
    assert found(plan, "json") is None


def test_a_changed_source_is_used_itself(
    plan: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (plan.parent / "arcanum" / "state.py").write_text("here = 'changed'\n")
    assert found(plan) is None
    assert capsys.readouterr().err == STALE + "\n"


def test_a_source_that_is_gone_is_no_trouble(plan: Path) -> None:
    os.remove(plan.parent / "arcanum" / "state.py")
    assert found(plan) is None


def test_plain_python_when_asked_for(plan: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANUM_PLAIN", "1")
    assert found(plan) is None


def test_another_arcanum_is_left_alone(plan: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = ModuleType("arcanum")
    elsewhere.__path__ = ["/elsewhere"]
    monkeypatch.setitem(sys.modules, "arcanum", elsewhere)
    assert found(plan) is None


def test_a_broken_plan_is_no_trouble(plan: Path) -> None:
    plan.write_text("{")
    assert found(plan) is None
