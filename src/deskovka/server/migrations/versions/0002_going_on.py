"""Tables that are looked after, that go on under newer rules, and that began as a position of another one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.DateTime(timezone=True)))
    op.add_column("tables", sa.Column("base", sa.JSON))
    op.add_column("tables", sa.Column("origin", sa.JSON))
    op.create_index("tables_by_due", "tables", ["due"])
    op.execute("UPDATE tables SET due = moved WHERE status = 'running'")


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    for name in ("origin", "base", "due"):
        op.drop_column("tables", name)
