"""Building cities (EMPIRE-BUILD), and what the White Knight may do beside them (EMPIRE-LEAD.15 to .17)."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from deskovka.core.options import first, option, verb
from deskovka.core.vecs import append, vec
from deskovka.games.empire.board import REGION_NAMES
from deskovka.games.empire.cards import CARD_NAMES
from deskovka.games.empire.carryout import CarryOut, of_the_card
from deskovka.games.empire.obstacles import (
    KNIGHT_FIRST,
    NO_BUILDERS,
    NO_CITIES_LEFT,
    NOT_THE_NEW_CITY,
    ONE_CARD_EACH,
    SUPPLY_EMPTY,
)
from deskovka.games.empire.pieces import bring_army, discover, entry_obstacle
from deskovka.games.empire.player import Player
from deskovka.games.empire.table import Ask, Empire, place
from deskovka.games.empire.terms import BUILD, BUILDING, BUILT, CITIES, DONE, REINFORCE, TAKE, WHITE_KNIGHT


@mypyc_attr(acyclic=True)
@final
class Build(CarryOut):
    """Put a city where one has an army."""

    def kind(self) -> i64:
        return BUILDING

    def ways(self, g: Empire, p: Player) -> vec[i64]:
        return build_options(g, p)

    def obstacle_to_deed(self, g: Empire, p: Player, pick: i64) -> i64:
        return build_obstacle(g, p, first(pick))

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {**of_the_card(g, pick), "count": CITIES}

    def carry_out(self, g: Empire, p: Player, pick: i64) -> None:
        region = first(pick)
        p.cities -= 1
        g.set_cities(p.seat, region, g.cities_of(p.seat, region) + 1)
        g.tell(BUILT, p.seat, region)
        discover(g, p, region)
        if p.leader == WHITE_KNIGHT:
            g.do(Reinforce(p.seat, region=region))


def build_options(g: Empire, p: Player) -> vec[i64]:
    found = vec[i64]([])
    for region in g.board.regions:
        if build_obstacle(g, p, region) == 0:
            found = append(found, option(BUILD, region))
    return found


def build_obstacle(g: Empire, p: Player, region: i64) -> i64:
    if p.cities == 0:  # EMPIRE-BUILD.3
        return NO_CITIES_LEFT
    return 0 if g.armies[place(p.seat, region)] else NO_BUILDERS


@mypyc_attr(acyclic=True)
@final
class Reinforce(Ask):
    """The White Knight may put an army beside his new city."""

    def options(self, g: Empire) -> vec[i64]:
        if reinforce_obstacle(g, g.players[self.seat], self.region):
            return vec[i64]([])
        return vec[i64]([option(REINFORCE, self.region), DONE])

    def obstacle(self, g: Empire, pick: i64) -> i64:
        if pick == DONE:
            return 0
        if verb(pick) == TAKE:
            return ONE_CARD_EACH
        if verb(pick) != REINFORCE:
            return KNIGHT_FIRST
        if first(pick) != self.region:
            return NOT_THE_NEW_CITY
        return reinforce_obstacle(g, g.players[self.seat], self.region)

    def told(self, g: Empire, pick: i64) -> dict[str, object]:
        return {"card": CARD_NAMES[g.playing], "region": REGION_NAMES[self.region]}

    def chosen(self, g: Empire, pick: i64) -> None:
        if pick != DONE:
            bring_army(g, g.players[self.seat], self.region)

    def inside(self) -> bool:
        return True


def reinforce_obstacle(g: Empire, p: Player, region: i64) -> i64:
    """What keeps a new city from getting an army at all: then nobody is asked."""
    return entry_obstacle(g, p, region) if p.supply > 0 else SUPPLY_EMPTY
