// How far this browser has shown what happened at a table, so that nothing is played back twice.
const KEY = "sacbe.seen";
/** Tables beyond so many are forgotten, the oldest first. */
const MOST = 40;

function load(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The last step that was shown; 0 if none was. */
export function seenOf(table: string): number {
  return load().find(([id]) => id === table)?.[1] ?? 0;
}

export function seen(table: string, step: number): void {
  const others = load().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, step]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
