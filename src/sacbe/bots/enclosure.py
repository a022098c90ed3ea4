"""Starts a program in a user namespace of its own, if the system offers one. Run it as a file, followed by the program.

There the program sees only its own processes and finds nothing in the files and folders that are hidden from it. It
keeps its user, its other files and the network. This file imports nothing of ours, so that it starts quickly. Exit
code 126 means that the system does not allow it.
"""

import ctypes
import os
import signal
import stat
import sys

NEW_MOUNTS, NEW_IPC, NEW_USER, NEW_PROCESSES = 0x00020000, 0x08000000, 0x10000000, 0x20000000
BIND, RECURSIVE, PRIVATE = 0x1000, 0x4000, 0x40000
PARENT_DEATH, DROP_FROM_BOUNDS, SECURE_BITS, NO_NEW_PRIVILEGES = 1, 24, 28, 38
NO_ROOT_LOCKED = 0b11
LAST_CAPABILITY = 63
REFUSED = 126
HIDDEN = "SACBE_HIDDEN"
"""The variable with the hidden paths, separated by the system's path separator."""

system = ctypes.CDLL(None, use_errno=True)


def asked(result: int, what: str) -> None:
    if result:
        raise OSError(ctypes.get_errno(), what)


def mount(source: str, target: str, kind: str, flags: int) -> None:
    words = (source.encode(), target.encode(), kind.encode())
    asked(system.mount(*words, ctypes.c_ulong(flags), None), f"mount {target}")


def write(path: str, text: str) -> None:
    with open(path, "w", encoding="ascii") as file:  # noqa: PTH123 - pathlib would take longer to load
        file.write(text)


def enclose() -> None:
    """Enter namespaces of our own, with the same user in them."""
    user, group = os.getuid(), os.getgid()
    asked(system.unshare(NEW_USER | NEW_MOUNTS | NEW_PROCESSES | NEW_IPC), "unshare")
    write("/proc/self/setgroups", "deny")
    write("/proc/self/uid_map", f"{user} {user} 1")
    write("/proc/self/gid_map", f"{group} {group} 1")
    mount("none", "/", "none", RECURSIVE | PRIVATE)


def hide(paths: list[str]) -> None:
    """Make these folders and files look empty."""
    for path in paths:
        if not os.path.exists(path):  # noqa: PTH110
            continue
        if stat.S_ISDIR(os.stat(path).st_mode):  # noqa: PTH116
            mount("none", path, "tmpfs", 0)
        else:
            mount("/dev/null", path, "none", BIND)


def start(words: list[str], paths: list[str]) -> None:
    """Become the program, without any right to undo the enclosure."""
    asked(system.prctl(PARENT_DEATH, signal.SIGKILL, 0, 0, 0), "prctl")
    hide(paths)
    mount("proc", "/proc", "proc", 0)
    asked(system.prctl(SECURE_BITS, NO_ROOT_LOCKED, 0, 0, 0), "prctl")
    for capability in range(LAST_CAPABILITY + 1):
        system.prctl(DROP_FROM_BOUNDS, capability, 0, 0, 0)
    asked(system.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0), "prctl")
    os.execvpe(words[0], words, {name: value for name, value in os.environ.items() if name != HIDDEN})


def main() -> int:
    words = sys.argv[1:]
    paths = [path for path in os.environ.get(HIDDEN, "").split(os.pathsep) if path]
    try:
        enclose()
    except OSError:
        return REFUSED
    child = os.fork()
    if child == 0:
        try:
            start(words, paths)
        except OSError as error:
            print(f"{words[0]}: {error.strerror}", file=sys.stderr, flush=True)
        os._exit(REFUSED)
    for end in (0, 1):
        os.close(end)  # only the child keeps it: so whoever reads its output notices when it ends
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) & 0xFF


if __name__ == "__main__":
    sys.exit(main())
