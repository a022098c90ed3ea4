"""How Alembic runs our revisions: on the connection, and inside the transaction, that `migrating` has opened."""

from alembic import context

from sacbe.server.store import schema

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=schema.metadata,
    version_table=schema.VERSION_TABLE,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
