// The service worker: shows push messages while the page is closed, and lets what was loaded be read without a server.
// It is built by itself, as /sw.js. What is kept is marked, so that the page can say that it may be old.

interface Waiting extends Event {
  waitUntil(what: Promise<unknown>): void;
}
interface Asked extends Waiting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
  readonly action: string;
}
interface Told extends Waiting {
  readonly data: unknown;
}
interface Changed extends Waiting {
  readonly oldSubscription: PushSubscription | null;
}
interface Window_ {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface Worker_ {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { matchAll(which: { type: "window" }): Promise<Window_[]>; openWindow(url: string): Promise<unknown>; claim(): Promise<void> };
  readonly navigator: Navigator;
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", heard: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", heard: (event: Asked) => void): void;
  addEventListener(kind: "push", heard: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", heard: (event: Clicked) => void): void;
  addEventListener(kind: "message", heard: (event: Told) => void): void;
  addEventListener(kind: "pushsubscriptionchange", heard: (event: Changed) => void): void;
}
declare const self: Worker_;

const ASSETS = "sacbe-assets";
const KEPT = "sacbe-kept";
const PAGE = "/";
const MOST_KEPT = 300;
/** What of the server's answers is worth reading later. */
const READABLE = /^\/api\/(me|games(\/[^/]+\/words\/[^/]+)?|rules\/[^/]+|tables(\/[^/]+(\/(state|steps))?)?)$/;

interface Message {
  id: string;
  title: string;
  body: string;
  link: string;
  lang: string;
  turns: number;
}

self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  // The files that the page had loaded before this was here.
  if (Array.isArray(event.data)) event.waitUntil(caches.open(ASSETS).then((cache) => addMissing(cache, event.data as string[])));
});

async function addMissing(cache: Cache, paths: string[]): Promise<void> {
  const known = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const missing = paths.filter((path) => path.startsWith("/assets/") && !known.has(path));
  // What an older page had is of no use any more.
  const now = new Set(paths);
  if (paths.length > 3) await Promise.all([...known].filter((path) => known.size > MOST_KEPT && !now.has(path)).map((path) => cache.delete(path)));
  await cache.addAll(missing);
}

self.addEventListener("fetch", (event) => {
  const request = event.request;
  const { origin, pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(fromAssets(request));
  else if (request.mode === "navigate") event.respondWith(pageOf(request));
  else if (READABLE.test(pathname) && (searchParams.get("after") ?? "0") === "0") event.respondWith(readable(event));
});

/** A file whose name has a hash of what is in it never changes. */
async function fromAssets(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await caches.open(ASSETS).then((cache) => cache.put(request, answer.clone()));
  return answer;
}

async function pageOf(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await caches.open(ASSETS).then((cache) => cache.put(PAGE, answer.clone()));
    return answer;
  } catch (error) {
    const found = await caches.match(PAGE);
    if (found) return found;
    throw error;
  }
}

async function readable(event: Asked): Promise<Response> {
  try {
    const answer = await fetch(event.request);
    if (answer.ok) event.waitUntil(keep(event.request, answer.clone()));
    return answer;
  } catch (error) {
    const found = await caches.open(KEPT).then((cache) => cache.match(event.request));
    if (!found) throw error;
    const headers = new Headers(found.headers);
    headers.set("x-sacbe-kept", "yes");
    return new Response(await found.blob(), { headers });
  }
}

async function keep(request: Request, answer: Response): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((old) => cache.delete(old)));
}

self.addEventListener("push", (event) => {
  const message = event.data?.json() as Message | undefined;
  if (message) event.waitUntil(show(message));
});

/** The same message again takes the place of the first, without a sound: its id is its tag. */
async function show(message: Message): Promise<void> {
  await self.registration.showNotification(message.title, {
    body: message.body,
    tag: message.id,
    lang: message.lang,
    icon: "/icon-192.png",
    badge: "/badge.png",
    data: message.link,
  });
  await self.navigator.setAppBadge?.(message.turns).catch(() => undefined);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = event.notification.data as string;
  event.waitUntil(open(link));
});

/** Show what a message is about: in a window that is at it already, in any other of ours, or in a new one. */
async function open(link: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const path = new URL(link).pathname;
  const there = windows.find((each) => new URL(each.url).pathname === path);
  const any = there ?? windows[0];
  if (!any) {
    await self.clients.openWindow(path);
    return;
  }
  if (!there) await any.navigate(path);
  await any.focus();
}

/** The browser has renewed its subscription: from now on messages go to the new one. */
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event.oldSubscription)));

async function renew(old: PushSubscription | null): Promise<void> {
  if (!old) return;
  const made = await self.registration.pushManager.subscribe(old.options);
  const { keys } = made.toJSON();
  const wish = { way: "push", address: made.endpoint, keys: { p256dh: keys?.p256dh, auth: keys?.auth }, kinds: ["turn", "short", "proposal", "over"] };
  const headers = { "Content-Type": "application/json", "X-Sacbe": "1" };
  await fetch("/api/notices/channels", { method: "POST", headers, body: JSON.stringify(wish) });
}

export {};
