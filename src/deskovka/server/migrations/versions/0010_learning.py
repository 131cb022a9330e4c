"""What helps people to learn: hints and a memory aid at a table, and which positions somebody has tried."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("hinted", sa.JSON))
    op.add_column("tables", sa.Column("memory_aid", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "tries",
        sa.Column("player", sa.String(22), sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("puzzle", sa.String(60), primary_key=True),
        sa.Column("first", sa.String(12), nullable=False),
        sa.Column("best", sa.String(12), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("begun", sa.DateTime(timezone=True), nullable=False),
        sa.Column("tried", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("tries")
    op.drop_column("tables", "memory_aid")
    op.drop_column("tables", "hinted")
    op.drop_column("tables", "hints")
