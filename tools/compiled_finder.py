"""Lets a checkout import its compiled rules; `make fast` copies this into the environment.

Python runs it at every start (`arcanum_fast.pth`), so it does little: a finder waits until a
module of Arcanum is imported. It answers only for this checkout, only while every source is as
it was when the rules were compiled, and not where ARCANUM_PLAIN=1 asks for plain Python. The
rest of the time the sources are used as ever.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from typing import Any

PLAN = "arcanum_fast.json"  # beside this file: where the modules are, and how the sources were
STALE = "The compiled rules are older than the sources: using plain Python. Run 'make fast'."


class CompiledRules:
    """Finds extension modules of the checkout before Python looks for its sources."""

    def __init__(self, plan: str) -> None:
        self.plan = plan
        self.modules: dict[str, str] | None = None  # by name; read when first asked for

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        """What Python asks each finder for."""
        if not name.startswith(("arcanum.", "arcanum_")):
            return None
        if self.modules is None:
            self.modules = usable(self.plan)
        place = self.modules.get(name)
        if place is None:
            return None
        return spec_from_file_location(name, place, loader=ExtensionFileLoader(name, place))


def usable(plan: str) -> dict[str, str]:
    """The compiled modules by name; none where the sources are to be used."""
    if os.environ.get("ARCANUM_PLAIN") == "1":
        return {}
    try:
        with open(plan, encoding="utf-8") as file:
            told = json.load(file)
        package = sys.modules["arcanum"].__path__
        if list(package) != [told["package"]]:
            return {}  # an Arcanum from elsewhere
        if any(state_of(path) != state for path, state in told["sources"].items()):
            print(STALE, file=sys.stderr)
            return {}
    except (OSError, ValueError, KeyError):
        return {}
    modules: dict[str, str] = told["modules"]
    return modules


def state_of(path: str) -> list[int]:
    """What tells a changed file from one that was not touched."""
    found = os.stat(path)
    return [found.st_size, found.st_mtime_ns]


def install() -> None:
    """Ask this finder first."""
    plan = os.path.join(os.path.dirname(os.path.abspath(__file__)), PLAN)
    sys.meta_path.insert(0, CompiledRules(plan))
