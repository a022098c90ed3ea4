// Every text of the page is a Fluent message of src/sacbe/words, a folder per language and a file per subject; the terminal reads the same.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import type { Words } from "./saying";
import { settings } from "../look/settings.svelte";

type Loader = () => Promise<string>;
const PLACE = "../../../src/sacbe/words";
const found = import.meta.glob<string>(["../../../src/sacbe/words/*/*.ftl", "!**/*terminal.ftl"], { query: "?raw", import: "default" }) as Record<string, Loader>;
const files = Object.fromEntries(Object.entries(found).map(([path, load]) => [path.slice(PLACE.length + 1), load]));
const USUAL = "en";

/** What the packages of games bring, asked of the server once. */
const brought: Record<string, Promise<string>> = {};

export const languages = [...new Set(Object.keys(files).map((path) => path.split("/")[0] ?? USUAL))];

const bundles = $state<{ list: FluentBundle[]; subjects: Set<string> }>({ list: [], subjects: new Set() });

function wanted(): string[] {
  const asked = settings.language ? [settings.language] : [...navigator.languages];
  return negotiateLanguages(asked, languages, { defaultLocale: USUAL });
}

/** The words that the package of a game brings; without them its notation is shown. */
function wordsOfPackage(game: string, language: string): Promise<string> {
  const path = `/api/games/${game}/words/${language}`;
  brought[path] ??= fetch(path)
    .then((answer) => (answer.ok ? answer.text() : ""))
    .catch(() => "");
  return brought[path];
}

/** Load the messages of some subjects, such as `page` or `tikal`, in the player's languages. */
export async function loadWords(...subjects: string[]): Promise<void> {
  const list: FluentBundle[] = [];
  const all = new Set([...bundles.subjects, ...subjects]);
  for (const language of wanted()) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const subject of all) {
      const load = files[`${language}/${subject}.ftl`];
      if (load) bundle.addResource(new FluentResource(await load()), { allowOverrides: true });
      else if (!files[`${USUAL}/${subject}.ftl`]) bundle.addResource(new FluentResource(await wordsOfPackage(subject, language)), { allowOverrides: true });
    }
    list.push(bundle);
  }
  bundles.list = list;
  bundles.subjects = all;
  document.documentElement.lang = wanted()[0] ?? USUAL;
}

/** The language that the player reads. */
export function language(): string {
  return bundles.list[0]?.locales.values().next().value ?? USUAL;
}

/** Does the house have the messages of a subject? */
export const hasWords = (subject: string): boolean => files[`${USUAL}/${subject}.ftl`] !== undefined;

/** Is there such a message? */
export function knows(id: string): boolean {
  return bundles.list.some((bundle) => bundle.hasMessage(id));
}

/** The further forms of a message, such as `.one`, by their names. */
export function forms(id: string): Record<string, string> {
  for (const bundle of bundles.list) {
    const message = bundle.getMessage(id);
    if (message?.value) return Object.fromEntries(Object.entries(message.attributes).map(([name, form]) => [name, bundle.formatPattern(form, {}, [])]));
  }
  return {};
}

/** The text of a message; its name if there is none, so that a gap is seen. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const bundle of bundles.list) {
    const value = bundle.getMessage(id)?.value;
    if (value) return bundle.formatPattern(value, args, []);
  }
  return id;
}

export const words: Words = { knows, t, forms };
