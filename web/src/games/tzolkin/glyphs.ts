// The signs of Tzolk'in, painted in a box of 24 by 24 around the origin: each a few filled shapes under one ink line.

export interface Layer {
  d: string;
  /** A colour, or "ink" for a line only. */
  fill: string;
  /** Thickness of the ink line; 0 for none. */
  line: number;
}

const INK = "ink";
const shape = (d: string, fill: string, line = 1.4): Layer => ({ d, fill, line });
const stroke = (d: string, line = 1.4): Layer => ({ d, fill: INK, line });
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const GOD_COLOURS: Record<string, string> = { chaac: "#b9552c", quetzalcoatl: "#d9a21b", kukulcan: "#4c8a3f" };
export const KIND_COLOURS: Record<string, string> = { farm: "#b8860f", civic: "#3f7d45", tomb: "#75706a", altar: "#2f7392" };
export const WHEEL_COLOURS: Record<string, string> = {
  palenque: "#8fae6b",
  yaxchilan: "#b0a189",
  tikal: "#d3a863",
  uxmal: "#c98468",
  chichen: "#7fb0bd",
};

const WOOD = "#9a6434";
const LEAF = "#5f8f3c";
const MAIZE = "#f2c338";
const GREY = "#a9a79d";
const GOLD = "#e7ae22";
const CRYSTAL = "#a9dcea";
const BONE = "#f7efdc";
const CLAY = "#c8734a";
const RED = "#b5382c";

const EAR = "M0-11C5-8 5.5 3 0 9.5C-5.5 3-5-8 0-11Z";

