import { type ActEntry, type SceneSink, scriptedChance, type Viewer } from '@grotto/kernel'
import { kindOf } from './cards.ts'
import { choose } from './deciding.ts'
import type { DiamantTypes } from './game.ts'
import { NOBODY, only, SEATS_OF } from './seats.ts'
import { copyState, type DiamantState, type DiamantView, NOTHING_COMING } from './state.ts'
import type { Card, Choice, DiamantAction, DiamantEvent } from './types.ts'
import { viewOf } from './viewing.ts'

/** D-31 All decision cards are turned over: those of everybody in the cave in seat order, and what fell after that. */
interface Turned {
  readonly seat: number
  readonly choices: readonly Choice[]
  readonly chance: readonly number[]
  /** The cards of the path that were turned, where they were given by hand and chance was not asked. */
  readonly drawn?: readonly Card[]
}

/** What a viewer may know of a choice. */
export type DiamantWitnessed =
  /** D-30 Somebody else's card lies face down. */
  | { readonly seat: number; readonly chosen: true }
  /** One's own card, while others think. */
  | { readonly seat: number; readonly choice: Choice }
  | Turned

/** D-61 Nobody knows another's card before all are turned; where `hideChosen` is on, not even that it lies there. */
export function witnessChoice(
  { seat, action, chance }: ActEntry,
  events: readonly DiamantEvent[],
  viewer: Viewer,
): DiamantWitnessed | undefined {
  for (const event of events) {
    if (event.type !== 'choicesRevealed') continue
    const choices = event.choices.map(({ choice }) => choice)
    const drawn = events.flatMap(later => (later.type === 'revealed' ? [later.card] : []))
    return { seat, choices, chance, ...(drawn.length === chance.length ? {} : { drawn }) }
  }
  if (seat === viewer) return { seat, choice: (action as unknown as DiamantAction).type }
  return events.length > 0 ? { seat, chosen: true } : undefined
}

/** The engine turns what was witnessed into the next view, as it did for the table. */
export function followChoice(
  view: DiamantView,
  viewer: Viewer,
  witnessed: DiamantWitnessed,
  sink?: SceneSink<DiamantTypes>,
): DiamantView {
  const draft = copyState({ ...view, coming: NOTHING_COMING } as DiamantState)
  const tell = sink && ((event: DiamantEvent) => sink(event, () => viewOf(draft, viewer)))
  if ('choices' in witnessed) turnAll(draft, witnessed, tell)
  else if ('choice' in witnessed) choose(draft, witnessed.seat, { type: witnessed.choice }, nothingFalls, tell)
  else if (witnessed.chosen) layFaceDown(draft, witnessed.seat, tell)
  else throw new RangeError('nothing was witnessed')
  return 'choices' in witnessed ? viewOf(draft, viewer) : draft
}

const nothingFalls = scriptedChance([])

function layFaceDown(draft: DiamantState, seat: number, tell?: (event: DiamantEvent) => void): void {
  draft.chosen |= only(seat)
  draft.sealed |= only(seat)
  tell?.({ type: 'chose', seat })
}

/** What all others chose is put where it lay unseen; then the last card is laid as at the table. */
function turnAll(
  draft: DiamantState,
  { seat, choices, chance, drawn }: Turned,
  tell?: (event: DiamantEvent) => void,
): void {
  const inside = SEATS_OF[draft.inside]
  if (choices.length !== inside.length) throw new RangeError('D-31 a card for each explorer in the cave')
  draft.sealed = NOBODY
  draft.chosen = draft.inside & ~only(seat)
  draft.leaving = inside.reduce((leaving, each, i) => (choices[i] === 'leave' ? leaving | only(each) : leaving), NOBODY)
  if (drawn) draft.coming = drawn.map(card => kindOf(draft.cards, card))
  choose(draft, seat, { type: choices[inside.indexOf(seat)]! }, scriptedChance(chance), tell)
  draft.coming = NOTHING_COMING
}
