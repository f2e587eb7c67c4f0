"""Market Row: Buy, Bargain, Order, Quick Order. [T-6.2, T-13.5]"""

from __future__ import annotations

from typing import ClassVar, Final

from arcanum.games.trickerion.rules.base.facts import (
    BARTER_VALUE,
    BARTER_WITH_POWER,
    BUY_AP,
    COMPONENT_SALE,
    DUBIOUS_SOURCES,
    LEAST_PRICE,
    LOGISTICS,
    MOST_BOUGHT,
    NOTHING,
    ORDER_AP,
    ORDER_SLOTS,
    QUICK_AP,
    SHOPLIFTING,
    SMUGGLED_GOODS,
    TIER,
    TRAVELING_MERCHANTS,
    WORKSHOP_DELIVERY,
    WORKSHOP_EXHIBITION,
    Card,
    Character,
    Component,
    Slot,
)
from arcanum.games.trickerion.rules.base.modules import Location
from arcanum.games.trickerion.rules.base.placement import EFFECT_USED, Placement, announce
from arcanum.games.trickerion.rules.base.purchases import (
    BARTER,
    NOT_IN_STOCK,
    SALE,
    Basket,
    additions,
    barter,
    basket_of,
    delivery_price,
    fits,
    price,
    size,
    stow_basket,
    taken,
    tell_basket,
    total_price,
    usual_price,
    with_one,
)
from arcanum.games.trickerion.rules.base.resources import (
    gain_fame,
    lose_fame,
    pay_at_market,
    stow,
)
from arcanum.games.trickerion.rules.base.table import Trickerion, Troupe, room_for
from arcanum.games.trickerion.rules.base.words import (
    BARGAIN,
    BUY,
    BUY_MIX,
    BUY_ORDERED,
    BUY_SPECIAL,
    DECLINE,
    DONE,
    LIFT,
    ORDER,
    ORDER_AT,
    ORDER_SPECIAL,
    QUICK_ORDER,
    QUICK_ORDER_SPECIAL,
    REFILL,
    TAKE_COMPONENT,
)
from arcanum.kernel.frames import Ask, Player, Refusal
from arcanum.kernel.words import Action, Verb

BUYING_CARDS: Final = (SMUGGLED_GOODS, WORKSHOP_EXHIBITION, SHOPLIFTING, WORKSHOP_DELIVERY)
QUICK_SLOT: Final = 4


