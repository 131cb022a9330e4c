/** A few small sounds, made by oscillators; each of them is also seen. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "card" | "points";

/** Notes of each sound: frequency in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [523, 0, 0.16],
    [784, 0.13, 0.3],
  ],
  card: [[220, 0, 0.07]],
  points: [
    [659, 0, 0.09],
    [880, 0.08, 0.16],
  ],
};
const LOUDNESS = 0.06;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext !== "function") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [frequency, start, length] of NOTES[sound]) {
    const at = context.currentTime + start;
    const voice = context.createOscillator();
    const gain = context.createGain();
    voice.type = sound === "card" ? "triangle" : "sine";
    voice.frequency.value = frequency;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(LOUDNESS, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    voice.connect(gain).connect(context.destination);
    voice.start(at);
    voice.stop(at + length + 0.02);
  }
}
