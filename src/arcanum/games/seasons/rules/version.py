"""Which rules these are, and what each version changed for tables that are being played."""

from typing import Final

VERSION: Final = "2"

# Version, and the rules that mean something else since then.
CHANGES: Final[tuple[tuple[int, tuple[str, ...]], ...]] = (
    # 50 is passed at any moment of the own turn; two Hands ask less; 18, the second copy.
    (2, ("S-6.3", "OQ-14", "OQ-26", "OQ-35")),
)
