"""Work spread over processes."""

import os
import signal
import threading
import time

import pytest

from sacbe.arena.processes import _interrupts_held


def test_an_interrupt_while_processes_start_is_heard_afterwards() -> None:
    """Also when another thread is told of it, and where the tests were begun in the background, deaf to Ctrl-C."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    reached = False
    over = threading.Event()
    other = threading.Thread(target=over.wait)
    other.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            with _interrupts_held():
                os.kill(os.getpid(), signal.SIGINT)
                reached = True
            time.sleep(10)  # the other thread may be slow to hear of it
    finally:
        signal.signal(signal.SIGINT, before)
        over.set()
        other.join()
    assert reached
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
