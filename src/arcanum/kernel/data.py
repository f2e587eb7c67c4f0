"""Reading a game's facts from TOML, once.

Parsing a long TOML file takes longer than starting Python. So the parsed data is kept beside
the file, in `__pycache__`, as Python keeps compiled modules: known by the file's size and time,
made anew when they change, and done without where nothing can be written.
"""

import json
import os
import sys
from typing import Any


def read_toml(path: str) -> dict[str, Any]:
    """The contents of a TOML file."""
    about = os.stat(path)
    stamp = [about.st_size, about.st_mtime_ns]
    folder, name = os.path.split(path)
    kept = os.path.join(folder, "__pycache__", f"{name}.json")
    try:
        with open(kept, encoding="utf-8") as file:
            found = json.load(file)
        if found["stamp"] == stamp:
            data: dict[str, Any] = found["data"]
            return data
    except (OSError, ValueError, KeyError, TypeError):
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
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "w", encoding="utf-8") as file:
            json.dump(found, file, ensure_ascii=False)
        os.replace(temporary, path)
    except (OSError, TypeError):
        pass
