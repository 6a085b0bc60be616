/** Small sounds, made here rather than loaded: wood, paper and coin. */

export type Cue = 'laid' | 'coin' | 'turned' | 'fall' | 'turn' | 'end'

export interface Sounds {
  play: (cue: Cue) => void
  /** Browsers let sound begin only with a key or a tap: call it then. */
  wake: () => void
}

/** One note: how high, how loud, when it starts and how soon it is gone. */
interface Note { hertz: number, to?: number, loud: number, at?: number, seconds: number, shape?: OscillatorType }

/** A breath of noise through a band, for paper and cloth. */
interface Rustle { hertz: number, to: number, loud: number, seconds: number }

const NOTES: Record<Cue, { notes: readonly Note[], rustle?: Rustle }> = {
  laid: { notes: [{ hertz: 190, to: 90, loud: 0.22, seconds: 0.09 }], rustle: { hertz: 2400, to: 900, loud: 0.1, seconds: 0.05 } },
  coin: { notes: [{ hertz: 2637, loud: 0.045, seconds: 0.16 }, { hertz: 3951, loud: 0.03, at: 0.035, seconds: 0.22 }] },
  turned: { notes: [], rustle: { hertz: 900, to: 3600, loud: 0.24, seconds: 0.17 } },
  fall: { notes: [{ hertz: 150, to: 48, loud: 0.28, at: 0.1, seconds: 0.32 }], rustle: { hertz: 1600, to: 260, loud: 0.1, seconds: 0.34 } },
  turn: { notes: [{ hertz: 587.3, loud: 0.09, seconds: 0.5, shape: 'triangle' }, { hertz: 880, loud: 0.08, at: 0.12, seconds: 0.7, shape: 'triangle' }] },
  end: {
    notes: [293.7, 440, 587.3, 740].map((hertz, index) => ({ hertz, loud: 0.08, at: index * 0.14, seconds: 1.4, shape: 'triangle' as const })),
  },
}

/** Coins that land together are heard one by one. */
const LEAST_APART = 0.04

export function createSounds(wanted: () => boolean): Sounds {
  let context: AudioContext | null = null
  let noise: AudioBuffer | null = null
  const last = new Map<Cue, number>()

  function wake(): void {
    if (!wanted()) return
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
  }

  function play(cue: Cue): void {
    if (!context || !wanted() || context.state !== 'running') return
    const now = context.currentTime
    if (now - (last.get(cue) ?? -1) < LEAST_APART) return
    last.set(cue, now)
    const { notes, rustle } = NOTES[cue]
    for (const note of notes) sing(context, note, now)
    if (rustle) whisper(context, noise ??= noiseIn(context), rustle, now)
  }

  return { play, wake }
}

function sing(context: AudioContext, { hertz, to, loud, at = 0, seconds, shape = 'sine' }: Note, now: number): void {
  const start = now + at
  const tone = new OscillatorNode(context, { type: shape, frequency: hertz })
  if (to) tone.frequency.setValueAtTime(hertz, start).exponentialRampToValueAtTime(to, start + seconds)
  tone.connect(fading(context, loud, start, seconds))
  tone.start(start)
  tone.stop(start + seconds)
}

function whisper(context: AudioContext, noise: AudioBuffer, { hertz, to, loud, seconds }: Rustle, now: number): void {
  const breath = new AudioBufferSourceNode(context, { buffer: noise })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: hertz, Q: 0.8 })
  band.frequency.setValueAtTime(hertz, now).exponentialRampToValueAtTime(to, now + seconds)
  breath.connect(band).connect(fading(context, loud, now, seconds))
  breath.start(now, Math.random() * 0.5, seconds)
}

/** Up in a blink, then gone. */
function fading(context: AudioContext, loud: number, start: number, seconds: number): GainNode {
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  gain.connect(context.destination)
  return gain
}

function noiseIn(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
