"""Who looks at which table now, in this process or another one.

A process tells the others who is here whenever that changes, and again every few seconds; what one that has died told
last is soon forgotten.  News of it travel the same way as all others.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from time import time
from typing import Any

from deskovka.server.hub import Hub
from deskovka.server.secrets import new_id
from deskovka.server.settings import Settings
from deskovka.server.storage import HERE, WHO, Storage

AGAIN = 10.0  # seconds until a process says again who is here
BELIEVED = 25.0  # seconds that others believe it
AT_ONCE = 0.2  # several who come in the same moment are told together
MOST_NAMES = 40  # of spectators, told to other processes


@dataclass(eq=False)
class Looker:
    """One connection: of somebody who sits at the table, or of a spectator with a name or none."""

    player: str | None
    name: str


@dataclass
class Report:
    """Who looks at a table through another process."""

    players: set[str] = field(default_factory=set)
    names: list[str] = field(default_factory=list)
    until: float = 0.0


@dataclass
class Company:
    """Who looked at a table when it was last noticed; and since when others, who sit there, do not."""

    since: float
    players: set[str] = field(default_factory=set)
    gone: dict[str, float] = field(default_factory=dict)


class Presence:
    """Keeps who is here; rings at a table when somebody comes, goes, or has been gone for a while."""

    def __init__(
        self,
        settings: Settings,
        storage: Storage,
        hub: Hub,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.settings = settings
        self.storage = storage
        self.hub = hub
        self.spawn = spawn
        self.process = new_id()
        self.lookers: dict[str, list[Looker]] = {}
        self.reports: dict[str, dict[str, Report]] = {}
        self.company: dict[str, Company] = {}  # of tables that anybody looks at, through whichever process
        hub.heard_of = self.heard

    # ---- coming and going

    def come(self, table: str, looker: Looker) -> None:
        first = table not in self.lookers
        self.lookers.setdefault(table, []).append(looker)
        self.changed(table)
        if first:
            for since in self.company[table].gone.values():
                self.look_from(table, since + self.settings.grace_seconds)
        if first and self.settings.is_postgres:
            self.spawn(self.storage.notify(f"{table} {WHO}"))

    def go(self, table: str, looker: Looker) -> None:
        self.lookers[table].remove(looker)
        if not self.lookers[table]:
            del self.lookers[table]
        self.changed(table)

    def changed(self, table: str) -> None:
        self.notice(table)
        self.tell_others(table)
        self.look_again(table, AT_ONCE)

    def notice(self, table: str) -> Company | None:
        """Note who has gone.  None, and nothing is known any more, if nobody looks at the table."""
        if not self.believed(table) and table not in self.lookers:
            self.company.pop(table, None)
            return None
        company = self.company.setdefault(table, Company(time()))
        here = self.present(table)
        for player in company.players - here:
            self.note_gone(table, company, player, time())
        for player in here:
            company.gone.pop(player, None)
        company.players = here
        return company

    def note_gone(self, table: str, company: Company, player: str, since: float) -> None:
        company.gone[player] = since
        if table in self.lookers:
            self.look_from(table, since + self.settings.grace_seconds)

    def present(self, table: str) -> set[str]:
        """The players who look at the table now."""
        here = {looker.player for looker in self.lookers.get(table, ()) if looker.player is not None}
        return here.union(*(report.players for report in self.believed(table)))

    def is_here(self, table: str, player: str) -> bool:
        for looker in self.lookers.get(table, ()):
            if looker.player == player:
                return True
        return any(player in report.players for report in self.believed(table))

    def watching(self, table: str) -> list[str]:
        """The names of the spectators, in order; "" for those who have none."""
        here = [looker.name for looker in self.lookers.get(table, ()) if looker.player is None]
        return sorted([*here, *(name for report in self.believed(table) for name in report.names)])

    def away_since(self, table: str, player: str) -> float | None:
        """Since when somebody who sits at the table does not look; None: here, or gone only for a moment.

        Nobody is away from a table that nobody looks at, here or through another process.
        """
        if self.is_here(table, player):
            return None
        company = self.company.get(table)
        if company is None or player not in company.gone:
            company = self.notice(table)
            if company is None:
                return None
            if player not in company.gone:  # nobody has seen them yet
                self.note_gone(table, company, player, company.since)
        since = company.gone[player]
        return since if time() - since >= self.settings.grace_seconds else None

    def look_again(self, table: str, after: float) -> None:
        """Whoever looks at the table soon hears who is here."""
        asyncio.get_running_loop().call_later(after, self.hub.ring, table, False, True)

    def look_from(self, table: str, moment: float) -> None:
        """The same once this moment has come: a timer may be early, as the loop was busy before it was set."""
        left = moment - time()
        if left > 0:
            asyncio.get_running_loop().call_later(left, self.look_from, table, moment)
        else:
            self.hub.ring(table, False, True)

    # ---- other processes

    def tell_others(self, table: str) -> None:
        if self.settings.is_postgres:
            self.spawn(self.storage.notify(f"{table} {HERE} {self.told(table)}"))

    def told(self, table: str) -> str:
        lookers = self.lookers.get(table, [])
        players = sorted({looker.player for looker in lookers if looker.player is not None})
        names = [looker.name for looker in lookers if looker.player is None][:MOST_NAMES]
        return json.dumps([self.process, players, names])

    def heard(self, table: str, what: str, told: str) -> None:
        """Another process says who is here, or asks."""
        if what == WHO:
            if table in self.lookers:
                self.tell_others(table)
            return
        process, players, names = json.loads(told)
        if process == self.process:
            return
        known = self.reports.setdefault(table, {})
        if players or names:
            known[process] = Report(set(players), names, time() + BELIEVED)
        else:
            known.pop(process, None)
        self.notice(table)
        if table in self.lookers:
            self.look_again(table, 0.0)

    def believed(self, table: str) -> list[Report]:
        """What other processes have told lately."""
        known = self.reports.get(table)
        if not known:
            self.reports.pop(table, None)
            return []
        now = time()
        for process in [process for process, report in known.items() if report.until < now]:
            del known[process]
        return list(known.values())

    async def keep_telling(self) -> None:
        """Say again and again who is here; forget whom nobody has named for long."""
        while self.settings.is_postgres:
            await asyncio.sleep(AGAIN)
            if self.lookers:
                await self.storage.notify(*(f"{table} {HERE} {self.told(table)}" for table in self.lookers))
            for table in list(self.reports):
                before = len(self.reports[table])
                if len(self.believed(table)) < before and table in self.lookers:
                    self.look_again(table, 0.0)
                self.notice(table)
