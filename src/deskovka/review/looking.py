"""Judges the answers of a game one by one: a first look, and later a search."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.codec import dump_step
from deskovka.core.events import Event
from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.review.judge import Judge, Verdict
from deskovka.review.lines import chance_from, imagined, on_average
from deskovka.review.played import Played
from deskovka.review.quality import LUCKY, quality_of
from deskovka.review.report import Alternative, Answered, Chance, Followed, Luck
from deskovka.review.spread import half_width
from deskovka.text import LANGUAGES, texts

FIRST_LOOK = 6  # tables on which answers are tried at first
LINE = 4  # tables that tell the chance of a seat between two answers
LUCK = 32  # tables that tell what luck did, once it seems to have done something
ALTERNATIVES = 3
LONGEST_REASON = 90
COURSES = 9  # tables that tell what would have followed
STEPS = 5  # … so far


class Reviewer:
    """Goes through a game.  The same seed gives the same review, answer by answer, in any order."""

    def __init__(self, played: Played, seed: int = 1) -> None:
        self.played = played
        self.game = played.game
        self.seed = seed
        self.judge = Judge(self.game, seed)
        self.chances = self.judge.chances
        self.doubt = self.judge.doubts.line
        self.known: dict[int, list[Chance]] = {}  # chances of all seats after so many answers

    def glance(self, place: int) -> Answered:
        """How the chances changed with the answer at this place, and nothing about how good it was."""
        return self.glanced(place, self.certain(place))

    def look(self, place: int) -> Answered:
        """A first look at the answer that was given after so many others."""
        return self.reviewed(place, Budget(iterations=FIRST_LOOK))

    def search(self, place: int, budget: Budget) -> Answered:
        """The same answer, searched, with what would have followed."""
        return self.reviewed(place, budget, searched=True)

    def start(self) -> list[Chance]:
        return self.lines(0)

    # ---- one answer

    def reviewed(self, place: int, budget: Budget, searched: bool = False) -> Answered:
        number, option, times = self.played.answer(place)
        seat = Seat(self.played.tables[place], number)
        verdicts = self.judge.judge(seat, budget, [option])
        mine = next(verdict for verdict in verdicts if verdict.option == option)
        certain = self.certain(place)
        return replace(
            self.glanced(place, certain),
            quality=quality_of(mine, len(verdicts)),
            given_away=0.0 if mine.as_good_as_best() else mine.behind,
            unsure=mine.unsure,
            more=mine.more,
            too_close=mine.as_good_as_best() and mine.behind > 0,
            playouts=mine.playouts,
            before=self.before(place, seat, verdicts),
            played=chance_of(mine),
            alternatives=self.alternatives(seat, verdicts, mine, certain, searched),
            luck=self.luck(place, option, times),
        )

    def glanced(self, place: int, certain: dict[int, set[int]]) -> Answered:
        played = self.played
        number, words = played.record.answers[place]
        choices = len(certain[number])
        after = self.lines(place + 1)
        return Answered(
            place=place,
            seat=number,
            when=played.when(place),
            question=dump_step(played.question(place)),
            words=words,
            open_to=played.learnt_by(place, certain),
            choices=choices,
            quality="none" if choices > 1 else "forced",
            given_away=0.0,
            unsure=0.0,
            more=0.0,
            too_close=False,
            playouts=0,
            before=self.lines(place),
            played=after[number],
            after=after,
            alternatives=[],
            luck=[],
        )

    def certain(self, place: int) -> dict[int, set[int]]:
        """For everybody who may look on: the options at this place which they know to be on offer."""
        played = self.played
        number = played.record.answers[place][0]
        others = {viewer: played.certain_to(viewer, place) for viewer in played.viewers() if viewer != number}
        return {**others, number: {int(option) for option in played.tables[place].offered(number)}}

    def before(self, place: int, seat: Seat, verdicts: list[Verdict]) -> list[Chance]:
        """The chances of all seats; of the one that answers: what seats of this strength make of it on average."""
        found = list(self.lines(place))
        found[seat.number] = on_average(self.judge, seat, verdicts)
        return found

    def alternatives(
        self, seat: Seat, verdicts: list[Verdict], mine: Verdict, certain: dict[int, set[int]], searched: bool
    ) -> list[Alternative]:
        """The best few, and the answer given last if it is not among them."""
        if len(verdicts) < 2:
            return []
        best = verdicts[:ALTERNATIVES]
        shown = best if mine in best else [*best, mine]
        return [
            Alternative(
                words=self.game.phrases.say(verdict.option),
                chance=chance_of(verdict),
                behind=verdict.behind,
                open_to=self.played.open_to(verdict.option, certain),
                reason=self.reason(seat, verdict.option) if searched else {},
                follows=self.course(seat, verdict.option) if searched else [],
            )
            for verdict in shown
        ]

    def reason(self, seat: Seat, option: int) -> dict[str, str]:
        """What an answer costs or brings, as far as its seat can know, in both languages; nothing if that is long."""
        table = seat.imagine(self.seed)
        said = {language: self.game.detail(table, seat.number, option, texts(language)) for language in LANGUAGES}
        short = all(0 < len(words) <= LONGEST_REASON for words in said.values())
        return said if short else {}

    # ---- chances and luck

    def lines(self, place: int) -> list[Chance]:
        """The chance of every seat after so many answers, each by what it knows itself."""
        if place not in self.known:
            table = self.played.tables[place]
            if table.ask is None:
                shares = [float(share) for share in self.chances.of([table])[0]]
                self.known[place] = [Chance(share, share, share) for share in shares]
            else:
                self.known[place] = self.all_lines(table)
        return self.known[place]

    def all_lines(self, table: State) -> list[Chance]:
        self.chances.begin()
        seats = range(self.played.record.seats)
        shares = self.chances.of([one for seat in seats for one in imagined(table, seat, self.seed, LINE)])
        return [chance_from(shares[seat * LINE : (seat + 1) * LINE, seat], self.doubt) for seat in seats]

    def luck(self, place: int, option: int, times: int) -> list[Luck]:
        """What was drawn or came to light after an answer, for every seat to which it made a difference."""
        if not self.played.shows_something(place):
            return []
        found = [self.luck_of(place, seat, option, times, LINE) for seat in range(self.played.record.seats)]
        again = [luck.seat for luck in found if luck is not None and abs(luck.change) >= LUCKY / 2]
        surely = [self.luck_of(place, seat, option, times, LUCK) for seat in again]
        return [luck for luck in surely if luck is not None and abs(luck.change) >= max(LUCKY, luck.unsure)]

    def luck_of(self, place: int, seat: int, option: int, times: int, tables: int) -> Luck | None:
        """How the chance of a seat differs from what it could expect of this answer; None: it could expect nothing."""
        self.chances.begin()
        before, after = self.played.tables[place], self.played.tables[place + 1]
        who = self.played.record.answers[place][0]
        expected = []
        for number in range(tables):
            table = Seat(before, who).imagine(int(luck_of(self.seed + number))) if seat == who else None
            table = table or before.imagine(seat, int(luck_of(self.seed + number)))
            if answered(table, who, option, times):
                expected.append(table)
        if len(expected) * 2 < tables:
            return None
        values = self.chances.of(expected)[:, seat]
        drawn = self.chances.of(imagined(after, seat, self.seed, tables) if after.ask is not None else [after, after])[
            :, seat
        ]
        unsure = half_width(values) + half_width(drawn)
        news = [event for event in self.played.events[place + 1] if self.is_news(event, who)]
        events = [[int(e.kind), int(e.seat), int(e.a), int(e.b), int(e.c), int(e.private)] for e in news]
        hoped = chance_from(values, self.doubt)
        came = chance_from(drawn, self.doubt) if after.ask is not None else self.lines(place + 1)[seat]
        return Luck(seat, came.chance - hoped.chance, unsure, hoped, came, events)

    def is_news(self, event: Event, who: int) -> bool:
        return self.game.event_words.reveal([event], who)

    # ---- what would have followed

    def course(self, seat: Seat, option: int) -> list[Followed]:
        """One likely course after an answer, drawn from what the seat knew."""
        tables = [seat.imagine(int(luck_of(self.seed + number))) for number in range(COURSES)]
        for table in tables:
            table.play(option)
        steps: list[Followed] = []
        while len(steps) < STEPS:
            tables = [table for table in tables if table.ask is not None]
            if not tables:
                break
            answers = list(zip([int(table.seat) for table in tables], self.chances.likely(tables), strict=True))
            (who, given), times = Counter(answers).most_common(1)[0]
            if times * 3 < COURSES:
                break
            steps.append(Followed(who, self.game.phrases.say(given), times, COURSES))
            tables = [table for table, answer in zip(tables, answers, strict=True) if answer == (who, given)]
            for table in tables:
                table.play(given)
        return steps


def answered(table: State, seat: int, option: int, times: int) -> bool:
    """Give an answer at an imagined table; is it on offer there?"""
    for _ in range(times):
        if option not in table.offered(seat):
            return False
        table.choose(seat, option)
    return True


def chance_of(verdict: Verdict) -> Chance:
    return Chance(verdict.chance, verdict.low, verdict.high)
