/** How seats are called. */
export const LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H"];
