"""How everybody's games ended; who left one or had a bot play for them; who wants to be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

TO_COUNT = sa.text("status = 'finished' AND NOT counted")


def upgrade() -> None:
    op.add_column("tables", sa.Column("counted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("resigned", sa.String(22)))
    op.add_column("seats", sa.Column("helped", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("leaving", sa.DateTime(timezone=True)))
    op.create_table(
        "results",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(22), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("sides", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("aside", sa.String(10), nullable=False),
        sa.Column("opponents", sa.JSON, nullable=False),
        sa.Column("things", sa.JSON, nullable=False),
        sa.Column("rating", sa.Float),
        sa.Column("spread", sa.Float),
    )
    op.create_index("results_by_table", "results", ["table", "seat"], unique=True)
    op.create_index("results_by_player", "results", ["player", "game", "id"])
    op.create_index("tables_to_count", "tables", ["moved"], sqlite_where=TO_COUNT, postgresql_where=TO_COUNT)
    op.create_index("seats_by_resigned", "seats", ["resigned"])
    op.create_index("players_leaving", "players", ["leaving"])


def downgrade() -> None:
    op.drop_index("players_leaving", "players")
    op.drop_index("seats_by_resigned", "seats")
    op.drop_index("tables_to_count", "tables")
    op.drop_table("results")
    op.drop_column("players", "leaving")
    op.drop_column("seats", "helped")
    op.drop_column("seats", "resigned")
    op.drop_column("tables", "counted")
