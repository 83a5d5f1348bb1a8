import { describe, expect, test } from 'vitest'
import { playRandomly } from '../test-kit/index.ts'
import { toy } from '../test-kit/toy.ts'
import { commitments, makeRecord, parseRecord, RecordError, secretsFromWord, streams, verifyRecord } from './index.ts'

const SECRETS = secretsFromWord(['toy'], 'parse')
const { play } = playRandomly(toy, { players: 2 }, 'parse', undefined, streams(SECRETS, [null, null]))
play.undo(0, 0, 1, true)
const SITTERS = [{ name: 'Ada' }, { name: 'Bo', bot: { name: 'random', version: 1 } }]
const fairness = {
  kind: 'local',
  commitments: commitments(SECRETS),
  entropies: [null, null],
  secrets: SECRETS,
} as const
const RECORD = { ...makeRecord(play, SITTERS, fairness), outcome: { result: 'won', places: [1, 2], scores: [3, 1] } }
const asRead = () => JSON.parse(JSON.stringify(RECORD))

test('a record comes back as it was', () => {
  expect(parseRecord(asRead())).toEqual(RECORD)
})

test('nothing but what belongs to a record comes back, at any place', () => {
  const record = asRead()
  for (const each of [
    record,
    record.fairness,
    record.sitters[0],
    record.sitters[1].bot,
    record.outcome,
    ...record.entries,
  ])
    Object.assign(each, { more: [[[1]]], toJSON: 'x' }, JSON.parse('{"__proto__":{"polluted":true}}'))
  expect(parseRecord(record)).toEqual(RECORD)
  expect(JSON.stringify(parseRecord(record))).toBe(JSON.stringify(RECORD))
})

test('what came from a file says so, and stays so however often it is read and written', () => {
  for (const imported of ['whole', 'start'] as const) {
    const written = JSON.parse(JSON.stringify(makeRecord(play, SITTERS, fairness, imported)))
    expect(parseRecord(written)).toMatchObject({ imported })
  }
})

test.each([false, true, null, 0, '', 'no', 'Whole', ['whole'], { toString: 0 }])(
  'that it was not imported is nothing a file can say: %j',
  imported => {
    expect(parseRecord({ ...asRead(), imported })).toEqual(RECORD)
  },
)

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`)
const HOSTILE: readonly [string, (record: ReturnType<typeof asRead>) => void][] = [
  ['an unknown field nested 9,000 deep', record => Object.assign(record, { more: nested(9_000) })],
  ['an action nested 9,000 deep', record => Object.assign(record.entries[1], { action: { type: nested(9_000) } })],
  ['an outcome nested 9,000 deep', record => Object.assign(record, { outcome: nested(9_000) })],
  ['a type whose text cannot be made', record => Object.assign(record.entries[1], { type: { toString: 0 } })],
  ['a type every object has', record => Object.assign(record.entries[1], { type: 'constructor' })],
  ['a time without end', record => Object.assign(record.entries[1], { at: JSON.parse('1e999') })],
  ['a time after every calendar', record => Object.assign(record.entries[1], { at: 1e308 })],
  ['a time in the year 10000', record => Object.assign(record.entries[1], { at: 253_402_300_800_000 })],
  ['a time before 1970', record => Object.assign(record.entries[0], { at: -1 })],
  ['a part of a millisecond', record => Object.assign(record.entries[1], { at: 0.5 })],
  ['no action', record => Object.assign(record.entries[1], { action: null })],
  ['a list for an action', record => Object.assign(record.entries[1], { action: [] })],
  ['a bot without a name', record => Object.assign(record.entries[1], { bot: {} })],
  ['places that are none', record => Object.assign(record.outcome, { places: ['1'] })],
  ['no sitters', record => Object.assign(record, { sitters: [] })],
  ['no fairness', record => Object.assign(record, { fairness: null })],
]

describe('a hostile record is refused and not believed', () => {
  test.each(HOSTILE)('%s', (_, change) => {
    const record = asRead()
    change(record)
    expect(() => parseRecord(record)).toThrow(RecordError)
    expect(() => verifyRecord(toy, record)).toThrow(RecordError)
  })

  test.each([null, 7, 'record', [], undefined, [[]], {}])('%j', input => {
    expect(() => parseRecord(input)).toThrow(RecordError)
  })
})

describe('annotations', () => {
  const note = { move: 0, at: 1, by: 'Bo', text: 'Why?' }
  const annotated = (annotations: unknown) => parseRecord({ ...RECORD, annotations }).annotations

  test('are read as they are written, and nothing else with them', () => {
    const marks = [{ at: { x: 1, y: 2 } }, { at: { x: 1, y: 2 }, to: { card: 'a' } }]
    expect(
      annotated([
        { ...note, more: 1 },
        { move: 0, at: 1, by: '', marks },
      ]),
    ).toEqual([note, { move: 0, at: 1, by: '', marks }])
    expect(parseRecord(RECORD)).not.toHaveProperty('annotations')
  })

  test.each([
    ['no list', note],
    ['a move that is none', [{ ...note, move: 99_999 }]],
    ['no time', [{ ...note, at: -1 }]],
    ['nobody', [{ ...note, by: undefined }]],
    ['nothing said', [{ move: 0, at: 1, by: 'Bo' }]],
    ['too long', [{ ...note, text: 'x'.repeat(401) }]],
    ['no marks', [{ ...note, marks: [] }]],
    ['a mark nowhere', [{ ...note, marks: [{ at: {} }] }]],
    ['a mark that is deep', [{ ...note, marks: [{ at: { x: { y: 1 } } }] }]],
    ['too much drawn', [{ ...note, marks: Array.from({ length: 17 }, () => ({ at: { x: 1 } })) }]],
    ['too many', Array.from({ length: 201 }, () => note)],
  ])('%s is refused', (_, annotations) => {
    expect(() => annotated(annotations)).toThrow(RecordError)
  })
})
