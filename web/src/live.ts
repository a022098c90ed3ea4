// The WebSocket of one seat at one table. It comes back by itself and asks for what it missed.
import type { Incoming, Outgoing } from "./wire";

export interface Listener {
  heard(message: Outgoing): void;
  /** Connected, or not for the moment. */
  connected(is: boolean): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 4000;
/** After so long without a touch nobody is before the screen. */
const LEFT_MS = 5 * 60_000;
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

export class Live {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Does the server think that somebody looks here? */
  #told = true;
  #touched = Date.now();
  readonly #watch = setInterval(() => this.#attend(), 15_000);

  constructor(
    readonly table: string,
    readonly seat: number | null,
    private readonly listener: Listener,
    private readonly seen: () => number | null,
  ) {
    this.#open();
    addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    for (const kind of TOUCHES) addEventListener(kind, this.#touch, { passive: true });
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === null ? "" : `?seat=${this.seat}`;
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live${seat}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: "hello", seen: this.seen() });
      this.#told = true;
      this.#attend();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#wait = FIRST_WAIT;
      const message = JSON.parse(event.data) as Outgoing;
      if (message.type === "state" || message.type === "update") this.listener.connected(true);
      this.listener.heard(message);
    };
    socket.onclose = (event) => {
      if (this.#socket !== socket || this.#closed) return;
      this.#socket = null;
      this.listener.connected(false);
      // 4403 and 4404: the seat is not ours, or there is no such table. Coming back would not help.
      if (event.code === 4403 || event.code === 4404) return;
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.7 + 0.6 * Math.random()));
      this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
    };
  }

  #touch = (): void => {
    this.#touched = Date.now();
    if (!this.#told) this.#attend();
  };

  /** Tell whether somebody looks: whoever does is told nothing elsewhere. A page that nobody touches for long is left. */
  #attend(): void {
    const looks = document.visibilityState === "visible" && Date.now() - this.#touched < LEFT_MS;
    if (looks !== this.#told && this.send({ type: "attention", looking: looks })) this.#told = looks;
  }

  #now = (): void => {
    if (document.visibilityState === "visible") this.#touched = Date.now();
    this.#attend();
    if (this.#socket === null && !this.#closed && document.visibilityState === "visible") {
      clearTimeout(this.#timer);
      this.#open();
    }
  };

  send(message: Incoming): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    for (const kind of TOUCHES) removeEventListener(kind, this.#touch);
    removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }
}
