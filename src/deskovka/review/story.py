"""What a review comes to: accounts of the seats, key moments, turning points, and a summary in messages."""

from __future__ import annotations

from deskovka.review.quality import LUCKY, QUALITIES, WRONG, accuracy
from deskovka.review.report import Account, Answered, Chance, Moment, Review, Sentence, Turning, When

MOST_MOMENTS = 12
TELLING = 0.05  # a best answer is a key moment where it raised the chance by so much
WORTH_TELLING = 0.02  # … any other from so much given away on
BACK = 1 / 3  # below that nobody comes back
AHEAD = 0.05  # by so much, at least once, somebody is ahead who is said to lead
DOUBTFUL = 0.1  # ahead by so much, if only for a moment: nobody else led throughout
EARLY = 1 / 4  # of the answers: whoever led from then on led all the time


def tell_story(review: Review) -> None:
    """Fill in everything that follows from the answers."""
    review.accounts = [account_of(review, seat) for seat in range(len(review.names))]
    review.moments = key_moments(review.answers)
    review.turnings = turning_points(review)
    review.title, review.summary = summary(review)


# ---- accounts


def account_of(review: Review, seat: int) -> Account:
    mine = [each for each in review.answers if each.seat == seat and each.choices > 1 and each.quality != "none"]
    counts: dict[str, int] = {quality: sum(each.quality == quality for each in mine) for quality in QUALITIES}
    luck = sum(luck.change for each in review.answers for luck in each.luck if luck.seat == seat)
    return Account(seat, accuracy([each.given_away for each in mine]), counts, luck)


# ---- key moments


def key_moments(answers: list[Answered]) -> list[Moment]:
    """The largest changes, in order of play."""
    found = [moment for each in answers for moment in moments_of(each)]
    largest = sorted(found, key=lambda moment: -abs(moment.change))[:MOST_MOMENTS]
    return sorted(largest, key=lambda moment: (moment.place, moment.kind == "luck", moment.seat))


def moments_of(each: Answered) -> list[Moment]:
    """What an answer and the luck after it changed: two rows where a good decision ends badly."""
    moments = []
    raised = each.played.chance - each.before[each.seat].chance
    if each.quality == "best" and each.choices > 1 and raised >= TELLING:
        moments.append(Moment(each.place, each.seat, "play", "best", raised))
    elif each.given_away >= WORTH_TELLING:
        moments.append(Moment(each.place, each.seat, "play", each.quality, -each.given_away))
    for luck in each.luck:
        if abs(luck.change) >= LUCKY:
            name = "lucky" if luck.change > 0 else "unlucky"
            moments.append(Moment(each.place, luck.seat, "luck", name, luck.change))
    return moments


# ---- turning points


def turning_points(review: Review) -> list[Turning]:
    """Where another seat begins to lead for at least a round, and from where on nobody comes back."""
    answers = review.answers
    if not answers or len(review.names) < 2:
        return []
    leaders = [leader(each.after) for each in answers]
    turnings: list[Turning] = []
    before = leader(review.start) if ahead_by(review.start) >= AHEAD else -1
    place = 0
    while place < len(answers):
        until = place
        while until < len(answers) and leaders[until] == leaders[place]:
            until += 1
        if lasts(answers, place, until) and max(ahead_by(each.after) for each in answers[place:until]) >= AHEAD:
            if leaders[place] != before:
                turnings.append(turning(answers[place], leaders[place], "lead"))
            before = leaders[place]
        place = until
    beyond = out_of_reach(answers)
    if beyond is not None and review.progress.looked == review.progress.all:
        turnings.append(turning(answers[beyond], leaders[-1], "reach"))
    return turnings


def leader(chances: list[Chance]) -> int:
    return max(range(len(chances)), key=lambda seat: chances[seat].chance)


def ahead_by(chances: list[Chance]) -> float:
    """How far the first is ahead of the second."""
    second, first = sorted(chance.chance for chance in chances)[-2:]
    return first - second


def lasts(answers: list[Answered], first: int, until: int) -> bool:
    """Do these answers go on for at least a round, or to the end?"""
    last = answers[until - 1].when
    return until == len(answers) or last.number > answers[first].when.number


