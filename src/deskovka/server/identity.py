"""Who somebody is: a guest with a name and a signed cookie, or an account with a password."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from deskovka.server.models import PlayerRow
from deskovka.server.refused import Refused
from deskovka.server.secrets import new_id
from deskovka.server.storage import Storage

COOKIE = "deskovka"
HASHER = PasswordHasher()
NOBODY = HASHER.hash("nobody has this password")  # so that an unknown name takes as long as a wrong password


class Identity:
    """Players by cookie."""

    def __init__(self, storage: Storage, secret: str) -> None:
        self.storage = storage
        self.signer = URLSafeSerializer(secret, salt="player")

    def cookie(self, player: PlayerRow) -> str:
        return str(self.signer.dumps(player.id))

    async def player(self, cookie: str | None) -> PlayerRow | None:
        if not cookie:
            return None
        try:
            id = self.signer.loads(cookie)
        except BadSignature:
            return None
        return await self.known(id) if isinstance(id, str) else None

    async def known(self, id: str) -> PlayerRow | None:
        async with self.storage.look() as session:
            return await session.get(PlayerRow, id)

    async def guest(self, name: str) -> PlayerRow:
        player = PlayerRow(id=new_id(), name=name, login=None, password=None)
        async with self.storage.transaction() as session:
            session.add(player)
        return player

    async def rename(self, player: PlayerRow, name: str) -> None:
        async with self.storage.transaction() as session:
            player.name = name
            await session.merge(player)

    async def register(self, player: PlayerRow, login: str, password: str) -> None:
        """Make an account of a guest, so that the tables can be found from elsewhere."""
        if player.login is not None:
            raise Refused("already-registered")
        hashed = await asyncio.to_thread(HASHER.hash, password)  # slow on purpose
        try:
            async with self.storage.transaction() as session:
                player.login = login.lower()
                player.password = hashed
                await session.merge(player)
        except IntegrityError:
            player.login = None
            raise Refused("name-taken") from None

    async def log_in(self, login: str, password: str) -> PlayerRow:
        async with self.storage.look() as session:
            player = await session.scalar(select(PlayerRow).where(PlayerRow.login == login.lower()))
        stored = player.password if player is not None and player.password else NOBODY
        try:
            await asyncio.to_thread(HASHER.verify, stored, password)
        except VerificationError:
            raise Refused("wrong-password") from None
        if player is None:
            raise Refused("wrong-password")
        return player
