import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TILES } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { exchanges } from './document.ts'
import { Referee } from './referee.ts'

const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/referee.md'), 'utf8')

test('every example in docs/referee.md is answered as it is shown', () => {
  const referee = new Referee()
  const all = exchanges(DOCUMENT)
  expect(all.length).toBeGreaterThan(15)
  for (const { sent, shown } of all)
    expect(JSON.parse(JSON.stringify(referee.answer(sent))), sent).toEqual(JSON.parse(shown))
})

test('the table of tiles is that of the box', () => {
  const rows = [...DOCUMENT.matchAll(/^\| (\d+)(?:–(\d+))? \| `(\w+)` \| `(\w+)` \|(?: (\d), (\d) \|)?/gm)]
  const listed = rows.flatMap(([, first, last = first, kind, open, a, b]) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, () => ({
      kind,
      open,
      ...(a ? { numbers: [Number(a), Number(b)] } : {}),
    })),
  )
  expect(listed).toEqual(TILES)
})
