"""Which rules these are, and what each version changed for tables that are being played."""

from typing import Final

VERSION: Final = "1"

# Version, and the rules that mean something else since then; see docs/rules-change.md.
CHANGES: Final[tuple[tuple[int, tuple[str, ...]], ...]] = ()
