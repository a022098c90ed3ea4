// Push messages of this browser: whether it can have them, and how it subscribes.
import * as api from "../api";
import type { ChannelInfo } from "../wire";

/** Why this browser cannot be told, or whether it is. */
export type Ability = "none" | "ios" | "insecure" | "denied" | "able";

const KEY = "sacbe.push";

export function ability(): Ability {
  if (!isSecureContext) return "insecure";
  if ("PushManager" in globalThis && "Notification" in globalThis && "serviceWorker" in navigator) return Notification.permission === "denied" ? "denied" : "able";
  // Safari on iOS has all this in installed pages only.
  const isApple = /iP(hone|ad|od)/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  return isApple ? "ios" : "none";
}

/** The channel of this very browser, if it has one. */
export function own(channels: ChannelInfo[]): ChannelInfo | undefined {
  return channels.find((channel) => channel.way === "push" && channel.id === localStorage.getItem(KEY));
}

/** Subscribe this browser; null if its user says no. */
export async function subscribe(key: string, kinds: string[]): Promise<ChannelInfo | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const worker = await navigator.serviceWorker.ready;
  const before = await worker.pushManager.getSubscription();
  // One that was made with another server's key is of no use here.
  if (before && !localStorage.getItem(KEY)) await before.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { keys } = made.toJSON();
  const channel = await api.addChannel({ way: "push", address: made.endpoint, kinds, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } });
  localStorage.setItem(KEY, channel.id);
  return channel;
}

export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEY);
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (char) => char.charCodeAt(0));
}
