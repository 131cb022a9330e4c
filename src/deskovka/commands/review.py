"""Say what the answers of a recorded game were worth."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rich.table import Table as Grid

from deskovka.arena.running import cores
from deskovka.commands.common import chosen_language, console, counted, print_json, read_file
from deskovka.core.errors import DeskovkaError
from deskovka.core.record import read_record
from deskovka.core.views import EVERYBODY
from deskovka.review.page import page
from deskovka.review.quality import QUALITIES
from deskovka.review.report import Review
from deskovka.review.running import reviewed
from deskovka.review.saying import UNFINISHED, written_accuracy, written_change, written_moment
from deskovka.review.shapes import ToldReview
from deskovka.review.telling import tell
from deskovka.text import Texts, texts

MOST_JOBS = 2


def run(
    file: Path, seat: int | None, as_json: bool, as_html: bool, seconds: float, jobs: int, lang: str | None
) -> None:
    if as_json and as_html:
        raise DeskovkaError("--json or --html, not both")
    record = read_file(file)
    seats = read_record(record).seats
    if seat is not None and not 0 <= seat < seats:
        raise DeskovkaError(f"--seat is a number from 0 to {seats - 1}, not {seat}")
    viewer = EVERYBODY if seat is None else seat
    language = chosen_language(lang)
    review = found(record, seconds, jobs or min(MOST_JOBS, cores()), texts(language))
    if as_html:
        print(page(review, viewer, language), end="")
    elif as_json:
        print_json(tell(review, viewer, language))
    else:
        show(tell(review, viewer, language), texts(language))


def found(record: str, seconds: float, jobs: int, say: Texts) -> Review:
    """The review, with its progress on the way; Ctrl-C stops it, and what there is is shown."""
    last: Review | None = None
    with counted() as bar:
        task = bar.add_task(say("review-heading"), total=None)
        with suppress(KeyboardInterrupt):
            for last in reviewed(record, seconds, jobs):
                counts = last.progress
                bar.update(task, total=2 * counts.all, completed=counts.looked + counts.searched)
    if last is None:
        raise DeskovkaError("interrupted before anything was found")
    if last.progress.state not in ("done", "stopped", "time-over"):
        last.progress.state = "stopped"
    return last


# ---- in the terminal


def show(told: ToldReview, say: Texts) -> None:
    title = told["title"]
    if title is not None:
        console.print(title["text"], style="bold", highlight=False)
    console.print(" ".join(sentence["text"] for sentence in told["summary"]), highlight=False)
    console.print(accounts(told, say))
    console.print(moments(told, say))
    progress = told["progress"]
    if progress["state"] in UNFINISHED:
        console.print(say(UNFINISHED[progress["state"]]), highlight=False)
    counted = {name: progress[name] for name in ("looked", "searched", "all")}
    console.print(say("review-so-far", **counted), highlight=False)


def accounts(told: ToldReview, say: Texts) -> Grid:
    grid = Grid()
    grid.add_column(say("review-player"))
    for head in (say("review-accuracy"), *(say(f"review-name-{quality}") for quality in QUALITIES), say("review-luck")):
        grid.add_column(head, justify="right")
    for account in told["accounts"]:
        counts = [str(account["counts"][quality]) for quality in QUALITIES]
        accuracy = written_accuracy(account["accuracy"], say)
        grid.add_row(told["names"][account["seat"]], accuracy, *counts, written_change(account["luck"]))
    return grid


def moments(told: ToldReview, say: Texts) -> Grid:
    grid = Grid(title=say("review-moments"), title_justify="left", show_header=False)
    answers = {answer["place"]: answer for answer in told["answers"]}
    for moment in told["moments"]:
        grid.add_row(
            moment["when"]["text"],
            told["names"][moment["seat"]],
            moment["text"],
            moment["name_text"],
            written_moment(moment, answers[moment["place"]], say),
        )
    return grid
