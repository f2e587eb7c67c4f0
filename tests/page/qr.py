"""Reads a QR code from its modules: level M, bytes; every check must hold. For tests only."""

from __future__ import annotations

from collections.abc import Sequence

CHECKS = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26)  # codewords of a block, by version
BLOCKS = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5)
WORDS = (26, 44, 70, 100, 134, 172, 196, 242, 292, 346)
ALIGNED = (
    (), (6, 18), (6, 22), (6, 26), (6, 30), (6, 34), (6, 22, 38), (6, 24, 42), (6, 26, 46),
    (6, 28, 50),
)  # fmt: skip
POWERS = [1]
for _ in range(511):
    doubled = POWERS[-1] * 2
    POWERS.append(doubled ^ 0x11D if doubled > 255 else doubled)
LOGS = {POWERS[i]: i for i in range(255)}


def masked(mask: int, x: int, y: int) -> bool:
    """Whether a mask turns a module round."""
    both, odd, third = x * y, x * y % 2, x * y % 3
    return (
        (x + y) % 2 == 0,
        y % 2 == 0,
        x % 3 == 0,
        (x + y) % 3 == 0,
        (x // 3 + y // 2) % 2 == 0,
        odd + third == 0,
        (odd + third) % 2 == 0,
        ((x + y) % 2 + both % 3) % 2 == 0,
    )[mask]


def patterns(size: int) -> set[tuple[int, int]]:
    """The modules that hold no data."""
    at = (size - 21) // 4
    out = {(6, i) for i in range(size)} | {(i, 6) for i in range(size)}
    for x in range(9):
        out |= {(x, y) for y in range(9)}
        out |= {(size - 1 - y, x) for y in range(8)} | {(x, size - 1 - y) for y in range(8)}
    last = max(ALIGNED[at], default=0)
    for cx in ALIGNED[at]:
        for cy in ALIGNED[at]:
            if (cx, cy) not in ((6, 6), (6, last), (last, 6)):
                out |= {(cx + i, cy + j) for i in range(-2, 3) for j in range(-2, 3)}
    if at >= 6:
        for i in range(6):
            out |= {(size - 11 + j, i) for j in range(3)} | {
                (i, size - 11 + j) for j in range(3)
            }
    return out


def bits_of(dark: Sequence[Sequence[bool]], mask: int) -> list[bool]:
    """The data, column by column, two modules wide, up and down."""
    size = len(dark)
    fixed = patterns(size)
    out = []
    x, up = size - 1, True
    while x > 0:
        x -= x == 6
        for y in range(size - 1, -1, -1) if up else range(size):
            for column in (x, x - 1):
                if (column, y) not in fixed:
                    out.append(dark[y][column] ^ masked(mask, column, y))
        x, up = x - 2, not up
    return out


def read(dark: Sequence[Sequence[bool]]) -> str:
    """The text of a code."""
    size = len(dark)
    at = (size - 21) // 4
    form = [dark[i][8] for i in range(6)] + [dark[7][8], dark[8][8], dark[8][7]]
    form += [dark[8][14 - i] for i in range(9, 15)]
    again = [dark[8][size - 1 - i] for i in range(8)]
    again += [dark[size - 15 + i][8] for i in range(8, 15)]
    assert form == again
    number = sum(on << i for i, on in enumerate(form)) ^ 0x5412
    assert number >> 13 == 0  # level M
    bits = bits_of(dark, number >> 10 & 7)
    words = [sum(bits[i + j] << 7 - j for j in range(8)) for i in range(0, WORDS[at] * 8, 8)]
    short, longer = divmod(WORDS[at] - CHECKS[at] * BLOCKS[at], BLOCKS[at])
    blocks: list[list[int]] = [[] for _ in range(BLOCKS[at])]
    coming = iter(words)
    for i in range(short + 1):
        for number_of, block in enumerate(blocks):
            if i < short or number_of >= BLOCKS[at] - longer:
                block.append(next(coming))
    data = [word for block in blocks for word in block]
    for _ in range(CHECKS[at]):
        for block in blocks:
            block.append(next(coming))
    for block in blocks:
        for i in range(CHECKS[at]):
            total = 0
            for word in block:
                total = (POWERS[LOGS[total] + i] if total else 0) ^ word
            assert total == 0  # nothing to correct
    text = "".join(f"{word:08b}" for word in data)
    assert text[:4] == "0100"
    wide = 8 if at < 9 else 16
    many = int(text[4 : 4 + wide], 2)
    start = 4 + wide
    return bytes(int(text[start + 8 * i : start + 8 * i + 8], 2) for i in range(many)).decode()
