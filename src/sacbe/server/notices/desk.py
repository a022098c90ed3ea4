"""What people ask for: to be told by a channel, of what, in which language and when not, and to be left alone again."""

import json
import re
import secrets
from dataclasses import dataclass, replace
from typing import Final

from sqlalchemy import Connection

from sacbe.engine.errors import Sentence, say
from sacbe.server.clock import now_ms
from sacbe.server.limits import Limits
from sacbe.server.notices.kinds import CONFIRM, KINDS, TEST
from sacbe.server.notices.links import Links
from sacbe.server.notices.outward import Forbidden, parse
from sacbe.server.notices.presence import Looking
from sacbe.server.notices.sorting import zone_of
from sacbe.server.problems import Denial, not_found, not_known, not_now
from sacbe.server.rations import Ration
from sacbe.server.store import channels as channel_rows
from sacbe.server.store import notices as notice_rows
from sacbe.server.store.channels import ChannelRow, HabitsRow
from sacbe.server.store.errors import Unknown
from sacbe.server.store.sessions import SessionRow
from sacbe.server.store.writer import Store
from sacbe.server.visitors import Visitor
from sacbe.server.wire import ChannelInfo, Habits, NewChannel, NoticesHere
from sacbe.words import USUAL, languages

MAIL_PATTERN: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")
DAY: Final = 86_400.0
CONFIRMATIONS: Final = 3
"""So many times a day is one address asked whether it is somebody's, whoever wants it."""
NEW_CHANNELS: Final = 20
TESTS: Final = 10
"""And so many new channels, and trials, may somebody have."""


@dataclass(frozen=True)
class Offer:
    """Which ways there are at this server."""

    ways: tuple[str, ...]
    push_key: str | None
    inside: bool


