// Soft sounds of stone, wood and paper, made here and now; none unless the player wants them.
import { settings } from "./settings.svelte";

export type Sound = "stone" | "wood" | "paper" | "turn";

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  MADE[name](context);
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
  tone.frequency.exponentialRampToValueAtTime(pitch, from + long);
  tone.connect(fading(at, from, long, loud));
  tone.start(from);
  tone.stop(from + long + 0.02);
}

/** A breath of noise around a pitch. */
function grain(at: AudioContext, pitch: number, long: number, loud: number): void {
  const buffer = at.createBuffer(1, Math.ceil(at.sampleRate * long), at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  const noise = at.createBufferSource();
  noise.buffer = buffer;
  const band = at.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  noise.connect(band).connect(fading(at, at.currentTime, long, loud));
  noise.start();
}

function fading(at: AudioContext, from: number, long: number, loud: number): GainNode {
  const gain = at.createGain();
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, from + long);
  gain.connect(at.destination);
  return gain;
}