def out_of_reach(answers: list[Answered]) -> int | None:
    """The answer after which nobody else comes above one in three any more; None if nobody ever was."""
    won = leader(answers[-1].after)
    last = None
    for place in range(len(answers) - 1, -1, -1):
        others = [chance.chance for seat, chance in enumerate(answers[place].after) if seat != won]
        if max(others) > BACK:
            break
        last = place
    return last or None


def turning(each: Answered, seat: int, kind: str) -> Turning:
    return Turning(each.place, seat, "lead" if kind == "lead" else "reach", each.when)


# ---- in words


def summary(review: Review) -> tuple[Sentence, list[Sentence]]:
    """A title of a few words and three or four sentences: who led, where it turned, what was luck."""
    sentences = [*who_led(review), *what_turned(review), *what_luck_did(review)]
    return title(review), sentences[:4]


def title(review: Review) -> Sentence:
    if review.progress.looked < review.progress.all:
        return Sentence("review-title-unfinished")
    if not review.winners:
        return Sentence("review-title-nobody")
    if len(review.winners) > 1:
        return Sentence("review-title-shared")
    if len(review.names) == 1:
        return Sentence("review-title-alone", {"player": review.winners[0]})
    winner = review.winners[0]
    decisive = [each for each in review.turnings if each.seat == winner]
    if not decisive or led_throughout(review, winner):
        return Sentence("review-title-never-in-doubt", {"player": winner})
    return Sentence(f"review-title-{decisive[-1].kind}", {"player": winner, **told(decisive[-1].when)})


def led_throughout(review: Review, seat: int) -> bool:
    """Was nobody else ahead, from early in the game on?"""
    early = EARLY * review.progress.all
    late = [each.after for each in review.answers if each.place >= early]
    ahead = all(leader(chances) == seat or ahead_by(chances) < DOUBTFUL for chances in late)
    return ahead and all(each.place < early for each in leads(review))


def who_led(review: Review) -> list[Sentence]:
    """The seat that led first, and the one that led in the end."""
    changes = leads(review)
    if not changes:
        return []
    first, last = changes[0], changes[-1]
    if first is last:
        return [Sentence("review-took-the-lead", {"player": last.seat, **told(last.when)})]
    return [
        Sentence("review-led-from", {"player": first.seat, **told(first.when)}),
        Sentence("review-took-the-lead-in-the-end", {"player": last.seat, **told(last.when)}),
    ]


def leads(review: Review) -> list[Turning]:
    return [each for each in review.turnings if each.kind == "lead"]


def what_turned(review: Review) -> list[Sentence]:
    """The worst answer, and where nobody came back any more."""
    wrong = [moment for moment in review.moments if moment.name in WRONG]
    found = []
    if wrong:
        worst = min(wrong, key=lambda moment: moment.change)
        each = next(each for each in review.answers if each.place == worst.place)
        values = {"player": worst.seat, "answer": worst.place, "lost": percent(-worst.change), **told(each.when)}
        found.append(Sentence("review-worst-answer" if each.playouts else "review-worst-answer-probably", values))
    elif review.progress.state == "done":
        found.append(Sentence("review-no-mistake"))
    for turn in review.turnings:
        if turn.kind == "reach":
            found.append(Sentence("review-out-of-reach", {"player": turn.seat, **told(turn.when)}))
    return found


def what_luck_did(review: Review) -> list[Sentence]:
    """Whom luck helped most, and whom it hurt most, if it did so clearly."""
    if not review.accounts:
        return []
    most = max(review.accounts, key=lambda account: abs(account.luck))
    if abs(most.luck) < LUCKY:
        return []
    message = "review-luck-helped" if most.luck > 0 else "review-luck-hurt"
    return [Sentence(message, {"player": most.seat, "change": percent(abs(most.luck))})]


def percent(share: float) -> int:
    return round(100 * share)


def told(when: When) -> dict[str, object]:
    """Where in the game something was, for a message."""
    return {"unit": when.unit, "number": when.number}
