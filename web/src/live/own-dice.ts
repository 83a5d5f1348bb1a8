const BYTES = 32
const keyOf = (table: string): string => `grotto.dice.${table}`

/** What keeps a few words until the tab is closed. */
export type Keeper = Pick<Storage, 'getItem' | 'setItem'>

/** This device's own dice for a table, thrown into the shuffle so that nobody alone decides it. */
export function throwDice(table: string, keeper: Keeper = sessionStorage): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  const dice = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  keeper.setItem(keyOf(table), dice)
  return dice
}

/** Whether the server began the game without the dice this device had sent (docs/fairness.md, step 2). */
export function leftOut(
  table: string,
  seat: number,
  used: readonly (string | null)[],
  keeper: Keeper = sessionStorage,
): boolean {
  const mine = keeper.getItem(keyOf(table))
  return mine !== null && used[seat] !== mine
}
