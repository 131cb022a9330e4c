"""A bot of one's own, with something it can be told.

cd examples
deskovka simulate vale --seats 3 --bots my_bots:Thrifty:patience=4,greedy,random --games 100
deskovka play vale --bots my_bots:Thrifty
"""

from deskovka import Bot, Parameter, Seat


class Thrifty(Bot):
    """Looks at each option on imagined tables and takes the one that leaves it the most; in doubt, the later one."""

    parameters = (Parameter("patience", low=1, high=100),)
    patience = 2  # imagined tables it looks at

    def answer(self, seat: Seat) -> int:
        options = seat.options()
        worth = dict.fromkeys(options, 0.0)
        for _ in range(self.patience):
            imagined = seat.imagine(self.next_luck())
            for option in options:
                after = imagined.clone()
                after.play(option)
                worth[option] += seat.game.evaluate(after, seat.number)
        return max(reversed(options), key=lambda option: worth[option])
