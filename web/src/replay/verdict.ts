import { type Announced, type Game, type GameRecord, verifyRecord } from '@grotto/kernel'

/**
 * `announced`: recomputed, from the very seeds that this device had seen announced before the game. `claimed`: recomputed,
 * from seeds that a file brought along. `dealtBefore`: recomputed, from the seeds of another game, which some may have known.
 */
export type Verdict =
  | 'announced'
  | 'recomputed'
  | 'claimed'
  | 'dealtBefore'
  | 'sealed'
  | 'scripted'
  | 'exchanged'
  | 'broken'

const isBroken = (verdict: Verdict): boolean => verdict === 'broken' || verdict === 'exchanged'

/** `late`: this device came when the game had begun, so that it compares but proves nothing of what was before. */
export type Seen = Announced & { readonly late?: boolean }

export function verdictOn(engine: Game, record: GameRecord, announced: Seen | undefined): Verdict {
  const verdict = compared(engine, record, announced)
  const isRecomputed = verdict === 'recomputed' || verdict === 'announced'
  if (!isRecomputed) return verdict
  return record.imported === 'whole' ? 'claimed' : record.sameDeal ? 'dealtBefore' : verdict
}

function compared(engine: Game, record: GameRecord, announced: Seen | undefined): Verdict {
  const alone = outcomeOf(() => verifyRecord(engine, record).chance)
  if (!announced || isBroken(alone)) return alone
  const verdict = outcomeOf(() => verifyRecord(engine, record, announced).chance)
  if (isBroken(verdict)) return 'exchanged'
  return verdict === 'recomputed' && !announced.late ? 'announced' : verdict
}

function outcomeOf(check: () => Verdict): Verdict {
  try {
    return check()
  } catch {
    return 'broken'
  }
}
