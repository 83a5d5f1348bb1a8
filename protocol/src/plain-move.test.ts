import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Command } from './commands.ts'
import { isPlainMove } from './plain-move.ts'

const id = fc.oneof(fc.constantFrom('a1', 'a_-9', '', 'no spaces', 'x'.repeat(41)), fc.string({ maxLength: 4 }))
const table = fc.oneof(fc.constantFrom('Tabletable12', 'T'.repeat(32), 'short', 'T'.repeat(33)), fc.integer())
const version = fc.oneof(fc.constantFrom(0, 3, -1, 1.5, 2 ** 60, null), fc.string({ maxLength: 2 }))
const action = fc.oneof(
  fc.record(
    { type: fc.oneof(fc.constantFrom('goOn', 'move'), fc.integer()), to: fc.jsonValue() },
    { requiredKeys: [] },
  ),
  fc.constantFrom(null, [], ['type'], 'goOn', {}),
  fc.constant(JSON.parse('{"type":"goOn","__proto__":{"a":1}}')),
  fc.constantFrom({ type: 'goOn', constructor: 1 }, { type: 'goOn', prototype: 2 }),
)
const type = fc.constantFrom('act', 'act', 'act', 'undo', 7)
const command = fc.record({ id, type, table, action, version, extra: fc.boolean() }, { requiredKeys: [] })
/** As a page sends it, but for one part perhaps. */
const nearly = fc.record(
  {
    id: fc.constant('a1'),
    type: fc.constant('act'),
    table: fc.constant('Tabletable12'),
    action: fc.oneof({ weight: 4, arbitrary: fc.record({ type: fc.constant('go'), to: fc.jsonValue() }) }, action),
    version: fc.oneof({ weight: 4, arbitrary: fc.nat() }, version),
  },
  { requiredKeys: ['id', 'type', 'table', 'action'] },
)

test('what passes as a plain move the schema takes as well, and reads the same', () => {
  let plain = 0
  fc.assert(
    fc.property(fc.oneof(command, nearly), json => {
      const text = JSON.stringify(json)
      const sent = JSON.parse(text) as unknown
      if (!isPlainMove(sent)) return
      plain += 1
      const read = v.safeParse(Command, sent)
      expect(read.success && JSON.stringify(read.output)).toBe(JSON.stringify(sent))
    }),
    { numRuns: 1000 },
  )
  expect(plain).toBeGreaterThan(100)
})

test('a move is a plain one, with its version and without', () => {
  const move = { id: 'a1', type: 'act', table: 'Tabletable12', action: { type: 'move', side: 'N' } }
  expect([isPlainMove(move), isPlainMove({ ...move, version: 3 })]).toEqual([true, true])
  expect([isPlainMove({ ...move, type: 'undo' }), isPlainMove({ ...move, extra: 1 })]).toEqual([false, false])
})
