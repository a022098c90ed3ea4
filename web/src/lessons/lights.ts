// Things on the screen by the marks that they bear: `field=b2` is what has `data-field="b2"`, `finish` what has
// `data-finish`; `map=1 field=b2` is the one within the other. `choice=place tikal` is what does that.
import type { Choice, Json } from "../wire";

const CHOICE = "choice=";

function selector(light: string, legal: Choice[]): string {
  if (light.startsWith(CHOICE)) return choiceSelector(light.slice(CHOICE.length), legal);
  const marks: string[] = [];
  for (const word of light.split(" ")) {
    // A value may have several words: `act=bring base`.
    if (word.includes("=") || !marks.length) marks.push(word);
    else marks[marks.length - 1] += ` ${word}`;
  }
  return marks
    .map((mark) => {
      const [name = "", ...value] = mark.split("=");
      return value.length ? `[data-${name}="${CSS.escape(value.join("="))}"]` : `[data-${name}]`;
    })
    .join(" ");
}

/** Whatever may be touched to do this action. */
function choiceSelector(name: string, legal: Choice[]): string {
  const action = legal.find((choice) => choice.name === name)?.action ?? "";
  return `:is([data-action="${action}"], [data-act="${CSS.escape(name)}"], [data-choice="${CSS.escape(name)}"])`;
}

/** What a light names, whether it is to be seen now or not; what is seen comes first. `a|b` is b where there is no a. */
export function lit(light: string, legal: Choice[]): Element | null {
  const all = light.split("|").flatMap((each) => [...document.querySelectorAll(`.page ${selector(each, legal)}`)]);
  return all.find((each) => isSeen(each)) ?? all[0] ?? null;
}

export function isSeen(thing: Element): boolean {
  const box = thing.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && thing.checkVisibility();
}

/** What a light speaks of, as a game's board knows it: `b2` for `field=b2`. */
export function spotsOf(light: string, legal: Choice[], spots: (deed: Json) => string[]): string[] {
  return light.split("|").flatMap((each) => {
    if (!each.startsWith(CHOICE)) return [each.slice(each.lastIndexOf("=") + 1)];
    const choice = legal.find((one) => one.name === each.slice(CHOICE.length));
    return choice ? spots(choice.deed) : [];
  });
}
