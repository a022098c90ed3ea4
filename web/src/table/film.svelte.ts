// What others did, played back step by step at the speed the player has set. Our own steps in between take no time: we
// have seen them already.
import { settings } from "../look/settings.svelte";
import type { Json, Step } from "../wire";

/** How long one step lasts at the usual speed, in milliseconds. */
const STEP_MS = 900;
const CHANCE_MS = 500;
/** A film of many steps goes faster: a round of the others lasts no longer than this. */
const LONGEST_MS = 4500;
const CHANCE = -1;

export class Film {
  steps = $state.raw<Step[]>([]);
  /** How many steps there were when it began, and are over. */
  long = $state(0);
  #shown = $state.raw<Json | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace = 1;

  constructor(
    private readonly own: (seat: number) => boolean,
    private readonly now: () => Json | null,
    private readonly over: () => void,
  ) {}

  get running(): boolean {
    return this.steps.length > 0;
  }

  get step(): Step | null {
    return this.steps[0] ?? null;
  }

  get view(): Json | null {
    return this.#shown;
  }

  play(steps: Step[], before: Json | null): void {
    const running = this.running;
    this.steps = [...this.steps, ...steps];
    this.long = running ? this.long + steps.length : steps.length;
    this.#hasten();
    if (running) return;
    this.#shown = before ?? this.now();
    this.#next();
  }

  #next(): void {
    const step = this.step;
    if (!step) {
      this.#shown = null;
      this.over();
      return;
    }
    this.#shown = step.view ?? this.now() ?? this.#shown;
    this.#timer = setTimeout(() => {
      this.steps = this.steps.slice(1);
      this.#next();
    }, this.#lasts(step) * this.#pace);
  }

  #lasts(step: Step): number {
    if (step.deeds.every((deed) => this.own(deed.seat))) return 0;
    const chance = step.deeds.every((deed) => deed.seat === CHANCE);
    return (chance ? CHANCE_MS : STEP_MS) / (settings.speed || 1);
  }

  /** How much of its time each step gets, so that all of them are over soon. */
  #hasten(): void {
    const all = this.steps.reduce((sum, step) => sum + this.#lasts(step), 0);
    this.#pace = Math.min(1, LONGEST_MS / (settings.speed || 1) / Math.max(1, all));
  }

  /** Go to the end. */
  skip(): void {
    if (!this.running) return;
    this.stop();
    this.over();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.steps = [];
    this.#shown = null;
  }
}
