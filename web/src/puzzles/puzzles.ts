import type { Puzzle } from '@grotto/kernel'
import type { GameName } from '../games.ts'

const DAY_MS = 86_400_000

const loaded = new Map<GameName, Promise<readonly Puzzle[]>>()

/** All puzzles of a game; they are data of the page, not of its code. */
export function puzzlesOf(game: GameName): Promise<readonly Puzzle[]> {
  const known = loaded.get(game) ?? fetch(`/puzzles/${game}.json`).then(answer => answer.json())
  loaded.set(game, known)
  known.catch(() => loaded.delete(game))
  return known
}

/** The number of the puzzle that everybody has today: another each day, round and round. */
export const puzzleOfTheDay = (count: number, now = Date.now()): number => (Math.floor(now / DAY_MS) % count) + 1

const keyOf = (game: GameName): string => `grotto.puzzles.${game}`

/** Positions that were solved at the first try on this device: the list may grow and change its order. */
export function solvedOn(game: GameName): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]') as string[])
  } catch {
    return new Set()
  }
}

/** A browser that keeps nothing only forgets it with the page. */
export function keepSolved(game: GameName, { position }: Puzzle): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify([...solvedOn(game).add(position)]))
  } catch {}
}
