"""The 16 factions, two of each element; each has abilities of two kinds of units (ELDER-1.14)."""

from __future__ import annotations

from typing import Final

from deskovka.games.eldervale.box import Faction
from deskovka.games.eldervale.cards.declaring import faction, trait, when
from deskovka.games.eldervale.conditions import (
    AgainstPlayer,
    AllOf,
    Assaulted,
    Fighting,
    FightsAlone,
    PlacedThisTurn,
    StackEmpty,
    TakesPart,
    WorkersOfOneOpponent,
)
from deskovka.games.eldervale.counters import EXTRA_WORKERS, Per
from deskovka.games.eldervale.effects.actions import ActivateCard
from deskovka.games.eldervale.effects.aftermath import LosersLose, Spare
from deskovka.games.eldervale.effects.dice import Dice, Reroll, SetDie, SupportDice
from deskovka.games.eldervale.effects.gains import Gain
from deskovka.games.eldervale.effects.moving import Move
from deskovka.games.eldervale.effects.stealing import Steal
from deskovka.games.eldervale.effects.treasure import CycleTreasure, Treasure
from deskovka.games.eldervale.effects.units import Revive
from deskovka.games.eldervale.effects.words import ALL, EACH_LOSER, ONE_OTHER, OPPONENT, OWN, WORKER_OR_WIZARD
from deskovka.games.eldervale.powers import (
    DRAGON_DICE,
    DRAGON_REACH,
    NEIGHBOUR_POINTS,
    NIGHT_FLIGHT,
    SHIELD_WALL,
    SMUGGLING,
    VEIL,
    WORKER_DISCOUNT,
)
from deskovka.games.eldervale.selectors import ADJACENT, ADJACENT_UNOCCUPIED, HERE
from deskovka.games.eldervale.terms import (
    AIR,
    BATTLE_DICE,
    BATTLE_LOST,
    BATTLE_ROLLED,
    BATTLE_WON,
    CHAOS,
    DARK,
    DRAGON,
    EARTH,
    FIRE,
    LIGHT,
    ON_PLACE,
    ON_REGROUP,
    ONCE_PER_BATTLE,
    ONCE_PER_REGROUP,
    ONCE_PER_TURN,
    ORDER,
    TREASURE_TAKEN,
    TREASURE_TAKING,
    TURN_END,
    UNIT_FALLEN,
    WARRIOR,
    WATER,
    WIZARD,
    WORKER,
)

