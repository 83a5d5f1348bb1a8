/** So soon after the telling began a press was still meant for the card that was laid. */
const QUICK_MS = 400

/** Knows whether a press may hurry the telling: whoever presses a card twice wants to see what comes of it. */
export class QuickFingers {
  private began: number | undefined

  /** Said whenever the board is drawn. */
  hear(telling: boolean, now = performance.now()): void {
    if (!telling) this.began = undefined
    else this.began ??= now
  }

  mayHurry(now = performance.now()): boolean {
    return this.began !== undefined && now - this.began > QUICK_MS
  }
}
