"""What a seat cannot know is dealt anew; what an attentive player remembers stays (docs/memory.md)."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.knowing import Knowing
from deskovka.core.options import first
from deskovka.core.sorting import in_order
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import append, pop, vec
from deskovka.games.kemet.cards import BATTLE, BATTLE_KINDS_ALL, BATTLE_NAMES, CARD_KINDS, CARD_NAMES, TELEPORTATION
from deskovka.games.kemet.council import cards_to_add, council_pick, one_more
from deskovka.games.kemet.march import WhoGoes
from deskovka.games.kemet.night_gains import KeepCard
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import SPIES
from deskovka.games.kemet.table import Kemet
from deskovka.games.kemet.terms import MAGIC_TELEPORT, NOBODY
from deskovka.games.kemet.view import is_ready


def deal_unseen(g: Kemet, seat: i64) -> None:
    """Deck, other hands, face-down cards and secret picks are dealt anew."""
    deal_interventions(g, seat)
    for p in g.players:
        if p.seat != seat:
            deal_battle_cards(g, p)


# ---- Divine Intervention cards


def deal_interventions(g: Kemet, seat: i64) -> None:
    """Shuffle the deck together with what nobody knows of the other hands, and what another one chooses from."""
    unseen = g.deck[:]
    looking = isinstance(g.ask, KeepCard) and g.ask.seat != seat
    jumper = teleports_by_card(g.ask)
    if looking:
        for kind in g.seen_cards:
            unseen = append(unseen, kind)
    for p in g.players:
        if p.seat != seat:
            for kind in range(CARD_KINDS):
                for _ in range(p.hand[kind] - certain(p, kind, jumper)):
                    unseen = append(unseen, kind)
    unseen = in_order(unseen)  # where the cards really are must not matter
    g.shuffle(unseen)
    for p in g.players:
        if p.seat != seat:
            hidden = p.cards_held()
            for kind in range(CARD_KINDS):
                p.hand[kind] = certain(p, kind, jumper)
                hidden -= p.hand[kind]
            for _ in range(hidden):
                unseen, kind = pop(unseen)
                p.hand[kind] += 1
    if looking:
        count = len(g.seen_cards)
        g.seen_cards = vec[i64]()
        for _ in range(count):
            unseen, kind = pop(unseen)
            g.seen_cards = append(g.seen_cards, kind)
    g.deck = unseen


def certain(p: Player, kind: i64, jumper: i64) -> i64:
    """How many cards of a kind another player holds for certain; `jumper` is about to play Teleportation."""
    known = p.known_of(kind)
    return 1 if known == 0 and kind == TELEPORTATION and p.seat == jumper else known


def teleports_by_card(ask: CoreStep | None) -> i64:
    """The seat that is about to play Teleportation, and so holds it; NOBODY: none."""
    if isinstance(ask, WhoGoes) and ask.thing == MAGIC_TELEPORT:
        return ask.seat
    return NOBODY


# ---- battle cards


def deal_battle_cards(g: Kemet, p: Player) -> None:
    """Which of a player's cards are in hand and which lie face down; and what was picked in secret."""
    unknown = p.battle_cards | p.closed_cards
    held = int(p.battle_cards).bit_count()
    cards = vec[i64]([card for card in range(BATTLE_KINDS_ALL) if unknown >> card & 1])
    g.shuffle(cards)
    picked = g.has_picked(p.seat)
    battle = g.battle
    shown: i64 = -1
    if picked and battle is not None and p.powers[SPIES] == 0:  # the side without spies had to show its card
        shown = battle.shown
    hand: i64 = 0
    if shown >= 0:
        hand = 1 << shown
        held -= 1
    for card in cards:
        if held > 0 and card != shown:
            hand |= 1 << card
            held -= 1
    p.battle_cards = hand
    p.closed_cards = unknown & ~hand
    if picked:
        pick_cards(g, p, vec[i64]([card for card in cards if hand >> card & 1]), shown)
        if is_ready(g, p):
            add_by_luck(g, p)


def pick_cards(g: Kemet, p: Player, cards: vec[i64], shown: i64) -> None:
    """Two cards of the hand in the order of luck: one to play, which may have been shown, and one to discard.

    Nobody discards a card that is as good as the one played in every way, and better in one.
    """
    played = shown if shown >= 0 else cards[0]
    for card in cards:
        if card != played:
            if shown < 0 and beats(card, played):
                g.picks[p.seat] = council_pick(card, played)
            else:
                g.picks[p.seat] = council_pick(played, card)
            return


def beats(card: i64, other: i64) -> bool:
    """Is a battle card better than another whatever comes?"""
    one, two = BATTLE[card], BATTLE[other]
    no_worse = one.strength >= two.strength and one.damage >= two.damage
    return card != other and no_worse and one.defence >= two.defence and one.unblockable >= two.unblockable


def add_by_luck(g: Kemet, p: Player) -> None:
    """DI cards of the imagined hand that may have been added."""
    choices = cards_to_add(p, g.picks[p.seat])
    while len(choices) and g.random_below(2):
        g.picks[p.seat] += one_more(first(choices[g.random_below(len(choices))]))
        choices = cards_to_add(p, g.picks[p.seat])


# ---- what is certain


def known(g: Kemet, seat: i64) -> dict[str, object]:
    """DI cards that others hold for certain, battle cards of those who have none face down, the discard pile."""
    knowing = Knowing()
    for p in g.players:
        if p.seat == seat:
            knowing.own_hand()
        else:
            size = int(p.cards_held()) + int(p.battle_cards).bit_count()
            knowing.hand(size, {"card": certain_cards(g, p), "battle": certain_battle_cards(p)})
    discarded = [CARD_NAMES[kind] for kind in g.discard]
    knowing.pile("deck", len(g.deck), "card", [], [], [])
    knowing.pile("discard", len(discarded), "card", discarded[::-1], [], [])
    return knowing.told()


def certain_cards(g: Kemet, p: Player) -> list[str]:
    jumper = teleports_by_card(g.ask)
    return [CARD_NAMES[kind] for kind in range(CARD_KINDS) for _ in range(certain(p, kind, jumper))]


def certain_battle_cards(p: Player) -> list[str]:
    if p.closed_cards:
        return []
    return [BATTLE_NAMES[card] for card in range(BATTLE_KINDS_ALL) if p.battle_cards >> card & 1]
