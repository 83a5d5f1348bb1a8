/**
 * What is typed after the slash while the command line is still on its way: it is for the line, and no letter of it may
 * act on the board.
 */
export class EarlyKeys {
  private text: string | undefined

  get waiting(): boolean {
    return this.text !== undefined
  }

  begin(): void {
    this.text = ''
  }

  keep(key: string): void {
    if (this.text === undefined) return
    if (key === 'Backspace') this.text = this.text.slice(0, -1)
    else if (key.length === 1) this.text += key
  }

  /** What was typed so far; from now on the line has the keys itself. */
  take(): string {
    const typed = this.text ?? ''
    this.text = undefined
    return typed
  }
}
