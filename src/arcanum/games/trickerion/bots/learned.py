"""How much of the worth that greedy sees in Trickerion comes true, by rounds ahead.

Made by tools/learn_trickerion.py from 7211 games of two.
"""

from __future__ import annotations

from typing import Final

# coins, fame, shards, troupe, cards, tricks, stage
SHARES: Final[list[list[float]]] = [
    [1.00, 1.00, 1.00, 1.00, 1.00, 1.00, 1.00],
    [0.76, 0.86, 0.87, 0.38, 0.73, 1.87, 0.92],
    [0.63, 0.75, 0.95, 0.63, 0.68, 0.52, 1.16],
    [0.55, 0.50, 1.05, 0.83, 0.75, 0.72, 0.78],
    [0.48, 0.50, 1.17, 0.75, 0.77, 0.53, 0.75],
    [0.46, 0.50, 1.15, 0.64, 0.70, 0.34, 0.36],
    [0.46, 0.50, 1.15, 0.64, 0.70, 0.34, 0.36],
    [0.46, 0.50, 1.15, 0.64, 0.70, 0.34, 0.36],
]
# how far the lead may be off, as a standard deviation
ERRORS: Final[list[float]] = [5.4, 5.4, 7.8, 8.7, 9.6, 10.3, 11.2, 10.7]
