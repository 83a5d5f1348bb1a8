import type { Settings } from '@grotto/protocol'
import type { GameName } from '../games.ts'

/** What somebody set up last time on this device; the next table begins with it. */
interface Remembered {
  readonly players: number
  readonly options: object
  readonly settings: Settings
  readonly odds: boolean
}

const keyOf = (game: GameName): string => `grotto.setup.${game}`

export function remembered(game: GameName): Partial<Remembered> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}')
  } catch {
    return {}
  }
}

export const remember = (game: GameName, change: Partial<Remembered>): void =>
  localStorage.setItem(keyOf(game), JSON.stringify({ ...remembered(game), ...change }))
