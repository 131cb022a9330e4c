"""Luck nobody can compute, answers known by the sender's id, cookies that can be revoked, and what lists look up."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("chosen", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("snapshot_at", sa.Integer))
    op.add_column("seats", sa.Column("share", sa.String(64)))
    op.add_column("moves", sa.Column("ticket", sa.String(40)))
    op.add_column("moves", sa.Column("used", sa.Float))
    op.add_column("players", sa.Column("legacy", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("players", sa.Column("seen", sa.DateTime(timezone=True)))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("sessions_by_player", "sessions", ["player"])
    op.create_index("tables_by_host", "tables", ["host", "status"])
    op.create_index("tables_by_change", "tables", ["status", "changed"])
    op.create_index("players_by_seen", "players", ["seen"])


def downgrade() -> None:
    op.drop_index("players_by_seen", "players")
    op.drop_index("tables_by_change", "tables")
    op.drop_index("tables_by_host", "tables")
    op.drop_table("sessions")
    op.drop_column("players", "seen")
    op.drop_column("players", "legacy")
    op.drop_column("moves", "used")
    op.drop_column("moves", "ticket")
    op.drop_column("seats", "share")
    op.drop_column("tables", "snapshot_at")
    op.drop_column("tables", "chosen")
    op.drop_column("tables", "secret")
