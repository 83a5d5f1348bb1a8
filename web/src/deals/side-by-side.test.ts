import { diamant } from '@grotto/diamant'
import { commitments, type Game, makeRecord, Play, secretsFromWord, streams } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { describe, expect, test } from 'vitest'
import { momentsOf } from '../replay/moments.ts'
import { partingOf, roundStep, type Side, sideBySide } from './side-by-side.ts'

type Choose = (legal: readonly { readonly type: string }[], turn: number) => object

/** A game of one deal, in which seats are asked in this order and choose so. */
function played(game: Game, options: object, choose: Choose, order: (seats: readonly number[]) => number): Side {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const secrets = secretsFromWord(game.seals(parsed.value), 'one deal')
  const play = Play.start(game, parsed.value as never, streams(secrets, []), 0)
  for (let turn = 0; !game.outcome(play.state); turn++) {
    const seat = order(game.toAct(play.state))
    play.act(seat, choose(game.legal(game.view(play.state, seat), seat), turn) as never, turn)
  }
  const sitters = Array.from({ length: game.seatCount(parsed.value) }, () => ({ name: 'Ada' }))
  const record = makeRecord(play, sitters, { kind: 'local', commitments: commitments(secrets), entropies: [], secrets })
  return { record, moments: momentsOf(game, record) }
}

const first = (seats: readonly number[]) => seats[0]!
const last = (seats: readonly number[]) => seats.at(-1)!
const choosing =
  (type: string): Choose =>
  legal =>
    legal.find(each => each.type === type) ?? legal[0]!

describe('two games of Diamant', () => {
  const leaving = (order = first) => played(diamant as never, { players: 3 }, choosing('leave'), order)

  test('are alike whoever was the quicker to choose', () => {
    const pairs = sideBySide(leaving(first), leaving(last))
    expect(partingOf(pairs)).toBeUndefined()
    expect(pairs.map(({ round, step }) => [round, step])).toEqual([[1, 0], ...[1, 2, 3, 4, 5].map(round => [round, 1])])
    expect(pairs[1]!.decisions[0]).toHaveLength(3)
  })

  test('part where somebody goes on, and meet again at the next expedition', () => {
    const daring = played(
      diamant as never,
      { players: 3 },
      (legal, turn) => choosing(turn < 3 ? 'leave' : turn < 5 ? 'goOn' : 'leave')(legal, turn),
      first,
    )
    const pairs = sideBySide(leaving(), daring)
    const parting = partingOf(pairs)!
    expect(pairs[parting]).toMatchObject({ round: 2, step: 1, differs: true })
    expect(pairs[parting + 1]).toMatchObject({ round: 2, step: 2, decisions: [[], expect.anything()] })
    expect(pairs[parting + 1]!.numbers[0]).toBe(pairs[parting]!.numbers[0])
    const third = roundStep(pairs, parting, true)
    expect(pairs[third]).toMatchObject({ round: 3, step: 1 })
    expect(roundStep(pairs, third, false)).toBe(parting)
  })
})

test('two games of Sub Terra step by every decision, to the longer end', () => {
  const options = { players: 1, cavers: ['leader', 'medic', 'bodyguard', 'geologist'], start: 'leader' }
  const resting = played(subTerra as never, options, choosing('endTurn'), first)
  const revealing = played(subTerra as never, options, choosing('reveal'), first)
  const pairs = sideBySide(resting, revealing)
  expect(partingOf(sideBySide(resting, resting))).toBeUndefined()
  expect(pairs[partingOf(pairs)!]).toMatchObject({ round: 1, step: 1 })
  const ends = [resting, revealing].map(({ record }) => record.entries.length - 1)
  expect(pairs.at(-1)!.numbers).toEqual(ends)
})
