"""Compiles the rules and has this checkout use them from now on: `make fast`.

    python -m tools.fast

Only the libraries that changed are compiled. When a source changes afterwards, plain Python is
used again, with a line that says so, until the next `make fast`.
"""

from __future__ import annotations

import json
import shutil
import sys
import sysconfig
from pathlib import Path

from hatch_build import compiled_rules, extensions_in, typed_sources

from tools import compiled_finder

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "arcanum"


def main() -> int:
    library = compiled_rules(ROOT)
    plug_in(library, Path(sysconfig.get_path("purelib")))
    print("From now on this checkout plays with the compiled rules.")
    return 0


def plug_in(library: Path, site: Path) -> None:
    """Put the finder and its plan into an environment."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    plan = {
        "package": str(PACKAGE),
        "modules": {
            ".".join(path.relative_to(library).parts).removesuffix(suffix): str(path)
            for path in extensions_in(library)
        },
        "sources": {
            str(ROOT / path): compiled_finder.state_of(str(ROOT / path))
            for path in typed_sources(ROOT)
        },
    }
    (site / compiled_finder.PLAN).write_text(json.dumps(plan), encoding="utf-8")
    shutil.copyfile(compiled_finder.__file__, site / "arcanum_fast.py")
    # Last: Python reads this one at its start.
    (site / "arcanum_fast.pth").write_text("import arcanum_fast; arcanum_fast.install()\n")


if __name__ == "__main__":
    sys.exit(main())
