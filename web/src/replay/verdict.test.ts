import { diamant } from '@grotto/diamant'
import {
  commitments,
  type Fairness,
  type Game,
  type GameRecord,
  makeRecord,
  Play,
  type Secrets,
  secretsFromWord,
  streams,
} from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import { expect, test } from 'vitest'
import { FairnessWatch } from '../fairness/watching.ts'
import { verdictOn } from './verdict.ts'

const engine = diamant as unknown as Game
const SEALS = [1, 2, 3, 4, 5].map(round => `expedition-${round}`)
const ENTROPIES = ['ab', 'cd', 'ef'].map(byte => byte.repeat(32))
const ANNOUNCED = secretsFromWord(SEALS, 'announced')

function gameFrom(secrets: Secrets): Play<never> {
  const options = diamant.parseOptions({ players: 3 })
  if (!options.ok) throw new Error('options')
  return Play.start(diamant, options.value, streams(secrets, ENTROPIES), 0) as unknown as Play<never>
}

function recordFrom(secrets: Secrets): GameRecord {
  const fairness: Fairness = { kind: 'sealed', commitments: commitments(secrets), entropies: ENTROPIES, secrets }
  return makeRecord(
    gameFrom(secrets),
    ['Ada', 'Bo', 'Cy'].map(name => ({ name })),
    fairness,
  )
}

/** The attack of docs/fairness.md: the host has everybody's entropy, and draws secrets until it likes the first card. */
function drawnUntilTheFirstCardIs17(): { secrets: Secrets; tries: number } {
  for (let tries = 1; ; tries++) {
    const secrets = secretsFromWord(SEALS, `try ${tries}`)
    const { path } = diamant.encode(gameFrom(secrets).state) as { path: { card: { value?: number } }[] }
    if (path[0]!.card.value === 17) return { secrets, tries }
  }
}

const said = (secrets: Secrets, status: string): TableInfo =>
  ({
    id: 't',
    status,
    fairness: { kind: 'sealed', commitments: commitments(secrets), revealed: {} },
  }) as unknown as TableInfo

test('a host that draws its secrets after the entropies is found out by every device that was there', () => {
  const { secrets, tries } = drawnUntilTheFirstCardIs17()
  expect(tries).toBeGreaterThan(1)
  expect(tries).toBeLessThan(500)
  const forged = recordFrom(secrets)
  const watch = new FairnessWatch('t', { getItem: () => null, setItem: () => {} })
  watch.look(said(ANNOUNCED, 'lobby'), 'spectator')
  // Without the note nothing is wrong with it.
  expect(verdictOn(engine, forged, undefined)).toBe('recomputed')
  expect(verdictOn(engine, forged, watch.noted)).toBe('exchanged')
  watch.look(said(secrets, 'playing'), 'spectator')
  expect(watch.noted?.faults).toEqual(['exchanged'])
})

test('an honest game is recomputed, from what was announced where that was noted', () => {
  const honest = recordFrom(ANNOUNCED)
  expect(verdictOn(engine, honest, undefined)).toBe('recomputed')
  expect(verdictOn(engine, honest, { commitments: commitments(ANNOUNCED) })).toBe('announced')
  expect(verdictOn(engine, honest, { commitments: commitments(ANNOUNCED), late: true })).toBe('recomputed')
  const broken = { ...honest, entries: [{ ...honest.entries[0]!, chance: [0] }] } as GameRecord
  expect(verdictOn(engine, broken, { commitments: commitments(ANNOUNCED) })).toBe('broken')
})

test('a record from a file is recomputed by the file’s own word, whatever this device noted of a table', () => {
  const brought: GameRecord = { ...recordFrom(ANNOUNCED), imported: 'whole' }
  const noted = { commitments: commitments(ANNOUNCED) }
  expect(verdictOn(engine, brought, undefined)).toBe('claimed')
  expect(verdictOn(engine, brought, noted)).toBe('claimed')
  expect(verdictOn(engine, brought, { ...noted, late: true })).toBe('claimed')
  // What is wrong stays wrong.
  expect(verdictOn(engine, brought, { commitments: commitments(secretsFromWord(SEALS, 'other')) })).toBe('exchanged')
  const broken = { ...brought, entries: [{ ...brought.entries[0]!, chance: [0] }] } as GameRecord
  expect(verdictOn(engine, broken, undefined)).toBe('broken')
})

test('a game that goes on from an imported one was dealt from there on', () => {
  const forked: GameRecord = { ...recordFrom(ANNOUNCED), imported: 'start' }
  expect(verdictOn(engine, forked, undefined)).toBe('recomputed')
  expect(verdictOn(engine, forked, { commitments: commitments(ANNOUNCED) })).toBe('announced')
})
