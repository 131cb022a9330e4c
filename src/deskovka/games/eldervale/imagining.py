"""What a seat cannot know is dealt anew: hands, decks, the realm supply, tokens below the top (ELDER-2.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.bits import bit, bits_in
from deskovka.core.knowing import Knowing
from deskovka.core.sorting import in_order
from deskovka.core.vecs import append, pop, vec
from deskovka.games.eldervale.box import ADVENTURE, CARDS_OF_ELEMENT, MAGIC
from deskovka.games.eldervale.ghost_setup import put_short_stacks_last
from deskovka.games.eldervale.ghosts import ROWS, SPACES, Ghosts
from deskovka.games.eldervale.memory import DECK, DRAFTS, may_be_in, only_of, place_by_luck, trace_of
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.realms import BIFROST, DRAGON_DEN, FIELDS, FIELDS_OF, OF_ELEMENT, REALM_NAMES
from deskovka.games.eldervale.sources import FIRST_DRAGON_TREASURE, SOURCE_COUNT
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import ELEMENT_NAMES, ELEMENTS, HANDS, ONLOOKER
from deskovka.games.eldervale.treasure import knows_bottom
from deskovka.games.eldervale.treasures import bottom_of, height, top_of, without_bottom, without_top

REVEALED: Final = vec[i64]([0, 0, 5, 7, 8, 8])  # element tiles of the first map, by seats (ELDER-6.8)


def deal_unseen(g: Eldervale, seat: i64) -> None:
    """Where things really are must not matter: what is not known is sorted before luck deals it."""
    deal_magic(g, seat)
    ghosts = g.ghosts
    if ghosts is not None:
        deal_supply(g)
        put_short_stacks_last(g)  # before the tokens: how many lie with a tile goes by its place
    for element in range(ELEMENTS):
        if g.elements >> element & 1:
            deal_deck(g, element)
            deal_stacks(g, element)
    if ghosts is None:
        deal_supply(g)
    else:
        deal_ghost_cards(g, ghosts)
    deal_hoard(g)


# ---- magic cards


def deal_magic(g: Eldervale, seat: i64) -> None:
    """The deck, other hands apart from cards the seat has seen there, and cards others choose from."""
    only_of(g, seat)
    hidden: i64 = 0
    places = vec[i64]()
    for p in g.players:
        unknown_there = hidden_hand(g, p, seat)
        hidden |= unknown_there
        places = more(places, bit(p.seat), bits_in(unknown_there))
    asked = -1 if g.ask is None else g.ask.answered_by(g)
    if asked not in (-1, seat):
        hidden |= as_bits(g.looked_at)
        places = more(places, bit(asked), len(g.looked_at))
    for other in range(len(g.drafts)):
        if other != seat:
            hidden |= g.drafts[other]
            places = more(places, bit(DRAFTS + other), bits_in(g.drafts[other]))
    hidden |= as_bits(g.magic)
    places = more(places, DECK, len(g.magic))
    anywhere = DECK | HANDS & ~(g.stale >> 8 * seat) | packs_not_seen(g, seat)
    cards = held(hidden)
    may_be = vec[i64]([may_be_in(g, seat, card, anywhere) for card in cards])
    take_up(g, seat, asked, place_by_luck(g, cards, may_be, places))
    for card in cards:
        g.seen_by[card] = 0  # who else has seen which of them nobody can say


def more(places: vec[i64], place: i64, count: i64) -> vec[i64]:
    """One more entry for each card that lies in this place."""
    for _ in range(count):
        places = append(places, place)
    return places


def take_up(g: Eldervale, seat: i64, asked: i64, dealt: vec[i64]) -> None:
    """Put what was dealt where the hidden cards were: hands, cards others choose from, the deck."""
    at: i64 = 0
    for p in g.players:
        hidden = hidden_hand(g, p, seat)
        count = bits_in(hidden)
        if g.ghosts is not None and p.is_ghosts():
            g.ghosts.pile = stacked_anew(g, seat, g.ghosts.pile, hidden, dealt[at : at + count])
        p.hand = p.hand & ~hidden | as_bits(dealt[at : at + count])
        at += count
    if asked not in (-1, seat):
        count = len(g.looked_at)
        g.looked_at = dealt[at : at + count]
        at += count
    for other in range(len(g.drafts)):
        if other != seat:
            count = bits_in(g.drafts[other])
            g.drafts[other] = as_bits(dealt[at : at + count])
            if g.has_picked(other):
                g.picks[other] = dealt[at + g.random_below(count)]
            at += count
    g.magic = dealt[at:]


def stacked_anew(g: Eldervale, seat: i64, pile: vec[i64], hidden: i64, dealt: vec[i64]) -> vec[i64]:
    """The ghosts' pile, into which nobody looks (GHOST-2.9): what lay there before a shuffle lies below the rest."""
    order = vec[i64]()
    for card in dealt:
        if trace_of(g, seat, card):
            order = append(order, card)
    for card in dealt:
        if not trace_of(g, seat, card):
            order = append(order, card)
    made = pile[:]
    at: i64 = 0
    for place in range(len(made)):
        if hidden >> made[place] & 1:
            made[place] = order[at]
            at += 1
    return made


