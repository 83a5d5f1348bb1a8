import { tileAt } from '../cave/cave.ts'
import { cellBeside, parseCell, SIDE_NUMBERS } from '../cave/compass.ts'
import type { SubTerraState } from '../state/state.ts'

type Said = Readonly<Record<string, unknown>>

/** What a caver may do where she stands, as bots think of it and say it. */
export const DEEDS = [
  'stay',
  'reveal',
  'explore',
  'heal',
  'bandage',
  'clear',
  'repel',
  'command',
  'hide',
  'blast',
  'dive',
] as const
export type Deed = (typeof DEEDS)[number]

/** What can be planned: where to go or meet, and what to do where one stands. */
export const PLANS = ['go', 'meet', ...DEEDS] as const

const hasOnly = (said: Said, fields: readonly string[]): boolean =>
  Object.keys(said).every(field => fields.includes(field))

/** A tile of the cave, or a place beside one, where the next may come to lie. */
function isNear({ cave }: SubTerraState, at: unknown): boolean {
  const cell = parseCell(at)
  return (
    cell !== undefined &&
    [cell, ...SIDE_NUMBERS.map(side => cellBeside(cell, side))].some(each => tileAt(cave, each) >= 0)
  )
}

export const isSpot = (state: SubTerraState, spot: Said): boolean =>
  hasOnly(spot, ['x', 'y']) && isNear(state, [spot.x, spot.y])

/** What is done where, by whom and for whom; `after` is the entry of the record after which it was said. */
export function isPlan(state: SubTerraState, plan: Said): boolean {
  const isCaver = (name: unknown) => name === undefined || (state.setting.party as readonly unknown[]).includes(name)
  return (
    hasOnly(plan, ['type', 'at', 'by', 'caver', 'after']) &&
    (PLANS as readonly unknown[]).includes(plan.type) &&
    isNear(state, plan.at) &&
    isCaver(plan.by) &&
    isCaver(plan.caver) &&
    (plan.after === undefined || Number.isInteger(plan.after))
  )
}
