// Soft sounds of stone, wood and paper, made here and now; none unless the player wants them.
import { settings } from "./settings.svelte";

export type Sound = "stone" | "wood" | "paper" | "ink" | "wheel" | "rumble" | "chime" | "turn" | "dig" | "corn" | "skull" | "seal" | "drum";

let context: AudioContext | null = null;
let loud: GainNode | null = null;

export function sound(name: Sound): void {
  // Before the first touch a browser plays nothing, and complains.
  if (!settings.volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MADE[name](context);
}

/** Where all that is heard comes together. */
function out(at: AudioContext): AudioNode {
  if (!loud) {
    loud = at.createGain();
    loud.connect(at.destination);
  }
  loud.gain.value = settings.volume;
  return loud;
}

const MADE: Record<Sound, (at: AudioContext) => void> = {
  // A piece set down on limestone: a short low knock with a little grit.
  stone: (at) => {
    knock(at, 130, 0.09, 0.22);
    grain(at, 900, 0.05, 0.1);
  },
  // A wooden figure set down.
  wood: (at) => {
    knock(at, 320, 0.06, 0.13);
    knock(at, 510, 0.04, 0.06);
  },
  // A sheet that is moved.
  paper: (at) => grain(at, 3200, 0.12, 0.05),
  // The two strokes of a cross.
  ink: (at) => {
    grain(at, 2400, 0.11, 0.09);
    grain(at, 2900, 0.13, 0.08, 0.15);
  },
  // Teeth of wood that pass each other while the calendar turns.
  wheel: (at) => {
    for (let tooth = 0; tooth < 5; tooth++) {
      knock(at, 150 + 12 * (tooth % 2), 0.05, 0.12, tooth * 0.12);
      grain(at, 600, 0.05, 0.05, tooth * 0.12);
    }
    knock(at, 90, 0.2, 0.16, 0.62);
  },
  // A mountain, far away.
  rumble: (at) => {
    grain(at, 70, 0.9, 0.5);
    knock(at, 48, 0.8, 0.2);
  },
  // Something is complete: three small bells of jade.
  chime: (at) => {
    knock(at, 587, 0.5, 0.07);
    knock(at, 740, 0.5, 0.06, 0.1);
    knock(at, 880, 0.7, 0.06, 0.2);
  },
  // A spade in the earth, and what it strikes.
  dig: (at) => {
    grain(at, 480, 0.16, 0.16);
    grain(at, 420, 0.14, 0.14, 0.2);
    knock(at, 720, 0.25, 0.05, 0.4);
  },
  // Grains that are poured out.
  corn: (at) => {
    for (let each = 0; each < 7; each++) grain(at, 2100 + 240 * (each % 3), 0.04, 0.09, each * 0.055);
  },
  // Crystal set down on stone.
  skull: (at) => {
    knock(at, 180, 0.08, 0.14);
    knock(at, 1180, 0.6, 0.05, 0.03);
    knock(at, 1480, 0.5, 0.03, 0.06);
  },
  // A seal pressed into wax.
  seal: (at) => {
    knock(at, 110, 0.12, 0.22);
    grain(at, 1300, 0.12, 0.06, 0.05);
  },
  // A drum that calls the end.
  drum: (at) => {
    for (const wait of [0, 0.22, 0.36]) {
      knock(at, 82, 0.3, 0.22, wait);
      grain(at, 300, 0.05, 0.06, wait);
    }
  },
  // Two drops of water: it is your turn.
  turn: (at) => {
    knock(at, 660, 0.16, 0.08);
    knock(at, 880, 0.22, 0.06, 0.13);
  },
};

/** A tone that drops a little and dies away. */
function knock(at: AudioContext, pitch: number, long: number, loud: number, wait = 0): void {
  const from = at.currentTime + wait;
  const tone = at.createOscillator();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch * 1.25, from);
  tone.frequency.exponentialRampToValueAtTime(pitch, from + Math.min(long, 0.09));
  tone.connect(fading(at, from, long, loud));
  tone.start(from);
  tone.stop(from + long + 0.02);
}

/** A breath of noise around a pitch. */
function grain(at: AudioContext, pitch: number, long: number, loud: number, wait = 0): void {
  const from = at.currentTime + wait;
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band).connect(fading(at, from, long, loud));
  noise.start(from);
}

function fading(at: AudioContext, from: number, long: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + long);
  gain.connect(out(at));
  return gain;
}
