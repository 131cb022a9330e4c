"""What happens when armies and cities come to a region, and when things are gained."""

from __future__ import annotations

from mypy_extensions import i64

from deskovka.core.vecs import append
from deskovka.games.empire.cards import CARDS, COINS, ELIXIR, EXTRA_ARMY, EXTRA_MOVE, FLYING, IMMUNE
from deskovka.games.empire.obstacles import ROBBERS_UNPAID
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Empire, place
from deskovka.games.empire.terms import (
    COINS_FOUND,
    COINS_GAINED,
    COTTAGE,
    DRAGON,
    DRAGON_NUMBER,
    DRAGON_SLAIN,
    FOUND,
    HIDDEN_TREASURE,
    MAGIC_SPRING,
    NO_TOKEN,
    PLACED,
    POISON_SWAMP,
    ROBBED,
    ROBBERS,
    STABLE,
)


def entry_fee(g: Empire, region: i64) -> i64:
    """Coins for each army that enters a region (EMPIRE-ENC.10, EMPIRE-ENC.11)."""
    return 1 if g.tokens[region] == ROBBERS else 0


def entry_obstacle(g: Empire, p: Player, region: i64) -> i64:
    """The robbers, if they are there and the player cannot pay them (EMPIRE-ENC.12)."""
    return ROBBERS_UNPAID if g.tokens[region] == ROBBERS and p.coins == 0 else 0


def bring_army(g: Empire, p: Player, region: i64) -> None:
    """Put an army from the supply into a region during play."""
    p.supply -= 1
    g.armies[place(p.seat, region)] += 1
    g.tell(PLACED, p.seat, region)
    entered(g, p, region)


def entered(g: Empire, p: Player, region: i64) -> None:
    """An army has come into a region: the robbers want their coin, the dragon may fall (EMPIRE-ENC.3 to .6, .10)."""
    token = g.tokens[region]
    if token == ROBBERS:
        p.coins -= 1
        g.tell(ROBBED, p.seat, region)
    elif token == DRAGON and g.armies_in(region) >= DRAGON_NUMBER:
        take_token(g, p, region)
        g.tell(DRAGON_SLAIN, p.seat, region)


def take_token(g: Empire, p: Player, region: i64) -> None:
    p.tokens = append(p.tokens[:], g.tokens[region])
    g.set_token(region, NO_TOKEN)


def discover(g: Empire, p: Player, region: i64) -> None:
    """The first city in the region of a discovery, or of the swamp, takes it (EMPIRE-DISC.2, EMPIRE-SWAMP.3)."""
    token = g.tokens[region]
    if token == NO_TOKEN or token > POISON_SWAMP:
        return
    take_token(g, p, region)
    g.tell(FOUND, p.seat, token, region)
    gain_discovery(g, p, token)


def gain_discovery(g: Empire, p: Player, token: i64) -> None:
    """What a discovery gives at once and from now on; the book and the swamp wait for the end."""
    if token == MAGIC_SPRING:
        p.elixirs += 2  # EMPIRE-DISC.4
    elif token == COTTAGE:
        p.extra_army += 1  # EMPIRE-DISC.5
    elif token == HIDDEN_TREASURE:
        p.coins += 1  # EMPIRE-DISC.6
        g.tell(COINS_FOUND, p.seat, 1, token)
    elif token == STABLE:
        p.extra_move += 1  # EMPIRE-DISC.9


def gain_card(g: Empire, p: Player, card: i64) -> None:
    """The card lies before the player and its abilities work from now on (EMPIRE-TURN.4, EMPIRE-TURN.5)."""
    p.cards = append(p.cards[:], card)
    for ability in CARDS[card].abilities:
        kind = ability.kind
        if kind == EXTRA_MOVE:
            p.extra_move += ability.amount
        elif kind == EXTRA_ARMY:
            p.extra_army += ability.amount
        elif kind == FLYING:
            p.flying += ability.amount
        elif kind == ELIXIR:
            p.elixirs += ability.amount
        elif kind == COINS:
            p.coins += ability.amount  # EMPIRE-ABIL.7
            g.tell(COINS_GAINED, p.seat, ability.amount, card)
        elif kind == IMMUNE:
            p.immune = True
