import { type DiamantEvent, type DiamantPosition, type DiamantView, diamant, scoreOf, type Trap } from '@grotto/diamant'
import type { Seat } from '@grotto/kernel'
import { oncePerView } from '../../drawing.ts'
import { type Trail, trailOf } from './trail.ts'

/** What the board shows: the view as far as its events have been told, the same to draw, and the path with its gaps. */
export interface Shown {
  readonly view: DiamantView
  readonly position: DiamantPosition
  readonly trail: Trail
}

/** A view in readable fields, to be drawn. */
export const positionOf = oncePerView((view: DiamantView) => diamant.encode(view) as unknown as DiamantPosition)

export function shownOf(view: DiamantView, told: readonly DiamantEvent[]): Shown {
  const position = positionOf(view)
  return { view, position, trail: trailOf(position.path, told) }
}

/** D-22 How often a trap lies on the path. */
export const timesSeen = (trail: Trail, trap: Trap): number =>
  trail.filter(({ card }) => card.kind === 'trap' && card.trap === trap).length

export const seatsInside = ({ seats }: DiamantPosition): number[] =>
  [...seats.keys()].filter(seat => seats[seat]!.inside)

/** What the present expedition has brought a seat, be it still going on or just closed. */
export const gainedNow = ({ view, position }: Shown, seat: Seat): number =>
  scoreOf(view, seat) - position.byExpedition.reduce((sum, gains) => sum + (gains[seat] ?? 0), 0)
