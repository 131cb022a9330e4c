"""Everything that is not live: who I am, making and finding tables, records and replays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from pydantic import BaseModel

from deskovka.core.luck import SEEDS
from deskovka.games.registry import find_game, game_ids
from deskovka.server import retelling
from deskovka.server.access import LINK, check_may_look
from deskovka.server.bodies import Account, Added, Again, Deputy, Fork, Link, Me, NewTable, Pause, Resign, SeatWish, Sit
from deskovka.server.guard import address_of
from deskovka.server.identity import COOKIE, Identity, Visit
from deskovka.server.live import FINISHED, LiveTable
from deskovka.server.models import PlayerRow
from deskovka.server.offered import offered_bots, told_levels
from deskovka.server.place import addresses_of, is_loopback
from deskovka.server.refused import Refused
from deskovka.server.service import Service
from deskovka.server.shapes import (
    GameShape,
    HistoryShape,
    LevelsShape,
    LinksShape,
    LobbyShape,
    MomentShape,
    NewsShape,
    NewTableShape,
    Nothing,
    PlaceShape,
    PositionShape,
    RematchShape,
    SatShape,
    SeatLinkShape,
    Who,
)
from deskovka.server.telling import Telling
from deskovka.server.told_lobby import lobby_of
from deskovka.server.words import messages


class Problem(BaseModel):
    """Why something could not be done."""

    code: str


PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": Problem} for status in (400, 401, 403, 404, 409, 413, 422, 429)
}
router = APIRouter(prefix="/api", responses=PROBLEMS)

GameId = Annotated[str, Path(pattern=r"^[a-z0-9_-]{1,40}$")]
TableId = Annotated[str, Path(min_length=22, max_length=22, pattern=r"^[A-Za-z0-9_-]+$")]
A_WHILE = "public, max-age=300"  # the same for everybody until the next upgrade


def service(request: Request) -> Service:
    found = request.app.state.service
    assert isinstance(found, Service)
    return found


def identity(request: Request) -> Identity:
    found = request.app.state.identity
    assert isinstance(found, Identity)
    return found


async def somebody(request: Request) -> PlayerRow:
    """The player the cookie stands for."""
    player = await identity(request).player(request.cookies.get(COOKIE))
    if player is None:
        raise Refused("nobody")
    return player


TheService = Annotated[Service, Depends(service)]
TheIdentity = Annotated[Identity, Depends(identity)]
Somebody = Annotated[PlayerRow, Depends(somebody)]


async def visit(request: Request) -> Visit:
    """The same, with the browser they are known in."""
    found = await identity(request).visit(request.cookies.get(COOKIE))
    if found is None:
        raise Refused("nobody")
    return found


TheVisit = Annotated[Visit, Depends(visit)]


def remember(request: Request, response: Response, player: PlayerRow, cookie: str) -> Who:
    """Give a cookie, or the same one for another while."""
    response.set_cookie(
        COOKIE,
        cookie,
        max_age=400 * 24 * 3600,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return {"name": player.name, "login": player.login}


# ---- who I am


@router.post("/me")
async def introduce(body: Me, request: Request, response: Response, who: TheIdentity) -> Who:
    """Be a guest of this name, or change one's name."""
    cookie = request.cookies.get(COOKIE, "")
    player = await who.player(cookie)
    if player is None:
        player, cookie = await who.guest(body.name)
    else:
        await who.rename(player, body.name)
    return remember(request, response, player, cookie)


@router.get("/me")
async def me(request: Request, response: Response, player: Somebody) -> Who:
    return remember(request, response, player, request.cookies[COOKIE])


@router.post("/register")
async def register(body: Account, request: Request, response: Response, visit: TheVisit, who: TheIdentity) -> Who:
    """Make an account of the guest; the cookie is renewed."""
    cookie = await who.register(visit, body.login, body.password, address_of(request.scope))
    return remember(request, response, visit.player, cookie)


@router.post("/login")
async def log_in(body: Account, request: Request, response: Response, who: TheIdentity) -> Who:
    """Be that account; the cookie is renewed."""
    shown = await who.visit(request.cookies.get(COOKIE))
    player, cookie = await who.log_in(shown, body.login, body.password, address_of(request.scope))
    return remember(request, response, player, cookie)


@router.post("/logout")
async def log_out(request: Request, response: Response, who: TheIdentity) -> Nothing:
    """The cookie is good no longer, and what was open with it is closed."""
    shown = await who.visit(request.cookies.get(COOKIE))
    if shown is not None:
        await who.log_out(shown)
    response.delete_cookie(COOKIE)
    return {}


# ---- games


