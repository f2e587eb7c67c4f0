"""One server for one SQLite file: a lock that ends with the process that holds it.

It lies in a file of its own beside the database. Locks on the database itself belong to SQLite,
which would lose them when we close the file.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from arcanum.kernel.errors import BadSetting


class FileLock:
    """Held from the beginning of a server to its end, however it ends."""

    def __init__(self, database: Path) -> None:
        """Raises BadSetting if another server has it.

        Where the system or the disk knows no locks, there is none.
        """
        self.descriptor = -1
        path = Path(f"{os.path.realpath(database)}.lock")
        with contextlib.suppress(OSError):  # if this cannot be written, the database tells why
            self.descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        if self.descriptor < 0:
            return
        try:
            lock(self.descriptor)
        except (BlockingIOError, PermissionError):
            self.release()
            raise BadSetting(
                f"another server uses {database}: stop it first, or use another file"
            ) from None
        except OSError:
            pass  # this disk has no locks

    def release(self) -> None:
        """The next server may come."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1


if sys.platform == "win32":  # pragma: no cover
    import msvcrt

    def lock(descriptor: int) -> None:
        """Lock a file, or raise PermissionError at once."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    try:
        import fcntl
    except ImportError:  # pragma: no cover

        def lock(descriptor: int) -> None:
            """There are no locks here."""

    else:

        def lock(descriptor: int) -> None:
            """Lock a file, or raise BlockingIOError at once."""
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
