import type { PlainPageGame } from '../page-game.ts'

/** The page of a game that brings none: a plain board, and how many play as its only option. */
export const plainPage: PlainPageGame = {
  board: async game => (await import('./index.ts')).plainBoard(game),
  form: async () => (await import('./form.ts')).plainForm,
}
