"""The adventure cards of Chaos: gambling, using other people's cards, taming beasts."""

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
from deskovka.games.eldervale.counters import PLAIN_TOKENS_HERE, SLASH_TOKENS_HERE, SUPPLY_GOLD, Per
from deskovka.games.eldervale.effects.actions import ActivateCard, ResolveAttached
from deskovka.games.eldervale.effects.choices import IfElse, OneOf, Roll, RollPoints
from deskovka.games.eldervale.effects.dice import Reroll
from deskovka.games.eldervale.effects.gains import Gain, OwnerGains, Points
from deskovka.games.eldervale.effects.moving import Move
from deskovka.games.eldervale.effects.tracks import Fame
from deskovka.games.eldervale.effects.treasure import Deposit, FieldGain
from deskovka.games.eldervale.effects.units import Control, Kill
from deskovka.games.eldervale.effects.words import ALL, MONSTER, ONE_OTHER, OPPONENT, OWN
from deskovka.games.eldervale.powers import CARD_REROLLS
from deskovka.games.eldervale.selectors import ANYWHERE, ON_THIS_CARD, WITHIN_2_UNOCCUPIED
from deskovka.games.eldervale.terms import (
    ANY_UNIT,
    ATTACHED_ACTIVATED,
    BATTLE_ROLLED,
    CHAOS,
    DRAGON,
    END_GAME,
    ON_REGROUP,
    ONCE_PER_BATTLE,
    ONCE_PER_REGROUP,
    OPPONENT_POWER,
    WARRIOR,
    WIZARD,
    WORKER,
)

CARDS: Final[list[AdventureCard]] = [
    # Worker: gain 1 sword or 1 gem. If you alone are highest on Chaos, also gain what the field shows (printed: 1
    # gem).
    card(
        "chaos-passage",
        PASSAGE,
        "1 sword 1 gem",
        activated(
            WORKER,
            OneOf({"gain-sword": [Gain("1 sword")], "gain-gem": [Gain("1 gem")]}),
            IfElse(HighestAlone(CHAOS), [FieldGain(0)]),
        ),
        fields=["1 gem"],
    ),
    # Cache with 2 empty fields. End of game: 3 VP for each token with a slash here, 1 VP for each other token here
    # and 2 VP for each gold in your supply.
    card(
        "chaos-madcaps-stash",
        CACHE,
        "1 sword 2 gem",
        when(
            END_GAME,
            Points(per=Per(SLASH_TOKENS_HERE, each=3)),
            Points(per=Per(PLAIN_TOKENS_HERE)),
            Points(per=Per(SUPPLY_GOLD, each=2)),
        ),
        fields=["empty", "empty"],
    ),
    # When the attached card is activated roll a die instead of simply resolving it: on 1 nothing happens, on 2-3 the
    # action is resolved once, on 4-6 twice.
    card(
        "chaos-aura",
        AURA,
        "1 sword 1 gem",
        when(
            ATTACHED_ACTIVATED,
            Roll({(1,): [ResolveAttached(0)], (2, 3): [ResolveAttached(1)], (4, 5, 6): [ResolveAttached(2)]}),
            instead=True,
        ),
    ),
    # Whenever an opponent advances on Chaos, roll a die: on 1-3 gain 1 sword, on 4-6 gain any 1 resource.
    card(
        "chaos-wall",
        WALL,
        "2 sword 1 gem",
        when(OPPONENT_POWER, Roll({(1, 2, 3): [Gain("1 sword")], (4, 5, 6): [Gain("1 any")]})),
    ),
    # Once per battle, after the roll, you may either reroll all your dice or make one other participant reroll all of
    # theirs.
    card(
        "chaos-wild-flail",
        WEAPON,
        "1 sword 1 gem 1 potion",
        when(
            BATTLE_ROLLED,
            OneOf({"reroll-own": [Reroll(OWN, ALL)], "reroll-other": [Reroll(ONE_OTHER, ALL)]}),
            may=True,
            limit=ONCE_PER_BATTLE,
        ),
    ),
    # Worker: roll a die: 1 nothing; 2-3 gain 1 gem; 4-5 gain any 2 resources; 6 gain 1 gold and score 4 VP.
    card(
        "chaos-gambling-den",
        ACTION,
        "1 sword 2 gem",
        activated(
            WORKER,
            Roll({(1,): [], (2, 3): [Gain("1 gem")], (4, 5): [Gain("2 any")], (6,): [Gain("1 gold"), Points(4)]}),
        ),
    ),
    # Worker: gain 1 sword and score 1 VP; then you may move one uncontrolled monster to an unoccupied realm at most 2
    # steps away.
    card(
        "chaos-wild-hunt",
        ACTION,
        "2 sword 1 gem",
        activated(
            WORKER,
            Gain("1 sword"),
            Points(1),
            OneOf({"nothing": [], "move-monster": [Move(MONSTER, to=WITHIN_2_UNOCCUPIED)]}),
        ),
    ),
    # Warrior: roll a die: 1-2 this warrior goes to the Underworld (you gain its sword) and stays there until your
    # next Regroup; 3-4 advance 1 on the fame track; 5-6 advance 1 on the fame track and score 2 VP.
    card(
        "chaos-berserker-pit",
        ACTION,
        "2 sword",
        activated(
            WARRIOR,
            Roll(
                {
                    (1, 2): [Kill(OWN, ANY_UNIT, ON_THIS_CARD, that=True, stay_down=True)],
                    (3, 4): [Fame(1)],
                    (5, 6): [Fame(1), Points(2)],
                }
            ),
        ),
    ),
    # Wizard: pay 1 gold and 1 gem, then take control of an uncontrolled monster with at most 4 dice anywhere on the
    # map.
    card(
        "chaos-beast-tamer",
        ACTION,
        "2 gem 1 sword",
        activated(WIZARD, Control(ANYWHERE, max_dice=4), pay="1 gold 1 gem"),
    ),
    # Dragon: roll 3 dice and score VP equal to the highest one.
    card("chaos-rift-of-madness", ACTION, "2 sword 2 gem", activated(DRAGON, RollPoints(3))),
    # Worker: pay the deposit field, then roll a die: 1-2 gain any 1, 3-4 any 2, 5-6 any 3 resources.
    card(
        "chaos-wishing-well",
        DEPOSIT_CARD,
        "1 gem 1 scroll",
        activated(
            WORKER, Deposit(0), Roll({(1, 2): [Gain("1 any")], (3, 4): [Gain("2 any")], (5, 6): [Gain("3 any")]})
        ),
        fields=["deposit"],
    ),
    # Once per turn you may reroll a die rolled for one of your cards. With an orb here: also, once per battle after
    # the roll, reroll one of your battle dice.
    card(
        "chaos-prism",
        ORB_CARD,
        "1 gem 1 potion",
        when(BATTLE_ROLLED, Reroll(OWN, 1), only=OrbHere(), may=True, limit=ONCE_PER_BATTLE),
        orb_symbol=UPGRADE,
        gives={CARD_REROLLS: 1},
    ),
    # Once per Regroup you may put one of your units taken from the map on a worker-symbol action of an opponent's
    # adventure card and resolve it as if it were yours; the owner gains 1 basic resource of his choice.
    card(
        "chaos-carnival-of-masks",
        PASSIVE,
        "1 sword 1 gem 1 tool",
        when(
            ON_REGROUP,
            ActivateCard(OPPONENT, WORKER, needs_unit=True, even_if_occupied=True),
            OwnerGains("1 basic"),
            may=True,
            limit=ONCE_PER_REGROUP,
        ),
    ),
]
