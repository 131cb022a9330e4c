"""Why something is not on offer, with the rule that says so."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Refusal
from deskovka.core.options import first, second, third, verb
from deskovka.core.steps import State
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.actions import (
    AcquireTile,
    BuildPyramid,
    FightNext,
    PutAcquireToken,
    Recruiting,
    has_pyramid,
    pyramid_level,
    pyramids_of,
)
from deskovka.games.kemet.aftermath import LoserChoice, SendLoser, WinnerChoice
from deskovka.games.kemet.areas import AREA_NAMES, CITY_OF, DISTRICT, KIND_OF, are_neighbours
from deskovka.games.kemet.battle import Wound
from deskovka.games.kemet.cards import (
    BATTLE_KINDS,
    BATTLE_NAMES,
    CARD_NAMES,
    ENLISTMENT,
    OPEN_GATES,
    SWIFTNESS,
    TELEPORTATION,
)
from deskovka.games.kemet.council import WarCouncil
from deskovka.games.kemet.day import AddTokens, GoldAction, NextAction, Opening
from deskovka.games.kemet.interludes import ANY_TIME, Interlude, Strike, aside_options
from deskovka.games.kemet.march import MarchOn, MarchStart, WhoGoes
from deskovka.games.kemet.march_refusals import no, no_march
from deskovka.games.kemet.night import ChooseFate, HandOfGod, KeepCard, Sacrifice, VeteransDraw, VeteransPray
from deskovka.games.kemet.placing import WITH_ARMIES, DeployNew, PlaceUnits, ReplaceCard
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import CREATURE_NAMES, LOCAL_RECRUITS, TILE_NAMES, TILES
from deskovka.games.kemet.prices import building_price, card_price, tile_price
from deskovka.games.kemet.setup import ChooseCity, FoundPyramid, FreeTile, Station
from deskovka.games.kemet.spreading import is_too_large
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
    if isinstance(ask, SETTING):
        return no("SETUP.25", "setup-first")
    if isinstance(ask, BY_NIGHT):
        return no("NIGHT.1", "night-step")
    if done in ASIDES:
        return no_aside(g, p, ask, option)
    if isinstance(ask, Opening | AddTokens):
        return no_token(p, ask, done, int(first(option)))
    if isinstance(ask, AcquireTile):
        return no_tile(g, p, ask, done, int(first(option)))
    if isinstance(ask, BuildPyramid):
        return no_building(g, p, done, option)
    if isinstance(ask, Recruiting | PlaceUnits):
        return no_unit(g, p, ask, done, int(first(option)))
    if isinstance(ask, MarchStart | MarchOn | WhoGoes):
        return no_march(g, p, ask, done, option)
    if isinstance(ask, NextAction | GoldAction | FightNext | Interlude):
        return no("TOK.2", "not-this-action")
    assert isinstance(ask, Strike | DeployNew | ReplaceCard | PutAcquireToken)
    return no("DAY.3", "finish-first")


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


# ---- battles


def in_council(g: Kemet, p: Player, option: int) -> Refusal:
    done = int(verb(option))
    picked = len(g.picks) > 0 and g.picks[p.seat] >= 0
    if done == t.COUNCIL:
        if picked:
            return no("BAT1.1", "council-picked")
        if first(option) == second(option):
            return no("BAT1.1", "two-cards")
        for card in (int(first(option)), int(second(option))):
            if not p.battle_cards >> card & 1:
                return no("BAT1.1", "battle-card-gone", battle=BATTLE_NAMES[card])
    if done in (t.ADD, t.PLAY):
        card = int(first(option))
        if card >= BATTLE_KINDS:
            return no("CARD.5", "day-card", card=CARD_NAMES[card])
        if not picked:
            return no("BAT1.3", "cards-first")
        if not p.hand[card]:
            return no("CARD.5", "card-not-held", card=CARD_NAMES[card])
        return no("BAT1.4", "cannot-add", card=CARD_NAMES[card], price=int(card_price(p, card)), purse=int(p.prayer))
    return no("BAT1.1", "council-first")


def after_battle(g: Kemet, ask: Ask, done: int, option: int) -> Refusal:
    if isinstance(ask, LoserChoice):
        if done == t.STAY:
            return no("BAT6.11", "cannot-stay")
        if done == t.RETREAT:
            battle = g.battle
            assert battle is not None
            gone = g.units[at(battle.winner, battle.area)] == 0
            return no("BAT6.10" if gone else "BAT6.8", "no-retreat-needed" if gone else "nowhere-to-retreat")
    if isinstance(ask, SendLoser) and done == t.SEND_TO:
        area = int(first(option))
        return no(retreat_rule(g, ask.other, area), "not-that-retreat", area=AREA_NAMES[area])
    return no("BAT.4", "battle-first")


def retreat_rule(g: Kemet, loser: int, area: int) -> str:
    """The rule that keeps a beaten army from an area."""
    battle = g.battle
    assert battle is not None
    if not are_neighbours(g.board, battle.area, area):
        return "BAT6.5"
    if g.enemy_in(loser, area) != NOBODY:
        return "BAT6.6"
    return "BAT6.7" if KIND_OF[area] == DISTRICT and CITY_OF[area] != g.players[loser].city else "BAT6.13"


# ---- the day


def no_aside(g: Kemet, p: Player, ask: object, option: int) -> Refusal:
    """Cards and creatures."""
    done = int(verb(option))
    if isinstance(ask, MarchOn) and is_too_large(g, p) and option in aside_options(g, p, ANY_TIME):
        return no("MOV.16", "takes-way-out")
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
    if card == ENLISTMENT:
        return no("CARD.7", "card-no-unit" if p.supply == 0 else "card-no-place", card=name)
    return no("CARD.7", "card-no-target", card=name)


def no_token(p: Player, ask: Opening | AddTokens, done: int, space: int) -> Refusal:
    if done == t.TOKEN and p.used >> space & 1:
        return no("DAY.4", "space-used", space=t.SPACES[space])
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


def no_building(g: Kemet, p: Player, done: int, option: int) -> Refusal:
    if done != t.RAISE:
        return no("DAY.3", "finish-first")
    area, colour, level = int(first(option)), int(second(option)), int(third(option))
    where = AREA_NAMES[area]
    if CITY_OF[area] != p.city:
        return no("PYR.1", "not-own-city", area=where)
    old = int(g.levels[area])
    if old and g.pyramids[area] != colour:
        return no("PYR.6", "other-colour-there", area=where)
    if level <= old:
        return no("PYR.13", "already-so-high", area=where)
    if not old and not g.colours >> colour & 1:
        return no("PYR.5", "colour-not-in-play", colour=t.COLOURS[colour])
    if not old and has_pyramid(g, p, colour):
        return no("PYR.5", "colour-built", colour=t.COLOURS[colour])
    if not old and pyramids_of(g, p) >= t.MOST_PYRAMIDS[int(g.seats)]:
        return no("PYR.6", "too-many-pyramids")
    return no("PYR.2", "building-too-dear", price=int(building_price(p, old, level)), purse=int(p.prayer))


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
