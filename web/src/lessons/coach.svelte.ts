// A lesson at the table it was made for: which step the learner has come to, what is lit, and whether a touch is what the
// step asks for. All follows from the table itself, so that going back and coming back need nothing more.
import * as api from "../api";
import type { TableSession } from "../table/session.svelte";
import type { Lesson, LessonStep } from "../wire";
import { hasWords, loadWords, t } from "../words/words.svelte";
import { learned, memoryOf, remember } from "./memory";

export type Phase = "none" | "wait" | "step" | "confirm" | "strayed" | "end";

export class Coach {
  lesson = $state.raw<Lesson | null>(null);
  /** What a touch was answered that the lesson did not ask for. */
  answer = $state("");
  /** How many things of the step have been touched: the light moves on with each. */
  touched = $state(0);
  /** The table that the learner came from, to go back to. */
  from: string | null = null;
  #read = $state<number[]>([]);
  #left = $state(false);
  #at = "";

  constructor(readonly session: TableSession) {}

  async load(): Promise<void> {
    const info = this.session.info;
    if (!info?.lesson || this.lesson) return;
    const memory = memoryOf(info.id);
    this.#read = memory.read;
    this.#left = memory.left;
    this.from = memory.from;
    if (hasWords(`${info.game}-lessons`)) await loadWords("lessons", `${info.game}-lessons`);
    else await loadWords("lessons", info.game);
    try {
      this.lesson = await api.lesson(info.game, info.lesson);
      this.session.keeps = (actions, instead) => this.#keeps(actions, instead);
    } catch {
      // The lesson is not known any more: the table is one like any other.
    }
  }

  get active(): boolean {
    return this.lesson !== null && !this.#left && this.session.info?.status === "running";
  }

  get steps(): LessonStep[] {
    return this.lesson?.steps ?? [];
  }

