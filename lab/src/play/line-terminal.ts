import type { Writable } from 'node:stream'
import { linesOf } from '../lines.ts'
import type { Choice, Terminal } from './terminal.ts'

/** A terminal of plain lines, for pipes: choices are numbered, a line is an answer, and nothing is wiped away. */
export function lineTerminal(input: AsyncIterable<Uint8Array>, output: Writable): Terminal {
  const lines = linesOf(input)
  const say = (text: string) => {
    output.write(`${text}\n`)
  }
  return {
    say,
    async ask({ question, choices, hint }) {
      say(`${question}\n${numbered(choices)}\n(${hint})`)
      const { value, done } = await lines.next()
      if (done) return undefined
      if (typeof value === 'string') return value.trim()
      say(value.why)
      return ''
    },
    async curtain({ opened }) {
      say(opened)
    },
    close: () => void lines.return(undefined),
  }
}

export function numbered(choices: readonly Choice[]): string {
  return choices.map(({ shown }, index) => `  ${String(index + 1).padStart(2)} ${shown}`).join('\n')
}
