"""Makes sure that the best answer of a candidate is the best: by a long search, and by playing on to the end."""

from __future__ import annotations

from typing import Final

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.core.luck import luck_of
from deskovka.core.steps import State
from deskovka.puzzles.explaining import explain
from deskovka.puzzles.grading import difficulty_of, found_by, given_by_weaker
from deskovka.puzzles.hunting import AHEAD, Candidate, Counts, Deal, is_ahead
from deskovka.puzzles.shapes import Judged, Puzzle
from deskovka.puzzles.solving import End, lead_of, solved
from deskovka.review.judge import LOOKS, Judge, Verdict
from deskovka.review.quality import Quality, quality_of
from deskovka.review.report import When

OTHER_LUCK: Final = 7919  # seeds of the long search are others than those of the short one
SMALL: Final = 2  # points: whoever gives away more where everything is known made a blunder
TEMPTING: Final = 2  # wrong answers of which a course is kept


class Prover:
    """Turns candidates of a game into positions, or drops them."""

    def __init__(self, game: Game, seed: int, long: int, tables: int) -> None:
        self.game = game
        self.seed = seed + OTHER_LUCK
        self.long = long  # playouts of every answer
        self.tables = tables  # on which the game is played to its end
        self.judge = Judge(game, self.seed)

    def proved(self, deal: Deal, candidate: Candidate, counts: Counts) -> Puzzle | None:
        counts.long += 1
        seat = Seat(candidate.table, candidate.seat)
        ends = solved(seat, self.seed)
        verdicts = self.by_ends(seat, ends) if ends is not None else self.by_search(seat)
        best = candidate.verdicts[0].option
        if not verdicts or self.game.phrases.say(best) != verdicts[0].words:
            return None
        counts.agreed += 1
        if ends is None and not self.holds_to_the_end(seat, [best, self.rival(seat, verdicts)]):
            return None
        counts.kept += 1
        return self.puzzle(deal, candidate, seat, verdicts, exact=ends is not None)

    def by_search(self, seat: Seat) -> list[Judged]:
        """All options, each searched for long; none if no answer is clearly ahead."""
        options = seat.options()
        verdicts = self.judge.judge(seat, Budget(iterations=LOOKS + self.long), keep=options)
        if not is_ahead(verdicts, AHEAD):
            return []
        return [self.judged(seat, each, quality_of(each, len(options))) for each in verdicts]

    def judged(self, seat: Seat, verdict: Verdict, quality: Quality) -> Judged:
        return Judged(
            words=seat.words(verdict.option),
            quality=quality,
            chance=verdict.chance,
            low=verdict.low,
            high=verdict.high,
            behind=verdict.behind,
            unsure=verdict.unsure,
            playouts=verdict.playouts,
        )

    def by_ends(self, seat: Seat, ends: dict[int, End]) -> list[Judged]:
        """All options by what they come to; none unless exactly one wins the most."""
        ranked = sorted(ends.items(), key=lambda item: (-item[1].share, -item[1].lead, item[0]))
        best = ranked[0][1]
        if len(ranked) < 2 or best.share <= ranked[1][1].share:
            return []
        return [
            Judged(
                words=seat.words(option),
                quality=quality_by_points(best.lead - end.lead) if end != best else "best",
                chance=end.share,
                low=end.share,
                high=end.share,
                behind=best.share - end.share,
                unsure=0.0,
                playouts=0,
                lead=end.lead,
            )
            for option, end in ranked
        ]

    def rival(self, seat: Seat, verdicts: list[Judged]) -> int:
        """The next best answer."""
        return next(option for option in seat.options() if seat.words(option) == verdicts[1].words)

    def holds_to_the_end(self, seat: Seat, options: list[int]) -> bool:
        """Played to the end on the same imagined tables: does the first of these answers come out ahead?"""
        tables = []
        for option in options:
            for number in range(self.tables):
                tables.append(seat.imagine(int(luck_of(self.seed + number))))
                tables[-1].play(option)
        self.play_on(tables)
        ends = [(g.rewards()[seat.number], lead_of(self.game, g, seat.number)) for g in tables]
        best, rival = ends[: self.tables], ends[self.tables :]
        share, lead = (sum(end[what] for end in best) - sum(end[what] for end in rival) for what in (0, 1))
        return share > 0 or (share == 0 and lead > 0)

    def play_on(self, tables: list[State]) -> None:
        """All to their ends, side by side."""
        running = [table for table in tables if table.ask is not None]
        while running:
            for table, option in zip(running, self.judge.chances.likely(running), strict=True):
                table.play(option)
            running = [table for table in running if table.ask is not None]

    def puzzle(self, deal: Deal, candidate: Candidate, seat: Seat, verdicts: list[Judged], exact: bool) -> Puzzle:
        given = given_by_weaker(seat, self.seed)
        found = found_by(given, candidate.verdicts[0].option, len(verdicts))
        puzzle = Puzzle(
            id="",
            game=self.game.id,
            rules_version=self.game.rules_version,
            seats=deal.seats,
            variants=self.game.checked_variants({}, deal.seats),
            seed=deal.seed,
            answers=candidate.answers,
            seat=candidate.seat,
            when=When("round", 0),
            theme=candidate.theme,
            difficulty=difficulty_of(found),
            found=found,
            exact=exact,
            verdicts=verdicts,
            follows=[],
        )
        wrong = [seat.words(option) for option, _ in given.most_common()]
        wrong = [words for words in dict.fromkeys([*wrong, verdicts[1].words]) if words != verdicts[0].words]
        explain(puzzle, wrong[:TEMPTING], self.seed)
        return puzzle


def quality_by_points(given_away: int) -> Quality:
    """What an answer is called where everything is known: by chance every wrong one would be the same."""
    return "mistake" if given_away <= SMALL else "blunder"
