import type { Said } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { SILENCE } from '../boards/talk.ts'
import { overhear } from './overhear.ts'

const NOW = 1_000_000
const head = { table: 'abcdefgh', at: NOW, seat: 1, person: 'p', name: 'Luca' }
const after = (...said: Said[]) => said.reduce((talk, each) => overhear(talk, each, 3, NOW), SILENCE)

test('points, plans and phrases of players reach the board; chat and those who look on do not', () => {
  const talk = after(
    { ...head, type: 'point', spot: { x: 1, y: 2 } },
    { ...head, type: 'intend', plan: { type: 'go', at: [1, 2] } },
    { ...head, type: 'phrase', phrase: 'careful' },
    { ...head, type: 'chat', text: 'hi' },
    { ...head, seat: null, type: 'phrase', phrase: 'hello' },
  )
  expect(talk.passing.map(({ type }) => type)).toEqual(['point', 'phrase'])
  expect(talk.plans).toMatchObject([{ seat: 1, since: 3, plan: { type: 'go' } }])
})

test('a phrase told again to somebody who comes back is no news', () => {
  expect(after({ ...head, at: NOW - 60_000, type: 'phrase', phrase: 'hello' }).passing).toEqual([])
})