@router.get("/games")
async def games() -> list[GameShape]:
    """What can be played."""
    return [
        {
            "id": game.id,
            "seats": list(game.seats),
            "rules_version": game.rules_version,
            "variants": [
                {
                    "id": v.id,
                    "default": v.default,
                    "allowed": list(v.allowed),
                    "needs": v.needs,
                    "seats": list(v.seats),
                }
                for v in game.variants
            ],
            "windows": list(game.windows),
            "deeds": list(game.deeds),
        }
        for game in map(find_game, game_ids())
    ]


@router.get("/games/{game}/facts")
async def facts(game: GameId, response: Response) -> dict[str, Any]:
    """What lies in the box: cards and boards, as the game tells it."""
    response.headers["cache-control"] = A_WHILE
    return find_game(game).facts()


@router.get("/games/{game}/texts/{language}")
async def game_texts(game: GameId, language: Literal["cs", "en"], response: Response) -> dict[str, str]:
    """Names, effects, rules and headings in one language."""
    response.headers["cache-control"] = A_WHILE
    return messages(game, language)


@router.get("/bots")
async def bots(tables: TheService) -> list[str]:
    """The bots people are offered here, as they are written: the levels first."""
    return offered_bots(tables.settings)


@router.get("/levels")
async def levels(response: Response) -> list[LevelsShape]:
    """How strong the levels of the bots are in each game, as far as that was measured."""
    response.headers["cache-control"] = A_WHILE
    return told_levels()


@router.get("/place")
async def place(request: Request, tables: TheService) -> PlaceShape:
    """Under which addresses others in the house find this server; told only on this very machine."""
    here = request.client is not None and is_loopback(request.client.host)
    return {"addresses": addresses_of(tables.settings) if here else [], "port": tables.settings.port}


# ---- tables


async def looker(id: TableId, request: Request, tables: TheService, who: TheIdentity) -> PlayerRow | None:
    """Whoever looks at a table, known or not; refused to those it is not for."""
    player = await who.player(request.cookies.get(COOKIE))
    check_may_look(*await tables.rows(id), player.id if player else None, request.headers.get(LINK, ""))
    return player


Looker = Annotated[PlayerRow | None, Depends(looker)]


def wishes_of(seats: list[SeatWish]) -> list[dict[str, str]]:
    return [seat.model_dump(exclude_none=True) for seat in seats]


@router.post("/tables")
async def create(body: NewTable, player: Somebody, tables: TheService) -> NewTableShape:
    seed = int(body.seed) if body.seed is not None else None
    if seed is not None and seed >= SEEDS:
        raise Refused("bad-seed")
    return await tables.lobby.create(
        player,
        body.game,
        wishes_of(body.seats),
        dict(body.variants),
        body.language,
        seed,
        clock=body.clock.model_dump() if body.clock else None,
        take_back=body.take_back,
        spectators=body.spectators,
        hints=body.hints,
        position=body.position,
        share=body.share,
        waits=body.waits,
    )


@router.get("/tables")
async def mine(player: Somebody, tables: TheService) -> list[LobbyShape]:
    return await tables.tables_of(player.id)


@router.get("/tables/{id}")
async def look(id: TableId, player: Looker, tables: TheService) -> LobbyShape:
    """A table that waits or is over is for all who know its id; a running one for its people and who shows a link."""
    return lobby_of(await tables.table(id), player.id if player else None)


@router.post("/tables/{id}/join")
async def join(id: TableId, body: Sit, player: Somebody, tables: TheService) -> SatShape:
    return {"seat": await tables.lobby.join(id, player, body.link, body.share)}


@router.post("/tables/{id}/share")
async def add_share(id: TableId, body: Added, player: Somebody, tables: TheService) -> LobbyShape:
    """Add to the luck of a table that has not begun; one that waited for it begins."""
    await tables.shares.add(id, player, body.share)
    return lobby_of(await tables.table(id), player.id)


@router.post("/tables/{id}/link")
async def seat_link(id: TableId, body: Link, request: Request, tables: TheService, who: TheIdentity) -> SeatLinkShape:
    """Is the seat of this link still free?"""
    player = await who.player(request.cookies.get(COOKIE))
    return await tables.lobby.seat_of_link(id, player.id if player else None, body.link)


@router.post("/tables/{id}/links")
async def new_links(id: TableId, player: Somebody, tables: TheService) -> LinksShape:
    """New links for open seats and spectators; those told before are good no longer."""
    return await tables.lobby.new_links(id, player)


@router.post("/tables/{id}/leave")
async def leave(id: TableId, player: Somebody, tables: TheService) -> Nothing:
    await tables.lobby.leave(id, player)
    return {}