class MarketRow(Location):
    """Components are bought and ordered. [T-6.2]"""

    verbs: ClassVar[tuple[Verb, ...]] = (
        BUY,
        BUY_SPECIAL,
        BUY_MIX,
        ORDER,
        ORDER_SPECIAL,
        QUICK_ORDER,
        QUICK_ORDER_SPECIAL,
    )

    def options(self, s: Trickerion, at: Placement) -> list[Action]:
        """What a Character can do in Market Row. [T-6.2, D-35, D-36, D-37]"""
        out: list[Action] = []
        me = s.troupes[at.player]
        points = at.points
        if points >= BUY_AP:
            purse = me.coins + points - BUY_AP
            for c in range(12):
                each = price(s, c, True)
                if each != NOT_IN_STOCK:
                    for n in range(1, min(MOST_BOUGHT, room_for(me, c)) + 1):
                        if can_pay(each * n, me.coins, purse):
                            out.append(BUY.of(c, n))
            if at.special >= 0 and not at.flags & EFFECT_USED:
                out += special_buys(s, me, at)
        if points >= ORDER_AP:
            if NOTHING in s.orders:
                out += [ORDER.of(c) for c in range(12) if c not in s.orders]
            if at.has(LOGISTICS):
                out += [ORDER_SPECIAL.of(c) for c in range(12)]
        if points >= QUICK_AP:
            out += [QUICK_ORDER.of(c) for c in range(12)]
            if at.has(DUBIOUS_SOURCES):
                out += [QUICK_ORDER_SPECIAL.of(c) for c in range(12)]
        return out

    def take(self, s: Trickerion, at: Placement, action: Action) -> None:
        """Carries out an action in Market Row."""
        if BUY.said(action):
            basket = basket_of(BUY.noun(action), BUY.second(action))
            s.next(bargain(at.after(BUY_AP), NOTHING, basket))
        elif BUY_SPECIAL.said(action):
            announce(s, at)
            basket = basket_of(BUY_SPECIAL.noun(action), BUY_SPECIAL.second(action))
            s.next(bargain(at.after(BUY_AP, EFFECT_USED), at.special, basket))
        elif BUY_MIX.said(action):
            announce(s, at)
            then = at.after(BUY_AP, EFFECT_USED)
            if at.special == BARTER_WITH_POWER:
                s.then(barter(at.player), then)
            else:
                s.next(fill_sale(then, 0))
        elif ORDER.said(action):
            s.next(at.after(ORDER_AP))
            if at.special == TRAVELING_MERCHANTS:
                s.next(BuyOrdered(at.player, ORDER.noun(action)))
            s.next(OrderAt(at.player, ORDER.noun(action)))
        elif ORDER_SPECIAL.said(action):
            announce(s, at)
            s.aside.append(ORDER_SPECIAL.noun(action))
            s.note("orders-aside", at.player, ORDER_SPECIAL.noun(action))
            s.next(at.after(ORDER_AP, EFFECT_USED))
        elif QUICK_ORDER.said(action):
            quick_order(s, at.player, QUICK_ORDER.noun(action))
            s.next(at.after(QUICK_AP))
        elif QUICK_ORDER_SPECIAL.said(action):
            announce(s, at)
            quick_order(s, at.player, QUICK_ORDER_SPECIAL.noun(action))
            s.dubious = at.player
            s.next(at.after(QUICK_AP, EFFECT_USED))

    def why_not(self, s: Trickerion, at: Placement, action: Action) -> Refusal:
        """Why an action is not open in Market Row."""
        me = s.troupes[at.player]
        if BUY.said(action):
            c, n = BUY.noun(action), BUY.second(action)
            if at.points < BUY_AP:
                return ("too-few-points", {}, "T-5.4")
            if price(s, c, True) == NOT_IN_STOCK:
                return ("not-in-stock", {}, "T-6.2.1")
            if not 1 <= n <= MOST_BOUGHT or n > room_for(me, c):
                return ("no-room", {}, "T-6.2.3")
            return ("cannot-pay", {}, "T-2.11")
        if ORDER.said(action):
            if at.points < ORDER_AP:
                return ("too-few-points", {}, "T-5.4")
            return ("cannot-order", {}, "T-6.2.5")
        if QUICK_ORDER.said(action):
            return ("too-few-points", {}, "T-6.2.6")
        if BUY_SPECIAL.said(action):
            return at.why_no_effect(BUYING_CARDS, BUY_AP)
        if BUY_MIX.said(action):
            return at.why_no_effect((COMPONENT_SALE, BARTER_WITH_POWER), BUY_AP)
        if ORDER_SPECIAL.said(action):
            return at.why_no_effect((LOGISTICS,), ORDER_AP)
        if QUICK_ORDER_SPECIAL.said(action):
            return at.why_no_effect((DUBIOUS_SOURCES,), QUICK_AP)
        return ("not-here", {}, "T-6.2")


def can_pay(bill: int, coins: int, purse: int) -> bool:
    """Coins, or Coins and Bargain, which never takes the last Coin. [T-6.2.4]"""
    return bill <= coins or (coins >= LEAST_PRICE and bill <= purse)


def bill_of(s: Trickerion, player: Player, card: Card, basket: Basket) -> int:
    """The total price of a Buy before Bargain. [T-6.2.2, T-13.5]"""
    if card == COMPONENT_SALE:
        return total_price(s, SALE, basket)
    me = s.troupes[player]
    bill = 0
    for c in range(12):
        n = taken(basket, c)
        if n:
            if card == WORKSHOP_DELIVERY:
                bill += n * delivery_price(s, me, c)
            elif card == SHOPLIFTING:
                bill += (n - 1) * price(s, c, True)  # the others are paid as usual
            else:
                bill += n * price(s, c, True)
    return bill


