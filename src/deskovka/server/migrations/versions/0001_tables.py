"""Tables, seats, moves, players, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("login", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("variants", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("host", sa.String(22), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("spectate", sa.String(64), nullable=False),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("snapshot", sa.JSON),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("clock", sa.JSON),
        sa.Column("wish", sa.JSON),
        sa.Column("rematch", sa.String(22)),
        sa.Column("moved", sa.DateTime(timezone=True), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id")),
        sa.Column("bot", sa.String(40)),
        sa.Column("deputy", sa.String(40)),
        sa.Column("link", sa.String(64), nullable=False),
        sa.Column("bank", sa.Float, nullable=False),
    )
    op.create_index("seats_by_player", "seats", ["player"])
    op.create_table(
        "moves",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sequence", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(6), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("words", sa.String(200), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table", "id"])


def downgrade() -> None:
    for name in ("chat", "moves", "seats", "tables", "players", "settings"):
        op.drop_table(name)
