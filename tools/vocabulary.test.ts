import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const rows = readFileSync(join(root, 'docs/vocabulary.md'), 'utf8').matchAll(/^\| (.+?) \| .+ \|$/gm)
const WORDS = [...rows].flatMap(([, words]) => [...words!.matchAll(/`([A-Z]\w+)`/g)].map(([, word]) => word!))

/** What two packages mean by the same word: the table says so of entries; an HTTP error has a sender and a receiver. */
const OF_TWO: readonly string[] = ['Entry', 'Problem']

const SOURCES = globSync('{kernel,games/*,words,bots,trials,protocol,storage,server,web,lab}/src/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter(path => !/\.test\.tsx?$/.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))

test('the table is read', () => expect(WORDS.length).toBeGreaterThan(25))

test.each(WORDS)('%s is exported with one meaning', word => {
  const declared = new RegExp(`^export (?:interface|type|(?:abstract )?class) ${word}\\b`, 'm')
  const files = SOURCES.filter(text => declared.test(text))
  expect(files.length).toBeLessThanOrEqual(OF_TWO.includes(word) ? 2 : 1)
})
