// What happened, played back step by step at the speed the player has set: what others did, and the moments of anybody's
// steps. Our own steps in between take no time: we have seen them already. Where nothing moves, only moments are shown of themselves.
import { settings } from "../look/settings.svelte";
import type { Json, Step } from "../wire";
import type { Joins } from "../games/contract";
import { joined } from "./telling";
import { lengthOf, type Beat, type Moment } from "./moments";

/** How long one step lasts at the usual speed, in milliseconds. */
const STEP_MS = 900;
const CHANCE_MS = 500;
/** A film of many steps goes faster: a round of the others lasts no longer than this, but for its grand moments. */
const LONGEST_MS = 4300;
/** How much of that small moments may take. */
const MOMENTS_MS = 2200;
const CHANCE = -1;

/** What the film asks of the table. */
export interface Scene {
  own: (seat: number) => boolean;
  /** The table as it is now. */
  now: () => Json | null;
  over: () => void;
  moments: (step: Step) => Moment[];
  joins: Joins;
}

export class Film {
  steps = $state.raw<Step[]>([]);
  /** How many steps there were when it began, and are over. */
  long = $state(0);
  /** The moment that is shown now, and how far it has come. */
  moment = $state.raw<Moment | null>(null);
  beat = $state(0);
  #shown = $state.raw<Json | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #whole = true;
  /** When what is shown now is over. */
  #due = 0;
  #pace = { steps: 1, moments: 1 };

  constructor(private readonly scene: Scene) {}

  get running(): boolean {
    return this.steps.length > 0;
  }

  get step(): Step | null {
    return this.steps[0] ?? null;
  }

  get view(): Json | null {
    return this.#shown;
  }

  /** What has been told of the moment so far. */
  get beats(): Beat[] {
    return this.moment?.beats.slice(0, this.beat + 1) ?? [];
  }

  /** Not `whole`: only moments take time. */
  play(steps: Step[], before: Json | null, whole: boolean): void {
    const running = this.running;
    this.#whole = whole;
    const joined = this.#joined(steps);
    this.steps = [...this.steps, ...joined];
    this.long = running ? this.long + joined.length : joined.length;
    this.#hasten();
    if (running) return;
    this.#shown = before ?? this.scene.now();
    this.#due = performance.now();
    this.#next();
  }

  /** A walk is one glide: steps that go on where the last one ended are shown as one. */
  #joined(steps: Step[]): Step[] {
    const made: Step[] = [];
    for (const step of steps) {
      const before = made.at(-1);
      const [one, next] = [before?.deeds[0], step.deeds[0]];
      if (before && one && next && before.deeds.length === 1 && step.deeds.length === 1 && this.scene.joins(one, next)) {
        made[made.length - 1] = { ...step, deeds: [joined(one, next)], news: [...before.news, ...step.news] };
      } else made.push(step);
    }
    return made;
  }

  #next(): void {
    const step = this.step;
    if (!step) {
      this.#shown = null;
      this.scene.over();
      return;
    }
    this.#shown = step.view ?? this.scene.now() ?? this.#shown;
    const moments = this.scene.moments(step);
    const left = this.#lasts(step) * this.#pace.steps - moments.reduce((sum, moment) => sum + this.#long(moment), 0);
    this.#tell(moments, () => this.#wait(Math.max(0, left), () => this.#past()));
  }

  #past(): void {
    this.steps = this.steps.slice(1);
    this.#next();
  }

  /** Show moments one after another, each beat by beat. */
  #tell(moments: Moment[], then: () => void): void {
    const [moment, ...rest] = moments;
    if (!moment) {
      this.moment = null;
      then();
      return;
    }
    this.moment = moment;
    this.#count(moment, 0, () => this.#tell(rest, then));
  }

  #count(moment: Moment, beat: number, then: () => void): void {
    this.beat = beat;
    const next = beat + 1 < moment.beats.length ? (): void => this.#count(moment, beat + 1, then) : then;
    this.#wait(this.#long(moment) / moment.beats.length, next);
  }

  /** Waits are counted from when they should have begun: a slow machine shows less, and is not late at the end. */
  #wait(time: number, then: () => void): void {
    this.#due += time;
    this.#timer = setTimeout(then, Math.max(0, this.#due - performance.now()));
  }

  #long(moment: Moment): number {
    return (lengthOf(moment) * (moment.grand ? 1 : this.#pace.moments)) / (settings.speed || 1);
  }

  #lasts(step: Step): number {
    if (!this.#whole || step.deeds.every((deed) => this.scene.own(deed.seat))) return 0;
    const chance = step.deeds.every((deed) => deed.seat === CHANCE);
    return (chance ? CHANCE_MS : STEP_MS) / (settings.speed || 1);
  }

  /** How much of its time each step gets, so that all of them are over soon. */
  #hasten(): void {
    const longest = LONGEST_MS / (settings.speed || 1);
    const most = MOMENTS_MS / (settings.speed || 1);
    this.#pace = { steps: 1, moments: 1 };
    const small = this.steps.flatMap((step) => this.scene.moments(step)).filter((moment) => !moment.grand);
    const told = small.reduce((sum, moment) => sum + this.#long(moment), 0);
    this.#pace.moments = Math.min(1, most / Math.max(1, told));
    const all = this.steps.reduce((sum, step) => sum + this.#lasts(step), 0);
    this.#pace.steps = Math.min(1, (longest - told * this.#pace.moments) / Math.max(1, all));
  }

  /** Go to the end. */
  skip(): void {
    if (!this.running) return;
    this.stop();
    this.scene.over();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.steps = [];
    this.moment = null;
    this.#shown = null;
  }
}
