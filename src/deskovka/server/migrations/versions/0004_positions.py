"""Tables that begin from a position somebody set up."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.JSON))


def downgrade() -> None:
    op.drop_column("tables", "start")
