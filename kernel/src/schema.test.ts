import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { playRandomly } from '../test-kit/index.ts'
import { toy } from '../test-kit/toy.ts'
import { commitments, type Fairness, makeRecord, Play, secretsFromWord, sourceOf } from './index.ts'

const schema = JSON.parse(readFileSync(new URL('../record.schema.json', import.meta.url), 'utf8'))
const validate = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false }).compile(schema)
const secrets = secretsFromWord(['toy'], 'schema')
const LOCAL: Fairness = { kind: 'local', commitments: commitments(secrets), entropies: [null, null], secrets }
const SITTERS = [{ name: 'Ada' }, { name: 'Bo', bot: { name: 'random', version: 1 } }]

test('record.schema.json describes the records we write: finished, unfinished, taken back, scripted', () => {
  const { play } = playRandomly(toy, { players: 2 }, 'schema')
  const begun = Play.start(
    toy,
    { players: 2 },
    sourceOf(() => 0),
    0,
  )
  begun.act(0, { type: 'pass' }, 1)
  begun.undo(0, 0, 2)
  for (const record of [
    makeRecord(play, SITTERS, LOCAL),
    makeRecord(play, SITTERS, LOCAL, 'whole'),
    makeRecord(begun, SITTERS, { kind: 'scripted' }, 'start'),
  ])
    expect([validate(JSON.parse(JSON.stringify(record))), validate.errors]).toEqual([true, null])
})

test('record.schema.json refuses what is none', () => {
  const good = makeRecord(playRandomly(toy, { players: 2 }, 'schema').play, SITTERS, LOCAL)
  for (const change of [
    { format: 'other' },
    { entries: [] },
    { entries: [{ type: 'nonsense' }] },
    { hashes: ['abc'] },
    { sitters: [{}] },
    { imported: false },
  ])
    expect(validate({ ...good, ...change })).toBe(false)
})
