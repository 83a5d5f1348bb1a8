import {
  type DiamantEvent,
  type DiamantOptions,
  type DiamantPosition,
  type DiamantView,
  deadlyChance,
  diamant,
  scriptedSetup,
} from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import { revealOf } from '../telling/beats.ts'

export interface Lucky {
  readonly seat: Seat
  readonly round: number
  readonly share: number
  readonly relics: number
  readonly worth: number
}
export interface Brave {
  readonly seat: Seat
  readonly danger: number
  readonly hand: number
  readonly lived: boolean
}
export interface Deep {
  readonly seat: Seat
  readonly round: number
  readonly cards: number
}
interface Best {
  luckiest?: Lucky
  bravest?: Brave
  deepest?: Deep
}
export type Moments = Readonly<Best>

/** The moments a table talks about afterwards, found by playing the whole game once more. */
export function momentsOf({ options }: DiamantPosition, events: readonly DiamantEvent[]): Moments {
  if (events[0]?.type !== 'expeditionStarted' || events[0].round !== 1) return {}
  const best: Best = {}
  playAgain(options, events, (...decision) => weigh(best, ...decision))
  return best
}

const nothingFalls = (): never => {
  throw new Error('every card of a game that was played is known')
}

type OnDecision = (view: DiamantView, cards: number, after: readonly DiamantEvent[]) => void

/** The rules deal the cards that were turned and take the choices that were made, and show how each decision stood. */
function playAgain(options: DiamantOptions, events: readonly DiamantEvent[], decided: OnDecision): void {
  const turned = events.flatMap(event => (event.type === 'revealed' ? [event.card] : []))
  const state = scriptedSetup(options, turned, nothingFalls)
  let cards = 0
  events.forEach((event, i) => {
    if (event.type === 'expeditionStarted') cards = 0
    if (event.type === 'revealed') cards += 1
    if (event.type !== 'choicesRevealed') return
    decided(state, cards, events.slice(i))
    for (const { seat, choice } of event.choices) diamant.advance(state, seat, { type: choice }, nothingFalls)
  })
}

function weigh(best: Best, view: DiamantView, cards: number, after: readonly DiamantEvent[]) {
  const reveal = revealOf(after.slice(0, endOfReveal(after)))
  const { round, hand } = view
  for (const { seat, share } of reveal.left) {
    const relics = reveal.relics.length
    const worth = reveal.relics.reduce((sum, relic) => sum + relic.worth, 0)
    const lucky = { seat, round, share, relics, worth }
    if (share + worth > (best.luckiest ? best.luckiest.share + best.luckiest.worth : 0)) best.luckiest = lucky
    if (cards > (best.deepest?.cards ?? 0)) best.deepest = { seat, round, cards }
  }
  const danger = deadlyChance(view)
  const lived =
    after.find(event => event.type === 'trapSprung' || (event.type === 'choicesRevealed' && event !== after[0]))
      ?.type !== 'trapSprung'
  for (const { seat, choice } of reveal.choices) {
    const boldness = choice === 'goOn' ? danger * hand : 0
    if (boldness > (best.bravest ? best.bravest.danger * best.bravest.hand : 0))
      best.bravest = { seat, danger, hand, lived }
  }
}

const PAYING = ['left', 'pathShared', 'relicTaken', 'relicsStayed']
function endOfReveal(after: readonly DiamantEvent[]): number {
  const end = after.findIndex((event, i) => i > 0 && !PAYING.includes(event.type))
  return end < 0 ? after.length : end
}
