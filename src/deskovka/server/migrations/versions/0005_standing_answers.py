"""Standing answers of a seat: where the server passes for it."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("standing", sa.JSON))


def downgrade() -> None:
    op.drop_column("seats", "standing")
