"""The web page: the files of one folder, read once when the server starts and served from memory.

Requests never touch the disk, so no address can reach a file outside the folder. Addresses of the page itself, such as
`/table/ID` and `/join`, get the page. For any other address, a browser gets the page with the answer that nothing is
there. Without a page, a note says where the API is.
"""

import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from sacbe.server.compression import SMALL, gzip

STATIC: Final = Path(__file__).parent / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For files with a hash of their content in their names."""
ASK_AGAIN: Final = "no-cache"
NOTE: Final = """Sacbe is running, but this installation has no web page.

Programs find everything at /api: the description of every request is at /api/schema/openapi.json, that of the
WebSocket's messages at /api/schema/live.json, and docs/api.md tells it with examples.
"""
ADDRESSES: Final = (
    r"/(index\.html)?",
    r"/table/[^/]+(/step/\d+|/analysis(/\d+)?)?/?",
    r"/join/?",
    r"/open/?",
    r"/notices/(confirm|stop)/?",
    r"/rules/[^/]+/?",
)
"""The addresses of the page. web/src/route.svelte.ts has the same; a test compares the two."""
_ADDRESS: Final = re.compile("|".join(f"({address})" for address in ADDRESSES))
KINDS: Final = {
    ".webmanifest": "application/manifest+json",
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".ftl": "text/plain",
    ".ico": "image/vnd.microsoft.icon",
}


class File:
    """A file of the page, plain and compressed."""

    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        packed = gzip(self.body, 9) if len(self.body) > SMALL else self.body
        self.packed = packed if len(packed) < len(self.body) * 0.9 else None
        self.caching = FOR_EVER if name.startswith("/assets/") else ASK_AGAIN

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        headers = {"cache-control": self.caching, "etag": self.tag, "vary": "accept-encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.kind)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.packed
            headers["content-encoding"] = "gzip"
        if request.method == "HEAD":
            return Response(b"", headers={**headers, "content-length": str(len(body))}, media_type=self.kind)
        return Response(body, headers=headers, media_type=self.kind)

    def answer_lost(self) -> Response[bytes]:
        """The answer to a browser at an address where nothing is."""
        return Response(self.body, status_code=404, headers={"cache-control": ASK_AGAIN}, media_type=self.kind)


def has_page(folder: Path = STATIC) -> bool:
    return (folder / "index.html").is_file()


def page_routes(folder: Path = STATIC) -> list[HTTPRouteHandler]:
    """The routes of everything that is not the API."""
    files = {}
    if has_page(folder):
        found = ((path, f"/{path.relative_to(folder).as_posix()}") for path in sorted(folder.rglob("*")))
        files = {name: File(path, name) for path, name in found if path.is_file()}

    async def page(request: Request[Any, Any, Any]) -> Response[bytes] | Response[str]:
        path = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            raise NotFoundException
        file, index = files.get(path), files.get("/index.html")
        if file is None and _ADDRESS.fullmatch(path) is not None:
            file = index
            if file is None and path == "/":
                return Response(NOTE, media_type="text/plain")
        if file is None:
            if index is not None and "text/html" in request.headers.get("accept", ""):
                return index.answer_lost()
            raise NotFoundException
        return file.answer(request)

    methods = [HttpMethod.GET, HttpMethod.HEAD]
    return [HTTPRouteHandler(["/", "/{rest:path}"], http_method=methods, include_in_schema=False)(page)]