class Desk:
    """Takes the wishes."""

    def __init__(self, store: Store, limits: Limits, links: Links, offer: Offer, looking: Looking) -> None:
        self._store = store
        self._limits = limits
        self._links = links
        self._offer = offer
        self._looking = looking
        people = limits.people
        self._made = Ration(NEW_CHANNELS * people / DAY, NEW_CHANNELS * people)
        self._tried = Ration(TESTS * people / DAY, TESTS * people)
        self._asked = Ration(CONFIRMATIONS / DAY, CONFIRMATIONS)

    async def here(self, session: SessionRow | None) -> NoticesHere:
        """What there is, and what somebody has of it."""
        offer = self._offer
        if session is None:
            return NoticesHere(list(offer.ways), offer.push_key, list(KINDS), [], Habits())
        rows, habits = await self._store.read(_of_session, session.id)
        mine = Habits(habits.language, habits.zone, habits.quiet_from, habits.quiet_until)
        return NoticesHere(list(offer.ways), offer.push_key, list(KINDS), [_info(row) for row in rows], mine)

    async def keep_habits(self, wish: Habits, session: SessionRow) -> Habits:
        if zone_of(wish.zone) is None:
            raise Denial(400, "zone", say("there is no time zone {zone}", "zone", zone=wish.zone), place="zone")
        language = wish.language if wish.language in languages() else USUAL
        row = HabitsRow(session.id, language, wish.zone, wish.quiet_from, wish.quiet_until)
        if (row.quiet_from is None) != (row.quiet_until is None):
            row = replace(row, quiet_from=None, quiet_until=None)
        await self._write_known(channel_rows.save_habits, row)
        return Habits(language, row.zone, row.quiet_from, row.quiet_until)

    async def add(self, wish: NewChannel, session: SessionRow, visitor: Visitor) -> ChannelInfo:
        """A new channel in place of the same one before; an e-mail address has to be confirmed first."""
        if wish.way not in self._offer.ways:
            raise not_now(say("this server sends no such notices", "way-not-here"))
        keys = self._checked(wish)
        self._ration(self._made, visitor.key, visitor.share)
        if wish.way == "mail":
            self._ration(self._asked, wish.address.lower(), 1.0)
        row = ChannelRow(
            id=secrets.token_urlsafe(12),
            session=session.id,
            way=wish.way,
            address=wish.address,
            keys=keys,
            kinds=_written_kinds(wish.kinds),
            confirmed=wish.way != "mail",
            trouble="",
            visitor=visitor.key,
            made=now_ms(),
        )
        most = int(self._limits.channels * visitor.share)
        if not await self._write_known(_add, row, most, most * self._limits.people):
            sentence = say("you have as many ways to be told as one may have; remove one first", "channels-most")
            raise Denial(409, "too-many", sentence)
        self._looking.ask_anew()
        return _info(row)

    def _checked(self, wish: NewChannel) -> str:
        """The keys of a channel as they are stored; refused if its address or keys cannot be right."""
        if wish.way == "mail":
            if MAIL_PATTERN.fullmatch(wish.address) is None:
                raise _wrong_address(ValueError(say("write the address as name@example.org", "address-mail")))
            return ""
        try:
            parse(wish.address, self._offer.inside)
        except (ValueError, Forbidden) as error:
            raise _wrong_address(error) from None
        if wish.way != "push":
            return ""
        from sacbe.server.notices.push import are_keys

        if wish.keys is None or not are_keys(wish.keys.p256dh, wish.keys.auth):
            raise Denial(400, "keys", say("these are no keys of a browser", "push-keys"), place="keys")
        return json.dumps({"p256dh": wish.keys.p256dh, "auth": wish.keys.auth})

    async def choose(self, channel: str, kinds: list[str], session: SessionRow) -> ChannelInfo:
        """Of what a channel tells from now on; it also ends a trouble."""
        return await self._change(channel, session, {"kinds": _written_kinds(kinds), "trouble": "", "failures": 0})

    async def _change(self, channel: str, session: SessionRow, changes: dict[str, object]) -> ChannelInfo:
        row = await self._own(channel, session)
        try:
            await self._store.write(channel_rows.change_own, channel, session.id, changes)
        except Unknown:
            raise not_found("channel") from None
        return _info(replace(row, **changes))  # type: ignore[arg-type]

    async def remove(self, channel: str, session: SessionRow) -> None:
        await self._own(channel, session)
        await self._store.write(channel_rows.remove_channel, channel)

    async def try_out(self, channel: str, session: SessionRow, visitor: Visitor) -> ChannelInfo:
        """Send a trial; to an address that is not confirmed yet the question is sent again."""
        row = await self._own(channel, session)
        self._ration(self._tried, visitor.key, visitor.share)
        kind = TEST
        if not row.confirmed:
            self._ration(self._asked, row.address.lower(), 1.0)
            kind = CONFIRM
        await self._store.write(_post_own, channel, kind)
        return await self._change(channel, session, {"trouble": "", "failures": 0, "rest": 0})

    async def _own(self, channel: str, session: SessionRow) -> ChannelRow:
        row = await self._store.read(channel_rows.find_channel, channel)
        if row is None or row.session != session.id:
            raise not_found("channel")
        return row

    # By a link, without a login

    async def confirm(self, token: str) -> None:
        """The address of a channel is its owner's."""
        channel = self._links.channel_of("confirm", token)
        if channel is None or not await self._store.write(channel_rows.update_channel, channel, confirmed=True):
            raise not_found("channel")
        self._looking.ask_anew()

    async def stop(self, token: str) -> None:
        """Nothing is sent there any more; again does no harm."""
        channel = self._links.channel_of("stop", token)
        if channel is None:
            raise not_found("channel")
        await self._store.write(channel_rows.remove_channel, channel)

    def _ration(self, ration: Ration, key: str, share: float) -> None:
        wait = ration.take(key, 1.0, share)
        if wait:
            denial = Denial(
                429, "too-fast", say("that was asked for often enough today; try again later", "notices-fast")
            )
            denial.retry_after = int(wait) + 1
            raise denial

    async def _write_known(self, *job: object) -> object:
        try:
            return await self._store.write(*job)  # type: ignore[arg-type]
        except Unknown:
            raise not_known() from None


def _of_session(connection: Connection, session: str) -> tuple[list[ChannelRow], HabitsRow]:
    return channel_rows.channels_of(connection, session), channel_rows.habits_of(connection, session)


def _add(connection: Connection, row: ChannelRow, most: int, most_of_place: int) -> bool:
    if not channel_rows.add_channel(connection, row, most, most_of_place):
        return False
    if not row.confirmed:
        _post_own(connection, row.id, CONFIRM)
    return True


def _post_own(connection: Connection, channel: str, kind: str) -> None:
    notice_rows.post_to_channel(connection, channel, kind, secrets.token_hex(6), now_ms())


def _info(row: ChannelRow) -> ChannelInfo:
    kinds = [kind for kind in row.kinds.strip(",").split(",") if kind]
    return ChannelInfo(row.id, row.way, _shown(row), kinds, row.confirmed, row.trouble)


def _shown(row: ChannelRow) -> str:
    """Enough of an address to know it again; who has a webhook's whole address can write there."""
    if row.way == "mail":
        return row.address
    return parse(row.address, True).host


def _written_kinds(kinds: list[str]) -> str:
    for name in kinds:
        if name not in KINDS:
            raise Denial(400, "kind", say("there are no notices of the kind {kind}", "kind", kind=name), place="kinds")
    wanted = [name for name in KINDS if name in kinds]
    return f",{','.join(wanted)}," if wanted else ","


def _wrong_address(error: Exception) -> Denial:
    reason = error.args[0] if error.args else ""
    sentence = reason if isinstance(reason, Sentence) else say("this is no address", "address")
    return Denial(400, "address", sentence, place="address")
