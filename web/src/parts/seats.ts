/** How seats are called, and the colours they are drawn in; `look/tokens.css` says which these are. */
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
export const COLOURS = ["var(--seat-a)", "var(--seat-b)", "var(--seat-c)", "var(--seat-d)"];
/** The same on paper, which stays light by night. */
export const ON_PAPER = ["var(--seat-a-day)", "var(--seat-b-day)", "var(--seat-c-day)", "var(--seat-d-day)"];
/** The ink of letters and lines on a seat's colour. */
export const INK = "var(--seat-ink)";
