import { commitments, entropyBehind, entropyCommitment, firstCommitment, secretsFromWord } from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import { describe, expect, test } from 'vitest'
import { type Keeper, notedAt } from './notes.ts'
import { FairnessWatch } from './watching.ts'

function memory(): Keeper {
  const kept = new Map<string, string>()
  return { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}

const SECRETS = secretsFromWord(['expedition-1', 'expedition-2'], 'announced')
const OTHER = secretsFromWord(['expedition-1', 'expedition-2'], 'exchanged')

interface Said {
  readonly secrets?: Record<string, string>
  readonly revealed?: Record<string, string>
  readonly fairness?: object
}

const info = (more: object = {}, { secrets = SECRETS, revealed = {}, fairness = {} }: Said = {}): TableInfo =>
  ({
    id: 't',
    status: 'lobby',
    seats: [{ kind: 'human' }, { kind: 'open' }, { kind: 'human' }],
    ...more,
    fairness: { kind: 'sealed', commitments: commitments(secrets), revealed, ...fairness },
  }) as unknown as TableInfo

const PLAYING = { status: 'playing', seats: [{ kind: 'human' }, { kind: 'human' }] }
const opened = (secrets: Record<string, string>) => ({ 'expedition-1': secrets['expedition-1']! })

describe('what was announced', () => {
  test('is noted once, and compared from then on', () => {
    const watch = new FairnessWatch('t', memory())
    watch.look(info(), 0)
    expect(watch.noted).toEqual({ commitments: commitments(SECRETS), late: false, faults: [] })
    for (const said of [{}, { revealed: opened(SECRETS) }, { revealed: SECRETS }]) watch.look(info(PLAYING, said), 0)
    expect(watch.noted?.faults).toEqual([])
  })

  test('and exchanged is noticed, also by the next tab, and stays when the old seals are shown again', () => {
    const keeper = memory()
    new FairnessWatch('t', keeper).look(info(), 0)
    const watch = new FairnessWatch('t', keeper)
    watch.look(info(PLAYING, { secrets: OTHER }), 'spectator')
    expect(watch.noted?.faults).toEqual(['exchanged'])
    watch.look(info(PLAYING), 'spectator')
    expect(notedAt('t', keeper)?.faults).toEqual(['exchanged'])
  })

  test('and opened as something else is noticed', () => {
    const watch = new FairnessWatch('t', memory())
    watch.look(info(), 0)
    watch.look(info(PLAYING, { revealed: opened(OTHER) }), 0)
    expect(watch.noted?.faults).toEqual(['exchanged'])
  })

  test('before it came a device did not see; where nothing can be kept the tab remembers', () => {
    const late = new FairnessWatch('t', memory())
    late.look(info(PLAYING), 'spectator')
    expect(late.noted?.late).toBe(true)
    const full = () => {
      throw new Error('full')
    }
    const watch = new FairnessWatch('t', { getItem: () => null, setItem: full })
    watch.look(info(), 0)
    watch.look(info(PLAYING, { secrets: OTHER }), 0)
    expect(watch.noted?.faults).toEqual(['exchanged'])
  })

  test('is remembered of two hundred tables', () => {
    const keeper = memory()
    for (let i = 0; i < 205; i++) new FairnessWatch(`t${i}`, keeper).look(info(), 0)
    expect([notedAt('t4', keeper), notedAt('t5', keeper)?.late]).toEqual([undefined, false])
  })
})

describe('the dice of this device', () => {
  const HERS = 'cd'.repeat(32)

  /** The device sits on seat 2, and plays on seat 1 since the one between stays open. Another has seat 0. */
  function atTheStart(keeper = memory()) {
    const watch = new FairnessWatch('t', keeper)
    watch.look(info(), 2)
    const mine = watch.throwDice()
    const start = { round: 1, until: 0, waiting: [0, 2] }
    const starting = (own: string, hers: string, secrets = SECRETS) =>
      info({ start }, { secrets, fairness: { entropyCommitments: [hers, null, own] } })
    return { watch, mine, starting }
  }
  const begun = (entropies: readonly (string | null)[], fairness: object = {}) =>
    info(PLAYING, { fairness: { entropies, ...fairness } })
  const hersSaid = entropyBehind(HERS, firstCommitment(HERS))!

  test('are 32 bytes, others each time, told by a commitment first and said when all have committed', () => {
    const { watch, mine, starting } = atTheStart()
    expect(watch.answer(info({}, { fairness: { entropyCommitments: [null, null, mine] } }), 2)).toBeUndefined()
    const said = watch.answer(starting(mine, firstCommitment(HERS)), 2)!
    expect([entropyCommitment(said), said.length]).toEqual([mine, 64])
    expect(watch.answer(starting(mine, firstCommitment(HERS)), 2)).toBe(said)
    watch.look(begun([hersSaid, said]), 1)
    expect(watch.noted?.faults).toEqual([])
    expect(watch.throwDice()).not.toBe(mine)
  })

  test('are not said at a table whose seals were exchanged: the attack fails before it begins', () => {
    const { watch, mine, starting } = atTheStart()
    const exchanged = starting(mine, firstCommitment(HERS), OTHER)
    watch.look(exchanged, 2)
    expect(watch.answer(exchanged, 2)).toBeUndefined()
  })

  test('are said anew when somebody was left out, the next of the chain', () => {
    const { watch, mine, starting } = atTheStart()
    const first = watch.answer(starting(mine, firstCommitment(HERS)), 2)!
    const second = watch.answer(
      info({ start: { round: 2 } }, { fairness: { entropyCommitments: [null, null, first] } }),
      2,
    )!
    expect(entropyCommitment(second)).toBe(first)
    watch.look(begun([null, second], { leftOut: [0] }), 1)
    expect(watch.noted?.faults).toEqual([])
  })

  test('that were ready and not used are noticed; who was too slow is told by the table', () => {
    for (const [entropies, fairness, faults] of [
      [[hersSaid, null], {}, ['diceLeftOut']],
      [[hersSaid, 'ee'.repeat(32)], {}, ['diceLeftOut']],
      [[hersSaid, null], { leftOut: [1] }, []],
    ] as const) {
      const { watch, mine, starting } = atTheStart()
      watch.answer(starting(mine, firstCommitment(HERS)), 2)
      watch.look(begun(entropies, fairness), 1)
      expect(watch.noted?.faults).toEqual(faults)
    }
    const silent = new FairnessWatch('t', memory())
    silent.look(info(), 2)
    silent.look(begun([hersSaid, null]), 1)
    expect(silent.noted?.faults).toEqual([])
  })

  test('bind the others: what somebody says after hearing them is noticed', () => {
    for (const other of ['ee'.repeat(32), null]) {
      const { watch, mine, starting } = atTheStart()
      const said = watch.answer(starting(mine, firstCommitment(HERS)), 2)!
      watch.look(begun([other, said]), 1)
      expect(watch.noted?.faults).toEqual(['entropyExchanged'])
    }
    const { watch, mine, starting } = atTheStart()
    const said = watch.answer(starting(mine, null as unknown as string), 2)!
    watch.look(begun([hersSaid, said]), 1)
    expect(watch.noted?.faults).toEqual(['entropyExchanged'])
  })
})
