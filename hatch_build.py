"""Compiles the rules with mypyc while a wheel is built, if ARCANUM_COMPILE=1 asks for it.

The sources stay in the wheel beside the extension modules made from them; Python prefers the
extension modules. Without the variable the wheel is plain Python, and this hook does nothing.

A build is kept under build/mypyc and used again until its fingerprint changes, which covers
the sources, this file, pyproject.toml, the versions of Python, mypy and setuptools, and the
settings of the C compiler.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# What is compiled: the kernel, the shared bots, and each game's rules and bots …
COMPILED_PACKAGES = (
    "src/arcanum/kernel",
    "src/arcanum/bots",
    "src/arcanum/games/*/rules",
    "src/arcanum/games/*/bots",
)
# … but for files of these names: packages only gather names, games only hand in what they have.
LEFT_INTERPRETED = ("__init__.py", "game.py")

SOURCE_ROOT = "src"
KEPT_BUILD = "build/mypyc"
OPTIMISATION = "3"


class RulesHook(BuildHookInterface[BuilderConfig]):
    """Adds the compiled rules to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]"] if is_asked_for() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs the sources where they lie: nothing to compile.
        if version == "editable" or not is_asked_for():
            return
        library = compiled_rules(Path(self.root))
        for extension in extensions_in(library):
            build_data["force_include"][str(extension)] = str(extension.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_asked_for() -> bool:
    return os.environ.get("ARCANUM_COMPILE") == "1"


def rule_sources(root: Path) -> list[Path]:
    """The sources to compile, relative to `root`, in a stable order."""
    return [path for path in package_sources(root) if path.name not in LEFT_INTERPRETED]


def rule_groups(root: Path) -> dict[str, list[str]]:
    """The sources to compile by the library they go into: shared ones, and one for each game.

    Calls within a library are the fastest; smaller ones are built side by side.
    """
    groups: dict[str, list[str]] = {}
    for path in rule_sources(root):
        place = path.relative_to(f"{SOURCE_ROOT}/arcanum").parts
        package = place[1] if place[0] == "games" else place[0]
        groups.setdefault(f"arcanum_{package}", []).append(str(path))
    return groups


def rule_modules(root: Path) -> list[str]:
    """The dotted names of the modules to compile."""
    sources = [path.relative_to(SOURCE_ROOT) for path in rule_sources(root)]
    return [".".join(path.with_suffix("").parts) for path in sources]


def package_sources(root: Path) -> list[Path]:
    return sorted(
        path.relative_to(root)
        for package in COMPILED_PACKAGES
        for folder in root.glob(package)
        for path in folder.rglob("*.py")
    )


def compiled_rules(root: Path) -> Path:
    """A folder laid out like the wheel, with the extension modules; built only if needed."""
    kept = root / KEPT_BUILD
    library = kept / "lib"
    stamp = kept / "fingerprint"
    fingerprint = fingerprint_of(root)
    if stamp.is_file() and stamp.read_text() == fingerprint and extensions_in(library):
        print("compiled rules: nothing changed")
        return library
    shutil.rmtree(kept, ignore_errors=True)
    compile_rules(root, library)
    # Last, so that a build cut short is not taken for a whole one.
    stamp.write_text(fingerprint)
    return library


def compile_rules(root: Path, library: Path) -> None:
    """Translate the rules to C, one group for each game, and build their extension modules."""
    # Imported late: they are there only when something is to be compiled.
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups = rule_groups(root)
    sources = [source for group in groups.values() for source in group]
    if not sources:
        raise FileNotFoundError(f"no rules to compile in {', '.join(COMPILED_PACKAGES)}")
    print(f"compiled rules: {len(sources)} modules to build")
    # Paths relative to the root go into tracebacks, so that they are the same everywhere.
    with contextlib.chdir(root), tempfile.TemporaryDirectory(prefix="arcanum-") as scratch:
        extensions = mypycify(
            # A cache of its own: mypy may be checking the types at the same time.
            ["--config-file", "pyproject.toml", "--cache-dir", f"{scratch}/mypy", *sources],
            opt_level=OPTIMISATION,
            separate=[(group, name) for name, group in groups.items()],
            target_dir=f"{scratch}/c",
        )
        command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(library)
        command.build_temp = f"{scratch}/o"
        command.parallel = os.cpu_count()
        command.ensure_finalized()
        command.run()


def extensions_in(library: Path) -> list[Path]:
    return sorted(library.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


def fingerprint_of(root: Path) -> str:
    """A hash of all that a build depends on."""
    digest = hashlib.sha256()
    for part in build_inputs(root):
        digest.update(len(part).to_bytes(8))  # where one part ends is part of the input
        digest.update(part)
    return digest.hexdigest()


def build_inputs(root: Path) -> Iterator[bytes]:
    # Interpreted sources count too: the types of compiled code rest on them.
    for path in [*package_sources(root), Path("hatch_build.py"), Path("pyproject.toml")]:
        yield str(path).encode()
        yield (root / path).read_bytes()
    yield sys.version.encode()
    yield str(sysconfig.get_config_var("EXT_SUFFIX")).encode()
    for package in ("mypy", "setuptools"):
        yield version_of(package).encode()
    for variable in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS"):
        yield os.environ.get(variable, "").encode()