def special_buys(s: Trickerion, me: Troupe, at: Placement) -> list[Action]:
    """A Buy with the effect of the Special card. [T-13.5, T-13.1.2]"""
    card = at.special
    left = at.points - BUY_AP
    out: list[Action] = []
    if card == COMPONENT_SALE:
        if sale_limit(me, left) and additions(s, me, SALE, 0, sale_limit(me, left)):
            out.append(BUY_MIX.of())
    elif card == BARTER_WITH_POWER:
        if me.shards and additions(s, me, BARTER, 0, BARTER_VALUE):
            out.append(BUY_MIX.of())
    elif card in BUYING_CARDS:
        for c in range(12):
            if not buyable(s, me, card, c):
                continue
            basket = 0
            for n in range(1, min(MOST_BOUGHT, room_for(me, c)) + 1):
                basket = with_one(basket, c)
                bill = bill_of(s, at.player, card, basket)
                if card == SMUGGLED_GOODS:
                    if max(1, bill - left) - 1 <= me.fame:
                        out.append(BUY_SPECIAL.of(c, n))
                elif can_pay(bill, me.coins, me.coins + left):
                    out.append(BUY_SPECIAL.of(c, n))
    return out


def sale_limit(me: Troupe, left: int) -> int:
    """What a Component Sale may cost with all of Bargain."""
    return me.coins + left if me.coins >= LEAST_PRICE else 0


def buyable(s: Trickerion, me: Troupe, card: Card, component: Component) -> bool:
    """Whether a type can be bought with that card."""
    if card == WORKSHOP_DELIVERY:
        return delivery_price(s, me, component) != NOT_IN_STOCK
    if card == SHOPLIFTING:
        return component in s.stock or s.quick == component
    return price(s, component, True) != NOT_IN_STOCK


def quick_order(s: Trickerion, player: Player, component: Component) -> None:
    """A token on the Quick Order slot; one that was there returns. [T-6.2.6, Q-03]"""
    s.quick = component
    s.note("quick-orders", player, component)


class PlacementPart(Ask[Trickerion]):
    """A question inside a placement, which goes on with `points` after it."""

    character: Character
    slot: Slot
    points: int
    flags: int
    special: Card
    with_card: Card
    basket: Basket

    def placement(self, spent: int) -> Placement:
        """The placement after this question."""
        return Placement(
            self.player,
            self.character,
            self.slot,
            self.points - spent,
            self.flags,
            self.special,
        )


def bargain(at: Placement, card: Card, basket: Basket) -> Bargain:
    """The question of Bargain for a Buy, whose AP is paid."""
    return Bargain(
        at.player, at.character, at.slot, at.points, at.flags, at.special, card, basket
    )


def fill_sale(at: Placement, basket: Basket) -> FillSale:
    """The basket of Component Sale."""
    return FillSale(
        at.player, at.character, at.slot, at.points, at.flags, at.special, NOTHING, basket
    )


class FillSale(PlacementPart, prompt="ask-basket", rule="T-13.5"):
    """Component Sale: up to four Components in any mix. [T-13.5, D-49]"""

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        out = []
        if self.basket:
            out.append(DONE.of())
        more = additions(s, me, SALE, self.basket, sale_limit(me, self.points))
        return out + [TAKE_COMPONENT.of(c) for c in more]

    def take(self, s: Trickerion, action: Action) -> None:
        then = self.placement(0)
        if DONE.said(action):
            s.next(bargain(then, COMPONENT_SALE, self.basket))
        else:
            s.next(fill_sale(then, with_one(self.basket, TAKE_COMPONENT.noun(action))))

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        if TAKE_COMPONENT.said(action):
            c = TAKE_COMPONENT.noun(action)
            if price(s, c, True) == NOT_IN_STOCK:
                return ("not-in-stock", {}, "T-6.2.1")
            me = s.troupes[self.player]
            if size(self.basket) < 4 and not fits(me, with_one(self.basket, c)):
                return ("no-room", {}, "T-2.7")
            return ("too-dear", {}, "T-13.5")
        return ("answer-first", {}, self.rule)


