import type { Cell } from '@grotto/sub-terra'

/** The cell whose button was met. */
export function cellAt(target: EventTarget | null): Cell | undefined {
  const key = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined
  const [x, y] = key?.split(',').map(Number) ?? []
  return x === undefined || y === undefined ? undefined : [x, y]
}
