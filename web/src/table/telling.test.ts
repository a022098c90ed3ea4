// What players are called, and that nothing is told twice.
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Deed, SeatInfo, Step } from "../wire";
import type { Tells } from "./telling";

// The page's words read the settings of a browser; the tests have none.
const told = vi.hoisted(() => (id: string, args: Record<string, unknown> = {}) => [id, args.name, args.level].filter(Boolean).join(" "));
vi.mock("../words/words.svelte", () => ({ knows: () => true, t: told, words: { knows: () => false, t: told, forms: () => ({}) } }));

const seat = (more: Partial<SeatInfo>): SeatInfo => ({ seat: 0, kind: "human", name: "Ana", level: null, here: true, stand_in: null, stand_in_since: null, stand_in_by: null, resigned: false, ...more });

describe("names", () => {
  let telling: typeof import("./telling");
  beforeAll(async () => {
    telling = await import("./telling");
  });

  it("leave the level of a bot out of sentences", () => {
    expect(telling.shortName(seat({ kind: "bot", name: "Ikal (novice)", level: "novice" }))).toBe("Ikal");
    expect(telling.shortName(seat({ name: "Ana (novice)" }))).toBe("Ana (novice)");
  });

  it("have it in lists, and who stands in for whom", () => {
    expect(telling.fullName(seat({ kind: "bot", name: "Ikal (novice)", level: "novice" }))).toBe("table-name-bot Ikal new-level-novice");
    expect(telling.fullName(seat({ stand_in: "casual" }))).toBe("table-name-stand-in Ana new-level-casual");
    expect(telling.fullName(seat({}))).toBe("Ana");
  });

  it("stand before a deed only if no event tells it better", () => {
    const game: Tells = { id: "game", retold: { mark: "marked" } };
    const deed = (of: number, what: string): Deed => ({ seat: of, action: 1, name: what, undo: false, deed: { do: what } });
    const step: Step = { step: 1, number: 1, at: 0, deeds: [deed(0, "mark"), deed(1, "mark"), deed(1, "take")], news: [{ event: "marked", seat: 0 }] };
    expect(telling.stepTold(step, game, ["Ana", "Bo"])).toEqual(["game-mark Bo", "game-take Bo", "game-news-marked Ana"]);
  });
});
