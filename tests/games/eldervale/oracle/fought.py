"""What was chosen in the battle going on, and what that does to the dice."""

from __future__ import annotations

from games.eldervale.oracle import fighting
from games.eldervale.oracle.ground import View, neighbours, player, units_in
from games.eldervale.oracle.printed import MOST_DICE, MOST_MONSTER_DICE

BOW = "use air-storm-bow"
COUNTED = 2  # step
MOVING = ("move ", "exchange ", "clear ", "strike down ", "control ", "recall ", "revive ", "cast ")


class BattleMemory:
    """The answers of one battle, step by step."""

    def __init__(self, realm: str | None = None) -> None:
        self.realm = realm
        self.step = 0
        self.assaulter: int | None = None
        self.answers: list[tuple[int, str]] = []  # in step 2
        self.known: dict[int | None, int] = {}  # dice at the last question in step 3 or 4
        self.counted: dict[int | None, int] = {}  # what the map gave then
        self.since: list[tuple[int, str]] = []  # answers after it

    def after(self, view: View, assault: tuple[int, str] | None) -> BattleMemory:
        """What is remembered when this table is seen: the same battle, or a new one."""
        battle = view["battle"]
        if battle is None:
            return BattleMemory()
        same = battle["realm"] == self.realm and battle["step"] >= self.step
        memory = self if same else BattleMemory(battle["realm"])
        memory.step = battle["step"]
        memory.assaulter = assault[0] if assault and assault[1] == battle["realm"] else None
        return memory

    def note(self, view: View, seat: int, words: str) -> None:
        if view["battle"]:
            self.since.append((seat, words))
            if view["battle"]["step"] == COUNTED:
                self.answers.append((seat, words))

    def keep(self, view: View) -> None:
        self.known = {side["seat"]: side["dice"] for side in view["battle"]["sides"]}
        self.counted = {side["seat"]: self.count(view, side["seat"]) for side in view["battle"]["sides"]}
        self.since = []

    def count(self, view: View, seat: int | None) -> int:
        """Dice of a seat's units: what a spell changes by step 3 (R46); abilities about dice were used in step 2."""
        return 0 if seat is None else fighting.own_unit_dice(view, seat)

    def expected(self, view: View, seat: int | None) -> set[int]:
        if seat in self.known:
            return self.changed(view, seat)
        assault = seat is not None and seat == self.assaulter
        return {
            dice
            for chosen in self.chosen(view, seat)
            for dice in fighting.possible_dice(view, seat, chosen, assault, self.support(view, seat))
        }

    # ---- step 2

    def chosen(self, view: View, seat: int | None) -> list[list[int]]:
        """Dice somebody chose for this side; several lists where nobody was asked whom it hits."""
        found: list[int] = []
        unsure = 0
        for blinder in fighting.fighters(view):
            sure, maybe = self.blinded(view, blinder, seat)
            found += [-1] * sure
            unsure += maybe
        if seat is not None:
            found += [1 for who, words in self.answers if who == seat and self.mimics(view, seat, words)]
        return [[*found, *([-1] * more)] for more in range(unsure + 1)]

    def mimics(self, view: View, seat: int, words: str) -> bool:
        """Does this answer bring a die, because Mimeza has that ability as if she were such a unit?"""
        mine = units_in(view, view["battle"]["realm"], seat)
        if words == "use shield-wall":
            return fighting.dwellings_near(view, seat) > 0
        if words == "use brawlers":
            return mine == {"mimeza": 1}
        return words == "use two-headed" or (words == "use mighty-swarm" and mine.get("worker", 0) > 0)

    def blinded(self, view: View, blinder: int, seat: int | None) -> tuple[int, int]:
        """How often a seat's wizard, and Mimeza like him, surely blinds a side, and how often perhaps."""
        times = int(blinder in fighting.blinders(view)) + self.answers.count((blinder, "use blinding-light"))
        named = [
            words.removeprefix("against ") for who, words in self.answers if who == blinder and "against " in words
        ]
        left = max(0, times - len(named))
        others = [side for side in fighting.sides(view) if side != blinder]
        sure = named.count("the monster" if seat is None else f"seat {seat}")
        if others == [seat]:
            return sure + left, 0
        return sure, left if seat in others else 0

    def targets(self, view: View, seat: int, answers: list[tuple[int, str]]) -> list[int | None]:
        """The other side a seat chose, or those it may have hit without a choice."""
        for who, words in answers:
            if who == seat and words.startswith("against "):
                return [None if words.endswith("monster") else int(words.split(" ")[-1])]
        return [side for side in fighting.sides(view) if side != seat]

    def support(self, view: View, seat: int | None) -> int:
        """Units next door that add their dice because somebody chose so: Mimeza as an archer, one by the Storm Bow."""
        if seat is None:
            return 0
        mine = [words for who, words in self.answers if who == seat]
        dice = fighting.dice_of_unit(view, seat, "mimeza") if "use longbows" in mine else 0
        if BOW not in mine:
            return dice
        near = neighbours(view, view["battle"]["realm"])
        kinds = {unit for realm in near for unit in units_in(view, realm, seat)}
        (unit,) = [words.split(" ")[2] for words in mine if words.startswith("support with ")] or kinds
        archer = unit == "worker" and bool(fighting.longbows(view, seat))  # no unit supports twice
        return dice if archer else dice + fighting.dice_of_unit(view, seat, unit)

    # ---- step 3

    def changed(self, view: View, seat: int | None) -> set[int]:
        """The dice after what was spent and cast since they were last seen."""
        most = MOST_MONSTER_DICE if seat is None else MOST_DICE
        found = {self.known[seat]}
        if any(words.startswith(MOVING) for _, words in self.since):  # R46: by step 3 that changes dice
            if self.counted[seat] > most:
                return set(range(1, most + 1))
            found = {self.known[seat] + self.count(view, seat) - self.counted[seat]}
        for who, words in self.since:
            found = {
                max(1, min(most, dice + change)) for dice in found for change in self.changes(view, seat, who, words)
            }
        return found

    def changes(self, view: View, seat: int | None, who: int, words: str) -> list[int]:
        """What an answer does to the dice of a side; several where nobody was asked whom it hits."""
        if words.endswith("for a die"):
            return [1 if who == seat else 0]
        if words.endswith("for a die of the team mate"):
            return [1 if player(view, who)["mate"] == seat else 0]
        if words == "cast spell-battle-rage":
            return [2 if who == seat else 0]
        if words == "cast spell-weakness":
            hit = self.targets(view, who, self.since)
            return [0] if seat not in hit else [-2] if len(hit) == 1 else [-2, 0]
        return [0]
