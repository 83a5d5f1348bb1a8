import { isCancel, select, text } from '@clack/prompts'
import type { Terminal } from './terminal.ts'

const CLEAR = '\x1b[2J\x1b[3J\x1b[H'
/** The choice that lets one type something instead. */
const TYPE = '…'

/** A terminal with somebody in front of it: choices by arrow keys, and a curtain that wipes the screen. */
export function screenTerminal(): Terminal {
  return {
    say: words => console.log(words),
    async ask(question, choices, hint) {
      const options = choices.map(({ shown, answer }) => ({ value: answer, label: shown }))
      const answer = await select({ message: question, options: [...options, { value: TYPE, label: TYPE, hint }] })
      if (isCancel(answer)) return undefined
      return answer === TYPE ? typed(hint) : answer
    },
    async curtain({ wait }) {
      process.stdout.write(CLEAR)
      await text({ message: wait, defaultValue: '' })
      process.stdout.write(CLEAR)
    },
    close() {},
  }
}

async function typed(hint: string): Promise<string | undefined> {
  const answer = await text({ message: hint })
  return isCancel(answer) ? undefined : answer.trim()
}
