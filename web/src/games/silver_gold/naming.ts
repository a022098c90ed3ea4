// Maps in words.
import { t } from "../../words/words.svelte";
import { SEAL_VALUE } from "./components";
import { fields, treasureMap } from "./view";

/** A map in words: name, colour, points, symbols, seal. */
export function mapLabel(id: string): string {
  const map = treasureMap(id);
  const count = (sign: string): number => fields(id).filter((field) => field.sign === sign).length;
  const said = t("silver_gold-map-says", { id, colour: t(`silver_gold-colour-${map.colour}`), points: map.points, crosses: count("X"), coins: count("C"), palms: count("P") });
  return map.seal ? `${said} ${sealLabel(id)}` : said;
}

/** What the seal of a map pays; empty if it has none. */
export function sealLabel(id: string): string {
  const seal = treasureMap(id).seal;
  return seal ? t("silver_gold-seal-says", { points: SEAL_VALUE[seal], colour: t(`silver_gold-colour-${seal}`) }) : "";
}
