// Every message that the page around the games asks for by name is there in English, and none is there for nothing.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const sources = import.meta.glob<string>(["../{home,table,rules,parts,look}/*.{svelte,ts}", "../games/*/index.ts", "../games/plain/*", "../*.{svelte,ts}", "./saying.ts"], { query: "?raw", import: "default", eager: true });
const page = import.meta.glob<string>("../../../src/sacbe/words/en/{page,guide}.ftl", { query: "?raw", import: "default", eager: true });
const bundle = new FluentBundle("en");
const problems = Object.values(page).flatMap((text) => bundle.addResource(new FluentResource(text)));
const code = Object.entries(sources).filter(([path]) => !path.endsWith(".test.ts"));
const asked = new Map(code.flatMap(([path, text]) => [...text.matchAll(/\bt\(\s*"([a-z][\w-]+)"/g)].map((found) => [found[1] ?? "", path])));

const boards = Object.keys(sources).flatMap((path) => /games\/(\w+)\/index\.ts$/.exec(path)?.[1] ?? []).filter((game) => game !== "plain");

describe("the words of the page", () => {
  it("can be read", () => expect(problems).toEqual([]));

  it.each([...asked])("%s is there (%s)", (id) => expect(bundle.hasMessage(id)).toBe(true));

  it("say of every key of a board what it does", () => {
    const keys = code.flatMap(([, text]) => [...text.matchAll(/"(keys-[\w-]+)"/g)].map((found) => found[1] ?? ""));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });

  it.each(boards)("tell how %s goes", (game) => {
    for (const part of ["goal", "turn", "cost", "score", "first"]) expect(bundle.hasMessage(`guide-${game}-${part}`)).toBe(true);
  });

  it("are all asked for somewhere", () => {
    const all = code.map(([, text]) => text).join("\n");
    // Names that are put together from pieces, such as `table-proposal-${kind}`.
    const made = [...all.matchAll(/`([a-z][\w-]*-)\$\{/g)].map((found) => found[1] ?? "");
    const names = [...bundle._messages.keys()];
    expect(names.filter((id) => !all.includes(`"${id}"`) && !made.some((start) => id.startsWith(start)))).toEqual([]);
  });
});
