"""Looks after what is packed: the page must be in it, and in a wheel the rules may be compiled.

A wheel without the page would start a table that nobody can see, so there is none, unless
ARCANUM_NO_PAGE=1 asks for it; nor is there a source package, from which such wheels would come.
ARCANUM_COMPILE=1 compiles the rules with mypyc. The sources stay in the wheel beside the
extension modules made from them; Python prefers the extension modules. Without the variable the
wheel is plain Python.

Everything is kept under build/mypyc and used again while the hash of what it was made from is
the same. No decision rests on the time of a file. The whole build depends on all sources that
the compiler reads; an object on its C source, every generated header that it includes, the
compiler and its settings; a library on its objects. So a change inside a function compiles one
module, and a change in the kernel compiles whatever includes its headers.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
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

PAGE = "src/arcanum/server/page/index.html"
ALONE = "dist/site"
NO_PAGE = (
    "The page is not built: run 'make wheel', or 'make page' first. "
    "ARCANUM_NO_PAGE=1 packs without it."
)
SOURCE_ROOT = "src"
KEPT_BUILD = "build/mypyc"
OPTIMISATION = "3"
# Libraries reach each other through tables, so that calls within one need no detour; mypyc
# names the table of another library in every C file that uses it, meaning the same one.
UNIX_SETTINGS = ["-fvisibility=hidden", "-fcommon"]
OF_RULES = re.compile(r"__native_arcanum___games___\w+___rules___\w+(?<!___table)\.c$")


class PackHook(BuildHookInterface[BuilderConfig]):
    """Looks for the page; a wheel gets the table without a server and compiled rules too."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return ["mypy[mypyc]"] if is_asked_for() and self.target_name == "wheel" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install runs the sources where they lie: nothing to pack or compile.
        if version == "editable":
            return
        if not (Path(self.root) / PAGE).is_file():
            if os.environ.get("ARCANUM_NO_PAGE") != "1":
                raise SystemExit(NO_PAGE)
            print(
                "ATTENTION: packed without the page; `arcanum serve` will say so.", flush=True
            )
        if self.target_name != "wheel":
            return
        # The table without a server, for when this one is away: in the wheel where it is built.
        if (Path(self.root) / ALONE / "sw.js").is_file():
            build_data["force_include"][str(Path(self.root) / ALONE)] = "arcanum/server/alone"
        if not is_asked_for():
            return
        library = compiled_rules(Path(self.root))
        for extension in extensions_in(library):
            build_data["force_include"][str(extension)] = str(extension.relative_to(library))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


def is_asked_for() -> bool:
    return os.environ.get("ARCANUM_COMPILE") == "1"


# -- what is compiled


def package_sources(root: Path) -> list[Path]:
    """The sources of the compiled packages, relative to `root`, in a stable order."""
    return sorted(
        path.relative_to(root)
        for package in COMPILED_PACKAGES
        for folder in root.glob(package)
        for path in folder.rglob("*.py")
    )


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
    return [module_of(path) for path in rule_sources(root)]


