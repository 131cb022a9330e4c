"""The adventure cards of Earth: building and treasure: dwellings, tokens on fields, two caches."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import (
    ACTION,
    AURA,
    CACHE,
    DEPOSIT_CARD,
    ORB_CARD,
    PASSAGE,
    PASSIVE,
    UPGRADE,
    WALL,
    WEAPON,
    AdventureCard,
)
from deskovka.games.eldervale.cards.declaring import activated, card, when
from deskovka.games.eldervale.conditions import HighestAlone, OrbHere
from deskovka.games.eldervale.counters import OWN_DWELLINGS, SUPPLY_GEM, SUPPLY_TOOL, SYMBOLS_HERE, TOKENS_HERE, Per
from deskovka.games.eldervale.effects.choices import IfElse
from deskovka.games.eldervale.effects.gains import Gain, Points
from deskovka.games.eldervale.effects.tableau import BuildDwelling
from deskovka.games.eldervale.effects.tracks import Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain, TokenGain, Treasure
from deskovka.games.eldervale.effects.words import PLACED_ANY
from deskovka.games.eldervale.powers import DWELLING_DISCOUNT, GEMS_AS_SWORDS, TOOLS_AS_SWORDS
from deskovka.games.eldervale.selectors import OWN_UNIT_OR_DWELLING
from deskovka.games.eldervale.terms import (
    ATTACHED_ACTIVATED,
    DRAGON,
    EARTH,
    END_GAME,
    ON_BUILD,
    OPPONENT_POWER,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 gem. If you alone are highest on Earth, also gain what the field shows (printed: 1 tool).
    card(
        "earth-passage",
        PASSAGE,
        "1 gem 1 tool",
        activated(WORKER, Gain("1 gem"), IfElse(HighestAlone(EARTH), [FieldGain(0)])),
        fields=["1 tool"],
    ),
    # Cache with 3 empty fields and an orb symbol. End of game: 2 VP for each resource symbol on the tokens here (a
    # token with two symbols, slash or not, gives 4 VP). With an orb here: additionally 1 VP for each gem and each
    # tool in your supply.
    card(
        "earth-root-cave",
        CACHE,
        "2 gem 1 tool",
        when(END_GAME, Points(per=Per(SYMBOLS_HERE, each=2))),
        when(END_GAME, Points(per=Per(SUPPLY_GEM)), Points(per=Per(SUPPLY_TOOL)), only=OrbHere()),
        fields=["empty", "empty", "empty"],
        orb_symbol=UPGRADE,
    ),
    # Cache with 1 empty field. End of game: 3 VP for the token here and 1 VP for each gem and each tool in your
    # supply.
    card(
        "earth-granary",
        CACHE,
        "2 tool",
        when(END_GAME, Points(per=Per(TOKENS_HERE, each=3)), Points(per=Per(SUPPLY_GEM)), Points(per=Per(SUPPLY_TOOL))),
        fields=["empty"],
    ),
    # Whenever the attached card is activated, also gain the resources of one treasure token lying on any field in
    # your tableau (caches and deposit fields included); the token stays.
    card("earth-aura", AURA, "1 gem 1 tool", when(ATTACHED_ACTIVATED, TokenGain())),
    # Whenever an opponent advances on Earth, gain 1 gem.
    card("earth-wall", WALL, "2 tool", when(OPPONENT_POWER, Gain("1 gem"))),
    # In battle you may spend tools and gems for extra dice as if they were swords.
    card("earth-quake-hammer", WEAPON, "1 gem 1 tool", gives={TOOLS_AS_SWORDS: 1, GEMS_AS_SWORDS: 1}),
    # Worker: gain 1 tool and what the field shows (printed: 1 gem).
    card(
        "earth-mushroom-terraces",
        ACTION,
        "1 gem 2 tool",
        activated(WORKER, Gain("1 tool"), FieldGain(0)),
        fields=["1 gem"],
    ),
    # Warrior: gain 1 gem and score 1 VP for each of your dwellings.
    card(
        "earth-stone-wardens", ACTION, "2 gem 1 tool", activated(WARRIOR, Gain("1 gem"), Points(per=Per(OWN_DWELLINGS)))
    ),
    # Wizard: take the top treasure token from a realm with your unit or dwelling; then gain the resources of one
    # token in your tray or on your fields without discarding it.
    card(
        "earth-druid-circle",
        ACTION,
        "2 gem 1 potion",
        activated(WIZARD, Treasure(1, OWN_UNIT_OR_DWELLING), TokenGain(tray=True)),
    ),
    # Dragon: build a dwelling with one of your workers still on the map; it costs 2 resources less.
    card("earth-crystal-den", ACTION, "2 gem 2 tool", activated(DRAGON, BuildDwelling(discount=2))),
    # Worker: pay the deposit field, then score 4 VP.
    card(
        "earth-old-quarry", DEPOSIT_CARD, "1 gem 2 tool", activated(WORKER, Deposit(0), Points(4)), fields=["deposit"]
    ),
    # Worker: gain 1 gem. With an orb here: additionally advance 1 level on any element where you already have a
    # marker (2 VP instead at the top).
    card(
        "earth-heart-tree",
        ORB_CARD,
        "1 gem 1 potion",
        activated(WORKER, Gain("1 gem"), IfElse(OrbHere(), [Power(PLACED_ANY, 1, else_points=2)])),
        orb_symbol=UPGRADE,
    ),
    # Your dwellings cost 1 resource less (at least 1), and whenever you build a dwelling score 1 extra VP.
    card("earth-masons-guild", PASSIVE, "2 tool 1 scroll", when(ON_BUILD, Points(1)), gives={DWELLING_DISCOUNT: 1}),
]
