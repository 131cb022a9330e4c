"""The public face: what `from deskovka import …` offers (docs/library.md).  Everything deeper may change any day."""

from __future__ import annotations

from deskovka.arena.simulate import BotReport, BrokenRules, Plan, Report, RivalReport, simulate
from deskovka.bots.bot import Bot, Considered, Seat
from deskovka.bots.budget import Budget
from deskovka.bots.parameters import Parameter
from deskovka.bots.registry import bot_names, make_bot
from deskovka.core.errors import BrokenRecord, DeskovkaError, IllegalOption, ImpossiblePosition, OldRules, UnknownName
from deskovka.core.events import Event
from deskovka.core.game import Game, Refusal, Variant
from deskovka.core.luck import SEEDS, Key, below, luck_of, next_luck
from deskovka.core.proof import key_of, new_secret
from deskovka.core.record import Record, new_record, read_record, replay
from deskovka.core.recorder import Recorder
from deskovka.core.result import Result, Rival, ScoreLine, ScorePart
from deskovka.core.search import count_rollout, rollout, uct
from deskovka.core.steps import NATURE, Question
from deskovka.core.steps import State as Table
from deskovka.games.registry import find_game, game_ids
from deskovka.text import LANGUAGES, Speaker, Texts, texts

__all__ = [
    "LANGUAGES",
    "NATURE",
    "SEEDS",
    "Bot",
    "BotReport",
    "BrokenRecord",
    "BrokenRules",
    "Budget",
    "Considered",
    "DeskovkaError",
    "Event",
    "Game",
    "IllegalOption",
    "ImpossiblePosition",
    "Key",
    "OldRules",
    "Parameter",
    "Plan",
    "Question",
    "Record",
    "Recorder",
    "Refusal",
    "Report",
    "Result",
    "Rival",
    "RivalReport",
    "ScoreLine",
    "ScorePart",
    "Seat",
    "Speaker",
    "Table",
    "Texts",
    "UnknownName",
    "Variant",
    "below",
    "bot_names",
    "count_rollout",
    "find_game",
    "game_ids",
    "key_of",
    "luck_of",
    "make_bot",
    "new_record",
    "new_secret",
    "next_luck",
    "read_record",
    "replay",
    "rollout",
    "simulate",
    "texts",
    "uct",
]
