import { type DiamantEvent, type DiamantView, diamant } from '@grotto/diamant'
import { describe, expect, test } from 'vitest'
import { randomGame } from '../../../playback/random-play.ts'
import { beatsOf, type Log } from './beats.ts'

const logged = (events: readonly DiamantEvent[]) => events.map((event, number) => ({ number, event }))
const kinds = (events: readonly DiamantEvent[]) => beatsOf(logged(events)).map(({ action }) => action.kind)

test('every event is told exactly once and in order', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const log: Log = randomGame(diamant, { players: 5 }, seed).seen.log
    expect(beatsOf(log).flatMap(beat => beat.tells)).toEqual(log)
  }
})

test('the cards of a closed expedition lie there while its end is told', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const log: Log = randomGame(diamant, { players: 4 }, seed).seen.log
    for (const { action, scene } of beatsOf(log.filter(logged => logged.scene)))
      if (action.kind === 'ended' || action.kind === 'trapped')
        expect((scene as DiamantView).pathLength).toBeGreaterThan(0)
  }
})

describe('what is played for what happens', () => {
  test('a treasure is turned, then shared', () => {
    expect(
      kinds([
        { type: 'revealed', index: 0, card: { kind: 'treasure', value: 7 }, cardsLeft: 34 },
        { type: 'treasureShared', index: 0, each: 2, seats: [0, 1, 2], stays: 1 },
      ]),
    ).toEqual(['card', 'share'])
  })

  test('all go on: silence, then the cards, and nobody walks', () => {
    expect(kinds([{ type: 'choicesRevealed', choices: [{ seat: 0, choice: 'goOn' }] }])).toEqual(['silence', 'choices'])
  })

  test('who leaves walks home after the sum was shown, and only then it is true', () => {
    const events: DiamantEvent[] = [
      { type: 'choicesRevealed', choices: [{ seat: 0, choice: 'leave' }] },
      { type: 'left', seat: 0, share: 1, hand: 2, chest: 3 },
      { type: 'pathShared', leavers: 1, stays: 0, onCards: [0] },
      { type: 'relicTaken', seat: 0, count: 1, worth: 5 },
    ]
    const beats = beatsOf(logged(events))
    expect(beats.map(({ action, tells }) => [action.kind, tells.length])).toEqual([
      ['silence', 0],
      ['choices', 1],
      ['walkHome', 3],
    ])
  })

  test('a second trap: its twins glow, then everybody runs', () => {
    expect(
      kinds([
        { type: 'trapSprung', index: 3, trap: 'ram', seats: [0], lost: [4] },
        {
          type: 'expeditionEnded',
          round: 1,
          cause: 'trap',
          rubiesReturned: 0,
          relicsRemoved: 0,
          trapRemoved: 'ram',
        },
        { type: 'expeditionStarted', round: 2, deck: 34 },
      ]),
    ).toEqual(['twins', 'trapped', 'enter'])
  })

  test('somebody lays a card: nothing is held up by it', () => {
    expect(beatsOf(logged([{ type: 'chose', seat: 1 }])).map(({ ms }) => ms)).toEqual([0])
  })
})
