// Says deeds, events, terms and refusals with the page's own rule: cases come in on standard input, sentences go out.
import { readdirSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { join } from "node:path";

const [root] = process.argv.slice(2);
const { FluentBundle, FluentResource } = await import(pathToFileURL(join(root, "web/node_modules/@fluent/bundle/index.js")));
const { messageOf, termsTold } = await import(pathToFileURL(join(root, "web/src/words/saying.ts")));

function wordsOf(language) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const folder = join(root, "src/sacbe/words", language);
  for (const file of readdirSync(folder).sort()) bundle.addResource(new FluentResource(readFileSync(join(folder, file), "utf-8")), { allowOverrides: true });
  const knows = (id) => Boolean(bundle.getMessage(id)?.value);
  return {
    knows,
    t: (id, args = {}) => (knows(id) ? bundle.formatPattern(bundle.getMessage(id).value, args, []) : id),
    forms: (id) => Object.fromEntries(Object.entries(bundle.getMessage(id)?.attributes ?? {}).map(([name, form]) => [name, bundle.formatPattern(form, {}, [])])),
  };
}

const { languages, things, cases } = JSON.parse(readFileSync(0, "utf-8"));
const said = {};
for (const language of languages) {
  const words = wordsOf(language);
  said[language] = cases.map(({ kind, game, names, said }) => {
    if (kind === "terms") return termsTold(words, game, said, names, things[game]);
    if (kind === "refusal") return words.t(`refusal-${said.message}`, said.args);
    const { id, args } = messageOf(words, game, said, names, things[game]);
    const you = kind === "deed" && words.knows(`${id}-you`) ? words.t(`${id}-you`, args) : "";
    return [words.t(id, kind === "deed" ? { ...args, name: names[0] } : args), you];
  });
}
process.stdout.write(JSON.stringify(said));
