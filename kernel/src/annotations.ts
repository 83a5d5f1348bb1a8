import { RecordError } from './record-error.ts'

/** A point of the board in the game's own words: a cell, a card, a seat. */
export type Spot = Readonly<Record<string, string | number>>

/** Something drawn on the board: a spot that is marked, or an arrow from one to another. A board draws what it knows. */
export interface Mark {
  readonly at: Spot
  readonly to?: Spot
}

/** What somebody wrote or drew at a move when the game was looked at again. The game does not depend on it. */
export interface Annotation {
  /** The number of the entry it belongs to. */
  readonly move: number
  /** When it was written, in milliseconds since 1970. */
  readonly at: number
  /** What whoever wrote it is called. */
  readonly by: string
  readonly text?: string
  readonly marks?: readonly Mark[]
}

/** How much can be written to one game: so that its record stays small enough to be brought elsewhere. */
export const ANNOTATED = {
  most: 200,
  name: 96,
  text: 400,
  marks: 16,
  /** Characters of all marks of one annotation, as JSON. */
  drawn: 800,
  fields: 8,
  field: 16,
  word: 24,
} as const

/** Reads the annotations of a record from outside: their shape only. Throws a `RecordError`. */
export function parseAnnotations(input: unknown, entries: number): readonly Annotation[] {
  demand(Array.isArray(input) && input.length <= ANNOTATED.most, `there are at most ${ANNOTATED.most} annotations`)
  return (input as unknown[]).map(each => parseAnnotation(each, entries))
}

function parseAnnotation(input: unknown, entries: number): Annotation {
  demand(isObject(input), 'an annotation must be an object')
  const { move, at, by, text, marks } = input
  demand(isCount(move) && move < entries, 'an annotation belongs to an entry')
  demand(isCount(at), 'an annotation has its time')
  demand(isText(by, ANNOTATED.name), 'an annotation says who wrote it')
  demand(text === undefined || isText(text, ANNOTATED.text), `an annotation has at most ${ANNOTATED.text} characters`)
  demand(marks === undefined || isMarks(marks), 'what is drawn are spots, and arrows between them')
  demand(text !== undefined || marks !== undefined, 'an annotation says or draws something')
  return {
    move,
    at,
    by,
    ...(text === undefined ? {} : { text }),
    ...(marks === undefined ? {} : { marks: marks.map(plain) }),
  }
}

/** Nothing but what a mark is made of. */
const plain = ({ at, to }: Mark): Mark => (to === undefined ? { at } : { at, to })

const isMarks = (input: unknown): input is readonly Mark[] =>
  Array.isArray(input) &&
  input.length > 0 &&
  input.length <= ANNOTATED.marks &&
  input.every(isMark) &&
  isDrawable(input)

/** Whether all marks together are short enough. */
export const isDrawable = (marks: readonly unknown[]): boolean => JSON.stringify(marks).length <= ANNOTATED.drawn

const isMark = (input: unknown): boolean =>
  isObject(input) && isSpot(input.at) && (input.to === undefined || isSpot(input.to))

function isSpot(input: unknown): boolean {
  if (!isObject(input)) return false
  const fields = Object.entries(input)
  return fields.length > 0 && fields.length <= ANNOTATED.fields && fields.every(isField)
}

const isField = ([name, value]: readonly [string, unknown]): boolean =>
  name.length <= ANNOTATED.field && (Number.isFinite(value) || isText(value, ANNOTATED.word))

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new RecordError(message)
}
