import { type ActEntry, fromJson, type SceneSink, scriptedChance, type Viewer } from '@grotto/kernel'
import { kindOf } from './cards.ts'
import { choose } from './deciding.ts'
import type { DiamantTypes } from './game.ts'
import { NOBODY, only, seatsIn } from './seats.ts'
import { copyState, type DiamantState, type DiamantView, NOTHING_COMING } from './state.ts'
import type { Card, Choice, DiamantAction, DiamantEvent, OpenedChests } from './types.ts'
import { viewOf } from './viewing.ts'

/** D-31 All decision cards are turned over: those of everybody in the cave in seat order, and what fell after that. */
interface Turned {
  readonly seat: number
  readonly choices: readonly Choice[]
  readonly chance: readonly number[]
  /** The cards of the path that were turned, where they were given by hand and chance was not asked. */
  readonly drawn?: readonly Card[]
  /** D-62 At the end, where chests were closed: what was in them before. */
  readonly opened?: OpenedChests
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
    return { seat, choices, chance, ...(drawn.length === chance.length ? {} : { drawn }), ...openedBefore(events) }
  }
  if (seat === viewer) return { seat, choice: fromJson<DiamantAction>(action).type }
  return events.length > 0 ? { seat, chosen: true } : undefined
}

/** D-62 What the chests held before the last explorers came home: the engine puts in what they bring. */
function openedBefore(events: readonly DiamantEvent[]): { opened?: OpenedChests } {
  const last = events.at(-1)
  if (last?.type !== 'gameEnded' || !last.opened) return {}
  const chests = [...last.opened.chests]
  for (const event of events) if (event.type === 'left') chests[event.seat]! -= event.hand + event.share
  return { opened: { ...last.opened, chests } }
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
  { seat, choices, chance, drawn, opened }: Turned,
  tell?: (event: DiamantEvent) => void,
): void {
  const inside = seatsIn(draft.inside)
  if (choices.length !== inside.length) throw new RangeError('D-31 a card for each explorer in the cave')
  if (opened) openChests(draft, opened)
  draft.sealed = NOBODY
  draft.chosen = draft.inside & ~only(seat)
  draft.leaving = inside.reduce((leaving, each, i) => (choices[i] === 'leave' ? leaving | only(each) : leaving), NOBODY)
  if (drawn) draft.coming = drawn.map(card => kindOf(draft.cards, card))
  choose(draft, seat, { type: choices[inside.indexOf(seat)]! }, scriptedChance(chance), tell)
  draft.coming = NOTHING_COMING
}

/** D-62 Only for the end, which shows them to everybody: until it is told, scenes keep them closed. */
function openChests(draft: DiamantState, { chests, scoreAfter }: OpenedChests): void {
  const { players } = draft.options
  if (chests.length !== players || scoreAfter.length !== draft.scoreAfter.length)
    throw new RangeError('D-62 a chest for each seat')
  draft.chest = [...chests]
  draft.scoreAfter = [...scoreAfter]
  draft.closed = NOBODY
}
