import { describe, expect, test } from 'vitest'
import { decodePosition } from '../decode.ts'
import { encodePosition } from '../encode.ts'
import { makePosition, parsePosition } from './notation.ts'

function read(text: string) {
  const parsed = parsePosition(text)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal))
  return parsed.value
}

/** Text → JSON → state → JSON → text → JSON gives the same JSON all along. */
function roundTrip(text: string) {
  const json = read(text)
  const decoded = decodePosition(json)
  expect(decoded).toMatchObject({ ok: true })
  if (!decoded.ok) return json
  expect(encodePosition(decoded.value)).toEqual(json)
  expect(read(makePosition(json))).toEqual(json)
  return json
}

describe('a cave drawn in text', () => {
  test('the smallest picture stands for a whole position', () => {
    const json = roundTrip(`
        a b c
      1 S-W-.

      medic a1 hp3 ap2
    `)
    expect(json.tiles).toEqual([
      { id: 0, kind: 'start', at: [0, 0], open: 'NESW' },
      { id: 18, kind: 'water', at: [1, 0], open: 'EW', flooded: true },
      { id: 2, kind: 'plain', at: [2, 0], open: 'W' },
    ])
    expect(json.turn).toEqual({ caver: 'medic', points: 2, exerted: false, commandUsed: false })
    expect(json.cavers.map(caver => [caver.name, caver.devoured === true])).toEqual([
      ['medic', false],
      ['leader', true],
      ['bodyguard', true],
      ['climber', true],
    ])
  })
})
