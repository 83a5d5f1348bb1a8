import type { ByTrap, DiamantOptions } from './types.ts'

/** What is printed on the components, and how many of them lie in the box. */

/** D-6, D-50 One expedition for each cave entrance. */
export const ENTRANCES = 5

/** D-1 The rulebook plays 3 to 8; 2 is our variant. */
export const FEWEST_PLAYERS = 2
export const FEWEST_PLAYERS_BY_THE_BOOK = 3
export const MOST_PLAYERS = 8

/** D-3 */
const TREASURES: readonly number[] = Object.freeze([1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17])
/** D-2, D-4 */
const TRAP_CARDS: ByTrap<number> = Object.freeze({ spiders: 3, snakes: 3, lava: 3, boulder: 3, ram: 3 })
/** D-2 */
const RELICS = 5

/** D-5 A diamond is worth five rubies. */
export const DIAMOND = 5
/** D-35 The first three relics carried out in a game are worth one diamond each, all later ones two. */
export const FIRST_RELICS = 3
export const FIRST_RELIC_WORTH = 1 * DIAMOND
export const LATER_RELIC_WORTH = 2 * DIAMOND

/** D-35 What the `count`-th relic carried out in the whole game is worth. */
export const relicWorth = (count: number): number => (count <= FIRST_RELICS ? FIRST_RELIC_WORTH : LATER_RELIC_WORTH)

/** D-5 A purse as it lies on the table. */
export const purse = (value: number): { diamonds: number; rubies: number } => ({
  diamonds: Math.floor(value / DIAMOND),
  rubies: value % DIAMOND,
})

export const PRINTED_OPTIONS: DiamantOptions = Object.freeze({
  players: 4,
  treasures: TREASURES,
  traps: TRAP_CARDS,
  relics: RELICS,
  hideChosen: false,
})
