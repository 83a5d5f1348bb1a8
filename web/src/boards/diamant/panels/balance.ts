import type { DiamantOdds } from '@grotto/diamant'

export interface Balance {
  /** Fewest and most one may expect in hand after the next card, depending on how many stay. */
  readonly ahead: readonly [low: number, high: number]
  /** What leaving brings with `others` more leavers, most of them first, alone last. */
  readonly leave: readonly { readonly leavers: number; readonly brings: number }[]
}

/** What going on and leaving bring, for as many companions as are inside. */
export function balanceOf({ own }: DiamantOdds, inside: number): Balance | undefined {
  if (!own || inside === 0) return undefined
  const ahead = own.ahead.slice(0, inside)
  const leave = own.leave.slice(0, inside).map((brings, others) => ({ leavers: others + 1, brings }))
  return { ahead: [Math.min(...ahead), Math.max(...ahead)], leave: leave.reverse() }
}

/** Few enough cases to name each, else the range of sharing and being alone. */
export const NAMED_CASES = 3

export function leaveFigures({ leave }: Balance): { leavers: string; brings: string }[] {
  const figures = leave.map(({ leavers, brings }) => ({ leavers: String(leavers), brings: String(brings) }))
  if (leave.length <= NAMED_CASES) return figures
  const shared = leave.slice(0, -1).map(({ brings }) => brings)
  const [low, high] = [Math.min(...shared), Math.max(...shared)]
  return [{ leavers: 'shared', brings: low === high ? String(low) : `${low}–${high}` }, figures.at(-1)!]
}
