import { parseAnnotations } from './annotations.ts'
import { isSecret } from './fairness.ts'
import type { Outcome } from './game.ts'
import { isShallow, type Json } from './json.ts'
import { MAX_DEPTH } from './nesting.ts'
import type { Entry, Fairness, GameRecord, Imported, RecordedSitter } from './record.ts'
import { IMPORTED, RECORD_FORMAT } from './record.ts'
import { RecordError } from './record-error.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads a record from outside: its shape only; `verifyRecord` replays it. What comes back has the fields of a record and
 * no others, whatever else was there. Throws a `RecordError`.
 */
export function parseRecord(input: unknown): GameRecord {
  const record = fields(input, 'the record')
  demand(isShallow(record, MAX_DEPTH), `nothing is nested deeper than ${MAX_DEPTH}`)
  demand(record.format === RECORD_FORMAT, `format must be ${RECORD_FORMAT}`)
  demand(typeof record.game === 'string', 'game must be a name')
  demand(isCount(record.rules), 'rules must be a version number')
  const entries = list(record.entries, 'entries').map(parseEntry)
  return {
    format: RECORD_FORMAT,
    game: record.game,
    rules: record.rules,
    options: fields(record.options, 'options') as Json,
    ...(record.from === undefined ? {} : { from: record.from as Json }),
    sitters: list(record.sitters, 'sitters').map(parseSitter),
    fairness: parseFairness(fields(record.fairness, 'fairness')),
    ...(isImported(record.imported) ? { imported: record.imported } : {}),
    ...(record.sameDeal === true ? { sameDeal: true } : {}),
    entries,
    ...(record.outcome === undefined ? {} : { outcome: parseOutcome(fields(record.outcome, 'outcome')) }),
    ...(record.hashes === undefined ? {} : { hashes: parseHashes(record.hashes, entries.length) }),
    ...(record.annotations === undefined ? {} : { annotations: parseAnnotations(record.annotations, entries.length) }),
  }
}

function parseSitter(input: unknown): RecordedSitter {
  const { name, bot } = fields(input, 'a sitter')
  demand(typeof name === 'string', 'a sitter has a name')
  return bot === undefined ? { name } : { name, bot: parseBot(fields(bot, 'a bot')) }
}

function parseBot({ name, version }: Fields): { name: string; version: number } {
  demand(typeof name === 'string' && isCount(version), 'a bot has a name and a version')
  return { name, version }
}

function parseFairness({ kind, commitments, entropies, entropyCommitments, leftOut, secrets }: Fields): Fairness {
  if (kind === 'scripted') return { kind }
  demand(kind === 'sealed' || kind === 'local', 'fairness is sealed, local or scripted')
  demand(isBySeat(entropies), 'entropies are 32 bytes each, or null')
  demand(entropyCommitments === undefined || isBySeat(entropyCommitments), 'entropy commitments are 32 bytes, or null')
  demand(leftOut === undefined || (Array.isArray(leftOut) && leftOut.every(isCount)), 'who is left out has a seat')
  return {
    kind,
    commitments: parseSecrets(commitments, 'commitments'),
    entropies,
    ...(entropyCommitments === undefined ? {} : { entropyCommitments }),
    ...(leftOut === undefined ? {} : { leftOut }),
    ...(secrets === undefined ? {} : { secrets: parseSecrets(secrets, 'secrets') }),
  }
}

const isBySeat = (input: unknown): input is (string | null)[] =>
  Array.isArray(input) && input.every(item => item === null || isSecret(item))

function parseSecrets(input: unknown, what: string): Readonly<Record<string, string>> {
  const bySeal = fields(input, what)
  demand(Object.values(bySeal).every(isSecret), `${what} are 32 bytes each`)
  return bySeal as Readonly<Record<string, string>>
}

const ENTRIES: { readonly [T in Entry['type']]: (entry: Fields, at: number, step: number) => Entry | undefined } = {
  setup: ({ chance }, at, step) => (step === 0 && isOutcomes(chance) ? { type: 'setup', at, chance } : undefined),
  act({ seat, action, chance, bot }, at, step) {
    if (step === 0 || !isCount(seat) || !isOutcomes(chance) || !isNames(bot)) return undefined
    if (typeof action !== 'object' || action === null || Array.isArray(action)) return undefined
    return { type: 'act', seat, at, action: action as Json, chance, ...(bot === undefined ? {} : { bot }) }
  },
  undo({ seat, to, consent }, at, step) {
    if (!isCount(seat) || !isCount(to) || to >= step) return undefined
    return { type: 'undo', seat, at, to, ...(consent === true ? { consent } : {}) }
  },
}

function parseEntry(input: unknown, step: number): Entry {
  const entry = fields(input, 'an entry')
  const { type, at } = entry
  if (typeof type !== 'string' || !Object.hasOwn(ENTRIES, type))
    throw new RecordError(`there is no entry of type ${typeof type === 'string' ? type : typeof type}`, step)
  const parsed = isTime(at) ? ENTRIES[type as Entry['type']](entry, at, step) : undefined
  if (!parsed) throw new RecordError(`a broken ${type} entry`, step)
  return parsed
}

function parseOutcome({ result, places, scores }: Fields): Outcome {
  demand(typeof result === 'string' && isNumbers(places), 'an outcome has a result and places')
  demand(scores === undefined || isNumbers(scores), 'scores are numbers')
  return { result, places, ...(scores === undefined ? {} : { scores }) }
}

function parseHashes(hashes: unknown, entries: number): readonly string[] {
  demand(
    Array.isArray(hashes) && hashes.length === entries && hashes.every(isSecret),
    'there is one state hash for each entry',
  )
  return hashes
}

/** Whatever else stands there, `false` say, is as good as nothing. */
const isImported = (value: unknown): value is Imported => IMPORTED.some(part => part === value)

/** The end of the year 9999: what is later no calendar writes down, and no sum of milliseconds stays exact for long. */
const LATEST = 253_402_300_799_999
/** Milliseconds since 1970. Games that were computed rather than played have 0. */
const isTime = (value: unknown): value is number => isCount(value) && value <= LATEST

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0
const isOutcomes = (value: unknown): value is number[] => Array.isArray(value) && value.every(isCount)
const isNumbers = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isFinite)
const isNames = (value: unknown): value is string | undefined => value === undefined || typeof value === 'string'

function fields(input: unknown, what: string): Fields {
  if (typeof input !== 'object' || input === null || Array.isArray(input))
    throw new RecordError(`${what} must be an object`)
  return input as Fields
}

function list(input: unknown, what: string): readonly unknown[] {
  demand(Array.isArray(input) && input.length > 0, `${what} must be a list`)
  return input
}

function demand(holds: boolean, message: string): asserts holds {
  if (!holds) throw new RecordError(message)
}
