"""How chances are written: never more exact than they are known, never 0 or 100 before the game is over."""

from __future__ import annotations

from deskovka.core.game import Game
from deskovka.review.report import When
from deskovka.review.shapes import ToldAnswer, ToldChance, ToldMoment
from deskovka.text import Texts

WIDE = 0.10  # an interval wider than that takes the place of the number
UNFINISHED = {"stopped": "review-stopped", "time-over": "review-time-over"}  # why a review is not whole


def written_chance(chance: ToldChance, say: Texts) -> str:
    """41%, 27–50%, under 1%."""
    if chance["low"] == chance["high"]:
        return say("review-percent", number=round(100 * chance["chance"]))
    if chance["high"] < 0.01:
        return say("review-under")
    if chance["low"] > 0.99:
        return say("review-over")
    low, high = (min(99, max(1, round(100 * end))) for end in (chance["low"], chance["high"]))
    if chance["high"] - chance["low"] > WIDE:
        return say("review-span", low=low, high=high)
    return say("review-percent", number=min(99, max(1, round(100 * chance["chance"]))))


def written_change(change: float) -> str:
    """+7 or −13, in points of the hundred."""
    points = round(100 * change)
    return f"{'+' if points > 0 else '−' if points < 0 else '±'}{abs(points)}"


def written_moment(moment: ToldMoment, answer: ToldAnswer, say: Texts) -> str:
    """By how much a moment changed a chance: −13, or −23 to −9 where that is all we know."""
    change = moment["change"]
    if moment["kind"] == "luck":
        return written_change(change)
    low = change - (answer["more"] if answer["given_away"] > 0 else answer["unsure"])
    high = change + answer["unsure"]
    if high - low <= WIDE:
        return written_change(change)
    return say("review-change-span", low=written_change(low), high=written_change(high))


def written_accuracy(accuracy: int | None, say: Texts) -> str:
    return say("review-too-few") if accuracy is None else str(accuracy)


def seen_as(seat: int, names: list[str], say: Texts) -> str:
    """Whose view a review is."""
    if seat >= 0:
        return say("review-seen-seat", player=names[seat])
    return say("review-seen-spectator" if seat == -1 else "review-seen-open")


def written_when(when: When, game: Game, say: Texts) -> str:
    """Round 3, day; before the first round only its phase."""
    number, phase = say(f"review-{when.unit}", number=when.number), written_phase(when.phase, game, say)
    if phase and not when.number:
        return phase
    return f"{number}, {phase[:1].lower()}{phase[1:]}" if phase else number


def written_phase(phase: str, game: Game, say: Texts) -> str:
    """Its name, if the game has one for it."""
    for message in (f"{game.prefix()}-phase-{phase}", f"{game.prefix()}-label-phase-{phase}"):
        if phase and say.has(message):
            return say(message)
    return ""
