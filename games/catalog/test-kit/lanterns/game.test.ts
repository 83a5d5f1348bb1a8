import { apply, noChance, scriptedChance, type Viewer } from '@grotto/kernel'
import { describeGame } from '@grotto/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { lanterns } from './game.ts'
import { type Choice, inTheBox, type LanternsState, type LanternsTypes } from './state.ts'

/** The same position with other lanterns where the viewer sees none, and other face-down choices. */
function otherSecrets(state: LanternsState, viewer: Viewer): LanternsState {
  const seen = lanterns.view(state, viewer)
  const hidden = inTheBox(state.scores.length).filter(lantern => !seen.lanterns.includes(lantern))
  const other = (choice: Choice): Choice => (choice === 'stay' ? 'forward' : 'stay')
  return {
    ...lanterns.copy(state),
    lanterns: state.lanterns.map((lantern, seat) =>
      seen.lanterns[seat] ? lantern : hidden[(hidden.indexOf(lantern) + 1) % hidden.length]!,
    ),
    choices: state.choices.map((choice, seat) => (seen.choices[seat] === 'chosen' ? other(choice as Choice) : choice)),
  }
}

describeGame<LanternsTypes>(lanterns, {
  options: [{ players: 2 }, { players: 3 }, { players: 4 }],
  games: 6,
  every: 2,
  conserves: ({ lanterns: dealt }) => expect(new Set(dealt).size).toBe(dealt.length),
  otherSecrets,
})

/** Scores after one round between two, the lanterns and choices given. */
function scoresOf(dealt: readonly [number, number], choices: readonly [Choice, Choice]): readonly number[] {
  const state: LanternsState = { round: 3, over: false, lanterns: [...dealt], choices: [null, null], scores: [0, 0] }
  const first = apply(lanterns, state, 0, { type: choices[0] }, noChance)
  return apply(lanterns, first, 1, { type: choices[1] }, noChance).scores
}

describe('L-3 who steps forward', () => {
  test.each<[readonly [number, number], readonly [Choice, Choice], readonly number[]]>([
    [
      [3, 2],
      ['forward', 'forward'],
      [2, -1],
    ],
    [
      [1, 2],
      ['forward', 'stay'],
      [2, 0],
    ],
    [
      [1, 2],
      ['stay', 'stay'],
      [0, 0],
    ],
  ])('%j %j scores %j', (dealt, choices, scores) => expect(scoresOf(dealt, choices)).toEqual(scores))
})

/** What a lantern is worth to its holder, the other one holding any of the two that are left. */
function worth(own: number, choice: Choice, other: (lantern: number) => Choice): number {
  const others = [1, 2, 3].filter(lantern => lantern !== own)
  return others.reduce((sum, lantern) => sum + scoresOf([own, lantern], [choice, other(lantern)])[0]!, 0) / 2
}

/**
 * By hand, for two: 3 always steps forward, since it always wins 2. So 2 steps forward: it wins 2 from 1 whatever that
 * does, and loses 1 to 3, which is 1/2 on average and more than nothing. So 1 stays: both others step forward.
 */
test('the game of two is solved: forward with 2 and 3, stay with 1', () => {
  const solution = (lantern: number): Choice => (lantern === 1 ? 'stay' : 'forward')
  expect([1, 2, 3].map(lantern => worth(lantern, 'forward', solution))).toEqual([-1, 0.5, 2])
  expect([1, 2, 3].map(lantern => worth(lantern, 'stay', solution))).toEqual([0, 0, 0])
})

test('L-1, L-2 a round as everybody sees it', () => {
  const state = lanterns.setup({ players: 3 }, scriptedChance([3, 0, 1]))
  expect(lanterns.notation.makePosition(state).split('\n')[1]).toBe('seat 0: lantern 4, to choose, score 0')
  const chosen = apply(lanterns, state, 0, { type: 'forward' }, noChance)
  expect(lanterns.notation.makePosition(lanterns.view(chosen, 1))).toBe(
    [
      'round 1',
      'seat 0: lantern ?, chosen, score 0',
      'seat 1: lantern 1, to choose, score 0',
      'seat 2: lantern ?, to choose, score 0',
    ].join('\n'),
  )
  expect(lanterns.odds(lanterns.view(state, 0), 0)).toEqual({ brightest: 1 })
  expect(lanterns.odds(lanterns.view(state, 2), 2)).toEqual({ brightest: 1 / 3 })
})
