"""Positions to train with: today's, one to go on with, and what an answer was worth."""

from __future__ import annotations

from typing import Annotated, Any, Literal, cast

import orjson
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from deskovka.core.errors import UnknownName
from deskovka.puzzles.kept import find_puzzle
from deskovka.puzzles.shapes import Puzzle
from deskovka.server import puzzle_telling
from deskovka.server.api import PROBLEMS, Somebody, TheIdentity, TheService
from deskovka.server.guard import address_of
from deskovka.server.identity import COOKIE
from deskovka.server.models import PlayerRow, now
from deskovka.server.puzzle_shapes import (
    LONGEST_WORDS,
    NextShape,
    OutcomeShape,
    PuzzleShape,
    PuzzlesShape,
    ToldPuzzleShape,
    Tried,
)
from deskovka.server.puzzles import Tries, next_puzzle, told_games, told_today, told_week
from deskovka.server.refused import Refused

router = APIRouter(prefix="/api/puzzles", responses=PROBLEMS)
NOT_KEPT = "private, no-store"
Language = Literal["cs", "en"]
PuzzleId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,60}$")]
Word = Annotated[str | None, Query(pattern=r"^[a-z0-9_-]{1,60}$")]


async def anybody(request: Request, who: TheIdentity) -> PlayerRow | None:
    """Whoever looks, known or not."""
    return await who.player(request.cookies.get(COOKIE))


Anybody = Annotated[PlayerRow | None, Depends(anybody)]


def the_tries(tables: TheService) -> Tries:
    return Tries(tables.storage)


TheTries = Annotated[Tries, Depends(the_tries)]


def puzzle_of(id: str) -> Puzzle:
    try:
        return find_puzzle(id)
    except UnknownName:
        raise Refused("no-puzzle") from None


@router.get("")
async def puzzles(player: Anybody, tries: TheTries, language: Language = "en") -> PuzzlesShape:
    """What there is to train with, how much of it one has found, and the positions of this week."""
    known = await tries.of(player.id if player else None)
    day = now().date()
    return {"games": told_games(known, language), "today": told_today(day, language), "week": told_week(day, known)}


@router.get("/next")
async def go_on(
    player: Anybody,
    tries: TheTries,
    game: Word = None,
    theme: Word = None,
    difficulty: Annotated[int | None, Query(ge=1, le=5)] = None,
    after: Word = None,
) -> NextShape:
    """A position not tried yet, near the difficulty, and not the one after which somebody asks."""
    who = player.id if player else None
    return {"id": next_puzzle(await tries.of(who), who or "", game, theme, difficulty, after).id}


@router.get("/{id}", response_model=PuzzleShape)
async def puzzle(
    id: PuzzleId, player: Anybody, request: Request, tables: TheService, tries: TheTries, language: Language = "en"
) -> Response:
    """A position as the seat that is asked sees it."""
    told = await told_puzzle(request, tables, puzzle_of(id), language)
    return as_json({**told, "mine": await tries.at(player.id if player else None, id)})


@router.post("/{id}/answer", response_model=OutcomeShape)
async def answer(
    id: PuzzleId, body: Tried, player: Somebody, request: Request, tables: TheService, tries: TheTries
) -> Response:
    """What an answer was worth, with all others that were on offer; it is kept as a try."""
    told = await told_outcome(request, tables, id, body.words, body.language)
    kept = await tries.note(player.id, id, told["quality"])
    return as_json({**told, "first": kept["first"]})


@router.get("/{id}/answer", response_model=OutcomeShape)
async def answer_again(
    id: PuzzleId,
    words: Annotated[str, Query(min_length=1, max_length=LONGEST_WORDS)],
    player: Somebody,
    request: Request,
    tables: TheService,
    tries: TheTries,
    language: Language = "en",
) -> Response:
    """The same for whoever has tried it already, for example in another language; it is no further try."""
    puzzle_of(id)
    kept = await tries.at(player.id, id)
    if kept is None:
        raise Refused("not-tried")
    return as_json({**await told_outcome(request, tables, id, words, language), "first": kept["first"]})


async def told_outcome(request: Request, tables: TheService, id: str, words: str, language: str) -> dict[str, Any]:
    """Refused where these words are not on offer, with those that are."""
    puzzle = puzzle_of(id)
    if puzzle.judged(words) is None:
        told = await told_puzzle(request, tables, puzzle, language)
        raise Refused("not-on-offer", values={"offered": [option["words"] for option in told["options"]]})
    name = ("puzzle", id, "outcome", words, language)
    values = (id, words, language)
    made = await tables.retellers.told(address_of(request.scope), name, puzzle_telling.outcome, *values)
    return cast("dict[str, Any]", orjson.loads(made))


async def told_puzzle(request: Request, tables: TheService, puzzle: Puzzle, language: str) -> ToldPuzzleShape:
    """The part that is the same for everybody: replayed once, somewhere else."""
    name = ("puzzle", puzzle.id, language)
    values = (puzzle.id, language)
    made = await tables.retellers.told(address_of(request.scope), name, puzzle_telling.puzzle, *values)
    return cast("ToldPuzzleShape", orjson.loads(made))


def as_json(told: object) -> Response:
    return Response(orjson.dumps(told), media_type="application/json", headers={"cache-control": NOT_KEPT})
