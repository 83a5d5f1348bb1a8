import { expect, test } from 'vitest'
import { Misdirected } from './misdirected.ts'

test('a call for another name is told in the log once in ten minutes, with no more of it than helps', () => {
  let now = 0
  const said: unknown[] = []
  const misdirected = new Misdirected({ warn: (about: unknown) => void said.push(about) } as never, () => now)
  for (let i = 0; i < 100; i++) misdirected.note(`www.grotto.example${'x'.repeat(1_000)}`)
  expect(said).toEqual([{ host: `www.grotto.example${'x'.repeat(42)}` }])
  now = 600_000
  misdirected.note(undefined)
  expect(said).toHaveLength(2)
})
