// A lens over a drawing: two fingers bring it nearer, one finger moves what is near. What is not near stays as it is, and
// a touch goes through to what lies there.

const NEAREST = 4;
/** Less than this is a touch, not a move. */
const STILL = 8;
/** So much nearer is near: below it the drawing falls back into its place. */
const BARELY = 1.08;

interface Point {
  x: number;
  y: number;
}

export class Lens {
  scale = $state(1);
  #x = $state(0);
  #y = $state(0);
  #node: HTMLElement | null = null;
  #fingers = new Map<number, Point>();
  #spread = 0;
  #middle: Point = { x: 0, y: 0 };
  #start: Point = { x: 0, y: 0 };
  #moved = false;

  get near(): boolean {
    return this.scale > 1;
  }

  get transform(): string | undefined {
    return this.near ? `translate(${this.#x}px, ${this.#y}px) scale(${this.scale})` : undefined;
  }

  reset(): void {
    this.scale = 1;
    this.#x = this.#y = 0;
  }

  /** Listens on what the drawing lies in. */
  readonly attach = (node: HTMLElement): (() => void) => {
    this.#node = node;
    const on: [keyof HTMLElementEventMap, (event: never) => void, boolean][] = [
      ["pointerdown", this.#down, false],
      ["pointermove", this.#move, false],
      ["pointerup", this.#up, false],
      ["pointercancel", this.#up, false],
      ["click", this.#click, true],
    ];
    for (const [kind, hear, first] of on) node.addEventListener(kind, hear as EventListener, first);
    return () => {
      for (const [kind, hear, first] of on) node.removeEventListener(kind, hear as EventListener, first);
      this.#node = null;
    };
  };

  #at(event: PointerEvent): Point {
    const box = this.#node?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #two(): { middle: Point; spread: number } {
    const [one, other] = [...this.#fingers.values()] as [Point, Point];
    return { middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }, spread: Math.hypot(one.x - other.x, one.y - other.y) };
  }

  #down = (event: PointerEvent): void => {
    if (!this.#fingers.size) this.#moved = false;
    if (event.pointerType === "mouse") return;
    this.#fingers.set(event.pointerId, this.#at(event));
    if (this.#fingers.size === 1) {
      this.#start = this.#at(event);
    } else if (this.#fingers.size === 2) {
      this.#moved = true;
      ({ middle: this.#middle, spread: this.#spread } = this.#two());
    }
  };

  #move = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const at = this.#at(event);
    this.#fingers.set(event.pointerId, at);
    if (this.#fingers.size === 2) {
      const now = this.#two();
      this.#zoom(now.middle, this.#spread ? now.spread / this.#spread : 1);
      this.#pan({ x: now.middle.x - this.#middle.x, y: now.middle.y - this.#middle.y });
      ({ middle: this.#middle, spread: this.#spread } = now);
    } else if (this.near) {
      this.#moved ||= Math.hypot(at.x - this.#start.x, at.y - this.#start.y) > STILL;
      if (this.#moved) this.#pan({ x: at.x - before.x, y: at.y - before.y });
    }
  };

  #up = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
    if (this.#fingers.size === 0 && this.scale < BARELY) this.reset();
  };

  /** What ends a move is no touch. */
  #click = (event: MouseEvent): void => {
    if (!this.#moved) return;
    this.#moved = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #zoom(at: Point, factor: number): void {
    const scale = Math.max(1, Math.min(NEAREST, this.scale * factor));
    const real = scale / this.scale;
    this.#x = at.x - (at.x - this.#x) * real;
    this.#y = at.y - (at.y - this.#y) * real;
    this.scale = scale;
    this.#pan({ x: 0, y: 0 });
  }

  #pan(by: Point): void {
    const [wide, high] = [this.#node?.clientWidth ?? 0, this.#node?.clientHeight ?? 0];
    this.#x = Math.min(0, Math.max(wide * (1 - this.scale), this.#x + by.x));
    this.#y = Math.min(0, Math.max(high * (1 - this.scale), this.#y + by.y));
  }
}
