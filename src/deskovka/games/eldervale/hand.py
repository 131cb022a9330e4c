"""What the cards in a hand cost now, and how far quests and prophecies are: for whoever holds them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from deskovka.core.options import option
from deskovka.games.eldervale.box import MAGIC, PROPHECY, QUEST_CARD, SPELL
from deskovka.games.eldervale.magic import ability_on, is_free_for
from deskovka.games.eldervale.paying import held
from deskovka.games.eldervale.player import Player
from deskovka.games.eldervale.resources import said
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import AT_EVENT, ON_REGROUP, SPELL_CAST
from deskovka.games.eldervale.verbs import QUEST

COUNTED_ON: Final = (ON_REGROUP, SPELL_CAST)  # what is counted up to the moment itself


def prices(p: Player) -> dict[str, str]:
    """Of each spell: what is to be paid, "" if it is free (ELDER-4.11)."""
    return {
        MAGIC[card].name: "" if is_free_for(p, card) else said(int(MAGIC[card].pay))
        for card in held(p.hand)
        if MAGIC[card].kind == SPELL
    }


def progress(g: Eldervale, p: Player) -> dict[str, list[int]]:
    """Of each quest and prophecy: how many of how many it has; a quest about a single moment has none or one."""
    return {**ways(g, p, p.hand, QUEST_CARD), **ways(g, p, p.hand, PROPHECY)}


def ways(g: Eldervale, p: Player, cards: i64, kind: int) -> dict[str, list[int]]:
    """The same for those of a kind among these cards, as bits."""
    return {MAGIC[card].name: way_to(g, p, int(card)) for card in held(cards) if MAGIC[card].kind == kind}


def way_to(g: Eldervale, p: Player, card: int) -> list[int]:
    ability = ability_on(card)
    if MAGIC[card].window == AT_EVENT and ability.when not in COUNTED_ON:
        return [1 if option(QUEST, card) in g.offered(int(p.seat)) else 0, 1]
    only = ability.only
    assert only is not None
    elsewhere = ability.when == ON_REGROUP and p.seat != g.turn  # another player's actions
    return [0 if elsewhere else int(only.reached(g, Step(p.seat, ability.first))), int(only.needed())]
