import type { Card, DiamantEvent, PathCard } from '@grotto/diamant'

/** A place on the path. A relic carried out leaves its place empty, so that no card ever slides back. */
export interface Place extends PathCard {
  readonly taken: boolean
}
export type Trail = readonly Place[]

/** The path as it lies, with gaps where a card that was turned in this expedition lies no more. */
export function trailOf(path: readonly PathCard[], told: readonly DiamantEvent[]): Trail {
  const places = placed(path, turnedIn(told))
  return places ?? path.map(card => ({ ...card, taken: false }))
}

/** The cards turned in the present expedition, oldest first. */
function turnedIn(told: readonly DiamantEvent[]): readonly Card[] {
  const start = told.findLastIndex(({ type }) => type === 'expeditionStarted')
  return told.slice(Math.max(0, start)).flatMap(event => (event.type === 'revealed' ? [event.card] : []))
}

/** From the newest card back: of two equal cards the older one went first. Nothing where the path tells of other cards. */
function placed(path: readonly PathCard[], turned: readonly Card[]): Trail | undefined {
  const left = [...path]
  const places = turned.map(card => ({ card, rubies: 0, taken: true }))
  for (const place of places.reverse()) {
    const lying = left.at(-1)
    if (!lying || !sameCard(lying.card, place.card)) continue
    Object.assign(place, left.pop(), { taken: false })
  }
  return left.length === 0 ? places.reverse() : undefined
}

const sameCard = (a: Card, b: Card): boolean =>
  a.kind === b.kind &&
  (a.kind !== 'treasure' || b.kind !== 'treasure' || a.value === b.value) &&
  (a.kind !== 'trap' || b.kind !== 'trap' || a.trap === b.trap)
