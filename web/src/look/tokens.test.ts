// The players' colours can be told from what they lie on, and their letters from them: in every palette, by day and by night.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SEATS = ["a", "b", "c", "d"];
const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");

type Tokens = Record<string, string>;

/** What a rule with this selector sets. */
function rule(selector: string): Tokens {
  const body = css.split(`\n${selector} {`)[1]?.split("\n}")[0] ?? "";
  return Object.fromEntries([...body.matchAll(/--([\w-]+): ([^;]+);/g)].map((found) => [found[1] ?? "", found[2] ?? ""]));
}

function tokens(theme: string, palette: string): Tokens {
  const dark = '[data-theme="dark"]';
  const patterned = '[data-palette="patterned"]';
  const rules = [":root", ...(theme === "dark" ? [dark] : []), ...(palette === "patterned" ? [patterned] : []), ...(theme === "dark" && palette === "patterned" ? [patterned + dark] : [])];
  return Object.assign({}, ...rules.map(rule)) as Tokens;
}

function colour(of: Tokens, name: string): string {
  const value = of[name] ?? "";
  const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(of, other) : value;
}

function light(hex: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * (parts[0] ?? 0) + 0.7152 * (parts[1] ?? 0) + 0.0722 * (parts[2] ?? 0);
}

function contrast(one: string, other: string): number {
  const [bright, dim] = [light(one), light(other)].sort((a, b) => b - a) as [number, number];
  return (bright + 0.05) / (dim + 0.05);
}

for (const theme of ["light", "dark"]) {
  for (const palette of ["plain", "patterned"]) {
    test(`${theme}, ${palette}: every player's colour stands out from the ground and from stone, and bears its letter`, () => {
      const all = tokens(theme, palette);
      for (const seat of SEATS) {
        const own = colour(all, `seat-${seat}`);
        expect(own).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrast(own, colour(all, "ground")), `seat ${seat} on the ground`).toBeGreaterThanOrEqual(3);
        expect(contrast(own, colour(all, "stone")), `seat ${seat} on stone`).toBeGreaterThanOrEqual(3);
        expect(contrast(own, colour(all, "seat-ink")), `the letter of seat ${seat}`).toBeGreaterThanOrEqual(4.5);
      }
    });
  }
}

test("on paper, which stays light by night, every pen can be read", () => {
  for (const palette of ["plain", "patterned"]) {
    const all = tokens("dark", palette);
    const paper = readFileSync(new URL("../games/silver_gold/paper.css", import.meta.url), "utf8");
    const sheet = /--sg-paper-light: (#\w+)/.exec(paper)?.[1] ?? "";
    for (const seat of SEATS) expect(contrast(colour(all, `seat-${seat}-day`), sheet)).toBeGreaterThanOrEqual(3);
  }
});
