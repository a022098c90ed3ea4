// Says of something that scrolls whether there is more below what is seen of it: `data-more` on its parent.

/** So few pixels are nothing that anybody would miss. */
const SLACK = 12;

export function moreBelow(scroller: HTMLElement): () => void {
  const look = (): void => {
    const hidden = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    scroller.parentElement?.toggleAttribute("data-more", hidden > SLACK);
  };
  // Observers are told after the layout, so looking costs none.
  const sized = new ResizeObserver(look);
  sized.observe(scroller);
  for (const part of scroller.children) sized.observe(part);
  scroller.addEventListener("scroll", look, { passive: true });
  return () => {
    sized.disconnect();
    scroller.removeEventListener("scroll", look);
  };
}
