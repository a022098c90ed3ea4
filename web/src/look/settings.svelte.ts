// What a player has set for this browser: kept here, nowhere else.

export type Theme = "system" | "light" | "dark";
export type Palette = "plain" | "patterned";

/** What a player has noted on a table of theirs; nobody else sees it. */
export interface Kept {
  title?: string;
  away?: boolean;
}

export interface Settings {
  name: string;
  theme: Theme;
  motion: "full" | "none";
  speed: number; // how fast other players' turns are shown: 0.5, 1, 2, or 0 for at once
  /** How loud sounds are: 0 for none, 1 for the loudest. */
  volume: number;
  palette: Palette;
  /** A first touch shows what a choice costs and brings, a second does it. */
  lookFirst: boolean;
  language: string;
  /** Games whose "how it goes" the player has read. */
  guided: string[];
  /** What the player calls their tables, and which they have put away, by the table's id. */
  shelf: Record<string, Kept>;
  /** Lessons that were learned to their end: `tikal/first`. */
  learned: string[];
  /** Who sat where at the last table of each game: `human`, `open` or `bot:LEVEL`. */
  seats: Record<string, string[]>;
}

/** How loud it is if nobody says more. */
export const USUAL_VOLUME = 0.6;
const KEY = "sacbe.settings";
const USUAL: Settings = {
  name: "",
  theme: "system",
  motion: "full",
  speed: 1,
  volume: 0,
  palette: "plain",
  lookFirst: false,
  language: "",
  guided: [],
  shelf: {},
  learned: [],
  seats: {},
};

function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings> & { sound?: boolean };
    // Before there was a volume, sound was on or off.
    return { ...USUAL, ...(kept.sound ? { volume: USUAL_VOLUME } : {}), ...kept };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Settings>(load());

const night = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Put the settings into effect, now and whenever they change. Called once. */
export function keepSettings(): void {
  const show = (): void => {
    const dark = settings.theme === "dark" || (settings.theme === "system" && night.matches);
    document.documentElement.dataset.theme = dark ? "dark" : "light";
    document.documentElement.dataset.motion = settings.motion;
    document.documentElement.dataset.palette = settings.palette;
  };
  night.addEventListener("change", show);
  $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}

/** Should things move? Not if the player or the system asks for calm. */
export function moves(): boolean {
  return settings.motion === "full" && !calm.matches;
}