class Bargain(PlacementPart, prompt="ask-bargain", rule="T-6.2.4"):
    """How many AP to spend on the bill; then pay and stow. [T-6.2.4, D-35, INV-17]"""

    def options(self, s: Trickerion) -> list[Action]:
        bill = bill_of(s, self.player, self.with_card, self.basket)
        me = s.troupes[self.player]
        purse = me.fame + 1 if self.with_card == SMUGGLED_GOODS else me.coins
        most = min(self.points, bill - LEAST_PRICE)
        least = max(0, bill - purse)
        if most <= 0:
            return [BARGAIN.of(0)]
        return [BARGAIN.of(off) for off in range(least, most + 1)]

    def take(self, s: Trickerion, action: Action) -> None:
        off = BARGAIN.noun(action)
        bill = bill_of(s, self.player, self.with_card, self.basket) - off
        tell_basket(s, self.player, self.basket)
        if self.with_card == SMUGGLED_GOODS:
            lose_fame(s, self.player, bill - 1)
        else:
            pay_at_market(s, self.player, bill)
        if self.with_card == WORKSHOP_EXHIBITION:
            gain_fame(s, self.player, bill - 1)
        s.next(self.placement(off))
        if self.with_card == SHOPLIFTING:
            for c in range(12):
                if taken(self.basket, c):
                    s.next(Lift(self.player, c))
        stow_basket(s, self.player, self.basket)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("bargain-limits", {}, "T-6.2.4")


class Lift(Ask[Trickerion], prompt="ask-lift", rule="T-13.5"):
    """Shoplifting: from which slot the free token is taken. [T-13.5, D-49]"""

    component: Component

    def options(self, s: Trickerion) -> list[Action]:
        out = [LIFT.of(i) for i in range(len(s.stock)) if s.stock[i] == self.component]
        if s.quick == self.component:
            out.append(LIFT.of(QUICK_SLOT))
        return out

    def take(self, s: Trickerion, action: Action) -> None:
        slot = LIFT.noun(action)
        s.note("lifts", self.player, self.component, slot)
        s.next(Refill(self.player, slot))


class Refill(Ask[Trickerion], prompt="ask-refill", rule="T-13.5"):
    """Shoplifting: a Basic token of choice goes on the slot. [T-13.5, D-49]"""

    stock_slot: int

    def options(self, s: Trickerion) -> list[Action]:
        return [REFILL.of(c) for c in range(12) if TIER[c] == 0]

    def take(self, s: Trickerion, action: Action) -> None:
        component = REFILL.noun(action)
        if self.stock_slot == QUICK_SLOT:
            s.quick = component
        else:
            s.stock[self.stock_slot] = component
        s.note("refills", component, self.stock_slot)


class OrderAt(Ask[Trickerion], prompt="ask-order-slot", rule="T-6.2.5"):
    """Which empty Order slot the token takes. [T-6.2.5, D-36]"""

    component: Component

    def options(self, s: Trickerion) -> list[Action]:
        return [ORDER_AT.of(i) for i in range(ORDER_SLOTS) if s.orders[i] < 0]

    def take(self, s: Trickerion, action: Action) -> None:
        slot = ORDER_AT.noun(action)
        s.orders[slot] = self.component
        s.note("orders", self.player, self.component, slot)

    def why_not(self, s: Trickerion, action: Action) -> Refusal:
        return ("order-slot-taken", {}, "T-6.2.5")


class BuyOrdered(Ask[Trickerion], prompt="ask-buy-ordered", rule="T-13.5"):
    """Traveling Merchants: one of the ordered type at once, for 1 Coin more. [T-13.5, D-49]"""

    component: Component

    def options(self, s: Trickerion) -> list[Action]:
        me = s.troupes[self.player]
        if room_for(me, self.component) < 1:
            return []
        if me.coins < usual_price(s, self.component) + 1:
            return []
        return [DECLINE.of(), BUY_ORDERED.of()]

    def take(self, s: Trickerion, action: Action) -> None:
        if BUY_ORDERED.said(action):
            s.note("uses-effect", self.player, TRAVELING_MERCHANTS)
            pay_at_market(s, self.player, usual_price(s, self.component) + 1)
            stow(s, self.player, self.component, 1)
