import { describe, expect, test } from 'vitest'
import { describeGame, playRandomly } from '../test-kit/index.ts'
import { toy } from '../test-kit/toy.ts'
import {
  commitments,
  makeRecord,
  Play,
  perft,
  RecordError,
  resumeFrom,
  secretsFromWord,
  streams,
  takeSnapshot,
  transcript,
  undoPrice,
  undoTarget,
  verifyRecord,
} from './index.ts'

const OPTIONS = { players: 2 }
const SECRETS = secretsFromWord(['toy'], 'kernel')
const source = () => streams(SECRETS, [null, null])
const SITTERS = [{ name: 'Ada' }, { name: 'Bo', bot: { name: 'random', version: 1 } }]
const finished = () => playRandomly(toy, OPTIONS, 'a whole game', undefined, source()).play
const recordOf = (play: ReturnType<typeof finished>) =>
  JSON.parse(
    JSON.stringify(
      makeRecord(play, SITTERS, {
        kind: 'local',
        commitments: commitments(SECRETS),
        entropies: [null, null],
        secrets: SECRETS,
      }),
    ),
  )

describeGame(toy, {
  options: [{ players: 2 }, { players: 3 }],
  games: 5,
  every: 1,
  conserves: state => expect(state.totals.length).toBe(state.players),
  otherSecrets: (state, viewer) => ({
    ...state,
    bids: state.bids.map((bid, seat) => (typeof bid === 'number' && seat !== viewer && !state.over ? 2 - bid : bid)),
  }),
})

test('a refused action changes nothing and says why', () => {
  const play = Play.start(toy, OPTIONS, source(), 0)
  expect(play.act(1, { type: 'draw' }, 1)).toEqual({ refusal: { rule: 'TOY', reason: 'notListed' } })
  expect(play.entries.length).toBe(1)
})

describe('undo', () => {
  test('is free for an own action that brought nothing to light', () => {
    const play = Play.start(toy, OPTIONS, source(), 0)
    play.act(0, { type: 'pass' }, 1)
    expect(undoPrice(play, 0, undoTarget(play, 0)!)).toBe('free')
  })

  test('needs consent once another seat acted or chance was used, and the same card returns', () => {
    const play = Play.start(toy, OPTIONS, source(), 0)
    play.act(0, { type: 'draw' }, 1)
    const drawn = play.state.totals[0]
    expect(undoPrice(play, 0, 0)).toBe('consent')
    play.undo(0, 0, 2, true)
    expect(play.state.totals[0]).toBe(0)
    expect(play.entries.at(-1)).toEqual({ type: 'undo', seat: 0, at: 2, to: 0, consent: true })
    play.act(0, { type: 'draw' }, 3)
    expect(play.state.totals[0]).toBe(drawn)
    expect(play.standing).toEqual([0, 3])
  })

  test('never reaches behind choices that were revealed together', () => {
    const play = finished()
    expect(undoPrice(play, 0, 0)).toBe('never')
  })

  test('a game with taken-back moves verifies, the abandoned branch too', () => {
    const play = Play.start(toy, OPTIONS, source(), 0)
    play.act(0, { type: 'draw' }, 1)
    play.act(1, { type: 'draw' }, 2)
    play.undo(0, 0, 3, true)
    play.act(0, { type: 'pass' }, 4)
    play.act(1, { type: 'draw' }, 5)
    expect(verifyRecord(toy, recordOf(play)).chance).toBe('recomputed')
  })
})

describe('a record', () => {
  test('of an unfinished game carries neither outcome nor state hashes', () => {
    const record = recordOf(Play.start(toy, OPTIONS, source(), 0))
    expect(record.outcome).toBeUndefined()
    expect(record.hashes).toBeUndefined()
  })

  test('that was altered is refused, and the step is named', () => {
    const record = recordOf(finished())
    const drew = record.entries.findIndex((entry: { chance?: number[] }) => entry.chance?.length)
    const altered = (change: (copy: typeof record) => void) => {
      const copy = JSON.parse(JSON.stringify(record))
      change(copy)
      return () => verifyRecord(toy, copy)
    }
    expect(altered(r => (r.entries[drew].chance[0] = (r.entries[drew].chance[0] + 1) % 6))).toThrow(
      `entry ${drew}: toy:cards gave`,
    )
    expect(altered(r => r.entries[drew].chance.push(1))).toThrow(
      `entry ${drew}: 1 recorded outcomes were not asked for`,
    )
    expect(altered(r => (r.entries[1].seat = 1))).toThrow('entry 1: illegal by TOY')
    expect(altered(r => (r.hashes[2] = r.hashes[1]))).toThrow('entry 2: the state is another than recorded')
    expect(altered(r => (r.outcome.places = [1, 1]))).toThrow('the outcome is another')
    expect(altered(r => (r.fairness.secrets.toy = '00'.repeat(32)))).toThrow('not the one that was committed to')
    expect(altered(r => (r.entries[1] = { type: 'nonsense', at: 0 }))).toThrow(
      'entry 1: there is no entry of type nonsense',
    )
    expect(altered(r => (r.rules = 2))).toThrow('rules version 2')
    expect(altered(r => (r.format = 'other'))).toThrow(RecordError)
  })

  test('whose secrets are not revealed yet still replays by the outcomes it carries', () => {
    const record = recordOf(finished())
    delete record.fairness.secrets
    expect(verifyRecord(toy, record).chance).toBe('sealed')
  })
})

describe('a snapshot', () => {
  const play = finished()
  const half = Math.floor(play.entries.length / 2)

  test('takes a game up where it was, streams included', () => {
    const early = Play.resume(toy, OPTIONS, source(), play.entries.slice(0, half))
    const resumed = resumeFrom(toy, OPTIONS, source(), play.entries, JSON.parse(JSON.stringify(takeSnapshot(early))))
    expect(resumed.state).toEqual(play.state)
    expect(resumed.positions).toEqual(play.positions)
  })

  test('of other rules or another layout is rebuilt by replay', () => {
    const wrong = { ...takeSnapshot(play), layout: 99, position: { nonsense: true } }
    expect(resumeFrom(toy, OPTIONS, source(), play.entries, wrong).state).toEqual(play.state)
  })
})

test('perft counts the same tree for ever', () => {
  const state = toy.setup(OPTIONS, () => 0)
  expect([1, 2, 3, 4, 5].map(depth => perft(toy, state, depth))).toEqual([2, 4, 8, 16, 32])
})

test('a transcript can be read', () => {
  const play = Play.start(toy, OPTIONS, source(), 0)
  play.act(0, { type: 'draw' }, 1)
  play.act(1, { type: 'pass' }, 2)
  expect(transcript(play)).toContain('1. seat 0: draw\n     drew seat=0 points=')
})
