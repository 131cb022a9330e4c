"""What was answered before a question, as far as it tells what the question is about."""

from __future__ import annotations

from collections.abc import Callable

from games.eldervale.oracle.costs import (
    Cost,
    action_price,
    card_price,
    cards_to_buy,
    casting_price,
    dwelling_price,
    payments,
    realms_to_build,
    summon_price,
    total,
    units_to_summon,
)
from games.eldervale.oracle.fought import BattleMemory
from games.eldervale.oracle.ground import View, entry_of, has_card, occupied, player, purse, realms_of
from games.eldervale.oracle.printed import ADVENTURE, MAGIC

Price = tuple[Cost, int]
Prices = list[Price]  # of which one is paid
CHARTER = "order-guild-charter"
TREATY = "order-dragon-treaty"
DEN = "earth-crystal-den"


class Due:
    """Something that will have to be paid.

    A price is paid at once; without one it is only known later what will be paid: the one thing that can be built or
    summoned then, if nobody is asked which.
    """

    def __init__(self, price: Callable[[View, int], Prices], at_once: bool, off: int = 0, spell: str = "") -> None:
        self.price = price
        self.at_once = at_once
        self.off = off
        self.spell = spell


def fixed(*prices: Price) -> Due:
    return Due(lambda view, seat: list(prices), at_once=True)


def plain(cost: Cost) -> Price:
    return cost, total(cost)


class Memory:
    """The answers of one game, and what is due."""

    def __init__(self) -> None:
        self.turn = -1
        self.answers: list[tuple[int, str]] = []  # of this turn
        self.dues: dict[int, list[Due]] = {}
        self.charters: set[int] = set()  # seats that have used the Guild Charter this turn
        self.assault: tuple[int, str] | None = None
        self.battle = BattleMemory()

    def begin_turn(self, view: View) -> None:
        if view["turns"] != self.turn:
            self.turn = view["turns"]
            self.answers = []
            self.dues = {}
            self.charters = set()
            self.assault = None
            self.battle = BattleMemory()

    def of(self, seat: int) -> list[Due]:
        return self.dues.setdefault(seat, [])

    def charter_used(self, seat: int) -> bool:
        return seat in self.charters

    def off(self, seat: int) -> int:
        """The discount of the effect being resolved."""
        return self.of(seat)[-1].off if self.of(seat) else 0

    def asked(self, view: View, seat: int, paying: bool) -> None:
        """A question, before it is answered."""
        self.begin_turn(view)
        self.battle = self.battle.after(view, self.assault)
        if not paying:
            self.paid(seat)

    def paid(self, seat: int) -> None:
        """A price that was to be paid at once has been paid when something else is asked."""
        self.dues[seat] = [due for due in self.of(seat) if not due.at_once]

    def payments(self, view: View, seat: int) -> set[str]:
        """All ways to pay what the asked player pays now; none where we do not know what that is."""
        while self.of(seat):
            found = self.ways(view, seat, self.of(seat)[-1])
            if found:
                return found
            self.of(seat).pop()
        if view["placements"] and seat == view["active"]:  # one that had a single choice, unasked
            for due in realm_action(view["placements"][-1]["realm"]):
                return self.ways(view, seat, due)
            return self.ways(view, seat, fixed(*self.only_card(view, seat)))
        return set()

    def ways(self, view: View, seat: int, due: Due) -> set[str]:
        """A spell cannot pay for itself (ELDER-4.13), nor be paid with what its effect needs (ELDER-4.17)."""
        most = purse(view, seat)
        if due.spell in player(view, seat)["hand"]:
            most["magic"] -= 1
        found = {way for cost, size in due.price(view, seat) for way in payments(cost, size, most)}
        return {way for way in found if not due.spell or self.works_after(view, seat, due.spell, way)}

    def works_after(self, view: View, seat: int, spell: str, way: str) -> bool:
        """Can what the spell lets one buy or build still be paid?"""
        words = way.split(" ")
        left = purse(view, seat)
        for number, kind in zip(words[::2], words[1::2], strict=False):
            left[kind] -= int(number)
        (ability,) = MAGIC[spell]["effect_structured"]
        poorer = with_purse(view, seat, left)
        if "build" in ability["do"][0]:
            return bool(realms_to_build(poorer, seat, 0))
        if "adventure" in ability["do"][0]:
            return bool(cards_to_buy(poorer, seat, 0, self.charter_used(seat)))
        return True

    def only_card(self, view: View, seat: int) -> Prices:
        """The one card that can be bought, where nobody was asked which."""
        cards = cards_to_buy(view, seat, 0, self.charter_used(seat))
        return [card_price(view, seat, *cards, 0, self.charter_used(seat))] if len(cards) == 1 else []

    def note(self, view: View, seat: int, words: str) -> None:
        """An answer."""
        self.answers.append((seat, words))
        self.battle.note(view, seat, words)
        if words.startswith("pay ") and not words.startswith("pay off"):
            self.of(seat).pop() if self.of(seat) else None
        if words.startswith("place warrior in "):
            realm = words.split(" ")[-1]
            self.assault = (seat, realm) if not realms_of(view, seat) and occupied(view, realm) else None
        for due in self.started(view, seat, words):
            if not due.at_once or len(self.ways(view, seat, due)) > 1:  # the only way is paid unasked
                self.of(seat).append(due)
        if words.startswith("take card ") and has_card(view, seat, CHARTER):
            self.charters.add(seat)

    def started(self, view: View, seat: int, words: str) -> list[Due]:
        """What an answer makes due; the last is paid first."""
        words = words.removesuffix(" with the worker just placed")
        last = words.split(" ")[-1]
        if words.startswith("take card "):
            return [fixed(card_price(view, seat, last, self.off(seat), self.charter_used(seat)))]
        if words.startswith("build in "):
            return [fixed(dwelling_price(view, seat, last, self.off(seat)))]
        if words.startswith("summon "):
            return [fixed(summon_price(view, seat, last))]
        if words.startswith("cast "):
            price = casting_price(view, seat, last)
            return [*effect_of_spell(last), Due(lambda view, seat: [price], at_once=True, spell=last)]
        if words.startswith("pay off"):
            return [fixed(plain({"scroll": 1}))]
        if words == "refresh tactics":
            return [fixed(plain({"sword": 3}))]
        if words.startswith("attach ") and attached(view, seat, words.split(" ")[1]):
            return [fixed(plain(ADVENTURE[words.split(" ")[1]]["cost"]))]
        if words in EXTRAS:
            return [fixed(plain(EXTRAS[words]))]
        if words.startswith(("place ", "smuggle ")):
            return realm_action(last)
        if words.endswith(" does summon") or words == "do summon":
            return [summoning()]
        if words.endswith(" does settle") or words == "do settle":
            return [building(0)]
        if words in SOMEBODYS_ACTION:
            return [only_action(SOMEBODYS_ACTION[words])]
        if last in ADVENTURE and not words.startswith(("put ", "attach ", "burn ", "orb ", "give ", "free ", "first ")):
            return card_action(view, last)
        return []


