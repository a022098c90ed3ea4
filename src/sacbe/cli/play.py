"""`sacbe play`: a new or a saved game, in the browser or in this terminal."""

import shlex
from pathlib import Path

from sacbe.cli.play_page import has_page, play_page
from sacbe.cli.serve import PORT
from sacbe.engine.chance import commitment, seed_bytes
from sacbe.engine.errors import OptionError
from sacbe.engine.game import Game
from sacbe.engine.records import Record
from sacbe.engine.registry import game_class, load
from sacbe.terminal import saves
from sacbe.terminal.client import Client, Leave
from sacbe.terminal.menu import choose_game, choose_seats
from sacbe.terminal.scores import result
from sacbe.terminal.seats import Seat, note_seats, parse_seats, seats_of
from sacbe.terminal.terminal import Terminal
from sacbe.words import choose_language, words_of

_INTERRUPTED = 130


def play(
    *,
    text: str = "",
    seats: str = "",
    start_player: str = "",
    open_discard: bool = False,
    option: list[str] | None = None,
    seed: int | None = None,
    plain: bool = False,
    language: str = "",
    save: Path | None = None,
    resume: Path | None = None,
    port: int = PORT,
    no_browser: bool = False,
) -> int:
    """Play against bots or friends, in the browser or in this terminal.

    Without options, the table opens in your browser; if the page is not installed, you choose a game here. With --text,
    you play in the terminal. Every action is saved at once. Type help during the game for everything else.

    Example: sacbe play

    Example: sacbe play --text silver_gold --seats Ana=human,greedy,random

    Example: sacbe play --text tikal --seats human,greedy --option auction=yes

    Parameters
    ----------
    text
        The game to play in the terminal, such as silver_gold.
    seats
        Who plays, in order: human or the name of a bot, optionally with a player's name before it, as in Ana=human.
    start_player
        Who starts: random, or seat-1 for the first seat.
    open_discard
        Lay out the expedition cards already revealed this round.
    option
        Any option of the game's table as name=value, such as auction=yes; can be repeated.
    seed
        A whole number. The same seed deals the same game.
    plain
        Write short sentences without colours and drawings, for screen readers.
    language
        The language of the terminal: en, it, pl or ro. Default: SACBE_LANGUAGE, else the system's language.
    save
        Save the game to this file instead of the data directory.
    resume
        Continue the game in this file.
    port
        The port of the page.
    no_browser
        Do not open a browser, only print the address of the page.
    """
    options = _options(start_player, open_discard, option or [])
    if resume is not None and (text or seats or options or seed is not None):
        raise OptionError("resume", "a saved game keeps its players and options; leave the others out")
    if save is not None and save.exists():
        raise OptionError("save", f"{save} exists already; go on with it by --resume, or choose another name")
    in_terminal = text or seats or options or seed is not None or plain or save or resume or language
    if not in_terminal and has_page():
        return play_page(port, not no_browser)
    return play_here(plain, text, seats, options, seed, save, resume, language)


def play_here(
    plain: bool = False,
    text: str = "",
    seats: str = "",
    options: dict[str, str] | None = None,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    language: str = "",
) -> int:
    """Play in this terminal. Whatever is not given is asked."""
    terminal = Terminal(plain, words=words_of(choose_language(language)))
    client: Client | None = None
    code = 0
    try:
        with terminal:
            client = _sit_down(terminal, text, seats, options or {}, seed, save, resume)
            client.run()
    except (Leave, EOFError):
        pass
    except KeyboardInterrupt:
        code = _INTERRUPTED
    _say_goodbye(terminal, client)
    return code


def _options(start_player: str, open_discard: bool, written: list[str]) -> dict[str, str]:
    """The given table options, as they are written."""
    given = {"start_player": start_player} if start_player else {}
    if open_discard:
        given["open_discard"] = "yes"
    for word in written:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError("option", f"write name=value, such as auction=yes, not {word!r}")
        if name == "players":
            raise OptionError("option", "how many play follows from --seats")
        if name in given:
            raise OptionError(name, "is given twice")
        given[name] = value
    return given


def _sit_down(
    terminal: Terminal,
    text: str,
    seats: str,
    options: dict[str, str],
    seed: int | None,
    save: Path | None,
    resume: Path | None,
) -> Client:
    """The game that was asked for, or that is chosen now."""
    chosen: str | Path = resume or text
    if not chosen:
        chosen, variant = choose_game(terminal)
        options = {**variant, **options}
    if isinstance(chosen, Path):
        return _resumed(terminal, chosen, save or chosen)
    game_class(chosen)
    players = parse_seats(seats, chosen, terminal.words) if seats else choose_seats(terminal, chosen)
    game = _load(chosen, len(players), options)
    return Client(_begun(game, players, seed), players, terminal, save or saves.new_file(game.id))


def _load(name: str, players: int, options: dict[str, str]) -> Game:
    known = {option.name: option for option in game_class(name).table_options}
    given: dict[str, object] = {"players": players}
    for option, value in options.items():
        given[option] = known[option].read(value) if option in known else value
    return load(name, **given)


def _begun(game: Game, seats: list[Seat], seed: int | None) -> Record:
    record = Record(game, [seat.name for seat in seats])
    try:
        record.seed = seed_bytes(seed)
    except ValueError as error:
        raise OptionError("seed", str(error)) from None
    record.commitment = commitment(record.seed)
    note_seats(record, seats)
    return record


def _resumed(terminal: Terminal, path: Path, kept: Path) -> Client:
    """A saved game, once its log and its deals have been checked."""
    record = Record.read(path)
    client = Client(record, seats_of(record), terminal, kept)
    record.verify()
    return client


def _say_goodbye(terminal: Terminal, client: Client | None) -> None:
    """Print the result and where the record is, or how to continue."""
    if not terminal.full_screen:
        terminal.say("")
    if client is None:
        terminal.say(terminal.words.t("terminal-no-game"))
        return
    client.save()
    if client.record.position.is_over:
        terminal.show(terminal.wrapped([*client.last_news(), []]))
        terminal.show(terminal.wrapped(result(client.record.position, client.table(None), terminal.plain)))
        terminal.say("")
    if client.trouble:
        terminal.show([[("cross", client.trouble)]])
    elif client.record.position.is_over:
        terminal.show([[("", terminal.words.t("terminal-record-lies", path=str(client.path)))]])
    else:
        command = f"sacbe play --resume {shlex.quote(str(client.path))}"
        terminal.show([[("", terminal.words.t("terminal-go-on-with", command=command))]])
