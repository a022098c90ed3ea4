// What this browser remembers of lessons: which were learned, and how far somebody has read at the tables of the last ones.
import { settings } from "../look/settings.svelte";

interface Memory {
  /** The steps that were only to be read, and were. */
  read: number[];
  /** The learner has left the lesson and plays on. */
  left: boolean;
  /** The table that the learner came from. */
  from: string | null;
}

const KEY = "sacbe.lessons";
const MOST = 30;

function all(): Record<string, Memory> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Memory>;
  } catch {
    return {};
  }
}

export const memoryOf = (table: string): Memory => ({ read: [], left: false, from: null, ...all()[table] });

export function remember(table: string, memory: Memory): void {
  const kept = Object.entries(all()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, memory] as const].slice(-MOST))));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

export function learned(game: string, lesson: string): void {
  const name = `${game}/${lesson}`;
  if (!settings.learned.includes(name)) settings.learned.push(name);
}
