import type { Chance } from './chance.ts'
import type { Fairness } from './record.ts'
import { type ChanceSource, streams } from './streams.ts'

/** A source that is never believed: entries are absorbed with the outcomes they carry. */
export const anySource = (): ChanceSource => sourceOf(() => 0)

/** Any chance as a source, for games that are not going to be rewound. */
export const sourceOf = (chance: Chance): ChanceSource => ({ chance, positions: () => ({}), rewind: () => {} })

/** The source a record's chance came from, where its secrets are known. */
export function sourceFor(fairness: Fairness): ChanceSource | undefined {
  if (fairness.kind === 'scripted' || !fairness.secrets) return undefined
  return streams(fairness.secrets, fairness.entropies)
}
