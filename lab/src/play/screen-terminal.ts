import { isCancel, text } from '@clack/prompts'
import { numbered } from './line-terminal.ts'
import type { Terminal } from './terminal.ts'

const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

/**
 * A terminal with somebody in front of it: a curtain wipes the screen, Ctrl-C ends the game. Choices are typed and not
 * picked from a menu, where Enter alone would play whatever stands first.
 */
export function screenTerminal(): Terminal {
  return {
    say: words => console.log(words),
    async ask({ question, choices, hint }) {
      console.log(numbered(choices))
      const answer = await text({ message: `${question}\n(${hint})` })
      return isCancel(answer) ? undefined : (answer ?? '').trim()
    },
    async curtain({ wait }) {
      process.stdout.write(CLEAR)
      await text({ message: wait, defaultValue: '' })
      process.stdout.write(CLEAR)
    },
    close() {},
  }
}
