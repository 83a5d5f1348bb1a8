import { type HazardKind, type SubTerraEvent, subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { atRest, hear, skip, type Table } from '../../../playback/queue.ts'
import { randomPlay } from '../../../playback/random-play.ts'
import { beatsOf, type Happening, type Log } from './beats.ts'
import { isGreat, isSmall } from './weight.ts'

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

const told = (reduced: boolean, ...events: SubTerraEvent[]) =>
  beatsOf(reduced)(events.map((event, number) => ({ number, event })))
const toldFor = (event: SubTerraEvent, reduced: boolean, ...after: SubTerraEvent[]): number =>
  told(reduced, event, ...after)
    .filter(({ action }) => action.number === 0)
    .reduce((sum, { ms }) => sum + ms, 0)

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

test('a die rolls before its result is told', () => {
  const [rolling, result] = told(false, { ...CHECK, reason: 'hide' })
  expect(rolling).toMatchObject({ tells: [], action: { rolling: true } })
  expect(rolling!.ms).toBeGreaterThan(500)
  expect(result).toMatchObject({ tells: [{ number: 0 }] })
  expect(result!.action.rolling).toBeUndefined()
})

const FLOOD: SubTerraEvent = { type: 'hazardRevealed', card: { kind: 'flood', twice: false }, left: 3 }
const WATER: SubTerraEvent = { type: 'flooded', at: [[1, 1]] }
const HURT = { type: 'hurt', caver: 'medic', points: 1, health: 2, fell: false } as const
const EXIT = { type: 'tilePlaced', tile: 1, at: [1, 1], open: 'N', caver: 'medic' } as const

test('a flood that hurts nobody is a small moment, one that hurts is not', () => {
  expect(isSmall(FLOOD, [WATER])).toBe(true)
  expect(isSmall(FLOOD, [WATER, { ...HURT, harm: 'flood' }])).toBe(false)
  expect(isSmall(CARD, [CHECK])).toBe(false)
  expect(toldFor(FLOOD, false, WATER)).toBeLessThan(toldFor(FLOOD, false, WATER, { ...HURT, harm: 'flood' }))
})

test('a horror that fells somebody, the exit and somebody lost are great moments, where a skip stops', () => {
  const great: SubTerraEvent[] = [
    { ...HURT, harm: 'horrorMovedIn', points: 3, health: 0, fell: true },
    { ...EXIT, kind: 'exit' },
    { type: 'devoured', caver: 'medic' },
  ]
  for (const event of great) {
    expect(isGreat(event)).toBe(true)
    expect(told(false, event)[0]).toMatchObject({ stop: true })
    expect(toldFor(event, true)).toBe(toldFor(event, false))
  }
  expect(isGreat({ ...HURT, harm: 'tremor', health: 0, fell: true })).toBe(false)
  expect(isGreat({ ...EXIT, kind: 'plain' })).toBe(false)
})
