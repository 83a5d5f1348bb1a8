import { diamant } from '@grotto/diamant'
import { commitments, type Game, makeRecord, Play, secretsFromWord, streams } from '@grotto/kernel'
import { expect, test } from 'vitest'
import { momentsOf, roundFrom } from './moments.ts'

const game = diamant as unknown as Game

/** Everybody leaves at once, five times. */
function shortGame() {
  const options = game.parseOptions({ players: 3 })
  if (!options.ok) throw new Error(options.refusal.reason)
  const secrets = secretsFromWord(game.seals(options.value), 'short')
  const play = Play.start(game, options.value, streams(secrets, [null, null, null]), 0)
  while (!game.outcome(play.state)) play.act(game.toAct(play.state)[0]!, { type: 'leave' }, 0)
  const sitters = ['Anna', 'Ben', 'Carla'].map(name => ({ name }))
  return makeRecord(play, sitters, {
    kind: 'local',
    commitments: commitments(secrets),
    entropies: [null, null, null],
    secrets,
  })
}

test('every entry of a record is a moment, and the log grows to its end', () => {
  const record = shortGame()
  const moments = momentsOf(game, record)
  expect(moments.length).toBe(record.entries.length)
  expect(moments.at(-1)!.seen.log.at(-1)!.event).toMatchObject({ type: 'gameEnded' })
  expect(moments[3]!.seen.log.length).toBeGreaterThan(moments[0]!.seen.log.length)
})

test('an onlooker sees no choice before it is revealed', () => {
  const [, first] = momentsOf(game, shortGame())
  expect(JSON.stringify(game.encode(first!.seen.view))).not.toContain('"leave"')
  expect(JSON.stringify(first!.state())).toContain('"leave"')
})

test('jumping goes from expedition to expedition and stops at the ends', () => {
  const moments = momentsOf(game, shortGame())
  const openings = moments.filter(({ opensRound }) => opensRound).map(({ number }) => number)
  expect(openings.length).toBe(5)
  expect(roundFrom(moments, 0, true)).toBe(openings[1])
  expect(roundFrom(moments, openings[1]! + 1, false)).toBe(openings[1])
  expect(roundFrom(moments, moments.length - 1, true)).toBe(moments.length - 1)
})
