import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../games.ts'
import { rulesIn } from '../rules/find.ts'
import { parseMarkdown } from '../rules/markdown.ts'
import { STEPS } from './steps.ts'

test.each(GAMES)('every rule the lesson of %s speaks of is in the rulebook', game => {
  const book = readFileSync(new URL(`../../../docs/rules/${game}.md`, import.meta.url), 'utf8')
  const known = rulesIn(parseMarkdown(book))
  const named = STEPS[game].flatMap(({ rules }) => rules as readonly string[])
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(rule => !known.includes(rule))).toEqual([])
})
