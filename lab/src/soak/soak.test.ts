import type { DiamantEvent } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { diamantLabGame } from '../games/diamant/lab-game.ts'
import { labGameOf } from '../games/lab-games.ts'
import { soak, soakTables } from './soak.ts'

test('a sample of the million: random games of 2 to 8 players run clean with checks on', async () => {
  const options = soakTables(labGameOf('diamant'))
  expect(await soak({ game: 'diamant', options, games: 900, seed: 'sample', closeEvery: 29 }, 1)).toBeGreaterThan(
    18_000,
  )
})

test('a sample of Sub Terra: every party size, difficulty and edition runs clean with checks on', async () => {
  const options = soakTables(labGameOf('sub-terra'))
  expect(await soak({ game: 'sub-terra', options, games: 216, seed: 'sample', closeEvery: 37 }, 1)).toBeGreaterThan(
    10_000,
  )
})

test('a broken game is named, with its options', async () => {
  const unfinished = { game: 'diamant', options: [{ players: 0 }], games: 1, seed: 's', closeEvery: 1 }
  await expect(soak(unfinished, 1)).rejects.toThrow('game 0 of seed s, {"players":0}')
})

const OPTIONS = {
  players: 2,
  treasures: [5],
  traps: { spiders: 6, snakes: 0, lava: 0, boulder: 0, ram: 0 },
  relics: 0,
  hideChosen: false,
}
const STARTED: DiamantEvent = { type: 'expeditionStarted', round: 1, deck: 7 }
const TREASURE: DiamantEvent = { type: 'revealed', index: 0, card: { kind: 'treasure', value: 5 }, cardsLeft: 6 }
const LEFT: DiamantEvent = { type: 'left', seat: 0, share: 1, hand: 2, chest: 3 }
const ended = (rubiesReturned: number): DiamantEvent => ({
  type: 'expeditionEnded',
  round: 1,
  cause: 'allLeft',
  rubiesReturned,
  relicsRemoved: 0,
})

test.each<[string, readonly DiamantEvent[], string | undefined]>([
  ['what adds up', [STARTED, TREASURE, LEFT, ended(2)], undefined],
  ['a ruby from nowhere', [STARTED, TREASURE, LEFT, ended(3)], 'D-42'],
  ['a card too many in the deck', [{ ...STARTED, deck: 8 } as DiamantEvent], 'D-45'],
  ['a relic nobody found', [STARTED, TREASURE, { ...ended(5), relicsRemoved: 1 } as DiamantEvent], 'D-43'],
  ['an end before the end', [STARTED, { type: 'gameEnded', scores: [0, 0], winners: [0, 1] }], 'D-50'],
])('the ledger and %s', (_, events, rule) => {
  const { sink } = diamantLabGame.ledger(OPTIONS)
  const keep = () => {
    for (const event of events) sink(event)
  }
  if (rule) expect(keep).toThrow(rule)
  else expect(keep).not.toThrow()
})
