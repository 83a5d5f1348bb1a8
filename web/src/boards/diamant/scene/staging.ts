import type { Point } from '../art/seeded.ts'
import type { Action } from '../telling/beats.ts'
import type { Shown } from '../telling/shown.ts'
import type { Trail } from '../telling/trail.ts'
import type { Flight } from './Flights.tsx'
import { campStand, crewStand, mouthOf, type PathLayout, type Stand, spotOf } from './path-layout.ts'

/** Where every explorer stands, by seat: in the first free place of the path, or round the fire. */
export function standsOf({ position, trail }: Shown, layout: PathLayout): Stand[] {
  const inside = position.seats.filter(seat => seat.inside).length
  const campers = position.seats.length - inside
  let crew = 0
  let camp = 0
  return position.seats.map(seat =>
    seat.inside ? crewStand(layout, trail.length, inside, crew++) : campStand(layout, campers, camp++),
  )
}

/** Back along the path: every card walked past, then out of the mouth. */
export function routeHome(layout: PathLayout, places: number): Point[] {
  const way: Point[] = []
  for (let i = places - 1; i >= 0; i--) {
    const { x, y } = spotOf(layout, i)
    way.push([x, y + 40])
  }
  return [...way, mouthOf(layout)]
}

export const routeIn = (layout: PathLayout): Point[] => [mouthOf(layout)]

/** What draws the eye to a card while a beat lasts. */
export function accentOf(
  action: Action | undefined,
  trail: Trail,
  i: number,
): 'warning' | 'twin' | 'shine' | undefined {
  const card = trail[i]!.card
  const newest = i === trail.length - 1
  if (action?.kind === 'warning' && newest) return 'warning'
  if (action?.kind === 'relic' && newest) return 'shine'
  const sprung = action?.kind === 'twins' || action?.kind === 'trapped' ? action.sprung.trap : undefined
  return card.kind === 'trap' && card.trap === sprung ? 'twin' : undefined
}

/** Rubies on their way: from a turned treasure to those who share it, from the path home with those who leave. */
export function flightsOf(action: Action, shown: Shown, layout: PathLayout): Flight[] {
  const stands = standsOf(shown, layout)
  const to = (seat: number): Point => [stands[seat]!.x, stands[seat]!.y - 30 * stands[seat]!.scale]
  if (action.kind === 'share') {
    const { x, y } = spotOf(layout, shown.trail.length - 1)
    return action.shared.seats.map(seat => ({ from: [x, y], to: to(seat), rubies: action.shared.each }))
  }
  if (action.kind === 'walkHome') {
    const { x, y } = spotOf(layout, Math.max(0, shown.trail.length - 1))
    return action.reveal.left.map(({ seat, share, hand }) => ({ from: [x, y], to: to(seat), rubies: share + hand }))
  }
  return []
}
