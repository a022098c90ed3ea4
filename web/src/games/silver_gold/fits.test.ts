import { expect, test } from "vitest";
import type { Choice } from "../../wire";
import { MAPS, PATTERNS } from "./components";
import { bestFit, fitsOf, nextWay, sameShape, turned } from "./fits";
import { fieldName, fields } from "./view";

/** All markings of a pattern on an empty map, as the server lists them: each set of fields once. */
function legal(id: string, pattern: string): Choice[] {
  const land = new Set(fields(id).map((field) => field.name));
  const found = new Map<string, string[]>();
  for (let way = 0; way < 8; way++) {
    for (let y = 0; y < 4; y++) {
      for (let x = 0; x < 4; x++) {
        const names = turned(pattern, way % 4, way > 3).map((cell) => fieldName(cell.x + x, cell.y + y));
        if (names.every((name) => land.has(name))) found.set([...names].sort().join(), names);
      }
    }
  }
  return [...found.values()].map((names, action) => ({ action, name: "", deed: { do: "mark", map: 1, pattern, fields: names }, terms: {} }));
}

test("every marking can be reached by a touch on one of its fields, with the cut-out turned as it lies", () => {
  for (const id of Object.keys(MAPS)) {
    for (const pattern of Object.keys(PATTERNS)) {
      const fits = fitsOf(legal(id, pattern), false);
      const reached = new Set<number>();
      for (let way = 0; way < 8; way++) {
        const now = sameShape(fits, turned(pattern, way % 4, way > 3));
        for (const { x, y } of fields(id)) {
          const fit = bestFit(now, 1, { x: x + 0.5, y: y + 0.5 });
          if (fit) reached.add(fit.choice.action);
        }
      }
      expect(reached.size, `${pattern} on ${id}`).toBe(fits.length);
    }
  }
});

test("a touched field turns the cut-out to the next way that fits there", () => {
  const fits = fitsOf(legal("S01", "I3"), false);
  const found = nextWay(fits, "I3", 0, false, 1, { x: 0.5, y: 0.5 });
  expect(found?.turns).toBe(1);
  expect(found?.fit.choice.deed.fields).toEqual(["a1", "a2", "a3"]);
});

test("a square has one shape however it is turned", () => {
  expect(turned("O4", 3, true)).toEqual(turned("O4", 0, false));
});
