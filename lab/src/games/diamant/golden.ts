import type { Golden } from '../lab-game.ts'

const FEW_TREASURES = [1, 1, 2, 3, 5, 8]
const MANY_TRAPS = { spiders: 3, snakes: 4, lava: 2, boulder: 3, ram: 5 }

export const GOLDEN: readonly Golden[] = [
  { name: 'two-players', options: { players: 2 }, transcript: true },
  { name: 'three-players', options: { players: 3 } },
  { name: 'four-players', options: { players: 4 }, transcript: true },
  { name: 'four-players-again', options: { players: 4 } },
  { name: 'five-players', options: { players: 5 } },
  { name: 'six-players', options: { players: 6 } },
  { name: 'seven-players', options: { players: 7 } },
  { name: 'eight-players', options: { players: 8 }, transcript: true },
  { name: 'hidden-choices', options: { players: 4, hideChosen: true }, transcript: true },
  { name: 'no-relics', options: { players: 3, relics: 0 } },
  { name: 'twelve-relics', options: { players: 3, relics: 12 }, transcript: true },
  { name: 'few-treasures', options: { players: 4, treasures: FEW_TREASURES } },
  { name: 'many-traps', options: { players: 5, traps: MANY_TRAPS } },
]
