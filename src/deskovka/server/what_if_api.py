"""What if: playing on from a finished game, and how the chance moves there."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from typing_extensions import TypedDict

from deskovka.review.played import when_at
from deskovka.review.shapes import ToldChance, ToldWhen
from deskovka.review.telling import told_chance, told_when
from deskovka.server.api import PROBLEMS, Looker, Somebody, TableId, TheService
from deskovka.server.bodies import WhatIf
from deskovka.server.chance_lines import Point
from deskovka.server.guard import address_of
from deskovka.server.shapes import NewTableShape
from deskovka.text import texts

router = APIRouter(prefix="/api/tables/{id}", responses=PROBLEMS)


class ChancePointShape(TypedDict):
    """A chance after so many answers since the what-if began."""

    answers: int
    chance: ToldChance


class ChancesShape(TypedDict):
    """How the chance of my seat moves in a what-if, by what that seat knows.

    `was`: how it went on in the finished game, counted from the same place, if that was reviewed; `names`: who sat
    there.  With `more` something is still being found out.
    """

    seat: int
    when: ToldWhen
    names: list[str]
    points: list[ChancePointShape]
    was: list[ChancePointShape]
    over: bool
    more: bool


@router.post("/what-if")
async def what_if(
    id: TableId, body: WhatIf, request: Request, player: Somebody, _: Looker, tables: TheService
) -> NewTableShape:
    """Play on for any seat from any position of a finished game; what that seat did not know is dealt anew."""
    return await tables.what_ifs.make(id, player, body, address_of(request.scope))


@router.get("/chances")
async def chances(
    id: TableId, request: Request, player: Somebody, tables: TheService, language: Literal["cs", "en"] = "en"
) -> ChancesShape:
    """How my chance moves in a what-if; nothing is told of other games that go on."""
    table, seat, points, more = await tables.what_ifs.line(id, player, address_of(request.scope))
    start = table.again(0).state
    return {
        "seat": seat,
        "when": told_when(table.game, when_at(start, len(table.seats)), texts(language)),
        "names": await tables.what_ifs.names(table),
        "points": [told_point(point) for point in points],
        "was": [told_point(point) for point in await tables.what_ifs.was(table, seat)],
        "over": not table.is_running(),
        "more": more,
    }


def told_point(point: Point) -> ChancePointShape:
    return {"answers": point.answers, "chance": told_chance(point.chance)}
