import type { DiamantEvent, DiamantPosition, PathCard } from '@grotto/diamant'

/** A place on the path. A relic carried out leaves its place empty, so that no card ever slides back. */
export interface Place extends PathCard {
  readonly taken: boolean
}
export type Trail = readonly Place[]

export const lying = (trail: Trail): readonly PathCard[] =>
  trail.filter(place => !place.taken).map(({ card, rubies }) => ({ card, rubies }))

/** The trail after one more event; events that leave the path alone change nothing. */
export function extend(trail: Trail, event: DiamantEvent): Trail {
  switch (event.type) {
    case 'expeditionStarted':
      return []
    case 'revealed': {
      const rubies = event.card.kind === 'treasure' ? event.card.value : 0
      return [...trail, { card: event.card, rubies, taken: false }]
    }
    case 'treasureShared':
      return trail.map((place, i) => (i === trail.length - 1 ? { ...place, rubies: event.stays } : place))
    case 'pathShared':
      return withRubies(trail, event.onCards)
    case 'relicTaken':
      return withoutRelic(trail)
    default:
      return trail
  }
}

function withRubies(trail: Trail, onCards: readonly number[]): Trail {
  let next = 0
  return trail.map(place => (place.taken ? place : { ...place, rubies: onCards[next++] ?? 0 }))
}

function withoutRelic(trail: Trail): Trail {
  const first = trail.findIndex(place => place.card.kind === 'relic' && !place.taken)
  return trail.map((place, i) => (i === first ? { ...place, taken: true } : place))
}

/** The trail of a position, with the gaps its events tell of; without their help, the path as it lies. */
export function trailOf(position: DiamantPosition, events: readonly DiamantEvent[]): Trail {
  const start = events.findLastIndex(event => event.type === 'expeditionStarted')
  const told = start < 0 ? [] : events.slice(start).reduce(extend, [] as Trail)
  if (sameCards(lying(told), position.path)) return told
  return position.path.map(card => ({ ...card, taken: false }))
}

const sameCards = (a: readonly PathCard[], b: readonly PathCard[]): boolean =>
  a.length === b.length && a.every((place, i) => place.rubies === b[i]!.rubies && place.card.kind === b[i]!.card.kind)
