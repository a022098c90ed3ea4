// What decides between equals at the end of Tzolk'in.
import { t } from "../../words/words.svelte";
import type { GamePage } from "../contract";
import { asView } from "./view";

/** TZ 10.2: who has more workers on the wheels after the last day. */
export const tie: NonNullable<GamePage["tie"]> = (view, first, second) => {
  const [more, less] = [first, second].map((seat) => asView(view).wheels.flatMap((wheel) => wheel.workers).filter((worker) => worker === seat).length);
  return t("tzolkin-tie", { more: more ?? 0, less: less ?? 0 });
};
