"""What the server says of itself: the OpenAPI document and the schema of the WebSocket's messages."""

import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from tests.docs.pages import ROOT
from tests.server.serving import HUMAN, Json, Server

from sacbe.server import wire
from sacbe.server.problems import PROBLEM

CHANGING = ("post", "put", "delete")


@pytest.fixture(scope="module")
def document(server: Server) -> Json:
    return server.onlooker().call("GET", "/schema/openapi.json")


@pytest.fixture(scope="module")
def live(server: Server) -> Json:
    return server.onlooker().call("GET", "/schema/live.json")


def operations(document: Json) -> list[tuple[str, str, Json]]:
    return [(method, path, each) for path, item in document["paths"].items() for method, each in item.items()]


def test_it_is_openapi_3_1_with_a_token_or_a_cookie_or_nothing(document: Json) -> None:
    assert document["openapi"].startswith("3.1")
    assert document["info"]["title"] == "Sacbe"
    assert document["components"]["securitySchemes"]["token"]["scheme"] == "bearer"
    assert document["components"]["securitySchemes"]["cookie"]["name"] == "sacbe"
    assert document["security"] == [{"token": []}, {"cookie": []}, {}]


def test_every_operation_has_a_short_id_of_its_own_a_tag_and_two_sentences(document: Json) -> None:
    ids = [each["operationId"] for _, _, each in operations(document)]
    assert len(set(ids)) == len(ids)
    tags = {tag["name"] for tag in document["tags"]}
    for method, path, each in operations(document):
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", each["operationId"]), each["operationId"]
        assert each["summary"] and each["description"], f"{method} {path}"
        assert len(each["tags"]) == 1 and set(each["tags"]) <= tags


def test_every_parameter_is_bounded_and_described(document: Json) -> None:
    for method, path, each in operations(document):
        for parameter in each.get("parameters", []):
            schema = parameter["schema"]
            assert parameter["description"], f"{method} {path}"
            if schema["type"] == "integer":
                assert schema["minimum"] == 0 and schema["maximum"] > 0, f"{method} {path}"
            else:
                assert schema["type"] == "boolean" or "pattern" in schema or "enum" in schema, f"{method} {path}"


def test_every_refusal_is_a_problem_document(document: Json) -> None:
    for method, path, each in operations(document):
        assert {"400", "404", "405", "421", "429", "503"} <= set(each["responses"]), f"{method} {path}"
        if method in CHANGING:
            assert "403" in each["responses"], f"{method} {path}"
        if "requestBody" in each:
            assert {"413", "415"} <= set(each["responses"]), f"{method} {path}"
        for status, response in each["responses"].items():
            assert response["description"], f"{method} {path} {status}"
            if int(status) >= 400:
                schema = response["content"][PROBLEM]["schema"]
                assert schema == {"$ref": "#/components/schemas/Problem"}
        for status in ("429", "503"):
            assert "Retry-After" in each["responses"][status]["headers"]


def test_the_types_are_those_that_the_server_checks(document: Json) -> None:
    schemas = document["components"]["schemas"]
    for name, schema in schemas.items():
        struct = getattr(wire, name)
        assert set(schema["properties"]) - {"type"} == set(struct.__struct_fields__) - {"type"}, name
        if struct.__struct_config__.forbid_unknown_fields:
            assert schema["additionalProperties"] is False, name
        assert schema["description"], name
    assert schemas["NewTable"]["properties"]["pace"]["maximum"] == 60_000
    assert "type" not in schemas["Act"]["required"], "over HTTP the address says what it is"
    # A field of an answer is always there, even if it has a default in the server's own code.
    assert set(schemas["Step"]["required"]) == set(schemas["Step"]["properties"])


def test_every_struct_of_the_wire_is_in_one_of_the_two(document: Json, live: Json) -> None:
    kinds = (kind for kind in vars(wire).values() if isinstance(kind, type))
    structs = {kind.__name__ for kind in kinds if kind.__module__.startswith(f"{wire.__name__}.")}
    assert structs == set(document["components"]["schemas"]) | (set(live["$defs"]) - {"Incoming", "Outgoing"})


def test_real_answers_fit_the_description(server: Server, document: Json) -> None:
    ana = server.client()
    for game in ("silver_gold", "tikal", "tzolkin"):
        made = ana.make(game, HUMAN, HUMAN)
        fits(document, "State", ana.state(made.id, 0))
        fits(document, "State", ana.state(made.id))
        fits(document, "Steps", ana.steps(made.id))
        fits(document, "TableHere", ana.table(made.id))
        over = ana.bring_in((ROOT / "records" / game / "two-players.sacbe").read_text())
        fits(document, "Judgement", ana.judge(over, 0))
        fits(document, "Analysis", ana.call("GET", f"/tables/{over}/analysis"))


def fits(document: Json, name: str, answer: Json) -> None:
    schema = {"$ref": f"#/components/schemas/{name}", "components": document["components"]}
    jsonschema_rs.validate(schema, answer)


def test_the_schema_of_the_live_channel_accepts_what_the_server_reads(live: Json) -> None:
    jsonschema_rs.meta.validate(live)
    incoming = jsonschema_rs.validator_for({"$ref": "#/$defs/Incoming", "$defs": live["$defs"]})
    good: list[Json] = [
        {"type": "hello"},
        {"type": "hello", "seen": 3},
        {"type": "ping"},
        {"type": "act", "id": "a-request", "seat": 0, "expected": 7, "actions": [1, "dig"]},
        {"type": "undo", "id": "a-request", "seat": 0, "expected": 7},
        {"type": "draft", "seat": 3, "actions": []},
    ]
    bad: list[Any] = [
        {},
        [],
        {"type": "hallo"},
        {"type": "hello", "seen": -1},
        {"type": "hello", "more": 1},
        {"type": "act", "id": "short", "seat": 0, "expected": 7, "actions": [1]},
        {"type": "act", "id": "a-request", "seat": 4, "expected": 7, "actions": [1]},
        {"type": "act", "id": "a-request", "seat": 0, "expected": 7, "actions": []},
        {"type": "act", "id": "a-request", "seat": 0, "expected": 7, "actions": [1.5]},
        {"type": "undo", "id": "a-request", "seat": "0", "expected": 7},
    ]
    for message in good:
        assert incoming.is_valid(message), message
        msgspec.convert(message, wire.Incoming)
    for message in bad:
        assert not incoming.is_valid(message), message
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(message, wire.Incoming)


def test_both_documents_are_small_enough_to_fetch_at_every_build(server: Server) -> None:
    for name in ("openapi", "live"):
        answer = server.onlooker().ask("GET", f"/schema/{name}.json")
        assert answer.headers["content-encoding"] == "gzip"
        assert int(answer.headers["content-length"]) < 30_000
