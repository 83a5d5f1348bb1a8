import { ENTRANCES, FIRST_RELIC_WORTH, LATER_RELIC_WORTH } from './box.ts'
import { type Kind, RELIC } from './cards.ts'
import { removedRelics, removedTraps } from './odds.ts'
import { holds } from './seats.ts'
import type { DiamantState, DiamantView } from './state.ts'
import { type ByTrap, type DiamantPosition, TRAPS } from './types.ts'
import { slotOf } from './viewing.ts'

/** A view or a state as plain JSON with readable fields. */
export function encodePosition(position: DiamantView | DiamantState): DiamantPosition {
  const seats = position.chest.map((_, seat) => encodeSeat(position, seat))
  const coming = 'coming' in position ? position.coming : []
  return {
    options: position.options,
    round: position.round,
    over: position.over,
    path: encodePath(position),
    deck: {
      treasures: treasuresIn(position),
      traps: byTrap(kind => position.deck[kind]!),
      relics: position.deck[RELIC]!,
    },
    seats,
    relicsOut: position.relicsOut,
    removed: { traps: byTrap(kind => removedTraps(position, kind)), relics: removedRelics(position) },
    byExpedition: encodeExpeditions(position),
    ...(coming.length > 0 && { coming: coming.map(kind => position.cards.face[kind]!) }),
  }
}

const byTrap = (count: (kind: Kind) => number): ByTrap<number> =>
  Object.fromEntries(TRAPS.map((trap, kind) => [trap, count(kind)])) as ByTrap<number>

const encodePath = (view: DiamantView): DiamantPosition['path'] =>
  view.path.slice(0, view.pathLength).map((kind, i) => ({ card: view.cards.face[kind]!, rubies: view.onCard[i]! }))

const treasuresIn = (view: DiamantView): number[] =>
  view.deck.flatMap((count, kind) => (kind > RELIC ? new Array<number>(count).fill(view.cards.printed[kind]!) : []))

function encodeSeat(view: DiamantView, seat: number): DiamantPosition['seats'][number] {
  const inside = holds(view.inside, seat)
  const relics = [
    ...new Array<number>(view.firstRelics[seat]!).fill(FIRST_RELIC_WORTH),
    ...new Array<number>(view.laterRelics[seat]!).fill(LATER_RELIC_WORTH),
  ]
  const chest = holds(view.closed, seat) ? null : view.chest[seat]!
  return { inside, hand: inside ? view.hand : 0, chest, relics, slot: slotOf(view, seat) }
}

export const closedExpeditions = (view: Pick<DiamantView, 'over' | 'round'>): number =>
  view.over ? ENTRANCES : view.round - 1

function encodeExpeditions(view: DiamantView): (number | null)[][] {
  const { players } = view.options
  const after = (closed: number, seat: number) => (closed === 0 ? 0 : view.scoreAfter[(closed - 1) * players + seat]!)
  const gained = (round: number) =>
    view.chest.map((_, seat) => (holds(view.closed, seat) ? null : after(round, seat) - after(round - 1, seat)))
  return [...new Array(closedExpeditions(view)).keys()].map(closed => gained(closed + 1))
}
