"""Why something is not on offer, with the rule that says so."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Refusal
from deskovka.core.options import first, second, verb
from deskovka.core.steps import State
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.actions import (
    AcquireTile,
    BuildPyramid,
    Recruiting,
    pyramid_level,
)
from deskovka.games.kemet.aftermath import LoserChoice, SendLoser, WinnerChoice
from deskovka.games.kemet.areas import AREA_NAMES, CITY_OF, DISTRICT, KIND_OF
from deskovka.games.kemet.battle import Wound
from deskovka.games.kemet.battle_refusals import after_battle, in_council
from deskovka.games.kemet.cards import (
    BATTLE_KINDS,
    CARD_NAMES,
    ENLISTMENT,
    OPEN_GATES,
    SWIFTNESS,
    TELEPORTATION,
)
from deskovka.games.kemet.council import WarCouncil
from deskovka.games.kemet.day import AddTokens, Opening
from deskovka.games.kemet.interludes import ANY_TIME, Interlude, aside_options
from deskovka.games.kemet.march import MarchOn, MarchStart, WhoGoes
from deskovka.games.kemet.march_refusals import no, no_march
from deskovka.games.kemet.night import ChooseFate, HandOfGod, KeepCard, Sacrifice, VeteransDraw, VeteransPray
from deskovka.games.kemet.placing import WITH_ARMIES, DeployNew, PlaceUnits
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURE_NAMES, LOCAL_RECRUITS, TILE_NAMES, TILES
from deskovka.games.kemet.prices import card_price, tile_price
from deskovka.games.kemet.setup import ChooseCity, FoundPyramid, FreeTile, Station
from deskovka.games.kemet.spreading import is_too_large
from deskovka.games.kemet.step_refusals import by_day, by_night, in_setup, no_building
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import NOBODY, OFF_BOARD

SETTING: Final = (ChooseCity, Station, FoundPyramid, FreeTile)
BY_NIGHT: Final = (Sacrifice, VeteransPray, VeteransDraw, KeepCard, HandOfGod, ChooseFate)
ASIDES: Final = (t.PLAY, t.DEPLOY, t.EXCHANGE)
PLACES: Final = [  # verbs whose first word is an area
    t.FOUND,
    t.RAISE,
    t.ENLIST,
    t.FIGHT_IN,
    t.MARCH_FROM,
    t.STEP_TO,
    t.TELEPORT,
    t.MAGIC_TELEPORT,
    t.SEND_TO,
    t.SACRIFICE,
    t.STRIKE,
]


def refuse(state: State, seat: int, option: int) -> Refusal:
    """Why this option, which is not on offer, is not: the first reason that applies."""
    assert isinstance(state, Kemet)
    g = state
    ask = g.ask
    if ask is None or seat not in ask.asked():
        return not_asked(g, seat)
    p = g.players[seat]
    done = int(verb(option))
    for area in areas_in(option):
        if not g.board.is_in_play(area):
            return no("COMP.9", "not-in-play", area=AREA_NAMES[area])
    if isinstance(ask, WarCouncil):
        return in_council(g, p, option)
    if isinstance(ask, LoserChoice | WinnerChoice | SendLoser | Wound):
        return after_battle(g, ask, done, option)
    assert isinstance(ask, Ask)
    if isinstance(ask, SETTING):
        return in_setup(g, p, ask, done, option)
    if isinstance(ask, BY_NIGHT):
        return by_night(g, p, ask, done, option)
    if done in ASIDES:
        return no_aside(g, p, ask, option)
    if isinstance(ask, Opening | AddTokens):
        return no_token(p, ask, done, int(first(option)))
    if isinstance(ask, AcquireTile):
        return no_tile(g, p, ask, done, int(first(option)))
    if isinstance(ask, BuildPyramid):
        return no_building(g, p, ask, option) if done == t.RAISE else no("DAY.3", "finish-first")
    if isinstance(ask, Recruiting | PlaceUnits):
        return no_unit(g, p, ask, done, int(first(option)))
    if isinstance(ask, MarchStart | MarchOn | WhoGoes):
        return no_march(g, p, ask, done, option)
    return by_day(g, p, ask, done, option)


def areas_in(option: int) -> list[int]:
    """The areas an option speaks of."""
    done = int(verb(option))
    if done == t.STATION:
        return [int(first(option)), int(second(option))]
    if done == t.DEPLOY:
        return [int(second(option))]
    return [int(first(option))] if done in PLACES else []


def not_asked(g: Kemet, seat: int) -> Refusal:
    battle = g.battle
    if battle is not None and isinstance(g.ask, WarCouncil):
        if seat in (battle.attacker, battle.defender):  # it has chosen, or chooses later
            return no("BAT1.6", "not-asked", seat2=int(g.seat))
        return no("BAT.2", "only-two-fight")
    rule = {t.SETTING_UP: "SETUP.25", t.DAY: "DAY.1", t.NIGHT: "NIGHT.21"}[int(g.phase)]
    return no(rule, "not-asked", seat2=int(g.seat))


# ---- the day


def no_aside(g: Kemet, p: Player, ask: object, option: int) -> Refusal:
    """Cards and creatures."""
    done = int(verb(option))
    if option in aside_options(g, p, ANY_TIME):
        return not_now(g, p, ask, done, int(first(option)))
    what = int(first(option))
    if done == t.PLAY:
        if not p.hand[what]:
            return no("CARD.5", "card-not-held", card=CARD_NAMES[what])
        if what < BATTLE_KINDS:
            return no("CARD.5", "battle-card-only", card=CARD_NAMES[what])
        if card_price(p, what) > p.prayer:
            price = int(card_price(p, what))
            return no("PP.2", "card-too-dear", card=CARD_NAMES[what], price=price, purse=int(p.prayer))
        if isinstance(ask, Opening | Interlude | MarchStart | MarchOn):
            return no_object(g, p, ask, what)
        return no("DAY.11", "not-this-moment")
    if g.creature_owners[what] != p.seat:
        return no("CRE.2", "creature-not-owned", creature=CREATURE_NAMES[what])
    if done == t.EXCHANGE:
        return no("CRE.3", "cannot-exchange", creature=CREATURE_NAMES[what])
    if g.creature_areas[what] != OFF_BOARD:
        return no("CRE.13", "creature-on-board", creature=CREATURE_NAMES[what])
    return no("CRE.2", "cannot-deploy", creature=CREATURE_NAMES[what])


def not_now(g: Kemet, p: Player, ask: object, done: int, what: int) -> Refusal:
    """A card or creature that could be brought at another moment of the turn."""
    if isinstance(ask, MarchOn):
        if is_too_large(g, p):
            return no("MOV.16", "takes-way-out")
        return no("DAY.11", "after-the-first-step")
    if isinstance(ask, DeployNew) and done == t.DEPLOY:
        return no("CRE.1", "new-creature-only", creature=CREATURE_NAMES[ask.thing])
    if done == t.DEPLOY:
        return no("DAY.11", "creature-not-now", creature=CREATURE_NAMES[what])
    return no("DAY.11", "not-this-moment")


def no_object(g: Kemet, p: Player, ask: object, card: int) -> Refusal:
    """A day card that is held and can be paid, but not for this moment or without an object."""
    name = CARD_NAMES[card]
    if card == TELEPORTATION:
        if not isinstance(ask, MarchOn):
            return no("CARD.7", "card-while-marching", card=name)
        march = g.march
        if march is not None and march.teleported:
            return no("TEL.3", "teleported")
        return no("CARD.5", "card-by-going", card=name)
    if card in (SWIFTNESS, OPEN_GATES):
        return no("CARD.7" if g.march is None else "DAY.11", "card-as-march-begins", card=name)
    if card == ENLISTMENT and p.supply and is_too_large(g, p):
        return no("MOV.16", "takes-way-out")
    if card == ENLISTMENT:
        return no("CARD.7", "card-no-unit" if p.supply == 0 else "card-no-place", card=name)
    return no("CARD.7", "card-no-target", card=name)


def no_token(p: Player, ask: Opening | AddTokens, done: int, space: int) -> Refusal:
    if done == t.TOKEN and p.used >> space & 1:
        return no("DAY.4", "space-used", space=t.SPACES[space])
    if isinstance(ask, Opening) and (
        (done == t.SILVER and p.silver == t.READY) or (done == t.GOLD and p.gold == t.READY)
    ):
        return no("TOK.1", "token-first")
    if done == t.TOKEN and space == t.GOLD_SPACE:
        return no("TOK.4", "gold-space")
    if done == t.SILVER:
        if p.silver != t.READY:
            return no("TOK.7", "no-silver")
        return no("DAY.7" if not p.used >> space & 1 else "DAY.4", "silver-not-there", space=t.SPACES[space])
    if done == t.GOLD:
        return no("TOK.6", "no-gold")
    if done == t.DONE and isinstance(ask, AddTokens):
        return no("DAY.7", "balance")
    if done == t.TOKEN:
        return no("DAY.7" if isinstance(ask, Opening) else "DAY.1", "balance")
    return no("DAY.1", "token-first")


def no_tile(g: Kemet, p: Player, ask: AcquireTile, done: int, tile: int) -> Refusal:
    if done != t.TAKE_TILE:
        return no("DAY.3", "finish-first")
    what = TILES[tile]
    name = TILE_NAMES[tile]
    twin = ask.thing == t.GOLD_SPACE
    if not g.offer[tile]:
        return no("ACQ.14", "tile-gone", tile=name)
    for owned in p.tiles:
        if TILES[owned].image == what.image:
            return no("ACQ.6", "same-picture", tile=name)
    if not twin and p.bought >> what.colour & 1:
        return no("ACQ.5", "colour-bought", colour=t.COLOURS[what.colour])
    if pyramid_level(g, p, what.colour, ask.thing) < what.level:
        return no("ACQ.2", "pyramid-too-low", tile=name, colour=t.COLOURS[what.colour], level=int(what.level))
    return no("ACQ.4", "tile-too-dear", tile=name, price=int(tile_price(p, tile, twin)), purse=int(p.prayer))


def no_unit(g: Kemet, p: Player, ask: Recruiting | PlaceUnits, done: int, area: int) -> Refusal:
    if done != t.ENLIST:
        return no("DAY.3", "finish-first")
    where = AREA_NAMES[area]
    own = KIND_OF[area] == DISTRICT and CITY_OF[area] == p.city
    army = int(g.units[at(p.seat, area)])
    if isinstance(ask, Recruiting):
        if not own and not (p.powers[LOCAL_RECRUITS] and army):
            return no("REC.3", "not-recruiting-there", area=where)
        if army >= p.army_limit():
            return no("REC.4", "army-full", area=where, count=int(p.army_limit()))
        if p.supply == 0:
            return no("REC.1", "supply-empty")
        return no("REC.1", "recruit-too-dear", purse=int(p.prayer))
    if g.enemy_in(p.seat, area) != NOBODY:
        return no("FREE.1", "not-free", area=where)
    if not own and not (ask.thing == WITH_ARMIES and army):
        return no("REC.3", "not-recruiting-there", area=where)
    if army >= p.army_limit():
        return no("ARMY.2", "army-full", area=where, count=int(p.army_limit()))
    if p.supply == 0:
        return no("REC.1", "supply-empty")
    return no("MOV.16", "takes-way-out")
