import { expect, test } from 'vitest'
import type { Log } from '../playback/beats.ts'
import { Announcer, notTooMany, type Phrasing } from './announcer.ts'

type Note = { readonly type: 'note'; readonly breath: string }
const log = (...breaths: string[]): Log<Note> =>
  breaths.map((breath, number) => ({ number, event: { type: 'note', breath } }))

/** Equal letters are one breath; a capital stands alone. */
const phrasing: Phrasing<Note> = {
  cut: news => {
    const phrases: Log<Note>[number][][] = []
    for (const each of news)
      if (phrases.at(-1)?.[0]?.event.breath === each.event.breath) phrases.at(-1)!.push(each)
      else phrases.push([each])
    return phrases
  },
  mayGoOn: phrase => /[a-z]/.test(phrase[0]!.event.breath),
}
const texts = (phrases: readonly Log<Note>[]) => phrases.map(phrase => phrase.map(({ event }) => event.breath).join(''))

const WHOLE = log('a', 'a', 'b', 'c', 'c', 'c')

test('however many events come at once, the same is said', () => {
  const paces = [[6], [1, 2, 3, 4, 5, 6], [3, 6], [2, 4, 6]]
  for (const stops of paces) {
    const announcer = new Announcer<Note>([])
    const said = stops.flatMap((to, i) => texts(announcer.next(WHOLE.slice(0, to), phrasing, i < stops.length - 1)))
    expect([stops, said]).toEqual([stops, ['aa', 'b', 'ccc']])
  }
})

test('what is whole is said at once, though more is being told', () => {
  const announcer = new Announcer<Note>([])
  expect(texts(announcer.next(log('a', 'B'), phrasing, true))).toEqual(['a', 'B'])
  expect(texts(announcer.next(log('a', 'B', 'c'), phrasing, true))).toEqual([])
  expect(texts(announcer.next(log('a', 'B', 'c', 'c', 'D'), phrasing, true))).toEqual(['cc', 'D'])
})

test('what happened before one came is not said, what is told once more is', () => {
  const announcer = new Announcer<Note>(WHOLE.slice(0, 3))
  expect(texts(announcer.next(WHOLE.slice(0, 3), phrasing, false))).toEqual([])
  expect(texts(announcer.next(WHOLE, phrasing, false))).toEqual(['ccc'])
  announcer.next(WHOLE.slice(0, 2), phrasing, true)
  expect(texts(announcer.next(WHOLE, phrasing, false))).toEqual(['b', 'ccc'])
})

test('after something was taken back, what comes instead is said', () => {
  const announcer = new Announcer<Note>(WHOLE)
  expect(texts(announcer.next(WHOLE.slice(0, 2), phrasing, false))).toEqual([])
  const other: Log<Note> = [...WHOLE.slice(0, 2), { number: 4, event: { type: 'note', breath: 'd' } }]
  expect(texts(announcer.next(other, phrasing, false))).toEqual(['d'])
})

test('a question is asked once, though an answer that is under way takes it away for a moment', () => {
  const announcer = new Announcer<Note>([])
  const asked = ['go on?', '', 'go on?', 'which way?', 'go on?'].map(question => announcer.ask(question, 0))
  expect(asked).toEqual(['go on?', '', '', 'which way?', 'go on?'])
  expect(announcer.ask('go on?', 1)).toBe('go on?')
})

test('the same is asked again after something was told, though that was said while it was being told', () => {
  const announcer = new Announcer<Note>([])
  const asked = [
    announcer.ask('go on?', 0),
    announcer.ask('', 1),
    announcer.ask('go on?', 0),
    announcer.ask('go on?', 0),
  ]
  expect(asked).toEqual(['go on?', '', 'go on?', ''])
})

test('another question before anything has happened is ahead of the news', () => {
  const announcer = new Announcer<Note>([])
  expect(announcer.isAhead('your turn', log('a'))).toBe(false)
  announcer.ask('your turn', 1, log('a'))
  expect(announcer.isAhead('your turn', log('a'))).toBe(false)
  expect(announcer.isAhead('1 point left', log('a'))).toBe(true)
  expect(announcer.isAhead('1 point left', log('a', 'b'))).toBe(false)
})

test('of very much only the latest is said, and how much was left out', () => {
  const many = Array.from({ length: 100 }, (_, i) => String(i))
  const said = notTooMany(many, count => `${count} earlier`)
  expect([said[0], said.length, said.at(-1)]).toEqual(['60 earlier', 41, '99'])
  expect(notTooMany(['one'], String)).toEqual(['one'])
})
