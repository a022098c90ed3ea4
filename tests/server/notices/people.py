"""People who want to be told, and games that wait for them."""

from tests.server.notices.receivers import Browser, Receiver
from tests.server.serving import HUMAN, OPEN, Client, Json, Server

ALL = ["turn", "short", "begun", "proposal", "over"]


def tell(client: Client, way: str, address: str, *kinds: str, **more: object) -> Json:
    """Have somebody told by a channel."""
    wish = {"way": way, "address": address, "kinds": list(kinds or ALL), **more}
    return client.call("POST", "/notices/channels", wish)


def tell_browser(client: Client, receiver: Receiver, name: str, *kinds: str) -> Browser:
    browser = Browser(receiver, name)
    tell(client, "push", browser.endpoint, *kinds, keys=browser.keys)
    return browser


class Two:
    """Two people at a table where they take turns; who is to play is `turn`."""

    def __init__(self, server: Server, game: str = "tikal", title: str = "") -> None:
        self.people = [server.client("Ana"), server.client("Bo")]
        made = self.people[0].make(game, HUMAN, OPEN, title=title)
        self.people[1].join(made.invitations[1], name="Bo")
        self.table = made.id

    @property
    def turn(self) -> int:
        found: int = self.people[0].state(self.table)["view"]["pending"][0]
        return found

    def pass_turn(self) -> int:
        """Play until it is the other's turn; whose it is now."""
        mover = self.turn
        who = self.people[mover]
        while self.turn == mover:
            state = who.state(self.table, mover)
            who.act(self.table, mover, state["legal"][-1]["action"], expected=state["step"])
        return self.turn
