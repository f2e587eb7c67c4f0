"""Draw pile, discard pile and hands. [S-15]"""

from arcanum.games.seasons.rules.facts import KINDS_OF_CARD, CardId, Face, face_of
from arcanum.games.seasons.rules.table import Mage, Seasons
from arcanum.kernel.frames import Player

NO_CARD = -1


def refill(s: Seasons) -> None:
    """An empty draw pile is replaced by the shuffled discard pile. [S-15.2]"""
    if not s.deck and s.discard:
        s.deck, s.discard = s.reshuffled(s.discard, "pile-reshuffled"), []


def has_card_to_draw(s: Seasons) -> bool:
    """Whether draw or discard pile hold a card. [S-15.3]"""
    return bool(s.deck) or bool(s.discard)


def draw(s: Seasons, player: Player) -> CardId:
    """Takes the top card, seen by `player` alone, and returns it; NO_CARD if none is left."""
    refill(s)
    if not s.deck:
        return NO_CARD
    card = s.deck.pop()
    s.show(card, player)
    return card


def draw_to_hand(s: Seasons, player: Player) -> CardId:
    """Draws one card into hand, which must be kept; returns it."""
    card = draw(s, player)
    if card != NO_CARD:
        s.mages[player].hand.append(card)
        tell_drawn(s, player, [card])
    return card


def draw_to_choose(s: Seasons, player: Player, n: int) -> None:
    """Draws up to n cards to choose from, outside both piles until then. [S-15.3, S-15.4]"""
    drawn = s.mages[player].drawn
    for _ in range(n):
        card = draw(s, player)
        if card != NO_CARD:
            drawn.append(card)
    tell_drawn(s, player, drawn)


def tell_drawn(s: Seasons, player: Player, cards: list[CardId]) -> None:
    """How many cards were drawn, to all; which, to who drew them."""
    s.note("draws", player, len(cards))
    for card in cards:
        s.note("draws-card", player, face_of(card), to=1 << player)


def discard_drawn(s: Seasons, player: Player) -> None:
    """The cards drawn and not chosen go face down to the discard pile. [S-15.1]"""
    me = s.mages[player]
    if me.drawn:
        s.note("discards-unseen", player, len(me.drawn))
        s.discard += me.drawn
        me.drawn = []


def lose_sight(s: Seasons, player: Player) -> None:
    """Who had seen one of several drawn cards on top of the pile cannot tell where it goes.

    [Hidden information, card 34]
    """
    drawn = s.mages[player].drawn
    if len(drawn) > 1:
        for card in drawn:
            s.let_know(card, s.seen[card] & 1 << player)


def take_drawn(me: Mage, face: Face) -> CardId:
    """Takes a card of that face out of the drawn ones and returns it."""
    card = face if face in me.drawn else face + KINDS_OF_CARD
    me.drawn.remove(card)
    return card


def leave_hand(s: Seasons, player: Player, face: Face) -> CardId:
    """Takes a card of that face out of the hand, shown to all, and returns it."""
    return take_shown(s, s.mages[player].hand, face)


def take_shown(s: Seasons, zone: list[CardId], face: Face) -> CardId:
    """Takes a card of that face out of a zone, shown to all, and returns it."""
    card = show_copy(s, zone, face)
    zone.remove(card)
    return card


def show_copy(s: Seasons, zone: list[CardId], face: Face) -> CardId:
    """Shows a card of that face in a zone to all, and returns it.

    With both copies there nobody else can tell which one was shown: the better known one
    goes, and of the other one only they know who knew both.
    """
    card = face
    twin = face + KINDS_OF_CARD
    if face not in zone:
        card = twin
    elif twin in zone:
        if fame(s, twin) > fame(s, face):
            card, twin = twin, face
        s.let_know(twin, s.seen[twin] & s.seen[card])
    s.reveal(card)
    return card


def fame(s: Seasons, card: CardId) -> int:
    """How well known a card is: by the seats that can name it, then by the draft."""
    return s.seen[card].bit_count() * 2 + (card in s.drafted)
