import type { DiamantEvent, Trap } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import type { Ranked } from './ranking-of.ts'

/** What decided a game: a hand that was lost and would have won, the expedition that made the gap, or nothing at all. */
export type Decision =
  | { readonly kind: 'trap'; readonly round: number; readonly seat: Seat; readonly lost: number; readonly trap: Trap }
  | { readonly kind: 'expedition'; readonly round: number; readonly ahead: number; readonly behind: number }
  | { readonly kind: 'even' }

/** D-51 The moment after which it could hardly end otherwise. Nothing of a game of which the beginning is not known. */
export function decidedBy(ranking: readonly Ranked[], events: readonly DiamantEvent[]): Decision | undefined {
  const [first, second] = ranking
  if (!first || !second || first.gains.length === 0) return undefined
  if (first.score === second.score) return { kind: 'even' }
  return fatalTrap(first, events, ranking) ?? widestGap(first, second)
}

/** The greatest hand that was dropped and would have been enough, whoever dropped it. */
function fatalTrap(first: Ranked, events: readonly DiamantEvent[], ranking: readonly Ranked[]): Decision | undefined {
  const scoreOf = new Map(ranking.map(({ seat, score }) => [seat, score]))
  let round = 0
  let worst: Extract<Decision, { kind: 'trap' }> | undefined
  for (const event of events) {
    if (event.type === 'expeditionStarted') round = event.round
    if (event.type !== 'trapSprung') continue
    event.seats.forEach((seat, i) => {
      const lost = event.lost[i]!
      const enough = seat !== first.seat && scoreOf.get(seat)! + lost > first.score
      if (enough && lost > (worst?.lost ?? 0)) worst = { kind: 'trap', round, seat, lost, trap: event.trap }
    })
  }
  return worst
}

function widestGap(first: Ranked, second: Ranked): Decision {
  const gaps = first.gains.map((gain, i) => gain - second.gains[i]!)
  const widest = gaps.indexOf(Math.max(...gaps))
  return { kind: 'expedition', round: widest + 1, ahead: first.gains[widest]!, behind: second.gains[widest]! }
}
