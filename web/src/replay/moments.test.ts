import { diamant } from '@grotto/diamant'
import { canonical, commitments, type Game, makeRecord, Play, secretsFromWord, streams } from '@grotto/kernel'
import { subTerra } from '@grotto/sub-terra'
import { expect, test } from 'vitest'
import { momentsOf, roundFrom, withoutScenes } from './moments.ts'

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

test('a round begins where the game says so; a game without rounds is leapt through from end to end', () => {
  const record = shortGame()
  const { opensRound: _, ...roundless } = game
  const unrounded = momentsOf(roundless, record)
  expect(roundFrom(unrounded, 1, true)).toBe(record.entries.length - 1)
  expect(roundFrom(unrounded, 1, false)).toBe(0)
  const byChoices = momentsOf({ ...game, opensRound: ({ type }) => type === 'choicesRevealed' }, record)
  expect(roundFrom(byChoices, 0, true)).toBe(3)
})

/** Three steps, the last of them taken back, and another one. */
function gameWithUndo() {
  const engine = subTerra as unknown as Game
  const options = engine.parseOptions({ players: 1, cavers: ['diver', 'scout', 'engineer', 'medic'] })
  if (!options.ok) throw new Error(options.refusal.reason)
  const secrets = secretsFromWord(engine.seals(options.value), 'undo')
  const play = Play.start(engine, options.value, streams(secrets, [null]), 0)
  const endTurn = () => play.act(0, { type: 'endTurn' }, 0)
  for (let i = 0; i < 3; i++) endTurn()
  play.undo(0, 2, 0, true)
  endTurn()
  const fairness = { kind: 'local', commitments: commitments(secrets), entropies: [null], secrets } as const
  return { engine, play, record: makeRecord(play, [{ name: 'Anna' }], fairness) }
}

test('a move that was seen brings its scenes; what was taken back is gone, and the game goes on from there', () => {
  const { engine, play, record } = gameWithUndo()
  const moments = momentsOf(engine, record)
  const events = moments.map(({ seen }) => seen.log.length)
  expect(moments[3]!.seen.log.slice(events[2]).every(({ scene }) => scene)).toBe(true)
  expect(moments[4]!.seen.log).toEqual(moments[2]!.seen.log)
  expect(moments[5]!.seen.log.length).toBeGreaterThan(events[4]!)
  for (const { seen, state } of [moments.at(-1)!]) {
    expect(canonical(engine.encode(seen.view))).toBe(canonical(engine.encode(engine.view(play.state, 'spectator'))))
    expect(canonical(state())).toBe(canonical(engine.encode(play.state)))
  }
})

test('who jumps has seen nothing happen', () => {
  const { engine, record } = gameWithUndo()
  const { log } = momentsOf(engine, record).at(-1)!.seen
  expect(withoutScenes(log).map(({ number }) => number)).toEqual(log.map(({ number }) => number))
  expect(withoutScenes(log).some(({ scene }) => scene)).toBe(false)
})
