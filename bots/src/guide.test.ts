import { readFileSync } from 'node:fs'
import { diamant } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { waryBot } from '../test/wary-bot.ts'
import { BOTS, botFor, measure } from './index.ts'

const GUIDE = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8')

test('the bot that docs/bots.md writes is this one, and it plays', () => {
  expect(GUIDE).toContain(readFileSync(new URL('../test/wary-bot.ts', import.meta.url), 'utf8'))
  const options = diamant.parseOptions({ players: 4 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const pool = ['random', 'random', 'random'].map(id => botFor(id, diamant))
  const { share, margin } = measure(diamant, options.value, waryBot, pool, { games: 400, seed: 'guide' })
  expect(share - margin).toBeGreaterThan(0.25)
})

test('the guide names every bot there is', () => {
  expect(BOTS.filter(({ id, character }) => !GUIDE.includes(`${character} (\`${id}\`)`)).map(({ id }) => id)).toEqual(
    [],
  )
})
