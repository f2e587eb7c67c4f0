"""Backups of a running server's database, and the way back."""

from __future__ import annotations

import os
import shlex
import sqlite3
import sys
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from arcanum.kernel.errors import BadData, BadSetting
from arcanum.server.admin.opening import is_postgres, must_be_there
from arcanum.server.migrations import MIGRATIONS

PAGES = 256  # copied at a time; the server writes in between
SAFE_MODE = 0o600
IN_USE_MS = 1000
BEFORE = ".before-restore"


def backup(where: str, to: Path) -> dict[str, object]:
    """Copy an SQLite database to a new file while the server writes to it."""
    if is_postgres(where):
        raise BadSetting(
            f"PostgreSQL is backed up by its own program: {dump_command(where, to)}"
        )
    must_be_there(where)
    if to.exists():
        raise BadSetting(f"'{to}' is there already: choose another name")
    part = to.with_name(to.name + ".part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, SAFE_MODE))
        copy(where, part)
        facts = checked(part)
        part.rename(to)
        flush(to.parent)
    except OSError as wrong:
        raise BadSetting(f"'{to}' cannot be written ({wrong.strerror})") from wrong
    except sqlite3.Error as wrong:
        raise BadSetting(f"the backup failed ({wrong})") from wrong
    finally:
        part.unlink(missing_ok=True)
    return {"file": str(to), "bytes": to.stat().st_size, **facts}


def copy(where: str | Path, to: Path) -> None:
    """All pages of a database, as they were at one moment, flushed to disk."""
    source, target = sqlite3.connect(where), sqlite3.connect(to)
    try:
        source.execute("PRAGMA busy_timeout=5000")
        # One read transaction: otherwise every commit of the server starts the copy over.
        source.execute("BEGIN")
        source.execute("SELECT 1 FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES)
        target.execute("PRAGMA journal_mode=DELETE")
    finally:
        source.close()
        target.close()
    with to.open("rb+") as file:
        os.fsync(file.fileno())


def checked(file: Path) -> dict[str, object]:
    """The facts of a backup, if it is whole."""
    db = sqlite3.connect(f"file:{file}?mode=ro", uri=True)
    try:
        (said,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if said != "ok":
            raise BadData(f"'{file}' is damaged: {said}")
        (shape,) = db.execute("SELECT COALESCE(MAX(number), 0) FROM shape").fetchone()
        (tables,) = db.execute("SELECT COUNT(*) FROM tables").fetchone()
        (events,) = db.execute("SELECT COUNT(*) FROM events").fetchone()
    except sqlite3.Error as wrong:
        raise BadData(f"'{file}' is no database of Arcanum ({wrong})") from wrong
    finally:
        db.close()
    if shape > len(MIGRATIONS):
        raise BadData(f"'{file}' was written by a newer version (shape {shape})")
    return {"shape": shape, "tables": tables, "events": events}


def restore(where: str, file: Path) -> dict[str, object]:
    """Put a backup in the place of the database. No server may run.

    The database that was there is kept beside it.
    """
    if is_postgres(where):
        command = f"pg_restore --clean --if-exists --dbname={told(where)} {quoted(file)}"
        raise BadSetting(f"PostgreSQL is restored by its own program: {command}")
    if not file.is_file():
        raise BadSetting(f"there is no backup '{file}'")
    facts = checked(file)
    target = Path(where)
    part = target.with_name(target.name + ".part")
    kept = ""
    try:
        os.close(os.open(part, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, SAFE_MODE))
        copy(file, part)
        same_owner(part, target if target.exists() else target.parent)
        if target.exists():
            nobody_uses(target)
            kept = str(aside(target))
            target.rename(kept)
        part.rename(target)
        flush(target.parent)
    except OSError as wrong:
        raise BadSetting(f"'{where}' cannot be written ({wrong.strerror})") from wrong
    finally:
        part.unlink(missing_ok=True)
    return {"database": where, "from": str(file), "kept": kept, **facts}


def same_owner(part: Path, of: Path) -> None:
    """What root restores must be readable for the user that the server runs as."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        found = of.stat()
        os.chown(part, found.st_uid, found.st_gid)


def nobody_uses(target: Path) -> None:
    """Refuse while any program has the database open; its log is written back into it."""
    db = sqlite3.connect(target, isolation_level=None)
    try:
        db.execute(f"PRAGMA busy_timeout={IN_USE_MS}")
        db.execute("PRAGMA journal_mode=DELETE")  # only the last one there may do this
    except sqlite3.OperationalError as wrong:
        if "locked" in str(wrong):
            raise BadSetting(
                f"a server has '{target}' open: stop it first, then restore"
            ) from wrong
        raise BadSetting(f"'{target}' cannot be opened ({wrong})") from wrong
    except sqlite3.DatabaseError:
        pass  # damaged: that is why there are backups
    finally:
        db.close()


def aside(target: Path) -> Path:
    """A free name for the database that was there."""
    number = 1
    while (free := target.with_name(f"{target.name}{BEFORE}-{number}")).exists():
        number += 1
    return free


def flush(folder: Path) -> None:
    """New names in a folder are on disk, too. Windows opens no folders."""
    if sys.platform == "win32":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


# -- PostgreSQL


def dump_command(where: str, to: Path) -> str:
    """The command that backs a PostgreSQL database up while servers run."""
    return f"pg_dump --format=custom --file={quoted(to)} {told(where)}"


def told(where: str) -> str:
    """The address of a database without its password, for a shell."""
    parts = urlsplit(where)
    who, at, host = parts.netloc.rpartition("@")
    netloc = who.partition(":")[0] + at + host
    return shlex.quote(urlunsplit(parts._replace(netloc=netloc)))


def quoted(path: Path) -> str:
    """A file name for a shell."""
    return shlex.quote(str(path))
