"""Prices, baskets and paying for Components. [T-6.2.1 to T-6.2.4, T-13.5]

What is bought is one int: two bits for each type, the number of it.
"""

from __future__ import annotations

from typing import Final

from arcanum.games.trickerion.rules.base.facts import (
    BARTER_VALUE,
    INVEST_SIZE,
    MOST_OF_A_KIND,
    OPEN_ORDER_AREA,
    PRICE,
    QUICK_VALUE,
    SALE_SIZE,
    SURCHARGE,
    UNIFORM_PRICE,
    UNIFORM_PRICES,
    Component,
)
from arcanum.games.trickerion.rules.base.resources import pay_coins, spend_shard, stow
from arcanum.games.trickerion.rules.base.table import (
    Trickerion,
    Troupe,
    board_room,
    manager_room,
    room_for,
)
from arcanum.games.trickerion.rules.base.words import DONE, TAKE_COMPONENT
from arcanum.kernel.frames import Ask, Frame, Player, Refusal
from arcanum.kernel.words import Action

Basket = int
BITS: Final = 2  # of a basket, for each type
MASK: Final = (1 << BITS) - 1

NOT_IN_STOCK: Final = -1  # instead of a price


def taken(basket: Basket, component: Component) -> int:
    """How many of a type are in the basket."""
    return basket >> (BITS * component) & MASK


def basket_of(component: Component, n: int) -> Basket:
    """So many of one type."""
    return n << (BITS * component)


def with_one(basket: Basket, component: Component) -> Basket:
    """The basket with one more of a type."""
    return basket + basket_of(component, 1)


def size(basket: Basket) -> int:
    """How many Components are in the basket."""
    n = 0
    for c in range(12):
        n += taken(basket, c)
    return n


def usual_price(s: Trickerion, component: Component) -> int:
    """Basic 1, Advanced 2, Superior 3; always 2 under `uniform_prices`. [T-6.2.2, Q-27]"""
    return UNIFORM_PRICE if s.active == UNIFORM_PRICES else PRICE[component]


def price(s: Trickerion, component: Component, buying: bool) -> int:
    """The lowest price of a type in the stock, or NOT_IN_STOCK. [T-6.2.1, T-6.2.2]"""
    if component in s.stock or component in s.aside:
        return usual_price(s, component)
    if buying and s.active == OPEN_ORDER_AREA and component in s.orders:
        return usual_price(s, component)
    if s.quick == component:
        return usual_price(s, component) + SURCHARGE
    return NOT_IN_STOCK


def delivery_price(s: Trickerion, me: Troupe, component: Component) -> int:
    """Workshop Delivery: own types are stock, 1 Coin cheaper. [T-13.5]"""
    found = price(s, component, True)
    if me.tokens[component] == 0:
        return found
    usual = usual_price(s, component)
    return max(0, (usual if found == NOT_IN_STOCK else min(found, usual)) - 1)


def fits(me: Troupe, basket: Basket) -> bool:
    """Whether all of a basket has room on the boards. [T-2.7, T-2.8]"""
    new = big = 0
    for c in range(12):
        n = taken(basket, c)
        if n:
            if me.tokens[c]:
                if n > room_for(me, c):
                    return False
            else:
                new += 1
                if n == MOST_OF_A_KIND:
                    big += 1
    if not new:
        return True
    board = board_room(me)
    return new <= board + manager_room(me) and big <= board


def stow_basket(s: Trickerion, player: Player, basket: Basket) -> None:
    """All of a basket goes on the boards; piles of three first, they need the player board."""
    for n in (1, 2, 3):
        for c in range(11, -1, -1):
            if taken(basket, c) == n:
                stow(s, player, c, n)


# How a mixed basket is paid
GIFT: Final = 0  # quick game: total price at most 3, free, any type [T-16.2.3]
INVEST: Final = 1  # Investments: from the Coins just taken
BARTER: Final = 2  # Barter with Power: one Shard, total price at most 4
SALE: Final = 3  # Component Sale: up to four, then Bargain


def unit_price(s: Trickerion, mode: int, component: Component) -> int:
    """What one Component counts in a mixed basket."""
    if mode == GIFT:
        return PRICE[component]
    return price(s, component, mode != INVEST)


def total_price(s: Trickerion, mode: int, basket: Basket) -> int:
    """The sum over a mixed basket."""
    total = 0
    for c in range(12):
        n = taken(basket, c)
        if n:
            total += n * unit_price(s, mode, c)
    return total


def additions(
    s: Trickerion, me: Troupe, mode: int, basket: Basket, most: int
) -> list[Component]:
    """The types of which one more can go into the basket within `most` Coins."""
    full = size(basket)
    if (mode == SALE and full == SALE_SIZE) or (mode == INVEST and full == INVEST_SIZE):
        return []
    left = most - total_price(s, mode, basket)
    out = []
    for c in range(12):
        each = unit_price(s, mode, c)
        if (
            each != NOT_IN_STOCK
            and each <= left
            and taken(basket, c) < MOST_OF_A_KIND
            and fits(me, with_one(basket, c))
        ):
            out.append(c)
    return out


class FillBasket(Ask[Trickerion], prompt="ask-basket", rule="T-2.7"):
    """Take Components one by one, in any mix. [T-13.4, T-13.5, T-16.2.3, D-09, D-49]"""

    mode: int
    basket: Basket
    most: int

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if self.mode != BARTER or self.basket:
            out.append(DONE.of())
        more = additions(s, me, self.mode, self.basket, self.most)
        return out + [TAKE_COMPONENT.of(c) for c in more]

    def take(self, s: Trickerion, action: Action) -> None:
        if TAKE_COMPONENT.said(action):
            basket = with_one(self.basket, TAKE_COMPONENT.noun(action))
            s.next(FillBasket(self.player, self.mode, basket, self.most))
            return
        if not self.basket:
            return
        if self.mode == INVEST:
            pay_coins(s, self.player, total_price(s, INVEST, self.basket))
        elif self.mode == BARTER:
            spend_shard(s, self.player)
        tell_basket(s, self.player, self.basket)
        stow_basket(s, self.player, self.basket)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if TAKE_COMPONENT.said(action):
            me = s.troupes[self.player]
            c = TAKE_COMPONENT.noun(action)
            if unit_price(s, self.mode, c) == NOT_IN_STOCK:
                return ("not-in-stock", {}, "T-6.2.1")
            if not fits(me, with_one(self.basket, c)):
                return ("no-room", {}, "T-2.7")
            return ("too-dear", {}, "T-6.2.2")
        return ("answer-first", {}, self.rule)


def tell_basket(s: Trickerion, player: Player, basket: Basket) -> None:
    """What was bought."""
    for c in range(12):
        if taken(basket, c):
            s.note("buys", player, c, taken(basket, c))


def gift(player: Player) -> Frame[Trickerion]:
    """The extra Components of the quick game. [T-16.2.3, D-09]"""
    return FillBasket(player, GIFT, 0, QUICK_VALUE)


def barter(player: Player) -> Frame[Trickerion]:
    """The basket of Barter with Power."""
    return FillBasket(player, BARTER, 0, BARTER_VALUE)
