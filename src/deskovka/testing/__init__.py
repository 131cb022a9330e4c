"""For authors of games, cards and bots: tests in the words of the table, and the laws every game and bot obeys.

    from deskovka import find_game
    from deskovka.testing import LAWS, answer, offered, table

    g = table(find_game("vale"), {"hand": ["hydra"], "stones": {"red": 4}})
    answer(g, "summon hydra", "choose purple and blues")

Needs no test runner.  The laws that ask for more than a game and a number of seats are in the modules here: `bots`
(never peek), `secrecy` (who is asked betrays nothing), `searching` (worths, settled tables, best moves),
`orders`, `obstacles`, `reports`, `versions`.
"""

from deskovka.testing.bots import check_never_peeks
from deskovka.testing.laws import LAWS
from deskovka.testing.play import choose, play_randomly, reloaded
from deskovka.testing.variants import game_of
from deskovka.testing.words import answer, asked, offered, refused, table

__all__ = [
    "LAWS",
    "answer",
    "asked",
    "check_never_peeks",
    "choose",
    "game_of",
    "offered",
    "play_randomly",
    "refused",
    "reloaded",
    "table",
]
