// The cut-out under a finger or a pressed mouse: it follows, snaps to what fits, and stays where it is let go.
import { hand } from "./hand.svelte";

/** Less than this is a touch, not a drag. */
const FAR = 8;
/** A finger hides what lies under it, so the cut-out floats above. */
const ABOVE_FINGER = 46;

export function beginDrag(event: PointerEvent): void {
  if (!hand.marks || (event.pointerType === "mouse" && event.button !== 0)) return;
  const from = { x: event.clientX, y: event.clientY };
  const above = event.pointerType === "touch" ? ABOVE_FINGER : 0;
  const id = event.pointerId;
  let far = false;

  const moved = (move: PointerEvent): void => {
    if (move.pointerId !== id) return;
    if (!far && Math.hypot(move.clientX - from.x, move.clientY - from.y) < FAR) return;
    far = true;
    hand.drag = { x: move.clientX, y: move.clientY - above };
    hand.over = hand.placeUnder(hand.drag.x, hand.drag.y);
  };
  const ended = (up: PointerEvent): void => {
    if (up.pointerId !== id) return;
    window.removeEventListener("pointermove", moved);
    window.removeEventListener("pointerup", ended);
    window.removeEventListener("pointercancel", ended);
    if (far) {
      if (up.type === "pointerup") hand.drop();
      hand.drag = null;
      hand.over = null;
      hand.moved();
    }
  };
  window.addEventListener("pointermove", moved);
  window.addEventListener("pointerup", ended);
  window.addEventListener("pointercancel", ended);
}

/** Two fingers that twist turn the cut-out by quarters; for the element that holds the charts. */
export function twist(element: HTMLElement): () => void {
  const STEP = Math.PI / 5;
  let before: number | null = null;
  const angle = (touches: TouchList): number | null => {
    const [one, other] = [touches[0], touches[1]];
    return one && other ? Math.atan2(other.clientY - one.clientY, other.clientX - one.clientX) : null;
  };
  const began = (event: TouchEvent): void => {
    before = angle(event.touches);
  };
  const moved = (event: TouchEvent): void => {
    const now = angle(event.touches);
    if (now === null || before === null) return;
    const by = Math.atan2(Math.sin(now - before), Math.cos(now - before));
    if (Math.abs(by) < STEP) return;
    before = now;
    hand.turn(Math.sign(by));
    hand.moved();
  };
  element.addEventListener("touchstart", began, { passive: true });
  element.addEventListener("touchmove", moved, { passive: true });
  return () => {
    element.removeEventListener("touchstart", began);
    element.removeEventListener("touchmove", moved);
  };
}
