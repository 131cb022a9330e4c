"""The browser client as the server hands it out."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from deskovka.server import pages
from deskovka.server.guard import SECURITY_HEADERS
from support.server import Server, sqlite_url


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with one page, one script and an icon, and a secret beside it."""
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>Deskovka</title>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "assets" / "index-abc.js").write_text("go()")
    (tmp_path / "secret.txt").write_text("hidden")
    monkeypatch.setattr(pages, "BUILT", folder)
    return folder


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(sqlite_url(tmp_path)) as server:
        yield server


@pytest.mark.parametrize("path", ["/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/new/vale", "/credits", "/nowhere/at/all"])
def test_every_page_is_the_client(server: Server, built: Path, path: str) -> None:
    said = server.nobody().get(path)
    assert (said.status_code, said.text) == (200, "<title>Deskovka</title>")
    assert said.headers["content-type"].startswith("text/html")
    assert said.headers["cache-control"] == "no-cache"
    for name, value in SECURITY_HEADERS.items():
        assert said.headers[name] == value


def test_assets_are_kept_for_ever_and_have_their_type(server: Server, built: Path) -> None:
    said = server.nobody().get("/assets/index-abc.js")
    assert (said.status_code, said.text) == (200, "go()")
    assert "javascript" in said.headers["content-type"]
    assert "immutable" in said.headers["cache-control"]
    assert server.nobody().get("/icon.svg").headers["content-type"].startswith("image/svg+xml")


def test_the_client_can_be_installed_as_an_app(server: Server, built: Path) -> None:
    said = server.nobody().get("/manifest.webmanifest")
    assert (said.status_code, said.headers["content-type"]) == (200, "application/manifest+json")


def test_the_manifest_names_icons_that_are_there_in_the_sizes_it_says() -> None:
    public = Path(__file__).parents[2] / "web" / "public"
    manifest = json.loads((public / "manifest.webmanifest").read_text())
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    found = set()
    for icon in manifest["icons"]:
        file = public / icon["src"].removeprefix("/")
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", file.read_bytes()[16:24])
            assert f"{width}x{height}" == icon["sizes"]
            found.add((icon["sizes"], icon["purpose"]))
        else:
            assert file.is_file()
    assert found == {(size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")}


@pytest.mark.parametrize("path", ["/assets/nothing.js", "/api/nothing", "/ws/x"])
def test_what_is_not_there_is_not_handed_out(server: Server, built: Path, path: str) -> None:
    said = server.nobody().get(path)
    assert said.status_code == 404
    assert "Deskovka" not in said.text


def test_no_address_leads_out_of_the_folder(server: Server, built: Path) -> None:
    for path in ("/..%2Fsecret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt", "/assets/..%2F..%2Fsecret.txt"):
        assert "hidden" not in server.nobody().get(path).text


def test_a_server_without_the_client_says_so(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "BUILT", tmp_path / "nothing")
    said = server.nobody().get("/")
    assert said.status_code == 404
    assert "make play" in said.text
