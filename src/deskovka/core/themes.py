"""What positions to train with are about: a few themes of a game, told by what is on offer there."""

from __future__ import annotations

from collections.abc import Callable

from deskovka.core.options import verb
from deskovka.core.steps import State


def never(g: State) -> bool:
    return False


class Themes:
    """The themes of a game: the verbs that belong to each, and one, if there is any, that goes by the moment.

    Their names are the messages <game>-theme-<id>.  A question none of whose verbs belongs to a theme is nothing to
    train: setting up, secret bids.
    """

    def __init__(
        self, verbs: dict[str, tuple[int, ...]], ending: str = "", is_ending: Callable[[State], bool] = never
    ) -> None:
        self.by_verb: dict[int, str] = {verb: theme for theme, theirs in verbs.items() for verb in theirs}
        self.ids: list[str] = [*verbs, *([ending] if ending else [])]
        self.ending = ending
        self.is_ending = is_ending

    def of(self, g: State, option: int) -> str:
        """The theme of a question with this best answer; "": it has none."""
        theme = self.of_verbs(g, option)
        return self.ending if theme and self.is_ending(g) else theme

    def of_verbs(self, g: State, option: int) -> str:
        """That of the answer; where it only stops or passes, that of what else is on offer."""
        for each in [option, *(int(other) for other in g.options)]:
            theme = self.by_verb.get(int(verb(each)), "")
            if theme:
                return theme
        return ""
