import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TILES } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { GOLDEN_GAMES } from '../golden/games.ts'
import { recordFile } from '../golden/golden.ts'
import { verify } from '../record-file.ts'
import { exchanges } from './document.ts'
import { Referee } from './referee.ts'

const TITLES: Readonly<Record<string, string>> = { diamant: 'A game of Diamant', 'sub-terra': 'A game of Sub Terra' }
const DOCUMENT = readFileSync(join(import.meta.dirname, '../../../docs/referee.md'), 'utf8')

test('every example in docs/referee.md is answered as it is shown', () => {
  const referee = new Referee()
  const all = exchanges(DOCUMENT)
  expect(all.length).toBeGreaterThan(15)
  for (const { sent, shown } of all)
    expect(JSON.parse(JSON.stringify(referee.answer(sent))), sent).toEqual(JSON.parse(shown))
})

test.each(GOLDEN_GAMES)('every event and field of $game $name is described', golden => {
  const { play } = verify(JSON.parse(readFileSync(recordFile(golden), 'utf8')))
  const section = DOCUMENT.split(/^## /m).find(part => part.startsWith(TITLES[golden.game]!))!
  const described = new Set([...section.matchAll(/`(\w+)`/g)].map(([, word]) => word))
  const names = play.steps.flatMap(step => step.events.flatMap(event => [event.type, ...Object.keys(event)]))
  const positions = Object.keys(play.game.encode(play.state) as object)
  expect([...new Set([...names, ...positions])].filter(name => name !== 'type' && !described.has(name))).toEqual([])
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
