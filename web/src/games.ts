import { type About, type GameName, LIST } from '@grotto/catalog/list'

export { type GameName, isGame } from '@grotto/catalog/list'

/** What the page knows about every game without loading it; the list itself is the catalog's. */
export const GAMES: readonly GameName[] = LIST.map(({ id }) => id)

export const FACTS = Object.fromEntries(LIST.map(about => [about.id, about])) as Readonly<Record<GameName, About>>

/** With how many people a table can be set up, variants included. */
export const tableSizes = (game: GameName): readonly number[] => {
  const { players, variant } = FACTS[game]
  const least = variant ?? players[0]
  return Array.from({ length: players[1] - least + 1 }, (_, i) => least + i)
}
