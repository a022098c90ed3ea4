"""What the API says of itself: an OpenAPI 3.1 document, and a JSON Schema of the WebSocket's messages.

Litestar knows the routes, msgspec the types and their bounds; the document is made from both. The types of the page and
of other programs can be generated from it, so an answer's fields are all marked as required: they are always there.
"""

from functools import cache
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, get
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.types import Method

from sacbe.server import wire
from sacbe.server.routes.answers import refusals

Json = dict[str, Any]

TAGS: Final = {
    "visitors": "Who one is, which games there are, what their rules say.",
    "tables": "Making and finding tables.",
    "lessons": "Games to learn by, step by step.",
    "seats": "Sitting down, leaving a seat to a bot, coming back.",
    "play": "The game: the state, actions, plans, undo, proposals, hints.",
    "notices": "Being told elsewhere: push messages, e-mail, webhooks.",
    "past": "What happened: steps, records, new tables from old positions.",
}
RETRY_AFTER: Final[Json] = {
    "Retry-After": {
        "description": "After so many seconds the same request may be sent again.",
        "schema": {"type": "integer", "minimum": 1},
    }
}
_REF: Final = "#/components/schemas/{name}"
_LIVE_REF: Final = "#/$defs/{name}"
_ABOUT: Final = (
    "Tables for Tikal, Tzolk'in and Silver & Gold: everything the page does, a program can do. What is "
    "refused is answered with a problem document (RFC 9457). Everybody may look; to play, a program gets a token "
    "from `POST /api/session` and sends it as `Authorization: Bearer`. A browser has a cookie instead, and "
    "sends the header `X-Sacbe: 1` with whatever is not a GET. The live channel of a table is a WebSocket at "
    "`/api/tables/{table_id}/live`; `/api/schema/live.json` has its messages."
)


def openapi_config(version: str) -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Sacbe",
        version=version,
        description=_ABOUT,
        path="/api/schema",
        render_plugins=[_Document()],
        use_handler_docstrings=True,
        operation_id_creator=_operation_id,
        tags=[Tag(name, text) for name, text in TAGS.items()],
        components=Components(
            security_schemes={
                "token": SecurityScheme(type="http", scheme="bearer", description="The token of a session."),
                "cookie": SecurityScheme(
                    type="apiKey", name="sacbe", security_scheme_in="cookie", description="The session of a browser."
                ),
            }
        ),
        security=[{"token": []}, {"cookie": []}, {}],
    )


def _operation_id(handler: HTTPRouteHandler, method: Method, path: list[Any]) -> str:
    """The name of the function, which is unique: `act`, `save_draft`."""
    return handler.handler_name


class _Document(JsonRenderPlugin):
    """Serves the document, made once."""

    def __init__(self) -> None:
        super().__init__()
        self._made: bytes | None = None

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self._made or self.make(openapi_schema)

    def make(self, openapi_schema: dict[str, Any]) -> bytes:
        self._made = msgspec.json.encode(exact(openapi_schema))
        return self._made


def make_ready(app: Litestar) -> None:
    """Make the document now, which takes a while: else the first who asks for it would hold all others up."""
    config = app.openapi_config
    assert config is not None
    for plugin in config.render_plugins:
        if isinstance(plugin, _Document):
            plugin.make(app.openapi_schema.to_schema())


def exact(document: Json) -> Json:
    """The document with the types as they are checked, and what else Litestar cannot know."""
    named = document["components"]["schemas"]
    types = [getattr(wire, name) for name in named]
    _, schemas = msgspec.json.schema_components(types, ref_template=_REF)
    document["components"]["schemas"] = {name: _answer_or_request(name, schemas[name]) for name in sorted(schemas)}
    # Over HTTP the route says already what a body is.
    for name in ("Act", "Undo", "SaveDraft"):
        document["components"]["schemas"][name]["required"].remove("type")
    for item in document["paths"].values():
        for operation in item.values():
            _tidy(operation)
    document["servers"] = [{"url": "/", "description": "This server."}]
    return document


def _tidy(operation: Json) -> None:
    for parameter in operation.get("parameters", []):
        schema = parameter["schema"]
        options = schema.pop("oneOf", None)
        if options is not None:
            # An optional parameter is left out, it is never null; and a bound of 0 is one too.
            schema |= options[0]
            schema["minimum"] = 0
        for bound in ("minimum", "maximum"):
            if bound in schema:
                schema[bound] = int(schema[bound])
        schema.pop("description", None)
    for status, response in operation["responses"].items():
        content: Json = next(iter(response.get("content", {}).values()), {})
        reference = str(content.get("schema", {}).get("$ref", ""))
        kind = getattr(wire, reference.rpartition("/")[2], None)
        if int(status) < 400:
            described = (kind.__doc__ or "") if kind else ""
            response["description"] = " ".join(described.split()) or operation["summary"]
        elif status in ("429", "503"):
            response["headers"] = RETRY_AFTER


def _answer_or_request(name: str, schema: Json) -> Json:
    config = getattr(wire, name).__struct_config__
    if not config.forbid_unknown_fields and not config.omit_defaults:
        schema["required"] = list(schema["properties"])
    return schema


@cache
def live_document() -> Json:
    """What may be sent over the WebSocket, as a JSON Schema with `Incoming` and `Outgoing`."""
    (incoming, outgoing), schemas = msgspec.json.schema_components(
        [wire.Incoming, wire.Outgoing], ref_template=_LIVE_REF
    )
    named = {name: _answer_or_request(name, schema) for name, schema in schemas.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sacbe: messages of a table's WebSocket",
        "description": "A client sends Incoming, the server Outgoing. docs/api.md tells when.",
        "anyOf": [{"$ref": "#/$defs/Incoming"}, {"$ref": "#/$defs/Outgoing"}],
        "$defs": {"Incoming": incoming, "Outgoing": outgoing, **dict(sorted(named.items()))},
    }


@get(
    "/schema/live.json",
    tags=["visitors"],
    responses=refusals(),
    summary="The messages of the WebSocket, as a JSON Schema",
    sync_to_thread=False,
)
def live_schema() -> dict[str, Any]:
    """`$defs/Incoming` is what a client may send, `$defs/Outgoing` what it may get."""
    return live_document()