EXTRAS = {
    "use dark-shadow-step": {"potion": 1},
    "use fire-aura": {"sword": 1},
    "turn in sword for points": {"sword": 2},
    "choose pay-potion": {"potion": 1},
}


def with_purse(view: View, seat: int, left: Cost) -> View:
    """The same table, but that player has only this."""
    players = list(view["players"])
    players[seat] = {**players[seat], "resources": left, "hand_size": left["magic"]}
    return {**view, "players": players}


def attached(view: View, seat: int, aura: str) -> bool:
    return any(entry["card"] == aura and entry["host"] for entry in view["players"][seat]["tableau"])


def building(off: int) -> Due:
    """The one realm where a dwelling can be built."""

    def price(view: View, seat: int) -> Prices:
        realms = realms_to_build(view, seat, off)
        return [dwelling_price(view, seat, *realms, off)] if len(realms) == 1 else []

    return Due(price, at_once=False, off=off)


def summoning() -> Due:
    """The one unit that can be summoned."""

    def price(view: View, seat: int) -> Prices:
        units = units_to_summon(view, seat)
        return [summon_price(view, seat, *units)] if len(units) == 1 else []

    return Due(price, at_once=False)


def realm_action(realm: str) -> list[Due]:
    if realm in ("mage-tower", "fortress"):
        return [Due(lambda view, seat: [plain({"any": 2})], at_once=False)]
    if realm == "summoning-portal":
        return [summoning()]
    return [building(0)] if realm == "mill" else []


def effect_of_spell(spell: str) -> list[Due]:
    if spell in OWN_ACTION:
        return [only_action("own")]
    (ability,) = MAGIC[spell]["effect_structured"]
    return [building(0)] if "build" in ability["do"][0] else [Due(lambda view, seat: [], at_once=False)]


OWN_ACTION = ("spell-reflection", "spell-muster")
SOMEBODYS_ACTION = {"use water-pirate-cutlass": "other"}


def only_action(whose: str) -> Due:
    """The one action of a card an effect can resolve, if that costs anything: there is nothing else to be paid."""

    def price(view: View, seat: int) -> Prices:
        owners = [p["seat"] for p in view["players"] if (p["seat"] == seat) == (whose == "own")]
        costs = [
            action_price(view, owner, entry["card"]) for owner in owners for entry in view["players"][owner]["tableau"]
        ]
        dear = [prices for prices in costs if prices and all(prices)]
        return [plain(cost) for cost in dear[0]] if len(dear) == 1 else []

    return Due(price, at_once=False)


REPEATING = ("fire-aura", "chaos-aura")  # the action may be resolved and paid again


def card_action(view: View, card: str) -> list[Due]:
    if card == DEN:
        return [building(2)]
    if card == TREATY:
        return [Due(lambda view, seat: [], at_once=False, off=1)]
    owner = next((p["seat"] for p in view["players"] if has_card(view, p["seat"], card)), None)
    if owner is None:
        return []
    prices = [plain(cost) for cost in action_price(view, owner, card)]
    again = [Due(lambda view, seat: prices, at_once=False)] if entry_of(view, owner, card)["aura"] in REPEATING else []
    return [*again, fixed(*prices)]
