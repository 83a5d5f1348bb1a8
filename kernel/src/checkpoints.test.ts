import { describe, expect, test } from 'vitest'
import { toy } from '../test-kit/toy.ts'
import {
  anySource,
  type Entry,
  fastChance,
  type Game,
  type GameTypes,
  inForce,
  Play,
  resumeFrom,
  secretsFromWord,
  streams,
  takeSnapshot,
} from './index.ts'

/** Whoever holds ten begins again: a game of any length, with chance in it. */
const endless: typeof toy = {
  ...toy,
  advance(state, ...given) {
    toy.advance(state, ...given)
    if (state.bidding) state.totals.fill(0)
    state.bidding = false
  },
}
const OPTIONS = { players: 2 }
const SECRETS = secretsFromWord(['toy'], 'checkpoints')
const source = () => streams(SECRETS, [null, null])

/** What a game should be by definition: the entries in force, played from the beginning. */
function fromTheBeginning(entries: readonly Entry[]): Play<GameTypes> {
  const kept = inForce(entries).map(number => entries[number]!)
  return Play.resume(endless as Game, OPTIONS, source(), kept)
}

function playSomewhere(play: Play<never>, pick: (n: number) => number): void {
  const seat = endless.toAct(play.state)[0]!
  const legal = endless.legal(play.state, seat)
  play.act(seat, legal[pick(legal.length)], 0)
}

describe('taking back', () => {
  test.each([1, 2, 3, 4, 5])('gives the state and the streams of a game that went there straight (seed %i)', seed => {
    const chance = fastChance(`back ${seed}`)
    const pick = (n: number) => chance('pick', n)
    let play = Play.start(endless, OPTIONS, source(), 0) as unknown as Play<never>
    for (let step = 0; step < 1_500; step++) {
      const far = pick(20) === 0 ? play.standing.length : Math.min(20, play.standing.length)
      if (pick(16) > 0) playSomewhere(play, pick)
      else play.undo(0, play.standing[play.standing.length - 1 - pick(far)]!, 0)
      if (pick(200) === 0)
        play = resumeFrom(endless, OPTIONS, source(), play.entries, takeSnapshot(play)) as unknown as Play<never>
      if (pick(40) > 0) continue
      const straight = fromTheBeginning(play.entries)
      const place = pick(play.standing.length)
      const earlier = fromTheBeginning(play.entries.slice(0, play.standing[place]! + 1))
      expect(play.stateAfter(play.standing[place]!)).toEqual(earlier.state)
      expect(play.state).toEqual(straight.state)
      expect(play.positions).toEqual(straight.positions)
      expect(play.standing).toEqual(inForce(play.entries))
    }
  })

  test('what is not in force cannot be gone back to, and nothing changes', () => {
    const play = Play.start(endless, OPTIONS, source(), 0)
    play.act(0, { type: 'draw' }, 1)
    play.undo(0, 0, 2)
    for (const to of [1, 2, 9]) expect(() => play.undo(0, to, 3)).toThrow(`entry ${to} is not in force`)
    expect([play.standing, play.steps.length]).toEqual([[0], 3])
  })
})

/** Moves of a hostile record: how often to play, then how far back to go, as a share of what stands. */
const PATTERNS: Readonly<Record<string, (round: number) => readonly [plays: number, back: (depth: number) => number]>> =
  {
    'one forth, one back': () => [1, depth => depth - 2],
    'two forth, one back': () => [2, depth => depth - 2],
    'to the beginning and on again': () => [40, () => 0],
    'halfway back each time': () => [30, depth => Math.floor(depth / 2)],
    'step by step all the way back': round => [round === 0 ? 1_500 : 0, depth => Math.max(0, depth - 2)],
    'back and forth over the same stretch': round => [round === 0 ? 1_000 : 17, depth => depth - 18],
    'ever farther back': round => [2 * round + 1, depth => Math.max(0, depth - 2 * round - 1)],
  }

test.each(Object.entries(PATTERNS))('a record of 3,000 entries costs a few thousand moves: %s', (_, pattern) => {
  let advanced = 0
  const counting: typeof toy = {
    ...endless,
    advance: (...given) => {
      advanced += 1
      endless.advance(...given)
    },
  }
  const play = Play.start(counting, OPTIONS, anySource(), 0)
  for (let round = 0; play.steps.length < 3_000; round++) {
    const [plays, back] = pattern(round)
    for (let i = 0; i < plays; i++) play.act(endless.toAct(play.state)[0]!, { type: 'pass' }, 0)
    play.undo(0, play.standing[back(play.standing.length)]!, 0)
  }
  expect(advanced).toBeLessThan(3_000 * 20)
})
