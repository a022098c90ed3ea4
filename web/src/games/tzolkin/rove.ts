// One place on the board takes part in the order of tabs; arrow keys go from there to the nearest place in a direction,
// Enter and Space touch it.

const SPOT = "[data-spot]";

export function rove(board: HTMLElement): { destroy: () => void } {
  // The place with the focus may vanish with what was done there; then the focus goes to the nearest that is left.
  let held: { x: number; y: number } | null = null;
  const spots = (): Element[] => [...board.querySelectorAll(SPOT)].filter((spot) => spot.getClientRects().length > 0);

  function settle(): void {
    const all = spots();
    const current = all.find((spot) => spot.getAttribute("tabindex") === "0");
    const legal = all.find((spot) => spot.getAttribute("data-legal") === "true");
    const keep = document.activeElement && all.includes(document.activeElement) ? document.activeElement : (legal ?? current ?? all[0]);
    const active = document.activeElement;
    // It is lost, too, where the focus lies on something that is no place any more.
    const lost = held !== null && (active === document.body || active === null || (board.contains(active) && active.hasAttribute("data-legal") && !active.matches(SPOT)));
    const next = lost ? (closest(all.filter((spot) => spot.getAttribute("data-legal") === "true")) ?? closest(all)) : keep;
    for (const spot of all) spot.setAttribute("tabindex", spot === next ? "0" : "-1");
    if (lost && next) (next as SVGElement | HTMLElement).focus();
  }

  function closest(some: Element[]): Element | null {
    let best: Element | null = null;
    let least = Infinity;
    for (const spot of some) {
      const at = middle(spot);
      const far = held ? Math.hypot(at.x - held.x, at.y - held.y) : 0;
      if (far < least) {
        least = far;
        best = spot;
      }
    }
    return best;
  }

  function key(event: KeyboardEvent): void {
    const here = event.target instanceof Element ? event.target.closest(SPOT) : null;
    if (!here) return;
    // Who leaves with Tab is not called back, whatever changes on the board because of it.
    if (event.key === "Tab") held = null;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      held = middle(here);
      here.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      return;
    }
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way) return;
    event.preventDefault();
    const next = nearest(here, way[0] ?? 0, way[1] ?? 0);
    if (!next) return;
    here.setAttribute("tabindex", "-1");
    next.setAttribute("tabindex", "0");
    (next as SVGElement | HTMLElement).focus();
  }

  function nearest(here: Element, right: number, down: number): Element | null {
    const from = middle(here);
    let best: Element | null = null;
    let least = Infinity;
    for (const spot of spots()) {
      if (spot === here) continue;
      const to = middle(spot);
      const along = (to.x - from.x) * right + (to.y - from.y) * down;
      const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
      if (along < 4) continue;
      const far = along + 2.2 * aside;
      if (far < least) {
        least = far;
        best = spot;
      }
    }
    return best;
  }

  function middle(spot: Element): { x: number; y: number } {
    const box = spot.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  function focused(event: FocusEvent): void {
    const spot = event.target instanceof Element ? event.target.closest(SPOT) : null;
    if (!spot) return;
    for (const other of spots()) if (other !== spot) other.setAttribute("tabindex", "-1");
    spot.setAttribute("tabindex", "0");
    // Only who came by keys loses the place; a finger has none.
    held = spot.matches(":focus-visible") ? middle(spot) : null;
  }

  function left(event: Event): void {
    if (event.type === "pointerdown" || !(event.target instanceof Node && board.contains(event.target))) held = null;
  }

  const watch = new MutationObserver(settle);
  watch.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-legal"] });
  settle();
  board.addEventListener("keydown", key);
  board.addEventListener("focusin", focused);
  document.addEventListener("focusin", left);
  document.addEventListener("pointerdown", left);
  return {
    destroy: () => {
      watch.disconnect();
      board.removeEventListener("keydown", key);
      board.removeEventListener("focusin", focused);
      document.removeEventListener("focusin", left);
      document.removeEventListener("pointerdown", left);
    },
  };
}
