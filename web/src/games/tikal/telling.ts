// A choice in words: what it is and, where it has one, what it leads to.
import type { Choice } from "../../wire";
import { messageOf } from "../../words/saying";
import { t, words } from "../../words/words.svelte";

/** The label of a button: what happens. */
export function choiceTold(choice: Choice, names: string[]): string {
  const change = choice.terms.change ?? {};
  if (choice.deed.do === "uncover") return t("tikal-do-uncover", { value: Number(change.value?.[1] ?? 0) });
  if (choice.deed.do === "dig") return t("tikal-do-dig", { left: Number(change.tokens?.[1] ?? 0) });
  if (choice.deed.do === "camp") return t("tikal-do-camp", { left: Number(change.camps_left?.[1] ?? 0) });
  if (choice.deed.do === "guard") return t("tikal-do-guard", { value: Number(choice.terms.value ?? 0), leave: Number(choice.terms.leave ?? 0) });
  if (choice.deed.do === "bring") return t("tikal-do-bring", { piece: String(choice.deed.piece), place: String(choice.deed.to), field: String(choice.terms.to ?? "") });
  const { id, args } = messageOf(words, "tikal", choice.deed, names, {});
  return t(`${id}-you`, args);
}
