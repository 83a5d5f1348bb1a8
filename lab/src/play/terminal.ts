/** What somebody may pick: what is shown, and what is answered. */
export interface Choice {
  readonly shown: string
  readonly answer: string
}

/** What is asked: a line, what to choose from, and what else can be typed. */
export interface Asked {
  readonly question: string
  readonly choices: readonly Choice[]
  readonly hint: string
}

/** Where a game is played: lines out, answers in. `undefined` means that nobody answers any more. */
export interface Terminal {
  say(text: string): void
  /** Asks for one of the choices, or for anything else that can be typed; an empty line is an empty answer. */
  ask(asked: Asked): Promise<string | undefined>
  /** Hides what is on the screen until the next player sits in front of it. */
  curtain(words: { readonly wait: string; readonly opened: string }): Promise<void>
  close(): void
}
