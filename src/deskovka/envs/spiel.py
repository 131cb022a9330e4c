"""OpenSpiel: our games under the names "deskovka_vale", …, once this module is imported.

    import pyspiel
    import deskovka.envs.spiel
    game = pyspiel.load_game("deskovka_vale", {"players": 3})

The deal is a node of chance with `deals` outcomes, each a seed from which the shuffling of that game follows; dice and
whatever else our rules draw one of are nodes of chance of their own.  Secret picks are asked one after the other.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from deskovka.core.errors import UnknownName
from deskovka.core.events import Event
from deskovka.core.game import Game
from deskovka.core.luck import SEEDS
from deskovka.core.steps import NATURE, State
from deskovka.envs.actions import TURN, Places, actions_of
from deskovka.envs.observing import Observer
from deskovka.envs.rewards import balance, worth
from deskovka.games.registry import find_game, game_ids

PREFIX = "deskovka_"
DEALS = 1000
LUCK = 64  # outcomes of any other node of chance are fewer
LONGEST = 20_000  # nodes of a game; a longer one is broken off, and nobody has won it
EVENT = ("kind", "seat", "a", "b", "c", "private")  # what an event is made of

DEFAULTS: dict[str, Any] = {"players": 0, "places": 0, "deals": DEALS, "first_deal": 0, "variants": ""}


def game_type(game: Game, players: int) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.id.strip("_"),
        long_name=f"Deskovka: {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if players > 1 else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
        default_loadable=True,
    )


def read_variants(written: str) -> dict[str, str]:
    """Variants as they are written in a parameter: "map:large;lots:on"."""
    pairs = [pair.partition(":") for pair in written.split(";") if pair]
    return {name.strip(): value.strip() for name, _, value in pairs}


class SpielGame(pyspiel.Game):
    """One of our games with its parameters."""

    def __init__(self, rules: Game, params: dict[str, Any] | None) -> None:
        wishes = DEFAULTS | (params or {})
        self.rules = rules
        self.seats = wishes["players"] or rules.fewest()
        self.variants = read_variants(wishes["variants"])
        self.deals = wishes["deals"]
        self.first_deal = wishes["first_deal"]
        if not (self.deals > 0 and 0 <= self.first_deal <= SEEDS - self.deals):
            raise UnknownName(f"there are {SEEDS} deals, not {self.deals} from number {self.first_deal}")
        places = actions_of(rules, "places", wishes["places"])
        assert isinstance(places, Places)
        self.places = places
        self.observer = Observer(rules, places)
        rules.new_game(self.seats, 0, self.variants)  # whatever is wrong with these wishes is said now
        info = pyspiel.GameInfo(
            num_distinct_actions=places.count,
            max_chance_outcomes=max(self.deals, LUCK),
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.seats > 1 else None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules, self.seats), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        if params:
            raise ValueError(f"our observers take no parameters: {params}")
        return SpielObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))

    def deal(self, number: int) -> State:
        """Before anything is asked; all that happens is remembered, for what players can tell from it."""
        variants = self.rules.checked_variants(self.variants, self.seats)
        g = self.rules.deal(self.seats, self.first_deal + number, variants)
        g.open_luck = True
        g.listen()
        g.settle()
        return g


class Moment:
    """Where a game is: what a copy of a state of OpenSpiel has to copy."""

    def __init__(self, g: State | None = None) -> None:
        self.g = g  # None before the deal
        self.page = 0
        self.nodes = 0
        self.answers: list[tuple[int, int, int]] = []  # how much had happened before, who answered, what

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        copy = Moment()
        if self.g is not None:
            copy.g = self.g.clone()
            assert self.g.events is not None
            copy.g.events = self.g.events[:]
        copy.page, copy.nodes, copy.answers = self.page, self.nodes, self.answers[:]
        return copy

    def __getstate__(self) -> dict[str, Any]:
        """For pickles: the table as it is stored everywhere, and what happened at it."""
        kept = {"page": self.page, "nodes": self.nodes, "answers": self.answers}
        if self.g is None:
            return kept
        assert self.g.events is not None
        events = [[int(getattr(event, number)) for number in EVENT] for event in self.g.events]
        return {**kept, "game": self.g.game.id, "table": self.g.game.dump(self.g), "events": events}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.g = None
        self.page, self.nodes, self.answers = kept["page"], kept["nodes"], kept["answers"]
        if "table" in kept:
            self.g = find_game(kept["game"]).load(kept["table"])
            self.g.events = [Event(*numbers) for numbers in kept["events"]]


class SpielState(pyspiel.State):
    """A table, or the moment before it is dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.now = Moment()

    def owner(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def options(self) -> list[int]:
        g = self.now.g
        return [] if g is None else [int(option) for option in g.options]

    def is_terminal(self) -> bool:
        g = self.now.g
        return g is not None and (g.ask is None or self.now.nodes >= LONGEST)

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        g = self.now.g
        return int(pyspiel.PlayerId.CHANCE) if g is None or g.seat == NATURE else int(g.seat)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.owner().places.numbers(self.options(), self.now.page))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.owner().deals if self.now.g is None else len(self.options())
        return [(outcome, 1.0 / count) for outcome in range(count)]

    def _apply_action(self, action: int) -> None:
        now, g = self.now, self.now.g
        now.nodes += 1
        if g is None:
            now.g = self.owner().deal(action)
            return
        if g.seat == NATURE:
            g.play(g.options[action])
            return
        option = self.owner().places.meant(self.options(), now.page, action)
        if option == TURN:
            now.page += 1
            return
        assert g.events is not None
        now.answers.append((len(g.events), int(g.seat), option))
        now.page = 0
        g.play(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.now.g is None:
            return f"deal {action}"
        options = self.options()
        chosen = options[action] if player < 0 else self.owner().places.meant(options, self.now.page, action)
        return "turn the page" if chosen == TURN else str(self.now.g.game.phrases.say(chosen))

    def returns(self) -> list[float]:
        g = self.now.g
        if g is None or g.ask is not None:
            return [0.0] * self.owner().seats
        return worth(g, balance)

    def __str__(self) -> str:
        g = self.now.g
        return "before the deal" if g is None else json.dumps({**g.game.open_view(g), "page": self.now.page})


class SpielObserver:
    """What a player sees of a table (its view, as numbers or text), or with perfect recall all it ever saw and did."""

    def __init__(self, game: SpielGame, kind: Any) -> None:
        self.kind = kind
        self.seer = game.observer
        sizes = {
            "observation": (self.seer.width,),
            "action_mask": (game.places.count,),
            "option_features": (game.places.count, game.rules.option_size),
        }
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in sizes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in sizes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: SpielState, player: int) -> None:
        g = state.now.g
        self.tensor.fill(0)
        if g is None or not self.private:  # our numbers are always those of a seat
            return
        asked = state.current_player() == player
        seen = self.seer.observe(g, player, state.options() if asked else (), state.now.page if asked else 0)
        self.dict["observation"][:] = seen["observation"]
        self.dict["action_mask"][:] = seen["action_mask"]
        self.dict["option_features"][:] = seen["option_features"]

    def string_from(self, state: SpielState, player: int) -> str:
        g = state.now.g
        if g is None:
            return ""
        seat = player if self.private else None
        lines = self.remembered(g, state.now.answers, player, seat) if self.kind.perfect_recall else []
        page = state.now.page if state.current_player() == player else 0
        return "\n".join([*lines, json.dumps({"seat": player, "page": page, **g.view(seat)})])

    def remembered(self, g: State, answers: list[tuple[int, int, int]], player: int, seat: int | None) -> list[str]:
        """Everything the player was told, and its own answers where they were given."""
        assert g.events is not None
        tell, say = g.game.event_words.tell, g.game.phrases.say
        lines = [json.dumps(tell(event, seat)) for event in g.events]
        for happened, who, option in reversed(answers):
            if who == player:
                lines.insert(happened, f"{player}: {say(option)}")
        return lines


def register(id: str) -> None:
    rules = find_game(id)

    class Registered(SpielGame):
        """OpenSpiel makes games from a class and parameters."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, params)

    pyspiel.register_game(game_type(rules, rules.fewest()), Registered)


for _id in (*game_ids(), "_template"):
    register(_id)
