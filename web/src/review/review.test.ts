import { gameById } from '@grotto/catalog'
import { type Game, type GameRecord, makeRecord } from '@grotto/kernel'
import { playRandomly } from '@grotto/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { momentsOf } from '../replay/moments.ts'
import { triedOn, tryOn } from './line.ts'
import { annotationsOf, drawn, EMPTY, marksAt, recorded } from './notes.ts'

const recordOf = (id: string, options: object): [Game, GameRecord] => {
  const game = gameById(id) as Game
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error('bad options')
  const { play } = playRandomly(game, parsed.value as never, 'review')
  const sitters = Array.from({ length: game.seatCount(parsed.value) }, (_, i) => ({ name: `P${i}` }))
  return [game, makeRecord(play as never, sitters, { kind: 'scripted' })]
}

describe.each([
  ['diamant', { players: 3 }],
  ['sub-terra', { players: 2 }],
])('what if, in %s', (id, options) => {
  const [game, record] = recordOf(id, options)
  const moment = momentsOf(game, record)[4]!
  const first = triedOn(game, record, moment, [])

  test('a line begins where the game stood, and others follow it by their own engine to the same view', () => {
    expect(first.seen.view).toEqual(moment.seen.view)
    const seat = first.seat!
    const action = game.legal(game.view(first.state, seat), seat)[0]!
    const step = tryOn(game, record, { move: 4, line: [] }, seat, action, n => n - 1)!
    expect(step).toMatchObject({ seat, action })
    const travelled = JSON.parse(JSON.stringify([step]))
    const { seen, state } = triedOn(game, record, moment, travelled)
    expect(game.encode(seen.view)).toEqual(game.encode(game.view(state, 'spectator')))
    expect(momentsOf(game, record)[4]!.seen.view).toEqual(moment.seen.view)
  })

  test('a line that is none by the rules leads nowhere', () => {
    expect(tryOn(game, record, { move: 4, line: [] }, first.seat!, { type: 'nonsense' })).toBeUndefined()
    const wrong = [{ seat: first.seat!, action: { type: 'nonsense' }, chance: [] }]
    expect(() => triedOn(game, record, moment, wrong)).toThrow()
  })
})

describe('drawing', () => {
  const [a, b] = [
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ]

  test('a spot is marked, and touched again no longer', () => {
    const once = drawn({ ...EMPTY, pen: 'mark' }, a)
    expect(once.marks).toEqual([{ at: a }])
    expect(drawn(once, a).marks).toEqual([])
  })

  test('an arrow goes from the first spot to the second; one to itself is none', () => {
    const begun = drawn({ ...EMPTY, pen: 'arrow' }, a)
    expect(marksAt([], 0, begun)).toEqual([{ at: a }])
    expect(drawn(begun, b).marks).toEqual([{ at: a, to: b }])
    expect(drawn(begun, a).marks).toEqual([])
  })

  test('a record’s annotations are shown at their moves, without what nobody can see', () => {
    const annotations = [{ move: 2, at: 0, by: 'Bo\u202e', text: 'x\u200by', marks: [{ at: a }] }]
    const kept = annotationsOf({ annotations } as unknown as GameRecord, undefined)
    expect(kept).toMatchObject([{ by: 'Bo', text: 'xy', person: null }])
    expect(recorded(kept)).toEqual([{ move: 2, at: 0, by: 'Bo', text: 'xy', marks: [{ at: a }] }])
    expect(marksAt(kept, 2, EMPTY)).toEqual([{ at: a }])
    expect(marksAt(kept, 1, EMPTY)).toEqual([])
  })
})
