// What a thing means, beside the thing: shown by hovering, by focus and by a long press. One explanation is open at a time.
import type { Attachment } from "svelte/attachments";

export interface Explanation {
  /** What it is called. */
  title: string;
  /** What it does and when it can be used, a sentence or two each. */
  lines: string[];
  /** What it would bring, cost or be worth to the player now. */
  now?: string;
  /** The clause of the rules that says so. */
  clause?: string;
}

/** Asked anew each time it is shown; null where there is nothing to say now. */
type Maker = () => Explanation | null;

const HOVER_MS = 380;
/** Where a pointer aims at things rather than asking about them. */
const AIMING_MS = 1000;
const PRESS_MS = 430;
const LEAVE_MS = 140;
const STEADY = 10;

class Explaining {
  anchor = $state.raw<Element | null>(null);
  said = $state.raw<Explanation | null>(null);
  /** Opened by a finger: it stays until the next touch. */
  pressed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(anchor: Element, make: Maker, pressed = false): void {
    clearTimeout(this.#timer);
    const said = anchor.isConnected ? make() : null;
    if (!said) return;
    this.anchor = anchor;
    this.said = said;
    this.pressed = pressed;
  }

  soon(anchor: Element, make: Maker, aims: boolean): void {
    clearTimeout(this.#timer);
    // Once something is explained, its neighbours follow without a wait.
    this.#timer = setTimeout(() => this.open(anchor, make), aims ? AIMING_MS : this.said ? LEAVE_MS : HOVER_MS);
  }

  /** The pointer has left; it may be on its way to the explanation itself. */
  leave(): void {
    clearTimeout(this.#timer);
    if (this.said && !this.pressed) this.#timer = setTimeout(() => this.close(), LEAVE_MS);
  }

  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.anchor = null;
    this.said = null;
    this.pressed = false;
  }
}

export const explaining = new Explaining();

/** Explains an element, HTML or SVG. A long press explains without doing what a touch does.
 *
 * While the player `aims` with the pointer, at fields for a tile or a walk, it has to rest there for longer.
 */
export function explained(make: Maker, aims: () => boolean = () => false): Attachment<Element> {
  return (element) => {
    const node = element as HTMLElement | SVGElement;
    let press: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };

    // A pointer that rests while the page changes under it has asked for nothing.
    let entering = false;
    const entered = (event: Event): void => {
      entering = (event as PointerEvent).pointerType === "mouse";
    };
    const left = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") explaining.leave();
    };
    const focused = (): void => {
      if (node.matches(":focus-visible")) explaining.soon(node, make, aims());
    };
    const blurred = (): void => explaining.leave();
    const ended = (): void => clearTimeout(press);
    const down = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType === "mouse") {
        explaining.close();
        return;
      }
      from = { x: clientX, y: clientY };
      clearTimeout(press);
      press = setTimeout(() => {
        explaining.open(node, make, true);
        if (explaining.anchor === node) swallowClick();
      }, PRESS_MS);
    };
    const moved = (event: Event): void => {
      const { clientX, clientY } = event as PointerEvent;
      if (entering) explaining.soon(node, make, aims());
      entering = false;
      if (Math.hypot(clientX - from.x, clientY - from.y) > STEADY) ended();
    };
    const menu = (event: Event): void => {
      if (explaining.anchor === node && explaining.pressed) event.preventDefault();
    };

    const heard: [string, (event: Event) => void][] = [
      ["pointerenter", entered],
      ["pointerleave", left],
      ["focus", focused],
      ["blur", blurred],
      ["pointerdown", down],
      ["pointermove", moved],
      ["pointerup", ended],
      ["pointercancel", ended],
      ["contextmenu", menu],
    ];
    for (const [name, listener] of heard) node.addEventListener(name, listener);
    node.dataset.explained = "";
    return () => {
      ended();
      for (const [name, listener] of heard) node.removeEventListener(name, listener);
      if (explaining.anchor === node) explaining.close();
    };
  };
}

/** The finger that asked for an explanation does nothing else when it is lifted. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener("click", swallow, { capture: true, once: true });
  const lifted = (): void => {
    // The click, if there is one, comes at once after the finger is lifted.
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 50);
  };
  window.addEventListener("pointerup", lifted, { once: true });
  window.addEventListener("pointercancel", lifted, { once: true });
}
