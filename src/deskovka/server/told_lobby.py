"""What everybody with the address of a table may know of it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple, cast

from deskovka.core.proof import commitment, commitment_to_secret
from deskovka.server.live import FINISHED, RUNNING, LiveTable
from deskovka.server.models import SeatRow, is_what_if
from deskovka.server.shapes import CommonShape, LobbyShape, LuckShape, ResultShape, SeatShape, WishShape
from deskovka.server.taking_back import missing


def lobby_of(table: LiveTable, player: str | None = None) -> LobbyShape:
    """The table without its game; `player` is whoever asks."""
    return {
        **common_of(table).lobby,
        "sequence": table.told_sequence(table.seats_of(player)),
        "host": player is not None and table.row.host == player,
        "deadline": deadlines_of(table),
        "watching": table.presence.watching(table.row.id) if table.presence else [],
        "seats": [seat_of(table, seat, player) for seat in table.seats],
    }


class Common(NamedTuple):
    """What does not depend on who looks, nor on the time of day."""

    lobby: CommonShape
    result: ResultShape | None  # None before the deal


def common_of(table: LiveTable) -> Common:
    """Reckoned once after each change of the table, however many look: its rows change together with `changed`."""
    recorder = table.recorder
    moment = (table.row, table.row.changed, recorder and recorder.state, table.sequence)
    if table.common is None or table.common[0] != moment:
        result = None if recorder is None else cast(ResultShape, table.result_now().as_json())
        table.common = (moment, Common(common_lobby_of(table), result))
    return cast(Common, table.common[1])


def common_lobby_of(table: LiveTable) -> CommonShape:
    row = table.row
    return {
        "id": row.id,
        "game": row.game,
        "rules_version": row.rules_version,
        "variants": row.variants,
        "language": row.language,
        "status": table.status_now(),
        **luck_of(table),
        "paused": row.paused,
        "clock": row.clock,
        "take_back": row.take_back,
        "set_up": row.start is not None,
        "spectators": row.spectators,
        "memory_aid": row.memory_aid,
        "hints": row.hints,
        "hinted": len(row.hinted or {}),
        "wish": wish_of(table),
        "refusal": row.wish and row.wish.get("refused"),
        "rematch": row.rematch,
        "origin": row.origin,
        "asked": sorted(table.asked()[1]) if table.recorder else [],
        "scores": table.scores_now() if table.recorder else [],
        "changed": changed_at(table),
    }


def luck_of(table: LiveTable) -> LuckShape:
    """What is told of where the luck comes from: all of it once that is no secret any more."""
    row = table.row
    known = row.origin is not None and not is_what_if(row)  # the finished table tells it too
    told = table.status_now() == FINISHED or row.chosen or known
    keyed = row.secret is not None
    return {
        "commitment": committed(row.seed, row.secret),
        "seed": str(row.seed) if told and not keyed else None,
        "chosen": row.chosen,
        "secret": row.secret if told else None,
        "shares": [seat.share or "" for seat in table.seats] if keyed else [],
    }


@lru_cache(10_000)
def committed(seed: int, secret: str | None) -> str:
    return commitment(seed) if secret is None else commitment_to_secret(secret)


def seat_of(table: LiveTable, seat: SeatRow, player: str | None) -> SeatShape:
    return {
        "seat": seat.number,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot or seat.deputy,
        "mine": player is not None and seat.player == player,
        **table.away(seat),
    }


def changed_at(table: LiveTable) -> str:
    """When the table last went on; parts of secret answers do not show."""
    return (table.row.changed if table.recorder is None else table.row.moved).isoformat()


def wish_of(table: LiveTable) -> WishShape | None:
    wish = table.row.wish
    if wish is None or "refused" in wish:
        return None
    return {"seat": wish["seat"], "agreed": len(wish["agreed"]), "missing": missing(table, wish)}


def deadlines_of(table: LiveTable) -> dict[str, float] | None:
    if table.row.clock is None or table.recorder is None or table.row.paused or table.status_now() != RUNNING:
        return None
    return {str(seat): at for seat, at in table.clocks.deadlines(table.recorder.state, table.clocks.now()).items()}
