"""Points as a table and as sentences, during a game and at its end."""

from collections.abc import Mapping, Sequence

from sacbe.engine.game import Position
from sacbe.engine.notation import letter
from sacbe.terminal.drawing import WIDTH, Line, cut
from sacbe.terminal.table import Table
from sacbe.terminal.terminal import as_lines

_NAME = 20
_SHORT_NAME, _LABEL = 14, 6
"""The columns of a name and of a heading if a game has too many kinds of points for a wide table."""
Parts = Sequence[Mapping[str, float]]


def parts_of(table: Table) -> Parts:
    """Per seat, where the points come from, as far as the viewer may know."""
    whole = table.position.breakdown()
    players = table.view.get("players") or []
    known = [player.get("parts", parts) for player, parts in zip(players, whole, strict=True)] if players else whole
    return [{kind: parts[kind] for kind in whole[0]} for parts in known]


def _label(table: Table, kind: str) -> str:
    message = f"{table.saying.game}-part-{kind}"
    return table.saying.words.t(message) if table.saying.words.knows(message) else kind


def score_table(table: Table, parts: Parts, places: list[int]) -> list[Line]:
    """A row for each seat: where the points come from, their sum, and the place if places are given."""
    words = table.saying.words
    kinds = list(parts[0])
    total = f"  {words.t('terminal-total'):>6}"
    place = f"  {words.t('terminal-place')}" if places else ""
    labels = [_label(table, kind) for kind in kinds]
    widths, name = [max(len(label), 4) + 2 for label in labels], _NAME
    if _NAME + 3 + sum(widths) + len(f"{total}{place}") > WIDTH:
        labels = [label if len(label) <= _LABEL else f"{label[: _LABEL - 1]}." for label in labels]
        widths, name = [_LABEL + 1] * len(kinds), _SHORT_NAME
    heads = "".join(f"{label:>{width}}" for label, width in zip(labels, widths, strict=True))
    lines: list[Line] = [[("strong", f"{'':{name + 3}}{heads}{total}{place}")]]
    for seat in _in_order(len(parts), places):
        numbers = "".join(f"{parts[seat][kind]:>{width}g}" for kind, width in zip(kinds, widths, strict=True))
        points = f"{sum(parts[seat].values()):>{len(total)}g}"
        rank = f"{places[seat]:>{len(place)}}" if places else ""
        called = cut(table.names[seat], name)
        lines.append([("", f" {letter(seat)} {called:<{name}}{numbers}"), ("strong", points), ("", rank)])
    return lines


def score_sentences(table: Table, parts: Parts, places: list[int]) -> list[Line]:
    """The same, read aloud."""
    words = table.saying.words
    sentences = []
    for seat in _in_order(len(parts), places):
        detail = ", ".join(f"{_label(table, kind)} {points:g}" for kind, points in parts[seat].items())
        points = sum(parts[seat].values())
        place = places[seat] if places else 0
        sentences.append(words.t("terminal-points", name=table.lettered(seat), points=points, place=place))
        sentences[-1] += f" {detail}."
    return as_lines(sentences)


def _in_order(seats: int, places: list[int]) -> list[int]:
    return sorted(range(seats), key=lambda seat: places[seat] if places else seat)


def result(pos: Position, table: Table, plain: bool) -> list[Line]:
    """The end of the game: who won, and everyone's points in the order of their places."""
    places = pos.ranking()
    winners = [table.names[seat] for seat, place in enumerate(places) if place == 1]
    best = pos.scores()[places.index(1)]
    words = table.saying.words
    sentence = words.t("terminal-won", names=words.listed(winners), count=len(winners), points=best)
    lines = score_sentences if plain else score_table
    return [*as_lines([sentence, ""], "strong"), *lines(table, pos.breakdown(), places)]