export const GLYPHS: Record<string, Layer[]> = {
  corn: [
    shape("M0 11.5C-8 9.5-10 1-7.5-4.5C-6 2.5-3.5 7 0 9.5Z", LEAF),
    shape("M0 11.5C8 9.5 10 1 7.5-4.5C6 2.5 3.5 7 0 9.5Z", LEAF),
    shape(EAR, MAIZE),
    stroke("M-3.6-4.5Q0-2.5 3.6-4.5M-4.2-.5Q0 1.8 4.2-.5M-3.3 3.8Q0 6 3.3 3.8M0-10V8.5", 0.9),
  ],
  wood: [
    shape("M-7.5.5L6-8.8A5.4 5.4 0 0 1 10.6.4L-3.5 10Z", WOOD),
    stroke("M-1 3.4L8.3-3M-3-.2L5.5-6.2", 0.9),
    shape(disc(-5.5, 5, 5.4), "#dcae70"),
    stroke(disc(-5.5, 5, 2.6), 1),
  ],
  stone: [
    shape("M-10.5 6L-9-3.5L-1.5-9.5L8-7L11 2.5L6.5 9L-6 9.5Z", GREY),
    shape("M-9-3.5L-1.5-9.5L8-7L1-1.2Z", "#d3d1c5", 0.9),
    stroke("M1-1.2L2.5 9.2M11 2.5L1-1.2", 0.9),
  ],
  gold: [
    shape("M-11.5 8L-7-3.5H7L11.5 8Z", GOLD),
    shape("M-7-3.5L-4.5-7.5H4.5L7-3.5Z", "#f8dc7c"),
    stroke("M-5.5 3.5H5.5", 1.2),
  ],
  skull: [
    shape("M-9.5-2C-9.5-8.5-5-11.5 0-11.5S9.5-8.5 9.5-2C9.5 1.8 7.8 3.6 6.2 4.8V10.5H-6.2V4.8C-7.8 3.6-9.5 1.8-9.5-2Z", CRYSTAL),
    shape(`${disc(-4, -1.5, 2.7)}${disc(4, -1.5, 2.7)}`, "#1e4a5c", 0),
    stroke("M0 2.2L-1.2 4.6H1.2ZM-3 7V10.5M0 7V10.5M3 7V10.5", 1),
    shape("M-6.8-5.5C-6-8.5-3.5-9.8-1.5-9.8", "none", 0),
  ],
  worker: [shape("M-9 11.5C-9 3.5-5.5.6 0 .6S9 3.5 9 11.5Z", CLAY), shape(disc(0, -5, 5.6), "#e0a079"), stroke("M-5.4-6.5Q0-9.5 5.4-6.5", 2)],
  chaac: [
    shape(disc(0, 0, 11.2), GOD_COLOURS.chaac ?? "", 1.4),
    shape("M0-8.5C3.8-3.5 5.6-1 5.6 2A5.6 5.6 0 0 1-5.6 2C-5.6-1-3.8-3.5 0-8.5Z", "#d9eef2", 1.1),
    stroke("M-2.4 2.6A2.6 2.6 0 0 0 .8 5", 1.2),
  ],
  quetzalcoatl: [
    shape(disc(0, 0, 11.2), GOD_COLOURS.quetzalcoatl ?? "", 1.4),
    shape("M0 8C-2.6 3-2.6-4.5 0-8.8C2.6-4.5 2.6 3 0 8Z", "#2e8b68", 1),
    shape("M-.8 8C-6 5.4-8.4-.4-7.4-5C-3.6-2.4-1.4 3.4-.8 8Z", "#e8f2d2", 1),
    shape("M.8 8C6 5.4 8.4-.4 7.4-5C3.6-2.4 1.4 3.4.8 8Z", "#e8f2d2", 1),
  ],
  kukulcan: [
    shape(disc(0, 0, 11.2), GOD_COLOURS.kukulcan ?? "", 1.4),
    { d: "M-6.8 6.2C-1 9.5 7.8 7.2 6.4 2.6C5-1.6-5.6 1-6-3.2C-6.2-6.6-1.2-8 2.6-6.4", fill: INK, line: 5 },
    { d: "M-6.8 6.2C-1 9.5 7.8 7.2 6.4 2.6C5-1.6-5.6 1-6-3.2C-6.2-6.6-1.2-8 2.6-6.4", fill: "pale", line: 2.8 },
    shape("M1.4-9L7.4-6.6L1.8-3.8Z", "#e9f3cf", 1),
  ],
  agriculture: [
    shape("M-10 6H10V10.5H-10Z", WOOD),
    shape("M0 6V-4", "none", 2.2),
    shape("M0-1C-7-.5-9.5-4.5-9-9C-3.5-9-.2-6 0-1Z", LEAF),
    shape("M0 2C6 2 9-1.5 8.8-6C3.5-6 .3-3 0 2Z", "#86b356"),
  ],
  extraction: [shape("M-2 11L1 11L3.5-6.5L.5-7Z", WOOD), shape("M-11-1C-8.5-9 4-13 11-5.5C4.5-8.5-4-6.5-11-1Z", GREY)],
  architecture: [
    shape("M-11 10V5H-7.5V0H-4V-5H4V0H7.5V5H11V10Z", "#d9b98a"),
    shape("M-2.2-5V-9.5H2.2V-5ZM-2.4 10V3.2H2.4V10Z", "#7d4a2c", 1.1),
  ],
  theology: [
    shape("M0-11.5L2.4-6.6L7.8-8.4L6.4-2.8L11.5 0L6.4 2.8L7.8 8.4L2.4 6.6L0 11.5L-2.4 6.6L-7.8 8.4L-6.4 2.8L-11.5 0L-6.4-2.8L-7.8-8.4L-2.4-6.6Z", "#e6b548"),
    shape("M-6 0Q0-5.5 6 0Q0 5.5-6 0Z", BONE, 1.1),
    shape(disc(0, 0, 2), "#1e4a5c", 0),
  ],
  resource: [shape("M-11 1H-1.5V10.5H-11Z", WOOD), shape("M1.5 1H11V10.5H1.5Z", GREY), shape("M-4.8-10.5H4.8V-1H-4.8Z", GOLD)],
  temple: [
    shape("M-11 11V6.5H-7.5V2H-4V-2.5H4V2H7.5V6.5H11V11Z", "#e2d2ae"),
    shape("M0-12L4.6-6.5H1.7V-1.5H-1.7V-6.5H-4.6Z", RED, 1.1),
  ],
  technology: [
    shape("M-11-7L-3.7-9.5L3.7-7L11-9.5V7.5L3.7 10L-3.7 7.5L-11 10Z", BONE),
    stroke("M-3.7-9.5V7.5M3.7-7V10", 1.1),
    shape(`${disc(-7.4, -3, 1.7)}${disc(0, -3.6, 1.7)}${disc(7.4, -3, 1.7)}`, RED, 0),
    stroke("M-9.4 3.2L-5.4 2M-2 2L2 3.2M5.4 3.4L9.4 2", 1.7),
  ],
  building: [
    shape("M-8.5 10.5V-1H8.5V10.5Z", "#e2cfa4"),
    shape("M-11.5-1L0-11L11.5-1Z", "#b07a3a"),
    shape("M-2.6 10.5V3H2.6V10.5Z", "#6d4526", 1.1),
    stroke("M-6-3.5L0-8.5L6-3.5", 0.9),
  ],
  monument: [
    shape("M-9 11.5V8H9V11.5Z", GREY),
    shape("M-6.5 8V-6.5Q-6.5-11.5 0-11.5T6.5-6.5V8Z", "#c9c3b1"),
    shape(`${disc(-2.4, -4.5, 1.3)}${disc(2.4, -4.5, 1.3)}`, "#4b443a", 0),
    stroke("M0-3.5V0M-3.2 2.2H3.2M-3.8 5H3.8", 1.3),
  ],
  market: [
    shape("M-1.4-11.5H1.4V8.6H-1.4ZM-10.5-8H10.5V-5.4H-10.5ZM-5.5 8.6H5.5V11.4H-5.5Z", "#b07a3a", 0.9),
    shape("M-12 2.5L-8.5-6L-5 2.5A3.6 3.6 0 0 1-12 2.5Z", MAIZE),
    shape("M5 2.5L8.5-6L12 2.5A3.6 3.6 0 0 1 5 2.5Z", GREY),
  ],
  any: [
    shape(
      "M-2-11.5H2L2.6-8.4L5.4-7.2L8-9L10.6-6.4L8.8-3.4L11.5-2V2L8.6 2.8L9 6.8L6.8 9.4L3.4 8.2L2 11.5H-2L-3.2 8.4L-6.6 9.2L-9.4 6.6L-8.4 2.8L-11.5 2V-2L-8.6-3L-10-6.6L-7.6-9.2L-4.4-7.4L-2.6-8.4Z",
      "#d3a863",
    ),
    shape("M-1-6L5.6.2L-1 6.2V2.4H-5V-2H-1Z", BONE, 1.1),
  ],
  meal: [shape("M-11-1H11C11 6.5 6.5 10.5 0 10.5S-11 6.5-11-1Z", "#b8623c"), shape("M-8.5-1C-6-6 6-6 8.5-1Z", MAIZE), stroke("M-4-7Q-6-9-4-11.5M3-7Q1-9 3-11.5", 1.2)],
  hunger: [shape("M-11-3H11C11 5.5 6.5 10 0 10S-11 5.5-11-3Z", "#d8d0bf"), stroke("M-7 1L7 7M7 1L-7 7", 1.6)],
  fire: [
    shape("M0-11.5C7-5.5 10-1 8 5C6.5 9.5 3 11.5 0 11.5S-6.5 9.5-8 5C-9.3 0-5.5-2.5-4.5-6C-2.5-4.5-1.5-2.5-1.4-1C.8-4 1-8 0-11.5Z", "#d9622b"),
    shape("M.5 1C4 4 4.5 9.5 0 10.5C-4.5 9.5-4 5 .5 1Z", MAIZE, 0.9),
  ],
  burn: [
    shape("M0-12C7.5-6 11-1 9 5C7.5 9.5 3.5 11.8 0 11.8S-7.5 9.5-9 5C-10.3 0-6.5-3-5-7C-3-5.5-1.8-3.5-1.6-2C.8-5 1-9 0-12Z", "#d9622b"),
    shape("M0-6C3.2-4 3.4 4 0 9C-3.4 4-3.2-4 0-6Z", MAIZE, 1.1),
    stroke("M-2.4.5Q0 2 2.4.5M-2.2 4Q0 5.6 2.2 4", 0.8),
  ],
  points: [
    shape("M0-12L3.2-9.4L7-9.8L8-6L11.3-3.8L10 0L11.3 3.8L8 6L7 9.8L3.2 9.4L0 12L-3.2 9.4L-7 9.8L-8 6L-11.3 3.8L-10 0L-11.3-3.8L-8-6L-7-9.8L-3.2-9.4Z", RED, 1.2),
    shape(disc(0, 0, 7.6), "#8d2219", 0),
  ],
  corn_tile: [shape("M-10.5-10.5H10.5V10.5H-10.5Z", "#e6cf8c"), shape("M0-7.5C3.8-5.2 4 3 0 8C-4 3-3.8-5.2 0-7.5Z", MAIZE, 1.2), stroke("M-3-1Q0 1 3-1M-2.6 3Q0 5 2.6 3", 0.8)],
  wood_tile: [shape("M-10.5-10.5H10.5V10.5H-10.5Z", "#7fa05b"), shape("M-2 8.5V1H2V8.5Z", WOOD, 1), shape("M0-9L7 2.5H-7Z", "#3f6d38", 1.2)],
  sun: [
    shape("M0-12L2.6-7.6L7.4-9.4L6.6-4.4L11.6-3.4L8 0L11.6 3.4L6.6 4.4L7.4 9.4L2.6 7.6L0 12L-2.6 7.6L-7.4 9.4L-6.6 4.4L-11.6 3.4L-8 0L-11.6-3.4L-6.6-4.4L-7.4-9.4L-2.6-7.6Z", MAIZE),
    shape(disc(0, 0, 5.6), "#f9e8b4", 1.1),
    shape("M0-4.6C1.8-3.4 1.8-1.8 1.2-1.2C1.8-1.8 3.4-1.8 4.6 0C3.4 1.8 1.8 1.8 1.2 1.2C1.8 1.8 1.8 3.4 0 4.6C-1.8 3.4-1.8 1.8-1.2 1.2C-1.8 1.8-3.4 1.8-4.6 0C-3.4-1.8-1.8-1.8-1.2-1.2C-1.8-1.8-1.8-3.4 0-4.6Z", RED, 0.8),
  ],
  moon: [shape("M5.5-10.5A11 11 0 1 0 10.5 5.5A8.8 8.8 0 0 1 5.5-10.5Z", "#8fa3b0")],
  first: [
    shape("M-9 10.5V4.5L-11-6L-5-1.5L0-10L5-1.5L11-6L9 4.5V10.5Z", MAIZE),
    shape(`${disc(0, -10, 1.7)}${disc(-10.4, -6, 1.7)}${disc(10.4, -6, 1.7)}`, "#2e8b68", 0.9),
    stroke("M-9 5.5H9", 1.3),
  ],
  up: [shape("M0-10.5L9-.5H4V10H-4V-.5H-9Z", "#2f8f6b")],
  down: [shape("M0 10.5L9 .5H4V-10H-4V.5H-9Z", RED)],
  nothing: [shape(disc(0, 0, 9.5), "#e9e1cd"), stroke("M-6.5 6.5L6.5-6.5", 1.8)],
  done: [shape(disc(0, 0, 11), "#2f8f6b"), { d: "M-5.5.5L-1.5 4.8L6-4.6", fill: "pale", line: 2.6 }],
  day: [
    shape("M-8.5 11.5L-11-2H-5L-3.2-11.5H3.2L5-2H11L8.5 11.5Z", "#d8c79c"),
    shape(disc(0, 4.4, 2.3), RED, 0.9),
    stroke("M-5.6 4.4H-5.5M5.6 4.4H5.5", 2.4),
  ],
  farm: [shape("M-11.5 10.5V-1.5L0-6L11.5-1.5V10.5Z", "#dcc27a"), stroke("M-8 10V1M-4 10V-1M0 10V-2M4 10V-1M8 10V1", 1.8), shape("M0-5.5C-3.5-6-5-8.5-4.6-11.5C-1.4-11-.2-8.8 0-5.5C.2-8.8 1.4-11 4.6-11.5C5-8.5 3.5-6 0-5.5Z", LEAF, 1)],
  civic: [shape("M-10.5 10.5V7H10.5V10.5ZM-11-4L0-11L11-4V-1.5H-11Z", "#a9cf9a"), shape("M-8.5 7V-1.5H-5V7ZM-1.7 7V-1.5H1.7V7ZM5 7V-1.5H8.5V7Z", BONE, 1.1)],
  tomb: [shape("M-8 11V-4A8 8 0 0 1 8-4V11Z", "#b9b4a9"), stroke("M-4-2.5H4M0-6.5V5M-4 7.5H4", 1.8)],
  altar: [shape("M-11-6H11V-2H7V6.5H10V10.5H-10V6.5H-7V-2H-11Z", "#93c3d3"), shape("M0-12C2.8-9.6 2.6-7 0-6C-2.6-7-2.8-9.6 0-12Z", "#d9622b", 0.9), stroke("M-3.5 2.2H3.5", 1.4)],
};
