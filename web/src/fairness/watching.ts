import { brokenSeal, entropyBehind, entropyCommitment, firstCommitment, otherKey, type Viewer } from '@grotto/kernel'
import type { TableInfo } from '@grotto/protocol'
import { type Fault, type Keeper, keepNote, type Noted, notedAt } from './notes.ts'

/**
 * This device at one table: it notes what is announced, throws its own dice in, and compares all it hears later. What it
 * noted outlasts the tab; where nothing can be kept, the tab remembers.
 */
export class FairnessWatch {
  readonly #table: string
  readonly #keeper: Keeper
  noted: Noted | undefined

  constructor(table: string, keeper: Keeper = localStorage) {
    this.#table = table
    this.#keeper = keeper
    this.noted = notedAt(table, keeper)
  }

  /** Notes what a table says of itself, or compares with what was noted. A fault stays one. */
  look(info: TableInfo, viewer: Viewer): void {
    // Another tab may have spoken meanwhile.
    const before = notedAt(this.#table, this.#keeper) ?? this.noted ?? firstNote(info)
    const faults = [...new Set([...before.faults, ...faultsIn(info, viewer, before)])]
    this.#keep({ ...before, faults })
  }

  /** Dice for this table; what is told of them is a commitment. */
  throwDice(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const dice = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
    if (this.noted) this.#keep({ ...this.noted, dice })
    return firstCommitment(dice)
  }

  /** What this device says now that the table starts; nothing where it has nothing to say, or the seals were exchanged. */
  answer({ start, fairness, seats }: TableInfo, viewer: Viewer): string | undefined {
    const { noted } = this
    const committed = viewer === 'spectator' ? undefined : fairness.entropyCommitments?.[viewer]
    if (!start || !noted?.dice || !committed || noted.faults.includes('exchanged')) return undefined
    const entropy = entropyBehind(noted.dice, committed)
    if (entropy === undefined || entropy === noted.spoken) return entropy
    // Seats that stay open do not play.
    const entropyCommitments = fairness.entropyCommitments!.filter((_, seat) => seats[seat]?.kind !== 'open')
    this.#keep({ ...noted, spoken: entropy, entropyCommitments })
    return entropy
  }

  #keep(noted: Noted): void {
    this.noted = noted
    keepNote(this.#table, noted, this.#keeper)
  }
}

const firstNote = ({ fairness: { commitments }, status }: TableInfo): Noted => ({
  commitments,
  late: status !== 'lobby',
  faults: [],
})

function faultsIn(info: TableInfo, viewer: Viewer, noted: Noted): Fault[] {
  const { commitments, revealed, entropies } = info.fairness
  const faults: Fault[] = []
  const opened = brokenSeal(noted.commitments, revealed)
  if (opened !== undefined || otherKey(commitments, noted.commitments) !== undefined) faults.push('exchanged')
  if (entropies && viewer !== 'spectator') faults.push(...faultsInEntropies(info, entropies, viewer, noted))
  return faults
}

/** Whoever spoke heard before what all others were bound to; whoever was ready and is not among them was left out. */
function faultsInEntropies(
  { fairness: { leftOut = [] } }: TableInfo,
  entropies: readonly (string | null)[],
  seat: number,
  { dice, spoken, entropyCommitments }: Noted,
): Fault[] {
  if (!dice || leftOut.includes(seat)) return []
  if (spoken === undefined || entropies[seat] !== spoken) return ['diceLeftOut']
  const said = entropies.map(entropy => entropy && entropyCommitment(entropy))
  return JSON.stringify(said) === JSON.stringify(entropyCommitments) ? [] : ['entropyExchanged']
}
