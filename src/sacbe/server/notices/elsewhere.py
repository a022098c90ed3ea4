"""Everything that tells people elsewhere, put together once for a server, as its host wants it."""

from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from sacbe.engine.errors import OptionError
from sacbe.server.figures import Figures
from sacbe.server.hub import Hub
from sacbe.server.limits import Limits
from sacbe.server.notices import links, push
from sacbe.server.notices.desk import Desk, Offer
from sacbe.server.notices.hooks import Discord, Hook
from sacbe.server.notices.links import Links
from sacbe.server.notices.mail import Mail, MailServer
from sacbe.server.notices.office import Office
from sacbe.server.notices.outward import Outward
from sacbe.server.notices.presence import Looking
from sacbe.server.notices.push import Push
from sacbe.server.notices.ways import Way
from sacbe.server.store.secrets import secret_of
from sacbe.server.store.writer import Store

HERE: Final = "http://localhost"
PUSH_PACKAGES: Final = ("http_ece", "py_vapid")
MAIL_PACKAGE: Final = "aiosmtplib"


@dataclass(frozen=True)
class Ways:
    """By which ways a host lets people be told."""

    push: bool = True
    hooks: bool = True
    mail: MailServer | None = None
    inside: bool = False
    """May requests go to this machine and its network?"""
    base: str = HERE
    """Where people reach the server: links begin with it."""


@dataclass(frozen=True)
class Elsewhere:
    """The parts that others need."""

    desk: Desk
    office: Office
    looking: Looking


def build_elsewhere(store: Store, hub: Hub, limits: Limits, figures: Figures, wanted: Ways) -> Elsewhere:
    made_links = Links(wanted.base, store.write_now(secret_of, links.SECRET))
    outward = Outward(wanted.inside)
    ways: list[Way] = []
    key = None
    if wanted.push and has_push():
        made = Push(store.write_now(secret_of, push.SECRET), _contact(wanted), outward)
        ways.append(made)
        key = made.public_key
    if wanted.mail is not None:
        need_mail()
        ways.append(Mail(wanted.mail, made_links, limits.mails))
    if wanted.hooks:
        ways += [Discord(outward), Hook(outward)]
    looking = Looking(store, hub)
    offer = Offer(tuple(way.name for way in ways), key, wanted.inside)
    desk = Desk(store, limits, made_links, offer, looking)
    return Elsewhere(desk, Office(store, ways, made_links, figures), looking)


def has_push() -> bool:
    return all(find_spec(each) is not None for each in PUSH_PACKAGES)


def need_mail() -> None:
    if find_spec(MAIL_PACKAGE) is None:
        raise OptionError("smtp-url", "e-mail needs the packages of the extra 'notices': pip install 'sacbe[notices]'")


def _contact(wanted: Ways) -> str:
    """Whom a push service writes to if something is wrong with our messages."""
    if wanted.mail is not None:
        return f"mailto:{wanted.mail.sender}"
    return wanted.base if wanted.base.startswith("https://") else "mailto:host@localhost.localdomain"
