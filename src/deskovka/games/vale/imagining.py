"""What a seat cannot know is dealt anew; what an attentive player remembers stays (docs/memory.md)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.knowing import Knowing
from deskovka.core.sorting import in_order
from deskovka.core.vecs import append, pop, vec
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.summon import Summon
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.view import announced


def deal_unseen(g: Vale, seat: i64) -> None:
    """Shuffle the draw pile below its known top together with the hidden cards of the other hands, and deal again.

    A card that was held back from a shuffle is one of those that everybody missed in it: they change places among
    themselves.
    """
    for p in g.players:
        if p.seat != seat:
            put_in_order(g, p)
    below: vec[i64] = g.deck[: len(g.deck) - g.known_top]
    for age in range(g.shuffles):
        deal_hands(g, seat, age, vec[i64]())
    left = deal_hands(g, seat, g.shuffles, below)
    for c in g.deck[len(below) :]:
        left = append(left, c)
    g.deck = left
    if isinstance(g.ask, Summon) and g.ask.seat != seat:
        make_possible(g, g.players[g.ask.seat], g.ask.card)


def is_known(g: Vale, card: i64) -> bool:
    """Does everybody know where this card of a hand is?  They have seen it go there, or it has been named aloud."""
    return card in g.known or card == announced(g)


def put_in_order(g: Vale, p: Player) -> None:
    """A hand whose order tells nothing: what is known first, then the hidden cards by their age."""
    hand = vec[i64]()
    for c in g.known:
        if c in p.hand:
            hand = append(hand, c)
    for age in range(-1, g.shuffles + 1):
        for c in p.hand:
            if c not in g.known and age == (g.age(c) if c != announced(g) else -1):
                hand = append(hand, c)
    p.hand = hand


def deal_hands(g: Vale, seat: i64, age: i64, pile: vec[i64]) -> vec[i64]:
    """Deal the hidden cards of this age, together with this pile, to the hands anew; what is left of them."""
    unseen = pile[:]
    for p in g.players:
        if p.seat != seat:
            for c in p.hand:
                if g.age(c) == age and not is_known(g, c):
                    unseen = append(unseen, c)
    unseen = in_order(unseen)  # where the cards really are must not matter
    g.shuffle(unseen)
    for p in g.players:
        if p.seat != seat:
            hand = p.hand[:]
            for place in range(len(hand)):
                if g.age(hand[place]) == age and not is_known(g, hand[place]):
                    unseen, hand[place] = pop(unseen)
            p.hand = hand
    return unseen


def make_possible(g: Vale, p: Player, summoned: i64) -> None:
    """Whoever pays for a card can carry out its effect (VALE-CLR.3): a hand that could not gets a card that will do."""
    card = CARDS[summoned]
    if card.can_resolve(g, p, summoned):
        return
    below = len(g.deck) - g.known_top
    for place in range(len(p.hand)):
        if is_known(g, p.hand[place]) or g.age(p.hand[place]) < g.shuffles:
            continue
        for other in range(below):
            swap(g, p, place, other)
            if card.can_resolve(g, p, summoned):
                return
            swap(g, p, place, other)


def swap(g: Vale, p: Player, place: i64, other: i64) -> None:
    """A card of the hand for one of the draw pile."""
    hand, deck = p.hand[:], g.deck[:]
    hand[place], deck[other] = deck[other], hand[place]
    p.hand, g.deck = hand, deck


# ---- what is certain


def known(g: Vale, seat: i64) -> dict[str, object]:
    """Cards of other hands that can only be there, the known top of the draw pile, the discard pile."""
    knowing = Knowing()
    for p in g.players:
        if p.seat == seat:
            knowing.own_hand()
        else:
            knowing.hand(len(p.hand), {"card": [CARD_NAMES[c] for c in p.hand if is_certain(g, seat, p, c)]})
    top = [CARD_NAMES[c] for c in g.deck[len(g.deck) - g.known_top :]]
    discarded = [CARD_NAMES[c] for c in g.discard]
    knowing.pile("deck", len(g.deck), "card", top[::-1], [], [])
    knowing.pile("discard", len(discarded), "card", discarded[::-1], [], [])
    return knowing.told()


def is_certain(g: Vale, seat: i64, p: Player, card: i64) -> bool:
    """Does this seat know that a card of another hand is there?  It was seen, or it can be nowhere else."""
    if is_known(g, card):
        return True
    if g.age(card) == g.shuffles and len(g.deck) > g.known_top:
        return False
    for q in g.players:
        if q.seat not in (seat, p.seat):
            for c in q.hand:
                if g.age(c) == g.age(card) and not is_known(g, c):
                    return False
    return True
