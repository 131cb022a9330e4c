"""What the process that retells games does for positions: it replays one to where the question is, and says what the
answers are worth.  What is told before an answer is what the seat sees; what follows happens on a table it imagines."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, cast

from deskovka.core.errors import DeskovkaError
from deskovka.core.steps import State
from deskovka.games.registry import find_game
from deskovka.puzzles.kept import find_puzzle, record_of
from deskovka.puzzles.shapes import Judged, Puzzle
from deskovka.review.report import Followed
from deskovka.review.saying import written_when
from deskovka.server.live import PERSON, RUNNING, LiveTable
from deskovka.server.models import now
from deskovka.server.puzzle_shapes import CourseShape, JudgedShape, ToldPuzzleShape, TriedQuality
from deskovka.server.puzzle_words import Explaining, run_words, runs_of
from deskovka.server.puzzles import theme_text
from deskovka.server.retelling import Story, as_json
from deskovka.server.shapes import QuestionShape
from deskovka.server.telling import Telling
from deskovka.text import texts

IMAGINED = 60  # tables of which the one is shown that goes on as the course says for longest
MOST_STEPS = 4  # of a course
KEPT = 32  # positions that were replayed
Views = list[dict[str, object]]


def puzzle(id: str, language: str) -> bytes:
    return as_json(Told(find_puzzle(id), language).puzzle())


def outcome(id: str, words: str, language: str) -> bytes:
    """Without the first try, which is everybody's own."""
    return as_json(Told(find_puzzle(id), language).outcome(words))


@lru_cache(KEPT)
def replayed(id: str, language: str) -> LiveTable:
    """The table of a position, with the names that a language has for its players."""
    found = find_puzzle(id)
    names = names_of(found, language)
    row = {
        "id": id,
        "game": found.game,
        "rules_version": found.rules_version,
        "variants": dict(found.variants),
        "seed": found.seed,
        "secret": None,
        "chosen": False,
        "language": language,
        "status": RUNNING,
        "sequence": len(found.answers),
        "take_back": "off",
        "changed": now(),
        "moved": now(),
        **dict.fromkeys(("start", "base", "clock", "wish", "spent", "due")),
    }
    seats = [{"table": id, "number": seat, "kind": PERSON, "name": name} for seat, name in enumerate(names)]
    return LiveTable(*Story(row, seats, record_of(found).answers, 0).rows())


def names_of(found: Puzzle, language: str) -> list[str]:
    """Whoever is asked is spoken to; all others are called as bots are."""
    say = texts(language)
    animals = iter(say("core-bot-names").split())
    return [say("puzzle-you") if seat == found.seat else next(animals) for seat in range(found.seats)]


class Told:
    """One position in one language."""

    def __init__(self, found: Puzzle, language: str) -> None:
        self.found = found
        self.language = language
        self.say = texts(language)
        self.game = find_game(found.game)
        self.table = replayed(found.id, language)
        self.words = self.table.words(language)

    @property
    def state(self) -> State:
        return self.table.playing().state

    def puzzle(self) -> ToldPuzzleShape:
        found = self.found
        asked = self.asked()
        after, theme = len(found.answers), theme_text(self.game, found.theme, self.language)
        return {
            "id": found.id,
            "game": found.game,
            "theme": found.theme,
            "theme_text": theme,
            "difficulty": found.difficulty,
            "title": theme,
            "exact": found.exact,
            "seats": found.seats,
            "seat": found.seat,
            "names": [seat.name for seat in self.table.seats],
            "when": written_when(found.when, self.game, self.say),
            "position": {"answers": after, "first": 0, "of": after, "view": self.state.view(found.seat)},
            "ask": asked["ask"],
            "question": asked["text"],
            "window": asked["window"],
            "options": asked["options"],
        }

    def asked(self) -> QuestionShape:
        """The question as a table would put it to the seat."""
        question = next(each for each in self.state.pending() if each.seat == self.found.seat)
        return Telling(self.table, [self.found.seat], self.words).question(question)

    def answer(self, said: str) -> str:
        return self.words.answer_at(self.state, self.found.seat, said)

    def outcome(self, words: str) -> dict[str, Any]:
        """With the options as they were asked for: the order in which they are kept tells how good they are."""
        given = self.found.judged(words)
        assert given is not None
        why = Explaining(self.found, given, self.say, list(self.words.names), self.answer)
        judged = {each.words: self.judged(each, why.reason(each)) for each in self.found.verdicts}
        return {
            "quality": given.quality,
            "options": [judged[option["words"]] for option in self.asked()["options"]],
            "title": why.title(),
            "explanation": why.explanation(),
            "rules": why.rules(),
            "course": self.course(),
        }

    def judged(self, each: Judged, reason: str) -> JudgedShape:
        return {
            "words": each.words,
            "text": self.answer(each.words),
            "quality": cast("TriedQuality", each.quality),
            "quality_text": self.say(f"review-name-{each.quality}"),
            "chance": {"chance": each.chance, "low": each.low, "high": each.high},
            "behind": each.behind,
            "reason": reason,
        }

    # ---- the right course

    def course(self) -> list[CourseShape]:
        """The best answer and what likely follows, in words, with the tables on the way as far as they can be shown."""
        told: list[CourseShape] = []
        runs, views, done = runs_of(self.right_course())[:MOST_STEPS], self.longest(), 0
        for run in runs:
            done += len(run)
            view = views[done - 1] if done <= len(views) else None
            told.append({"seat": run[0].seat, "text": self.answer(run_words(run)), "view": view})
        return told

    def right_course(self) -> list[Followed]:
        best = Followed(self.found.seat, self.found.best().words, 1, 1)
        return [best, *self.found.follows]

    def longest(self) -> Views:
        """The views of the imagined table that goes on as the course says for longest."""
        course = self.right_course()
        best: Views = []
        for luck in range(1, IMAGINED + 1):
            views = self.followed(course, luck)
            best = views if len(views) > len(best) else best
            if len(best) == len(course):
                break
        return best

    def followed(self, course: list[Followed], luck: int) -> Views:
        """What the seat would see after each step, as far as an imagined table allows them."""
        state = self.game.imagine_asked(self.state, self.found.seat, luck)
        seen: Views = []
        for step in course:
            try:
                state.choose(step.seat, step.words)
            except DeskovkaError:
                break
            seen.append(state.view(self.found.seat))
        return seen
