import {
  type DiamantTypes,
  type DiamantView,
  deadlyChance,
  ENTRANCES,
  expectedShare,
  GO_ON,
  LEAVE,
  rememberChests,
  scoreOf,
  seatsIn,
  sizeOf,
  valueOfLeaving,
  worthOfRelics,
} from '@grotto/diamant'
import type { Bot, Decision } from '../contract.ts'
import { tenths } from './leaving-rules.ts'

/** Everything a rule of thumb looks at, from the eyes of one explorer. */
interface Outlook {
  readonly view: DiamantView
  readonly seat: number
  readonly others: number
  /** Chance in percent that the next card ends the expedition. */
  readonly danger: number
  /** What leaving brings if nobody else leaves. */
  readonly home: number
  readonly loss: number
  readonly gain: number
  /** From 0 to 1, another each time, so that two of them do not walk hand in hand. */
  readonly mood: number
}

type Thumb = (outlook: Outlook) => Decision<DiamantTypes> | undefined

const leave = (reason: string, args: Record<string, number>) => ({ action: LEAVE, reasons: [{ reason, args }] })
const goOn = (reason: string, args: Record<string, number>) => ({ action: GO_ON, reasons: [{ reason, args }] })

/** No trap seen can come back: the next card can only bring something. */
export const noDanger: Thumb = ({ danger }) => (danger === 0 ? goOn('noDanger', {}) : undefined)

/** In the last expedition: what I hold wins the game if I bring it home. */
export const winsNow: Thumb = ({ view, seat, others }) => {
  if (view.round < ENTRANCES) return undefined
  const mine = scoreOf(view, seat) + valueOfLeaving(view, others)
  const best = bestRival(view, seat)
  return mine > best ? leave('winsNow', { ahead: mine - best }) : undefined
}

/** In the last expedition: leaving now loses for sure, so there is nothing to lose by staying. */
export const mustRisk: Thumb = ({ view, seat, home }) => {
  if (view.round < ENTRANCES) return undefined
  const behind = inCamp(view, seat) - scoreOf(view, seat) - home
  return behind > 0 ? goOn('mustRisk', { behind }) : undefined
}

/** Relics lie there for one who walks out alone: try it now and then, the rarer the more others may have the same idea. */
const relicsToTake: Thumb = ({ view, danger, others, mood }) => {
  const relics = worthOfRelics(view)
  return relics > 0 && mood < 0.8 / (others + 1) ? leave('relicsToTake', { relics, danger }) : undefined
}

/** One more card costs on average more than it brings. */
const dangerTooGreat: Thumb = ({ loss, gain, danger }) =>
  loss >= gain ? leave('dangerTooGreat', { danger, loss: tenths(loss), gain: tenths(gain) }) : undefined

const worthTheRisk: Thumb = ({ loss, gain, danger }) =>
  goOn('worthTheRisk', { danger, loss: tenths(loss), gain: tenths(gain) })

/** In order of importance: the first that has something to say decides. */
const THUMBS: readonly Thumb[] = [noDanger, winsNow, mustRisk, relicsToTake, dangerTooGreat, worthTheRisk]

export const carefulBot: Bot<DiamantTypes> = {
  id: 'diamant-careful',
  version: 1,
  decide(view, log, { seat, random }) {
    const outlook = lookOut(rememberChests(view, log), seat, random('bot', 1000) / 1000)
    for (const thumb of THUMBS) {
      const decision = thumb(outlook)
      if (decision) return decision
    }
    throw new Error('the last rule of thumb always decides')
  },
}

export function lookOut(view: DiamantView, seat: number, mood: number): Outlook {
  const others = sizeOf(view.inside) - 1
  const deadly = deadlyChance(view)
  const home = valueOfLeaving(view, 0)
  // About half of the others will stay for the next card; what they leave behind is shared by fewer.
  const gain = (1.25 + mood / 2) * expectedShare(view, 1 + Math.ceil(others / 2))
  return { view, seat, others, danger: Math.round(100 * deadly), home, loss: deadly * home, gain, mood }
}

/** The most points another seat can have if the expedition went well for it. */
const bestRival = (view: DiamantView, seat: number): number =>
  Math.max(...rivals(view, seat).map(rival => scoreOf(view, rival) + 2 * (view.inside & (1 << rival) ? view.hand : 0)))

const inCamp = (view: DiamantView, seat: number): number =>
  Math.max(0, ...rivals(view, seat).map(rival => (view.inside & (1 << rival) ? 0 : scoreOf(view, rival))))

const rivals = (view: DiamantView, seat: number) =>
  seatsIn((1 << view.options.players) - 1).filter(other => other !== seat)
