import type { Spot } from '@grotto/kernel'
import type { Cell } from '@grotto/sub-terra'

/** No cave reaches farther. */
const FARTHEST = 200

/** The cell a spot names, if it is one: it comes from other devices. */
export function cellIn({ x, y }: Spot): Cell | undefined {
  const isNear = (value: unknown) => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST
  return isNear(x) && isNear(y) ? [x as number, y as number] : undefined
}
