"""Who somebody is: a guest with a name, or an account with a password, known in each browser by a cookie of its own."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from deskovka.server.models import PlayerRow, ResultRow, SessionRow, now
from deskovka.server.passwords import Passwords
from deskovka.server.refused import Refused
from deskovka.server.secrets import digest, new_id
from deskovka.server.sessions import Sessions, old_session
from deskovka.server.storage import Storage

COOKIE = "deskovka"
MOST_SESSIONS = 50  # browsers in which one player is known; whoever comes to more is forgotten in the oldest
A_DAY = timedelta(days=1)


@dataclass(frozen=True)
class Visit:
    """Somebody who has shown a good cookie.  `session` is how the server calls it."""

    player: PlayerRow
    session: str


class Identity:
    """Players by cookie.

    A cookie is a signed word that only its browser knows; the server keeps the hash of it, and the cookie is good as
    long as it does.  Cookies from before that name the player, and are good until that player logs in, out or makes
    an account.
    """

    def __init__(self, storage: Storage, secret: str, passwords: Passwords, sessions: Sessions) -> None:
        self.storage = storage
        self.passwords = passwords
        self.sessions = sessions
        self.signer = URLSafeSerializer(secret, salt="session")
        self.old_signer = URLSafeSerializer(secret, salt="player")

    # ---- who comes

    async def player(self, cookie: str | None) -> PlayerRow | None:
        visit = await self.visit(cookie)
        return visit.player if visit else None

    async def visit(self, cookie: str | None) -> Visit | None:
        if not cookie:
            return None
        word = unsigned(self.signer, cookie)
        id = unsigned(self.old_signer, cookie) if word is None else None
        async with self.storage.look() as session:
            if word is not None:
                session_id = digest(word)
                player = await session.scalar(
                    select(PlayerRow)
                    .join(SessionRow, SessionRow.player == PlayerRow.id)
                    .where(SessionRow.id == session_id)
                )
            elif id is not None:
                session_id = old_session(id)
                player = await session.scalar(select(PlayerRow).where(PlayerRow.id == id, PlayerRow.legacy))
            else:
                return None
        if player is None:
            return None
        await self.note_seen(player)
        return Visit(player, session_id)

    async def known(self, id: str) -> PlayerRow | None:
        """A player by id: the program of a seat, which has shown its link."""
        async with self.storage.look() as session:
            player = await session.get(PlayerRow, id)
        if player is not None:
            await self.note_seen(player)
        return player

    async def note_seen(self, player: PlayerRow) -> None:
        """Once a day: whoever has not come for long is forgotten (expiry.py)."""
        today = now()
        if player.seen is None or player.seen < today - A_DAY:
            async with self.storage.transaction() as session:
                await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(seen=today))
            player.seen = today

    # ---- guests

    async def guest(self, name: str) -> tuple[PlayerRow, str]:
        """A new guest, and the cookie."""
        player = PlayerRow(id=new_id(), name=name, login=None, password=None, legacy=False)
        async with self.storage.transaction() as session:
            session.add(player)
            await session.flush()
            return player, self.add_session(session, player)

    async def rename(self, player: PlayerRow, name: str) -> None:
        async with self.storage.transaction() as session:
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(name=name))
        player.name = name

    # ---- accounts

    async def register(self, visit: Visit, login: str, password: str, address: str) -> str:
        """Make an account of a guest, so that the tables can be found from elsewhere; the new cookie."""
        player = visit.player
        if player.login is not None:
            raise Refused("already-registered")
        hashed = await self.passwords.hashed(address, password)
        try:
            async with self.storage.transaction() as session:
                made: Any = await session.execute(
                    update(PlayerRow)
                    .where(PlayerRow.id == player.id, PlayerRow.login.is_(None))
                    .values(login=login.lower(), password=hashed)
                )
                if not made.rowcount:
                    raise Refused("already-registered")
                cookie = await self.renew(session, player, visit)
        except IntegrityError:
            raise Refused("name-taken") from None
        player.login = login.lower()
        self.sessions.ended(visit.session)
        return cookie

    async def log_in(self, visit: Visit | None, login: str, password: str, address: str) -> tuple[PlayerRow, str]:
        """Who has this account, and the new cookie; the one that was shown is good no longer."""
        account = login.lower()
        async with self.storage.look() as session:
            player = await session.scalar(select(PlayerRow).where(PlayerRow.login == account))
        stored = player.password if player is not None else None
        if not await self.passwords.check(account, address, stored, password) or player is None:
            raise Refused("wrong-password")
        async with self.storage.transaction() as session:
            cookie = await self.renew(session, player, visit)
        self.sessions.ended(old_session(player.id))
        if visit is not None:
            self.sessions.ended(visit.session)
        return player, cookie

    async def log_out(self, visit: Visit) -> None:
        """The cookie that was shown is good no longer, whoever has kept it."""
        async with self.storage.transaction() as session:
            await self.end(session, visit)
        self.sessions.ended(visit.session)

    async def forget(self, player: PlayerRow) -> None:
        """Somebody is nobody from now on, in every browser; leaving.py does the rest."""
        async with self.storage.transaction() as session:
            ended = list(await session.scalars(select(SessionRow.id).where(SessionRow.player == player.id)))
            ended.append(old_session(player.id))
            await session.execute(delete(SessionRow).where(SessionRow.player == player.id))
            await session.execute(delete(ResultRow).where(ResultRow.player == player.id))
            nobody = {"name": "", "login": None, "password": None, "legacy": False, "leaving": now()}
            await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(**nobody))
            for id in ended:
                await self.sessions.tell_others(session, id)
        for id in ended:
            self.sessions.ended(id)

    # ---- sessions

    async def renew(self, session: AsyncSession, player: PlayerRow, shown: Visit | None) -> str:
        """A new cookie instead of the one that was shown."""
        if shown is not None:
            await self.end(session, shown)
        await session.execute(update(PlayerRow).where(PlayerRow.id == player.id).values(legacy=False))
        oldest = select(SessionRow.id).where(SessionRow.player == player.id).order_by(SessionRow.created.desc())
        for id in list(await session.scalars(oldest.offset(MOST_SESSIONS - 1))):
            await session.execute(delete(SessionRow).where(SessionRow.id == id))
        return self.add_session(session, player)

    async def end(self, session: AsyncSession, visit: Visit) -> None:
        await session.execute(delete(SessionRow).where(SessionRow.id == visit.session))
        await session.execute(update(PlayerRow).where(PlayerRow.id == visit.player.id).values(legacy=False))
        await self.sessions.tell_others(session, visit.session)
        await self.sessions.tell_others(session, old_session(visit.player.id))

    def add_session(self, session: AsyncSession, player: PlayerRow) -> str:
        word = new_id() + new_id()
        session.add(SessionRow(id=digest(word), player=player.id))
        return str(self.signer.dumps(word))


def unsigned(signer: URLSafeSerializer, cookie: str) -> str | None:
    """The word in a cookie that this signer has signed."""
    try:
        word = signer.loads(cookie)
    except BadSignature:
        return None
    return word if isinstance(word, str) else None
