"""Writes web/src/wire.ts, the page's types of everything that goes over the wire, from the server's own types.

`python scripts/make_wire_types.py` writes it, `--check` only says whether it is up to date.
"""

import argparse
import inspect
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from sacbe.server import wire

TARGET: Final = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD: Final = """\
// Made by scripts/make_wire_types.py from the types of the server. Do not change it by hand.

export type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
"""
REF: Final = "#/$defs/{name}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    text = typescript()
    if parser.parse_args().check:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/wire.ts is out of date: run python scripts/make_wire_types.py", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    return 0


def typescript() -> str:
    structs = [
        kind
        for _, kind in inspect.getmembers(wire, inspect.isclass)
        if issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct
    ]
    _, found = msgspec.json.schema_components(structs, ref_template=REF)
    parts = [HEAD]
    for name in sorted(found):
        parts.append(declared(name, found[name]))
    parts.append(f"export type Incoming = {_names(wire.Incoming)};\n")
    parts.append(f"export type Outgoing = {_names(wire.Outgoing)};\n")
    return "\n".join(parts)


def declared(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = []
    if schema.get("description"):
        lines.append(f"/** {' '.join(schema['description'].split())} */")
    lines.append(f"export interface {name} {{")
    for field, kind in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in needed else '?'}: {written(kind)};")
    lines.append("}\n")
    return "\n".join(lines)


def written(kind: dict[str, Any]) -> str:
    if "$ref" in kind:
        return str(kind["$ref"]).rpartition("/")[2]
    if "anyOf" in kind:
        return " | ".join(dict.fromkeys(written(each) for each in kind["anyOf"]))
    if "enum" in kind:
        return " | ".join("null" if each is None else f'"{each}"' for each in kind["enum"])
    if "const" in kind:
        return f'"{kind["const"]}"'
    what = kind.get("type")
    if what == "array":
        items = written(kind["items"]) if "items" in kind else "unknown"
        return f"({items})[]" if "|" in items else f"{items}[]"
    if what == "object":
        inner = kind.get("additionalProperties")
        return f"Record<string, {written(inner)}>" if isinstance(inner, dict) and inner else "Json"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(what), "unknown"
    )


def _names(union: object) -> str:
    return " | ".join(kind.__name__ for kind in getattr(union, "__args__", ()))


if __name__ == "__main__":
    sys.exit(main())
