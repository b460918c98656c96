/** The sounds, each made of a few oscillators and some noise. */

import type { Sound } from "./cues";

/** A tone: its pitch at the beginning and at the end, when it begins, how long it lasts. */
type Tone = {
  wave?: OscillatorType;
  from: number;
  to?: number;
  at?: number;
  lasts: number;
  loud?: number;
};
/** A hiss: noise through a filter that moves. */
type Hiss = {
  filter?: BiquadFilterType;
  from: number;
  to?: number;
  sharp?: number;
  at?: number;
  lasts: number;
  loud?: number;
};
type Recipe = { tones?: Tone[]; hisses?: Hiss[] };

const flick = (at: number): Hiss => ({ from: 2600, to: 900, sharp: 0.8, at, lasts: 0.07 });
const brass = (from: number, at: number, lasts: number): Tone[] => [
  { wave: "sawtooth", from, at, lasts, loud: 0.16 },
  { wave: "triangle", from: from * 2, at, lasts, loud: 0.12 },
];
const bell = (from: number, at: number): Tone => ({ from, at, lasts: 0.5, loud: 0.25 });
const cough = (at: number): Tone => ({
  wave: "square",
  from: 90,
  to: 45,
  at,
  lasts: 0.09,
  loud: 0.22,
});

const RECIPES: Record<Sound, Recipe> = {
  card: { hisses: [{ from: 1800, to: 500, sharp: 0.7, lasts: 0.12, loud: 0.8 }] },
  draw: { hisses: [{ from: 3200, to: 1800, sharp: 1.2, lasts: 0.09, loud: 0.4 }] },
  shuffle: { hisses: [0, 0.06, 0.12, 0.18, 0.24, 0.3, 0.36].map(flick) },
  engine: {
    tones: [
      { wave: "sawtooth", from: 55, to: 150, lasts: 0.5, loud: 0.22 },
      { wave: "square", from: 82, to: 228, lasts: 0.5, loud: 0.08 },
      { wave: "sawtooth", from: 110, to: 130, at: 0.42, lasts: 0.4, loud: 0.14 },
    ],
  },
  brakes: {
    tones: [{ wave: "sawtooth", from: 1250, to: 820, lasts: 0.5, loud: 0.05 }],
    hisses: [{ from: 2400, to: 1300, sharp: 9, lasts: 0.6, loud: 0.9 }],
  },
  flat: {
    tones: [0.1, 0.26, 0.42, 0.6].map((at) => ({ from: 95, to: 50, at, lasts: 0.09, loud: 0.5 })),
    hisses: [{ filter: "highpass", from: 5200, to: 2200, lasts: 0.8, loud: 0.3 }],
  },
  crash: {
    tones: [
      { wave: "square", from: 70, to: 30, lasts: 0.3, loud: 0.35 },
      { wave: "triangle", from: 1900, to: 1500, at: 0.12, lasts: 0.3, loud: 0.08 },
    ],
    hisses: [{ filter: "lowpass", from: 4200, to: 300, lasts: 0.5, loud: 0.9 }],
  },
  sputter: { tones: [0, 0.14, 0.33, 0.6].map(cough) },
  grumble: {
    tones: [
      { wave: "triangle", from: 70, to: 110, lasts: 0.25, loud: 0.5 },
      { wave: "triangle", from: 115, to: 60, at: 0.25, lasts: 0.35, loud: 0.5 },
    ],
  },
  ratchet: {
    hisses: [0, 0.07, 0.14, 0.21].map((at) => ({ ...flick(at), from: 3800, lasts: 0.04 })),
  },
  horn: {
    tones: [
      ...brass(392, 0, 0.14),
      ...brass(494, 0, 0.14),
      ...brass(392, 0.2, 0.34),
      ...brass(494, 0.2, 0.34),
    ],
  },
  fanfare: {
    tones: [
      ...brass(392, 0, 0.13),
      ...brass(523, 0.14, 0.13),
      ...brass(659, 0.28, 0.13),
      ...brass(784, 0.42, 0.26),
      ...brass(659, 0.7, 0.12),
      ...brass(784, 0.84, 0.6),
    ],
  },
  finish: { tones: [bell(1047, 0), bell(1319, 0.12), bell(1568, 0.24), bell(2093, 0.4)] },
  podium: {
    tones: [
      ...brass(523, 0, 0.2),
      ...brass(523, 0.24, 0.1),
      ...brass(523, 0.36, 0.1),
      ...brass(698, 0.5, 0.9),
      ...brass(880, 0.5, 0.9),
    ],
    hisses: [{ from: 1500, to: 2200, sharp: 0.4, at: 0.6, lasts: 1.2, loud: 0.25 }],
  },
};

/** Makes sounds. It begins when it is made, which must follow from a click or a key. */
export class Synth {
  readonly #context = new AudioContext();
  readonly #out = this.#context.createGain();
  readonly #noise = noise(this.#context);

  constructor() {
    // Several sounds at once are pressed together rather than distorted.
    this.#out.connect(this.#context.createDynamicsCompressor()).connect(this.#context.destination);
    void this.#context.resume();
  }

  /** How loud everything is, from 0 to 1; silence lets the device rest. */
  loudness(value: number): void {
    this.#out.gain.value = value;
    void (value === 0 ? this.#context.suspend() : this.#context.resume());
  }

  /** Play a sound in some seconds; whether there is anything to play it on. */
  play(sound: Sound, wait: number): boolean {
    if (this.#context.state === "closed") return false;
    const begin = this.#context.currentTime + wait;
    const { tones = [], hisses = [] } = RECIPES[sound];
    for (const tone of tones) this.#tone(tone, begin);
    for (const hiss of hisses) this.#hiss(hiss, begin);
    return true;
  }

  #tone({ wave = "sine", from, to = from, at = 0, lasts, loud = 0.3 }: Tone, begin: number): void {
    const source = new OscillatorNode(this.#context, { type: wave, frequency: from });
    source.frequency.setValueAtTime(from, begin + at);
    source.frequency.exponentialRampToValueAtTime(to, begin + at + lasts);
    source.connect(this.#swell(begin + at, lasts, loud));
    source.start(begin + at);
    source.stop(begin + at + lasts);
  }

  #hiss(hiss: Hiss, begin: number): void {
    const { filter = "bandpass", from, to = from, sharp = 1, at = 0, lasts, loud = 0.5 } = hiss;
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise, loop: true });
    const through = new BiquadFilterNode(this.#context, {
      type: filter,
      frequency: from,
      Q: sharp,
    });
    through.frequency.setValueAtTime(from, begin + at);
    through.frequency.exponentialRampToValueAtTime(to, begin + at + lasts);
    source.connect(through).connect(this.#swell(begin + at, lasts, loud));
    source.start(begin + at);
    source.stop(begin + at + lasts);
  }

  /** A quick beginning and a soft end, so that nothing clicks. */
  #swell(begin: number, lasts: number, loud: number): GainNode {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(loud, begin + Math.min(0.015, lasts / 4));
    gain.gain.setValueAtTime(loud, begin + lasts * 0.5);
    gain.gain.linearRampToValueAtTime(0, begin + lasts);
    gain.connect(this.#out);
    return gain;
  }
}

function noise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
