import { readFileSync } from 'node:fs'
import { diamant } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { waryBot } from '../test-kit/wary-bot.ts'
import { BOTS, botFor, measure } from './index.ts'

const read = (name: string) => readFileSync(new URL(`../../docs/bots/${name}.md`, import.meta.url), 'utf8')

test('the bot that docs/bots/writing.md writes is this one, and it plays', () => {
  expect(read('writing')).toContain(readFileSync(new URL('../test-kit/wary-bot.ts', import.meta.url), 'utf8'))
  const options = diamant.parseOptions({ players: 4 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const pool = ['random', 'random', 'random'].map(id => botFor(id, diamant))
  const { share, margin } = measure(diamant, options.value, waryBot, pool, { games: 400, seed: 'guide' })
  expect(share - margin).toBeGreaterThan(0.25)
})

test('docs/bots/strength.md names every bot there is', () => {
  const guide = read('strength')
  expect(BOTS.filter(({ id, character }) => !guide.includes(`${character} (\`${id}\`)`)).map(({ id }) => id)).toEqual(
    [],
  )
})
