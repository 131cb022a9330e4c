"""Hints for somebody who plays alone against bots."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from deskovka.server.api import PROBLEMS, Somebody, TableId, TheService
from deskovka.server.bodies import Body
from deskovka.server.guard import address_of
from deskovka.server.hints import HintShape, Wish

router = APIRouter(prefix="/api/tables/{id}/hint", responses=PROBLEMS)


class HintWish(Body):
    """For the question of this number: where to look (1), or also the best answers (2)."""

    seat: Annotated[int, Field(ge=0, le=7)]
    sequence: Annotated[int, Field(ge=0, le=1_000_000)]
    step: Literal[1, 2]
    language: Literal["cs", "en"] = "cs"


@router.post("")
async def hint(id: TableId, body: HintWish, request: Request, player: Somebody, tables: TheService) -> HintShape:
    """A hint for one's own seat; that it was used is written down and told."""
    wish = Wish(player.id, body.seat, body.sequence, body.step, body.language)
    return await tables.hints.ask(id, wish, address_of(request.scope))
