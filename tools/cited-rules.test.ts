import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LIST } from '@grotto/catalog/list'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `- **S-1 Party.** …` or `- D-1 …`. */
const rulesIn = (book: string) => [...book.matchAll(/^- (?:\*\*)?([A-Z]-\d+)\b/gm)].map(([, id]) => id!)

const BOOKS = LIST.filter(({ id }) => existsSync(join(root, `docs/rules/${id}.md`))).map(({ id }) => id)

test.each(BOOKS)('every rule that the sources of %s cite is in its rulebook', game => {
  const rules = new Set(rulesIn(read(`docs/rules/${game}.md`)))
  expect(rules.size).toBeGreaterThan(30)
  const letters = [...new Set([...rules].map(id => id[0]!))].join('')
  const citing = new RegExp(`(?<![\\w/-])[${letters}]-\\d+(?![\\w-])`, 'g')
  const sources = globSync(`{games,bots/src,trials/src,lab/src/games}/${game}/**/*.ts`, { cwd: root })
  const cited = sources.flatMap(path => (read(path).match(citing) ?? []).map(id => `${path}: ${id}`))
  expect(cited.length).toBeGreaterThan(200)
  expect(cited.filter(line => !rules.has(line.split(': ')[1]!))).toEqual([])
})