  readonly #wanted = $derived(this.steps.flatMap((step) => step.do));
  /** How much the learner has to have done when each step is over. */
  readonly #ends = $derived.by(() => {
    let sum = 0;
    return this.steps.map((step) => (sum += step.do.length));
  });

  /** What the learner has done since the lesson began, by name: what stands in the log, then what is planned. */
  readonly #stood = $derived.by(() => {
    const found: string[] = [];
    for (const step of this.session.log) {
      for (const deed of step.deeds) {
        if (deed.seat !== this.session.seat) continue;
        if (deed.undo) found.pop();
        else found.push(deed.name);
      }
    }
    return found.slice(this.lesson?.before ?? 0);
  });
  readonly #done = $derived.by(() => [...this.#stood, ...(this.session.draft?.names ?? [])]);
  /** Is the log all there? Just after coming, it is still on its way. */
  readonly #known = $derived.by(() => (this.session.log.at(-1)?.step ?? 0) >= (this.session.state?.step ?? Infinity));
  readonly #strayed = $derived(this.#done.some((name, at) => at < this.#wanted.length && !fits(name, this.#wanted[at] ?? [])));

  /** The step that is due; as many as there are steps when all are over. */
  readonly at = $derived.by(() => {
    const held = this.session.draft?.complete ?? false;
    const over = (step: LessonStep, at: number): boolean => {
      const end = this.#ends[at] ?? 0;
      if (this.#done.length > end) return true;
      if (!step.do.length) return this.#read.includes(at);
      return this.#stood.length >= end || (this.#done.length >= end && !held);
    };
    const found = this.steps.findIndex((step, at) => !over(step, at));
    return found < 0 ? this.steps.length : found;
  });

  readonly phase = $derived.by((): Phase => {
    if (!this.active || !this.#known || this.session.film.running) return "none";
    if (this.#done.length > this.#wanted.length) return "none";
    if (this.#strayed) return "strayed";
    if (this.at >= this.steps.length) return "end";
    const step = this.steps[this.at];
    if (step?.do.length && this.#done.length >= (this.#ends[this.at] ?? 0)) return "confirm";
    return step?.do.length && !this.session.mayAct ? "wait" : "step";
  });

  readonly step = $derived(this.steps[this.at] ?? null);

  /** What is to be done next. */
  get #next(): string[] {
    return this.phase === "step" && this.step?.do.length ? (this.#wanted[this.#done.length] ?? []) : [];
  }

  /** The actions that the board marks; null where the lesson has no say. */
  readonly hinted = $derived.by(() => {
    const next = this.phase === "none" ? null : this.#next;
    return next && this.session.legal.filter((choice) => fits(choice.name, next)).map((choice) => choice.action);
  });

  /** What is lit now. */
  readonly light = $derived.by(() => {
    // What is planned to its end, or up to what chance reveals, is confirmed before anything else.
    if (this.phase === "confirm" || (this.phase === "step" && this.session.draft?.complete)) return "finish";
    const groups = this.phase === "step" ? (this.step?.light ?? []) : [];
    const within = this.#done.length - (this.#ends[this.at - 1] ?? 0);
    const lights = groups[Math.max(0, Math.min(within, groups.length - 1))] ?? [];
    return lights[Math.min(this.touched, lights.length - 1)] ?? "";
  });

  readonly says = $derived.by(() => {
    if (this.phase === "step" && this.step) return t(this.step.says, this.#names());
    return this.phase === "none" ? "" : t(`lessons-${this.phase}`);
  });

  /** Who plays here, as the steps may call them: `$bot` is the first of the others, `$you` the learner. */
  #names(): Record<string, string> {
    const { names, seat } = this.session;
    return { bot: names.find((_, at) => at !== seat) ?? "", you: names[seat ?? 0] ?? "" };
  }

  /** The light begins anew with every step and every deed. */
  settle(): void {
    const now = `${this.at} ${this.#done.length} ${this.phase}`;
    if (now === this.#at) return;
    this.#at = now;
    this.touched = 0;
    this.answer = "";
    if (this.phase === "end" && this.lesson && this.session.info) learned(this.session.info.game, this.lesson.line.name);
  }

  readOn(): void {
    if (this.step && !this.step.do.length) this.#read = [...this.#read, this.at];
    this.#remember();
  }

  /** Do for the learner what the step asks for. */
  async show(): Promise<void> {
    if (this.phase === "confirm") {
      await this.session.finish();
      return;
    }
    const at = this.at;
    for (let next = this.#next; next.length && this.at === at; next = this.#next) {
      const before = this.#done.length;
      const choice = this.session.legal.find((each) => fits(each.name, next));
      if (!choice || !(await this.session.do(choice.action)) || this.#done.length === before) return;
      if (this.session.draft?.complete) {
        await this.session.finish();
        return;
      }
    }
  }

  /** Leave the lesson and play on. */
  leave(): void {
    this.#left = true;
    this.session.keeps = () => true;
    this.#remember();
  }

  #remember(): void {
    remember(this.session.id, { read: this.#read, left: this.#left, from: this.from });
  }

  #keeps(actions: (number | string)[], instead: boolean): boolean {
    if (!this.active || this.phase === "strayed" || this.#done.length >= this.#wanted.length + Number(instead)) return true;
    const begun = this.#done.length - Number(instead);
    const kept = actions.every((action, at) => {
      const name = typeof action === "string" ? action.trim() : (this.session.legal.find((each) => each.action === action)?.name ?? "");
      const wanted = this.#wanted[begun + at];
      return wanted === undefined || fits(name, wanted);
    });
    this.answer = kept ? "" : t("lessons-other");
    return kept;
  }
}

/** Is this notation one of those that will do? `*` stands for anything. */
export function fits(name: string, wanted: string[]): boolean {
  return wanted.some((each) => new RegExp(`^${each.split("*").map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&")).join(".*")}$`, "i").test(name));
}
