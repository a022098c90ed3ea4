"""What goes over the wire: the types of every request and answer, of HTTP and of the WebSocket alike.

There is a file for each subject; others take all of them from here. Requests are checked against these types before
anything else happens, sizes included. Answers are made from them alone, so what is not named here cannot leave the
server. Times are milliseconds since 1970, UTC; seats count from 0.
"""
# ruff: noqa: F403

from sacbe.server.wire.analyses import *
from sacbe.server.wire.archive import *
from sacbe.server.wire.devices import *
from sacbe.server.wire.fields import *
from sacbe.server.wire.games import *
from sacbe.server.wire.lessons import *
from sacbe.server.wire.live import *
from sacbe.server.wire.notices import *
from sacbe.server.wire.play import *
from sacbe.server.wire.problems import *
from sacbe.server.wire.tables import *
from sacbe.server.wire.visitors import *
