"""How tables are played together: taking back, spectators, absent people, curtains, phrases and notes in the chat."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("take_back", sa.String(8), nullable=False, server_default="normal"))
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("lifted", sa.JSON))
    op.add_column("seats", sa.Column("absent", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("kind", sa.String(6), nullable=False, server_default="said"))
    op.add_column("chat", sa.Column("sequence", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    for table, names in {
        "chat": ("sequence", "kind"),
        "seats": ("absent",),
        "tables": ("lifted", "spectators", "take_back"),
    }.items():
        for name in names:
            op.drop_column(table, name)
