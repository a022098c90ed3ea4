// The cut-out in the player's hand, as board and panel share it: how it is turned, what it hovers over, what is dragged.
import type { Choice } from "../../wire";
import { CELL, MARGIN } from "./coast";
import { bestFit, type Cell, type Fit, fitOf, fitsOf, nextWay, patternCells, sameShape, turned } from "./fits";
import { fieldName } from "./view";

interface Anchor {
  map: number;
  at: Cell;
}

class Hand {
  turns = $state(0);
  mirrored = $state(false);
  /** One field instead of the pattern. */
  wantsSingle = $state(false);
  /** Where the pointer or the focus is. */
  over = $state<Anchor | null>(null);
  /** The cut-out under a dragging finger, in pixels of the window. */
  drag = $state<{ x: number; y: number } | null>(null);
  pattern = $state<string | null>(null);
  legal = $state.raw<Choice[]>([]);
  chosen = $state.raw<Choice | null>(null);
  /** Look at a choice. */
  show: (choice: Choice) => void = () => undefined;
  /** Do it, for good. */
  finish: (choice: Choice) => void = () => undefined;
  /** Ask the rules why something is not possible, in notation. */
  why: (action: string) => void = () => undefined;
  /** The own charts on the screen, by map number. */
  readonly charts = new Map<number, { svg: SVGSVGElement; top: number }>();
  /** Something was dragged or twisted a moment ago, so the click that follows means nothing. */
  justMoved = false;
  /** Where the choice that is looked at was touched. */
  #anchor: Anchor | null = null;

  readonly patternFits = $derived(fitsOf(this.legal, false));
  readonly singleFits = $derived(fitsOf(this.legal, true));
  readonly marks = $derived(this.patternFits.length + this.singleFits.length > 0);
  /** A single field: after a cross, if the pattern fits nowhere, or if the player wants it so. */
  readonly single = $derived(this.wantsSingle || !this.patternFits.length);
  readonly held = $derived(this.single ? null : this.pattern);
  readonly cells = $derived(turned(this.held, this.turns, this.mirrored));
  /** The pattern as the card shows it. */
  readonly printed = $derived(patternCells(this.pattern));
  readonly fits = $derived(this.single ? this.singleFits : this.patternFits);
  readonly now = $derived(sameShape(this.fits, this.cells));
  readonly chosenFit = $derived(this.chosen?.deed.do === "mark" ? fitOf(this.chosen) : null);
  /** What is shown on the charts: what the pointer is over, else what is looked at. */
  readonly shown = $derived<Fit | null>(this.over ? (bestFit(this.now, this.over.map, this.over.at, this.drag !== null) ?? this.chosenFit) : this.chosenFit);

  /** A new card lies on the table: take it up as it is printed. */
  take(pattern: string | null): void {
    if (pattern === this.pattern) return;
    this.pattern = pattern;
    this.turns = 0;
    this.mirrored = false;
    this.wantsSingle = false;
    this.over = null;
    this.#anchor = null;
  }

  /** A touch at a place of a map: look at what fits there, turning the cut-out if it must be; again: do it. */
  at(map: number, at: Cell): boolean {
    const under = { x: Math.floor(at.x), y: Math.floor(at.y) };
    const again = this.chosenFit;
    const wanted = bestFit(this.now, map, at);
    const covered = again?.map === map && again.cells.some((cell) => cell.x === under.x && cell.y === under.y);
    if (again && covered && (!wanted || wanted.choice.action === again.choice.action)) {
      this.finish(again.choice);
      return true;
    }
    const found = wanted
      ? { turns: this.turns, mirrored: this.mirrored, fit: wanted }
      : nextWay(this.fits, this.held, this.turns, this.mirrored, map, at);
    if (!found) {
      this.why(`mark ${map} ${this.#placed(under).join("-")}`);
      return false;
    }
    this.#hold(found.turns, found.mirrored);
    this.#anchor = { map, at };
    this.look(found.fit.choice);
    return true;
  }

