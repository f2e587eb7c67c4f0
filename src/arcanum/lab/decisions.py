"""Decisions of simulated games as a table, JSON Lines or Parquet: `arcanum simulate --out`.

One row for each decision. Seed, options and actions say all of a game, so every table on the
way can be had again with `game.new` and `apply`; rows hold what most studies want at once.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from arcanum.kernel.errors import BadData, BadSetting
from arcanum.lab.extras import not_installed

FORMAT = 1
SCHEMA = {  # column: type, meaning
    "game_number": ("int32", "of the game in this file, from 0"),
    "seed": ("int64", "of the deal"),
    "number": ("int32", "of the decision in its game, from 0"),
    "seat": ("string", "who decided, A to D"),
    "bot": ("string", "the bot at that seat"),
    "prompt": ("string", "the question, as in the view"),
    "options": ("list<string>", "the legal actions, spelled, in their order"),
    "action": ("string", "the one taken"),
    "score": ("int32", "the seat's score at the end of the game"),
    "win": ("float64", "1 for the winner, in parts if several share"),
    "place": ("int32", "the seat's place at the end, from 1"),
}
COMPRESSION = "zstd"
MOST_SEED = 2**63 - 1

Row = Mapping[str, Any]


class Writer(Protocol):
    """Something that rows can be written to."""

    def write(self, rows: Iterable[Row]) -> None: ...

    def close(self) -> None: ...


class Lines:
    """JSON Lines: the header, then a line for each decision."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        self.file = open(path, "w", encoding="utf-8")  # noqa: SIM115 (closed by `close`)
        self.write([header])

    def write(self, rows: Iterable[Row]) -> None:
        """Appends."""
        for row in rows:
            self.file.write(json.dumps(row, ensure_ascii=False) + "\n")

    def close(self) -> None:
        """All is written."""
        self.file.close()


class Parquet:
    """Parquet: the header is in the metadata of the file, meanings in those of the columns."""

    def __init__(self, path: Path, header: Mapping[str, Any]) -> None:
        try:
            import pyarrow  # type: ignore[import-untyped]
            from pyarrow import parquet
        except ImportError as missing:
            raise not_installed(missing) from None
        self.pyarrow: Any = pyarrow
        types = {
            "int32": pyarrow.int32(),
            "int64": pyarrow.int64(),
            "float64": pyarrow.float64(),
            "string": pyarrow.string(),
            "list<string>": pyarrow.list_(pyarrow.string()),
        }
        fields = [
            pyarrow.field(name, types[kind], nullable=False, metadata={"about": about})
            for name, (kind, about) in SCHEMA.items()
        ]
        self.schema = pyarrow.schema(fields, metadata={"arcanum": json.dumps(header)})
        self.file: Any = parquet.ParquetWriter(path, self.schema, compression=COMPRESSION)

    def write(self, rows: Iterable[Row]) -> None:
        """Appends a group of rows."""
        self.file.write_table(self.pyarrow.Table.from_pylist(list(rows), schema=self.schema))

    def close(self) -> None:
        """All is written."""
        self.file.close()


KINDS: dict[str, type[Lines] | type[Parquet]] = {".jsonl": Lines, ".parquet": Parquet}


class Decisions:
    """A file of decisions; it appears under its name when it is whole."""

    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        if path.suffix not in KINDS:
            known = " or ".join(KINDS)
            raise BadSetting(f"{path}: a file of decisions ends in {known}")
        if path.is_dir():
            raise BadData(f"{path}: cannot be written (it is a folder)")
        if not -MOST_SEED <= about["seed"] <= MOST_SEED - about["games"]:
            raise BadSetting("the seeds of a file of decisions are numbers of 64 bits")
        self.path = path
        self.part = path.with_name(f".{path.name}.part")
        header = {
            "arcanum": FORMAT,
            "kind": "decisions",
            **about,
            "schema": {
                name: {"type": kind, "about": told} for name, (kind, told) in SCHEMA.items()
            },
        }
        try:
            self.writer: Writer = KINDS[path.suffix](self.part, header)
        except OSError as wrong:
            raise BadData(f"{path}: cannot be written ({wrong.strerror})") from wrong

    def write(self, rows: Iterable[Row]) -> None:
        """Appends the decisions of some games."""
        self.writer.write(rows)

    def __enter__(self) -> Decisions:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.writer.close()
        if wrong is None:
            os.replace(self.part, self.path)
        else:
            self.part.unlink()


def read_decisions(path: str | os.PathLike[str]) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The header and the rows of a file that `simulate --out` wrote."""
    path = Path(path)
    try:
        header, rows = (read_parquet if path.suffix == ".parquet" else read_lines)(path)
    except OSError as wrong:
        raise BadData(f"{path}: cannot be read ({wrong.strerror or wrong})") from wrong
    except (ValueError, KeyError, TypeError) as wrong:
        raise BadData(f"{path}: is no file of decisions") from wrong
    if not isinstance(header, dict) or header.get("kind") != "decisions":
        raise BadData(f"{path}: is no file of decisions")
    return header, rows


def read_parquet(path: Path) -> tuple[Any, list[Any]]:
    """Metadata and rows."""
    try:
        from pyarrow import parquet
    except ImportError as missing:
        raise not_installed(missing) from None
    table = parquet.read_table(path)
    return json.loads(table.schema.metadata[b"arcanum"]), table.to_pylist()


def read_lines(path: Path) -> tuple[Any, list[Any]]:
    """The first line and the others."""
    with open(path, encoding="utf-8") as file:
        header, *rows = [json.loads(line) for line in file]
    return header, rows
