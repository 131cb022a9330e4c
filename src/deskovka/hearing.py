"""What somebody means by what they typed: commands in their language, options however they are put."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from deskovka.core.game import Game
from deskovka.core.options import option as option_of
from deskovka.text import Speaker, Texts, texts

COMMANDS = ("why", "what", "table", "log", "words", "undo", "between", "skip", "save", "quit", "help")
NUMBERS = {
    **dict.fromkeys(("one", "a", "an", "jeden", "jedna", "jedno", "jednu"), "1"),
    **dict.fromkeys(("two", "dva", "dve"), "2"),
    **dict.fromkeys(("three", "tri"), "3"),
    **dict.fromkeys(("four", "ctyri"), "4"),
    **dict.fromkeys(("five", "pet"), "5"),
}
SEATS = ("seat", "seat2")
MOST_GUESSES = 6000  # options of one verb that are put into words to find one that is not on offer


def folded(words: str) -> str:
    """Small letters without accents, single spaces, no punctuation; hyphens and underscores join."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign))
    return " ".join(re.findall(r"[a-z0-9]+", re.sub(r"(?<=\w)[-_](?=\w)", "", plain)))


def parts_of(words: str) -> list[str]:
    """The words in any order: a number belongs to what follows it, so "2 red 1 blue" is not "1 red 2 blue"."""
    found: list[str] = []
    count = ""
    for word in folded(words).split():
        word = NUMBERS.get(word, word)
        if word.isdigit():
            count = word
        else:
            found.append(f"{count} {word}".strip())
            count = ""
    return [*found, count] if count else found


def alike(said: str, meant: str) -> bool:
    """Two words in different forms: army and armies, Hydra and Hydru; their numbers must be the same."""
    (count, one), (other_count, other) = counted(said), counted(meant)
    if count != other_count:
        return False
    shorter = min(len(one), len(other))
    if shorter < 3:
        return one == other
    return one[: max(3, shorter - 2)] == other[: max(3, shorter - 2)] and abs(len(one) - len(other)) <= 3


def counted(part: str) -> tuple[str, str]:
    count, _, word = part.rpartition(" ")
    return count, word


def left_unsaid(said: list[str], meant: list[str]) -> int | None:
    """How many words of an option were not said; None if something was said that is not in it."""
    left = list(meant)
    for word in said:
        fitting = next((each for each in left if each == word), None) or next(
            (each for each in left if alike(word, each)), None
        )
        if fitting is None:
            return None
        left.remove(fitting)
    return len(left)


class Hearing:
    """Understands the players of one game in one language; the words of the rules and English commands always do."""

    def __init__(self, game: Game, speaker: Speaker) -> None:
        self.game = game
        self.speaker = speaker
        self.commands = command_words(speaker.say) | command_words(texts("en"))

    def command(self, said: str) -> tuple[str, str]:
        """A command and what follows it; "" if it is none."""
        word, _, rest = said.partition(" ")
        return self.commands.get("?" if word == "?" else folded(word), ""), rest.strip()

    def meant(self, said: str, options: list[int]) -> list[int]:
        """The options that may be meant, best understood first; one if it is clear, several if it is not."""
        exact = self.game.phrases.parse(said)
        if exact in options:
            return [exact]
        wanted = folded(said)
        texts_of = {option: self.speaker.option(option) for option in options}
        same = [option for option, text in texts_of.items() if folded(text) == wanted]
        if same:
            return same
        spoken = parts_of(said)
        unsaid: dict[int, int] = {}
        for option, text in texts_of.items():
            for words in (text, self.game.phrases.say(option)):
                meant = parts_of(words)
                missing = left_unsaid(spoken, meant) if spoken else None
                if missing is not None and 2 * missing <= len(meant):
                    unsaid[option] = min(missing, unsaid.get(option, missing))
        fewest = min(unsaid.values(), default=0)
        return [option for option, missing in unsaid.items() if missing == fewest]

    def intent(self, said: str, options: list[int]) -> int | str:
        """What somebody points at, on offer or not: an option, or the words themselves if nothing is understood."""
        on_offer = self.meant(said, options)
        if len(on_offer) == 1:
            return on_offer[0]
        if self.game.phrases.parse(said) is not None:
            return said
        wanted = folded(said)
        return next((option for option in self.sayable() if folded(self.speaker.option(option)) == wanted), said)

    def sayable(self) -> Iterable[int]:
        """Everything one could say in this game, except where the combinations are too many."""
        phrases = self.game.phrases
        for verb, phrase in phrases.phrases.items():
            people = len(self.speaker.players)
            sizes = [people if hole in SEATS else len(phrases.names[hole]) for hole in phrase.holes] + [1, 1, 1]
            if sizes[0] * sizes[1] * sizes[2] <= MOST_GUESSES:
                for first in range(sizes[0]):
                    for second in range(sizes[1]):
                        for third in range(sizes[2]):
                            option = int(option_of(verb, first, second, third))
                            if phrases.means_something(option):
                                yield option


def command_words(say: Texts) -> dict[str, str]:
    """Every word for a command in a language, as it is compared."""
    found = {"?": "help", "q": "quit", "exit": "quit"}
    for command in COMMANDS:
        for word in say(f"core-command-{command}").split():
            found[folded(word)] = command
    return found
