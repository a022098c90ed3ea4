"""The HTTP API, one file per subject. docs/api.md tells it to people, `/api/schema/openapi.json` to programs."""
