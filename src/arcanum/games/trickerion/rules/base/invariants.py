"""The invariants of rules.md as checks on every step of play. [T-21]

The notes of a step are a ledger: replaying them over the table before the step must give the
Fame, Coins, Shards and Components of the table after it.
"""

from __future__ import annotations

from arcanum.games.trickerion.rules.base import facts
from arcanum.games.trickerion.rules.base.freely import FreeAction
from arcanum.games.trickerion.rules.base.locations.theater import LinkBonus
from arcanum.games.trickerion.rules.base.markers import (
    SLOTS_A_CARD,
    kind_of,
    owner_of,
    pieces,
    place_of,
    spot_of,
    trick_of,
    turned_of,
)
from arcanum.games.trickerion.rules.base.placement import (
    DREW_FIRST,
    ENHANCED,
    TOLD_FORTUNE,
    Placement,
)
from arcanum.games.trickerion.rules.base.rounds import Advertise, Turn
from arcanum.games.trickerion.rules.base.scoring import scored
from arcanum.games.trickerion.rules.base.setup import pack, prophecies_of
from arcanum.games.trickerion.rules.base.table import (
    ADVERTISING,
    ASSIGNMENT,
    AT_HOME,
    AT_INN,
    ENDING,
    ENGINEER_SLOT,
    PERFORMING,
    PLACING,
    SETUP,
    SUPPLY,
    UP,
    Trickerion,
    count,
    decks_of,
    has_ready,
    permanent_hand,
    slot_of_trick,
)
from arcanum.games.trickerion.rules.base.theater import holds_any, links, markers_on
from arcanum.games.trickerion.rules.base.words import (
    BARGAIN,
    DRAW,
    ENHANCE,
    HEIR_NOUN,
    HIRE,
    LEARN,
    TAKE_COINS,
    TELL_FORTUNE,
)
from arcanum.kernel.notes import Note
from arcanum.kernel.words import Action


