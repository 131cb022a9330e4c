"""Why an answer of the right kind is none of those on offer: set-up, the night, and short questions by day."""

from __future__ import annotations

from deskovka.core.game import Refusal
from deskovka.core.options import first, second, third
from deskovka.games.kemet import terms as t
from deskovka.games.kemet.actions import FightNext, PutAcquireToken, has_pyramid, pyramids_of
from deskovka.games.kemet.areas import AREA_NAMES, CITIES, CITY_OF, PANTHEON_AREA, district
from deskovka.games.kemet.cards import BATTLE_NAMES, CARD_NAMES
from deskovka.games.kemet.day import GoldAction, NextAction
from deskovka.games.kemet.interludes import Strike
from deskovka.games.kemet.march_refusals import no
from deskovka.games.kemet.night import ChooseFate, HandOfGod, KeepCard, Sacrifice, VeteransDraw, VeteransPray
from deskovka.games.kemet.placing import ReplaceCard
from deskovka.games.kemet.player import Player
from deskovka.games.kemet.powers import NIGHT_LEVELS, TILE_NAMES, TILES
from deskovka.games.kemet.prices import building_price
from deskovka.games.kemet.setup import ChooseCity, FoundPyramid, FreeTile, Station
from deskovka.games.kemet.table import Ask, Kemet, at
from deskovka.games.kemet.terms import NOBODY

# ---- set-up


def in_setup(g: Kemet, p: Player, ask: Ask, done: int, option: int) -> Refusal:
    if isinstance(ask, ChooseCity) and done == t.CITY:
        return no_city(g, int(first(option)))
    if isinstance(ask, Station) and done == t.STATION:
        return no("SETUP.18", "not-that-pair")
    if isinstance(ask, FoundPyramid) and done == t.FOUND:
        return no_founding(g, p, ask, option)
    if isinstance(ask, FoundPyramid) and done == t.DONE:
        return no("SETUP.19", "found-levels", count=t.MOST_PYRAMIDS[int(g.seats)])
    if isinstance(ask, FreeTile) and done == t.FREE_TILE:
        tile = int(first(option))
        if TILES[tile].level != 1 or not has_pyramid(g, p, TILES[tile].colour):
            return no("SETUP.23", "not-a-free-tile", tile=TILE_NAMES[tile])
        return no("SETUP.24", "tile-gone", tile=TILE_NAMES[tile])
    return no("SETUP.25", "setup-first")


def no_city(g: Kemet, city: int) -> Refusal:
    if city not in g.board.cities:
        return no("COMP.10", "city-not-in-play", city=CITIES[city])
    return no("SETUP.11", "city-taken", city=CITIES[city])


def no_founding(g: Kemet, p: Player, ask: FoundPyramid, option: int) -> Refusal:
    area, colour = int(first(option)), int(second(option))
    here = int(district(p.city, ask.area))
    if CITY_OF[area] != p.city:
        return no("SETUP.19", "not-own-city", area=AREA_NAMES[area])
    if area != here:
        return no("SETUP.19", "found-here", area=AREA_NAMES[here])
    if not g.colours >> colour & 1:
        return no("SETUP.20", "colour-not-in-play", colour=t.COLOURS[colour])
    if has_pyramid(g, p, colour):
        return no("SETUP.20", "colour-founded", colour=t.COLOURS[colour])
    return no("SETUP.19", "found-levels", count=t.MOST_PYRAMIDS[int(g.seats)])


# ---- pyramids, by an action or by night


def no_building(g: Kemet, p: Player, ask: Ask, option: int) -> Refusal:
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
    if isinstance(ask, HandOfGod):
        return no("NIGHT.22", "levels-by-night", count=int(p.powers[NIGHT_LEVELS]))
    return no("PYR.2", "building-too-dear", price=int(building_price(p, old, level)), purse=int(p.prayer))


# ---- the night


def by_night(g: Kemet, p: Player, ask: Ask, done: int, option: int) -> Refusal:
    if isinstance(ask, Sacrifice) and done == t.SACRIFICE:
        rule = "NIGHT.2" if ask.area == PANTHEON_AREA else "NIGHT.4"
        return no(rule, "sacrifice-here", area=AREA_NAMES[ask.area])
    if isinstance(ask, VeteransPray | VeteransDraw) and done == t.VETERANS:
        draws = isinstance(ask, VeteransDraw)
        if first(option) > p.veterans:
            return no("NIGHT.13" if draws else "NIGHT.11", "so-few-veterans", count=int(p.veterans))
        return no("NIGHT.13", "veterans-in-pairs")
    if isinstance(ask, KeepCard) and done == t.KEEP:
        return no("NIGHT.12", "not-looked-at", card=CARD_NAMES[first(option)])
    if isinstance(ask, HandOfGod) and done == t.RAISE:
        return no_building(g, p, ask, option)
    if isinstance(ask, ChooseFate) and done == t.FATE:
        return no("NIGHT.18", "place-not-free", place=int(first(option)))
    return no("NIGHT.1", "night-step")


# ---- by day


def by_day(g: Kemet, p: Player, ask: Ask, done: int, option: int) -> Refusal:
    """Short questions, each with an answer of its own kind."""
    what = int(first(option))
    if isinstance(ask, NextAction) and done == t.DO:
        return no("TOK.2", "not-placed", space=t.SPACES[what])
    if isinstance(ask, GoldAction) and done == t.GOLD_DO:
        return no("TOK.4", "gold-not-for-that")
    if isinstance(ask, FightNext) and done == t.FIGHT_IN:
        return no("REC.5", "no-fight-there", area=AREA_NAMES[what])
    if isinstance(ask, Strike) and done == t.STRIKE:
        return no_strike(g, p, what, int(second(option)))
    if isinstance(ask, ReplaceCard) and done == t.REPLACE:
        return no("ACQ.16", "not-in-the-set", battle=BATTLE_NAMES[what])
    if isinstance(ask, PutAcquireToken) and done == t.PUT_ON:
        return no("PYR.14", "acquire-token-not-there", space=t.SPACES[what])
    if isinstance(ask, Strike | ReplaceCard | PutAcquireToken):
        return no("DAY.3", "finish-first")
    return no("TOK.2", "not-this-action")


def no_strike(g: Kemet, p: Player, area: int, seat: int) -> Refusal:
    where = AREA_NAMES[area]
    if seat == p.seat or g.enemy_in(p.seat, area) == NOBODY or seat >= g.seats or not g.units[at(seat, area)]:
        return no("CARD.7", "nobody-to-strike", area=where)
    return no("CARD.7", "strike-protected", area=where)
