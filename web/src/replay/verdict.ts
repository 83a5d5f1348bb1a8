import { type Announced, type Game, type GameRecord, verifyRecord } from '@grotto/kernel'

/** `announced`: recomputed, from the very seeds that this device had seen announced before the game. */
export type Verdict = 'announced' | 'recomputed' | 'sealed' | 'scripted' | 'exchanged' | 'broken'

export const isBroken = (verdict: Verdict): boolean => verdict === 'broken' || verdict === 'exchanged'

/** `late`: this device came when the game had begun, so that it compares but proves nothing of what was before. */
export type Seen = Announced & { readonly late?: boolean }

export function verdictOn(engine: Game, record: GameRecord, announced: Seen | undefined): Verdict {
  const alone = outcomeOf(() => verifyRecord(engine, record).chance)
  if (!announced || isBroken(alone)) return alone
  const compared = outcomeOf(() => verifyRecord(engine, record, announced).chance)
  if (isBroken(compared)) return 'exchanged'
  return compared === 'recomputed' && !announced.late ? 'announced' : compared
}

function outcomeOf(check: () => Verdict): Verdict {
  try {
    return check()
  } catch {
    return 'broken'
  }
}