FACTION_LIST: Final[list[Faction]] = [
    faction(
        AIR,
        "cloudpeak-gnomes",
        # Once per turn, after a worker's placement and its realm action (before a battle), you may move that worker to
        # an adjacent unoccupied realm; then no battle starts because of it (a monster that rampaged in still fights
        # other players' units there, ruling R50).
        trait(
            WORKER,
            "paragliders",
            when(
                ON_PLACE,
                Move(OWN, to=ADJACENT_UNOCCUPIED, origin=HERE, that=True),
                unit=WORKER,
                may=True,
                limit=ONCE_PER_TURN,
            ),
        ),
        # When you place your wizard, draw 1 magic card.
        trait(WIZARD, "weathercaller", when(ON_PLACE, Gain("1 magic"), unit=WIZARD)),
    ),
    faction(
        AIR,
        "gale-harpies",
        # In a battle with at least 2 of your workers you roll 1 more die for each of your workers there beyond the
        # first.
        trait(WORKER, "mighty-swarm", when(BATTLE_DICE, Dice(OWN, per=Per(EXTRA_WORKERS)), only=Fighting(WORKER, 2))),
        # Your dragon's Flight reaches 3 realms instead of 2.
        trait(DRAGON, "storm-wings", gives={DRAGON_REACH: 1}),
    ),
    faction(
        EARTH,
        "briardell-elves",
        # Your workers in realms adjacent to a battle you take part in add their dice without moving into it (and are
        # not removed if you lose).
        trait(WORKER, "longbows", when(BATTLE_DICE, SupportDice(WORKER, ALL))),
        # At the end of your turn your wizard may move to an adjacent realm without starting a battle.
        trait(WIZARD, "wandering-sage", when(TURN_END, Move(OWN, WIZARD, to=ADJACENT), unit=WIZARD, may=True)),
    ),
    faction(
        EARTH,
        "deepdelve-dwarves",
        # When a worker you place takes a treasure token, you may first put the top token of that stack under it, unseen
        # what follows, and take the next one instead (no effect on a stack of one).
        trait(WORKER, "prospectors", when(TREASURE_TAKING, CycleTreasure(), unit=WORKER, may=True)),
        # Your warrior counts 1 more die in a realm with or next to one of your dwellings.
        trait(WARRIOR, "shield-wall", gives={SHIELD_WALL: 1}),
    ),
    faction(
        FIRE,
        "goblin-fire-wizards",
        # Once per battle your wizard takes part in, after the roll, you may make one other participant reroll one die
        # of your choice.
        trait(
            WIZARD,
            "pyroclasm",
            when(BATTLE_ROLLED, Reroll(ONE_OTHER, 1), only=TakesPart(WIZARD), may=True, limit=ONCE_PER_BATTLE),
        ),
        # For each of your workers put into the Underworld gain 1 more sword.
        trait(WORKER, "reckless", when(UNIT_FALLEN, Gain("1 sword"), unit=WORKER)),
    ),
    faction(
        FIRE,
        "wicked-ogres",
        # A worker that is your only unit in a battle counts 1 more die.
        trait(WORKER, "brawlers", when(BATTLE_DICE, Dice(OWN, 1), only=FightsAlone(WORKER))),
        # When you win a battle your warrior takes part in, each player you beat discards 1 resource of his choice and
        # you gain 1 sword.
        trait(WARRIOR, "smash", when(BATTLE_WON, LosersLose("1 any"), Gain("1 sword"), only=TakesPart(WARRIOR))),
    ),
    faction(
        WATER,
        "atlanteans",
        # When a worker you place takes the printed resource of an exhausted stack, gain it twice (once more, not again
        # and again).
        trait(
            WORKER,
            "deep-divers",
            when(TREASURE_TAKEN, Treasure(1, HERE, same_stack=True), unit=WORKER, only=StackEmpty()),
        ),
        # When you place your wizard, gain 1 potion.
        trait(WIZARD, "tidecaller", when(ON_PLACE, Gain("1 potion"), unit=WIZARD)),
    ),
    faction(
        WATER,
        "broken-reef-corsairs",
        # When you win a battle your warrior takes part in, take 1 basic resource of your choice from each player you
        # beat.
        trait(
            WARRIOR,
            "plunder",
            when(BATTLE_WON, Steal("1 basic", EACH_LOSER), only=AllOf([TakesPart(WARRIOR), AgainstPlayer()])),
        ),
        # Your workers may be placed into a ruin occupied by other players' units without starting a battle against
        # players (a monster there or rampaging in fights you alone).
        trait(WORKER, "smugglers", gives={SMUGGLING: 1}),
    ),
    faction(
        LIGHT,
        "levelland-guardians",
        # When your warrior takes part in a battle, turn one of your dice to 6 instead of rolling it.
        trait(WARRIOR, "hoof-power", when(BATTLE_DICE, SetDie(6), only=TakesPart(WARRIOR), may=True)),
        # At the end of a turn in which you placed a worker, that worker (one of them) may move to an adjacent
        # unoccupied realm.
        trait(
            WORKER,
            "canter",
            when(TURN_END, Move(OWN, WORKER, to=ADJACENT_UNOCCUPIED, that=True), only=PlacedThisTurn(WORKER), may=True),
        ),
    ),
    faction(
        LIGHT,
        "dawnspire-seraphs",
        # In a battle your wizard takes part in, one other participant rolls 1 die less (at least 1).
        trait(WIZARD, "blinding-light", when(BATTLE_DICE, Dice(ONE_OTHER, -1), only=TakesPart(WIZARD))),
        # If your dragon is beaten, it goes to your ready area instead of the Underworld (no sword).
        trait(DRAGON, "radiance", when(BATTLE_LOST, Spare(DRAGON, 1), only=TakesPart(DRAGON), may=True)),
    ),
    faction(
        DARK,
        "shadow-demons",
        # Monsters do not rampage when you place your wizard, and a monster in its realm alone triggers no battle (if
        # opposing units trigger one, the monster takes part).
        trait(WIZARD, "dark-veil", gives={VEIL: 1}),
        # When at least one of your workers is put into the Underworld, draw 1 magic card (once per battle, or per event
        # outside a battle).
        trait(WORKER, "soul-feast", when(UNIT_FALLEN, Gain("1 magic"), unit=WORKER, limit=ONCE_PER_BATTLE)),
    ),
    faction(
        DARK,
        "nightmoor-vampires",
        # When you win a battle your warrior takes part in, bring one of your units from the Underworld to your ready
        # area.
        trait(WARRIOR, "bloodthirst", when(BATTLE_WON, Revive(1), only=TakesPart(WARRIOR), may=True)),
        # Your dragon may also be placed into any unoccupied realm next to a ruin.
        trait(DRAGON, "night-flight", gives={NIGHT_FLIGHT: 1}),
    ),
    faction(
        ORDER,
        "gearhold-automatons",
        # Summoning a worker costs you 1 resource less (at least 1).
        trait(WORKER, "assembly-line", gives={WORKER_DISCOUNT: 1}),
        # In a battle your warrior takes part in you may reroll all your 1s once.
        trait(
            WARRIOR,
            "iron-plating",
            when(BATTLE_ROLLED, Reroll(OWN, ALL, only=(1,)), only=TakesPart(WARRIOR), may=True, limit=ONCE_PER_BATTLE),
        ),
    ),
    faction(
        ORDER,
        "silver-law-knights",
        # When you placed your warrior this turn with Assault (first placement into an occupied realm), you roll 2 more
        # dice in the battle this triggers.
        trait(WARRIOR, "lance-charge", when(BATTLE_DICE, Dice(OWN, 2), only=Assaulted())),
        # When you build a dwelling next to another dwelling of yours, score 2 extra VP.
        trait(WORKER, "settlers-levy", gives={NEIGHBOUR_POINTS: 2}),
    ),
    faction(
        CHAOS,
        "maelstrom-mutants",
        # Once per battle your warrior takes part in, after the roll, you may reroll all your dice together.
        trait(
            WARRIOR,
            "reckless-fury",
            when(BATTLE_ROLLED, Reroll(OWN, ALL), only=TakesPart(WARRIOR), may=True, limit=ONCE_PER_BATTLE),
        ),
        # Your dragon counts 1 more die.
        trait(DRAGON, "two-headed", gives={DRAGON_DICE: 1}),
    ),
    faction(
        CHAOS,
        "twisted-court",
        # In your Regroup the wizard may be put on a worker or wizard action of an opponent's adventure card and resolve
        # it as if it were yours. (Against the ghosts: any such card of their adventure pile, with printed fields and
        # without orbs.)
        trait(
            WIZARD,
            "chaos-mage",
            when(
                ON_REGROUP,
                ActivateCard(OPPONENT, WORKER_OR_WIZARD, needs_unit=True, even_if_occupied=True),
                unit=WIZARD,
                may=True,
                limit=ONCE_PER_REGROUP,
            ),
        ),
        # When you place a worker into a realm whose only enemies are workers of one opponent (no monster), you may move
        # one of those workers to an adjacent unoccupied realm; if no enemy is left, there is no battle.
        trait(
            WORKER,
            "pranksters",
            when(
                ON_PLACE,
                Move(OPPONENT, WORKER, to=ADJACENT_UNOCCUPIED, origin=HERE),
                unit=WORKER,
                only=WorkersOfOneOpponent(),
                may=True,
            ),
        ),
    ),
]
