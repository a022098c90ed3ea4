"""Writes all TypeScript of the page that follows from Python: the types of the wire, and for each game of the house the
shapes of its views, deeds, terms and news and what its box holds.

`python scripts/make_typescript.py` writes it, `--check` only says whether it is up to date.
"""

import argparse
import inspect
import json
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from runpy import run_path
from types import ModuleType, NoneType, UnionType
from typing import Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import sacbe
from sacbe.engine.game import Game
from sacbe.engine.registry import game_class
from sacbe.engine.vocabulary import Kind, Vocabulary
from sacbe.server import wire

SOURCES: Final = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD: Final = "// Made by scripts/make_typescript.py. Do not change it by hand.\n"
COMPONENTS: Final = Path(__file__).parent / "page_components"
REF: Final = "#/$defs/{name}"
PLAIN: Final = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", None: "null"}
Written = tuple[str, str, bool]
"""A field: its name, its type, whether it is always there."""
FEW: Final = 16
"""A field of a deed with no more values than this is told value by value."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    old = [path for path, text in files() if not path.is_file() or path.read_text(encoding="utf-8") != text]
    if check and old:
        names = ", ".join(str(path.relative_to(SOURCES.parent)) for path in old)
        print(f"out of date: {names}. Run python scripts/make_typescript.py", file=sys.stderr)
        return 1
    for path, text in files():
        if path in old:
            path.write_text(text, encoding="utf-8")
    return 0


def files() -> Iterator[tuple[Path, str]]:
    """Every file with what is to stand in it."""
    yield SOURCES / "wire.ts", wire_types()
    for name in sacbe.games():
        kind = game_class(name)
        folder = SOURCES / "games" / name
        if folder.is_dir():
            yield folder / "shapes.ts", game_types(kind)
            yield folder / "components.ts", components(name)


# The wire


def wire_types() -> str:
    structs = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    _, found = msgspec.json.schema_components(structs, ref_template=REF)
    parts = [HEAD, "export type Json = Record<string, unknown>;\n"]
    parts += [schema_type(name, found[name]) for name in sorted(found)]
    parts.append(f"export type Incoming = {_names(wire.Incoming)};\n")
    parts.append(f"export type Outgoing = {_names(wire.Outgoing)};\n")
    return "\n".join(parts)


def schema_type(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    fields = [(field, written_schema(kind), field in needed) for field, kind in schema.get("properties", {}).items()]
    return interface(name, fields, schema.get("description", ""))


def written_schema(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(written_schema(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join(json.dumps(each) for each in kind["enum"])
    if "const" in kind:
        return json.dumps(kind["const"])
    what = kind.get("type")
    if what == "array":
        return array(written_schema(kind["items"]) if "items" in kind else "unknown")
    if what == "object":
        inner = kind.get("additionalProperties")
        return f"Record<string, {written_schema(inner)}>" if isinstance(inner, dict) and inner else "Json"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(what), "unknown"
    )


def _names(union: object) -> str:
    return " | ".join(kind.__name__ for kind in getattr(union, "__args__", ()))


# The shapes of a game


def shapes_of(kind: type[Game]) -> ModuleType:
    """The types of what a game hands out as JSON."""
    return import_module(f"{kind.__module__.rpartition('.')[0]}.shapes")


def game_types(kind: type[Game]) -> str:
    shapes = shapes_of(kind)
    own = {name: value for name, value in vars(shapes).items() if not name.startswith("_")}
    parts = [HEAD]
    for name, value in own.items():
        if is_typeddict(value):
            parts.append(typed_dict(name, value, options_of(kind) if name == "View" else []))
        elif get_origin(value) in (Literal, Union, UnionType):
            parts.append(f"export type {name} = {union(get_args(value))};\n")
    parts.append(deeds(sacbe.load(kind.id).vocabulary))
    return "\n".join(parts)


def options_of(kind: type[Game]) -> list[Written]:
    """What every view begins with: the game and the options of the table."""
    options = [f"{option.name}: {options_type(option.values)}" for option in kind.table_options]
    head = {"game": json.dumps(kind.id), "rules": "number", "options": f"{{ {'; '.join(options)} }}"}
    return [(name, what, True) for name, what in head.items()]


def options_type(values: tuple[object, ...]) -> str:
    if all(isinstance(value, bool) for value in values):
        return "boolean"
    if all(isinstance(value, int) for value in values):
        return "number"
    return " | ".join(json.dumps(each) for each in values)


def typed_dict(name: str, shape: Any, more: list[Written]) -> str:  # noqa: ANN401
    fields = [(field, written(kind), field in shape.__required_keys__) for field, kind in get_type_hints(shape).items()]
    return alias(name, [*more, *fields], (shape.__doc__ or "") if shape.__doc__ != dict.__doc__ else "")


def written(kind: Any) -> str:  # noqa: ANN401
    """A Python type in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is NotRequired:
        return written(args[0])
    if origin in (Literal, Union, UnionType):
        return union(args)
    if origin is list:
        return array(written(args[0]))
    if origin is dict:
        return f"Record<string, {written(args[1])}>"
    return PLAIN[kind] if kind in PLAIN else str(kind.__name__)


