"""`sacbe serve`: run the online table for this machine, the local network, or the world behind a proxy."""

import os
import socket
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final
from urllib.parse import urlsplit

from cyclopts import Parameter
from rich.console import Console

import sacbe
from sacbe.cli.server_packages import needs_server_packages
from sacbe.engine.errors import OptionError
from sacbe.server.limits import USUAL, Limits
from sacbe.terminal import saves

if TYPE_CHECKING:
    from sacbe.server.store.database import Database

PORT: Final = 8420
EVERY_ADDRESS: Final = ("0.0.0.0", "::")


def serve(
    *,
    port: int = PORT,
    host: str = "127.0.0.1",
    lan: bool = False,
    public_url: str = "",
    database_url: str = "",
    data: Path | None = None,
    processes: int | None = None,
    page: Path | None = None,
    metrics_token: str = "",
    push: bool = True,
    webhooks: bool = True,
    webhooks_inside: bool = False,
    smtp_url: str = "",
    smtp_from: str = "",
    limits: Annotated[Limits, Parameter(name="*")] = USUAL,
) -> int:
    """Run the online table: a web server that keeps everything in one file.

    Unless you say otherwise, only this machine can reach it. Stop it with Ctrl-C; nothing is lost.

    Example: sacbe serve

    Example: sacbe serve --lan

    Example: sacbe serve --public-url https://games.example.org --database-url postgresql://sacbe@localhost/sacbe

    Parameters
    ----------
    port
        The port to listen on; 0 chooses a free one.
    host
        The address of this machine to listen on.
    lan
        Let everybody in the local network play. Prints the address and a QR code for phones.
    public_url
        The address that people use, if a proxy with HTTPS stands in front.
    database_url
        Use this PostgreSQL database instead of the file. The environment variable SACBE_DATABASE_URL does the same.
    data
        The directory that holds the file with all games.
    processes
        How many processes bots think in; default: one for each processor, less one.
    page
        Serve the web page in this folder instead of the built-in one.
    metrics_token
        With this token, /metrics can be read from other machines. The environment variable SACBE_METRICS_TOKEN does the
        same.
    push
        Tell browsers by push messages whose turn it is.
    webhooks
        Let people name webhooks for their notices.
    webhooks_inside
        Let webhooks and push messages reach this machine and its network, too: only for trials.
    smtp_url
        The mail server for notices, as smtp://user:password@host:587. The environment variable SACBE_SMTP_URL does the
        same.
    smtp_from
        The sender's address of these mails.
    limits
        How much each visitor may use.
    """
    if not 0 <= port <= 65535:
        raise OptionError("port", f"must be from 0 to 65535, not {port}")
    if processes is not None and processes < 1:
        raise OptionError("processes", f"must be at least 1, not {processes}")
    if page is not None and not (page / "index.html").is_file():
        raise OptionError("page", f"there is no index.html in {page}")
    address = database_url or os.environ.get("SACBE_DATABASE_URL") or None
    names = _names(host, lan, public_url)
    with closing(open_store(address, data or saves.home())) as database:
        from sacbe.server.app import Settings
        from sacbe.server.bots_at_work import default_processes
        from sacbe.server.notices.elsewhere import Ways
        from sacbe.server.notices.mail import read_mail_server
        from sacbe.server.page import STATIC
        from sacbe.server.running import run, take_port

        mail = read_mail_server(smtp_url or os.environ.get("SACBE_SMTP_URL", ""), smtp_from)
        taken = take_port("0.0.0.0" if lan else host, port)
        number = int(taken.getsockname()[1])
        others = address_for_others(number, lan, public_url)
        settings = Settings(
            names=names,
            public_url=public_url,
            processes=processes or default_processes(),
            limits=limits,
            page=page or STATIC,
            version=sacbe.__version__,
            address=others,
            metrics_token=metrics_token or os.environ.get("SACBE_METRICS_TOKEN", ""),
            ways=Ways(push, webhooks, mail, webhooks_inside, others or f"http://localhost:{number}"),
        )
        run(settings, database, taken, lambda: _announce(host, number, lan, public_url, others, database.address))
    return 0


def open_store(address: str | None, directory: Path) -> "Database":
    with needs_server_packages("serve"):
        from sacbe.server.store.database import open_database
    return open_database(address, directory)


def _names(host: str, lan: bool, public_url: str) -> list[str]:
    """The host names that the server answers to. It answers to every address."""
    names = ["localhost", host]
    if lan or host in EVERY_ADDRESS:
        names += [socket.gethostname(), f"{socket.gethostname()}.local"]
    if public_url:
        try:
            parts = urlsplit(public_url)
            name = parts.hostname if parts.scheme in ("http", "https") and parts.port != 0 else None
        except ValueError:
            name = None
        if not name:
            raise OptionError("public-url", f"write it as https://games.example.org, not {public_url!r}")
        names.append(name)
    return names


def lan_addresses() -> list[str]:
    """The addresses by which others in the local network reach this machine, the likeliest first."""
    found: list[str] = []
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe, suppress(OSError):
        # Nothing is sent: connecting a datagram socket only chooses the way it would go.
        probe.connect(("192.0.2.1", 9))
        found.append(str(probe.getsockname()[0]))
    with suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if not address.startswith("127.")]


def address_for_others(port: int, lan: bool, public_url: str) -> str | None:
    """Where people at other machines reach the table; None if it is open on this one only."""
    if public_url:
        return public_url.rstrip("/")
    addresses = lan_addresses() if lan else []
    return f"http://{addresses[0]}:{port}" if addresses else None


def _announce(host: str, port: int, lan: bool, public_url: str, others: str | None, database: str) -> None:
    """Say where the table is and where its games lie."""
    console = Console(highlight=False)
    shown = host if ":" not in host else f"[{host}]"
    console.print(f"Sacbe is open at http://{'localhost' if shown == '127.0.0.1' else shown}:{port}/", soft_wrap=True)
    if lan and others is None:
        console.print("This machine has no address in a local network.", soft_wrap=True)
    elif public_url:
        console.print(f"Others reach it at {public_url}", soft_wrap=True)
    elif others is not None:
        console.print("Everybody in your local network can open it and play:", soft_wrap=True)
        console.print(f"  {others}/", soft_wrap=True)
        _show_code(f"{others}/")
    console.print(f"Games are kept in {database}. Stop with Ctrl-C.", soft_wrap=True)


def _show_code(link: str) -> None:
    import segno

    segno.make(link, error="m").terminal(compact=True)
