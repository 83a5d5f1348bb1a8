import { readdirSync, readFileSync } from 'node:fs'
import type { DiamantEvent } from '@grotto/diamant'
import { describe, expect, test } from 'vitest'
import { explainDiamant, LANGUAGES, loadWords, narrateDiamant } from './index.ts'

const NAMES = ['Mara', 'Tomás', 'Vega', 'Lucie']
const tell = async (event: DiamantEvent, language: (typeof LANGUAGES)[number] = 'en') =>
  narrateDiamant(event, NAMES, await loadWords(language, ['diamant']))

const EVENTS: readonly [DiamantEvent, string][] = [
  [{ type: 'expeditionStarted', round: 3, deck: 31 }, 'Expedition 3: everybody goes in. 31 cards are in the deck.'],
  [{ type: 'revealed', index: 0, card: { kind: 'trap', trap: 'lava' }, cardsLeft: 30 }, 'A trap: lava pits.'],
  [
    { type: 'treasureShared', index: 7, each: 5, seats: [0, 1, 2], stays: 2 },
    'Treasure 17: 5 each, 2 stay on the card.',
  ],
  [{ type: 'treasureShared', index: 7, each: 4, seats: [2], stays: 0 }, 'Treasure 4: 4 for Vega.'],
  [
    { type: 'treasureShared', index: 1, each: 0, seats: [0, 1, 2], stays: 1 },
    'Treasure 1: too few to share, 1 stays on the card.',
  ],
  [{ type: 'trapSeen', index: 2, trap: 'snakes' }, 'Snakes, for the first time: only a warning.'],
  [{ type: 'relicFound', index: 2 }, 'A relic! It lies there until somebody leaves alone.'],
  [
    { type: 'trapSprung', index: 9, trap: 'snakes', seats: [0, 2], lost: [13, 13] },
    'Snakes again! Mara and Vega lose 13 rubies each.',
  ],
  [{ type: 'trapSprung', index: 9, trap: 'ram', seats: [0], lost: [1] }, 'Battering rams again! Mara loses 1 ruby.'],
  [{ type: 'chose', seat: 3 }, 'Lucie has chosen.'],
  [
    {
      type: 'choicesRevealed',
      choices: [
        { seat: 0, choice: 'goOn' },
        { seat: 1, choice: 'leave' },
        { seat: 2, choice: 'goOn' },
      ],
    },
    'Tomás leaves, Mara and Vega go on.',
  ],
  [{ type: 'choicesRevealed', choices: [{ seat: 0, choice: 'goOn' }] }, 'Mara goes on alone.'],
  [{ type: 'choicesRevealed', choices: [{ seat: 0, choice: 'leave' }] }, 'Mara leaves.'],
  [
    { type: 'left', seat: 1, share: 5, hand: 13, chest: 32 },
    'Tomás brings 18 rubies to camp: 13 from the hand, 5 from the path.',
  ],
  [{ type: 'pathShared', leavers: 2, stays: 1, onCards: [0, 1] }, '1 ruby stays on the path.'],
  [{ type: 'relicTaken', seat: 1, count: 4, worth: 10 }, 'Tomás carries out a relic, number 4 of the game: worth 10.'],
  [{ type: 'relicsStayed', relics: 1, leavers: 2 }, '2 left together, so the relic stays in the cave.'],
  [
    { type: 'expeditionEnded', round: 2, cause: 'trap', rubiesReturned: 6, relicsRemoved: 1, trapRemoved: 'boulder' },
    'Expedition 2 is over. 6 rubies go back to the supply. 1 relic is lost for good. One card with rolling boulders leaves the game.',
  ],
  [
    { type: 'expeditionEnded', round: 1, cause: 'allLeft', rubiesReturned: 0, relicsRemoved: 0 },
    'Expedition 1 is over: everybody has left.',
  ],
  [{ type: 'gameEnded', scores: [48, 12, 48, 3], winners: [0, 2] }, 'Mara and Vega share the victory with 48 points.'],
]

describe('every event is a sentence', () => {
  test.each(EVENTS)('%o', async (event, sentence) => {
    expect(await tell(event)).toBe(sentence)
  })

  test.each(LANGUAGES)('in %s nothing is left unfilled', async language => {
    for (const [event] of EVENTS) {
      const told = await tell(event, language)
      expect(told).not.toMatch(/[{}#]|diamant\.|undefined/)
      expect(told.charAt(told.startsWith('¡') ? 1 : 0)).toMatch(/[\p{Lu}\d]/u)
    }
  })
})

test('Spanish uses the words of its rulebook', async () => {
  expect(await tell({ type: 'trapSprung', index: 9, trap: 'spiders', seats: [0, 2], lost: [7, 7] }, 'es')).toBe(
    '¡Arañas gigantes otra vez! Mara y Vega pierden 7 rubíes por cabeza.',
  )
})

describe('every refusal of the engine has its sentence', () => {
  const folder = new URL('../../games/diamant/src/', import.meta.url)
  const sources = readdirSync(folder).filter(file => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const given = sources.map(file => readFileSync(new URL(file, folder), 'utf8')).join('\n')
  const reasons = [...given.matchAll(/refuse\('D-\d+', '(\w+)'|reason: '(\w+)'/g)].map(found => found[1] ?? found[2]!)

  const ARGS = { field: 'path', least: 1, most: 2, text: '?', players: 3, seat: 0, closed: 1 }

  test('the reasons are found in its sources', () => expect(new Set(reasons).size).toBeGreaterThan(20))

  test.each(LANGUAGES)('in %s', async language => {
    const words = await loadWords(language, ['diamant'])
    const missing = reasons.filter(reason => explainDiamant({ rule: 'D-1', reason, args: ARGS }, words) === reason)
    expect(missing).toEqual([])
  })
})
