import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HEADS, type Head, LENGTHS, type Limit, RATES, rateInWords } from './limits.ts'

const doc = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8')

const rows = [
  ...Object.values<Limit>(RATES).map(({ what, person, address }) => [
    what,
    person ? rateInWords(person) : '–',
    rateInWords(address),
  ]),
  ...Object.values<Head>(HEADS).map(({ what, person, address }) => [
    what,
    person ? `${person} at a time` : '–',
    `${address} at a time`,
  ]),
].map(cells => `| ${cells.join(' | ')} |`)

test.each(rows)('docs/server.md says: %s', row => {
  expect(doc).toContain(row)
})

const lengths = {
  entries: 'From NUMBER entries on people',
  entriesInAll: 'from NUMBER on',
  commands: 'NUMBER commands of one person',
  changes: 'changes NUMBER decisions of hers',
  undos: 'taken back NUMBER times',
  takenBack: 'NUMBER entries at the most come to nothing',
  words: 'NUMBER words',
  wordsOfOnlookers: 'NUMBER of those who look on',
  wordsOfPerson: 'NUMBER of one person',
  annotationsOfPerson: 'NUMBER of them one person’s',
  reviewsWithdrawn: 'withdrawn at most NUMBER times',
}

test.each(Object.entries(LENGTHS))('docs/server.md says how long a table becomes: %s %i', (name, most) => {
  const sentence = lengths[name as keyof typeof LENGTHS].replace('NUMBER', most.toLocaleString('en'))
  expect(doc.replaceAll(/\s+/g, ' ')).toContain(sentence)
})
