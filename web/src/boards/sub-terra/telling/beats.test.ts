import { type HazardKind, type SubTerraEvent, subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { atRest, hear, skip, type Table } from '../../../playback/queue.ts'
import { randomPlay } from '../../../playback/random-play.ts'
import { beatsOf, type Happening, type Log } from './beats.ts'

const OPTIONS = { players: 1, cavers: ['diver', 'scout', 'engineer', 'medic', 'leader', 'geologist'] }
const cut = beatsOf(false)

const isCard = (event: SubTerraEvent, kind: HazardKind): boolean =>
  event.type === 'hazardRevealed' && event.card.kind === kind

/** What stays on the screen when everything that comes with a kind of card is skipped. */
function skipped(kind: HazardKind): string[] {
  for (let seed = 1; seed < 20; seed++) {
    let before: Table<object, SubTerraEvent> | undefined
    for (const { seen } of randomPlay(subTerra, OPTIONS, seed)) {
      const told = before?.log.length ?? 0
      if (before && (seen.log as Log).slice(told).some(({ event }) => isCard(event, kind))) return stops(before, seen)
      before = seen
    }
  }
  throw new Error(`no ${kind} in these games`)
}

function stops(before: Table<object, SubTerraEvent>, table: Table<object, SubTerraEvent>): string[] {
  const types: string[] = []
  let playing = hear(atRest<object, SubTerraEvent, Happening>(before), table, cut)
  if (playing.beat?.stop) types.push(playing.beat.action.event.type)
  for (playing = skip(playing, table); playing.beat; playing = skip(playing, table))
    types.push(playing.beat.action.event.type)
  expect(playing.view).toBe(table.view)
  return types
}

test('skipping stops at the next card, at what it does to the cave, then at the end', () => {
  expect(skipped('tremor')).toEqual(['hazardRevealed'])
  expect(skipped('flood')).toEqual(['hazardRevealed', 'flooded'])
  expect(skipped('gas')).toEqual(['hazardRevealed', 'gasSpread'])
})

const toldFor = (event: SubTerraEvent, reduced: boolean, ...after: SubTerraEvent[]): number =>
  beatsOf(reduced)([event, ...after].map((each, number) => ({ number, event: each })))[0]!.ms

const MOVED: SubTerraEvent = { type: 'horrorMoved', horror: 0, from: [0, 0], to: [1, 0], victim: 'medic', distance: 2 }
const CARD: SubTerraEvent = { type: 'hazardRevealed', card: { kind: 'tremor', twice: false }, left: 3 }
const CHECK: SubTerraEvent = {
  type: 'checked',
  caver: 'medic',
  reason: 'tremor',
  die: 4,
  bonus: 0,
  needed: 4,
  success: true,
}

test('less motion is shorter, results stay readable', () => {
  expect(toldFor(MOVED, true)).toBeLessThan(toldFor(MOVED, false))
  expect(toldFor(CARD, true)).toBe(toldFor(CARD, false))
})

test('the dice of all are on the card: it stays longer for each, and they pass at once after it', () => {
  expect(toldFor(CARD, false, CHECK, CHECK) - toldFor(CARD, false)).toBe(1000)
  expect(toldFor(CHECK, false)).toBe(0)
  expect(toldFor({ ...CHECK, reason: 'rough' }, false)).toBeGreaterThan(1000)
})
