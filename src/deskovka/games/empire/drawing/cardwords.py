"""What a card gives and does, in a few words of the players' language."""

from __future__ import annotations

from typing import Final

from deskovka.core.game import Say
from deskovka.games.empire import cards as c
from deskovka.games.empire import terms as t

DOING: Final = ["empire-do-place", "empire-do-move", "empire-do-build", "empire-do-destroy"]
# Messages and rules of abilities, in the order of their kinds
GIVING: Final = [
    ("empire-ability-extra-move", "ABIL-2"),
    ("empire-ability-extra-army", "ABIL-3"),
    ("empire-ability-flying", "ABIL-5"),
    ("empire-ability-elixir", "SCORE-9"),
    ("empire-ability-coins", "ABIL-7"),
    ("empire-ability-vp-per-adjective", "ABIL-8"),
    ("empire-ability-vp-set", "ABIL-10"),
    ("empire-ability-vp-per-coins", "ABIL-11"),
    ("empire-ability-vp-per-flying", "ABIL-13"),
    ("empire-ability-immune", "ABIL-12"),
]


def abilities(card: str, say: Say) -> str:
    """+1 move"""
    return ", ".join(ability(each, say) for each in c.CARDS[c.CARD_NUMBERS[card]].abilities)


def ability(given: c.Ability, say: Say) -> str:
    adjective = "" if given.adjective == t.NO_ADJECTIVE else t.ADJECTIVES[given.adjective]
    message = GIVING[given.kind][0]
    return say(message, amount=int(given.amount), adjective=adjective, needed=int(given.needed))


def actions(card: str, say: Say) -> str:
    """move 4 + place 1"""
    facts = c.CARDS[c.CARD_NUMBERS[card]]
    joint = f" {say('empire-do-or')} " if facts.joined == t.EITHER else " + "
    return joint.join(say(DOING[each.kind], count=int(each.count)) for each in facts.actions)


def about_card(card: str, say: Say) -> list[str]:
    """Its name, what it gives and does, and the rules of its abilities."""
    rules = [f"empire-rule-{GIVING[each.kind][1]}" for each in c.CARDS[c.CARD_NUMBERS[card]].abilities]
    return [f"{say(f'empire-card-{card}')}: {abilities(card, say)}; {actions(card, say)}", *map(say, rules)]
