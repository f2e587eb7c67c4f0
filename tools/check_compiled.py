"""Checks that the rules about to be tested are the compiled ones.

    PYTHONPATH=build/compiled python -m tools.check_compiled

Otherwise a module left out by mistake would be tested twice as plain Python, unnoticed.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.machinery import ExtensionFileLoader
from pathlib import Path

from hatch_build import rule_modules

ROOT = Path(__file__).parent.parent


def main() -> int:
    modules = rule_modules(ROOT)
    interpreted = [name for name in modules if not is_compiled(name)]
    for name in interpreted:
        print(f"not compiled: {name}", file=sys.stderr)
    print(f"{len(modules) - len(interpreted)} of {len(modules)} rule modules are compiled")
    return 1 if interpreted or not modules else 0


def is_compiled(name: str) -> bool:
    """Import the module `name` and say whether it is an extension module."""
    spec = import_module(name).__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


if __name__ == "__main__":
    sys.exit(main())
