import { type GameAbout, given } from '@grotto/kernel'
import { GAMES } from '#games'

/**
 * What is known of every game without loading one. `#games` is the list of the house; with the condition
 * `grotto-test-games` (see package.json) it is the one of the test kit, which has one game more.
 */
export const LIST: readonly About[] = GAMES

export type GameName = (typeof GAMES)[number]['id']
/** Whoever asks by name gets the game of that name. */
export type About = GameAbout & { readonly id: GameName }

export const isGame = (id: string | undefined): id is GameName => LIST.some(game => game.id === id)

export const aboutGame = (id: GameName): About =>
  given(
    LIST.find(game => game.id === id),
    `the game ${id}`,
  )
