"""What somebody may do with what is kept about them: see it added up, take it along, have it forgotten."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request, Response
from sqlalchemy import select

from deskovka.server.api import PROBLEMS, Somebody, TheIdentity, TheService, TheVisit
from deskovka.server.bodies import Farewell
from deskovka.server.export import export_of
from deskovka.server.guard import address_of
from deskovka.server.identity import COOKIE
from deskovka.server.leaving import forget_statistics, leave
from deskovka.server.models import ResultRow, TableRow
from deskovka.server.refused import Refused
from deskovka.server.shapes import Nothing
from deskovka.server.statistics import StatisticsShape, statistics_of

router = APIRouter(prefix="/api/me", responses=PROBLEMS)
NOT_KEPT = "private, no-store"
A_FILE = 'attachment; filename="deskovka.json"'


@router.get("/statistics")
async def statistics(
    player: Somebody, tables: TheService, response: Response, language: Literal["cs", "en"] = "en"
) -> StatisticsShape:
    """How one's own games ended, by game and opponent, with a rating; nobody else is told."""
    async with tables.storage.look() as session:
        rows = list(
            await session.scalars(select(ResultRow).where(ResultRow.player == player.id).order_by(ResultRow.id))
        )
        there = select(TableRow.id).join(ResultRow, ResultRow.table == TableRow.id)
        kept = set(await session.scalars(there.where(ResultRow.player == player.id)))
    response.headers["cache-control"] = NOT_KEPT
    return await asyncio.to_thread(statistics_of, player.name, rows, language, kept)


@router.delete("/statistics")
async def forget_results(player: Somebody, tables: TheService) -> Nothing:
    """Begin anew, without results and ratings.  The games themselves stay."""
    await forget_statistics(tables, player.id)
    return {}


@router.get("/export", response_model=dict[str, Any])
async def export(player: Somebody, tables: TheService) -> Response:
    """Everything that is kept about one: results, tables, one's own answers and what one said."""
    if not tables.exports.take(player.id):
        raise Refused("too-many-requests")
    told = await export_of(tables.storage, player)
    made = await asyncio.to_thread(orjson.dumps, told, option=orjson.OPT_INDENT_2)
    headers = {"cache-control": NOT_KEPT, "content-disposition": A_FILE}
    return Response(made, media_type="application/json", headers=headers)


@router.delete("")
async def forget_me(
    request: Request,
    response: Response,
    visit: TheVisit,
    tables: TheService,
    who: TheIdentity,
    body: Farewell | None = None,
) -> Nothing:
    """Be forgotten: games nobody else has a part in go, from all others the name goes."""
    await leave(tables, who, visit, body.password if body else "", address_of(request.scope))
    response.delete_cookie(COOKIE)
    return {}
