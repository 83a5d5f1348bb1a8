import { ANNOTATED, isDrawable } from '@grotto/kernel'
import * as v from 'valibot'
import { Instant, PersonId, SeatNumber, TableId, written } from './shapes.ts'

/** Stands behind the `#` of a link; whoever has it looks at a finished game together with others. */
export const ReviewCode = v.pipe(v.string(), v.regex(/^[\w-]{40,160}$/))

/** POST /api/tables/:id/review */
export const ReviewLink = v.object({ review: ReviewCode })
export type ReviewLink = v.InferOutput<typeof ReviewLink>

/** POST /api/reviews/record */
export const ReviewedGame = v.strictObject({ review: ReviewCode })

/** A point of the board in the game's own words: a cell, a seat, a caver, a card. */
export const Spot = v.pipe(
  v.record(
    v.pipe(v.string(), v.maxLength(ANNOTATED.field)),
    v.union([v.pipe(v.string(), v.maxLength(ANNOTATED.word)), v.pipe(v.number(), v.finite())]),
  ),
  v.maxEntries(ANNOTATED.fields),
)
/** One that names something. */
const MarkedSpot = v.pipe(Spot, v.minEntries(1))

/** A spot that is marked, or an arrow from one to another. */
const Mark = v.strictObject({ at: MarkedSpot, to: v.optional(MarkedSpot) })
export const Marks = v.pipe(
  v.array(Mark),
  v.minLength(1),
  v.maxLength(ANNOTATED.marks),
  v.check(marks => isDrawable(marks)),
  v.description(`At most ${ANNOTATED.drawn} characters of JSON.`),
)
/** What somebody writes to a move, as others see it. */
export const AnnotationText = written(ANNOTATED.text)

/** A number of an entry of the record. */
export const Move = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))

const MOST_STEPS = 60
const MAX_LINE = 4_000
const Chance = v.pipe(v.number(), v.integer(), v.minValue(0))
/**
 * What if: actions that were never played, with the chance that fell when they were tried. The server does not know
 * whether they are legal: everybody's own engine follows them, or does not.
 */
export const Line = v.pipe(
  v.array(
    v.strictObject({
      seat: SeatNumber,
      action: v.looseObject({ type: v.string() }),
      chance: v.pipe(v.array(Chance), v.maxLength(200)),
    }),
  ),
  v.minLength(1),
  v.maxLength(MOST_STEPS),
  v.check(line => JSON.stringify(line).length <= MAX_LINE),
  v.description(`At most ${MAX_LINE} characters of JSON.`),
)
export type Line = v.InferOutput<typeof Line>

/** What whoever leads shows: a move of the game, or where a line leads that leaves it there. */
export const Shown = v.object({ move: Move, line: v.optional(Line) })
export type Shown = v.InferOutput<typeof Shown>

/** Who looks at a finished game together, longest present first, who leads, and what she shows. */
export const ReviewMessage = v.object({
  type: v.literal('review'),
  table: TableId,
  /** Absent where they are as they were. */
  people: v.optional(v.array(v.object({ person: PersonId, name: v.string() }))),
  leader: PersonId,
  shown: Shown,
})
export type ReviewMessage = v.InferOutput<typeof ReviewMessage>

export const KeptAnnotation = v.object({
  /** Grows with every annotation of the table. */
  number: v.number(),
  move: Move,
  at: Instant,
  /** Null where it came with a file. */
  person: v.nullable(PersonId),
  by: v.string(),
  text: v.optional(v.string()),
  marks: v.optional(Marks),
})
export type KeptAnnotation = v.InferOutput<typeof KeptAnnotation>

/** What is written to moves of the game: all of it to whoever comes, then what is added or taken away. */
export const AnnotationsMessage = v.object({
  type: v.literal('annotations'),
  table: TableId,
  whole: v.optional(v.literal(true)),
  /** With the whole: it is my game, so that I may take away what others wrote. */
  yours: v.optional(v.literal(true)),
  added: v.array(KeptAnnotation),
  removed: v.array(v.number()),
})
export type AnnotationsMessage = v.InferOutput<typeof AnnotationsMessage>
