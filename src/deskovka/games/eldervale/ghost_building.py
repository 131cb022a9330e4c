"""How the ghosts build: they look for a worker around the guardian (GHOST-9)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from deskovka.games.eldervale.dwellings import Raise, is_loomed_over, worker_in
from deskovka.games.eldervale.ghosts import GHOSTS, NO_CAUSE, NOWHERE, WITH_GUARDIAN
from deskovka.games.eldervale.ongoing import NO_PIECE
from deskovka.games.eldervale.realms import ELEMENT_TILES, STEPS
from deskovka.games.eldervale.steps import Step
from deskovka.games.eldervale.table import Eldervale
from deskovka.games.eldervale.terms import NOBODY, WORKER
from deskovka.games.eldervale.verbs import NOTHING_BUILT, SEARCHED

# What is found in a realm where a worker is looked for
BUILDS_HERE: Final = 0
NO_ELEMENT_REALM: Final = 1
NO_GHOST_WORKER: Final = 2
HAS_DWELLING: Final = 3
LOOMED_OVER: Final = 4
VERDICTS: Final = ["builds", "no-element-realm", "no-worker", "dwelling", "looming"]


@mypyc_attr(acyclic=True)
@final
class GhostBuilds(Step):
    """The first realm that qualifies, the guardian's and then clockwise from the upper right (GHOST-9.1 to 9.3)."""

    def run(self, g: Eldervale) -> None:
        ghosts = g.ghosts
        assert ghosts is not None
        if ghosts.guardian != NOWHERE and g.players[GHOSTS].roofs():
            if self.looks_at(g, ghosts.guardian):
                return
            for step in STEPS:
                realm = g.tile_at(g.spots[ghosts.guardian] + step)
                if realm >= 0 and self.looks_at(g, realm):
                    return
        g.tell(NOTHING_BUILT, GHOSTS)

    def looks_at(self, g: Eldervale, realm: i64) -> bool:
        """Is it here?  Then a worker becomes a dwelling, for nothing (GHOST-9.4)."""
        found = verdict(g, realm)
        ghosts = g.ghosts
        assert ghosts is not None
        ghosts.cause = WITH_GUARDIAN if realm == ghosts.guardian else NO_CAUSE
        g.tell(SEARCHED, GHOSTS, realm, found)
        if found != BUILDS_HERE:
            return False
        older = worker_in(g, GHOSTS, realm, False)
        piece = older if older != NO_PIECE else worker_in(g, GHOSTS, realm, True)
        g.do(Raise(GHOSTS, realm=realm, piece=piece))
        return True


def verdict(g: Eldervale, realm: i64) -> i64:
    """Could the ghosts build there, and if not, why?"""
    if realm >= ELEMENT_TILES:
        return NO_ELEMENT_REALM
    if g.first_of(GHOSTS, WORKER, realm) == NO_PIECE:
        return NO_GHOST_WORKER
    if g.homes[realm] != NOBODY:
        return HAS_DWELLING
    return LOOMED_OVER if is_loomed_over(g, GHOSTS, realm) else BUILDS_HERE
