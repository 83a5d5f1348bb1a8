import { type Commitments, isSecret } from './fairness.ts'
import type { Fairness } from './record.ts'
import { RecordError } from './record-error.ts'

/** What somebody saw announced before the game: the commitments to its secrets, and to what each seat would add. */
export interface Announced {
  readonly commitments: Commitments
  readonly entropyCommitments?: readonly (string | null)[]
}

/** Refuses a record of other shuffles than those that were announced. */
export function checkAnnounced(fairness: Fairness, { commitments, entropyCommitments }: Announced): void {
  if (fairness.kind === 'scripted') throw new RecordError('shuffles were announced, and this game has none')
  const other = otherKey(fairness.commitments, commitments)
  if (other !== undefined) throw new RecordError(`the commitment of ${other} is not the one that was announced`)
  const seat = entropyCommitments?.findIndex((said, seat) => said !== (fairness.entropyCommitments?.[seat] ?? null))
  if (seat !== undefined && seat >= 0) throw new RecordError(`seat ${seat} had committed to another entropy`)
}

/** A name under which the two do not say the same; nothing where they agree. */
export const otherKey = (one: Commitments, two: Commitments): string | undefined =>
  Object.keys({ ...one, ...two }).find(key => one[key] !== two[key])

/** Reads what was announced from outside: the commitments by seal, alone or as part of what a table says of itself. */
export function parseAnnounced(input: unknown): Announced | undefined {
  const fields = (value: unknown) =>
    (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const { imported, format } = fields(input)
  // What a file claims, a record say or the table it was brought to, was announced nowhere.
  if (imported === 'whole' || format !== undefined) return undefined
  const said = fields(fields(input).fairness ?? input)
  const commitments = fields(said.commitments ?? said)
  const hashes = Object.values(commitments)
  if (hashes.length === 0 || !hashes.every(isSecret)) return undefined
  const entropies = said.entropyCommitments
  const isList = Array.isArray(entropies) && entropies.every(item => item === null || isSecret(item))
  return { commitments: commitments as Commitments, ...(isList ? { entropyCommitments: entropies } : {}) }
}
