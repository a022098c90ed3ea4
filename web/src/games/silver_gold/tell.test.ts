import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import words from "../../../../src/sacbe/words/en/silver_gold.ftl?raw";
import type { Json } from "../../wire";
import { PATTERNS } from "./components";
import { spots, tell } from "./tell";

// The page's own words need a browser; the names of colours and patterns are looked up below.
vi.mock("../../words/words.svelte", () => ({ t: (id: string): string => id }));

const bundle = new FluentBundle("en");
bundle.addResource(new FluentResource(words));

const DEEDS: Json[] = [
  { do: "mark", map: 1, pattern: "V3", fields: ["a1", "a2", "b2"] },
  { do: "mark", map: 2, pattern: null, fields: ["c3"] },
  { do: "keep", id: "P07" },
  { do: "take", id: "S01" },
  { do: "take-deck" },
];
const DRAWS: Json[] = [
  { do: "draw", what: "map", id: "G02" },
  { do: "draw", what: "card", id: "L4" },
  { do: "draw", what: "start-player", seat: 1 },
];
const NEWS: Json[] = [
  { event: "dealt", id: "P01" },
  { event: "kept", seat: 0, ids: ["P01", "G02"] },
  { event: "marked", seat: 1, map: 1, id: "P01", fields: ["a1", "b1"] },
  ...["coins", "palm", "trophy", "seals"].map((why) => ({ event: "points", why, seat: 0, points: 2 })),
  { event: "points", why: "map", seat: 0, points: 14, id: "P01" },
  { event: "taken", seat: 0, map: 2, id: "S01" },
  { event: "shown", id: "S01" },
  { event: "start-player", seat: 1 },
  { event: "round", round: 2 },
  { event: "game-over", ranking: [1, 2], scores: [80, 26] },
];

function says(id: string, args: Record<string, string | number>): string {
  const message = bundle.getMessage(id)?.value;
  expect(message, id).toBeTruthy();
  const errors: Error[] = [];
  const text = message ? bundle.formatPattern(message, args, errors) : "";
  expect(errors, id).toEqual([]);
  return text;
}

test("every deed, draw and event has a sentence, and everything in it is filled in", () => {
  for (const each of [...DEEDS, ...DRAWS, ...NEWS]) {
    const { id, args } = tell(each, ["Ann", "Bea"]);
    says(id, { name: "Ann", ...args });
  }
});

test("every deed of a player has words as a choice", () => {
  for (const each of DEEDS) {
    const { id, args } = tell(each, ["Ann", "Bea"]);
    says(`${id}-you`, args);
  }
});

test("patterns and score parts have names", () => {
  for (const id of Object.keys(PATTERNS)) says(`silver_gold-pattern-${id}`, {});
  for (const part of ["coins", "trophies", "palms", "maps", "seals"]) says(`silver_gold-part-${part}`, {});
});

test("a marking in the log shows its fields on the chart", () => {
  expect(spots({ event: "marked", seat: 1, map: 1, id: "P01", fields: ["a1", "b1"] })).toEqual(["field:P01:a1", "field:P01:b1", "seat:1"]);
});
