// How pieces come and go.
import { moves } from "../../look/settings.svelte";

/** A piece is set down from above, or lifted away. */
export function drop(_node: Element, { out }: { out: boolean }): { duration: number; css: (t: number, u: number) => string } {
  return {
    duration: moves() ? 260 : 1,
    css: (t, u) => (out ? `opacity: ${t}` : `opacity: ${t}; transform: translateY(${-24 * u * u}px)`),
  };
}
