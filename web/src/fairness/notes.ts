import type { Announced } from '@grotto/kernel'

/** What can be wrong with the shuffles of a table, as far as this device can know (docs/fairness.md). */
export type Fault =
  /** The seals are not those that were announced, or hold something else. */
  | 'exchanged'
  /** Somebody's entropy was exchanged after this device had spoken. */
  | 'entropyExchanged'
  /** The game was begun without the dice of this device, which were ready. */
  | 'diceLeftOut'

/** What this device saw announced when it first came to a table, what it threw in, and what did not fit since. */
export interface Noted extends Announced {
  /** It came when the game had begun: what was announced before, it did not see. */
  readonly late: boolean
  readonly faults: readonly Fault[]
  /** This device's own dice for the shuffle. */
  readonly dice?: string
  /** What it said when it last spoke; `entropyCommitments` are what all had committed to by then. */
  readonly spoken?: string
}

/** What keeps notes for as long as the browser keeps anything. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

const KEY = 'grotto.announced'
/** Tables that are remembered; the oldest make room. */
const MOST = 200

type Notes = Readonly<Record<string, Noted>>

function read(keeper: Keeper): Notes {
  try {
    return JSON.parse(keeper.getItem(KEY) ?? '{}') as Notes
  } catch {
    return {}
  }
}

/** What was noted of a table, if this device was there. */
export const notedAt = (table: string, keeper: Keeper = localStorage): Noted | undefined => read(keeper)[table]

export function keepNote(table: string, noted: Noted, keeper: Keeper): void {
  const notes = read(keeper)
  if (JSON.stringify(notes[table]) === JSON.stringify(noted)) return
  const kept = Object.entries({ ...notes, [table]: noted }).slice(-MOST)
  try {
    keeper.setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // A full or forbidden store: this tab still compares with what it saw itself.
  }
}
