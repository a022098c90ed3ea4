// A picture of a finished game to show to friends: who took part, the places, how well each played, the chances to win.
import { LETTERS } from "../parts/seats";

export interface Shown {
  title: string;
  /** One line below the title. */
  says: string;
  /** What the lines of the chart are. */
  axis: string;
  seats: { name: string; place: number; points: string; accuracy: string }[];
  /** The chance to win of every seat at each moment; null where it is not known. */
  chances: (number[] | null)[];
}

const WIDE = 1200;
const HIGH = 630;
const EDGE = 60;
const ROW = 84;
const DASHES = [[], [22, 8], [6, 9], [26, 8, 6, 8]];

/** A colour or a face as the page has it. */
const look = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Draws the picture in the colours and letters of the page. */
export async function draw(shown: Shown): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  const [text, quiet] = [look("--text"), look("--quiet")];
  const colours = ["--seat-a", "--seat-b", "--seat-c", "--seat-d"].map(look);
  const write = (said: string, x: number, y: number, size: number, colour: string, face = "--sans", most = WIDE): void => {
    pen.font = `${size}px ${look(face)}`;
    pen.fillStyle = colour;
    pen.fillText(said, x, y, most);
  };
  pen.fillStyle = look("--ground");
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = look("--jade");
  pen.fillRect(0, 0, WIDE, 12);
  write(shown.title, EDGE, 98, 64, text, "--display");
  write(shown.says, EDGE, 142, 26, quiet);
  write("Sacbe", WIDE - EDGE - 110, 98, 40, quiet, "--display");

  const order = shown.seats.map((seat, at) => ({ ...seat, at })).sort((one, other) => one.place - other.place);
  order.forEach(({ name, place, points, accuracy, at }, nth) => {
    const y = 218 + nth * ROW;
    pen.fillStyle = colours[at] ?? text;
    pen.beginPath();
    pen.arc(EDGE + 26, y, 26, 0, 2 * Math.PI);
    pen.fill();
    pen.textAlign = "center";
    write(LETTERS[at] ?? "", EDGE + 26, y + 11, 30, look("--seat-ink"));
    pen.textAlign = "left";
    write(place ? `${place}. ${name}` : name, EDGE + 72, y - 3, 32, text, "--sans", 400);
    write([points, accuracy].filter(Boolean).join(" · "), EDGE + 72, y + 30, 24, quiet, "--sans", 400);
  });

  const [left, right, top, bottom] = [600, WIDE - EDGE, 200, 540];
  pen.strokeStyle = look("--stone-deep");
  pen.lineWidth = 2;
  for (const part of [0, 0.5, 1]) {
    const y = bottom - part * (bottom - top);
    pen.beginPath();
    pen.moveTo(left, y);
    pen.lineTo(right, y);
    pen.stroke();
    pen.textAlign = "right";
    write(`${100 * part} %`, left - 10, y + 8, 22, quiet);
    pen.textAlign = "left";
  }
  write(shown.axis, left, bottom + 44, 24, quiet);
  const last = Math.max(1, shown.chances.length - 1);
  shown.seats.forEach((_, seat) => {
    pen.strokeStyle = colours[seat] ?? text;
    pen.setLineDash(DASHES[seat] ?? []);
    pen.lineWidth = 6;
    pen.lineJoin = "round";
    pen.beginPath();
    shown.chances.forEach((wins, at) => {
      if (wins) pen.lineTo(left + ((right - left) * at) / last, bottom - (wins[seat] ?? 0) * (bottom - top));
    });
    pen.stroke();
  });
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"));
}

/** Hands the picture to the system's way to share; saves it where there is none. */
export async function share(shown: Shown): Promise<"shared" | "saved" | "left"> {
  const file = new File([await draw(shown)], "sacbe.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] });
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "left";
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  return "saved";
}
