"""How good a table looks for a seat, in points: what greedy bots go by.

A judgement, not a rule: what cards are worth was estimated from games of bots and may be tuned freely.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.vale.phrases import CARD_NAMES
from deskovka.games.vale.stones import wealth
from deskovka.games.vale.summon import summon_cost
from deskovka.games.vale.table import CARDS, Player, Vale
from deskovka.games.vale.terms import DRAGON, EARTH, EFFECTS, FIRE, GOAL, LAST_ROUND, WATER, WIND

# card: points when it is summoned, points in each round after that (stones counted as points)
WORTH: Final[dict[str, tuple[float, float]]] = {
    "agni": (0.0, 1.0),
    "asmodeus": (0.0, 1.2),
    "balog": (0.0, 1.3),
    "burning_skull": (0.0, 2.2),
    "firefox": (3.0, 0.0),
    "hestia": (0.0, 0.7),
    "horned_salamander": (0.0, 1.8),
    "ifrit": (5.0, 0.0),
    "imp": (1.2, 0.9),
    "incubus": (6.0, 0.0),
    "lava_giant": (5.5, 0.0),
    "phoenix": (0.0, 1.5),
    "salamander": (0.0, 1.6),
    "succubus": (4.0, 0.0),
    "surtr": (7.0, 0.0),
    "charybdis": (0.0, 3.2),
    "hae_tae": (0.0, 1.0),
    "hydra": (6.0, 0.0),
    "kappa": (0.0, 1.8),
    "leviathan": (6.0, 0.0),
    "nessie": (0.0, 1.8),
    "poseidon": (8.0, 0.0),
    "sea_spirit": (0.0, 1.2),
    "snail_maiden": (0.0, 1.0),
    "triton": (0.0, 0.8),
    "undine": (1.5, 0.9),
    "undine_queen": (0.0, 1.8),
    "water_giant": (3.5, 0.9),
    "yuki_onna": (6.0, 0.0),
    "yuki_onna_exalted": (6.0, 0.0),
    "basilisk": (0.0, 1.8),
    "behemoth": (11.0, 0.0),
    "cerberus": (0.5, 0.0),
    "forest_spirit": (4.0, 0.0),
    "gargoyle": (0.0, 1.6),
    "goblin": (0.0, 1.4),
    "goblin_soldier": (0.0, 1.5),
    "medusa": (0.0, 1.8),
    "mimic": (0.0, 1.3),
    "mud_slime": (6.0, 1.5),
    "rock_golem": (9.0, 0.0),
    "sand_giant": (12.0, 0.0),
    "stone_golem": (6.0, 0.0),
    "troll": (0.0, 2.2),
    "young_forest_spirit": (4.0, 0.0),
    "boreas": (3.0, 0.0),
    "dandelion_spirit": (1.5, 0.8),
    "freyja": (0.0, 3.5),
    "genie": (4.0, 0.0),
    "genie_exalted": (0.0, 2.5),
    "gi_rin": (14.0, 0.0),
    "griffon": (0.0, 1.8),
    "harpy": (0.0, 1.2),
    "hippogriff": (1.5, 1.0),
    "odin": (0.0, 2.0),
    "pegasus": (1.5, 1.5),
    "rudra": (9.0, 0.0),
    "sylph": (1.5, 1.3),
    "tengu": (6.0, 0.0),
    "valkyrie": (0.0, 3.2),
    "aeris": (8.0, 0.0),
    "boulder": (8.0, 0.0),
    "dragon_egg": (8.0, 0.0),
    "ember": (7.0, 0.0),
    "eternity": (16.0, 0.0),
    "gust": (8.0, 0.0),
    "marina": (7.0, 0.0),
    "scorch": (10.0, 0.0),
    "tidal": (8.0, 0.0),
    "willow": (10.0, 0.0),
}
ONCE: Final[list[float]] = [WORTH[name][0] for name in CARD_NAMES]
EACH_ROUND: Final[list[float]] = [WORTH[name][1] for name in CARD_NAMES]
PRICES: Final = {FIRE: 3.0, EARTH: 4.0, WATER: 3.0, WIND: 4.0, DRAGON: 6.0}  # value of the stones of a sale
SALE: Final[list[float]] = [PRICES[int(card.family)] for card in CARDS]

# How to judge what is not points yet
STONE_PRICE: Final = 0.6  # points for one of stone value while there is time
LAST_STONE_PRICE: Final = 0.25  # … in the last round
BEST_CARD: Final = 0.7  # how much of the worth of the best card in hand is ever realised
NEXT_CARD: Final = 0.8  # each further card counts so much of the one before
RIVAL: Final = 0.3  # how much the strongest opponent counts


def evaluate(g: Vale, seat: i64) -> float:
    """What `seat` has and may expect, less a part of what its strongest opponent has and may expect."""
    left = rounds_left(g)
    me = g.players[seat]
    mine = on_table(g, me, left) + from_cards(g, me, left)
    best = -1000.0
    for p in g.players:
        if p.seat != seat:
            theirs = on_table(g, p, left)
            if theirs > best:
                best = theirs
    return mine - RIVAL * best


def worths(g: Vale) -> list[float]:
    """`evaluate` of every seat, what each has on the table reckoned once."""
    left = rounds_left(g)
    tables = vec[float]([0.0] * g.seats)
    for p in g.players:
        tables[p.seat] = on_table(g, p, left)
    found: list[float] = []
    for seat in range(g.seats):
        best = -1000.0
        for other in range(g.seats):
            if other != seat and tables[other] > best:
                best = tables[other]
        found.append(tables[seat] + from_cards(g, g.players[seat], left) - RIVAL * best)
    return found


def rounds_left(g: Vale) -> float:
    """Effects phases still to come, as far as one can tell."""
    left = float(LAST_ROUND - g.round)
    if g.phase < EFFECTS:
        left += 1.0
    top: i64 = 0
    for p in g.players:
        if p.score > top:
            top = p.score
    if top >= GOAL:
        return 1.0 if g.phase < EFFECTS else 0.0
    pace = float(GOAL - top) / 8.0 + 1.0
    return left if left < pace else pace


def stone_price(left: float) -> float:
    """Points for one of stone value."""
    if left <= 0.0:
        return 0.0
    return LAST_STONE_PRICE if left <= 1.0 else STONE_PRICE


def on_table(g: Vale, p: Player, left: float) -> float:
    """The score, what the area will bring, and the stones."""
    points = float(p.score) + stone_price(left) * float(wealth(p))
    for c in p.area:
        points += EACH_ROUND[c] * left
    return points


def worth_of(p: Player, card: i64, price: float, after: float) -> float:
    """What a card brings once it is summoned, with so many rounds after that, less what it costs."""
    return ONCE[card] + EACH_ROUND[card] * after - price * float(summon_cost(p, card))


def from_cards(g: Vale, p: Player, left: float) -> float:
    """What the hand and the marked cards may bring: the best card counts most."""
    price = stone_price(left)
    after = left - 1.0 if left > 1.0 else 0.0
    worths: list[float] = []
    for c in p.hand:
        worth = worth_of(p, c, price, after)
        if worth > 0.0:
            worths.append(worth)
    total = 0.0
    for c in p.marked:
        worth = worth_of(p, c, price, after)
        sale = price * SALE[c]
        if worth * BEST_CARD > sale:
            worths.append(worth)
        else:
            total += sale
    worths.sort(reverse=True)
    places = float(g.area_limit() - len(p.area)) + after
    share = BEST_CARD
    for worth in worths:
        if places < 1.0:
            break
        total += share * worth
        share *= NEXT_CARD
        places -= 1.0
    return total
