import { describe, expect, it } from "vitest";
import type { Outcome, TableInfo, TableLine } from "../wire";
import { bestBefore, decidedBy } from "./outcome";

const outcome = (scores: number[], places: number[], breakdown: Record<string, number>[]): Outcome => ({ how: "finished", scores, places, breakdown });

describe("what decided a game", () => {
  it("is the part in which the winner is farthest ahead of the second", () => {
    const end = outcome([50, 61, 58], [3, 1, 2], [{ temples: 30, treasures: 20 }, { temples: 45, treasures: 16 }, { temples: 38, treasures: 20 }]);
    expect(decidedBy(end)).toEqual({ part: "temples", more: 7, second: 2 });
  });
  it("is not told where points do not decide", () => {
    expect(decidedBy(outcome([50, 50], [1, 2], [{ maps: 50 }, { maps: 50 }]))).toBeNull();
  });
});

describe("the player's best so far", () => {
  const line = (id: string, game: string, seats: number, mine: number): TableLine =>
    ({ id, game, seats: Array.from({ length: seats }), yours: [0], outcome: outcome([mine, 99], [2, 1], []) }) as object as TableLine;
  const info = { game: "tikal", seats: [{}, {}] } as object as TableInfo;

  it("counts other finished games of the same kind with as many players", () => {
    const tables = [line("this", "tikal", 2, 90), line("one", "tikal", 2, 61), line("two", "tikal", 2, 73), line("four", "tikal", 4, 80), line("other", "tzolkin", 2, 88)];
    expect(bestBefore(tables, "this", info)).toBe(73);
  });
  it("is unknown after a first game", () => {
    expect(bestBefore([line("this", "tikal", 2, 90)], "this", info)).toBeNull();
  });
});
