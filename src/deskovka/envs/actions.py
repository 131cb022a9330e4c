"""Numbers of a fixed action space ↔ the options of a question, which are any number of any options (docs/adr/0038)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deskovka.core.errors import IllegalOption, UnknownName
from deskovka.core.game import Game
from deskovka.core.options import OPTIONS, first, second, third, verb

TURN: Final = -1  # what the action that turns the page means instead of an option
KINDS: Final = ("places", "ids")

# The longest lists met in play of all seats and variants (docs/environments.md), and a margin; whatever is longer is
# offered page by page, so nothing depends on these numbers being right.
PLACES: Final = {"_template": 4, "vale": 32, "empire": 40, "kemet": 64, "eldervale": 128}
USUAL: Final = 64  # for a game that nobody has measured


class Actions:
    """How many actions there are, and what each of them means for a list of options and a page of it."""

    def __init__(self, count: int) -> None:
        self.count = count

    def shown(self, options: Sequence[int], page: int) -> Sequence[int]:
        """The options of a page."""
        raise NotImplementedError

    def numbers(self, options: Sequence[int], page: int) -> Sequence[int]:
        """The actions that mean the options of a page, in their order; after them the one that turns it, if any."""
        raise NotImplementedError

    def meant(self, options: Sequence[int], page: int, action: int) -> int:
        """The option that an action means, or TURN; IllegalOption if it is not on offer."""
        raise NotImplementedError

    def has_rows(self) -> bool:
        """Is an observation to tell what the options mean?"""
        raise NotImplementedError


class Places(Actions):
    """An action is the place of an option in the list.

    Of a list that is too long the last action turns to the next page; the last page has no such action, so that an
    agent which always turns comes to an end.
    """

    def __init__(self, count: int) -> None:
        if count < 2:
            raise UnknownName(f"there are at least 2 places for options, not {count}")
        super().__init__(count)

    def shown(self, options: Sequence[int], page: int) -> Sequence[int]:
        start = page * (self.count - 1)
        if self.turns(options, page):
            return options[start : start + self.count - 1]
        return options[start:] if start else options

    def turns(self, options: Sequence[int], page: int) -> bool:
        """Is there a page after this one?"""
        return len(options) - page * (self.count - 1) > self.count

    def numbers(self, options: Sequence[int], page: int) -> Sequence[int]:
        return range(min(len(options) - page * (self.count - 1), self.count))

    def meant(self, options: Sequence[int], page: int, action: int) -> int:
        if action == self.count - 1 and self.turns(options, page):
            return TURN
        shown = self.shown(options, page)
        if not 0 <= action < len(shown):
            raise IllegalOption(f"action {action} is not on offer: there are {len(shown)} options")
        return shown[action]

    def has_rows(self) -> bool:
        return True


class Ids(Actions):
    """An action is always the same option of the game, on offer or not: a verb and the names it speaks of."""

    def __init__(self, game: Game) -> None:
        self.phrases = game.phrases
        self.places: dict[int, tuple[int, int, int]] = {}  # of each verb: where it begins, how far names are apart
        self.verbs: list[tuple[int, int]] = []
        count = 0
        for said, phrase in sorted(game.phrases.phrases.items()):
            sizes = [len(game.phrases.names[hole]) for hole in phrase.holes] + [1, 1, 1]
            self.places[said] = (count, sizes[1] * sizes[2], sizes[2])
            self.verbs.append((count, said))
            count += sizes[0] * sizes[1] * sizes[2]
        super().__init__(count)

    def shown(self, options: Sequence[int], page: int) -> Sequence[int]:
        return options

    def number(self, option: int) -> int:
        """The action that means this option, whenever it is on offer."""
        start, by_first, by_second = self.places[int(verb(option))]
        return start + int(first(option)) * by_first + int(second(option)) * by_second + int(third(option))

    def numbers(self, options: Sequence[int], page: int) -> Sequence[int]:
        return [self.number(option) for option in options]

    def meant(self, options: Sequence[int], page: int, action: int) -> int:
        for option in options:
            if self.number(option) == action:
                return option
        raise IllegalOption(f"action {action} is not on offer ({self.words(action)})")

    def words(self, action: int) -> str:
        """What an action says, whenever it is on offer."""
        start, said = max(place for place in self.verbs if place[0] <= action)
        _, by_first, by_second = self.places[said]
        rest = action - start
        option = said | (rest // by_first) << 8 | (rest % by_first // by_second) << 20 | (rest % by_second) << 32
        known = 0 <= action < self.count and option < OPTIONS and self.phrases.means_something(option)
        return self.phrases.say(option) if known else "it means nothing"

    def has_rows(self) -> bool:
        return False


def actions_of(game: Game, kind: str = "places", places: int = 0) -> Actions:
    """The actions of a game: "places", as many as its longest list of options or as it is told, or "ids"."""
    if kind not in KINDS:
        raise UnknownName(f"actions are one of {', '.join(KINDS)}, not {kind!r}")
    return Ids(game) if kind == "ids" else Places(places or PLACES.get(game.id, USUAL))
