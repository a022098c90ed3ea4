"""A game dealt by a real server, checked by somebody who trusts nobody.

They have the outsider's verifier, the commitment that the server showed before the game, and the nonces of the players.
"""

from pathlib import Path

import pytest
from tests.records.test_verifier import verify
from tests.server.serving import HUMAN, OPEN, Server

import sacbe


@pytest.mark.parametrize("game", sacbe.games())
def test_what_the_server_showed_before_the_game_is_what_it_dealt_by(server: Server, tmp_path: Path, game: str) -> None:
    ana, ben = server.client("Ana"), server.client("Ben")
    promised = ana.promise()
    made = ana.make(game, {**HUMAN, "nonce": "616e61"}, OPEN, ticket=promised["ticket"])
    ben.join(made.invitations[1], nonce="62656e")
    people = {0: ana, 1: ben}
    for _ in range(12):
        seat = next(each for each in people if people[each].state(made.id, each)["legal"])
        state = people[seat].state(made.id, seat)
        after = people[seat].act(made.id, seat, state["legal"][0]["action"], expected=state["step"])["state"]
        if after["undo"] and after["undo"]["allowed"]:
            people[seat].undo(made.id, seat)
            people[seat].act(made.id, seat, people[seat].state(made.id, seat)["legal"][-1]["action"])
    ana.propose_end(made.id, 0)
    for proposal in ana.table(made.id)["table"]["proposals"]:
        ben.answer(made.id, proposal["id"], 1, True)
    file = tmp_path / "game.sacbe"
    file.write_text(ben.record(made.id), encoding="utf-8")
    noted = ["--commitment", promised["commitment"], "--nonce", "A=616e61", "--nonce", "B=62656e"]
    shown = verify("--brief", *noted, file)
    assert shown.returncode == 0, shown.stdout
    assert f"all {sacbe.Record.read(file).draws()} draws" in shown.stdout
    assert verify("--brief", "--nonce", "B=616e61", file).returncode == 1
