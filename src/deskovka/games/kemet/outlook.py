"""What an option costs and brings, whom it fights, and what it would waste: in numbers, and in words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.game import Say
from deskovka.core.options import first, third, verb
from deskovka.core.steps import NONE
from deskovka.core.steps import Step as CoreStep
from deskovka.core.vecs import vec
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.acquiring import AcquireTile
from deskovka.games.kemet.actions import begin_action
from deskovka.games.kemet.areas import DELTA
from deskovka.games.kemet.building import BuildPyramid
from deskovka.games.kemet.cards import MANA_THEFT, PRAYER, PRAYER_GAIN, STOLEN
from deskovka.games.kemet.forces import force_of, total
from deskovka.games.kemet.journeys import groups
from deskovka.games.kemet.march import MarchOn, MarchStart, WhoGoes
from deskovka.games.kemet.night_gains import HandOfGod, VeteransPray
from deskovka.games.kemet.placing import FOR_VETERANS, PlaceUnits
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import GOLD_ACQUIRE, GOLD_MOVE, GOLD_RECRUIT, MIGHT, POINTS, RECRUITING, TILES
from deskovka.games.kemet.prices import building_price, card_price, tile_price
from deskovka.games.kemet.recruiting import Recruiting, recruit_price
from deskovka.games.kemet.roads import creatures_of, entry_price, fare
from deskovka.games.kemet.table import Kemet, at
from deskovka.games.kemet.tokens import AddTokens

WAYS: Final = (t.STEP_TO, t.TELEPORT, t.MAGIC_TELEPORT)
GROUPS: Final = (t.GO, t.GO_WITH, t.GO_WITH_TWO, t.GO_WITH_MANY)
ASIDES: Final = (t.PLAY, t.DEPLOY)  # what can be done at any time anyway is not what a token is placed for


def outlook(g: Kemet, seat: int, option: int) -> dict[str, int]:
    """All numbers of an option; docs/protocol.md says what each is called."""
    p = g.players[seat]
    done = int(verb(option))
    if done in (t.TOKEN, t.SILVER, t.GOLD, t.DO, t.GOLD_DO):
        return token_outlook(g, p, option)
    if done == t.DONE:
        return done_outlook(g, p)
    if done in WAYS:
        return journey(g, p, done, first(option))
    if done in GROUPS and isinstance(g.ask, WhoGoes):
        return company(g, p, option)
    if done == t.ENLIST:
        return recruit_outlook(g, p, first(option))
    if done == t.FIGHT_IN:
        return against(g, p, first(option), int(g.units[at(p.seat, first(option))]))
    if done == t.COUNCIL and g.battle is not None:
        return {"strength": int(total(force_of(g, p.seat, first(option)), 0))}
    return {**price_outlook(g, p, option), **gain_outlook(g, p, option)}


# ---- what it costs and brings


def price_outlook(g: Kemet, p: Player, option: int) -> dict[str, int]:
    done = int(verb(option))
    if done == t.TAKE_TILE and isinstance(g.ask, AcquireTile):
        return paid(p, tile_price(p, first(option), g.ask.thing == t.GOLD_SPACE))
    if done == t.RAISE and g.phase == t.DAY:
        return paid(p, building_price(p, g.levels[first(option)], third(option)))
    if done in (t.PLAY, t.ADD):
        return paid(p, card_price(p, first(option)))
    return {}


def paid(p: Player, price: i64) -> dict[str, int]:
    """A price, and the prayer points left after it."""
    return {"price": int(price), "left": int(p.prayer - price)}


def gain_outlook(g: Kemet, p: Player, option: int) -> dict[str, int]:
    """Prayer points (`gain`) and victory points that an option brings at once."""
    done = int(verb(option))
    what = int(first(option))
    if done == t.PLAY and what in (PRAYER, MANA_THEFT):
        return {"gain": gained(g, p, PRAYER_GAIN if what == PRAYER else STOLEN)}
    if done == t.DISBAND and g.battle is not None:
        prayer = max(0, int(g.units[at(p.seat, g.battle.area)]) - 1)
        return {"prayer": prayer, "gain": gained(g, p, prayer)}
    if done == t.SACRIFICE:
        return {"gain": gained(g, p, t.DELTA_GAIN)} if what == DELTA else {"points": 1}
    if done == t.VETERANS and isinstance(g.ask, VeteransPray):
        return {"gain": gained(g, p, what)}
    if done in (t.TAKE_TILE, t.FREE_TILE):
        points = sum(int(amount) for power, amount in TILES[what].gives if power == POINTS)
        return {"points": points} if points else {}
    if done == t.RAISE:
        return {"points": 1} if third(option) == t.TOP_LEVEL else {}
    return {}


def gained(g: Kemet, p: Player, amount: i64) -> int:
    """What such a gain really adds: the track has an end (KEMET-PP.1)."""
    if amount <= 0:
        return 0
    more = amount + (p.powers[MIGHT] if g.phase == t.DAY else 0)
    return int(min(more, t.MOST_PRAYER - p.prayer))


# ---- whom it fights


def against(g: Kemet, p: Player, area: i64, mine: int) -> dict[str, int]:
    """The fight of so many own units in an area; nothing where no opponent stands."""
    enemy = g.enemy_in(p.seat, area)
    if enemy == t.NOBODY:
        return {}
    theirs = int(g.units[at(enemy, area)])
    return {"fight": 1, "theirs": theirs, "fight_mine": mine, "fight_theirs": theirs, "fight_seat": int(enemy)}


def journey(g: Kemet, p: Player, way: int, area: i64) -> dict[str, int]:
    """What a step costs, and the army it meets; the least price and the most units if it depends on who goes."""
    march = g.march
    if march is None:
        return {}
    may_go = groups(g, p, march, way, area, False)
    price = int(fare(p, way))
    price += min([int(entry_price(g, p, area, creatures_of(group))) for group in may_go], default=0)
    fight = against(g, p, area, max([int(first(group)) for group in may_go], default=0))
    return {**(paid(p, price) if price or fight else {}), **fight}


def company(g: Kemet, p: Player, group: int) -> dict[str, int]:
    """The same once it is said who goes."""
    march = g.march
    if march is None or not isinstance(g.ask, WhoGoes):
        return {}
    price = int(fare(p, g.ask.thing)) + int(entry_price(g, p, march.target, creatures_of(group)))
    fight = against(g, p, march.target, int(first(group)))
    return {**(paid(p, price) if price else {}), **fight}


def recruit_outlook(g: Kemet, p: Player, area: i64) -> dict[str, int]:
    """One more unit: the price of this one, what is left once all are paid, and the fight for the district."""
    ask = g.ask
    if isinstance(ask, Recruiting):
        price = recruit_price(p, ask.amount + 1) - recruit_price(p, ask.amount)
        left = p.prayer - recruit_price(p, ask.amount + 1)
        free = {} if price else {"free": 1}
        fight = against(g, p, area, int(g.units[at(p.seat, area)]) + 1)
        return {"price": int(price), "left": int(left), **free, **fight}
    if isinstance(ask, PlaceUnits) and ask.thing != FOR_VETERANS:
        return {"price": 0, "left": int(p.prayer), "free": 1}
    return {}


# ---- what it would waste


def token_outlook(g: Kemet, p: Player, option: int) -> dict[str, int]:
    """A token: the prayer points of a prayer; `futile` if nothing can follow whatever else is placed with it."""
    done = int(verb(option))
    if done == t.GOLD_DO:
        return {} if can_follow(g, p, first(option), t.GOLD_SPACE) else {"futile": 1}
    space = t.GOLD_SPACE if done == t.GOLD else int(first(option))
    others = placed_with(g, p, done)
    gain = {"gain": prayer_of(g, p, space)} if is_prayer(space) else {}
    futile = not space_works(g, p, space) and not any(space_works(g, p, other) for other in others)
    return {**gain, "futile": 1} if futile else gain


def placed_with(g: Kemet, p: Player, done: int) -> list[int]:
    """Spaces whose actions may come before the one of this token, and so may change what it can do."""
    if done == t.DO:
        return []
    if done != t.TOKEN:
        return spaces_in(g.placed)
    silver = list(range(t.NORMAL_SPACES)) if p.silver == t.READY else []
    return [*silver, t.GOLD_SPACE] if p.gold == t.READY else silver


def spaces_in(bits: i64) -> list[int]:
    return [space for space in range(t.NORMAL_SPACES + 1) if bits >> space & 1]


def is_prayer(space: int) -> bool:
    return space != t.GOLD_SPACE and t.SPACE_ACTION[space] == t.PRAY


def space_works(g: Kemet, p: Player, space: int) -> bool:
    """Can the action of this space do anything, as the table is?"""
    if space != t.GOLD_SPACE:
        return can_follow(g, p, t.SPACE_ACTION[space], space)
    return any(can_follow(g, p, action, space) for action in gold_actions(p))


def gold_actions(p: Player) -> list[int]:
    tiles = ((GOLD_RECRUIT, t.RECRUIT), (GOLD_MOVE, t.MOVE), (GOLD_ACQUIRE, t.ACQUIRE))
    return [action for power, action in tiles if p.powers[power]]


def can_follow(g: Kemet, p: Player, action: i64, space: i64) -> bool:
    """Begin the action on a copy of the table: is there anything to choose, or to gain?"""
    h = begun(g, p, action, space, p.prayer)
    if h.players[p.seat].prayer > p.prayer:
        return True
    return any(option != t.DONE and verb(option) not in ASIDES for option in h.options)


def begun(g: Kemet, p: Player, action: i64, space: i64, prayer: i64) -> Kemet:
    """A copy of the table where only this action is carried out, by a player with so many prayer points."""
    h = g.clone()
    h.agenda = vec[CoreStep]()
    h.ask = None
    h.options = NONE
    h.placed = 0
    h.players[p.seat].prayer = prayer
    begin_action(h, p.seat, action, space)
    h.settle()
    return h


def prayer_of(g: Kemet, p: Player, space: int) -> int:
    return int(begun(g, p, t.PRAY, space, p.prayer).players[p.seat].prayer - p.prayer)


def done_outlook(g: Kemet, p: Player) -> dict[str, int]:
    """What "done" pays at last, or gives up: `wasted` counts units, tokens or the one action."""
    ask = g.ask
    more = len(g.options) > 1
    if isinstance(ask, AddTokens):
        works = any(space_works(g, p, space) for space in spaces_in(g.placed))
        return {} if works or not more else {"futile": 1}
    if isinstance(ask, Recruiting):
        free = int(min(p.powers[RECRUITING] - ask.amount, p.supply))
        bill = paid(p, recruit_price(p, ask.amount)) if ask.amount else {}
        return {**bill, "wasted": max(1, free)} if more and (free > 0 or ask.amount == 0) else bill
    if isinstance(ask, PlaceUnits):
        return {"wasted": int(min(ask.amount, p.supply))} if more else {}
    if isinstance(ask, AcquireTile | BuildPyramid | HandOfGod):
        return {"wasted": 1} if more else {}
    if isinstance(ask, MarchStart | MarchOn):
        begun = g.march is not None and g.march.steps > 0
        walks = any(verb(option) == t.MARCH_FROM or verb(option) in WAYS for option in g.options)
        return {"wasted": 1} if walks and not begun else {}
    return {}


# ---- in words


def in_words(g: Kemet, seat: int, option: int, numbers: dict[str, int], say: Say) -> str:
    """The numbers of an option in a few words, what matters most first."""
    parts: list[str] = []
    if "fight_seat" in numbers:
        parts.append(say("kemet-detail-fight", mine=numbers["fight_mine"], theirs=numbers["fight_theirs"]))
    if "price" in numbers:
        parts.append(say("kemet-detail-price", count=numbers["price"]))
        if numbers["price"]:
            parts.append(say("kemet-detail-left", count=numbers["left"]))
    if numbers.get("gain"):
        parts.append(say("kemet-detail-gain", count=numbers["gain"]))
    if numbers.get("points"):
        parts.append(say("kemet-detail-points", count=numbers["points"]))
    if "futile" in numbers:
        parts.append(say(futile_message(g, g.players[seat], option)))
    if "wasted" in numbers:
        parts.append(say(wasted_message(g.ask), count=numbers["wasted"]))
    return ", ".join(parts)


FUTILE: Final = {
    t.PRAY: "kemet-detail-futile-pray",
    t.ACQUIRE: "kemet-detail-futile-acquire",
    t.BUILD: "kemet-detail-futile-build",
    t.RECRUIT: "kemet-detail-futile-recruit",
    t.MOVE: "kemet-detail-futile-move",
}


def futile_message(g: Kemet, p: Player, option: int) -> str:
    """Why nothing can follow: the purse, or the table."""
    done = int(verb(option))
    if done in (t.DONE, t.GOLD):
        return "kemet-detail-futile"
    space = t.GOLD_SPACE if done == t.GOLD_DO else int(first(option))
    if space == t.GOLD_SPACE and done != t.GOLD_DO:
        return "kemet-detail-futile"
    action = int(first(option)) if done == t.GOLD_DO else t.SPACE_ACTION[space]
    rich = begun(g, p, action, space, t.MOST_PRAYER)
    if action != t.PRAY and any(each != t.DONE and verb(each) not in ASIDES for each in rich.options):
        return "kemet-detail-futile-poor"
    return FUTILE[action]


def wasted_message(ask: CoreStep | None) -> str:
    if isinstance(ask, PlaceUnits):
        return "kemet-detail-wasted-veterans" if ask.thing == FOR_VETERANS else "kemet-detail-wasted-units"
    if isinstance(ask, Recruiting) and ask.amount:
        return "kemet-detail-wasted-units"
    return "kemet-detail-wasted-action"
