"""How many tables a teacher can be asked about, so that players do not wait for it."""

from __future__ import annotations

from time import perf_counter

from deskovka.bots.registry import make_bot
from deskovka.learn.player import taught
from deskovka.learn.sheets import Field

PATIENCE = 0.06  # seconds a player may take to ask it about one half of its tables
GAMES, QUESTIONS = 4, 12  # that it is asked, to see how long it takes


def taught_tables(field: Field, teacher: str) -> int:
    """As many tables of each player and half as it answers in time; at least one, all if it is quick."""
    bot = make_bot(teacher, field.seed)
    deal = field.dealer(stream=2**32 - 2)
    began = perf_counter()
    asked = 0
    for _ in range(GAMES):
        g = deal()
        for _ in range(QUESTIONS):
            if len(g.options):
                g.play(g.options[taught(bot, g)])
                asked += 1
    return max(1, min(field.tables, int(PATIENCE * asked / (perf_counter() - began))))
