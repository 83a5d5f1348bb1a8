import type { Cell } from '@grotto/sub-terra'

const HOLD_MS = 480

/** The cell whose button was met. */
export function cellAt(target: EventTarget | null): Cell | undefined {
  const key = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : undefined
  const [x, y] = key?.split(',').map(Number) ?? []
  return x === undefined || y === undefined ? undefined : [x, y]
}

/** A finger that stays on a cell. Some browsers then also ask for a menu: that must not count twice. */
export class Holding {
  /** Whether this press has been a hold: then its end is no tap. */
  held = false
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly onHold: (cell: Cell) => void

  constructor(onHold: (cell: Cell) => void) {
    this.onHold = onHold
  }

  begin(target: EventTarget | null): void {
    this.forget()
    this.timer = setTimeout(() => this.now(target), HOLD_MS)
  }

  cancel(): void {
    clearTimeout(this.timer)
  }

  /** A new press. */
  forget(): void {
    this.cancel()
    this.held = false
  }

  now(target: EventTarget | null): void {
    this.cancel()
    const cell = cellAt(target)
    if (!cell || this.held) return
    this.held = true
    this.onHold(cell)
  }
}
