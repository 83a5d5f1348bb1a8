import { BotId, ChatText, Claim, Command, Entropy, Plan, PushSubscription, TableId, Version } from '@grotto/protocol'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { largest } from './largest.ts'
import { LONGEST_LINE, LONGEST_MARKS } from './review-commands.ts'

const most = (schema: v.GenericSchema, room = 0): unknown => largest(schema, new Map(), room)

describe('the largest that fits a schema', () => {
  test.each<[string, v.GenericSchema, number]>([
    ['TableId', TableId, 32],
    ['BotId', BotId, 48],
    ['Entropy', Entropy, 64],
  ])('%s is as long as its pattern allows', (_, schema, length) => {
    expect(most(schema)).toHaveLength(length)
    expect(v.is(schema, most(schema))).toBe(true)
  })

  test('of what people write takes most bytes, and most that is taken out', () => {
    const text = most(ChatText) as string
    expect(text).toHaveLength(1_200)
    expect(v.parse(ChatText, text)).toHaveLength(300)
    expect(Buffer.byteLength(v.parse(ChatText, text))).toBe(900)
  })

  test('of several fields has all of them', () => {
    expect(v.is(Claim, most(Claim))).toBe(true)
    const { endpoint, keys } = v.parse(PushSubscription, most(PushSubscription))
    expect([endpoint.length, keys.p256dh.length, keys.auth.length]).toEqual([1_000, 88, 24])
  })

  test('takes the room there is where the schema sets no limit', () => {
    const tables = most(v.record(TableId, Version), 10_000) as object
    expect(Object.keys(tables).length).toBeGreaterThan(150)
    expect(JSON.stringify(most(v.unknown(), 10_000)).length).toBeGreaterThan(8_000)
    expect(JSON.stringify(most(v.unknown(), 10_000)).length).toBeLessThan(10_000)
  })

  test('is known for every command', () => {
    const known = new Map<unknown, unknown>([[Plan, { type: 'go' }], LONGEST_LINE, LONGEST_MARKS])
    for (const option of Command.options) expect(v.is(option, largest(option, known, 1_000))).toBe(true)
  })
})
