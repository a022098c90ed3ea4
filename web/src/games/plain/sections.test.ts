// Any view is read as sections: facts, things, grids, tables and players.
import { describe, expect, it, vi } from "vitest";
import { factsOf, goodsOf, labelOf, playersOf, sectionsOf, valueOf } from "./sections";

// A game that brings no words.
vi.mock("../../words/words.svelte", () => ({ knows: () => false, t: (id: string) => id }));

const view = {
  game: "any", seat: 0, turn: 1, pending: [1], round: 3, over: false, first_player: null,
  jade_out: [2, 4], deck: [], well: { cards: 3, kinds: ["a", "b"] },
  board: [[1, 0], [0, 2]], tiles: [{ id: "t1", cost: 2, owner: null }, { id: "t2", cost: 3, owner: null }],
  players: [{ seat: 0, score: 5, jade: [1], parts: { jade: 5 }, kept: null }, { seat: 1, score: 0, jade: [], parts: {}, kept: null }],
};

describe("the plain table", () => {
  it("reads keys as words", () => expect(labelOf("any", "jade_out")).toBe("Jade out"));

  it("tells single facts first, and not what the page shows anyway", () => {
    expect(factsOf("any", view).map((fact) => [fact.label, fact.value])).toEqual([["Round", 3], ["Over", false], ["First player", null]]);
  });

  it("knows lists, grids, objects and tables apart, and keeps the place of what is empty", () => {
    expect(sectionsOf("any", view).map((section) => [section.key, section.kind])).toEqual([["jade_out", "things"], ["deck", "things"], ["well", "facts"], ["board", "grid"], ["tiles", "table"]]);
  });

  it("leaves out columns in which nobody has anything", () => {
    const tiles = sectionsOf("any", view).find((section) => section.key === "tiles");
    expect(tiles?.kind === "table" && tiles.columns.map((column) => column.key)).toEqual(["id", "cost"]);
    expect(goodsOf("any", playersOf(view, 2), 0).map((fact) => [fact.key, fact.value])).toEqual([["jade", [1]]]);
  });

  it("takes players for players only if there is one for each seat", () => expect(playersOf(view, 3)).toEqual([]));

  it.each([[null, "–"], [[], "–"], [[1, 2], "1, 2"], [{ corn: 2, wood: 1 }, "Corn 2, Wood 1"], ["red", "red"], [0, "0"]])("writes %j as %s", (value, said) => {
    expect(valueOf("any", "key", value)).toBe(said);
  });
});
