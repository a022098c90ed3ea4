"""The numbers for whoever watches over the server; they are no part of the API."""

import hmac
from typing import Any

from litestar import Request, Response, get

from sacbe.engine.errors import say
from sacbe.server.metrics import KIND, Metrics
from sacbe.server.problems import Denial
from sacbe.server.visitors import is_own


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For this machine itself, and for those who show the token that the host has chosen."""
    token: str = request.app.state.metrics_token
    if not is_own(request.scope):
        if not token:
            raise Denial(404, "nothing-here", say("there is nothing here", "nothing-here"))
        kind, _, shown = request.headers.get("authorization", "").partition(" ")
        if kind.lower() != "bearer" or not hmac.compare_digest(shown.strip().encode(), token.encode()):
            raise Denial(403, "not-yours", say("this is for whoever keeps the server", "metrics-token"))
    found: Metrics = request.app.state.metrics
    return Response(await found.text(), media_type=KIND)
