const HOLD_MS = 480

/** A finger that stays where it is. Some browsers then also ask for a menu: that must not count twice. */
export class Holding {
  /** Whether this press has been a hold: then its end is no tap. */
  held = false
  private timer: ReturnType<typeof setTimeout> | undefined
  /** Says whether there was anything to hold. */
  private readonly onHold: (target: EventTarget | null) => boolean

  constructor(onHold: (target: EventTarget | null) => boolean) {
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

  now(target: EventTarget | null): boolean {
    this.cancel()
    if (!this.held) this.held = this.onHold(target)
    return this.held
  }
}