class Watch:
    """Watches one game from its first table on; `step` returns what is wrong, if anything."""

    def __init__(self, s: Trickerion) -> None:
        self.wrong: list[str] = []
        self.twists = 0  # New Twist was used so often
        self.rounds: list[int] = []
        self.performers: list[int] = []
        self.performed = 0  # the card of the last performance
        self.look(s)

    def say(self, invariant: str, what: str) -> None:
        """Something is wrong."""
        self.wrong.append(f"{invariant}: {what}")

    def step(
        self, before: Trickerion, action: Action, after: Trickerion, told: list[Note]
    ) -> list[str]:
        """Checks one step; `told` are the notes it made."""
        self.wrong = []
        for note in told:
            self.count(note, after)
        self.ledger(before, after, told)
        self.look(after)
        self.compare(before, action, after, told)
        return self.wrong

    # -- one table

    def look(self, s: Trickerion) -> None:
        """What holds of every table at a decision."""
        self.tricks(s)
        self.cards(s)
        self.discs(s)
        self.goods(s)
        self.theater(s)
        self.flow(s)
        for module in s.modules:
            self.wrong += module.wrong(s)

    def tricks(self, s: Trickerion) -> None:
        """Tricks, symbols and markers. [INV-01 to INV-05]"""
        owned: list[int] = []
        for p, me in enumerate(s.troupes):
            here = [t for t in me.tricks if t >= 0]
            owned += here
            marked = [me.symbols[i] for i in range(4) if me.symbols[i] >= 0]
            if len(set(marked)) != len(marked) or len(marked) not in (
                len(here),
                len(here) - 1,
            ):
                self.say("INV-03", f"seat {p}: symbols {me.symbols}")
            if len(marked) != len(here) and s.asked().prompt != "ask-symbol":
                self.say("INV-03", f"seat {p}: a trick without a symbol")
            away = p < s.seats and me.at[facts.ENGINEER] in (SUPPLY, AT_INN)
            if me.tricks[ENGINEER_SLOT] >= 0 and away:
                self.say("INV-04", f"seat {p}: a trick without the Engineer")
            out = [0] * 4
            for card in s.row:
                for m in markers_on(s, card) if card >= 0 else []:
                    if owner_of(m) == p:
                        slot = slot_of_trick(me, trick_of(m))
                        if slot < 0:
                            self.say("INV-02", f"seat {p}: a marker without its trick")
                        else:
                            out[me.symbols[slot]] += pieces(m)
            for i in range(4):
                if me.symbols[i] >= 0:
                    out[me.symbols[i]] += me.ready[i]
                elif me.ready[i] or me.extra[i]:
                    self.say("INV-02", f"seat {p}: markers on an empty slot")
            for symbol in range(4):
                had = facts.MARKERS
                for module in s.modules:
                    had += module.more_owned(s, p, symbol)
                if me.supply[symbol] + out[symbol] != had or me.supply[symbol] < 0:
                    self.say("INV-01", f"seat {p}: {out[symbol]} markers of {symbol} out")
        learning = 1 if not s.over and s.asked().prompt in LEARNING else 0
        lying = sum(s.residence) + len(owned)
        for module in s.modules:
            lying += module.tricks_apart(s)
        if len(set(owned)) != len(owned) or any(s.residence[t] for t in owned):
            self.say("INV-05", "a trick lies in two places")
        if lying + learning != (len(facts.TRICKS) if s.alley else 32):
            self.say("INV-05", f"{lying} tricks")

    def cards(self, s: Trickerion) -> None:
        """Performance, Special and Permanent cards, prophecies. [INV-06 to INV-09]"""
        row = [card for card in s.row if card >= 0]
        if sorted([*row, *s.deck, *s.discarded, *s.removed]) != pack(s):
            self.say("INV-06", "a performance card is missing or doubled")
        lying = [card for deck in s.decks for card in deck]
        for d in range(len(facts.DECKS)):
            if any(facts.DECK_OF[card] != d for card in s.decks[d]):
                self.say("INV-07", "a special card lies in a wrong deck")
        for p, me in enumerate(s.troupes):
            held = me.hand + [card for card in me.cards if card >= 0]
            lying += [card for card in held if card < facts.PERMANENT] + me.drawn
            mine = sorted(card for card in held if card >= facts.PERMANENT)
            if mine != permanent_hand(s) and not is_coming(s, p):
                self.say("INV-08", f"seat {p} has permanent cards {mine}")
        decks = decks_of(s) if s.alley else 0
        if sorted(lying) != [
            card for card in range(len(facts.SPECIALS)) if facts.DECK_OF[card] < decks
        ]:
            self.say("INV-07", f"{len(lying)} special cards")
        if s.phase != SETUP:
            on = s.alley and s.settings["prophecies"] == "on"
            active = [s.active] if s.active >= 0 else []
            every = sorted(active + s.pending + s.stack + s.past)
            if every != (prophecies_of(s) if on else []):
                self.say("INV-09", f"{len(every)} prophecies")
            if len(s.pending) != (3 if on else 0):
                self.say("INV-09", f"{len(s.pending)} pending prophecies")

    def discs(self, s: Trickerion) -> None:
        """Characters, their places and cards.

        [INV-10 to INV-12, INV-20, INV-22, INV-25, INV-26]
        """
        for p, me in enumerate(s.troupes):
            for c in range(facts.CREW):
                at = me.at[c]
                if at >= 0:
                    if not s.solo and s.seats in facts.SLOT_CLOSED[at]:
                        self.say("INV-11", f"a disc on the closed slot {at}")
                    if any(module.why_closed(s, at) for module in s.modules):
                        self.say("INV-11", f"a disc on the blocked slot {at}")
                    shared = (
                        s.solo and p == facts.HEIR and facts.SLOT_LOCATION[at] == facts.WORKSHOP
                    )  # [H-9.1]
                    if me.at.count(at) > 1 and not shared:
                        self.say("INV-11", f"two discs on slot {at}")
                    if (
                        facts.SLOT_LOCATION[at] != facts.WORKSHOP
                        and s.board[at] != p * facts.DISC + c
                    ):
                        self.say("INV-10", f"the board does not show seat {p}'s {c}")
                    card = me.cards[c]
                    copied = me.copied if me.copier == c else -1
                    if card < 0 or me.face[c] != UP:
                        self.say("INV-20", f"seat {p}: {c} is placed without a card")
                    elif facts.CARD_LOCATION[card] != facts.SLOT_LOCATION[
                        at
                    ] and facts.FREELANCER not in (
                        card,
                        copied,
                    ):
                        self.say("INV-20", f"seat {p}: {c} is at a wrong Location")
                    if facts.IS_STAGE[at] and c != facts.MAGICIAN:
                        self.say("INV-26", f"seat {p}: {c} is on a stage")
                elif at not in (SUPPLY, AT_HOME, AT_INN):
                    self.say("INV-10", f"seat {p}: {c} is nowhere")
                if me.face[c] > UP and s.phase == PLACING and at != AT_HOME:
                    self.say("INV-22", f"seat {p}: the idle {c} is not at home")
            out = sum(1 for c in range(facts.APPRENTICE, facts.PROTEGE) if me.at[c] != SUPPLY)
            if out > (4 if me.at[facts.ASSISTANT] != SUPPLY or p >= s.seats else 3):
                self.say("INV-12", f"seat {p} has {out} Apprentices")
            if me.at[facts.MAGICIAN] == SUPPLY and not is_coming(s, p):
                self.say("INV-10", f"seat {p} has no Magician")
            days = {facts.SLOT_DAY[at] for at in me.at if at >= 0} - {-1}
            if len(days) > 1:
                self.say("INV-25", f"seat {p} has discs on {len(days)} days")
        for slot, there in enumerate(s.board):
            if there >= 0 and s.troupes[there // facts.DISC].at[there % facts.DISC] != slot:
                self.say("INV-10", f"slot {slot} shows a disc that is elsewhere")
        for day in range(len(facts.DAYS)):
            slots = range(facts.FIRST_SLOT[day], facts.STAGE[day] + 1)
            owners = {s.board[slot] // facts.DISC for slot in slots} - {-1}
            if len(owners) > 1:
                self.say("INV-25", "two players on one day")

    def goods(self, s: Trickerion) -> None:
        """Components, money and the market. [INV-13 to INV-15, INV-18]"""
        for p, me in enumerate(s.troupes):
            piles = on_manager = 0
            for c in range(12):
                n = me.tokens[c]
                if n < 0 or count(me, c) > 3:
                    self.say("INV-13", f"seat {p}: {n} of type {c}")
                if n and me.on_manager[c]:
                    on_manager += 1
                elif n:
                    piles += 1
                elif me.on_manager[c]:
                    self.say("INV-13", f"seat {p}: an empty pile of type {c}")
            if piles > 6 or on_manager > 2:
                self.say("INV-14", f"seat {p}: {piles} and {on_manager} piles")
            if on_manager and me.at[facts.MANAGER] in (SUPPLY, AT_INN):
                self.say("INV-14", f"seat {p}: a pile without the Manager")
            if min(me.fame, me.coins, me.shards) < 0:
                self.say("INV-15", f"seat {p}: {me.fame}, {me.coins}, {me.shards}")
        orders = [c for c in s.orders if c >= 0]
        if len(s.stock) != 4 or min(s.stock) < 0 or len(set(orders)) != len(orders):
            self.say("INV-18", f"stock {s.stock}, orders {s.orders}")

    def theater(self, s: Trickerion) -> None:
        """Markers on performance cards. [INV-27 to INV-30]"""
        for card in range(len(facts.PERFORMANCES)):
            for slot in range(SLOTS_A_CARD):
                m = s.markers[place_of(card, slot)]
                if m < 0 or owner_of(m) == facts.NOBODY:
                    continue
                if card not in s.row or slot not in facts.CARD_SLOTS[card]:
                    self.say("INV-27", "a marker lies off the row")
                elif facts.ACROSS[card][spot_of(slot, turned_of(m))] < 0 and not any(
                    module.may_lie_askew(s, m) for module in s.modules
                ):
                    self.say("INV-29", f"a corner on card {card} is in no circle")
            if links(s, card) > len(facts.CIRCLES[card]):
                self.say("INV-30", f"{links(s, card)} Links on card {card}")
            here = [kind_of(m) for m in markers_on(s, card)]
            twins = len(here) - len(set(here))
            most = self.twists
            for module in s.modules:
                most += module.more_twins(len(here))
            if twins > most:
                self.say("INV-28", f"equal markers on card {card}")

    def flow(self, s: Trickerion) -> None:
        """Rounds, row, order and phases.

        [INV-19, INV-21, INV-23, INV-31 to INV-33, INV-36 to INV-38, INV-41]
        """
        if sorted(s.order) != list(range(s.n)):
            self.say("INV-37", f"turn order {s.order}")
        if s.phase == SETUP or s.over:
            return
        asked = s.asked()
        row = [card for card in s.row if card >= 0]
        if s.phase != ENDING:
            if len(row) != min(s.n - 1 + s.round - 1, s.n + 1):
                self.say("INV-31", f"{len(row)} cards in the row in round {s.round}")
            if len(s.deck) != (6 if s.alley else 4) - (s.round - 1):
                self.say("INV-32", f"{len(s.deck)} cards in the deck in round {s.round}")
        if row != s.row[: len(row)] and s.phase != ENDING:
            self.say("INV-33", f"row {s.row}")
        if s.phase == ADVERTISING and isinstance(asked, Advertise):
            if any(c >= 0 for c in s.orders) or s.quick >= 0:
                self.say("INV-19", "orders at the start of a round")
            if any(card >= 0 for me in s.troupes for card in me.cards):
                self.say("INV-21", "cards under Characters before phase 4")
        if s.phase == PERFORMING and any(has_ready(me) for me in s.troupes[: s.seats]):
            self.say("INV-23", "a ready Character after phase 5")
        if s.phase < ADVERTISING and any(me.poster for me in s.troupes):
            self.say("INV-38", "a Poster before phase 3")
        if not 1 <= s.round <= s.last_round:
            self.say("INV-36", f"round {s.round}")
        for die in range(6):
            if s.dice[die] not in facts.SIDES[die]:
                self.say("INV-41", f"die {die} shows {s.dice[die]}")
        aside = isinstance(asked, FreeAction) or any(
            module.may_ask_openly(asked) for module in s.modules
        )
        if s.phase == ASSIGNMENT and not asked.secret and not aside:
            self.say("INV-21", "an open question in phase 4")

    # -- from one table to the next

    def compare(
        self, before: Trickerion, action: Action, after: Trickerion, told: list[Note]
    ) -> None:
        """What may change in one step."""
        keys = [note.key for note in told]
        asked = before.asked()
        if before.order != after.order and before.phase != SETUP:
            if "turn-order" not in keys:
                self.say("INV-37", "the turn order changed")
            fames = [before_advertising(after, p) for p in after.order]
            if fames != sorted(fames):
                self.say("INV-37", f"the order by Fame is {fames}")
        if isinstance(asked, Turn):
            for p in range(after.n):
                was, now = acted(before, p), acted(after, p)
                if now < was and after.phase == PLACING:
                    self.say("INV-24", f"seat {p}: placed and idle fell from {was} to {now}")
        if isinstance(asked, Placement):
            self.placement(before, asked, action, after)
        paid = any(n.key in ("pays-coins", "pays-player") for n in told)
        bargained = BARGAIN.said(action) and BARGAIN.noun(action) > 0
        if bargained and not paid and asked_card(before) != SMUGGLED:
            self.say("INV-17", "a bargained Buy cost nothing")
        for note in told:
            if note.key == "loses-fame" and "unpaid" not in keys and "buys" not in keys:
                self.say("INV-16", "Fame fell")
            if note.nouns[:1] == [HEIR_NOUN]:
                continue  # the Heir may set up and perform in one step
            if note.key == "performs" and not holds_any(before, note.nouns[1], note.nouns[0]):
                self.say("INV-35", "the Performer has no marker on the card")
        pays = [f for f in after.frames if isinstance(f, LinkBonus)]
        for note in told:
            if note.key == "links" and pays and before.asked().prompt == "ask-put":
                level = facts.LEVEL[getattr(asked, "trick")]  # noqa: B009
                if any(f.n != facts.LINK_PAY[level] for f in pays):
                    self.say("INV-43", "a Link bonus of another level")
                if len(pays) < note.nouns[1]:
                    self.say("INV-43", f"{len(pays)} bonuses for {note.nouns[1]} Links")
        if after.over:
            self.final(after)

    def placement(
        self, before: Trickerion, asked: Placement, action: Action, after: Trickerion
    ) -> None:
        """AP and what is allowed once. [INV-39 to INV-41]"""
        now = [f for f in after.frames if isinstance(f, Placement)]
        if len(now) > 1 or (now and now[0].points < 0):
            self.say("INV-39", f"{len(now)} placements under way")
        same = bool(now) and (now[0].character, now[0].player) == (
            asked.character,
            asked.player,
        )
        if same and now[0].points > asked.points and not ENHANCE.said(action):
            self.say("INV-39", "AP grew")
        if ENHANCE.said(action) and asked.flags & ENHANCED:
            self.say("INV-40", "two Enhances")
        if TELL_FORTUNE.said(action) and asked.flags & TOLD_FORTUNE:
            self.say("INV-40", "two fortunes")
        if DRAW.said(action) and not asked.flags & DREW_FIRST and asked.points < 1:
            self.say("INV-40", "a first card without AP")
        used = HIRE.said(action) or TAKE_COINS.said(action)
        if used and now and after.dice[HIRE.noun(action)] != facts.X:
            self.say("INV-41", "a used die does not show X")
        if LEARN.said(action) and before.dice[LEARN.noun(action)] == facts.X:
            self.say("INV-41", "a die that shows X was used")

    def count(self, note: Note, s: Trickerion) -> None:
        """Rounds, performances and twists, as the log has them."""
        if note.key == "round-starts":
            if self.rounds and note.nouns[0] != self.rounds[-1] + 1:
                self.say("INV-36", f"round {note.nouns[0]} after {self.rounds[-1]}")
            self.rounds.append(note.nouns[0])
            self.performers = []
        elif note.key == "performs":
            if note.nouns[0] in self.performers:
                self.say("INV-35", f"seat {note.nouns[0]} performs twice")
            self.performers.append(note.nouns[0])
            self.performed = note.nouns[1]
        elif note.key == "performer-bonus":
            may_stay = any(module.may_keep_markers() for module in s.modules)
            if markers_on(s, self.performed) and not may_stay:
                self.say("INV-34", "markers stay on a performed card")
        elif note.key == "uses-effect" and note.nouns[1] == facts.NEW_TWIST:
            self.twists += 1

    def ledger(self, before: Trickerion, after: Trickerion, told: list[Note]) -> None:
        """Replays the notes over the table before and compares with the table after."""
        book = Ledger(before)
        for note in told:
            book.write(note)
        for p, me in enumerate(after.troupes):
            found = [me.fame, me.coins, me.shards, *me.tokens]
            wanted = [book.fame[p], book.coins[p], book.shards[p], *book.tokens[p]]
            if found != wanted:
                self.say("ledger", f"seat {p}: {found}, logged {wanted}")

    # -- the end

    def final(self, s: Trickerion) -> None:
        """Every line of the final score is between 0 and 20. [INV-42]"""
        for p in range(s.n):
            score = scored(s, p)
            lines = [score.shards, score.coins, score.apprentices, score.specialists]
            for line in [*lines, score.cards, score.banners, *score.tricks]:
                if not 0 <= line <= 20:
                    self.say("INV-42", f"seat {p} scores a line of {line}")


def is_coming(s: Trickerion, player: int) -> bool:
    """The Heir's side is empty until the human has chosen. [H-2.7]"""
    return s.solo and player == facts.HEIR and not s.heirs[0].line


def before_advertising(s: Trickerion, player: int) -> int:
    """The Fame by which the order was made; the Heir advertises in the same step. [H-5.2]"""
    me = s.troupes[player]
    return me.fame - (facts.ADVERTISE_FAME if me.poster else 0)


LEARNING = ("ask-home-for-trick", "ask-replace")
SMUGGLED = facts.SPECIALS.index("smuggled_goods")


def asked_card(s: Trickerion) -> int:
    """The special card of an open question, if it has one."""
    return int(getattr(s.asked(), "with_card", -1))


def acted(s: Trickerion, player: int) -> int:
    """Characters placed and made idle so far."""
    me = s.troupes[player]
    return len(me.placed) + sum(
        1 for c in range(facts.CREW) if me.cards[c] >= 0 and me.face[c] > UP
    )


class Ledger:
    """Fame, Coins, Shards and Components, kept by the notes alone."""

    def __init__(self, s: Trickerion) -> None:
        self.fame = [me.fame for me in s.troupes]
        self.coins = [me.coins for me in s.troupes]
        self.shards = [me.shards for me in s.troupes]
        self.tokens = [me.tokens[:] for me in s.troupes]

    def write(self, note: Note) -> None:
        """Carries out one note."""
        key, n = note.key, note.nouns[:]
        if n and n[0] == HEIR_NOUN:
            n[0] = facts.HEIR
        if key == "gains-fame":
            self.fame[n[0]] += n[1]
        elif key == "loses-fame":
            self.fame[n[0]] -= n[1]
        elif key == "gains-coins":
            self.coins[n[0]] += n[1]
        elif key == "pays-coins":
            self.coins[n[0]] -= n[1]
        elif key == "pays-player":
            self.coins[n[0]] -= n[2]
            self.coins[n[1]] += n[2]
        elif key == "gains-shards":
            self.shards[n[0]] += n[1]
        elif key == "spends-shards":
            self.shards[n[0]] -= n[1]
        elif key == "gains-components":
            self.tokens[n[0]][n[1]] += n[2]
        elif key == "returns-components":
            self.tokens[n[0]][n[1]] -= n[2]