def module_of(path: Path) -> str:
    """The dotted name of the module at a path relative to the root."""
    parts = path.relative_to(SOURCE_ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# -- building


def compiled_rules(root: Path) -> Path:
    """A folder laid out like the wheel, with the extension modules; built only if needed."""
    kept = root / KEPT_BUILD
    library = kept / "lib"
    stamp = kept / "fingerprint"
    fingerprint = hash_of(build_inputs(root))
    if stamp.is_file() and stamp.read_text() == fingerprint and extensions_in(library):
        print("compiled rules: nothing changed")
        return library
    stamp.unlink(missing_ok=True)
    compile_rules(root, kept, library)
    # Last, so that a build cut short is not taken for a whole one.
    stamp.write_text(fingerprint)
    return library


def compile_rules(root: Path, kept: Path, library: Path) -> None:
    """Translate the rules to C, one library for each game, and build what changed."""
    # Imported late: they are there only when something is to be compiled.
    from mypyc.build import mypycify

    groups = rule_groups(root)
    sources = [source for group in groups.values() for source in group]
    if not sources:
        raise FileNotFoundError(f"no rules to compile in {', '.join(COMPILED_PACKAGES)}")
    for made in ("src", "c"):
        shutil.rmtree(kept / made, ignore_errors=True)
    write_sources(root, kept)
    # Paths relative to the root go into tracebacks, so that they are the same everywhere.
    with contextlib.chdir(kept):
        extensions = mypycify(
            ["--config-file", "pyproject.toml", "--cache-dir", os.devnull, *sources],
            opt_level=OPTIMISATION,
            debug_level="0",
            multi_file=True,
            separate=[(group, name) for name, group in groups.items()],
            target_dir="c",
        )
        if os.name != "nt":
            for extension in extensions:
                # A list of its own: mypyc hands the same one to every extension.
                extension.extra_compile_args = [*extension.extra_compile_args, *UNIX_SETTINGS]
        build_extensions(extensions, library)


def build_extensions(extensions: list[Any], library: Path) -> None:
    """Compile and link what changed, on all cores; drop what nobody asks for any more."""
    from setuptools import Distribution

    command: Any = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib = str(library)
    command.build_temp = "o"
    command.force = True  # what is to be built is decided here
    command.ensure_finalized()
    command.build_extensions = lambda: build_changed(command, extensions)
    command.run()
    wanted = {Path(command.get_ext_fullpath(each.name)) for each in extensions}
    for old in set(extensions_in(library)) - wanted:
        old.unlink()


def build_changed(command: Any, extensions: list[Any]) -> None:
    """Compile each source by itself, the largest first; then link."""
    command.compiler.compile = kept = KeptObjects(command.compiler)
    used_in = {source: each for each in extensions for source in each.sources}
    sources = sorted(used_in, key=lambda source: -os.path.getsize(source))

    def compiled(source: str) -> str:
        settings = {
            "macros": used_in[source].define_macros,
            "include_dirs": used_in[source].include_dirs,
            "debug": command.debug,
            "extra_postargs": used_in[source].extra_compile_args,
        }
        return kept([source], output_dir=command.build_temp, **settings)[0]

    def linked(extension: Any) -> bool:
        settings = repr((extension.libraries, extension.extra_link_args)).encode()
        parts = [stamp_of(objects[source]).read_bytes() for source in extension.sources]
        inputs = hash_of([kept.told, settings, *parts])
        target = command.get_ext_fullpath(extension.name)
        return keep(target, inputs, partial(command.build_extension, extension))

    with ThreadPoolExecutor(os.cpu_count()) as cores:
        objects = dict(zip(sources, cores.map(compiled, sources), strict=True))
        links = sum(cores.map(linked, extensions))
    print(f"compiled rules: {len(kept.compiled)} of {len(sources)} C files compiled,", end=" ")
    print(f"{links} of {len(extensions)} libraries linked")


def level_of(source: str, compiler: str) -> list[str]:
    """Another level of optimisation than the usual one, by what the compiler says of itself.

    GCC compiles the rules of games in little more than half the time at its first level, and
    they play as fast; bots, the kernel and copies of tables do not. Other compilers hardly
    inline at theirs.
    """
    quickly = OF_RULES.search(source) and "Free Software Foundation" in compiler
    return ["-O1"] if quickly else []


class KeptObjects:
    """Stands in for a compiler's `compile`, and compiles only what is not there already."""

    def __init__(self, compiler: Any) -> None:
        self.compiler = compiler
        self.compile = compiler.compile
        self.told = compiler_told() + repr((compiler.compiler_so, compiler.linker_so)).encode()
        self.said = compiler_said()
        self.compiled: list[str] = []

    def __call__(self, sources: list[str], output_dir: str, **settings: Any) -> list[str]:
        settings.pop("depends", None)  # the headers are looked up below
        usual = settings.pop("extra_postargs")
        objects = self.compiler.object_filenames(sources, output_dir=output_dir)
        for source, made in zip(sources, objects, strict=True):
            settings["extra_postargs"] = usual + level_of(source, self.said)
            # Where the environment lies does not matter, and what is in it is told by versions.
            asked = repr(sorted(settings.items())).replace(sys.prefix, "").encode()
            read = [part for path in with_headers(source) for part in named_bytes(path)]
            inputs = hash_of([self.told, asked, *read])
            if keep(made, inputs, partial(self.compile, [source], output_dir, **settings)):
                self.compiled.append(source)
        return list(objects)


def keep(made: str, inputs: str, make: Callable[[], object]) -> bool:
    """Make a file unless it is there, made from the same inputs; whether it was made."""
    stamp = stamp_of(made)
    if os.path.isfile(made) and stamp.is_file() and stamp.read_text() == inputs:
        return False
    stamp.unlink(missing_ok=True)
    make()
    # Last, so that a file cut short is not taken for a whole one.
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(inputs)
    return True


def stamp_of(made: str) -> Path:
    """Where it is written from what a file was made."""
    return Path("stamps", hash_of([made.encode()]))


def extensions_in(library: Path) -> list[Path]:
    return sorted(library.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"))


# -- what a build depends on


def build_inputs(root: Path) -> Iterator[bytes]:
    """All that a whole build depends on."""
    # Interpreted sources count too: the types of compiled code rest on them.
    for path in [*typed_sources(root), Path("hatch_build.py"), Path("pyproject.toml")]:
        yield str(path).encode()
        yield (root / path).read_bytes()
    yield compiler_told()


def compiler_told() -> bytes:
    """Which Python, mypy, setuptools and C compiler build, and with which settings."""
    told = [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX"))]
    told += [version_of(package) for package in ("mypy", "setuptools")]
    told += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "CPPFLAGS", "LDFLAGS")]
    return "\0".join([*told, compiler_said()]).encode()


def compiler_said() -> str:
    """What the C compiler answers when asked for its version."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or ""
    with contextlib.suppress(OSError):
        answer = subprocess.run([*compiler.split(), "--version"], capture_output=True)
        return answer.stdout.decode(errors="replace")
    return ""


@cache
def with_headers(source: str) -> list[Path]:
    """A C source and all generated headers that it includes, directly or not."""
    found: set[Path] = set()
    waiting = [Path(source)]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += included(path)
    return sorted(found)


@cache
def included(path: Path) -> list[Path]:
    """The generated headers that a C file names."""
    names = re.findall(r'(?m)^\s*#\s*include\s+[<"]([^>"]+)[>"]', path.read_text())
    places = [place for name in names for place in (path.parent / name, Path("c", name))]
    return [place for place in places if place.is_file()]


@cache
def named_bytes(path: Path) -> tuple[bytes, bytes]:
    """A path and the hash of what is in it."""
    return str(path).encode(), hashlib.sha256(path.read_bytes()).digest()


def hash_of(parts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8))  # where one part ends is part of the input
        digest.update(part)
    return digest.hexdigest()


# -- the sources as they are compiled


def typed_sources(root: Path) -> list[Path]:
    """The sources that the compiler reads: the compiled packages, and those around them."""
    around = {
        parent / "__init__.py"
        for path in package_sources(root)
        for parent in path.parents
        if parent.is_relative_to(Path(SOURCE_ROOT, "arcanum"))
    }
    there = {path for path in around if (root / path).is_file()}
    return sorted(there | set(package_sources(root)))


def write_sources(root: Path, kept: Path) -> None:
    """Lay out a copy of the sources in which the frames have their constructors."""
    kept.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(root / "pyproject.toml", kept / "pyproject.toml")
    paths = {module_of(path): path for path in typed_sources(root)}
    spelling = Spelling({name: (root / path).read_text() for name, path in paths.items()})
    for name, path in paths.items():
        (kept / path).parent.mkdir(parents=True, exist_ok=True)
        (kept / path).write_text(spelling.spelled(name))


FRAME = ("arcanum.kernel.frames", "Frame")
PART = ("arcanum.kernel.parts", "Part")
# What interpreted classes may stand on: a game from outside is not compiled with ours.
OPEN = {
    "arcanum.bots.guide": ("Guide", "GreedyGuide", "PlanGuide"),
    "arcanum.bots.subject": ("Subject",),
    "arcanum.kernel.frames": ("Frame", "Act", "Ask"),
    "arcanum.kernel.parts": ("Part",),
    "arcanum.kernel.state": ("State",),
}
Name = tuple[str, str]  # a module, and a name in it
# How a part is copied is said once, for plain Python and for the compiler.
PARTS = runpy.run_path(str(Path(__file__).parent / SOURCE_ROOT / "arcanum/kernel/parts.py"))


class Spelling:
    """Writes the constructors of frames and parts, and the heads of questions, line for line.

    `kernel/frames.py` and `kernel/parts.py` make them from the declared fields as soon as a
    class is there; compiled classes need them in their source. They take the lines of the
    fields and the empty line above: so every line keeps the number that tracebacks tell.
    """

    def __init__(self, sources: dict[str, str]) -> None:
        self.sources = sources  # by module
        self.trees = {module: ast.parse(text) for module, text in sources.items()}
        self.classes: dict[Name, ast.ClassDef] = {}
        self.imported: dict[Name, Name] = {}
        for module, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.ClassDef):
                    self.classes[module, node.name] = node
                elif isinstance(node, ast.ImportFrom) and node.module:
                    for alias in node.names:
                        self.imported[module, alias.asname or alias.name] = (
                            node.module,
                            alias.name,
                        )

    def spelled(self, module: str) -> str:
        """A source as it is compiled."""
        lines = self.sources[module].split("\n")
        imports: set[str] = set()
        for node in self.trees[module].body:
            if not isinstance(node, ast.ClassDef):
                continue
            if node.name in OPEN.get(module, ()):
                imports.add("from typing import TYPE_CHECKING")
                self.open(node, lines)
            if node.keywords:
                imports.add("from typing import ClassVar as ClassVar_")
                self.write_head(module, node, lines)
            if self.stands_on((module, node.name), FRAME) and own_fields(node):
                imports.add("from typing import ClassVar as ClassVar_, Final as Final_")
                imports |= self.construct(module, node, lines)
            elif self.stands_on((module, node.name), PART) and first_values(node):
                imports.add("from typing import ClassVar as ClassVar_")
                self.lay_out(module, node, lines)
        if imports:
            at = lines.index("from __future__ import annotations")
            lines[at] = "; ".join([lines[at], *sorted(imports)])
        return "\n".join(lines)

    def open(self, node: ast.ClassDef, lines: list[str]) -> None:
        """Let interpreted classes stand on this one; a decorator for type checkers goes."""
        above = node.decorator_list[0].lineno if node.decorator_list else node.lineno - 1
        # Only the compiler needs to find the name.
        lines[above - 2] = "if TYPE_CHECKING: from mypy_extensions import mypyc_attr"
        lines[above - 1] = "@mypyc_attr(allow_interpreted_subclasses=True)"

    def write_head(self, module: str, node: ast.ClassDef, lines: list[str]) -> None:
        """Put what the head of a class says behind its docstring, as class variables."""
        if ast.get_docstring(node) is None:
            raise ValueError(f"{module}: {node.name} needs a docstring to put its head behind")
        begin, doc = node.lineno - 1, node.body[0]
        height = doc.lineno - node.lineno
        lines[begin : begin + height] = [
            f"class {node.name}({', '.join(map(ast.unparse, node.bases))}):",
            *[""] * (height - 1),
        ]
        for each in node.keywords:
            value = ast.literal_eval(each.value)
            kind = type(value).__name__
            lines[(doc.end_lineno or 0) - 1] += f"; {each.arg}: ClassVar_[{kind}] = {value!r}"

    def construct(self, module: str, node: ast.ClassDef, lines: list[str]) -> set[str]:
        """Put `fields` and `__init__` where the fields are declared; returns what to import."""
        own = own_fields(node)
        first = own[0].lineno - 1
        if lines[first - 1].strip():
            raise ValueError(f"{module}: {node.name} needs an empty line above its fields")
        for field in own:
            lines[field.lineno - 1] = ""
        handed = self.parameters(self.base_of((module, node.name)))
        imports = set()
        typed = []
        for name, (where, kind) in handed:
            if kind not in dir(builtins):
                imports.add(f"from {where} import {kind} as {kind}_")
                kind += "_"
            typed.append(f"{name}: {kind}")
        names = [ast.unparse(field.target) for field in own]
        typed += [ast.unparse(field) for field in own]
        fields = [name for name, _ in handed] + names
        does = [f"super().__init__({', '.join(name for name, _ in handed)})"] if handed else []
        does += [f"self.{name}: Final_ = {name}" for name in names]
        lines[first - 1] = f"    fields: ClassVar_[tuple[str, ...]] = {tuple(fields)}"
        lines[first] = f"    def __init__(self, {', '.join(typed)}) -> None: {'; '.join(does)}"
        return imports

    def parameters(self, name: Name) -> list[tuple[str, Name]]:
        """What the constructor of a frame takes: names, with the types and their modules."""
        if name not in self.classes or name == FRAME:
            return []
        node = self.classes[name]
        for each in node.body:
            if isinstance(each, ast.FunctionDef) and each.name == "__init__":
                own = [
                    (a.arg, ast.unparse(a.annotation or ast.Name("Any")))
                    for a in each.args.args[1:]
                ]
                return [(field, self.meant(name[0], kind)) for field, kind in own]
        own = [(ast.unparse(a.target), ast.unparse(a.annotation)) for a in own_fields(node)]
        mine = [(field, self.meant(name[0], kind)) for field, kind in own]
        return self.parameters(self.base_of(name)) + mine

    def meant(self, module: str, name: str) -> Name:
        """Where a name of a module comes from."""
        return self.imported.get((module, name), (module, name))

    def base_of(self, name: Name) -> Name:
        """The class that a class stands on."""
        bases = self.classes[name].bases
        if not bases:
            return ("", "")
        base = bases[0].value if isinstance(bases[0], ast.Subscript) else bases[0]
        return self.meant(name[0], ast.unparse(base))

    def stands_on(self, name: Name, ground: Name) -> bool:
        """Whether a class is that one, or made from it."""
        while name in self.classes and name != ground:
            name = self.base_of(name)
        return name == ground

    def lay_out(self, module: str, node: ast.ClassDef, lines: list[str]) -> None:
        """Put `FIELDS`, `__init__` and `clone` of a part where its fields are declared."""
        own = first_values(node)
        first = own[0].lineno - 1
        last = own[-1].end_lineno or own[-1].lineno
        if lines[first - 1].strip() or last - first < 5:
            raise ValueError(
                f"{module}: {node.name} needs an empty line above its fields, and five of them"
            )
        kinds = {ast.unparse(each.target): ast.unparse(each.annotation) for each in own}
        known = {name for at, name in self.classes if self.stands_on((at, name), PART)}
        new = [
            f"self.{name}: {PARTS['bare'](kinds[name])} = {ast.unparse(each.value)}"
            for name, each in zip(kinds, own, strict=True)
            if each.value is not None
        ]
        above = ast.unparse(node.bases[0])
        dumped = PARTS["dumped"](kinds)
        lines[first - 1 : last] = [
            f"    FIELDS: ClassVar_[tuple[str, ...]] = (*{above}.FIELDS, *{dumped})",
            f"    def __init__(self, like: {node.name} | None = None) -> None:",
            "        super().__init__(like)"
            if self.base_of((module, node.name)) != PART
            else "",
            f"        if like is None: {'; '.join(new)}",
            f"        else: {'; '.join(PARTS['copying'](kinds, known))}",
            f"    def clone(self) -> {node.name}: return {node.name}(self)",
            *[""] * (last - first - 5),
        ]


def first_values(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields that a class of parts declares, with what they hold at first."""
    return [
        each
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and each.value is not None
        and not ast.unparse(each.annotation).startswith("ClassVar")
    ]


def own_fields(node: ast.ClassDef) -> list[ast.AnnAssign]:
    """The fields that a class declares: annotations that are no class variables."""
    return [
        each
        for each in node.body
        if isinstance(each, ast.AnnAssign)
        and each.value is None
        and not ast.unparse(each.annotation).startswith("ClassVar")
    ]
