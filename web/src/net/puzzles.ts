import type { PuzzleTallies, PuzzleTried, TryPuzzle } from '@grotto/protocol'
import { ask } from './api.ts'

/** How many found which puzzle at their first try. */
export const puzzleTallies = (game: string): Promise<PuzzleTallies> => ask('GET', `/puzzles/${game}`)
export const tryPuzzle = (game: string, tried: TryPuzzle): Promise<PuzzleTried> =>
  ask('POST', `/puzzles/${game}/tries`, tried)
