// A field in words, for whoever does not see it.
import { t } from "../../words/words.svelte";
import { TILES } from "./components";
import type { Field } from "./shapes";

export interface Marks {
  /** What walking there costs. */
  cost?: number;
  /** The tile in hand may be laid here. */
  placing?: boolean;
  picked?: boolean;
}

/** What a field is, without what stands there. */
export function fieldNamed(name: string, field: Field | undefined): string {
  if (!field) return t("tikal-field-unexplored", { field: name });
  return t(`tikal-field-${field.terrain.replace(" ", "-")}`, { field: name, value: field.value ?? 0, tokens: field.tokens ?? 0 });
}

/** What stands on a field, a sentence each. */
export function standing(field: Field, names: string[]): string[] {
  const said: string[] = [];
  if (field.camp !== null) said.push(t("tikal-field-camp", { name: names[field.camp] ?? "" }));
  if (field.guard !== null && field.guard !== undefined) said.push(t("tikal-field-guard", { name: names[field.guard] ?? "" }));
  field.members.forEach((many, seat) => {
    const leader = field.leaders.includes(seat);
    if (many || leader) said.push(t("tikal-field-pieces", { name: names[seat] ?? "", members: many, leader: leader ? "yes" : "no" }));
  });
  const first = field.scored_by;
  if (first !== null && first !== undefined && field.guard === null) said.push(t("tikal-field-scored-by", { name: names[first] ?? "" }));
  return said;
}

export function fieldTold(name: string, field: Field | undefined, names: string[]): string {
  return [fieldNamed(name, field), ...(field ? standing(field, names) : [])].join(". ");
}

/** What is marked at a field, to be said after what it is. */
export function markTold(marks: Marks): string {
  const said: string[] = [];
  if (marks.placing) said.push(t("tikal-field-placing"));
  if (marks.picked) said.push(t("tikal-field-picked"));
  if (marks.cost) said.push(t("tikal-field-cost", { cost: marks.cost }));
  return said.map((each) => `. ${each}`).join("");
}

/** A tile in words: temple 4, treasure site with 3 masks. */
export function tileTold(id: string): string {
  const tile = TILES[id];
  return tile ? t(`tikal-terrain-${tile.terrain}`, { value: tile.value, masks: tile.masks }) : id;
}
