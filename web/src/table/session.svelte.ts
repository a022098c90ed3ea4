// One table as one browser sees it: its seats here, the state of each, the plan for the turn, and the film of what
// others did. Boards and panels only read from here and call its methods.
import * as api from "../api";
import { Live } from "../live";
import { moves, settings } from "../look/settings.svelte";
import { sound } from "../look/sound";
import { keepAnswer } from "../notices/kept";
import { loadWords } from "../words/words.svelte";
import type { Choice, Draft, HintOut, Json, MayUndo, Outgoing, Problem, State, Step, TableInfo, Way, Why } from "../wire";
import type { GamePage } from "../games/contract";
import { loadGame } from "../games";
import { Film } from "./film.svelte";
import { momentsOf } from "./moments";
import { seen, seenOf } from "./seen";
import { shortName } from "./telling";

/** More than so many steps at once are not shown one by one, unless the player asks for it. */
const LONGEST_FILM = 60;
/** How long the WebSocket may take to tell what a request has done, before its answer is used instead. */
const SLOW_MS = 1500;
/** So long after the last news what is seen is kept. */
const KEEP_MS = 3000;

/** A way without its first actions. */
const restOf = (way: Way, from: number): Way => ({ ...way, actions: way.actions.slice(from), names: way.names.slice(from), deeds: way.deeds.slice(from) });

export class TableSession {
  info = $state<TableInfo | null>(null);
  yours = $state<number[]>([]);
  host = $state(false);
  /** As whom we look at the table: one of our seats, or null as a spectator. */
  seat = $state<number | null>(null);
  connected = $state(false);
  problem = $state<Problem | null>(null);
  missing = $state<"offline" | "refused" | null>(null);
  /** The choice that is being looked at before it is done. */
  chosen = $state.raw<Choice | null>(null);
  draft = $state.raw<Draft | null>(null);
  busy = $state(false);
  hint = $state.raw<HintOut | null>(null);
  /** A hint is being thought about. */
  asking = $state(false);
  log = $state<Step[]>([]);
  /** The last step before what others did while the player was away; null if nothing was missed. */
  missedFrom = $state<number | null>(null);
  /** The clause of the rules that is open at the table. */
  rule = $state<string | null>(null);
  /** The seat that has to come to the screen before its secrets are shown. */
  curtain = $state<number | null>(null);
  /** The page of the game that is played here. */
  game = $state.raw<GamePage | null>(null);
  /** A lesson may keep to what it asks for: may these be done, added to the plan or `instead` of its last action? */
  keeps: (actions: (number | string)[], instead: boolean) => boolean = () => true;
  readonly film = new Film({
    own: (seat) => this.yours.includes(seat),
    now: () => this.state?.view ?? null,
    over: () => {
      seen(this.id, this.log.at(-1)?.step ?? 0);
      this.#whoseTurn();
      this.#goOn();
    },
    moments: (step) => (this.game ? momentsOf(step, this.game, this.names) : []),
    joins: (one, next) => this.game?.joins?.(one, next) ?? false,
  });

  // What the server sent is only replaced, never changed: so nothing in it needs to be watched.
  #states = $state.raw<Record<string, State>>({});
  #lives: Live[] = [];
  #heardOf: (() => void)[] = [];
  #keeping: ReturnType<typeof setTimeout> | undefined;
  /** Is it known where the film begins? Until then nothing is shown of the table as it is now. */
  #ready = $state(false);
  /** The choices that the last hint was asked for. */
  #hintedFor = "";
  /** What a hint that is followed goes on with after the reveal that the plan ends with. */
  #rest: HintOut | null = null;
  /** What might have been done at each step of the plan. */
  #offered: Choice[][] = [];
  /** The last deed that was touched, which may still be under way. */
  #doing: Promise<unknown> = Promise.resolve();

  constructor(readonly id: string) {}

  get state(): State | null {
    return this.#states[String(this.seat)] ?? null;
  }

