"""The Heir at the market row: he only changes what is on sale. [H-11]"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base.facts import NOTHING
from arcanum.games.trickerion.rules.base.table import Trickerion


def work_at_market(s: Trickerion, points: int) -> None:
    """What is on sale leaves the list; then one order for each action point. [H-11.1, TV-3]"""
    wanted = s.heirs[0].wanted
    for component in range(len(wanted)):
        on_sale = component in s.stock or component in s.aside or component == s.quick
        if wanted[component] and on_sale:
            wanted[component] = 0
            s.note("heir-strikes-off", component)
    for _ in range(points):
        if not order_one(s):
            return


def order_one(s: Trickerion) -> bool:
    """A random type of the list into the first free order slot, if there are both.

    It stays on the list until it is seen on sale. [H-11.2, H-11.3]
    """
    wanted = s.heirs[0].wanted
    missing = [c for c in range(len(wanted)) if wanted[c] and c not in s.orders]
    if not missing or NOTHING not in s.orders:
        return False
    component = missing[s.below(len(missing))]
    at = s.orders.index(NOTHING)
    s.orders[at] = component
    s.note("heir-orders", component, at)
    return True
