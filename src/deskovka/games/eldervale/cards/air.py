"""The adventure cards of Air: mobility and magic cards: reach, extra moves, card draw."""

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
from deskovka.games.eldervale.counters import HAND, TOKENS_HERE, Per
from deskovka.games.eldervale.effects.actions import ReuseUnit
from deskovka.games.eldervale.effects.choices import IfElse
from deskovka.games.eldervale.effects.dice import SupportDice
from deskovka.games.eldervale.effects.gains import Exchange, Gain, Points
from deskovka.games.eldervale.effects.magic import Draw
from deskovka.games.eldervale.effects.moving import Move
from deskovka.games.eldervale.effects.tracks import Power
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain, Treasure
from deskovka.games.eldervale.effects.words import OWN
from deskovka.games.eldervale.powers import WORKER_REACH
from deskovka.games.eldervale.selectors import ADJACENT_UNOCCUPIED, NO_BEAST
from deskovka.games.eldervale.terms import (
    AIR,
    ANY_UNIT,
    ATTACHED_ACTIVATED,
    BATTLE_DICE,
    DRAGON,
    END_GAME,
    ONCE_PER_BATTLE,
    ONCE_PER_REGROUP,
    OPPONENT_POWER,
    TURN_END,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: draw 1 magic card. If you alone are highest on Air, also gain what the field shows (printed: 1 scroll).
    card(
        "air-passage",
        PASSAGE,
        "1 scroll 1 gem",
        activated(WORKER, Gain("1 magic"), IfElse(HighestAlone(AIR), [FieldGain(0)])),
        fields=["1 scroll"],
    ),
    # Cache with 2 empty fields. End of game: 2 VP for each token on this card and 1 VP for each magic card in your
    # hand (prophecies included).
    card(
        "air-cloud-loft",
        CACHE,
        "2 scroll",
        when(END_GAME, Points(per=Per(TOKENS_HERE, each=2)), Points(per=Per(HAND))),
        fields=["empty", "empty"],
    ),
    # After the attached card has been activated, the unit on it may at once be put on another free action of yours
    # and resolve that too (once per Regroup; the attached card stays occupied).
    card("air-aura", AURA, "1 scroll 1 gem", when(ATTACHED_ACTIVATED, ReuseUnit(1), may=True, limit=ONCE_PER_REGROUP)),
    # Whenever an opponent advances on Air, draw 1 magic card.
    card("air-wall", WALL, "2 scroll 1 gem", when(OPPONENT_POWER, Gain("1 magic"))),
    # In each battle you take part in, one of your units standing in an adjacent realm may add its dice without
    # joining; it is not removed if you lose.
    card(
        "air-storm-bow",
        WEAPON,
        "1 scroll 1 sword",
        when(BATTLE_DICE, SupportDice(ANY_UNIT, 1), may=True, limit=ONCE_PER_BATTLE),
    ),
    # Worker: gain 1 scroll, then draw 2 magic cards, keep 1 and discard the other.
    card("air-kite-scouts", ACTION, "2 scroll 1 gem", activated(WORKER, Gain("1 scroll"), Draw(2, keep=1))),
    # Warrior: gain 1 gem and take the top treasure token of any stack in a realm without an uncontrolled monster.
    card("air-griffin-riders", ACTION, "2 gem 1 scroll", activated(WARRIOR, Gain("1 gem"), Treasure(1, NO_BEAST))),
    # Wizard: draw 2 magic cards; then you may discard up to 2 magic cards for 2 VP each.
    card(
        "air-weather-tower",
        ACTION,
        "3 scroll 1 gem",
        activated(WIZARD, Gain("2 magic"), Exchange("1 magic", "2 vp", times=2)),
    ),
    # Dragon: advance 1 level on Air (2 VP instead if you already are at the top).
    card("air-sky-roost", ACTION, "2 scroll 1 gem", activated(DRAGON, Power(AIR, 1, else_points=2))),
    # Worker: pay the deposit field, then draw 2 magic cards and score 2 VP.
    card(
        "air-wind-harp",
        DEPOSIT_CARD,
        "1 scroll 2 gem",
        activated(WORKER, Deposit(0), Gain("2 magic"), Points(2)),
        fields=["deposit"],
    ),
    # Worker: gain 1 gem and 1 scroll. With an orb here: additionally draw 1 magic card and score 2 VP.
    card(
        "air-floating-isle",
        ORB_CARD,
        "1 gem 1 scroll 1 potion",
        activated(WORKER, Gain("1 gem 1 scroll"), IfElse(OrbHere(), [Gain("1 magic"), Points(2)])),
        orb_symbol=UPGRADE,
    ),
    # At the end of your turn you may move one of your units to an adjacent unoccupied realm.
    card(
        "air-tailwind-boots", PASSIVE, "1 scroll 1 potion", when(TURN_END, Move(OWN, to=ADJACENT_UNOCCUPIED), may=True)
    ),
    # Your workers may be placed up to 2 realms away from any of your units (like a dragon's Flight).
    card("air-eagle-messengers", PASSIVE, "2 scroll 1 potion", gives={WORKER_REACH: 1}),
]
