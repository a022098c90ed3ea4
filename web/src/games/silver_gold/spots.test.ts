import { expect, test } from "vitest";
import { spots } from "./spots";

test("a marking in the log shows its fields on the chart", () => {
  expect(spots({ event: "marked", seat: 1, map: 1, id: "P01", fields: ["a1", "b1"] })).toEqual(["field:P01:a1", "field:P01:b1", "seat:1"]);
});
