"""What a seat cannot know is drawn anew; what an attentive player remembers stays (docs/memory.md)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.knowing import Knowing
from deskovka.core.sorting import in_order
from deskovka.core.vecs import append, pop, remove, vec
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.table import Empire
from deskovka.games.empire.terms import POISON_SWAMP
from deskovka.games.empire.view import knows_token


def deal_unseen(g: Empire, seat: i64) -> None:
    """Deck, other bids and unseen tokens are drawn anew."""
    g.deck = in_order(g.deck)  # where the cards really are must not matter
    g.shuffle(g.deck)
    for p in g.players:
        if p.seat != seat and g.has_picked(p.seat):
            g.picks[p.seat] = bid_by_luck(g, p.coins)
    if g.variants.swamp:
        turn_tokens_anew(g, seat)


def bid_by_luck(g: Empire, coins: i64) -> i64:
    """A bid: low ones are likelier, for what is paid buys no card later, and the one place it buys is worth little."""
    bid: i64 = 0
    while bid < coins and g.random_below(2):
        bid += 1
    return bid


def turn_tokens_anew(g: Empire, seat: int) -> None:
    """Give the face-down tokens a seat has not looked at other faces, of those that may lie there."""
    unseen = vec[i64]([token for token in range(POISON_SWAMP + 1)])
    for p in g.players:
        for token in p.tokens:
            if token in unseen:
                unseen = remove(unseen, token)
    hidden = vec[i64]([])
    for region in g.board.regions:
        if g.is_hidden(region):
            if knows_token(g, region, seat):
                unseen = remove(unseen, g.tokens[region])
            else:
                hidden = append(hidden, region)
    g.shuffle(unseen)
    for region in hidden:
        unseen, token = pop(unseen)
        g.set_token(region, token)


# ---- what is certain


def known(g: Empire, seat: i64) -> dict[str, object]:
    """Which cards are left in the deck: all others lie face up.  Nobody holds cards in hand."""
    knowing = Knowing()
    for _ in g.players:
        knowing.own_hand()
    knowing.pile("deck", len(g.deck), "card", [], [], [CARD_NAMES[card] for card in g.deck])
    return knowing.told()
