import { setImmediate } from 'node:timers/promises'
import fc from 'fast-check'
import type { Surface } from './surface.ts'

/** A case that fails, as small as it could be made. */
export interface Found {
  readonly surface: string
  readonly why: string
  /** What is sent; more than one where only all of them together fail. */
  readonly cases: readonly string[]
  readonly seed: number
  /** Seconds from the beginning until a batch with it failed. */
  readonly after: number
}

type Culprit = Omit<Found, 'after'>

export interface Tried {
  readonly surface: string
  readonly cases: number
  readonly seconds: number
  readonly found: readonly Found[]
}

export interface Limits {
  readonly cases: number
  /** After so many different failures a surface is left. */
  readonly failures: number
  readonly seed: string
}

const SHRINKS = 400
/** Seconds after which a case is small enough. */
const PATIENCE = 20

/** Tries so many cases on a surface; every batch follows from the seed and its number alone. */
export async function campaign(surface: Surface, { cases, failures, seed }: Limits): Promise<Tried> {
  const began = performance.now()
  const found = new Map<string, Found>()
  let tried = 0
  for (let batch = 0; tried < cases && found.size < failures; batch++) {
    const numRuns = Math.min(surface.batch, cases - tried)
    const batchSeed = numberOf(`${seed}/${surface.name}/${batch}`)
    const texts = fc.sample(surface.cases, { seed: batchSeed, numRuns })
    tried += texts.length
    const why = await surface.together(texts)
    // Whoever watches the server meanwhile answers its heartbeats.
    await setImmediate()
    if (!why || found.has(kindOf(why))) continue
    const after = (performance.now() - began) / 1000
    const culprit = await closerLook(surface, texts, batchSeed, why)
    if (culprit) found.set(kindOf(why), { ...culprit, after })
  }
  const seconds = (performance.now() - began) / 1000
  return { surface: surface.name, cases: tried, seconds, found: [...found.values()] }
}

/** Which case of a batch it was, made smaller. What only happens to all together is kept as it is. */
async function closerLook(
  surface: Surface,
  texts: readonly string[],
  seed: number,
  why: string,
): Promise<Culprit | undefined> {
  for (const [place, text] of texts.entries()) {
    const culprit = (await surface.alone(text)) && (await smallest(surface, text, seed, place))
    if (culprit) return culprit
  }
  // Once more: a busy machine makes many things slow for a moment.
  const again = await surface.together(texts)
  return again ? { surface: surface.name, why: `${why} (together)`, cases: texts, seed } : undefined
}

/**
 * fast-check knows how the case was made, so it knows what is simpler; it begins with the case itself. What does not go wrong
 * again was slow for a moment, as things are on a busy machine.
 */
async function smallest(surface: Surface, text: string, seed: number, place: number): Promise<Culprit | undefined> {
  let [best, why] = [text, '']
  let tries = 0
  const until = performance.now() + PATIENCE * 1000
  const property = fc.asyncProperty(surface.cases, async candidate => {
    tries += 1
    if (tries > SHRINKS || (tries > 1 && performance.now() > until)) return
    const trouble = await surface.alone(candidate)
    if (!trouble) return
    ;[best, why] = [candidate, trouble]
    throw new Error(trouble)
  })
  await fc.check(property, { seed, path: String(place), numRuns: 1, endOnFailure: false })
  return why ? { surface: surface.name, why, cases: [best], seed } : undefined
}

/** Figures aside, two failures that say the same are one. */
const kindOf = (why: string): string => why.replace(/\d+/g, '#')

/** A whole number from a text (FNV-1a), as fast-check wants it. */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash | 0
}
