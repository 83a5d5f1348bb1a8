/** Sounds made of oscillators and noise: nothing to load, nothing to license. */

let context: AudioContext | undefined
const audio = (): AudioContext => {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

const LOUDNESS = 0.22

/** A volume that jumps to `peak` and dies away within `seconds`. */
function envelope(at: number, seconds: number, peak = LOUDNESS): GainNode {
  const gain = audio().createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.exponentialRampToValueAtTime(peak, at + Math.min(0.012, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds)
  gain.connect(audio().destination)
  return gain
}

interface Tone {
  readonly type?: OscillatorType
  readonly from: number
  readonly to?: number
  readonly seconds: number
  readonly delay?: number
  readonly peak?: number
}

function tone({ type = 'sine', from, to = from, seconds, delay = 0, peak = LOUDNESS }: Tone) {
  const at = audio().currentTime + delay
  const oscillator = audio().createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + seconds)
  oscillator.connect(envelope(at, seconds, peak))
  oscillator.start(at)
  oscillator.stop(at + seconds + 0.05)
}

interface Noise {
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly delay?: number
  readonly peak?: number
}

let hiss: AudioBuffer | undefined
function whiteNoise(): AudioBuffer {
  if (hiss) return hiss
  hiss = audio().createBuffer(1, audio().sampleRate * 2, audio().sampleRate)
  const samples = hiss.getChannelData(0)
  let word = 1
  for (let i = 0; i < samples.length; i++) {
    word = (Math.imul(word, 1664525) + 1013904223) | 0
    samples[i] = word / 2147483648
  }
  return hiss
}

function noise({ from, to, seconds, delay = 0, peak = LOUDNESS }: Noise) {
  const at = audio().currentTime + delay
  const source = audio().createBufferSource()
  source.buffer = whiteNoise()
  const filter = audio().createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds)
  source.connect(filter).connect(envelope(at, seconds, peak))
  source.start(at)
  source.stop(at + seconds + 0.05)
}

const GLASS = [1568, 1760, 2093, 2349, 2637] as const
const MOST_GLASSES = 12

export const play = {
  /** Two wooden knocks: in we go. */
  knocks: () => {
    for (const delay of [0, 0.16]) tone({ type: 'triangle', from: 420, to: 180, seconds: 0.12, delay })
  },
  /** A card swishes. */
  card: () => noise({ from: 900, to: 4200, seconds: 0.22, peak: 0.16 }),
  /** Rubies: glass on wood, one after another. */
  rubies: (count: number) => {
    for (let i = 0; i < Math.min(count, MOST_GLASSES); i++)
      tone({ from: GLASS[i % GLASS.length]!, seconds: 0.28, delay: 0.12 + i * 0.045, peak: 0.09 })
  },
  thud: (weight: number) => {
    tone({ from: 130, to: 48, seconds: 0.32, peak: 0.3 + weight * 0.05 })
    noise({ from: 320, to: 90, seconds: 0.18 })
  },
  /** A bright open fifth. */
  relic: () => {
    tone({ from: 784, seconds: 0.9, peak: 0.13 })
    tone({ from: 1175, seconds: 1.1, delay: 0.08, peak: 0.13 })
    tone({ from: 1568, seconds: 1.2, delay: 0.16, peak: 0.08 })
  },
  /** A tent is closed behind whoever came home. */
  zip: () => noise({ from: 700, to: 5200, seconds: 0.42, peak: 0.12 }),
  heartbeat: () => {
    for (const delay of [0, 0.22, 0.55, 0.74]) tone({ from: 62, to: 40, seconds: 0.18, delay, peak: 0.4 })
  },
  /** One heartbeat, quiet enough to think. */
  heart: () => {
    for (const delay of [0, 0.2]) tone({ from: 58, to: 42, seconds: 0.16, delay, peak: 0.22 })
  },
  /** A drop falls far away, with its echo. */
  drip: () => {
    for (const [delay, peak] of [
      [0, 0.08],
      [0.19, 0.03],
    ] as const)
      tone({ from: 1400, to: 620, seconds: 0.14, delay, peak })
  },
  /** Silence, then the beast. */
  roar: () => {
    tone({ type: 'sawtooth', from: 92, to: 38, seconds: 1.5, delay: 0.12, peak: 0.22 })
    tone({ type: 'sawtooth', from: 97, to: 36, seconds: 1.5, delay: 0.12, peak: 0.2 })
    noise({ from: 260, to: 70, seconds: 1.3, delay: 0.12, peak: 0.34 })
  },
}
