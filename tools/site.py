"""Builds `dist/site`: the table as static files, to be played without a server.

    python -m tools.site

The page is built for it, what the server would answer the same to everybody is written into
files, and the packages that the table needs are packed for the browser (`web/build/pack.mjs`).
"""

from __future__ import annotations

import hashlib
import json
import pickle
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from arcanum.games import shelf
from arcanum.server import content
from arcanum.server.errors import Refused
from arcanum.server.lesson_list import listed
from arcanum.server.types import encode

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
OUT = ROOT / "dist" / "site"
BUILD = ROOT / "build" / "site"
TREE = BUILD / "tree"
WEB = ROOT / "web"
PAGE_ENDINGS = (
    *(".ts", ".js", ".mjs", ".svelte", ".css", ".html", ".json"),
    *(".ftl", ".md", ".toml", ".svg", ".png", ".webmanifest"),
)

# All of these, and of the others only what is loaded while somebody plays.
WHOLE = ("kernel", "bots", "lessons", "solo", "locale", "games")
LEFT_OUT = ("terminal", "lab", "rulebook", "rulings", "page", "__pycache__", "tensors")
ENDINGS = (".py", ".toml", ".ftl", ".json", ".bin", ".npz", ".txt")
LOCALES = ("root", "en", "ru", "pl")  # of Babel, for plurals and numbers
# What Babel knows besides, most of it: places, units, money and the times of all the world.
UNUSED = (
    *("all_currencies", "compact_currency_formats", "compact_decimal_formats"),
    *("compound_unit_patterns", "currency_names", "currency_names_plural", "date_fields"),
    *("datetime_skeletons", "interval_formats", "languages", "likely_subtags", "meta_zones"),
    *("scripts", "territories", "territory_aliases", "territory_currencies"),
    *("territory_languages", "territory_zones", "time_zones", "unit_display_names"),
    *("unit_patterns", "variants", "windows_zone_mapping", "zone_aliases", "zone_territories"),
)

# Loads what the table needs; prints the files of all modules that came.
LOADED = """
import sys
from arcanum.solo import messages
messages.install()
import arcanum.solo.boot, arcanum.solo.host
from arcanum.games import shelf
from arcanum.lessons import lessons, tries
from arcanum.lessons.telling import title, about
from arcanum.texts import texts
for game in shelf()[0]:
    game.part("bots")
    for lang in ("en", "ru", "pl"):
        texts(lang, game.id)
        [title(one, lang) + about(one, lang) for one in lessons(game.id)]
    [one.start() for one in lessons(game.id)]
    tries(game.id)
for name, module in sorted(sys.modules.items()):
    print(name, getattr(module, "__file__", None) or "")
"""
FOREIGN = ("attr", "babel", "fluent", "pytz", "typing_extensions")


def main() -> int:
    page = kept("page", page_sources(), build_page)
    python = kept("python", python_sources(), pack_python)

    def assemble(place: Path) -> None:
        shutil.copytree(page, place)
        shutil.copytree(python, place / "python")
        write_answers(place / "api")
        write_service_worker(place)

    whole = kept("whole", [*files_in(page), *files_in(python), *all_sources()], assemble)
    if not OUT.is_dir() or (OUT / "sw.js").read_bytes() != (whole / "sw.js").read_bytes():
        shutil.rmtree(OUT, ignore_errors=True)
        shutil.copytree(whole, OUT)
    print(f"{OUT.relative_to(ROOT)}: {in_megabytes(OUT.rglob('*'))} in all")
    return 0


def files_in(place: Path) -> Iterator[tuple[Path, str]]:
    """The files of a folder, by their names in it."""
    for path in sorted(place.rglob("*")):
        if path.is_file():
            yield path, path.relative_to(place).as_posix()


def all_sources() -> Iterator[tuple[Path, str]]:
    """What answers are made of, and how the parts are put together."""
    for path, name in files_in(SOURCE / "arcanum"):
        if path.suffix in (".py", ".toml", ".ftl", ".md") and "/page/" not in name:
            yield path, name
    yield WEB / "build" / "sw.js", "sw.js"
    yield Path(__file__), "site.py"


def kept(name: str, made_of: Iterable[tuple[Path, str]], make: Callable[[Path], None]) -> Path:
    """A part of the site: made again only if what it is made of has changed."""
    place = BUILD / name
    hashed = hashlib.sha256()
    for path, called in sorted(made_of):
        hashed.update(f"{called} {path.stat().st_size}\n".encode() + path.read_bytes())
    mark = BUILD / f"{name}.made-of"
    if not (mark.is_file() and mark.read_text() == hashed.hexdigest() and place.is_dir()):
        shutil.rmtree(place, ignore_errors=True)
        mark.unlink(missing_ok=True)
        make(place)
        mark.write_text(hashed.hexdigest())
    return place