  /** What the cut-out would cover around a field, moved onto the grid. */
  #placed(under: Cell): string[] {
    const cells = this.cells;
    const most = (along: "x" | "y"): number => Math.max(...cells.map((cell) => cell[along]));
    const start = (along: "x" | "y"): number => Math.max(0, Math.min(3 - most(along), under[along] - Math.floor(most(along) / 2)));
    return cells.map((cell) => fieldName(cell.x + start("x"), cell.y + start("y")));
  }

  /** Look at a choice without doing it. */
  look(choice: Choice): void {
    this.show(choice);
  }

  /** A point of the window as a place of a map. */
  placeOf(map: number, x: number, y: number): Anchor | null {
    const chart = this.charts.get(map);
    const matrix = chart?.svg.getScreenCTM();
    if (!chart || !matrix) return null;
    const point = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { map, at: { x: (point.x - MARGIN) / CELL, y: (point.y - chart.top) / CELL } };
  }

  /** The place of whichever map lies under a point of the window. */
  placeUnder(x: number, y: number): Anchor | null {
    for (const [map, { svg }] of this.charts) {
      const box = svg.getBoundingClientRect();
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return this.placeOf(map, x, y);
    }
    return null;
  }

  /** Let the dragged cut-out go: what fits there is looked at. */
  drop(): void {
    const fit = this.over && bestFit(this.now, this.over.map, this.over.at, true);
    if (!fit) return;
    this.#anchor = this.over;
    this.look(fit.choice);
  }

  moved(): void {
    this.justMoved = true;
    setTimeout(() => (this.justMoved = false), 60);
  }

  turn(by = 1): void {
    if (this.single) return;
    this.#change(this.turns + by, this.mirrored, by);
  }

  mirror(): void {
    if (this.single) return;
    this.#change(this.turns, !this.mirrored, 1);
  }

  /** Hold the pattern or a single field. */
  swap(single: boolean): void {
    this.wantsSingle = single;
  }

  #hold(turns: number, mirrored: boolean): void {
    this.turns = turns;
    this.mirrored = mirrored;
  }

  /** What is looked at turns along: to the next way that fits where it was touched. */
  #change(turns: number, mirrored: boolean, by: number): void {
    const anchor = this.#anchor;
    if (!this.chosenFit || !anchor) {
      this.#hold(turns, mirrored);
      return;
    }
    for (let more = 0; more < 4; more++) {
      const way = turns + more * Math.sign(by);
      const fit = bestFit(sameShape(this.fits, turned(this.held, way, mirrored)), anchor.map, anchor.at);
      if (fit) {
        this.#hold(way, mirrored);
        this.look(fit.choice);
        return;
      }
    }
    this.#hold(turns, mirrored);
  }

  /** The choice of a log, list or hint: hold the cut-out as it lies there. */
  follow(choice: Choice): void {
    const fit = fitOf(choice);
    this.wantsSingle = choice.deed.pattern === null && this.patternFits.length > 0;
    const anchor = { map: fit.map, at: { x: (fit.cells[0]?.x ?? 0) + 0.5, y: (fit.cells[0]?.y ?? 0) + 0.5 } };
    if (!this.#anchor || !fit.cells.some((cell) => this.#covers(cell, fit.map))) this.#anchor = anchor;
    for (let way = 0; way < 8; way++) {
      const [turns, mirrored] = [this.turns + (way % 4), way > 3 ? !this.mirrored : this.mirrored];
      if (sameShape([fit], turned(this.held, turns, mirrored)).length) {
        this.#hold(turns, mirrored);
        return;
      }
    }
  }

  #covers(cell: Cell, map: number): boolean {
    const anchor = this.#anchor;
    return anchor?.map === map && Math.floor(anchor.at.x) === cell.x && Math.floor(anchor.at.y) === cell.y;
  }
}

export const hand = new Hand();
