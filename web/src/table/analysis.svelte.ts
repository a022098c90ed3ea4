// The analysis of one finished game: asks for turn after turn, and stops when nobody looks any more.
import * as api from "../api";
import type { Judgement, TurnPlayed } from "../wire";
import { refusalTold } from "./telling";

/** How long to wait when the server has no time, or cannot be reached. */
const PAUSE_MS = 2000;
const BUSY = [429, 503];
const SILENT: Judgement = { best: [], played: null, at_most: false, lost: { points: 0, wins: 0 }, grade: 100, mistake: false };

export class GameAnalysis {
  /** Only ever replaced. */
  turns = $state.raw<TurnPlayed[] | null>(null);
  refused = $state("");
  /** Whose turns are looked at: those of one seat, or all. */
  about = $state<number | null>(null);
  readonly judged = $derived((this.turns ?? []).filter((turn) => turn.judgement).length);
  readonly complete = $derived(this.turns !== null && this.judged === this.turns.length);
  #stopped = false;

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    this.about = seat;
  }

  async run(): Promise<void> {
    try {
      const found = await this.#patiently(() => api.analysis(this.id, this.seat));
      this.turns = found?.turns ?? null;
      // The reader's own turns first.
      const order = (found?.turns ?? []).toSorted((one, other) => Number(other.seat === this.seat) - Number(one.seat === this.seat));
      for (const { turn, judgement } of order) {
        if (this.#stopped) return;
        if (!judgement) this.#note(turn, await this.#patiently(() => this.#judge(turn)));
      }
    } catch (error) {
      this.refused = error instanceof api.Refusal ? refusalTold(error.problem) : String(error);
    }
  }

  stop(): void {
    this.#stopped = true;
  }

  /** A turn that the bot fails at does not keep us from the others. */
  async #judge(turn: number): Promise<Judgement> {
    try {
      return await api.judge(this.id, turn);
    } catch (error) {
      if (error instanceof api.Refusal && error.problem.status === 500) return SILENT;
      throw error;
    }
  }

  #note(turn: number, judgement: Judgement | null): void {
    if (judgement) this.turns = (this.turns ?? []).map((each) => (each.turn === turn ? { ...each, judgement } : each));
  }

  /** Ask again until there is an answer; null if nobody waits for it any more. */
  async #patiently<T>(ask: () => Promise<T>): Promise<T | null> {
    while (!this.#stopped) {
      try {
        return await ask();
      } catch (error) {
        if (error instanceof api.Refusal && !BUSY.includes(error.problem.status)) throw error;
        await new Promise((go) => setTimeout(go, PAUSE_MS));
      }
    }
    return null;
  }
}
