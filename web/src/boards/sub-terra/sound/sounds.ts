import type { HazardKind, SubTerraEvent } from '@grotto/sub-terra'
import { playNoise, playTone } from './synth.ts'

const footstep = () => playNoise({ filter: 'lowpass', from: 520, to: 180, seconds: 0.12, loud: 0.16 })
const thud = () => {
  playTone({ type: 'sine', from: 110, to: 45, seconds: 0.22, loud: 0.4 })
  playNoise({ filter: 'bandpass', from: 900, to: 300, seconds: 0.18, loud: 0.1 })
}
/** Five clicks, slower and slower. */
const die = () => {
  for (const after of [0, 0.07, 0.16, 0.28, 0.45])
    playTone({ type: 'square', from: 1500 - after * 900, to: 700, seconds: 0.03, loud: 0.08, after })
}
const card = () => playNoise({ filter: 'highpass', from: 900, to: 4200, seconds: 0.28, loud: 0.12 })
const rumble = () => {
  playTone({ type: 'sawtooth', from: 38, to: 30, seconds: 1.3, loud: 0.32, after: 0.3 })
  playNoise({ filter: 'lowpass', from: 160, to: 70, seconds: 1.4, loud: 0.3, after: 0.3 })
}
const water = () => playNoise({ filter: 'bandpass', from: 260, to: 1500, seconds: 1.2, loud: 0.2, after: 0.2 })
const hiss = () => playNoise({ filter: 'highpass', from: 3200, to: 5200, seconds: 1.3, loud: 0.1, after: 0.2 })
const rocks = () => {
  for (let i = 0; i < 6; i++)
    playNoise({ filter: 'lowpass', from: 700, to: 120, seconds: 0.2, loud: 0.24, after: 0.2 + i * 0.11 })
}
/** Two detuned low saws; nearer is louder. */
const growl = (distance: number) => {
  const loud = 0.3 / Math.max(1, distance)
  playTone({ type: 'sawtooth', from: 62, to: 48, seconds: 0.7, loud })
  playTone({ type: 'sawtooth', from: 65.5, to: 50, seconds: 0.7, loud })
}
const heart = () => {
  playTone({ type: 'sine', from: 70, to: 40, seconds: 0.16, loud: 0.5 })
  playTone({ type: 'sine', from: 62, to: 36, seconds: 0.2, loud: 0.42, after: 0.22 })
}
const daylight = () => {
  playTone({ type: 'triangle', from: 392, to: 392, seconds: 1.6, loud: 0.12 })
  playTone({ type: 'triangle', from: 588, to: 588, seconds: 1.6, loud: 0.1, after: 0.12 })
}
const knocks = () => {
  for (const after of [0, 0.16]) playTone({ type: 'triangle', from: 330, to: 210, seconds: 0.09, loud: 0.22, after })
}
const rise = () => playTone({ type: 'sine', from: 300, to: 620, seconds: 0.35, loud: 0.12 })

const CARD: Readonly<Record<HazardKind, () => void>> = {
  tremor: rumble,
  flood: water,
  gas: hiss,
  caveIn: rumble,
  horror: () => growl(1),
}

type EventType = SubTerraEvent['type']
type Sound<T extends EventType> = (event: Extract<SubTerraEvent, { type: T }>) => void

/** What each event sounds like; many are silent. */
const SOUNDS: { readonly [T in EventType]: Sound<T> | null } = {
  roundStarted: null,
  turnStarted: knocks,
  turnSkipped: null,
  turnEnded: null,
  acted: null,
  exerted: rise,
  checked: die,
  notChecked: null,
  tileDrawn: null,
  tileDiscarded: null,
  tileSetAside: null,
  tilePlaced: ({ kind }) => (kind === 'exit' ? daylight() : thud()),
  moved: ({ by }) => (by === 'swim' ? water() : footstep()),
  dived: water,
  surfaced: water,
  healed: rise,
  hurt: heart,
  unharmed: null,
  hidden: rise,
  ropePlaced: null,
  rubbleCleared: null,
  blasted: rumble,
  commanded: null,
  declined: null,
  phaseStarted: null,
  gasCleared: null,
  hazardRevealed: ({ card: { kind } }) => {
    card()
    CARD[kind]()
  },
  flooded: water,
  gasSpread: hiss,
  caveInRolled: () => {
    die()
    rocks()
  },
  horrorMoved: ({ distance }) => growl(distance),
  horrorLeft: null,
  horrorSpawned: () => growl(1),
  horrorNotSpawned: null,
  horrorRepelled: null,
  outOfTime: null,
  devoured: heart,
  gameEnded: ({ result }) => (result === 'defeat' ? rumble() : daylight()),
}

export const soundOf = (event: SubTerraEvent): void => (SOUNDS[event.type] as Sound<EventType> | null)?.(event)
