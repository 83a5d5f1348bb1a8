import {
  type DiamantTypes,
  type DiamantView,
  deadlyChance,
  expectedShare,
  GO_ON,
  LEAVE,
  sizeOf,
  valueOfLeaving,
} from '@grotto/diamant'
import type { Bot, Reason } from '../contract.ts'

type LeavingRule = (view: DiamantView) => Reason | undefined

/** A bot of one sentence: leave as soon as the rule says so. */
const oneLineBot = (id: string, leaves: LeavingRule): Bot<DiamantTypes> => ({
  id,
  version: 1,
  decide(view) {
    const reason = leaves(view)
    return reason ? { action: LEAVE, reasons: [reason] } : { action: GO_ON, reasons: [{ reason: 'notYet' }] }
  },
})

const ENOUGH = 10
export const handTenBot = oneLineBot('hand-ten', view =>
  view.hand >= ENOUGH ? { reason: 'enoughInHand', args: { hand: view.hand } } : undefined,
)

const FAR_ENOUGH = 5
export const cardFiveBot = oneLineBot('card-five', view =>
  view.pathLength >= FAR_ENOUGH ? { reason: 'farEnough', args: { cards: view.pathLength } } : undefined,
)

/** What one more card may cost and may bring, if everybody else in the cave stays too. */
function balance(view: DiamantView): { loss: number; gain: number } {
  const explorers = sizeOf(view.inside)
  return { loss: deadlyChance(view) * valueOfLeaving(view, explorers - 1), gain: expectedShare(view, explorers) }
}

export const scalesBot = oneLineBot('scales', view => {
  const { loss, gain } = balance(view)
  return loss >= gain ? { reason: 'lossOutweighsGain', args: { loss: tenths(loss), gain: tenths(gain) } } : undefined
})

export const tenths = (value: number): number => Math.round(value * 10) / 10
