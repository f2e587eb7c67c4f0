"""Which of several cases that go the same way are long ones.

`make test` plays one of them; all others are for `make thorough`. Where a journey is made in
three languages, say, `make test` makes it in one, and another journey in another.
"""

from __future__ import annotations

import pytest
from _pytest.mark import ParameterSet


def thorough(*values: object) -> ParameterSet:
    """A case that only `make thorough` plays."""
    return pytest.param(*values, marks=pytest.mark.thorough)


def mainly(first: object, *others: object) -> list[object]:
    """Cases of one value: the first in every run, the others in thorough ones."""
    return [first, *(thorough(other) for other in others)]
