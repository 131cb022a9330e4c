"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from deskovka import __version__
from deskovka.core.errors import DeskovkaError, ImpossiblePosition
from deskovka.server import api, hint_api, live_socket, own_api, pages, puzzle_api, review_api, what_if_api
from deskovka.server.access import may_read_metrics
from deskovka.server.bodies import STRANGE_NAME
from deskovka.server.guard import Guard, TooLarge
from deskovka.server.identity import Identity
from deskovka.server.openapi import DescribedApp
from deskovka.server.passwords import Passwords
from deskovka.server.refused import Refused
from deskovka.server.service import Service
from deskovka.server.sessions import Sessions
from deskovka.server.settings import Settings
from deskovka.server.sweeping import Sweeper

LONGEST_REASON = 500  # it may repeat what somebody sent
STATUS = {
    "nobody": 401,
    "wrong-password": 401,
    "too-many-tries": 429,
    "no-table": 404,
    "no-seat": 404,
    "no-puzzle": 404,
    "not-on-offer": 422,
    "not-tried": 409,
    "no-such-position": 404,
    "not-for-you": 403,
    "not-here": 404,
    "position-seats": 422,
    "disk-full": 503,
    "too-many-requests": 429,
    "try-later": 503,
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings; without any it keeps its tables in a file of the user."""
    chosen = settings or Settings.from_outside()
    sweeper = Sweeper()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        service = Service(chosen)
        await service.open()
        app.state.service, app.state.sweeper = service, sweeper
        passwords, sessions = Passwords(chosen), Sessions(service.storage, service.hub)
        app.state.identity = Identity(service.storage, await service.storage.secret_key(), passwords, sessions)
        service.spawn(sessions.keep_looking())
        service.spawn(sweeper.keep_sweeping())
        yield
        passwords.close()
        await service.close()

    app = DescribedApp(title="Deskovka", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None)
    of_tables = (api.router, review_api.router, hint_api.router, what_if_api.router)
    routers = (*of_tables, own_api.router, puzzle_api.router, live_socket.router)
    app.router.routes.extend(route for router in routers for route in router.routes)  # not built anew
    app.add_middleware(Guard, settings=chosen, sweeper=sweeper)

    @app.exception_handler(Refused)
    async def refused(_: Request, problem: Refused) -> JSONResponse:
        later = {"retry-after": str(problem.values["seconds"])} if problem.code == "too-many-tries" else None
        return JSONResponse(problem.as_json(), STATUS.get(problem.code, 409), later)

    @app.exception_handler(ImpossiblePosition)
    async def impossible(_: Request, problem: ImpossiblePosition) -> JSONResponse:
        return JSONResponse({"code": "impossible-position", "text": str(problem)[:LONGEST_REASON]}, 422)

    @app.exception_handler(DeskovkaError)
    async def mistaken(_: Request, problem: DeskovkaError) -> JSONResponse:
        return JSONResponse({"code": "mistake", "text": str(problem)}, 422)

    @app.exception_handler(RequestValidationError)
    async def not_understood(_: Request, problem: RequestValidationError) -> JSONResponse:
        where = [".".join(str(part) for part in error["loc"]) for error in problem.errors()]
        is_strange = all(error["type"] == STRANGE_NAME for error in problem.errors())
        return JSONResponse({"code": STRANGE_NAME if is_strange else "not-understood", "where": where}, 422)

    @app.exception_handler(HTTPException)
    async def problem(_: Request, problem: HTTPException) -> JSONResponse:
        code = {400: "not-understood", 404: "not-here", 405: "not-like-this"}.get(problem.status_code, "refused")
        return JSONResponse({"code": code}, problem.status_code, problem.headers)

    @app.exception_handler(TooLarge)
    async def too_large(_: Request, problem: TooLarge) -> JSONResponse:
        return JSONResponse({"code": "too-large"}, 413)

    @app.get("/healthz")
    async def health(request: Request) -> dict[str, str]:
        """Is the database there, and room on its disk?"""
        await request.app.state.service.storage.probe()
        return {"status": "ok"}

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        service = request.app.state.service
        if request.client is None or not may_read_metrics(request.client.host, chosen.metrics_for):
            raise Refused("not-here")
        service.metrics.tables.set(len(service.tables))
        return Response(generate_latest(service.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    app.router.routes.extend(pages.router.routes)  # last: it takes every address that is left
    return app
