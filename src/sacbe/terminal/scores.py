"""Points as a table and as sentences: in the middle of a game and at its end."""

from collections.abc import Mapping, Sequence

from sacbe.engine.game import Position
from sacbe.engine.notation import letter
from sacbe.terminal.terminal import WIDTH, Line, as_lines

_NAME = 20
_SHORT_NAME, _LABEL = 14, 6
"""Columns of a name and of a heading where a game has so many kinds of points that the table would be too wide."""


def score_table(parts: Sequence[Mapping[str, float]], names: list[str], places: list[int]) -> list[Line]:
    """One row a seat: where the points come from, their sum, and the place if places are given."""
    kinds = list(parts[0])
    place = "  place" if places else ""
    labels, widths, name = kinds, [max(len(kind), 4) + 2 for kind in kinds], _NAME
    if _NAME + 3 + sum(widths) + len(f"  total{place}") > WIDTH:
        labels = [kind if len(kind) <= _LABEL else f"{kind[: _LABEL - 1]}." for kind in kinds]
        widths, name = [_LABEL + 1] * len(kinds), _SHORT_NAME
    heads = "".join(f"{label:>{width}}" for label, width in zip(labels, widths, strict=True))
    lines: list[Line] = [[("strong", f"{'':{name + 3}}{heads}  total{place}")]]
    for seat in _in_order(len(parts), places):
        numbers = "".join(f"{parts[seat][kind]:>{width}g}" for kind, width in zip(kinds, widths, strict=True))
        total = f"{sum(parts[seat].values()):>7g}"
        rank = f"{places[seat]:>7}" if places else ""
        lines.append([("", f" {letter(seat)} {names[seat][:name]:<{name}}{numbers}"), ("strong", total), ("", rank)])
    return lines


def score_sentences(parts: Sequence[Mapping[str, float]], names: list[str], places: list[int]) -> list[Line]:
    """The same, read aloud."""
    sentences = []
    for seat in _in_order(len(parts), places):
        detail = ", ".join(f"{kind} {points:g}" for kind, points in parts[seat].items())
        place = f", place {places[seat]}" if places else ""
        total = sum(parts[seat].values())
        sentences.append(f"{letter(seat)} {names[seat]}: {total:g} points{place}. {detail.capitalize()}.")
    return as_lines(sentences)


def _in_order(seats: int, places: list[int]) -> list[int]:
    return sorted(range(seats), key=lambda seat: places[seat] if places else seat)


def result(pos: Position, names: list[str], plain: bool) -> list[Line]:
    """How the game ended: who won, and the points of everyone in the order of their places."""
    places = pos.ranking()
    winners = [names[seat] for seat, place in enumerate(places) if place == 1]
    best = pos.scores()[places.index(1)]
    if len(winners) > 1:
        sentence = f"{', '.join(winners[:-1])} and {winners[-1]} share the win with {best:g} points."
    else:
        sentence = f"{winners[0]} {'win' if winners[0] == 'You' else 'wins'} with {best:g} points."
    lines = score_sentences if plain else score_table
    return [*as_lines([f"The game is over. {sentence}", ""], "strong"), *lines(pos.breakdown(), names, places)]
