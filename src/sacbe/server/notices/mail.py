"""E-mail to addresses that were confirmed, by the mail server that the host names; plain text, a few lines."""

import contextlib
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import unquote, urlsplit

from sacbe.engine.errors import OptionError
from sacbe.server.addresses import is_local
from sacbe.server.notices.letters import Written
from sacbe.server.notices.links import Links
from sacbe.server.notices.sorting import Pace
from sacbe.server.notices.ways import Fate, HandOver, Result
from sacbe.server.store.channels import ChannelRow

if TYPE_CHECKING:
    from collections.abc import Iterator

SECONDS: Final = 15.0
UNFOLDED: Final = SMTP.clone(max_line_length=900)
"""A long link in a header would be cut in two, and then encoded."""
HOUR_MS: Final = 3_600_000
BURST: Final = 3
SCHEMES: Final = {"smtp": 587, "smtps": 465}


@dataclass(frozen=True)
class MailServer:
    """Where the host's mail leaves, and who it is from."""

    host: str
    port: int
    tls: bool
    """From the first byte; else STARTTLS where it is offered, and always before a password."""
    user: str
    password: str = field(repr=False)
    sender: str


def read_mail_server(address: str, sender: str) -> MailServer | None:
    """A mail server as `smtp://user:password@host:587`, or smtps; None if there is none."""
    if not address:
        return None
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise OptionError("smtp-url", "write it as smtp://user:password@mail.example.org:587")
    if "@" not in sender.strip("@") or any(char <= " " for char in sender):
        raise OptionError("smtp-from", f"write it as games@example.org, not {sender!r}")
    return MailServer(
        host=parts.hostname,
        port=port or SCHEMES[parts.scheme],
        tls=parts.scheme == "smtps",
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
        sender=sender,
    )


class Mail:
    """The way to mail boxes."""

    name = "mail"
    at_once = 4

    def __init__(self, server: MailServer, links: Links, an_hour: int) -> None:
        self.pace = Pace(HOUR_MS / an_hour, min(BURST, an_hour))
        self._server = server
        self._links = links

    async def send(self, written: Written, channel: ChannelRow, hand_over: HandOver) -> Result:
        import aiosmtplib

        server = self._server
        fates = _Fates()
        with fates.of(aiosmtplib):
            # A password never leaves without TLS, unless it stays on this machine.
            must = bool(server.user) and not is_local(server.host) and server.host != "localhost"
            await aiosmtplib.send(
                self._message(written, channel).as_bytes(),
                hostname=server.host,
                port=server.port,
                username=server.user or None,
                password=server.password or None,
                use_tls=server.tls,
                start_tls=True if must and not server.tls else None,
                timeout=SECONDS,
                sender=server.sender,
                recipients=[channel.address],
            )
        return Result(fates.found)

    def _message(self, written: Written, channel: ChannelRow) -> EmailMessage:
        message = EmailMessage(policy=UNFOLDED)
        message["From"] = self._server.sender
        message["To"] = channel.address
        message["Subject"] = written.title.replace("\r", " ").replace("\n", " ")
        message["Date"] = format_datetime(localtime())
        message["Message-ID"] = f"<{written.id}@{self._server.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = written.language
        message["List-Unsubscribe"] = f"<{self._links.stop_by_post(channel.id)}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        lines = [f"{line.text}\n{line.link}" for line in written.lines]
        message.set_content("\n\n".join([*lines, f"-- \n{written.stop_says}\n{written.stop}"]) + "\n")
        return message


class _Fates:
    """What the errors of sending say of the message."""

    def __init__(self) -> None:
        self.found = Fate.SENT

    @contextlib.contextmanager
    def of(self, smtp: Any) -> "Iterator[None]":  # noqa: ANN401 - the package, which is imported only here
        try:
            yield
        except smtp.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            self.found = Fate.REFUSED if codes and all(code >= 500 for code in codes) else Fate.AGAIN
        except (smtp.SMTPException, OSError, TimeoutError):
            # Whether the host's mail server is away, full or does not know us: that may change.
            self.found = Fate.AGAIN
