import { isSecret } from './fairness.ts'
import type { Entry, Fairness, GameRecord } from './record.ts'
import { RECORD_FORMAT } from './record.ts'

/** What is wrong with a record, and at which entry where it is one. */
export class RecordError extends Error {
  override name = 'RecordError'
  readonly step: number | undefined
  constructor(message: string, step?: number) {
    super(step === undefined ? message : `entry ${step}: ${message}`)
    this.step = step
  }
}

type Fields = Readonly<Record<string, unknown>>

/** Reads a record from outside: its shape only; `verifyRecord` replays it. Throws a `RecordError`. */
export function parseRecord(input: unknown): GameRecord {
  const record = fields(input, 'the record')
  demand(record.format === RECORD_FORMAT, `format must be ${RECORD_FORMAT}`)
  demand(typeof record.game === 'string', 'game must be a name')
  demand(isCount(record.rules), 'rules must be a version number')
  fields(record.options, 'options')
  checkSitters(record.sitters)
  checkFairness(record.fairness)
  checkEntries(record.entries)
  if (record.hashes !== undefined) checkHashes(record.hashes, (record.entries as unknown[]).length)
  return input as GameRecord
}

function checkSitters(sitters: unknown): void {
  demand(Array.isArray(sitters) && sitters.length > 0, 'sitters must be a list')
  for (const sitter of sitters as unknown[])
    demand(typeof fields(sitter, 'a sitter').name === 'string', 'a sitter has a name')
}

function checkFairness(input: unknown): asserts input is Fairness {
  const fairness = fields(input, 'fairness')
  if (fairness.kind === 'scripted') return
  demand(fairness.kind === 'sealed' || fairness.kind === 'local', 'fairness is sealed, local or scripted')
  demand(Object.values(fields(fairness.commitments, 'commitments')).every(isSecret), 'commitments are 32-byte hashes')
  demand(
    Array.isArray(fairness.entropies) && fairness.entropies.every(item => item === null || isSecret(item)),
    'entropies are 32 bytes each, or null',
  )
  if (fairness.secrets !== undefined)
    demand(Object.values(fields(fairness.secrets, 'secrets')).every(isSecret), 'secrets are 32 bytes each')
}

function checkEntries(input: unknown): void {
  demand(Array.isArray(input) && input.length > 0, 'entries must be a list')
  for (const [step, entry] of (input as unknown[]).entries()) checkEntry(fields(entry, 'an entry'), step)
}

const ENTRY_CHECKS: Readonly<Record<Entry['type'], (entry: Fields, step: number) => boolean>> = {
  setup: (entry, step) => step === 0 && isOutcomes(entry.chance),
  act: (entry, step) => step > 0 && isCount(entry.seat) && isOutcomes(entry.chance) && typeof entry.action === 'object',
  undo: (entry, step) => isCount(entry.seat) && isCount(entry.to) && (entry.to as number) < step,
}

function checkEntry(entry: Fields, step: number): void {
  const check = Object.hasOwn(ENTRY_CHECKS, String(entry.type)) ? ENTRY_CHECKS[entry.type as Entry['type']] : undefined
  if (!check) throw new RecordError(`there is no entry of type ${String(entry.type)}`, step)
  if (typeof entry.at !== 'number' || !check(entry, step))
    throw new RecordError(`a broken ${String(entry.type)} entry`, step)
}

function checkHashes(hashes: unknown, entries: number): void {
  demand(
    Array.isArray(hashes) && hashes.length === entries && hashes.every(isSecret),
    'there is one state hash for each entry',
  )
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isOutcomes = (value: unknown): boolean => Array.isArray(value) && value.every(isCount)

function fields(input: unknown, what: string): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RecordError(`${what} must be an object`)
  return input as Fields
}

function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new RecordError(message)
}
