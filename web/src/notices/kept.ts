// What was looked at stays readable without the server: the service worker keeps what the server answers, and this adds
// what came by the WebSocket. Whoever reads it later is told that it may be old.

const KEPT = "sacbe-kept";

/** Keep an answer as if the server had given it to this request. */
export async function keepAnswer(path: string, answer: unknown): Promise<void> {
  if (!("caches" in globalThis) || !navigator.serviceWorker?.controller) return;
  try {
    const cache = await caches.open(KEPT);
    await cache.put(`/api${path}`, new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Begin to keep things, once the page is there and the browser has time. */
export function startKeeping(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const start = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register("/sw.js");
      const ready = await navigator.serviceWorker.ready;
      ready.active?.postMessage(performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname));
    } catch {
      // No service worker here: then nothing is kept.
    }
  };
  if (document.readyState === "complete") setTimeout(() => void start(), 1000);
  else addEventListener("load", () => setTimeout(() => void start(), 1000));
}

/** How many games wait, on the sign of the installed page. */
export function showWaiting(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => undefined);
}
