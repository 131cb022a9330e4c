"""The browser client, as it was built into the package."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import FileResponse, PlainTextResponse, Response

from deskovka.server.refused import Refused

router = APIRouter(include_in_schema=False)
BUILT = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"  # names of assets change with what is in them
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def is_built() -> bool:
    """Is there a page to open?"""
    return (BUILT / "index.html").is_file()


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    file = BUILT / "assets" / name
    if file.parent != BUILT / "assets" or not file.is_file():
        raise Refused("not-here")
    return FileResponse(file, headers={"cache-control": FOREVER})


@router.get("/{path:path}")
async def page(path: str) -> Response:
    """Every other address is a page of the client, which finds its own way; files at the root come as they are."""
    if path.startswith(("api/", "ws/")):
        raise Refused("not-here")
    file = BUILT / path
    if path and "/" not in path and file.is_file():
        return FileResponse(file)
    if not is_built():
        return PlainTextResponse("The browser client is not built here. `make play` builds it.\n", 404)
    return FileResponse(BUILT / "index.html", headers={"cache-control": "no-cache"})
