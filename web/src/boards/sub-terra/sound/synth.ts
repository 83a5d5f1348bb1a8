/** A tone: frequency glides from `from` to `to` within `seconds`, after `after`. */
export interface Tone {
  readonly type: OscillatorType
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly loud: number
  readonly after?: number
}
/** Noise through a filter: footsteps, scrape, water, hiss. */
export interface Noise {
  readonly filter: BiquadFilterType
  readonly from: number
  readonly to: number
  readonly seconds: number
  readonly loud: number
  readonly after?: number
}

let context: AudioContext | undefined
let hiss: AudioBuffer | undefined

/** Made at the first sound: browsers allow none before the player has touched the page. */
function audio(): AudioContext {
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  return context
}

function whiteNoise(at: AudioContext): AudioBuffer {
  if (hiss) return hiss
  hiss = at.createBuffer(1, at.sampleRate * 2, at.sampleRate)
  const samples = hiss.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0
    samples[i] = seed / 2147483648
  }
  return hiss
}

function faded(at: AudioContext, start: number, seconds: number, loud: number): GainNode {
  const gain = at.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + Math.min(0.02, seconds / 4))
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds)
  gain.connect(at.destination)
  return gain
}

export function playTone({ type, from, to, seconds, loud, after = 0 }: Tone): void {
  const at = audio()
  const start = at.currentTime + after
  const oscillator = at.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(Math.max(1, to), start + seconds)
  oscillator.connect(faded(at, start, seconds, loud))
  oscillator.start(start)
  oscillator.stop(start + seconds)
}

export function playNoise({ filter, from, to, seconds, loud, after = 0 }: Noise): void {
  const at = audio()
  const start = at.currentTime + after
  const source = at.createBufferSource()
  source.buffer = whiteNoise(at)
  source.loop = true
  const shape = at.createBiquadFilter()
  shape.type = filter
  shape.frequency.setValueAtTime(from, start)
  shape.frequency.exponentialRampToValueAtTime(Math.max(1, to), start + seconds)
  source.connect(shape).connect(faded(at, start, seconds, loud))
  source.start(start)
  source.stop(start + seconds)
}
