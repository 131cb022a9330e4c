"""What an option fights, costs and brings, in numbers (docs/protocol.md): only what its seat can see."""

from __future__ import annotations

from typing import Final

from deskovka.core.bits import bits_in
from deskovka.core.options import first, second, verb
from deskovka.games.eldervale.box import ADVENTURE, MAGIC, SPELL
from deskovka.games.eldervale.dwellings import (
    Build,
    dwelling_discount,
    points_of_building,
)
from deskovka.games.eldervale.effects.gains import Swap
from deskovka.games.eldervale.forecast import as_it_is, forecast
from deskovka.games.eldervale.magic import is_free_for
from deskovka.games.eldervale.menu import MENU, MENU_POINTS, MENU_POINTS_WORTH
from deskovka.games.eldervale.offer import BuyCard, card_discount
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.rampage import RIDDLE
from deskovka.games.eldervale.realms import FIELDS, REALMS
from deskovka.games.eldervale.resources import of, one, size
from deskovka.games.eldervale.summoning import Summon, summon_cost, summon_discount
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import GOLD, RESOURCES
from deskovka.games.eldervale.terms import MAGIC as CARDS
from deskovka.games.eldervale.treasures import HAS_SLASH, SHOWN, top_of
from deskovka.games.eldervale.verbs import (
    BUILD,
    BUILD_WITH_PLACED,
    BUY,
    CASH,
    CAST,
    COPY_TOKEN,
    GIFT,
    HIRE,
    JOIN,
    LOSE,
    ORB_MENU,
    PAY_OFF,
    QUEST,
    SUMMON_UNIT,
    SWAP,
    SWORDS,
    TAKE,
    TREASURE,
    TURN_IN,
)

BUILDS: Final = (BUILD, BUILD_WITH_PLACED)
ONE_EACH: Final = (SWORDS, GIFT, LOSE)  # one of the resource that is named goes


def outlook(g: Eldervale, seat: int, option: int) -> dict[str, int]:
    """All numbers of an option."""
    p = g.players[seat]
    return {
        **fight(g, seat, option),
        **priced(p, *price_of(g, p, option)),
        **gained(g, p, gain_of(g, option)),
        **some("points", points_of(g, p, option)),
    }


def some(name: str, number: int) -> dict[str, int]:
    return {name: number} if number else {}


# ---- whom it fights


def fight(g: Eldervale, seat: int, option: int) -> dict[str, int]:
    """Dice before anybody joins or spends swords; of a unit that joins, how many more there are."""
    seen = forecast(g, seat, option)
    if seen is None:
        return {}
    if verb(option) == JOIN:
        before = as_it_is(g, seat)
        more = seen.mine - (0 if before is None else before.mine)
        return {"dice": more, "dice_mine": seen.mine, "dice_theirs": seen.theirs}
    return {"fight_mine": seen.mine, "fight_theirs": seen.theirs, "fight_seat": seen.seat}


# ---- what it costs


def price_of(g: Eldervale, p: Player, option: int) -> tuple[int, int]:
    """The cost of an option, and how many resources cheaper it is; nothing for one without a price."""
    what, thing = int(verb(option)), int(first(option))
    if what == CAST and MAGIC[thing].kind == SPELL:
        return 0 if is_free_for(p, thing) else int(MAGIC[thing].pay), 0
    if what == BUY:
        discount = g.ask.other if isinstance(g.ask, BuyCard) else 0
        return int(ADVENTURE[thing].cost), int(card_discount(g, p, thing, discount))
    if what == SUMMON_UNIT:
        discount = g.ask.amount if isinstance(g.ask, Summon) else 0
        return int(summon_cost(g, p.seat, thing)), int(summon_discount(g, p.seat, thing, discount))
    if what in BUILDS:
        discount = g.ask.amount if isinstance(g.ask, Build) else 0
        return int(REALMS[thing].cost), int(dwelling_discount(p, thing, discount))
    if what in ONE_EACH:
        return int(one(thing)), 0
    if what == SWAP and isinstance(g.ask, Swap):
        return int(g.ask.op().given * one(thing)), 0
    if what == TURN_IN and isinstance(g.ask, Swap):
        return int(g.ask.op().bundle), 0
    if what == PAY_OFF:
        return int(RIDDLE), 0
    return (int(one(GOLD)), 0) if what == HIRE else (0, 0)


def priced(p: Player, cost: int, discount: int) -> dict[str, int]:
    """Only a cost of one kind can be said in a number; what is left of that kind, unless gold must stand in."""
    kind = only_kind(cost)
    if kind < 0:
        return {}
    price = int(size(cost)) - discount
    left = int(p.has(kind)) - price
    return {"price": price, "left": left} if left >= 0 else {"price": price}


def only_kind(cost: int) -> int:
    """The resource that is all of a cost; -1: several, or of the payer's choice."""
    for kind in range(RESOURCES):
        if cost and of(cost, kind) == size(cost):
            return kind
    return -1


# ---- what it brings


def gain_of(g: Eldervale, option: int) -> int:
    """What comes from the supply at once, as a bundle; a token that goes into the tray is none."""
    what, thing = int(verb(option)), int(first(option))
    if what == TAKE:
        return int(one(thing))
    if what in (CASH, COPY_TOKEN):
        return int(one(second(option))) if HAS_SLASH[thing] else int(SHOWN[thing])
    if what == SWAP and isinstance(g.ask, Swap):
        return int(g.ask.op().got * one(second(option)))
    if what == TREASURE and top_of(g.stacks[FIELDS * thing + int(second(option))]) < 0:
        return int(REALMS[thing].printed[second(option)])
    return int(MENU[thing]) if what == ORB_MENU else 0


def gained(g: Eldervale, p: Player, bundle: int) -> dict[str, int]:
    """As much of one resource as there is room for, or magic cards as there are."""
    kind = only_kind(bundle)
    if kind < 0:
        return {}
    most = len(g.magic) + bits_in(g.discards) if kind == CARDS else p.limit - p.has(kind)
    return {"gain": int(max(0, min(size(bundle), most)))}


def points_of(g: Eldervale, p: Player, option: int) -> int:
    """Victory points that are scored at once."""
    what, thing = int(verb(option)), int(first(option))
    if what in BUILDS:
        return int(points_of_building(g, p.seat, thing))
    if what == QUEST:
        return int(MAGIC[thing].points)
    if what == TURN_IN and isinstance(g.ask, Swap):
        return int(g.ask.op().got)
    return MENU_POINTS_WORTH if what == ORB_MENU and thing == MENU_POINTS else 0
