"""Silver & Gold in the terminal: its questions, its pages, and the table in sentences."""

from typing import Final

from sacbe.engine.game import Json
from sacbe.games.silver_gold.components import COLUMNS, MAP_IDS, MAP_ROWS, PATTERN_IDS, POINTS
from sacbe.games.silver_gold.things import THINGS
from sacbe.terminal.drawing import Line
from sacbe.terminal.silver_gold.drawing import cards, colour_of, draw, look, maps_large, seal_of, sign_at
from sacbe.terminal.table import Table

__all__ = ["PAGES", "RETOLD", "THINGS", "draw", "look", "page", "question", "tell", "tell_page", "tell_seat"]

PAGES: Final = ("cards", "display")
RETOLD: Final = {"mark": "marked", "keep": "kept", "take": "taken", "take-deck": "taken"}
_SYMBOLS: Final = {"X": "cross", "C": "coin", "P": "palm"}


def question(table: Table) -> str:
    """The seat's decision, with an example of what to type."""
    view, seat = table.view, table.seat
    if seat is None:
        return ""
    me: Json = view["players"][seat]
    if view["phase"] == "keep":
        kept = [held["id"] for held in me["maps"] if held is not None]
        left = [map_id for map_id in view["hand"] if map_id not in kept]
        maps = table.listed(kept) if len(kept) == 2 else table.listed(left, "list-or")
        return table.t("ask-keep", kept=len(kept), first=kept[0] if kept else "", maps=maps)
    if view["phase"] == "take":
        return table.t("ask-take", maps=table.listed([*view["display"], *["deck"] * bool(view["deck"])], "list-or"))
    if view["phase"] != "mark" or seat not in view["pending"]:
        return ""
    if view["owed"]:
        return table.t("ask-extra", owed=view["owed"], field=_first_free(me))
    return table.t("ask-mark", pattern=table.t(f"pattern-{view['pattern']}"), field=_first_free(me))


def _first_free(me: Json) -> str:
    held = [(slot, held) for slot, held in enumerate(me["maps"], 1) if held is not None]
    free = [f"{slot} {name}" for slot, chart in held for name in fields_of(chart["id"]) if name not in chart["marked"]]
    return free[0] if free else "1 b2"


def fields_of(map_id: str) -> dict[str, str]:
    """The fields of a map with their signs, row by row."""
    rows = range(len(MAP_ROWS[MAP_IDS.index(map_id)]))
    places = [("abcd"[x] + str(y + 1), sign_at(map_id, y, x)) for y in rows for x in range(COLUMNS)]
    return {name: sign for name, sign in places if sign != "."}


def page(table: Table, name: str) -> list[Line]:
    return cards(table) if name == "cards" else maps_large(table)


def tell_page(table: Table, name: str) -> list[str]:
    if name == "display":
        return [_map_told(table, map_id) for map_id in table.view["display"]]
    lines = [table.t("told-cards")]
    for pattern in PATTERN_IDS:
        called, shape = table.t(f"pattern-{pattern}"), table.t(f"shape-{pattern}")
        copies: int = table.view["cards"][pattern]
        lines.append(table.t("told-card", copies=copies, id=pattern, pattern=called, shape=shape))
    return lines


# The table in sentences


def tell(table: Table) -> list[str]:
    """The main screen as short sentences, for a screen reader."""
    view = table.view
    if view["phase"] in ("deal", "keep") and view["hand"]:
        return [table.t("told-dealt"), *[_map_told(table, map_id) for map_id in view["hand"]]]
    lines: list[str] = []
    if view["number"]:
        pattern = view["pattern"]
        shape = "" if pattern is None else f": {table.t(f'pattern-{pattern}')}, {table.t(f'shape-{pattern}')}"
        lines.append(f"{table.t('screen-card', round=view['round'], card=view['card'])}{shape}.".capitalize())
    if view["options"]["open_discard"] and view["reveals"]:
        cards_seen = ", ".join(table.t(f"pattern-{card}") for card in view["reveals"])
        lines.append(f"{table.t('screen-revealed')}: {cards_seen}.")
    if table.seat is not None:
        lines += _player_told(table, view["players"][table.seat])
    shown = [f"{map_id} {table.t(f'colour-{colour_of(map_id)}')}" for map_id in view["display"]]
    lines.append(table.t("told-display", count=len(shown), maps=", ".join(shown)))
    if view["phase"] == "take":
        lines += [_map_told(table, map_id) for map_id in view["display"]]
    lines.append(table.t("told-supplies", palm=1 + int(view["display_palms"]), deck=view["deck"]))
    lines.append(f"{table.t('trophies', left=', '.join(map(str, view['trophies_left'])) or '-')}.")
    lines += [table.t("told-player", player, name=table.lettered(player["seat"])) for player in view["players"]]
    if view["start_player"] is not None:
        lines.append(f"{table.t('start', name=table.names[view['start_player']])}.")
    waited_for = [table.names[other] for other in view["pending"] if other != table.seat]
    return [*lines, table.t("told-deciding", names=table.listed(waited_for))] if waited_for else lines


def tell_seat(table: Table, seat: int) -> list[str]:
    """A player's maps and score card in sentences."""
    player: Json = table.view["players"][seat]
    done = [_map_says(table, map_id) for map_id in player["completed"]]
    title = table.t("told-player", player, name=table.lettered(seat))
    return [title, *_player_told(table, player), table.t("told-completed", count=len(done)), *done]


def _map_says(table: Table, map_id: str) -> str:
    """A map in one go: colour, points, symbols, seal."""
    signs = list(fields_of(map_id).values())
    counts = {"crosses": signs.count("X"), "coins": signs.count("C"), "palms": signs.count("P")}
    points = int(POINTS[MAP_IDS.index(map_id)])
    says = table.t("map-says", {"id": map_id, "colour": colour_of(map_id), "points": points, **counts})
    seal = seal_of(map_id)
    return says if seal is None else f"{says} {table.t('seal-says', seal)}"


def _map_told(table: Table, map_id: str) -> str:
    return f"{_map_says(table, map_id)} {table.t('told-fields', fields=_fields_told(table, map_id, []))}"


def _player_told(table: Table, player: Json) -> list[str]:
    lines: list[str] = []
    for slot, held in enumerate(player["maps"], 1):
        if held is None:
            lines.append(table.t("told-no-map", number=slot))
            continue
        free = _fields_told(table, held["id"], held["marked"])
        marked = f" {table.t('marked-fields', fields=', '.join(held['marked']))}" if held["marked"] else ""
        lines.append(f"{slot}. {_map_says(table, held['id'])}")
        lines[-1] += f" {table.t('told-free', count=held['free'], fields=free)}{marked}"
    card = {name: ", ".join(map(str, player[name])) or "0" for name in ("trophies", "palms")}
    lines.append(table.t("card-of", coins=player["coins"], maps=len(player["completed"]), **card))
    return lines


def _fields_told(table: Table, map_id: str, without: list[str]) -> str:
    """Fields with what stands on them."""
    return ", ".join(
        f"{name} {table.t(f'told-sign-{_SYMBOLS[sign]}')}" if sign in _SYMBOLS else name
        for name, sign in fields_of(map_id).items()
        if name not in without
    )
