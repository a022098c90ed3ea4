"""Work spread over processes."""

import os
import signal

import pytest

from sacbe.arena.processes import _interrupts_held


def test_an_interrupt_while_processes_start_is_heard_afterwards() -> None:
    reached = False
    with pytest.raises(KeyboardInterrupt), _interrupts_held():
        os.kill(os.getpid(), signal.SIGINT)
        reached = True
    assert reached
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
