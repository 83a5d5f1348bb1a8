import { readdirSync, readFileSync } from 'node:fs'
import { titlesCiting } from '@grotto/kernel/test-kit'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Ids as the rules define them: `- D-1 …`. */
const ids = [...read('../../../docs/rules/diamant.md').matchAll(/^- (D-\d+)\b/gm)].map(match => match[1]!)

const titles = readdirSync(new URL('.', import.meta.url))
  .filter(name => name.endsWith('.test.ts'))
  .flatMap(name => titlesCiting(read(name)))

test('the rules are all there, each once', () => {
  expect(ids).toHaveLength(new Set(ids).size)
  expect(ids.length).toBeGreaterThan(30)
})

test.each(ids)('%s is named by a test', id => {
  expect(titles.some(title => new RegExp(`\\b${id}\\b`).test(title))).toBe(true)
})
