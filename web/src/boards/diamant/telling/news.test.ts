import { expect, test } from 'vitest'
import { newsOf } from './news.ts'
import { randomGame } from './random-games.ts'

const log = randomGame(4, 9)
  .flatMap(step => step.events)
  .map((event, number) => ({ number, event }))

test('only what has not been told is news', () => {
  const news = newsOf(log.slice(0, 12), 7, true)
  if (news === 'settle') throw new Error('there was something to tell')
  expect(news.flatMap(beat => beat.tells).map(({ number }) => number)).toEqual([8, 9, 10, 11])
})

test('nothing new is nothing to tell', () => expect(newsOf(log.slice(0, 5), 4, true)).toEqual([]))

test('a log that went back is not told but shown', () => expect(newsOf(log.slice(0, 5), 9, true)).toBe('settle'))

test('whoever comes late sees where things stand', () => expect(newsOf(log, 2, true)).toBe('settle'))

test('nobody watches, nothing is told', () => expect(newsOf(log.slice(0, 6), 4, false)).toBe('settle'))
