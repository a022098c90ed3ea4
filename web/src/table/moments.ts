// What happens in a game and is worth a moment: a treasure turned over, a scoring temple by temple, the end. A moment is made
// of the events of one step; a game only says which of its events are such, how long, and how they look.
import type { GamePage, Momentous } from "../games/contract";
import type { Json, Step } from "../wire";
import { newsTold, type Tells } from "./telling";

/** A sentence or two of a moment, and what it speaks of on the board. */
export interface Beat {
  events: Json[];
  said: string;
  spots: string[];
}

export interface Moment {
  /** What it is about, as `GamePage.moments` names it. */
  name: string;
  beats: Beat[];
  /** How long one beat lasts, in milliseconds at the usual speed. */
  pace: number;
  /** It takes its time even where the rest of the film hurries. */
  grand: boolean;
}

type Shows = Tells & Pick<GamePage, "moments" | "spots">;

/** No moment lasts longer, however much there is to tell. */
const LONGEST_MS = 2000;
const BEAT_MS = 320;
/** With more to tell, several sentences share a beat. */
const MOST_BEATS = 8;
/** Every game ends. */
const ALWAYS: Record<string, Momentous> = { "game-over": { lasts: 2000, grand: true } };

/** What an event is called where sounds and moments are named: points by what they are for. */
export const eventName = (said: Json): string => (said.event === "points" ? `points-${said.why as string}` : ((said.do ?? said.event) as string));

/** How long a moment lasts in all. */
export const lengthOf = (moment: Moment): number => moment.pace * moment.beats.length;

/** The moments of a step, in the order of its events. */
export function momentsOf(step: Step, game: Shows, names: string[]): Moment[] {
  const found: { moment: Moment; how: Momentous }[] = [];
  for (const event of step.news) {
    const said = newsTold(event, game, names);
    if (!said) continue;
    const name = eventName(event);
    const beat = { events: [event], said, spots: game.spots(event) };
    const open = found.at(-1);
    const how = game.moments?.[name] ?? ALWAYS[name];
    if (open && (open.moment.name === name || open.how.with?.includes(name))) open.moment.beats.push(beat);
    else if (how && (how.when?.(event) ?? true)) found.push({ moment: { name, beats: [beat], pace: 0, grand: how.grand ?? false }, how });
  }
  for (const { moment, how } of found) {
    moment.beats = bundled(moment.beats);
    moment.pace = Math.min(LONGEST_MS, Math.max(how.lasts, BEAT_MS * moment.beats.length)) / moment.beats.length;
  }
  return found.map(({ moment }) => moment);
}

function bundled(beats: Beat[]): Beat[] {
  const each = Math.ceil(beats.length / MOST_BEATS);
  if (each < 2) return beats;
  const made: Beat[] = [];
  for (let at = 0; at < beats.length; at += each) {
    const some = beats.slice(at, at + each);
    made.push({ events: some.flatMap((beat) => beat.events), said: some.map((beat) => beat.said).join(". "), spots: some.flatMap((beat) => beat.spots) });
  }
  return made;
}
