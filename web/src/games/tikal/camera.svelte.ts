// Which part of the board is seen, and how large: board units become pixels as x * scale + left.
import { HIGH, MARGIN, WIDE, type Point } from "./geometry";

const LARGEST = 2.2;
/** From this size of the whole board on, nothing needs to be zoomed. */
const READABLE = 0.66;
const FIRST_LARGEST = 1.05;
/** Milliseconds without zooming after which the board is painted at its new size. */
const REST = 140;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const WHOLE: Box = { left: -12, top: -12, right: WIDE + 12, bottom: HIGH + 12 };

export class Camera {
  left = $state(0);
  top = $state(0);
  scale = $state(1);
  /** How large the board is painted. While the player zooms, what is painted is only stretched. */
  drawn = $state(1);
  wide = $state(0);
  high = $state(0);
  /** How much of the upper and of the right edge lies under the tools: what is to be touched is not put there. */
  covered = $state({ top: 0, right: 0 });
  /** The player has moved the board: it does not follow by itself any more. */
  held = $state(false);

  #resting: ReturnType<typeof setTimeout> | undefined;

  get #free(): { wide: number; high: number } {
    return { wide: this.wide - this.covered.right, high: this.high - this.covered.top };
  }

  get whole(): number {
    const { wide, high } = this.#free;
    return Math.min(wide / (WHOLE.right - WHOLE.left), high / (WHOLE.bottom - WHOLE.top));
  }

  /** Is the board as a whole too small to read here? */
  get small(): boolean {
    return this.whole < READABLE;
  }

  /** Show a part of the board; the whole of it where there is room. */
  fit(part: Box): void {
    if (!this.wide || !this.high) return;
    const box = this.small ? part : WHOLE;
    const { wide, high } = this.#free;
    const scale = Math.min(wide / (box.right - box.left), high / (box.bottom - box.top));
    this.scale = Math.max(this.whole, Math.min(scale, this.small ? FIRST_LARGEST : LARGEST));
    this.left = wide / 2 - ((box.left + box.right) / 2) * this.scale;
    this.top = this.covered.top + high / 2 - ((box.top + box.bottom) / 2) * this.scale;
    this.drawn = this.scale;
    this.#keepInside();
  }

  zoom(at: Point, factor: number): void {
    const scale = Math.max(this.whole, Math.min(LARGEST, this.scale * factor));
    const real = scale / this.scale;
    this.left = at.x - (at.x - this.left) * real;
    this.top = at.y - (at.y - this.top) * real;
    this.scale = scale;
    this.held = true;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => (this.drawn = this.scale), REST);
    this.#keepInside();
  }

  pan(by: Point): void {
    this.left += by.x;
    this.top += by.y;
    this.held = true;
    this.#keepInside();
  }

  /** Bring a point of the board into sight if it is not. */
  reveal(at: Point): void {
    const x = at.x * this.scale + this.left;
    const y = at.y * this.scale + this.top;
    const edge = Math.min(110 * this.scale, this.wide / 3, this.high / 3);
    this.left += Math.max(0, edge - x) - Math.max(0, x - (this.wide - this.covered.right - edge));
    this.top += Math.max(0, this.covered.top + edge - y) - Math.max(0, y - (this.high - edge));
    this.#keepInside();
  }

  toBoard(at: Point): Point {
    return { x: (at.x - this.left) / this.scale, y: (at.y - this.top) / this.scale };
  }

  #keepInside(): void {
    const spare = MARGIN * this.scale;
    const { wide, high } = this.#free;
    this.left = inside(this.left, wide, WIDE * this.scale, spare);
    this.top = this.covered.top + inside(this.top - this.covered.top, high, HIGH * this.scale, spare);
  }
}

/** Where a board of some length begins in a window: in the middle if it is shorter, else without a gap. */
function inside(start: number, room: number, length: number, spare: number): number {
  if (length + 2 * spare <= room) return (room - length) / 2;
  return Math.max(room - length - spare, Math.min(spare, start));
}
