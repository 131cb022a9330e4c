"""Effects as the specification tells them (docs/rules/eldervale-*.yaml), built with the operations of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from mypy_extensions import i64

from deskovka.core.vecs import vec
from deskovka.games.eldervale import box, conditions, counters, powers, selectors, terms
from deskovka.games.eldervale.cards import catalogue
from deskovka.games.eldervale.cards.declaring import when
from deskovka.games.eldervale.effects import (
    actions,
    aftermath,
    choices,
    dice,
    gains,
    magic,
    moving,
    stealing,
    tableau,
    tracks,
    treasure,
    units,
)
from deskovka.games.eldervale.effects import words as w
from deskovka.games.eldervale.sources import Ability, Condition, Op

# The files have no names for branches, so those of cards are borrowed: a new name would be known ever after
BRANCHES = list(choices.BRANCH_NAMES) if catalogue.SOURCE_NAMES else []
RULES = Path(__file__).parents[2] / "docs" / "rules"
WHOSE = {
    "own": w.OWN,
    "opponent": w.OPPONENT,
    "loser": w.LOSER,
    "monster": w.MONSTER,
    "one_other": w.ONE_OTHER,
    "each_loser": w.EACH_LOSER,
    "any": w.ANYBODY,
}
SYMBOLS = {"worker": terms.WORKER, "any": terms.ANY_UNIT, "worker_or_wizard": w.WORKER_OR_WIZARD}
ELEMENTS = {
    **{name: number for number, name in enumerate(terms.ELEMENT_NAMES)},
    "placed_any": w.PLACED_ANY,
    "any": w.ANY_ELEMENT,
    "monster": w.OF_MONSTER,
}
HOW_MANY = {"all": w.ALL, "any": w.FREELY}
LIMITS = {
    "once_per_turn": terms.ONCE_PER_TURN,
    "once_per_battle": terms.ONCE_PER_BATTLE,
    "once_per_regroup": terms.ONCE_PER_REGROUP,
    "once_per_activation": terms.ONCE_PER_ACTIVATION,
}
MODS = {  # what a monster always does
    "rampage_range": box.RAMPAGES_FROM_AFAR,
    "rampage_optional": box.RAMPAGE_OPTIONAL,
    "no_rampage": box.NEVER_RAMPAGES,
    "rampage_into_ruins": box.INTO_RUINS,
    "rampage_into_element": box.INTO_EARTH,
    "rampage_payoff": box.PAID_OFF,
    "no_dwelling_adjacent": box.NO_DWELLINGS,
    "no_join": box.NO_JOINING,
    "no_sword_spend": box.NO_SWORDS,
    "losers_to_ready": box.TO_READY,
    "no_fallen_sword": box.NO_FALLEN_SWORD,
    "rerolls_ones": box.REROLLS_ONES,
    "not_controllable": box.NOT_CONTROLLABLE,
    "returns_after_battle": box.GOES_HOME,
    "lives": box.THREE_LIVES,
    "immune_dice": box.GUARDED_DICE,
    "min_die": box.GUARDED_DICE,
    "leader_dice": box.LEADER_LESS,
    "placement": box.FLIES,
}


def content(name: str) -> Any:
    return yaml.safe_load((RULES / f"eldervale-{name}.yaml").read_text(encoding="utf-8"))


def said(goods: dict[str, int]) -> str:
    return " ".join(f"{number} {name}" for name, number in goods.items())


def selector(word: str) -> int:
    return selectors.SELECTOR_WORDS.index(word)


def unit(word: str, monster: int = -1) -> int:
    if word in ("any", "that"):
        return terms.ANY_UNIT
    return terms.FIRST_MONSTER + monster if word == "self" else ["worker", "warrior", "wizard", "dragon"].index(word)


def per(formula: dict[str, Any]) -> counters.Per:
    counter = counters.COUNTER_WORDS.index(formula["per"])
    if "table" in formula:
        return counters.Per(counter, table=vec[i64](formula["table"]))
    return counters.Per(counter, formula.get("each", 1), formula.get("max", 0))


def number_or_per(value: Any) -> dict[str, Any]:
    return {"n": value} if isinstance(value, int) else {"per": per(value)}


def condition(told: dict[str, Any], monster: int = -1) -> Condition:
    if len(told) > 1:
        return conditions.AllOf([condition({key: value}, monster) for key, value in told.items()])
    key, value = next(iter(told.items()))
    simple = {
        "orb": conditions.OrbHere,
        "none_in_underworld": conditions.NoneFallen,
        "only_workers_of_one_opponent_here": conditions.WorkersOfOneOpponent,
        "opponents_here": conditions.OpponentsHere,
        "by_fallen": conditions.ByFallen,
        "assaulted": conditions.Assaulted,
        "stack_empty": conditions.StackEmpty,
    }
    if key in simple:
        return simple[key]()
    if key == "strictly_highest":
        return conditions.HighestAlone(ELEMENTS[value])
    if key == "vs":
        return conditions.AgainstPlayer() if value == "player" else conditions.AgainstMonster()
    if key == "count":
        return conditions.AtLeast(counters.COUNTER_WORDS.index(value["of"]), value["at_least"])
    if key == "realm":
        return conditions.RealmIs(selector(value))
    if key == "unit_takes_part":
        return conditions.TakesPart(unit(value, monster))
    if key == "unit_alone":
        return conditions.FightsAlone(unit(value))
    if key == "unit_count_in_battle":
        return conditions.Fighting(unit(value["unit"]), value["at_least"])
    if key == "units_here":
        return conditions.UnitsHere(unit(value["unit"]), value["at_least"])
    if key == "placed_this_turn":
        return conditions.PlacedThisTurn(unit(value))
    if key == "top_power_at_least":
        return conditions.PowerOn(value["n"], value["in"])
    if key == "strictly_highest_count":
        return conditions.LeadsTracks(value)
    several = [condition(one, monster) for one in value]
    return conditions.AllOf(several) if key == "all_of" else conditions.AnyOf(several)


def operations(told: list[dict[str, Any]], monster: int = -1) -> list[Op]:
    return [operation(*next(iter(one.items())), monster) for one in told]


def operation(key: str, v: Any, monster: int) -> Op:
    if key == "gain":
        if all(isinstance(number, int) for number in v.values()):
            return gains.Gain(said(v))
        kind, formula = next(iter(v.items()))
        return gains.Gain(f"1 {kind}", per(formula))
    if key == "pay":
        return gains.PayOut(said(v))
    if key == "lose":
        return gains.Lose(said(v))
    if key == "vp":
        return gains.Points(**number_or_per(v))
    if key == "exchange":
        return gains.Exchange(said(v["give"]), said(v["get"]), v["times"])
    if key == "owner_gains":
        return gains.OwnerGains(said(v))
    if key == "choose":
        assert len(v) <= len(BRANCHES)
        return choices.OneOf({BRANCHES[number]: operations(one, monster) for number, one in enumerate(v)})
    if key == "if_else":
        return choices.IfElse(condition(v["if"], monster), operations(v["do"], monster), operations(v["else"], monster))
    if key == "roll":
        return choices.Roll({faces(said): operations(one, monster) for said, one in v.items()})
    if key == "roll_vp":
        return choices.RollPoints(v["dice"])
    if key == "participants":
        return choices.Participants(operations(v["do"], monster))
    if key == "reuse_unit":
        return actions.ReuseUnit(v)
    if key == "again":
        return actions.Again(v)
    if key == "resolve_attached":
        return actions.ResolveAttached(v)
    if key == "fallen_acts":
        return actions.FallenActs(v)
    if key == "activate":
        return actions.ActivateCard(
            WHOSE[v["whose"]],
            SYMBOLS[v["symbol"]],
            needs_unit=v["needs_unit"],
            even_if_occupied=v["even_if_occupied"],
        )
    if key == "fame":
        return tracks.Fame(v)
    if key == "power":
        return tracks.Power(ELEMENTS[v["element"]], v["n"], v["else_vp"])
    if key == "treasure":
        return treasure.Treasure(
            v["n"], selector(v["where"]), v.get("same_stack", False), v.get("different_stacks", False)
        )
    if key == "field_gain":
        return treasure.FieldGain(v)
    if key == "token_gain":
        return treasure.TokenGain(tray=v["where"] == "both")
    if key == "deposit":
        return treasure.Deposit(v)
    if key == "treasure_cycle":
        return treasure.CycleTreasure()
    if key == "build":
        return tableau.BuildDwelling(v["discount"])
    if key == "adventure":
        return tableau.Adventure(v["n"], v["discount"])
    if key == "burn":
        return tableau.BurnCards(v)
    if key == "explore":
        return tableau.Explore()
    if key == "place":
        return moving.PlaceUnit()
    if key == "move":
        more = {"origin": selector(v["from"])} if "from" in v else {}
        return moving.Move(
            WHOSE[v["whose"]], unit(v["unit"]), to=selector(v["to"]), that=v["unit"] == "that" or "that" in v, **more
        )
    if key == "swap_units":
        return moving.SwapUnits()
    if key == "recall":
        return units.Recall(
            WHOSE[v["whose"]], unit(v["unit"]), HOW_MANY.get(v["n"], v["n"]), origin=selector(v["from"])
        )
    if key == "kill":
        return units.Kill(
            WHOSE[v["whose"]],
            unit(v["unit"]),
            selector(v["where"]),
            that=v["unit"] == "that",
            stay_down=v.get("stay_down", False),
        )
    if key == "revive":
        return units.Revive(v["n"])
    if key == "control":
        return units.Control(selector(v["where"]), v["max_dice"])
    if key == "draw":
        return magic.Draw(v["look"], v["keep"])
    if key == "take_discard":
        return magic.TakeDiscard(v)
    if key == "peek_take":
        return stealing.PeekTake(v["n"], v["replace"])
    if key == "steal":
        return stealing.Steal(said(v["res"]), WHOSE[v["from"]])
    if key == "dice":
        who = w.OF_MONSTER if v["who"] == "monster" else WHOSE[v["who"]]
        return dice.Dice(who, **number_or_per(v["n"]))
    if key == "support_dice":
        return dice.SupportDice(unit(v["unit"]), HOW_MANY.get(v["n"], v["n"]))
    if key == "reroll":
        only = tuple(w.HIGHEST if face == "highest" else face for face in v.get("only", ()))
        return dice.Reroll(WHOSE[v["who"]], HOW_MANY.get(v["n"], v["n"]), only)
    if key == "set_die":
        return dice.SetDie(v["to"])
    if key == "remove_die":
        return dice.RemoveDie()
    if key == "swap_die":
        return dice.SwapDie(most_dice=v["with"] == "most_dice")
    if key == "win_ties":
        return dice.WinTies()
    if key == "cancel_battle":
        return aftermath.CancelBattle(players_only=v["scope"] == "players")
    if key == "reward_all":
        return aftermath.RewardAll()
    if key == "losers_lose":
        return aftermath.LosersLose(said(v))
    if key == "spare":
        return aftermath.Spare(unit(v["unit"]), HOW_MANY.get(v["n"], v["n"]), stay=v["to"] == "stay")
    assert key == "dragon_treasure", key
    return aftermath.DragonTreasure(v)


def faces(said: str) -> tuple[int, ...]:
    """ "2-3" → (2, 3)."""
    low, _, high = str(said).partition("-")
    return tuple(range(int(low), int(high or low) + 1))


def ability(told: dict[str, Any], monster: int = -1, chain: bool = False) -> Ability:
    return when(
        terms.TRIGGERS.index(told["when"]),
        *operations(told["do"], monster),
        unit=unit(told.get("unit", "any"), monster),
        by_any=told.get("by") == "any",
        only=condition(told["if"], monster) if "if" in told else None,
        may=told.get("may", False),
        pay=said(told.get("pay", {})),
        limit=LIMITS[told["limit"]] if "limit" in told else terms.EVERY_TIME,
        instead=told.get("instead", False),
        chain=chain,
    )


def gives(mod: dict[str, Any]) -> dict[int, int]:
    """What an ability always gives, as a number of `powers`."""
    key, v = next(iter(mod.items()))
    if key == "placement":
        by_rule = {
            "within_2": powers.WORKER_REACH,
            "within_3": powers.DRAGON_REACH,
            "adjacent_to_own_dwelling": powers.BRIDGES,
            "adjacent_to_ruin_unoccupied": powers.NIGHT_FLIGHT,
            "share_ruin_peacefully": powers.SMUGGLING,
        }
        return {by_rule[v["rule"]]: 1}
    if key == "cost":
        discounts = {
            "dwelling": powers.DWELLING_DISCOUNT,
            "adventure": powers.CARD_DISCOUNT,
            "summon_worker": powers.WORKER_DISCOUNT,
        }
        return {discounts[v["of"]]: -v["n"]}
    if key == "dice_of":
        if "if" in v:
            return {powers.SHIELD_WALL: v["n"]}
        return {{"warrior": powers.WARRIOR_DICE, "dragon": powers.DRAGON_DICE}[v["unit"]]: v["n"]}
    if key == "spend_as_sword":
        return {powers.TOOLS_AS_SWORDS: 1, powers.GEMS_AS_SWORDS: 1}
    if key == "limit":
        return {powers.MORE_OF_ONE: v["value"] - terms.MOST_OF_ONE}
    one = {
        "adjacency_vp": powers.NEIGHBOUR_POINTS,
        "reroll_card_die": powers.CARD_REROLLS,
        "ignore_rampage": powers.VEIL,
        "treat_symbol": powers.ANY_SYMBOL,
        "capacity": powers.ROOM_FOR_TWO,
        "fallen_may_activate": powers.FOR_THE_FALLEN,
    }
    return {one[key]: v if key in ("adjacency_vp", "reroll_card_die") else 1}


NOT_PRINTED = {"number", "after", "heads", "first", "names"}  # numbers given when the box is filled; names of branches


def described(thing: object) -> object:
    """An operation, a condition or an ability as plain data, to be compared."""
    if isinstance(thing, (int, str, bool)) or thing is None:
        return thing
    if isinstance(thing, (list, tuple)) or type(thing).__name__.startswith("vec"):
        return [described(one) for one in thing]
    if isinstance(thing, dict):
        return {key: described(value) for key, value in thing.items()}
    known = {name for name in dir(thing) if not name.startswith("_")} - NOT_PRINTED
    values = {name: getattr(thing, name) for name in sorted(known)}
    told = {name: described(value) for name, value in values.items() if not callable(value)}
    return {"what": type(thing).__name__, **told}
