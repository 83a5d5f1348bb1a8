import type { DiamantTypes } from '@grotto/diamant'
import { GO_ON, LEAVE, rememberChests } from '@grotto/diamant'
import type { Bot } from '../contract.ts'
import { lookOut, mustRisk, noDanger, winsNow } from './careful.ts'
import { HABITS, KINDRED } from './habits.ts'

const likeTheStrongest = HABITS[KINDRED]!
const ONE = 1_000_000

/**
 * What the strongest bot does among its like, as often as it does it, without the thinking: a draw where it would draw.
 * Quick enough for thousands of futures, in which nobody can count on the others all walking out at once.
 */
export const leaningBot: Bot<DiamantTypes> = {
  id: 'diamant-leaning',
  version: 1,
  decide(seen, log, { seat, random }) {
    const view = rememberChests(seen, log)
    const mood = random('bot', ONE) / ONE
    const outlook = lookOut(view, seat, mood)
    const certain = noDanger(outlook) ?? winsNow(outlook) ?? mustRisk(outlook)
    if (certain) return certain
    return { action: mood < likeTheStrongest(view) ? LEAVE : GO_ON, reasons: [{ reason: 'byChance' }] }
  },
}
