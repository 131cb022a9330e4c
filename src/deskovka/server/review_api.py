"""Reviews of finished games: begun by whoever may look at one, and told to each as their seat."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any, Literal, cast

from fastapi import APIRouter, Query, Request, Response
from typing_extensions import TypedDict

from deskovka.core.views import SPECTATOR
from deskovka.review.shapes import ToldProgress, ToldReview
from deskovka.server.api import PROBLEMS, Looker, TableId, TheService, finished
from deskovka.server.guard import address_of
from deskovka.server.live import LiveTable
from deskovka.server.models import PlayerRow
from deskovka.server.refused import Refused
from deskovka.server.reviewing import told_review
from deskovka.server.reviews import progress_of
from deskovka.server.shapes import Nothing

router = APIRouter(prefix="/api/tables/{id}/review", responses=PROBLEMS)


class ReviewShape(TypedDict):
    """How a review stands.  `review` is left out (null) if there is none, or if `revision` is the one that is known."""

    status: Literal["none", "waiting", "running", "done", "stopped", "time-over", "failed"]
    revision: int
    seen_as: int  # a seat, or -1 for spectators
    seats: list[int]  # those it can be seen as
    progress: ToldProgress | None
    review: ToldReview | None


@router.get("", response_model=ReviewShape)
async def review(
    id: TableId,
    request: Request,
    player: Looker,
    tables: TheService,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
    known: Annotated[int, Query(ge=0, le=1_000_000_000)] = 0,
    language: Literal["cs", "en"] = "en",
) -> Response | ReviewShape:
    """The review of a finished game as far as it is, seen as one's own seat; by others as spectators."""
    table = await finished(tables, id)
    mine = own_seats(table, player)
    if seat is not None and seat not in mine:
        raise Refused("not-your-seat")
    viewer = seat if seat is not None else next(iter(mine), SPECTATOR)
    status, revision, found = await tables.reviews.so_far(id)
    about: dict[str, Any] = {
        "status": status,
        "revision": revision,
        "seen_as": viewer,
        "seats": mine,
        "progress": None if found is None else asdict(progress_of(found)),
    }
    if found is None or revision == known:
        return cast("ReviewShape", {**about, "review": None})
    names = [each.name for each in table.seats]
    name = (id, "review", status, revision, table.row.changed, viewer, language)
    values = (found, names, viewer, language, about)
    made = await tables.retellers.told(address_of(request.scope), name, told_review, *values)
    return Response(made, media_type="application/json")


@router.post("")
async def begin_review(id: TableId, request: Request, _: Looker, tables: TheService) -> Nothing:
    """Begin the review of a finished game, or go on with one that was stopped."""
    await finished(tables, id)
    await tables.reviews.start(id, address_of(request.scope))
    return {}


@router.delete("")
async def stop_review(id: TableId, player: Looker, tables: TheService) -> Nothing:
    """Stop it: for those who sit at the table; what there is stays."""
    table = await finished(tables, id)
    if not own_seats(table, player):
        raise Refused("not-your-seat")
    tables.reviews.stop(id)
    return {}


def own_seats(table: LiveTable, player: PlayerRow | None) -> list[int]:
    return [] if player is None else sorted(table.seats_of(player.id))
