// How the pieces of the seats are told apart: by colour, by shape (triangle, square, circle, diamond) and by letter; with
// the patterned palette by lines as well. Feet and foot are at the origin.

export const BODIES = [
  "M0 -29Q3 -29 5 -24L15.5 -3Q16.5 0 13 0H-13Q-16.5 0 -15.5 -3L-5 -24Q-3 -29 0 -29Z",
  "M-13 -25Q-13 -27 -11 -27H11Q13 -27 13 -25V-2Q13 0 11 0H-11Q-13 0 -13 -2Z",
  "M0 -27A13.6 13.6 0 1 1 0 0.2A13.6 13.6 0 1 1 0 -27Z",
  "M0 -30Q2 -30 4 -27L16 -15Q18 -13 16 -11L6 -1.5Q4 0 0 0Q-4 0 -6 -1.5L-16 -11Q-18 -13 -16 -15L-4 -27Q-2 -30 0 -30Z",
];
/** The side of a body on which the light falls. */
export const GLEAMS = [
  "M-1.5 -24.9Q0.7 -24.9 2.1 -21.3L9.7 -6.2Q10.4 -4 7.9 -4H-10.9Q-13.4 -4 -12.7 -6.2L-5.1 -21.3Q-3.7 -24.9 -1.5 -24.9Z",
  "M-10.9 -22Q-10.9 -23.4 -9.4 -23.4H6.4Q7.9 -23.4 7.9 -22V-5.4Q7.9 -4 6.4 -4H-9.4Q-10.9 -4 -10.9 -5.4Z",
  "M-1.5 -23.4A9.8 9.8 0 1 1 -1.5 -3.9A9.8 9.8 0 1 1 -1.5 -23.4Z",
  "M-1.5 -25.6Q-0.1 -25.6 1.4 -23.4L10 -14.8Q11.5 -13.4 10 -11.9L2.8 -5.1Q1.4 -4 -1.5 -4Q-4.4 -4 -5.8 -5.1L-13 -11.9Q-14.5 -13.4 -13 -14.8L-4.4 -23.4Q-2.9 -25.6 -1.5 -25.6Z",
];
/** Lines on a body around its letter: upright, level, a ring, slanting. */
export const BODY_LINES = [
  "M-11.5 -1.5V-7M-8 -1.5V-14M8 -1.5V-14M11.5 -1.5V-7",
  "M-12 -24H12M-12 -21.2H12M-12 -4.4H12M-12 -1.8H12",
  "M0 -24.6A11.2 11.2 0 1 1 0 -2.2A11.2 11.2 0 1 1 0 -24.6Z",
  "M-13.5 -13L-4 -22.5M13.5 -13L4 -22.5M-13.5 -13L-6 -5.5M13.5 -13L6 -5.5",
];

export interface Cloth {
  /** The silhouette. */
  cloth: string;
  /** The side in the shade. */
  fold: string;
  lines: string;
  top: number;
}
/** Camps: a ridge tent, a pavilion with upright walls, a dome, and one that is widest at its middle. */
export const TENTS: Cloth[] = [
  { cloth: "M-38 0L0 -48L38 0Z", fold: "M0 -48L38 0H17Z", lines: "M-17 -2V-21M-22 -2V-15M-27 -2V-8M17 -2V-21M22 -2V-15M27 -2V-8", top: -48 },
  { cloth: "M-33 0V-31L-27 -45H27L33 -31V0Z", fold: "M33 0V-31L27 -45H15L19 -31V0Z", lines: "M-29 -40H29M-31 -35H31M-32 -30H32M-32 -5H-14M14 -5H32", top: -45 },
  { cloth: "M-36 0C-36 -63 36 -63 36 0Z", fold: "M9 -46C28 -40 36 -22 36 0H19C21 -20 18 -36 9 -46Z", lines: "M-30 -1C-30 -53 30 -53 30 -1M-24 -1C-24 -43 24 -43 24 -1", top: -47 },
  { cloth: "M-20 0L-38 -21L0 -53L38 -21L20 0Z", fold: "M0 -53L38 -21L20 0H14L20 -21Z", lines: "M-31 -21L0 -46L31 -21M-25 -21L0 -40L25 -21M-31 -21L-15 -2M31 -21L15 -2", top: -53 },
];
/** A seat's shape as a sign, for the top of a pole. */
export const SIGNS = ["M0 -7 7.5 6H-7.5Z", "M-6 -6H6V6H-6Z", "M0 -6.8A6.8 6.8 0 1 0 0 6.8 6.8 6.8 0 1 0 0 -6.8Z", "M0 -8.5 8.5 0 0 8.5 -8.5 0Z"];

/** The plate with a seat's weight at a temple, and how far down its number stands. */
export const PLATES = [
  { path: "m-6.5 -11.5h13l8.5 22.5h-30z", text: 8 },
  { path: "m-12 -11h24v22h-24z", text: 6.5 },
  { path: "m0 -13a13 13 0 1 0 0 26a13 13 0 1 0 0 -26z", text: 6.5 },
  { path: "m0 -16l16.5 16l-16.5 16l-16.5 -16z", text: 6.5 },
];
