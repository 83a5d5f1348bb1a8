import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toy } from '../test-kit/toy.ts'
import {
  commitments,
  entropyBehind,
  entropyCommitment,
  type Fairness,
  firstCommitment,
  type GameRecord,
  makeRecord,
  Play,
  parseAnnounced,
  secretsFromWord,
  streams,
  verifyRecord,
} from './index.ts'

const DICE = ['ab'.repeat(32), 'cd'.repeat(32)]
const SITTERS = [{ name: 'Ada' }, { name: 'Bo' }]
type Sealed = Extract<Fairness, { kind: 'sealed' | 'local' }>

/** A game begun with these secrets and entropies, as its host records it. */
function played(word: string, more: Partial<Sealed> = {}): GameRecord & { fairness: Sealed } {
  const secrets = secretsFromWord(['toy'], word)
  const entropies = DICE.map(dice => entropyBehind(dice, firstCommitment(dice))!)
  const fairness: Sealed = {
    kind: 'sealed',
    commitments: commitments(secrets),
    entropies,
    entropyCommitments: DICE.map(firstCommitment),
    secrets,
    ...more,
  }
  const play = Play.start(toy, { players: 2 }, streams(secrets, fairness.entropies), 0)
  play.act(0, { type: 'draw' }, 1)
  return { ...makeRecord(play, SITTERS, fairness), fairness }
}

describe('a record', () => {
  const honest = played('announced')
  const announced = { commitments: honest.fairness.commitments, entropyCommitments: DICE.map(firstCommitment) }

  test('of the shuffles that were announced holds', () => {
    expect(verifyRecord(toy, honest, announced).chance).toBe('recomputed')
  })

  test('of others holds by itself, and is refused by who saw the announcement', () => {
    const exchanged = played('drawn until the host liked it')
    expect(verifyRecord(toy, exchanged).chance).toBe('recomputed')
    expect(() => verifyRecord(toy, exchanged, announced)).toThrow('the commitment of toy is not the one')
    const more = { commitments: { ...announced.commitments, second: '00'.repeat(32) } }
    expect(() => verifyRecord(toy, honest, more)).toThrow('the commitment of second')
    const scripted = { ...honest, fairness: { kind: 'scripted' } }
    expect(() => verifyRecord(toy, scripted, announced)).toThrow('this game has none')
  })

  test('where somebody said another entropy than she had committed to is refused, and so is one she never said', () => {
    const other = [honest.fairness.entropies[0]!, 'ee'.repeat(32)]
    expect(() => verifyRecord(toy, played('announced', { entropies: other }))).toThrow('seat 1 had committed')
    const silent = played('announced', { entropies: [honest.fairness.entropies[0]!, null] })
    expect(() => verifyRecord(toy, silent)).toThrow('seat 1 had committed')
    const unasked = played('announced', { entropyCommitments: [announced.entropyCommitments[0]!, null] })
    expect(() => verifyRecord(toy, unasked)).toThrow('seat 1 had committed')
  })

  test('names those who had committed and did not speak in time', () => {
    const [entropy] = honest.fairness.entropies as [string]
    const entropyCommitments = [firstCommitment(DICE[0]!), null]
    const record = played('announced', { entropies: [entropy, null], entropyCommitments, leftOut: [1] })
    expect(verifyRecord(toy, record, { ...announced, entropyCommitments }).chance).toBe('recomputed')
  })

  test('that leaves the commitments of entropies away is refused by who saw them', () => {
    const { entropyCommitments: _, ...fairness } = honest.fairness
    expect(verifyRecord(toy, { ...honest, fairness }).chance).toBe('recomputed')
    expect(() => verifyRecord(toy, { ...honest, fairness }, announced)).toThrow('seat 0 had committed')
  })
})

test('dice are the innermost of a chain: what was said in vain commits to the next', () => {
  const hash = (hex: string) =>
    createHash('sha256').update('grotto/entropy/1:').update(Buffer.from(hex, 'hex')).digest('hex')
  const [dice] = DICE as [string]
  let commitment = firstCommitment(dice)
  for (let round = 0; round < 16; round++) {
    const entropy = entropyBehind(dice, commitment)!
    expect([hash(entropy), entropyCommitment(entropy)]).toEqual([commitment, commitment])
    commitment = entropy
  }
  expect(commitment).toBe(dice)
  expect(entropyBehind(dice, commitment)).toBeUndefined()
  expect(entropyBehind(dice, 'ff'.repeat(32))).toBeUndefined()
})

test('what was announced is read from commitments, from a note, or from all a table says of itself', () => {
  const commitments = { toy: '0a'.repeat(32) }
  const entropyCommitments = [null, '0b'.repeat(32)]
  expect(parseAnnounced(commitments)).toEqual({ commitments })
  expect(parseAnnounced({ commitments, entropyCommitments })).toEqual({ commitments, entropyCommitments })
  expect(parseAnnounced({ id: 't', fairness: { kind: 'sealed', commitments, revealed: {} } })).toEqual({ commitments })
  for (const nothing of [null, 7, [], {}, { commitments: {} }, { toy: 'short' }, { fairness: null }])
    expect(parseAnnounced(nothing)).toBeUndefined()
})

test('what a file claims was announced nowhere: not by a record, not by the table it was brought to', () => {
  const record = played('announced')
  const info = { id: 't', fairness: { ...record.fairness, revealed: {} } }
  expect(parseAnnounced(info)).toBeDefined()
  expect(parseAnnounced({ ...info, imported: 'whole' })).toBeUndefined()
  expect(parseAnnounced(record)).toBeUndefined()
  // Where only its beginning came from a file, the shuffles after it were announced.
  expect(parseAnnounced({ ...info, imported: 'start' })).toBeDefined()
})
