import type { Annotation, GameRecord, Mark, Spot } from '@grotto/kernel'
import { type KeptAnnotation, visibleText } from '@grotto/protocol'
import type { ReviewSession } from './review-session.ts'

/** What stands at moves of the game: as those who look at it together write it, or as the record has it. */
export const annotationsOf = (record: GameRecord, review: ReviewSession | undefined): readonly KeptAnnotation[] =>
  review?.annotations ?? (record.annotations ?? []).map(kept)

/** A file may hold anything: what nobody can see is left out. */
const kept = ({ by, text, ...annotation }: Annotation, number: number): KeptAnnotation =>
  ({ ...annotation, number, person: null, by: visibleText(by), text: visibleText(text ?? '') }) as KeptAnnotation

/** As a record has them. */
export const recorded = (annotations: readonly KeptAnnotation[]): Annotation[] =>
  annotations.map(({ number: _, person: __, text, marks, ...annotation }) => ({
    ...annotation,
    ...(text && { text }),
    ...(marks && { marks: marks as readonly Mark[] }),
  }))

export type Pen = 'mark' | 'arrow'

/** What somebody is about to write to a move. */
export interface Draft {
  readonly marks: readonly Mark[]
  readonly pen: Pen | undefined
  /** Where an arrow begins that has no end yet. */
  readonly from: Spot | undefined
}
export const EMPTY: Draft = { marks: [], pen: undefined, from: undefined }

/** More does not fit on a board. */
const MOST_MARKS = 12

const same = (one: Spot, other: Spot): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The draft after a touch of the board: marks a spot, or no longer; begins an arrow, or ends it. */
export function drawn(draft: Draft, at: Spot): Draft {
  const { marks, pen, from } = draft
  if (pen === 'arrow') {
    if (!from) return { ...draft, from: at }
    return { ...draft, from: undefined, marks: same(from, at) ? marks : added(marks, { at: from, to: at }) }
  }
  const others = marks.filter(mark => mark.to || !same(mark.at, at))
  return { ...draft, marks: others.length < marks.length ? others : added(marks, { at }) }
}

const added = (marks: readonly Mark[], mark: Mark): readonly Mark[] => [...marks, mark].slice(-MOST_MARKS)

/** What is drawn on the board: at this move, and just now. */
export const marksAt = (annotations: readonly KeptAnnotation[], move: number, draft: Draft): readonly Mark[] => [
  ...annotations.filter(each => each.move === move).flatMap(({ marks }) => (marks ?? []) as readonly Mark[]),
  ...draft.marks,
  ...(draft.from ? [{ at: draft.from }] : []),
]
