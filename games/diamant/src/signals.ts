import type { DiamantView } from './state.ts'

type Said = Readonly<Record<string, unknown>>

const isBelow = (value: unknown, count: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < count

/** A card of the path, or an explorer. */
export function isSpot(view: DiamantView, spot: Said): boolean {
  const [[field, value] = [], ...more] = Object.entries(spot)
  if (more.length > 0) return false
  return field === 'card' ? isBelow(value, view.pathLength) : field === 'seat' && isBelow(value, view.options.players)
}

/** What somebody claims to do next; nobody has to believe it. */
export const isPlan = (_view: DiamantView, { type, ...more }: Said): boolean =>
  (type === 'goOn' || type === 'leave') && Object.keys(more).length === 0
