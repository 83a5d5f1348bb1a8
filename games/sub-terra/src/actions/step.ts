import { moveRefusal, movesFrom } from '../cave/passages.ts'
import { ask } from '../effects/asking.ts'
import { isConscious } from '../party/queries.ts'
import { NO } from '../refusals/reasons.ts'
import type { Draft } from '../state/draft.ts'
import { type Running, waitingForStep } from '../state/state.ts'
import { moveTo } from '../turns/entering.ts'
import { plainAction, sideAction } from './action.ts'
import { tileBeside } from './move.ts'

/** A-4, V-6 The Moves of a Run or Sprint, one by one. */

const isOne = (mask: number): boolean => (mask & (mask - 1)) === 0

/** Asks for the next Move, if there is one. T-8 A first Move with only one way to go makes itself. */
export function askForStep(draft: Draft, running: Running): void {
  const { state } = draft
  const moves = movesFrom(state, running.caver)
  if (moves === 0 || running.left === 0 || !isConscious(state, running.caver)) return
  if (running.made === 0 && isOne(moves)) takeStep(draft, running, 31 - Math.clz32(moves))
  else ask(draft, waitingForStep(running))
}

function takeStep(draft: Draft, { caver, left, made, by }: Running, side: number): void {
  moveTo(draft, caver, tileBeside(draft.state, caver, side), by)
  askForStep(draft, { caver, left: left - 1, made: made + 1, by })
}

/** A-4 The next Move. */
export const step = sideAction('step', {
  among: movesFrom,
  settled: true,
  refuses: moveRefusal,
  perform: (draft, _, side, asked) => takeStep(draft, asked, side),
})

/** T-8 Offered from the second Move on. */
export const stop = plainAction('stop', {
  refuses: state => (state.question.made > 0 ? undefined : NO.moveFirst),
  perform: () => {},
})
