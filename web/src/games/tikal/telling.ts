// A choice in words: what it is and, where it has one, what it leads to.
import type { Choice } from "../../wire";
import { messageOf } from "../../words/saying";
import { t, words } from "../../words/words.svelte";
import { deedOf, termsOf } from "./view";

/** The label of a button: what happens. */
export function choiceTold(choice: Choice, names: string[]): string {
  const deed = deedOf(choice);
  const { change = {}, value = 0, leave = 0, to = "" } = termsOf(choice);
  if (deed.do === "uncover") return t("tikal-do-uncover", { value: change.value?.[1] ?? 0 });
  if (deed.do === "dig") return t("tikal-do-dig", { left: change.tokens?.[1] ?? 0 });
  if (deed.do === "camp") return t("tikal-do-camp", { left: change.camps_left?.[1] ?? 0 });
  if (deed.do === "guard") return t("tikal-do-guard", { value, leave });
  if (deed.do === "bring") return t("tikal-do-bring", { piece: deed.piece, place: deed.to, field: to });
  const { id, args } = messageOf(words, "tikal", choice.deed, names, {});
  return t(`${id}-you`, args);
}
