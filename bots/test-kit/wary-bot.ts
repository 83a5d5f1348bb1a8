import { type DiamantTypes, GO_ON, LEAVE, sizeOf } from '@grotto/diamant'
import type { Bot } from '../src/index.ts'

/** Leaves once two kinds of trap lie on the path and there is something to bring home. */
export const waryBot: Bot<DiamantTypes> = {
  id: 'wary',
  version: 1,
  decide(view) {
    if (sizeOf(view.trapsSeen) < 2 || view.hand === 0) return { action: GO_ON, reasons: [{ reason: 'notYet' }] }
    return { action: LEAVE, reasons: [{ reason: 'farEnough', args: { cards: view.pathLength } }] }
  },
}
