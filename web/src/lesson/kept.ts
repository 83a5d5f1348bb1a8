import type { GameName } from '../games.ts'
import type { Progress } from './lesson-table.ts'

const keyOf = (game: GameName): string => `grotto.lesson.${game}`

/** How far the lesson of a game came on this device; nothing where it was not begun, or was another lesson then. */
export function keptProgress(game: GameName, version: number): Progress | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null') as Progress | null
    return kept?.version === version ? kept : undefined
  } catch {
    return undefined
  }
}

/** Whether a lesson was begun here and not finished; whether it can be gone on with shows when it is opened. */
export const hasProgress = (game: GameName): boolean => localStorage.getItem(keyOf(game)) !== null

/** A browser that keeps nothing only forgets the lesson with the page. */
export function keepProgress(game: GameName, progress: Progress): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(progress))
  } catch {}
}

export function forgetProgress(game: GameName): void {
  try {
    localStorage.removeItem(keyOf(game))
  } catch {}
}
