"""The history of the schema, one revision per file in `versions`."""
