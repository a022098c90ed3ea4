// Who plays by keys keeps a place: when the button that was pressed vanishes with what was done, the next thing to do gets
// the focus instead of nothing.

const NEXT = ".panel button:enabled, [data-confirm]:enabled";

export function keepPlace(section: HTMLElement): { destroy: () => void } {
  let held = false;

  function focused(event: FocusEvent): void {
    const here = event.target instanceof Element ? event.target : null;
    held = here !== null && section.contains(here) && here.matches(":focus-visible");
  }
  function pointed(): void {
    held = false;
  }
  function settle(): void {
    if (!held || (document.activeElement !== document.body && document.activeElement !== null)) return;
    section.querySelector<HTMLElement>(NEXT)?.focus();
  }

  const watch = new MutationObserver(settle);
  watch.observe(section, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  document.addEventListener("focusin", focused);
  document.addEventListener("pointerdown", pointed);
  return {
    destroy: () => {
      watch.disconnect();
      document.removeEventListener("focusin", focused);
      document.removeEventListener("pointerdown", pointed);
    },
  };
}
