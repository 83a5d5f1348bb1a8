import type { Said } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { SILENCE } from '../boards/talk.ts'
import { heardAfter, isToldAgain, overhear } from './overhear.ts'

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

test('a phrase or a ping told again to somebody who comes back is no news', () => {
  const before = { ...head, at: NOW - 60_000 }
  expect(after({ ...before, type: 'phrase', phrase: 'hello' }).passing).toEqual([])
  expect(after({ ...before, type: 'point', spot: { x: 1, y: 2 } }).passing).toEqual([])
})

test('item 6: what was said in the lobby stands in the chat once, however often the table is watched again', () => {
  const chat: Said[] = [
    { ...head, at: 1, type: 'phrase', phrase: 'hello' },
    { ...head, at: 2, type: 'point', spot: { x: 1, y: 2 } },
    { ...head, at: 3, type: 'point', spot: { x: 2, y: 2 } },
    { ...head, at: 4, type: 'chat', text: 'hi' },
    { ...head, at: 4, person: 'q', type: 'chat', text: 'hi' },
  ]
  const heard = (said: readonly Said[], next: Said) => (isToldAgain(said, next) ? said : heardAfter(said, next))
  const once = chat.reduce(heard, [])
  expect(once.map(({ at }) => at)).toEqual([1, 3, 4, 4])
  const news: Said = { ...head, at: 5, type: 'phrase', phrase: 'hello' }
  expect([...chat, news].reduce(heard, once)).toEqual([...once, news])
})
