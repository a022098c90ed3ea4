// What a device is called in the list of one's devices: its browser and system, as far as they are known.

const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPod/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "Mac"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];
const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Chrom|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];

export function deviceLabel(agent: string = navigator.userAgent): string {
  const first = (known: [RegExp, string][]): string => known.find(([sign]) => sign.test(agent))?.[1] ?? "";
  return [first(BROWSERS), first(SYSTEMS)].filter(Boolean).join(", ");
}
