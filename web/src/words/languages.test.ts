// Every language says all that English says, with nothing in it that the page does not give.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const PLACE = "../../../src/sacbe/words";
const found = import.meta.glob<string>("../../../src/sacbe/words/*/*.ftl", { query: "?raw", import: "default", eager: true });
const files = Object.fromEntries(Object.entries(found).map(([path, text]) => [path.slice(PLACE.length + 1), text]));
const languages = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? ""))];
const english = words("en");

function words(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [path, text] of Object.entries(files)) {
    if (!path.startsWith(`${language}/`)) continue;
    const subject = path.split("/")[1] ?? "";
    for (const message of text.split(/^(?=[a-z][\w-]* *=)/m)) {
      const id = message.match(/^([a-z][\w-]*) *=/)?.[1];
      if (id) found.set(`${subject} ${id}`, [...new Set([...message.matchAll(/\$(\w+)/g)].map((variable) => variable[1] ?? ""))]);
    }
  }
  return found;
}

it("says to the player only what can be said of anybody", () => {
  const ids = [...english.keys()].map((id) => id.split(" ")[1] ?? "");
  const yours = ids.filter((id) => id.startsWith("refusal-") && id.endsWith("-you"));
  expect(yours.filter((id) => !ids.includes(id.slice(0, -4)))).toEqual([]);
});

describe.each(languages.filter((language) => language !== "en"))("the words in %s", (language) => {
  const own = words(language);

  it("can be read", () => {
    const bundle = new FluentBundle(language);
    const texts = Object.entries(files).filter(([path]) => path.startsWith(`${language}/`));
    expect(texts.flatMap(([, text]) => bundle.addResource(new FluentResource(text)))).toEqual([]);
    expect(bundle._messages.size).toBe(own.size);
  });

  it("are all there, and no more", () => {
    expect([...english.keys()].filter((id) => !own.has(id))).toEqual([]);
    expect([...own.keys()].filter((id) => !english.has(id))).toEqual([]);
  });

  it("ask for nothing that the page does not give", () => {
    const strange = [...own].filter(([id, used]) => used.some((name) => !english.get(id)?.includes(name)));
    expect(strange).toEqual([]);
  });
});
