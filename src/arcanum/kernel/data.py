"""Reading a game's facts from TOML, once.

Parsing a long TOML file takes longer than starting Python. So the parsed data is kept beside
the file, in `__pycache__`, as Python keeps compiled modules: known by the file's size and time,
made again when they change, and done without where nothing can be written.
"""

import marshal
import os
import sys
from typing import Any


def data_file(module: str, name: str) -> str:
    """A data file of a game, for any module of its rules, which passes its `__name__`."""
    game = module[: module.rindex(".rules.")]
    return os.path.join(folder_of(game), "data", f"{name}.toml")


def folder_of(package: str) -> str:
    """Where the sources and data of a package are. A compiled module may lie elsewhere."""
    return os.path.dirname(str(sys.modules[package].__file__))


def read_toml(path: str) -> dict[str, Any]:
    """The contents of a TOML file."""
    about = os.stat(path)
    stamp = [about.st_size, about.st_mtime_ns]
    folder, name = os.path.split(path)
    kept = os.path.join(folder, "__pycache__", f"{name}.{sys.implementation.cache_tag}")
    try:
        with open(kept, "rb") as file:
            found = marshal.loads(file.read())
        if found["stamp"] == stamp:
            data: dict[str, Any] = found["data"]
            return data
    except (OSError, EOFError, ValueError, KeyError, TypeError):
        pass
    import tomllib

    with open(path, "rb") as source:
        data = tomllib.load(source)
    keep(kept, {"stamp": stamp, "data": data})
    return data


def keep(path: str, found: dict[str, Any]) -> None:
    """Writes the parsed data whole or not at all; where nothing can be written, no harm."""
    if sys.dont_write_bytecode:
        return
    temporary = f"{path}.{os.getpid()}"
    try:
        whole = marshal.dumps(found)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(whole)
        os.replace(temporary, path)
    except (OSError, ValueError):
        pass
