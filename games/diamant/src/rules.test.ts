import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const rules = readFileSync(new URL('../../../docs/rules/diamant.md', import.meta.url), 'utf8')
const ids = [...rules.matchAll(/^- (D-\d+) /gm)].map(match => match[1])
const here = new URL('.', import.meta.url)
const tests = readdirSync(here).filter(file => file.endsWith('.test.ts') && file !== 'rules.test.ts')
const named = new Set(
  tests.flatMap(file =>
    [...readFileSync(new URL(file, here), 'utf8').matchAll(/\btest\('(D-\d+) /g)].map(match => match[1]),
  ),
)

describe('docs/rules/diamant.md', () => {
  test('numbers all rules of the game', () => {
    expect(ids).toHaveLength(34)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test.each(ids)('%s has a test that names it', id => {
    expect(named).toContain(id)
  })

  test('no test names a rule that is not there', () => {
    expect([...named].filter(id => !ids.includes(id))).toEqual([])
  })
})
