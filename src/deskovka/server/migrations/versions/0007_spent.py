"""Seconds of the present question's clocks that were used before it was asked again."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("spent", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "spent")
