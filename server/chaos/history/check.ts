import { checkCommands } from './check-commands.ts'
import { checkHearing } from './check-hearing.ts'
import type { FinalRecord } from './final-record.ts'
import { byTable, type History } from './history.ts'

/** Promises that can be broken, each by a name of its own. */
export const KINDS = [
  /** Its entries no longer replay. */
  'unreadable',
  /** Acknowledged, and not in the log. */
  'lost',
  /** In the log more than once. */
  'doneTwice',
  /** In the log, though nobody sent it. */
  'invented',
  /** Refused, and in the log all the same. */
  'refusedButDone',
  /** Two answers to one command say different things, or another thing than the log. */
  'answersDiffer',
  /** Sent after another was acknowledged, and in the log before it. */
  'outOfOrder',
  /** A step that somebody heard is another one in the log, or is not there. */
  'takenBack',
  /** A step was told again to somebody who knew it. */
  'heardTwice',
  /** A step was left out between two that were told. */
  'gap',
  /** Somebody was shown an earlier version than she had seen. */
  'wentBack',
  /** Somebody who asked was shown less than others had heard before she asked. */
  'stale',
] as const
export type Kind = (typeof KINDS)[number]

export interface Violation {
  readonly kind: Kind
  readonly table: string
  readonly person?: string
  readonly about: string
}

/** Everything that anybody sent and heard, against what the log says in the end. */
export function checkHistories(histories: readonly History[], finals: readonly FinalRecord[]): Violation[] {
  const told = byTable(histories)
  return finals.flatMap(final => {
    const here = told.get(final.table) ?? []
    if (!final.readable)
      return [{ kind: 'unreadable', table: final.table, about: 'its entries do not replay' } as const]
    return [...checkCommands(here, final), ...checkHearing(here, final)]
  })
}

/** How many of each kind; none where all is well. */
export function counted(violations: readonly Violation[]): Partial<Record<Kind, number>> {
  const counts: Partial<Record<Kind, number>> = {}
  for (const { kind } of violations) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}
