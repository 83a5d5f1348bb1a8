import type { Ranked } from './ranking-of.ts'

export interface Standing {
  readonly ranked: Ranked
  readonly x: number
  readonly scale: number
  readonly flip: boolean
  /** Whoever won has her chest beside her, whoever did not a tent. */
  readonly won: boolean
}

const MIDDLE = 206
/** Winners stand as close as their number asks for, each as large as the others. */
const ROOM = 340
const SCALES = [0, 1.22, 1.12, 0.98, 0.84, 0.7, 0.62, 0.56, 0.5]
const BESIDE = [
  { x: 122, scale: 0.85, flip: false },
  { x: 302, scale: 0.85, flip: true },
] as const
const FARTHER = [
  { x: 46, scale: 0.7, flip: false },
  { x: 374, scale: 0.7, flip: true },
] as const

/** D-51 The first three at the fire; those who share the victory stand alike. Whoever is in front comes last. */
export function podiumOf(ranking: readonly Ranked[]): readonly Standing[] {
  const winners = ranking.filter(({ place }) => place === 1)
  const places = winners.length === 1 ? BESIDE : winners.length === 2 ? FARTHER : []
  const others = ranking.slice(winners.length, winners.length + places.length)
  const step = Math.min(108, ROOM / winners.length)
  return [
    ...others.map((ranked, i) => ({ ranked, ...places[i]!, won: false })),
    ...winners.map((ranked, i) => ({
      ranked,
      x: MIDDLE + (i - (winners.length - 1) / 2) * step,
      scale: SCALES[winners.length]!,
      flip: false,
      won: true,
    })),
  ]
}
