import { type Card, type DiamantEvent, type DiamantView, diamant, type PathCard } from '@grotto/diamant'
import { expect, test } from 'vitest'
import { randomPlay } from '../../../playback/random-play.ts'
import { shownOf } from './shown.ts'
import { trailOf } from './trail.ts'

const relic: Card = { kind: 'relic' }
const five: Card = { kind: 'treasure', value: 5 }
const lies = (card: Card, rubies = 0): PathCard => ({ card, rubies })
const turned = (...cards: readonly Card[]): DiamantEvent[] => [
  { type: 'expeditionStarted', round: 2, deck: 34 },
  ...cards.map((card, index): DiamantEvent => ({ type: 'revealed', index, card, cardsLeft: 33 - index })),
]

test('a relic carried out leaves a gap, so that no card slides back', () => {
  const trail = trailOf([lies(five, 2), lies(five, 1)], turned(five, relic, five))
  expect(trail.map(({ taken, rubies }) => [taken, rubies])).toEqual([
    [false, 2],
    [true, 0],
    [false, 1],
  ])
})

test('of several relics those found since then still lie', () => {
  const trail = trailOf([lies(five), lies(relic)], turned(relic, five, relic))
  expect(trail.map(({ taken }) => taken)).toEqual([true, false, false])
})

test('cards of earlier expeditions are not on the path', () => {
  expect(trailOf([lies(five)], [...turned(relic, relic), ...turned(five)])).toHaveLength(1)
})

test('without its events a path is shown as it lies', () => {
  expect(trailOf([lies(five), lies(relic)], [])).toEqual([
    { ...lies(five), taken: false },
    { ...lies(relic), taken: false },
  ])
})

test('in whole games every card that lies has its place, and only relics are missing', () => {
  let gaps = 0
  for (let seed = 1; seed <= 12; seed++)
    for (const { seen } of randomPlay(diamant, { players: 3 }, seed)) {
      const events = seen.log.map(({ event }): DiamantEvent => event)
      const { trail, position } = shownOf(seen.view as DiamantView, events)
      const gone = trail.filter(({ taken }) => taken)
      expect(trail.length - gone.length).toBe(position.path.length)
      if (!position.over) for (const { card } of gone) expect(card.kind).toBe('relic')
      gaps += gone.length
    }
  expect(gaps).toBeGreaterThan(0)
})