@router.post("/tables/{id}/start")
async def start(id: TableId, player: Somebody, tables: TheService) -> LobbyShape:
    await tables.lobby.start(id, player)
    return lobby_of(await tables.table(id), player.id)


@router.post("/tables/{id}/deputy")
async def deputise(id: TableId, body: Deputy, player: Somebody, tables: TheService) -> Nothing:
    await tables.lobby.deputise(id, player, body.seat, body.bot)
    return {}


@router.post("/tables/{id}/pause")
async def pause(id: TableId, body: Pause, player: Somebody, tables: TheService) -> Nothing:
    await tables.lobby.pause(id, player, body.paused)
    return {}


@router.post("/tables/{id}/resign")
async def resign(id: TableId, body: Resign, player: Somebody, tables: TheService) -> Nothing:
    await tables.lobby.resign(id, player, body.seat)
    return {}


@router.post("/tables/{id}/rematch")
async def rematch(id: TableId, player: Somebody, tables: TheService, body: Again | None = None) -> RematchShape:
    wish = body or Again()
    return {"id": await tables.lobby.rematch(id, player, wish.share, wish.waits)}


@router.post("/tables/{id}/fork")
async def fork(id: TableId, body: Fork, player: Somebody, _: Looker, tables: TheService) -> NewTableShape:
    """Play on from a position of a finished game, with bots or friends."""
    return await tables.lobby.fork(id, player, body.answers, wishes_of(body.seats))


# ---- records and replays


@router.get(
    "/tables/{id}/record",
    response_model=None,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}},
)
async def record(id: TableId, _: Looker, tables: TheService) -> Response:
    """The record of a finished game as text, with the luck that was kept back until then."""
    return Response(await tables.record_text(id), media_type="text/plain; charset=utf-8")


@router.get("/tables/{id}/replay/{answers}", response_model=PositionShape)
async def position(
    id: TableId,
    answers: Annotated[int, Path(ge=0, le=100_000)],
    request: Request,
    _: Looker,
    tables: TheService,
    seat: Annotated[int | None, Query(ge=0, le=7)] = None,
) -> Response:
    """A finished game after so many answers, from a seat or with everything face up."""
    table = await finished(tables, id)
    if not table.has_position(answers) or (seat is not None and seat >= len(table.seats)):
        raise Refused("no-such-position")
    return await retold(request, table, retelling.position, answers, seat)


@router.get("/tables/{id}/history", response_model=HistoryShape)
async def history(
    id: TableId, request: Request, _: Looker, tables: TheService, language: Literal["cs", "en"] = "en"
) -> Response:
    """Every answer of a finished game in words, with the scores after it."""
    return await retold(request, await finished(tables, id), retelling.history, language)


@router.get("/tables/{id}/since/{seat}", response_model=list[MomentShape])
async def since_my_answer(
    id: TableId,
    seat: Annotated[int, Path(ge=0, le=7)],
    request: Request,
    player: Somebody,
    tables: TheService,
    language: Literal["cs", "en"] = "en",
) -> Response:
    """What others did since my last answer, move by move, as my seat saw it."""
    table = await tables.table(id)
    if table.recorder is None:
        raise Refused("not-running")
    if seat not in table.seats_of(player.id):
        raise Refused("not-your-seat")
    return await retold(request, table, retelling.since, seat, language)


async def finished(tables: Service, id: str) -> LiveTable:
    table = await tables.table(id)
    if table.status_now() != FINISHED:
        raise Refused("not-running" if table.recorder is None else "not-finished")
    return table


async def retold(request: Request, table: LiveTable, what: Callable[..., bytes], *values: Any) -> Response:
    """Something about how a game went, for whoever may know it; made once, somewhere else."""
    name = (table.row.id, table.sequence, table.row.changed, what.__name__, *values)
    story = retelling.story_of(table)
    made = await service(request).retellers.told(address_of(request.scope), name, what, story, *values)
    return Response(made, media_type="application/json")


@router.get("/tables/{id}/news", response_model_exclude_unset=True)
async def news(
    id: TableId,
    request: Request,
    tables: TheService,
    who: TheIdentity,
    since: Annotated[int | None, Query(ge=0, le=1_000_000)] = None,
    language: Literal["cs", "en"] | None = None,
) -> NewsShape:
    """What the WebSocket tells, once, for somebody who sits at the table."""
    player = await who.player(request.cookies.get(COOKIE))
    table = await tables.table_anew(id)
    if player is None or not (table.seats_of(player.id) or table.row.host == player.id):
        raise Refused("not-your-seat")
    seats = table.seats_of(player.id)
    heard = None if since is None else table.heard_until(since, seats)
    seen = Telling(table, seats, table.words(language) if language else None).seen(heard)
    return {**lobby_of(table, player.id), **seen, "chat": []}
