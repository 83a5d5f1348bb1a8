import { readdirSync, readFileSync } from 'node:fs'
import { titlesCiting } from '@grotto/kernel/test-kit'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Ids as the rules define them: `- **S-1 Party.** …`. */
const ids = [...read('../../../../docs/rules/sub-terra.md').matchAll(/^- \*\*([A-Z]-\d+)\b/gm)].map(match => match[1]!)

/** Every test of the rules; how a position is written down proves nothing about them. */
const sources = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.test.ts') && !path.startsWith('notation'))
  .map(path => read(`../${path}`))
const titles = sources.flatMap(titlesCiting)

test('the rules are all there, each once', () => {
  expect(ids).toHaveLength(new Set(ids).size)
  expect(ids.length).toBeGreaterThan(75)
})

test.each(ids)('%s is named by a test', id => {
  expect(titles.some(title => new RegExp(`\\b${id}\\b`).test(title))).toBe(true)
})
