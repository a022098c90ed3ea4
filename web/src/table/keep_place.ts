// Who plays by keys keeps a place: when the button that was pressed vanishes with what was done, the next thing to do gets
// the focus instead of nothing.

const NEXT = ".panel button:enabled, [data-finish]:enabled";

export function keepPlace(section: HTMLElement): { destroy: () => void } {
  let held = false;

  function focused(event: FocusEvent): void {
    const here = event.target instanceof Element ? event.target : null;
    held = here !== null && section.contains(here) && here.matches(":focus-visible");
  }
  function pointed(): void {
    held = false;
  }
  /** Who leaves with Tab is not called back; any other key on a button is play by keys, even if a pointer was there first. */
  function pressed(event: KeyboardEvent): void {
    held = event.key !== "Tab" && event.target instanceof Node && section.contains(event.target);
  }
  function settle(): void {
    if (!held || (document.activeElement !== document.body && document.activeElement !== null)) return;
    section.querySelector<HTMLElement>(NEXT)?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(section, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("pointerdown", pointed);
  document.addEventListener("keydown", pressed);
  return {
    destroy: () => {
      watch.disconnect();
      document.removeEventListener("focusin", focused);
      document.removeEventListener("pointerdown", pointed);
      document.removeEventListener("keydown", pressed);
    },
  };
}