def packs_not_seen(g: Eldervale, seat: i64) -> i64:
    """What others choose from in the draft that this seat has not passed on, as places: all its cards, or none."""
    found: i64 = 0
    for other in range(len(g.drafts)):
        for card in held(g.drafts[other])[:1]:
            if trace_of(g, seat, card) == 0:
                found |= bit(DRAFTS + other)
    return found


def as_bits(cards: vec[i64]) -> i64:
    found: i64 = 0
    for card in cards:
        found |= bit(card)
    return found


def hidden_hand(g: Eldervale, p: Player, seat: i64) -> i64:
    """The cards in a hand that this seat has never seen, as bits; a team mate's hand is open (ELDER-30.5)."""
    if p.seat == seat or (g.mate(seat) == p.seat and seat != ONLOOKER):
        return 0
    found: i64 = 0
    for card in range(len(MAGIC)):
        if p.hand >> card & 1 and not g.seen_by[card] >> seat & 1:
            found |= bit(card)
    return found


# ---- adventure decks: the card that lies open and those buried before everybody's eyes stay


def deal_deck(g: Eldervale, element: i64) -> None:
    start = CARDS_OF_ELEMENT * element
    bottom = start + g.buried[element]
    top = start + g.deck_sizes[element]
    if g.face_up >> element & 1:
        top -= 1
    if top - bottom < 2:
        return
    cards = in_order(g.decks[bottom:top])
    g.shuffle(cards)
    for place in range(len(cards)):
        g.decks[bottom + place] = cards[place]


# ---- treasure: all tokens of an element that lie face down change places


def deal_stacks(g: Eldervale, element: i64) -> None:
    tokens = vec[i64]()
    for stack in stacks_of(element):
        hidden = unknown(g, stack)
        while hidden:
            tokens = append(tokens, top_of(hidden))
            hidden = without_top(hidden)
    shelf = first_shelf(g, element)
    ghosts = g.ghosts
    if ghosts is not None and shelf >= 0:
        tokens = append(tokens, ghosts.shelves[shelf])
    tokens = in_order(tokens)
    g.shuffle(tokens)
    if ghosts is not None and shelf >= 0:
        tokens, ghosts.shelves[shelf] = pop(tokens)
    for stack in stacks_of(element):
        if unknown(g, stack) == 0:
            continue
        packed = bottom_of(g.stacks[stack]) + 1 if knows_bottom(g, stack) else 0
        for _ in range(height(unknown(g, stack))):
            tokens, token = pop(tokens)
            packed = packed << 7 | token + 1
        if is_open(g, stack):
            packed = packed << 7 | g.stacks[stack] & 127
        g.stacks[stack] = packed


def first_shelf(g: Eldervale, element: i64) -> i64:
    """The space of the ghost board whose token came there unseen; -1 without ghosts (GHOST-2.6)."""
    ghosts = g.ghosts
    if ghosts is None:
        return -1
    for row in range(ROWS):
        if ghosts.rows[row] == element:
            return SPACES * row
    return -1


