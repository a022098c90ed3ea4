// What of other people's work is in the built page, with their licences: a file beside it, made from what was bundled.
// A package that comes without the text of its licence has it in the folder `licences`, by its name or its licence's.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEXT = /^licen[cs]e(\.(md|txt))?$/i;
/** Where Vite goes on with the licences of what only runs while it builds. */
const OTHERS = "# Licenses of bundled dependencies";

interface Part {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** The package below node_modules that a file belongs to. */
function packageOf(file: string): string | undefined {
  return /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? (file.startsWith("\0vite/") ? "vite" : undefined);
}

function partOf(name: string): Part {
  const folder = join("node_modules", name);
  const { version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Record<string, string>;
  const own = readdirSync(folder).find((file) => TEXT.test(file));
  const carried = [name, license].map((each) => join("licences", `${each}.txt`)).find((path) => existsSync(path));
  const path = own === undefined ? carried : join(folder, own);
  if (path === undefined || version === undefined || license === undefined) {
    throw new Error(`the licence of ${name} is nowhere: put its text into web/licences`);
  }
  const text = readFileSync(path, "utf8").split(OTHERS)[0]?.trim() ?? "";
  return { name, version, licence: license, text };
}

export function licences(): Plugin {
  const used = new Set<string>();
  const note = (file: string): void => {
    const name = packageOf(file);
    if (name !== undefined) used.add(name);
  };
  return {
    name: "licences",
    load: note,
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.moduleIds.forEach(note);
        else file.originalFileNames.forEach((origin) => note(`/${origin}`));
      }
      const parts = [...used].sort().map(partOf);
      this.emitFile({ type: "asset", fileName: "licences.json", source: JSON.stringify(parts, null, 1) });
    },
  };
}
