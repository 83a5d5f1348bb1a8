/** What a reminder needs of the browser. */
export interface Desk {
  /** Whether nobody can see the page just now. */
  readonly hidden: () => boolean
  /** Whether the browser lets us speak up. */
  readonly allowed: () => boolean
  /** Shows a notification and says how to take it away again. */
  readonly notify: (text: string) => () => void
}

export interface TurnReminder {
  /** Whose turn it is now; `text` is missing where the player wants no notification. */
  readonly turn: (mine: boolean, text?: string) => void
  /** She looks at the table, or has left it. */
  readonly quiet: () => void
}

/** Speaks up once when a turn begins that nobody sees begin, and is quiet as soon as it is seen or over. */
export function turnReminder(desk: Desk): TurnReminder {
  let wasMine = false
  let takeAway: (() => void) | undefined
  const quiet = () => {
    takeAway?.()
    takeAway = undefined
  }
  return {
    quiet,
    turn: (mine, text) => {
      const begins = mine && !wasMine
      wasMine = mine
      if (!mine) quiet()
      if (begins && text && desk.hidden() && desk.allowed()) takeAway = desk.notify(text)
    },
  }
}
