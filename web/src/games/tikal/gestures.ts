// Hands on the board: drag to move it, pinch or wheel to zoom, wheel or twist to turn the tile in hand.
import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

interface Ways {
  camera: Camera;
  /** Is there a tile to turn? */
  holding: () => boolean;
  turn: (step: 1 | -1) => void;
  /** A finger or a button went down, or the last one came up. */
  press: (is: boolean) => void;
  moved: (at: Point | null, kind: string) => void;
}

const DRAG = 7;
const TWIST = Math.PI / 7;
const WHEEL_PAUSE = 110;

export function gestures(element: HTMLElement, ways: Ways): { dragged: () => boolean; stop: () => void } {
  const fingers = new Map<number, Point>();
  let start: Point = { x: 0, y: 0 };
  let dragging = false;
  let justDragged = false;
  let spread = 0;
  let angle = 0;
  let lastWheel = 0;

  // Asked only when the board has got another size: in the middle of a touch the answer would cost a layout of the page.
  let box: DOMRect | null = null;
  const sized = new ResizeObserver(() => (box = null));
  sized.observe(element);

  const local = (event: PointerEvent | WheelEvent): Point => {
    box ??= element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const two = (): { middle: Point; spread: number; angle: number } => {
    const [one, other] = [...fingers.values()] as [Point, Point];
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      spread: Math.hypot(one.x - other.x, one.y - other.y),
      angle: Math.atan2(other.y - one.y, other.x - one.x),
    };
  };

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    ways.press(true);
    fingers.set(event.pointerId, local(event));
    if (fingers.size === 1) {
      start = local(event);
      dragging = false;
      justDragged = false;
    } else if (fingers.size === 2) {
      dragging = true;
      ({ spread, angle } = two());
    }
  }

  function move(event: PointerEvent): void {
    const at = local(event);
    const before = fingers.get(event.pointerId);
    ways.moved(at, event.pointerType);
    if (!before) return;
    if (fingers.size === 1) {
      if (!dragging && Math.hypot(at.x - start.x, at.y - start.y) > DRAG) {
        dragging = true;
        element.setPointerCapture(event.pointerId);
      }
      if (dragging) ways.camera.pan({ x: at.x - before.x, y: at.y - before.y });
    }
    fingers.set(event.pointerId, at);
    if (fingers.size === 2) {
      const now = two();
      if (spread > 0) ways.camera.zoom(now.middle, now.spread / spread);
      spread = now.spread;
      const bend = Math.atan2(Math.sin(now.angle - angle), Math.cos(now.angle - angle));
      if (ways.holding() && Math.abs(bend) > TWIST) {
        ways.turn(bend > 0 ? 1 : -1);
        angle = now.angle;
      }
    }
  }

  function up(event: PointerEvent): void {
    fingers.delete(event.pointerId);
    if (dragging) justDragged = true;
    if (fingers.size) return;
    dragging = false;
    ways.press(false);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    if (ways.holding() && !event.ctrlKey) {
      const now = performance.now();
      if (now - lastWheel < WHEEL_PAUSE || !event.deltaY) return;
      lastWheel = now;
      ways.turn(event.deltaY > 0 ? 1 : -1);
    } else {
      ways.camera.zoom(local(event), Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)));
    }
  }

  const leave = (event: PointerEvent): void => ways.moved(null, event.pointerType);
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("wheel", wheel, { passive: false });
  return {
    dragged: () => justDragged,
    stop: () => {
      sized.disconnect();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("wheel", wheel);
    },
  };
}
