import { GAUGES, type Gauge, type Gauges, OF_VISITORS } from './gauges.ts'
import type { Rest } from './soaking.ts'

/** By how much each may be more at the end than it was after the first rounds. */
const SLACK: Readonly<Partial<Record<Gauge, (before: number) => number>>> = {
  // Who came in the last minutes has not all of her share back.
  shares: before => before + 1_000,
  timers: () => 4,
  listeners: () => 0,
  descriptors: () => 4,
  // Megabytes: compiled code, and what the collector leaves for later.
  heap: before => 6 + before * 0.1,
}

/** What did not return to where it was, each in a sentence; nothing if all is well. The first rest is for getting warm. */
export function leaksIn(rests: readonly Rest[]): string[] {
  const left = OF_VISITORS.flatMap(gauge => leftBehind(gauge, rests))
  if (left.length > 0) return left
  const [, ...warm] = rests
  if (warm.length < 2) return ['there were too few rests to compare']
  return Object.keys(SLACK).flatMap(gauge => grown(gauge as Gauge, warm))
}

function leftBehind(gauge: Gauge, rests: readonly Rest[]): string[] {
  const { at, gauges } = rests.reduce((worst, rest) => (rest.gauges[gauge] > worst.gauges[gauge] ? rest : worst))
  return gauges[gauge] === 0 ? [] : [`${gauge}: ${gauges[gauge]} were left after ${at} s, when nobody was there`]
}

function grown(gauge: Gauge, rests: readonly Rest[]): string[] {
  const third = Math.max(1, Math.floor(rests.length / 3))
  const before = least(gauge, rests.slice(0, third))
  const after = least(gauge, rests.slice(-third))
  const most = before + SLACK[gauge]!(before)
  return after > most ? [`${gauge}: ${before} after the first rounds, ${after} at the end`] : []
}

/** What is always there: more than that may be on its way out. */
const least = (gauge: Gauge, rests: readonly Rest[]): number => Math.min(...rests.map(({ gauges }) => gauges[gauge]))

const COLUMNS = ['seconds', 'visits', ...GAUGES]
const cells = (at: string, visits: string, gauges: (gauge: Gauge) => string): string =>
  [at, visits, ...GAUGES.map(gauges)].map((cell, i) => cell.padStart(COLUMNS[i]!.length)).join('  ')

export const HEADER = COLUMNS.join('  ')
export const line = ({ at, visits, gauges }: Rest): string =>
  cells(String(at), String(visits), (gauge: keyof Gauges) => String(gauges[gauge]))
