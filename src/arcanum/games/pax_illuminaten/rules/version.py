"""Which rules these are, and what each version changed for tables that are being played."""

from typing import Final

VERSION: Final = "2"

# Version, and the rules that mean something else since then.
CHANGES: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    # Refills in turn order; an opponent's fixed income comes first; who took part draws.
    (2, ("P-13.6", "P-15.4", "P-15.5")),
)
