import type { CaverName, Cell, Side, SubTerraAction, SubTerraPosition } from '@grotto/sub-terra'
import { beside, caverOf, sameCell } from './geometry.ts'

/** Something that may be done, and where on the board one points to do it. */
export interface Choice {
  readonly action: SubTerraAction
  readonly at: Cell
  /** The wall it concerns, for explosives. */
  readonly wall?: Side
  /** The way of a Run or Sprint to a tile further off, first step first. */
  readonly path?: readonly Side[]
}

/** Whoever answers the pending question. */
export const actorOf = (position: SubTerraPosition): CaverName | undefined =>
  position.question.type === 'over' ? undefined : position.question.caver

const OFF_BOARD = new Set<SubTerraAction['type']>(['place', 'keep', 'discard', 'takeDrawn', 'takeSpare'])

/** Where the board shows an action; nothing for those that a panel asks. */
function placeOf(position: SubTerraPosition, action: SubTerraAction): Cell | undefined {
  const actor = actorOf(position)
  const here = actor && caverOf(position, actor)?.at
  if (OFF_BOARD.has(action.type)) return undefined
  if ('at' in action) return action.at
  if ('caver' in action) return caverOf(position, action.caver)?.at
  if ('side' in action && action.side !== 'here' && action.type !== 'demolish') return here && beside(here, action.side)
  return here
}

export function choicesOf(position: SubTerraPosition, legal: readonly SubTerraAction[]): Choice[] {
  return legal.flatMap(action => {
    const at = placeOf(position, action)
    if (!at) return []
    return action.type === 'demolish' ? [{ action, at, wall: action.side }] : [{ action, at }]
  })
}

const TILE_ANSWERS = ['keep', 'discard', 'takeDrawn', 'takeSpare'] as const

/** Answers about a tile in hand: they stand nowhere on the board, but beside whoever holds it. */
export function tileAnswers({ question }: SubTerraPosition, legal: readonly SubTerraAction[]): Choice[] {
  if (question.type !== 'guide' && question.type !== 'intuition') return []
  return TILE_ANSWERS.flatMap(type => legal.filter(action => action.type === type)).map(action => ({
    action,
    at: [0, 0],
  }))
}

export const choicesAt = (choices: readonly Choice[], cell: Cell): Choice[] =>
  choices.filter(choice => sameCell(choice.at, cell))

const MOVES = new Set<SubTerraAction['type']>(['move', 'swim', 'squeeze', 'step', 'run', 'sprint'])
/** Ways onto a tile: their cheapest cost is written on it. */
export const isMove = (choice: Choice): boolean => MOVES.has(choice.action.type)

/** A Command reaches across the whole cave, and the panel asks whom: nobody has to find her there. */
export const isCall = (choice: Choice): boolean => choice.action.type === 'command'

/** A Run or Sprint is chosen on the board by its goal, in the bar by itself. */
export const withoutBareRuns = (choices: readonly Choice[]): Choice[] =>
  choices.filter(({ action, path }) => path || (action.type !== 'run' && action.type !== 'sprint'))