def write_service_worker(place: Path) -> None:
    """What keeps all files in the browser: it knows each by its hash."""
    files = {
        name: hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path, name in files_in(place)
    }
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    text = (WEB / "build" / "sw.js").read_text(encoding="utf-8")
    text = text.replace("const FILES = {};", f"const FILES = {json.dumps(files)};")
    text = text.replace("const VERSION = '';", f"const VERSION = '{version}';")
    (place / "sw.js").write_text(text, encoding="utf-8")


# -- the page


def page_sources() -> Iterator[tuple[Path, str]]:
    """All that the page is built of."""
    folders = [WEB / "src", WEB / "build", WEB / "public", SOURCE / "arcanum"]
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    for path in [*files, *WEB.glob("*.*")]:
        name = path.relative_to(ROOT)
        if path.suffix in PAGE_ENDINGS and not {"page", "README.md"} & set(name.parts):
            yield path, name.as_posix()


def build_page(place: Path) -> None:
    """The page, for any folder of any web host."""
    build = ["npm", "run", "build:site", "--silent", "--prefix", str(WEB), "--"]
    subprocess.run([*build, "--outDir", str(place)], check=True)


# -- Python and our package


def python_sources() -> Iterator[tuple[Path, str]]:
    """All that is packed, and what packs it."""
    yield from packaged()
    for name in ("build/pack.mjs", "package-lock.json"):
        yield WEB / name, name
    yield Path(__file__), "site.py"


def pack_python(place: Path) -> None:
    """Python, its library and our package, ready for the browser."""
    shutil.rmtree(TREE, ignore_errors=True)
    for source, name in packaged():
        target = TREE / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.suffix == ".dat":
            target.write_bytes(lean(source))
        else:
            shutil.copyfile(source, target)
    subprocess.run(["node", str(WEB / "build" / "pack.mjs"), str(TREE), str(place)], check=True)


def lean(source: Path) -> bytes:
    """A file of Babel's without what no text of ours asks for."""
    known = pickle.loads(source.read_bytes())
    return pickle.dumps({key: {} if key in UNUSED else of for key, of in known.items()}, 4)


# -- what a server would answer the same to everybody


def write_answers(place: Path) -> None:
    """The files that the page asks for instead of a server."""
    about = content.games()
    about.compiled = False  # Python in a browser never is, whoever builds this
    write(place / "games.json", encode(about))
    for game in shelf()[0]:
        for lang in content.LANGUAGES:
            write(place / f"texts/{lang}/{game.id}.ftl", content.texts(lang, game.id).body)
            write(place / f"cards/{game.id}.{lang}.json", content.browsed(game.id, lang).body)
            write(place / f"lessons/{game.id}.{lang}.json", encode(listed(game.id, lang)))
            try:
                book = content.rulebook(game.id, lang)
            except Refused:
                continue  # it has no rulebook
            write(place / f"rules/{game.id}.{lang}.json", book.body)


def write(path: Path, data: bytes) -> None:
    """A file, in a folder that may be new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def packaged() -> Iterator[tuple[Path, str]]:
    """Every file of the package, and its name there."""
    loaded = dict(line.split(" ", 1) for line in printed(LOADED).splitlines())
    for path in sorted((SOURCE / "arcanum").rglob("*")):
        name = path.relative_to(SOURCE)
        if path.is_file() and is_wanted(name, loaded):
            yield path, name.as_posix()
    for module, file in loaded.items():
        if module.split(".")[0] in FOREIGN and file.endswith(".py"):
            parts = module.split(".")
            yield Path(file), "/".join(parts[:-1] + list(ending(parts[-1], file)))
    babel = Path(loaded["babel"]).parent
    for lang in LOCALES:
        yield babel / "locale-data" / f"{lang}.dat", f"babel/locale-data/{lang}.dat"
    yield babel / "global.dat", "babel/global.dat"


def ending(name: str, file: str) -> tuple[str, ...]:
    """The file of a module, or of a package, in its folder."""
    return (name, "__init__.py") if Path(file).name == "__init__.py" else (f"{name}.py",)


def is_wanted(name: Path, loaded: dict[str, str]) -> bool:
    """Whether a file of our own package is needed in the browser."""
    if any(part in LEFT_OUT for part in name.parts[2:]) or name.stem.startswith("terminal"):
        return "lab" in name.parts[1:2] and module_of(name) in loaded
    if len(name.parts) > 2 and name.parts[1] in WHOLE:
        return name.suffix in ENDINGS
    return module_of(name) in loaded


def module_of(name: Path) -> str:
    """The module of a source file."""
    parts = name.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def printed(program: str) -> str:
    """What a program prints, in a Python of its own."""
    done = subprocess.run(
        [sys.executable, "-c", program], check=True, capture_output=True, text=True
    )
    return done.stdout


def in_megabytes(paths: Iterable[Path]) -> str:
    """The size of some files."""
    return f"{sum(path.stat().st_size for path in paths if path.is_file()) / 1e6:.1f} MB"


if __name__ == "__main__":
    sys.exit(main())
