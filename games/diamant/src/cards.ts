import { type Card, type DiamantOptions, TRAPS, type Trap } from './types.ts'

/**
 * Inside the engine a card is its kind, a small number: the five traps first, then the relic, then one kind for each
 * treasure value, ascending. Cards of one kind cannot be told apart, so a deck is a count for each kind.
 */
export type Kind = number

export const RELIC: Kind = TRAPS.length
const FIRST_TREASURE: Kind = RELIC + 1

export const isTrap = (kind: Kind): boolean => kind < RELIC
export const isTreasure = (kind: Kind): boolean => kind >= FIRST_TREASURE

export function trapOf(kind: Kind): Trap {
  const trap = TRAPS[kind]
  if (trap === undefined) throw new Error(`kind ${kind} is no trap`)
  return trap
}

/** The cards of a table, by kind. */
export interface CardTable {
  /** The card itself, as the outside knows it. */
  readonly face: readonly Card[]
  /** Rubies printed on it; 0 for traps and relics. */
  readonly printed: readonly number[]
  /** How many there are in the box. */
  readonly count: readonly number[]
  readonly total: number
}

const TABLES = new WeakMap<DiamantOptions, CardTable>()

export function cardTable(options: DiamantOptions): CardTable {
  const known = TABLES.get(options)
  if (known) return known
  const table = makeTable(options)
  TABLES.set(options, table)
  return table
}

function makeTable(options: DiamantOptions): CardTable {
  const values = [...new Set(options.treasures)].sort((a, b) => a - b)
  const traps = TRAPS.map(trap => Object.freeze({ kind: 'trap', trap } as const))
  const treasures = values.map(value => Object.freeze({ kind: 'treasure', value } as const))
  const face: readonly Card[] = [...traps, Object.freeze({ kind: 'relic' } as const), ...treasures]
  const count = face.map(card => countOf(card, options))
  const printed = face.map(card => (card.kind === 'treasure' ? card.value : 0))
  return Object.freeze({ face, printed, count, total: count.reduce((sum, n) => sum + n, 0) })
}

function countOf(card: Card, { traps, relics, treasures }: DiamantOptions): number {
  if (card.kind === 'trap') return traps[card.trap]
  if (card.kind === 'relic') return relics
  return treasures.filter(value => value === card.value).length
}

/** The kind of a card at this table, or -1 where the box holds no such treasure. */
export function kindOf(table: CardTable, card: Card): Kind {
  if (card.kind === 'trap') return TRAPS.indexOf(card.trap)
  return card.kind === 'relic' ? RELIC : table.printed.indexOf(card.value, FIRST_TREASURE)
}
