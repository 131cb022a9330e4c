"""Makes sure that the best answer of a candidate is the best: by a long search, or by playing all to the end."""

from __future__ import annotations

from typing import Final

from deskovka.bots.bot import Seat
from deskovka.bots.budget import Budget
from deskovka.core.game import Game
from deskovka.puzzles.explaining import explain
from deskovka.puzzles.hunting import Candidate, Counts, Deal, is_ahead, least_lead
from deskovka.puzzles.shapes import EASIEST, Judged, Puzzle
from deskovka.puzzles.solving import End, solved, winning
from deskovka.review.judge import LOOKS, Judge, Verdict
from deskovka.review.quality import Quality, quality_of
from deskovka.review.report import When

OTHER_LUCK: Final = 7919  # seeds of the long search are others than those of the short one
SMALL: Final = 2  # points: whoever gives away more where everything is known made a blunder
TEMPTING: Final = 2  # wrong answers of which a course is kept


class Prover:
    """Turns candidates of a game into positions, or drops them."""

    def __init__(self, game: Game, seed: int, long: int) -> None:
        self.game = game
        self.seed = seed + OTHER_LUCK
        self.long = long  # playouts of every answer
        self.judge = Judge(game, self.seed)

    def proved(self, deal: Deal, candidate: Candidate, counts: Counts) -> Puzzle | None:
        counts.long += 1
        seat = Seat(candidate.table, candidate.seat)
        ends = solved(seat, self.seed)
        verdicts = self.by_search(seat, candidate.near) if ends is None else self.by_ends(seat, ends)
        if not verdicts or verdicts[0].words != seat.words(candidate.best):
            return None
        counts.agreed += 1
        return self.puzzle(deal, candidate, seat, verdicts, exact=ends is not None)

    def by_search(self, seat: Seat, near: list[int]) -> list[Judged]:
        """All options, whatever may be good searched for long; none if no answer is clearly ahead."""
        verdicts = self.judge.judge(seat, Budget(iterations=LOOKS + self.long), keep=near)
        if not is_ahead(verdicts, least_lead(self.judge)):
            return []
        if self.judge.chances.network is None and not self.holds_again(seat, verdicts):
            return []
        return [self.judged(seat, each, quality_of(each, len(verdicts))) for each in verdicts]

    def holds_again(self, seat: Seat, verdicts: list[Verdict]) -> bool:
        """Is the same answer ahead in a third search?  Where no network leads two may agree by luck."""
        searched = [each.option for each in verdicts if each.playouts]
        third = Judge(self.game, self.seed + OTHER_LUCK)
        best, second, *_ = third.judge(seat, Budget(iterations=LOOKS + self.long), keep=searched)
        return best.option == verdicts[0].option and second.behind > second.unsure

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
        best = max(ends.values(), key=End.key)
        return [
            Judged(
                words=seat.words(option),
                quality=quality_by_points(best.lead - ends[option].lead) if ends[option] != best else "best",
                chance=ends[option].share,
                low=ends[option].share,
                high=ends[option].share,
                behind=best.share - ends[option].share,
                unsure=0.0,
                playouts=0,
                lead=ends[option].lead,
            )
            for option in winning(ends)
        ]

    def puzzle(self, deal: Deal, candidate: Candidate, seat: Seat, verdicts: list[Judged], exact: bool) -> Puzzle:
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
            difficulty=EASIEST,  # until all are known (`grading.grade`)
            found=candidate.found,
            exact=exact,
            verdicts=verdicts,
            follows=[],
        )
        wrong = [seat.words(option) for option, _ in candidate.given.most_common()]
        wrong = [words for words in dict.fromkeys([*wrong, verdicts[1].words]) if words != verdicts[0].words]
        explain(puzzle, wrong[:TEMPTING], self.seed)
        return puzzle


def quality_by_points(given_away: int) -> Quality:
    """What an answer is called where everything is known: by chance every wrong one would be the same."""
    return "mistake" if given_away <= SMALL else "blunder"
