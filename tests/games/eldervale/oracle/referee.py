"""Random games in which every question the oracle knows about is compared with its own reading of the rules."""

from __future__ import annotations

import random
import re
from collections import Counter

from deskovka.core.game import Game
from deskovka.core.steps import State
from games.eldervale.oracle import ending, fighting
from games.eldervale.oracle.costs import (
    can_pay,
    cards_to_buy,
    casting_price,
    realms_to_build,
    units_to_summon,
)
from games.eldervale.oracle.ground import View, player, purse
from games.eldervale.oracle.memory import Memory
from games.eldervale.oracle.placing import placements

SEATS = (2, 3, 4, 5)
RARE = re.compile(
    r"^build|^summon|^take card|does settle|in mill|in dungeon|^attach|^hire|^orb|^place (?!worker)|^control"
)
SWORDS, ROLLED = 3, 4  # steps of a battle


def some_variants(game: Game, seats: int, rng: random.Random) -> dict[str, str]:
    chosen = {variant.id: rng.choice(variant.allowed) for variant in game.variants}
    return chosen if seats == 4 else {**chosen, "teams": "off"}


class Referee:
    """Plays one game and keeps what it compared and where it disagreed."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.seats = self.rng.choice(SEATS)
        self.variants = some_variants(game, self.seats, self.rng)
        self.seed = seed
        self.steps = 0
        self.memory = Memory()
        self.compared: Counter[str] = Counter()
        self.problems: list[str] = []
        self.battles: list[object] = []

    def play(self) -> None:
        g = self.game.new_game(self.seats, self.seed, self.variants)
        while questions := g.pending():
            question = self.rng.choice(questions)
            words = self.game.question_words(question)
            if words == ["go on"] and type(question.ask).__name__ == "Window":  # nothing to compare
                self.memory.paid(question.seat)
                g.choose(question.seat, question.options[0])
                self.steps += 1
                continue
            view = self.game.open_view(g)
            self.memory.asked(view, question.seat, any(is_payment(option) for option in words))
            self.compare(view, question.seat, words)
            number = self.pick(words)
            self.memory.note(view, question.seat, words[number])
            g.choose(question.seat, question.options[number])
            self.steps += 1
        self.compare_end(g)

    def pick(self, words: list[str]) -> int:
        """By lot; what is rare in random games but costs or counts something is likelier, what leads nowhere less."""
        weights = [6 if RARE.search(option) else 1 for option in words]
        weights = [0.2 if option.startswith("swap ") else weight for option, weight in zip(words, weights, strict=True)]
        return self.rng.choices(range(len(words)), weights)[0]

    def agree(self, about: str, engine: object, oracle: object) -> None:
        self.compared[about] += 1
        if engine != oracle:
            if isinstance(engine, set) and isinstance(oracle, set):
                told = f"only engine {sorted(engine - oracle)}, only oracle {sorted(oracle - engine)}"
            else:
                told = f"engine {engine}, oracle {oracle}"
            last = [f"{seat}: {words}" for seat, words in self.memory.answers[-5:]]
            self.problems.append(f"{about} (seed {self.seed}, step {self.steps}): {told}; before: {last}")

    # ---- questions

    def compare(self, view: View, seat: int, words: list[str]) -> None:
        self.compare_battle_won(view)
        if "regroup" in words or some(words, "place "):
            used = self.memory.charter_used(seat)
            self.agree("placements", some(words, "place ", "smuggle "), placements(view, seat, used))
        if "regroup" in words:
            self.compare_hiring(view, seat, words)
        if spells := some(words, "cast "):
            self.agree("castable", {option for option in spells if can_cast(view, seat, option.split(" ")[1])}, spells)
        if paid := {option.removeprefix("pay ") for option in words if is_payment(option)}:
            self.compare_payment(view, seat, paid)
        if bought := some(words, "take card "):
            self.compare_cards(view, seat, bought)
        if summoned := some(words, "summon "):
            self.agree("summons", summoned, {f"summon {unit}" for unit in units_to_summon(view, seat)})
        if built := {option.removesuffix(" with the worker just placed") for option in some(words, "build in ")}:
            off = self.memory.off(seat)
            self.agree("builds", built, {f"build in {realm}" for realm in realms_to_build(view, seat, off)})
        if view["battle"]:
            self.compare_battle(view, seat, words)

    def compare_hiring(self, view: View, seat: int, words: list[str]) -> None:
        """What a turn may begin with: mercenaries for gold or an orb (ELDER-27.2), a tactics token for three swords."""
        have = purse(view, seat)
        hired = {f"hire {unit}" for unit in view["mercenaries"] if have["gold"]}
        hired |= {f"hire {unit} with an orb" for unit in view["mercenaries"] if player(view, seat)["orbs"]}
        if player(view, seat)["tactics"] == "exhausted" and have["sword"] + have["gold"] >= 3:
            hired.add("refresh tactics")
        self.agree("hiring", some(words, "hire ", "refresh "), hired)

    def compare_payment(self, view: View, seat: int, paid: set[str]) -> None:
        ways = self.memory.payments(view, seat)
        self.agree("payments" if ways else "payments for something unknown", paid, ways)

    def compare_cards(self, view: View, seat: int, bought: set[str]) -> None:
        cards = cards_to_buy(view, seat, self.memory.off(seat), self.memory.charter_used(seat))
        self.agree("cards", bought, {f"take card {card}" for card in cards})

    # ---- battles

    def compare_battle(self, view: View, seat: int, words: list[str]) -> None:
        step = view["battle"]["step"]
        if view["question"] == "joining":
            self.agree("joining", some(words, "join "), fighting.join_options(view, seat))
        if step == SWORDS and view["question"] == "respond" and seat in fighting.fighters(view):
            self.compare_swords(view, seat, words)
        if step in (SWORDS, ROLLED) and view["question"] == "respond":
            self.compare_dice(view)

    def compare_swords(self, view: View, seat: int, words: list[str]) -> None:
        spent = {option for option in some(words, "spend ") if option.endswith(" for a die")}
        self.agree("swords", spent, fighting.sword_options(view, seat))

    def compare_dice(self, view: View) -> None:
        """When swords begin the dice are counted from the map, later from what was spent and cast."""
        rolled = view["battle"]["step"] == ROLLED
        for side in view["battle"]["sides"]:
            expected = self.memory.battle.expected(view, side["seat"])
            about = "dice rolled" if rolled else "dice"
            self.agree(about, side["dice"] in expected or (side["dice"], expected), True)
        self.memory.battle.keep(view)

    def compare_battle_won(self, view: View) -> None:
        battle = view["last_battle"]
        if battle and battle["decided"] and battle not in self.battles:
            self.battles.append(battle)
            self.agree("winners", battle["winner"], fighting.winner(view, battle))

    # ---- the end

    def compare_end(self, g: State) -> None:
        view = self.game.open_view(g)
        self.compare_battle_won(view)
        result = self.game.result(g)
        lines = {line.id: line.points for line in result.sheet}
        for seat in range(self.seats):
            for step, points in ending.sheet(view, seat).items():
                self.agree(f"scoring {step}", lines[step][seat], points)
            self.agree("scoring sum", result.scores[seat], sum(points[seat] for points in lines.values()))
        self.agree("ranks", result.ranks, ending.ranks(view, result.scores))


def can_cast(view: View, seat: int, spell: str) -> bool:
    """Can its price be paid, with other cards than itself (ELDER-4.13)?"""
    have = purse(view, seat)
    return can_pay(casting_price(view, seat, spell), {**have, "magic": have["magic"] - 1})


def is_payment(option: str) -> bool:
    """Not what buys off a monster."""
    return option.startswith("pay ") and not option.startswith("pay off")


def some(words: list[str], *beginnings: str) -> set[str]:
    return {option for option in words if option.startswith(beginnings)}
