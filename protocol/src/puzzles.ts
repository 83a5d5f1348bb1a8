import * as v from 'valibot'

export const PuzzleId = v.pipe(v.string(), v.regex(/^[\w-]{12}$/))

/** How many people tried it, and how many of them found the best action at their first try. */
const Tally = { tried: v.number(), solved: v.number() }

/** GET /api/puzzles/:game: in the order of the page's list. */
export const PuzzleTallies = v.object({
  puzzles: v.array(
    v.object({
      id: PuzzleId,
      ...Tally,
      /** Whether I found it at my first try; null where I have not tried. */
      mine: v.nullable(v.boolean()),
    }),
  ),
})
export type PuzzleTallies = v.InferOutput<typeof PuzzleTallies>

/** POST /api/puzzles/:game/tries: the action in the game's notation, as the puzzle lists it. */
export const TryPuzzle = v.strictObject({ puzzle: PuzzleId, action: v.pipe(v.string(), v.maxLength(200)) })
export type TryPuzzle = v.InferInput<typeof TryPuzzle>

export const PuzzleTried = v.object({
  /** Whether this is the best action. */
  right: v.boolean(),
  /** Whether it counts: only what somebody tries first does. */
  counted: v.boolean(),
  ...Tally,
})
export type PuzzleTried = v.InferOutput<typeof PuzzleTried>