def stacks_of(element: i64) -> vec[i64]:
    found = vec[i64]()
    for tile in range(OF_ELEMENT * element, OF_ELEMENT * element + OF_ELEMENT):
        for field in range(FIELDS_OF[tile]):
            found = append(found, FIELDS * tile + field)
    return found


def is_open(g: Eldervale, stack: i64) -> bool:
    """Does its top token lie face up?  On the map it does."""
    return g.map >> stack // FIELDS & 1 == 1 and g.stacks[stack] != 0


def unknown(g: Eldervale, stack: i64) -> i64:
    """The tokens of a stack that nobody has seen."""
    if g.known_stacks >> stack & 1:
        return 0
    hidden = without_top(g.stacks[stack]) if is_open(g, stack) else g.stacks[stack]
    return without_bottom(hidden) if knows_bottom(g, stack) else hidden


# ---- the realm supply: element tiles change places; the special tiles lie in what is left of the upper half


def deal_supply(g: Eldervale) -> None:
    plain = vec[i64]()
    special = vec[i64]()
    for tile in in_order(g.supply):
        if tile in (DRAGON_DEN, BIFROST):
            special = append(special, tile)
        else:
            plain = append(plain, tile)
    g.shuffle(plain)
    if len(special) == 0:
        g.supply = plain
        return
    low = lower_half(g)
    upper = special
    while len(plain) > low:
        plain, tile = pop(plain)
        upper = append(upper, tile)
    g.shuffle(upper)
    for tile in upper:
        plain = append(plain, tile)
    g.supply = plain


def lower_half(g: Eldervale) -> i64:
    """Tiles of the supply below the half into which special tiles were shuffled (ELDER-28.1, R25)."""
    tiles = OF_ELEMENT * bits_in(g.elements) - REVEALED[g.seats]
    if g.variants.oracle and g.seats < 4:
        tiles += 1
    return tiles // 2


def deal_ghost_cards(g: Eldervale, ghosts: Ghosts) -> None:
    """Those that are neither under a zone nor discarded lie in the deck, in any order."""
    ghosts.deck = in_order(ghosts.deck)
    g.shuffle(ghosts.deck)


def deal_hoard(g: Eldervale) -> None:
    """Which of the dragon treasure tokens that nobody has taken lie in the den."""
    unseen = vec[i64]()
    for token in range(FIRST_DRAGON_TREASURE, SOURCE_COUNT):
        if token not in g.spent_hoard:
            unseen = append(unseen, token)
    g.shuffle(unseen)
    for place in range(len(g.hoard)):
        g.hoard[place] = unseen[place]


# ---- what is certain


def known(g: Eldervale, seat: i64) -> dict[str, object]:
    """Magic cards of other hands that can only be there; what lies in the adventure decks, and where that is certain;
    which realm tiles are left."""
    knowing = Knowing()
    for p in g.players:
        if p.seat == seat:
            knowing.own_hand()
        else:
            certain = [MAGIC[c].name for c in held(p.hand) if is_certain(g, seat, p, c)]
            knowing.hand(int(bits_in(p.hand)), {"magic": certain})
    knowing.pile("magic", len(g.magic), "magic", [], [], [])
    for element in range(ELEMENTS):
        if g.elements >> element & 1:
            know_deck(g, knowing, element)
    knowing.pile("supply", len(g.supply), "realm", [], [], [REALM_NAMES[tile] for tile in g.supply])
    return knowing.told()


def is_certain(g: Eldervale, seat: i64, p: Player, card: i64) -> bool:
    """Has the seat seen this card of another hand go there, or does its trace end there?"""
    return not hidden_hand(g, p, seat) >> card & 1 or trace_of(g, seat, card) == bit(p.seat)


def know_deck(g: Eldervale, knowing: Knowing, element: i64) -> None:
    """Everybody knows which cards are in it: all others have been seen."""
    start = CARDS_OF_ELEMENT * element
    size = g.deck_sizes[element]
    names = [ADVENTURE[card].name for card in g.decks[start : start + size]]
    hidden = size - 1 if size > 0 and g.face_up >> element & 1 == 1 else size
    buried = min(g.buried[element], hidden)
    knowing.pile(ELEMENT_NAMES[element], len(names), "card", names[hidden:], names[:buried], names[buried:hidden])
