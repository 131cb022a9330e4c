"""The adventure cards of Order: discounts, sets, repeatable actions, bridges between dwellings, fame."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.vecs import vec
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
from deskovka.games.eldervale.conditions import AtLeast, HighestAlone, OrbHere
from deskovka.games.eldervale.counters import (
    DISTINCT_TOKENS_HERE,
    MISSING_BASICS,
    OWN_DWELLINGS,
    SUPPLY_TOOL,
    TABLEAU_ELEMENTS,
    Per,
)
from deskovka.games.eldervale.effects.choices import IfElse
from deskovka.games.eldervale.effects.dice import WinTies
from deskovka.games.eldervale.effects.gains import Gain, Points
from deskovka.games.eldervale.effects.tableau import Adventure
from deskovka.games.eldervale.effects.tracks import Fame, Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.powers import BRIDGES, CARD_DISCOUNT, ROOM_FOR_TWO
from deskovka.games.eldervale.terms import (
    BATTLE_ROLLED,
    DRAGON,
    END_GAME,
    OPPONENT_POWER,
    ORDER,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 tool. If you alone are highest on Order, also gain what the field shows (printed: 1 scroll).
    card(
        "order-passage",
        PASSAGE,
        "1 tool 1 scroll",
        activated(WORKER, Gain("1 tool"), IfElse(HighestAlone(ORDER), [FieldGain(0)])),
        fields=["1 scroll"],
    ),
    # Cache with 3 empty fields. End of game: 1 / 4 / 9 VP for 1 / 2 / 3 tokens here that share no resource type with
    # each other, and 1 VP for each tool in your supply.
    card(
        "order-royal-treasury",
        CACHE,
        "2 tool 1 scroll",
        when(
            END_GAME, Points(per=Per(DISTINCT_TOKENS_HERE, table=vec[i64]([0, 1, 4, 9]))), Points(per=Per(SUPPLY_TOOL))
        ),
        fields=["empty", "empty", "empty"],
    ),
    # Two units may occupy the attached card in the same Regroup; each of them resolves its action.
    card("order-aura", AURA, "1 tool 1 scroll", gives={ROOM_FOR_TWO: 1}),
    # Whenever an opponent advances on Order, gain 1 tool.
    card("order-wall", WALL, "1 tool 1 scroll", when(OPPONENT_POWER, Gain("1 tool"))),
    # When dice are compared in a battle, at the first place (highest, second highest, ...) where you are tied with
    # others for the highest you win the battle.
    card("order-halberd", WEAPON, "2 sword 1 tool", when(BATTLE_ROLLED, WinTies())),
    # Worker: gain 1 resource of each of up to two basic types of which you own none; if you own every basic type,
    # score 2 VP instead.
    card(
        "order-workshop",
        ACTION,
        "1 tool 2 scroll",
        activated(WORKER, IfElse(AtLeast(MISSING_BASICS, 1), [Gain("2 missing_basic")], [Points(2)])),
    ),
    # Warrior: advance 1 on the fame track.
    card("order-citadel", ACTION, "2 tool 1 sword", activated(WARRIOR, Fame(1))),
    # Wizard: gain 1 scroll and score 1 VP for each different element symbol in your tableau, start card included (at
    # most 5).
    card(
        "order-law-codex",
        ACTION,
        "2 tool 2 scroll",
        activated(WIZARD, Gain("1 scroll"), Points(per=Per(TABLEAU_ELEMENTS, most=5))),
    ),
    # Dragon: take one face-up adventure card, paying 1 resource less.
    card("order-dragon-treaty", ACTION, "2 tool 1 scroll 1 gem", activated(DRAGON, Adventure(1, discount=1))),
    # Worker: pay the deposit field, then gain 1 gold and score 1 VP for each of your dwellings (at most 4).
    card(
        "order-tax-office",
        DEPOSIT_CARD,
        "2 tool 1 scroll",
        activated(WORKER, Deposit(0), Gain("1 gold"), Points(per=Per(OWN_DWELLINGS, most=4))),
        fields=["deposit"],
    ),
    # Worker: gain 1 scroll and score 1 VP. With an orb here: additionally advance 1 level on Order (2 VP instead at
    # the top).
    card(
        "order-grand-archive",
        ORB_CARD,
        "2 scroll 1 tool",
        activated(WORKER, Gain("1 scroll"), Points(1), IfElse(OrbHere(), [Power(ORDER, 1, else_points=2)])),
        orb_symbol=UPGRADE,
    ),
    # You may also place a unit into a realm next to one of your dwellings (also into an occupied one, and also when
    # you have no unit on the map).
    card("order-arch-bridge", PASSIVE, "3 tool", gives={BRIDGES: 1}),
    # In each turn the first adventure card you take that can be cheaper costs you 1 resource less (at least 1).
    card("order-guild-charter", PASSIVE, "2 scroll 1 gem", gives={CARD_DISCOUNT: 1}),
]
