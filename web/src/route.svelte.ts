// Where the page is: its path, without a router library. Links are ordinary links.

export type Place =
  | { page: "home" }
  | { page: "table"; id: string; step: number | null; analysing: boolean }
  | { page: "join" }
  | { page: "open" }
  | { page: "notices"; deed: "confirm" | "stop" }
  | { page: "rules"; game: string; clause: string };

function read(): Place {
  const words = location.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (words[0] === "table" && words[1]) {
    const analysing = words[2] === "analysis";
    return { page: "table", id: words[1], step: (words[2] === "step" || analysing) && words[3] ? Number(words[3]) : null, analysing };
  }
  if (words[0] === "join") return { page: "join" };
  if (words[0] === "open") return { page: "open" };
  if (words[0] === "notices") return { page: "notices", deed: words[1] === "confirm" ? "confirm" : "stop" };
  if (words[0] === "rules" && words[1]) return { page: "rules", game: words[1], clause: decodeURIComponent(location.hash.slice(1)) };
  return { page: "home" };
}

export const route = $state<{ place: Place }>({ place: read() });

addEventListener("popstate", () => {
  route.place = read();
});

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const before = route.place;
  route.place = read();
  // A clause of the rules that are open already is scrolled to by them.
  if (before.page !== "rules" || route.place.page !== "rules") scrollTo(0, 0);
}

/** Let links within the page change the place instead of loading it anew. */
export function followLinks(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest("a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