  /** The view to draw: a moment of the film, where the plan leads to, or the table as it is. */
  get view(): Json | null {
    if (!this.#ready) return null;
    if (this.film.running && this.film.view) return this.film.view;
    return this.draft?.view ?? this.state?.view ?? null;
  }

  get legal(): Choice[] {
    if (this.film.running || this.curtain !== null || !this.state || this.info?.status !== "running") return [];
    return this.draft ? this.draft.legal : this.state.legal;
  }

  get undo(): MayUndo | null {
    return this.state?.undo ?? null;
  }

  /** The log as far as the film has come. */
  get told(): Step[] {
    const at = this.film.step?.step;
    return at === undefined ? this.log : this.log.filter((step) => step.step <= at);
  }

  get names(): string[] {
    return (this.info?.seats ?? []).map(shortName);
  }

  get mayAct(): boolean {
    return this.seat !== null && !this.film.running && (this.draft !== null || this.legal.length > 0);
  }

  async open(): Promise<void> {
    this.missing = null;
    try {
      const here = await api.table(this.id);
      const [game] = await Promise.all([loadGame(here.table.game), loadWords(here.table.game, "refusals", "refusals-yours", "guide")]);
      this.game = game;
      this.info = here.table;
      this.yours = here.yours;
      this.host = here.host;
      this.seat = here.yours[0] ?? null;
      this.#listen();
      if (api.isKept) await this.#showKept();
      await this.#loadLog();
      this.#findMissed();
      if (!api.isKept && this.#filmed(this.#missed)) await this.showMissed();
      this.#ready = true;
    } catch (error) {
      this.#failed(error);
      this.missing = error instanceof api.Offline ? "offline" : "refused";
    }
  }

  /** The server is away: show the table as it was when we looked last. */
  async #showKept(): Promise<void> {
    const states = await Promise.all((this.yours.length ? this.yours : [null]).map((seat) => api.state(this.id, seat)));
    for (const state of states) this.#heard(state.seat ?? null, { type: "state", state });
  }

  /** Keep what we see, to be read without the server. */
  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = setTimeout(() => {
      for (const [seat, state] of Object.entries(this.#states)) {
        void keepAnswer(`/tables/${this.id}/state${seat === "null" ? "" : `?seat=${seat}`}`, state);
      }
      const reader = this.seat === null ? "" : `&seat=${this.seat}`;
      void keepAnswer(`/tables/${this.id}/steps?after=0&views=false${reader}`, { steps: this.log, last: this.log.length });
    }, KEEP_MS);
  }

  #listen(): void {
    const seats: (number | null)[] = this.yours.length ? this.yours : [null];
    this.#lives = seats.map(
      (seat) =>
        new Live(
          this.id,
          seat,
          {
            heard: (message) => this.#heard(seat, message),
            connected: (is) => {
              this.connected = is;
            },
          },
          () => this.#states[String(seat)]?.step ?? null,
        ),
    );
  }

  async #loadLog(): Promise<void> {
    const seat = this.seat;
    const found: Step[] = [];
    for (;;) {
      const some = await api.steps(this.id, seat, found.length, false);
      found.push(...some.steps);
      if (found.length >= some.last || !some.steps.length) break;
    }
    if (seat === this.seat) {
      const newer = this.log.filter((step) => step.step > found.length);
      this.log = [...found, ...newer];
    }
  }

  /** On coming to a running game: what others did after our last deed, or before our first. */
  #findMissed(): void {
    if (this.seat === null || this.yours.length > 1 || this.info?.status !== "running") return;
    // What a bot has played for us since was not our deed.
    const since = this.info.seats[this.seat]?.stand_in_since ?? Infinity;
    const last = this.log.findLast((step) => step.at < since && step.deeds.some((deed) => deed.seat === this.seat));
    this.missedFrom = Math.max(last?.step ?? 0, seenOf(this.id));
    const missed = this.#missed;
    // Before our first deed there is nothing to ask about: it is shown, or it is not.
    if (!missed.some((step) => step.deeds.some((deed) => deed.seat >= 0)) || (!last && !this.#filmed(missed))) this.missedFrom = null;
  }

  /** The steps since our last deed. */
  get #missed(): Step[] {
    return this.missedFrom === null ? [] : this.log.filter((step) => step.step > (this.missedFrom ?? 0));
  }

  /** Is such a row of steps shown of itself? */
  #filmed(steps: Step[]): boolean {
    return settings.speed !== 0 && moves() && !document.hidden && steps.length > 0 && steps.length <= LONGEST_FILM;
  }

  #heard(seat: number | null, message: Outgoing): void {
    if (message.type === "table") {
      this.info = message.table;
      return;
    }
    if (message.type === "refused") {
      // The table was deleted while we sat at it.
      if (message.problem.type === "/problems/not-found" && message.problem.args?.what === "table") this.missing = "refused";
      if (message.problem.status !== 429) this.problem = message.problem;
      return;
    }
    if (message.type !== "state" && message.type !== "update") return;
    const before = this.#states[String(seat)];
    this.#states = { ...this.#states, [String(seat)]: message.state };
    this.#keep();
    for (const tell of this.#heardOf.splice(0)) tell();
    if (seat !== this.seat) {
      this.#whoseTurn();
      return;
    }
    this.#adopt(message.state);
    if (message.type === "update") {
      this.log.push(...message.steps.filter((step) => step.step > (this.log.at(-1)?.step ?? 0)));
      this.#show(message.steps, before?.view ?? null);
    }
    this.#whoseTurn();
  }

  #adopt(state: State): void {
    const waited = !this.mayAct;
    this.info = state.table;
    // A game that was ended by agreement may leave a plan behind.
    const running = state.table.status === "running";
    this.draft = running ? state.draft : null;
    const may = running ? (state.draft ?? state).legal : [];
    // Where all decide at once, others act while we look at a choice: it stays looked at as long as it may be done.
    const looked = this.chosen?.action;
    this.chosen = may.find((choice) => choice.action === looked) ?? null;
    // A hint stays as well, while the choices are those it was given for.
    if (this.#hintedFor !== may.map((choice) => choice.action).join()) this.hint = null;
    if (may.length) {
      this.problem = null;
      if (waited) sound("turn");
    }
    if (!this.film.running) this.#goOn();
  }

  /** Play back what others did; our own actions we have seen already. */
  #show(told: Step[], before: Json | null): void {
    const steps = told.filter((step) => step.step > (this.film.steps.at(-1)?.step ?? 0));
    if (!this.#ready || settings.speed === 0 || !before) return;
    const others = steps.filter((step) => step.deeds.some((deed) => !this.yours.includes(deed.seat)));
    if (moves() && others.length && !this.#filmed(others)) this.missedFrom ??= (steps[0]?.step ?? 1) - 1;
    else if ((moves() && others.length) || this.#momentous(steps)) this.film.play(steps, before, moves());
    else seen(this.id, steps.at(-1)?.step ?? 0);
  }

  #momentous(steps: Step[]): boolean {
    const { game } = this;
    return game !== null && steps.some((step) => momentsOf(step, game, this.names).length > 0);
  }

  /** Play back everything since our last deed. */
  async showMissed(): Promise<void> {
    const after = this.missedFrom;
    if (after === null) return;
    this.missedFrom = null;
    await this.#try(async () => {
      const before = await api.moment(this.id, this.seat, after);
      const found: Step[] = [];
      for (;;) {
        const some = await api.steps(this.id, this.seat, found.at(-1)?.step ?? after, true);
        found.push(...some.steps);
        if (!some.steps.length || (found.at(-1)?.step ?? 0) >= some.last) break;
      }
      if (found.length) this.film.play(found, before.view, true);
    });
  }

  /** With several seats here, turn to the one that has to decide. */
  #whoseTurn(): void {
    if (this.yours.length < 2 || this.draft || this.film.running) return;
    const here = this.#states[String(this.seat)];
    if (here?.legal.length) return;
    const next = this.yours.find((seat) => this.#states[String(seat)]?.legal.length);
    if (next === undefined || next === this.seat) return;
    const state = this.#states[String(next)];
    this.seat = next;
    this.curtain = state && this.game?.secret?.(state.view) ? next : null;
    if (state) {
      this.info = state.table;
      this.draft = state.draft;
    }
    this.chosen = null;
    this.hint = null;
    // What the other seat knows stays with it.
    this.log = [];
    void this.#loadLog();
  }

  draw(): void {
    this.curtain = null;
  }

  // What the player does

  /** A touch on a choice does it: in the plan, from which it can be taken back. Who likes looks first and touches twice. */
  touch(choice: Choice): void {
    if (settings.lookFirst && this.chosen?.action !== choice.action) this.look(choice);
    else void this.do(choice.action);
  }

  /** Look at a choice without doing it. */
  look(choice: Choice): void {
    if (this.chosen?.action === choice.action) return;
    this.chosen = choice;
    sound("paper");
  }

  /** A touch on what is a whole turn by itself, such as a bid: it is done for good. */
  end(choice: Choice): void {
    if (settings.lookFirst && this.chosen?.action !== choice.action) this.look(choice);
    else void this.finish(choice);
  }

  /** Add actions to the plan, by their numbers or in notation. Did that work?
   *
   * Quick fingers do not wait: what is touched while the last touch is under way comes after it, if it may still be done.
   */
  async do(...actions: (number | string)[]): Promise<boolean> {
    if (!this.keeps(actions, false)) return false;
    const first = actions[0];
    const known = this.legal.some((choice) => choice.action === first);
    const before = this.#doing;
    const done = (async (): Promise<boolean> => {
      if (await before.then(() => known && !this.legal.some((choice) => choice.action === first))) return false;
      return await this.#try(() => this.#plan([...(this.draft?.actions ?? []), ...actions]));
    })();
    this.#doing = done;
    return await done;
  }

  /** Plan a turn that a hint names, as far as it can be planned: to what is revealed. What comes after that is kept. */
  async follow(hint: HintOut): Promise<void> {
    const way = hint.ways[0];
    for (const [at, action] of (way?.actions ?? []).entries()) {
      if (this.legal.some((choice) => choice.action === action) && (await this.do(action))) continue;
      if (way && at && this.draft?.complete) this.#rest = { ...hint, ways: [restOf(way, at)] };
      return;
    }
  }

  /** After a reveal the hint goes on, if it still can. */
  #goOn(): void {
    const rest = this.#rest;
    if (!rest || this.draft || !this.legal.length) return;
    this.#rest = null;
    if (!this.legal.some((choice) => choice.action === rest.ways[0]?.actions[0])) return;
    this.hint = rest;
    this.#hintedFor = this.legal.map((choice) => choice.action).join();
  }

  /** Do something else instead of what was planned last. */
  async instead(choice: Choice): Promise<boolean> {
    if (!this.keeps([choice.action], true)) return false;
    return await this.#try(() => this.#plan([...(this.draft?.actions ?? []).slice(0, -1), choice.action]));
  }

  /** What might have been done instead of what was planned last. */
  get alternatives(): Choice[] {
    const planned = this.draft?.actions.length ?? 0;
    return planned ? (this.#offered[planned - 1] ?? (planned === 1 ? (this.state?.legal ?? []) : [])) : [];
  }

  /** What was planned last; null if there is no plan, or if it was made before the page was loaded. */
  get last(): Choice | null {
    const action = this.draft?.actions.at(-1);
    return this.alternatives.find((choice) => choice.action === action) ?? null;
  }

  async #plan(actions: (number | string)[]): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.state) return;
    const what = this.legal.find((choice) => choice.action === actions.at(-1))?.deed.do as string | undefined;
    const offered = this.#offered.slice(0, actions.length - 1);
    if (actions.length - 1 === (this.draft?.actions.length ?? 0)) offered[actions.length - 1] = this.legal;
    const made = await api.draft(this.id, seat, actions);
    this.#offered = offered;
    this.#rest = null;
    this.chosen = null;
    this.hint = null;
    this.draft = made;
    if (actions.length) sound(this.game?.sounds[what ?? ""] ?? "stone");
  }

  /** Do a choice and, if the turn is over with it, all that is planned; without a choice, what is planned. */
  async finish(choice: Choice | null = null): Promise<void> {
    if (choice && !this.keeps([choice.action], false)) return;
    await this.#try(async () => {
      if (choice) await this.#plan([...(this.draft?.actions ?? []), choice.action]);
      if (!choice || this.draft?.complete) await this.#confirm();
    });
  }

  async #confirm(): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.draft || !this.state) return;
    const acted = await api.act(this.id, seat, this.state.step, this.draft.actions);
    await this.#reached(seat, acted.state);
  }

  /** The plan stays on the table until what came of it is heard, so that nothing jumps back meanwhile. */
  async #reached(seat: number, state: State): Promise<void> {
    const there = (): boolean => (this.#states[String(seat)]?.step ?? 0) >= state.step;
    const end = performance.now() + SLOW_MS;
    while (!there() && performance.now() < end) {
      await new Promise<void>((heard) => {
        this.#heardOf.push(heard);
        setTimeout(heard, end - performance.now());
      });
    }
    if (there()) return;
    this.#states = { ...this.#states, [String(seat)]: state };
    if (seat === this.seat) this.#adopt(state);
    void this.#loadLog();
    this.#whoseTurn();
  }

  /** Take back: first what is looked at, then the last action of the plan, then the last one that was done. */
  async back(): Promise<void> {
    this.problem = null;
    if (this.chosen) {
      this.chosen = null;
      return;
    }
    const seat = this.seat;
    if (seat === null || !this.state || !(this.draft || this.undo)) return;
    const state = this.state;
    await this.#try(async () => {
      if (this.draft) await this.#plan(this.draft.actions.slice(0, -1));
      else await api.undo(this.id, seat, state.step);
      sound("paper");
    });
  }

  async askHint(): Promise<void> {
    const seat = this.seat;
    if (seat === null || !this.legal.length) return;
    if (!this.info?.hints) {
      this.problem = { type: "", title: "", status: 403, detail: "this table was made without hints", message: "hints-off" };
      return;
    }
    this.asking = true;
    this.#hintedFor = this.legal.map((choice) => choice.action).join();
    await this.#try(async () => {
      this.hint = await api.hint(this.id, seat);
    });
    this.asking = false;
  }

  async why(action: number | string): Promise<Why | null> {
    if (this.seat === null) return null;
    try {
      return await api.why(this.id, { seat: this.seat, action, draft: this.draft?.actions ?? [] });
    } catch {
      return null;
    }
  }

  async resign(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#try(() => api.resign(this.id, seat));
  }

  async proposeEnd(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#try(() => api.proposeEnd(this.id, seat));
  }

  async answer(proposal: string, agree: boolean): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#try(() => api.answer(this.id, proposal, { seat, agree }));
  }

  async comeBack(): Promise<void> {
    const seat = this.seat;
    if (seat !== null) await this.#try(() => api.comeBack(this.id, seat));
  }

  /** Let the table's bot play: for us, or for somebody who is away. */
  async standIn(seat: number | null = this.seat): Promise<void> {
    if (seat !== null) await this.#try(() => api.standIn(this.id, seat));
  }

  /** Did it work? What was refused is kept as the problem. */
  async #try(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await what();
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #failed(error: unknown): void {
    if (error instanceof api.Refusal) {
      this.problem = error.problem;
      const state = error.problem.state;
      if (state) this.#states = { ...this.#states, [String(state.seat)]: state };
    } else if (error instanceof api.Offline) {
      this.connected = false;
    } else {
      throw error;
    }
  }

  close(): void {
    this.film.stop();
    for (const live of this.#lives) live.close();
  }
}
