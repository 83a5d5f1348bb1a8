import type { Puzzle } from '@grotto/kernel'
import { PuzzleTallies, PuzzleTried, TryPuzzle } from '@grotto/protocol'
import type { Store } from '@grotto/storage'
import type { Clock } from '../process/clock.ts'
import { PuzzleList } from '../puzzles/puzzle-list.ts'
import type { FindGame } from '../table/table.ts'
import { notFound, Problem } from './problem.ts'
import { type AnyRoute, route } from './route.ts'

interface Ports {
  readonly store: Store
  readonly clock: Clock
  readonly findGame: FindGame
  readonly page: string | undefined
}

/** How hard puzzles are, by how many find the best action at their first try. */
export function puzzleRoutes({ store, clock, findGame, page }: Ports): AnyRoute[] {
  const list = new PuzzleList(page)
  const puzzlesOf = async (game: string): Promise<ReadonlyMap<string, Puzzle>> => {
    const puzzles = findGame(game) ? await list.of(game) : undefined
    if (!puzzles?.size) throw notFound()
    return puzzles
  }
  return [
    route({
      method: 'GET',
      path: '/api/puzzles/:game',
      operation: 'puzzleTallies',
      says: 'How many people tried each puzzle of a game, how many found the best action at their first try, and whether I did.',
      answer: PuzzleTallies,
      handle: async ({ person, params }) => talliesOf(store, [...(await puzzlesOf(params.game)).keys()], person.id),
    }),
    route({
      method: 'POST',
      path: '/api/puzzles/:game/tries',
      operation: 'tryPuzzle',
      says: 'My answer to a puzzle, which the server judges. My first one counts, once and for all; later ones are judged and change nothing.',
      body: TryPuzzle,
      answer: PuzzleTried,
      budget: 'puzzles',
      async handle({ person, params, body: { puzzle: id, action } }) {
        const puzzle = (await puzzlesOf(params.game)).get(id)
        if (!puzzle) throw notFound()
        if (!puzzle.actions.some(([each]) => each === action)) throw new Problem(400, 'malformed')
        const right = puzzle.actions[0]![0] === action
        const at = clock.now()
        // So that it goes with her, when she wants to be forgotten or is not seen for long.
        await store.keepPerson({ ...person, seen: at })
        const counted = await store.puzzleTries.keep({ person: person.id, puzzle: id, at, solved: right })
        const [tally = { tried: 0, solved: 0 }] = await store.puzzleTries.tallies([id])
        return { right, counted, tried: tally.tried, solved: tally.solved }
      },
    }),
  ]
}

async function talliesOf(
  { puzzleTries }: Store,
  ids: readonly string[],
  person: string,
): Promise<{ puzzles: PuzzleTallies['puzzles'] }> {
  const [tallies, mine] = await Promise.all([puzzleTries.tallies(ids), puzzleTries.of(person, ids)])
  const tallied = new Map(tallies.map(tally => [tally.puzzle, tally]))
  const tried = new Map(mine.map(({ puzzle, solved }) => [puzzle, solved]))
  return {
    puzzles: ids.map(id => {
      const tally = tallied.get(id)
      return { id, tried: tally?.tried ?? 0, solved: tally?.solved ?? 0, mine: tried.get(id) ?? null }
    }),
  }
}
