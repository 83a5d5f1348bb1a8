import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Ids as the rules define them: `- **S-1 Party.** …`. */
const ids = [...read('../../../../docs/rules/sub-terra.md').matchAll(/^- \*\*([A-Z]-\d+)\b/gm)].map(match => match[1]!)

const sources = ['.', '..'].flatMap(folder =>
  readdirSync(new URL(folder, import.meta.url))
    .filter(name => name.endsWith('.test.ts'))
    .map(name => read(`${folder}/${name}`)),
)
/** What tests are called; a group's title proves nothing about what is in it. */
const titles = sources.flatMap(source =>
  [...source.matchAll(/(?<!describe)\((['"`])((?:[A-Z]-\d+).*?)\1/g)].map(match => match[2]!),
)

test('the rules are all there, each once', () => {
  expect(ids).toHaveLength(new Set(ids).size)
  expect(ids.length).toBeGreaterThan(75)
})

test.each(ids)('%s is named by a test', id => {
  expect(titles.some(title => new RegExp(`\\b${id}\\b`).test(title))).toBe(true)
})
