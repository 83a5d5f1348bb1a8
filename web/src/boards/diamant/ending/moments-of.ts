import type { DiamantEvent, DiamantPosition } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import { revealOf } from '../telling/beats.ts'
import { deadlyShare } from '../telling/counts.ts'
import { retell, type Shown } from '../telling/retell.ts'

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
export interface Moments {
  readonly luckiest?: Lucky
  readonly bravest?: Brave
  readonly deepest?: Deep
}

/** The moments a table talks about afterwards, found by telling the whole game once more. */
export function momentsOf(end: DiamantPosition, events: readonly DiamantEvent[]): Moments {
  if (events[0]?.type !== 'expeditionStarted' || events[0].round !== 1) return {}
  let shown = beforeTheFirst(end)
  const best: { luckiest?: Lucky; bravest?: Brave; deepest?: Deep } = {}
  events.forEach((event, i) => {
    if (event.type === 'choicesRevealed') weigh(best, shown, events.slice(i))
    shown = retell(shown, event)
  })
  return best
}

function beforeTheFirst(end: DiamantPosition): Shown {
  const nobody = { inside: false, hand: 0, chest: 0, relics: [], slot: 'outside' } as const
  const removed = { traps: Object.fromEntries(Object.keys(end.options.traps).map(trap => [trap, 0])), relics: 0 }
  const position = { ...end, round: 0, over: false, path: [], relicsOut: 0, byExpedition: [], removed }
  return { trail: [], position: { ...position, seats: end.seats.map(() => nobody) } as unknown as DiamantPosition }
}

function weigh(
  best: { luckiest?: Lucky; bravest?: Brave; deepest?: Deep },
  shown: Shown,
  after: readonly DiamantEvent[],
) {
  const reveal = revealOf(after.slice(0, endOfReveal(after)))
  const { round } = shown.position
  for (const { seat, share } of reveal.left) {
    const relics = reveal.relics.length
    const worth = reveal.relics.reduce((sum, relic) => sum + relic.worth, 0)
    const lucky = { seat, round, share, relics, worth }
    if (share + worth > (best.luckiest ? best.luckiest.share + best.luckiest.worth : 0)) best.luckiest = lucky
    if (shown.trail.length > (best.deepest?.cards ?? 0)) best.deepest = { seat, round, cards: shown.trail.length }
  }
  const danger = deadlyShare(shown.position, shown.trail)
  const lived =
    after.find(event => event.type === 'trapSprung' || (event.type === 'choicesRevealed' && event !== after[0]))
      ?.type !== 'trapSprung'
  for (const { seat, choice } of reveal.choices) {
    const { hand } = shown.position.seats[seat]!
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