def union(args: tuple[Any, ...]) -> str:
    kinds = [json.dumps(each) if isinstance(each, str | bool) else written(each) for each in args]
    return " | ".join(dict.fromkeys(kinds))


def deeds(vocabulary: Vocabulary) -> str:
    """A union of what actions are, a member for each row of the vocabulary."""
    kinds = list(dict.fromkeys(deed_type(row) for row in vocabulary.kinds))
    return "export type Deed =\n" + "\n".join(f"  | {kind}" for kind in kinds) + ";\n"


def deed_type(row: Kind) -> str:
    fields = [f"{field}: {values_type([deed[field] for deed in row.deeds])}" for field in row.deeds[0]]
    return f"{{ {'; '.join(fields)} }}"


def values_type(values: list[Any]) -> str:
    """What these values have in common; a few words are told one by one."""
    if all(isinstance(value, list) for value in values):
        return "string[]"
    words = list(dict.fromkeys(value for value in values if isinstance(value, str)))
    kinds = [json.dumps(word) for word in words] if 0 < len(words) <= FEW else ["string"] if words else []
    if any(isinstance(value, int) for value in values):
        kinds.append("number")
    if None in values:
        kinds.append("null")
    return " | ".join(kinds)


# The components of a game


def components(name: str) -> str:
    """What the page needs to know of the box and no view carries: a table of data for each game."""
    box = run_path(str(COMPONENTS / f"{name}.py"))
    parts = [HEAD, box["TYPES"]]
    for each, (kind, value) in box["TABLE"].items():
        parts.append(
            f"export const {each}{f': {kind}' if kind else ''} = {literal(value)}{'' if kind else ' as const'};\n"
        )
    return "\n".join(parts)


def literal(value: object) -> str:
    """JSON, with every entry of a table on a line of its own."""
    if isinstance(value, dict) and value and isinstance(next(iter(value.values())), dict | list):
        return "{\n" + "".join(f"  {json.dumps(str(name))}: {json.dumps(row)},\n" for name, row in value.items()) + "}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return "[\n" + "".join(f"  {json.dumps(row)},\n" for row in value) + "]"
    return json.dumps(value)


# TypeScript


def interface(name: str, fields: list[Written], about: str = "") -> str:
    """An interface."""
    return declared(f"export interface {name} {{", fields, "}", about)


def alias(name: str, fields: list[Written], about: str = "") -> str:
    """A type that may stand where any JSON may, which an interface may not."""
    return declared(f"export type {name} = {{", fields, "};", about)


def declared(head: str, fields: list[Written], end: str, about: str) -> str:
    lines = [f"/** {' '.join(about.split())} */"] if about else []
    lines += [head, *(f"  {field}{'' if needed else '?'}: {kind};" for field, kind, needed in fields), end]
    return "\n".join([*lines, ""])


def array(items: str) -> str:
    return f"({items})[]" if "|" in items else f"{items}[]"


if __name__ == "__main__":
    sys.exit(main())
